import AsyncFetch
import Synchronization

/// The notice that people see while a command waits: for another attempt, for a place, or for a slow server.
///
/// A wait is shown once it has lasted a second, and the time before another attempt at once if it is that long. A
/// progress bar shows by itself that a server is slow, so beside it only the other waits are shown. What is done so far
/// is shown once the command has run for a second, however short its waits are.
///
/// Where there is no terminal, each time before another attempt that is that long is a line of its own, once for all calls
/// that try as often.
final class WaitNotice: Sendable {
    /// The reason of a wait; `rest` is that of the response.
    fileprivate enum Reason {
        case server
        case rest
        case place
        case streams(Int)
        case nextAttempt(begins: Duration, FetchAttempt)
    }

    fileprivate struct Wait {
        let host: String
        var reason = Reason.server
        var since: Duration
    }

    /// Work of the command itself, which is not a wait.
    fileprivate struct Work {
        let label: String
        let since: Duration
    }

    fileprivate struct State {
        var waits: [FetchID: Wait] = [:]
        var work: Work?
        /// What is done so far, such as `1,200 items`.
        var done = ""
        var isQuiet = false
        /// A Boolean value indicating whether the command sends bytes, whose requests last as long as they do.
        var isSending = false
        var ticker: Task<Void, Never>?
        var isOver = false
        /// The most attempts in a row that a line has told of, by host.
        var told: [String: Int] = [:]
    }

    private let console: Console
    private let lines: Console
    private let clock: FetchClock
    /// The time at which the command began.
    private let start: Duration
    private let state = Mutex(State())
    /// A notice that is drawn is the newest one: two draws at once could leave the older of two notices.
    private let drawing = Mutex(())

    /// Creates the notice of a command.
    ///
    /// - Parameters:
    ///   - console: Where people see the notice.
    ///   - lines: Where the lines go if `console` is no terminal.
    ///   - clock: The clock.
    init(on console: Console, lines: Console, clock: FetchClock = .continuous) {
        self.console = console
        self.lines = lines
        self.clock = clock
        start = clock.now()
    }

    deinit { state.withLock { $0.ticker?.cancel() } }

    /// A Boolean value indicating whether there is somebody to see the notice.
    var isVisible: Bool { console.isTerminal }

    // MARK: What happens

    /// Notes an event of a fetch.
    @Sendable func observe(_ event: FetchEvent) {
        let now = clock.now()
        let isLong = state.withLock { state in
            switch event.kind {
            case .started(_, let url): state.waits[event.fetch] = Wait(host: Self.host(of: url), since: now)
            case .queued: state.begin(.place, of: event.fetch, at: now)
            case .blocked(let streams): state.begin(.streams(streams), of: event.fetch, at: now)
            case .dequeued, .sent, .retryDelayEnded, .redirected: state.begin(.server, of: event.fetch, at: now)
            case .retrying(let delay, let attempt):
                state.begin(.nextAttempt(begins: now + delay, attempt), of: event.fetch, at: now)
                return delay >= Self.patience
            case .received: state.begin(.rest, of: event.fetch, at: now)
            case .finished(let outcome):
                let wait = state.waits.removeValue(forKey: event.fetch)
                if let wait, case .succeeded = outcome { state.told[wait.host] = nil }
            default: return false
            }
            return false
        }
        guard isVisible else {
            if isLong { tell(of: event.fetch, at: now) }
            return
        }
        if isLong || console.hasNotice { draw() }
        tick()
    }

    /// Writes a line about the next attempt of a call, unless one has told of as many attempts at its host.
    private func tell(of fetch: FetchID, at now: Duration) {
        let text: String? = state.withLock { state in
            guard let wait = state.waits[fetch], case .nextAttempt(let begin, let attempt) = wait.reason,
                attempt.nextNumber > state.told[wait.host, default: 0]
            else { return nil }
            state.told[wait.host] = attempt.nextNumber
            return attempt.announcement(from: wait.host, in: begin - now)
        }
        if let text { lines.print("gapi: \(text)") }
    }

    /// Says what is done so far.
    func setDone(_ text: @autoclosure () -> String) {
        guard isVisible else { return }
        let text = text()
        state.withLock { $0.done = text }
        tick()
    }

    /// Shows nothing from now on: the command writes bytes to the terminal.
    func beQuiet() {
        state.withLock { $0.isQuiet = true }
        draw()
    }

    /// Says that the command sends from now on, also between two parts.
    func beginSending() { state.withLock { $0.isSending = true } }

    /// Shows the name of work that takes more than a second, until it ends.
    func during<R, E: Error>(_ label: String, _ work: () throws(E) -> R) throws(E) -> R {
        beginWork(label)
        defer { endWork() }
        return try work()
    }

    /// Shows the name of work from now on, if it takes more than a second.
    func beginWork(_ label: String) {
        guard isVisible else { return }
        let now = clock.now()
        state.withLock { $0.work = Work(label: label, since: now) }
        draw()
        tick()
    }

    /// Removes the name of the work.
    func endWork() {
        guard isVisible else { return }
        state.withLock { $0.work = nil }
        draw()
    }

    /// Removes the notice for good.
    func end() {
        let ticker = state.withLock { state in
            state.isOver = true
            defer { state.ticker = nil }
            return state.ticker
        }
        ticker?.cancel()
        draw()
    }

    // MARK: The line

    /// Draws the notice twice a second while something is going on.
    private func tick() {
        guard isVisible else { return }
        state.withLock { state in
            guard state.ticker == nil, !state.isOver else { return }
            state.ticker = Task { [weak self, clock] in
                while (try? await clock.sleep(.milliseconds(500))) != nil {
                    guard let self else { return }
                    draw()
                }
            }
        }
    }

    private func draw() { drawing.withLock { _ in console.setNotice(line) } }

    /// The notice as it is now; empty for none.
    var line: String {
        let now = clock.now()
        let hasBar = console.hasStatus
        let (text, done) = state.withLock { state -> (String, String) in
            guard !state.isOver, !state.isQuiet else { return ("", "") }
            return (state.text(at: now, besideBar: hasBar), hasBar ? "" : state.done)
        }
        guard text.isEmpty else { return "   " + (done.isEmpty ? "" : done + "; ") + text }
        return done.isEmpty || now - start < Self.patience ? "" : "   \(done): \((now - start).inWords)"
    }

    /// The time that nobody notices.
    fileprivate static let patience = Duration.seconds(1)

    private static func host(of url: String) -> String {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return String(rest.prefix { $0 != "/" && $0 != "?" })
    }
}

extension WaitNotice.State {
    fileprivate mutating func begin(_ reason: WaitNotice.Reason, of fetch: FetchID, at now: Duration) {
        waits[fetch]?.reason = reason
        waits[fetch]?.since = now
    }

    /// Returns a sentence about the wait that ends last or has lasted longest.
    fileprivate func text(at now: Duration, besideBar: Bool) -> String {
        let retries = waits.values.compactMap { wait in
            if case .nextAttempt(let begin, let attempt) = wait.reason { (wait.host, begin, attempt) } else { nil }
        }
        if let (host, begin, attempt) = retries.min(by: { $0.1 < $1.1 }), begin > now {
            let others = retries.count > 1 ? "; \(retries.count - 1) more calls wait" : ""
            return attempt.announcement(from: host, in: begin - now) + others
        }
        let long = waits.values.filter { now - $0.since >= WaitNotice.patience }.sorted { $0.since < $1.since }
        for wait in long {
            switch wait.reason {
            case .place: return "waiting for a place at \(wait.host): \((now - wait.since).inWords)"
            case .streams(let count):
                return "waiting for a place at \(wait.host), which \(count) streams hold: \((now - wait.since).inWords)"
            case .server where isSending && !besideBar, .rest where isSending && !besideBar:
                return "sending to \(wait.host): \((now - wait.since).inWords)"
            case .server where !besideBar: return "waiting for \(wait.host): \((now - wait.since).inWords)"
            case .rest where !besideBar: return "receiving from \(wait.host): \((now - wait.since).inWords)"
            case .server, .rest, .nextAttempt: continue
            }
        }
        guard !besideBar, let work, now - work.since >= WaitNotice.patience else { return "" }
        return "\(work.label): \((now - work.since).inWords)"
    }
}

extension FetchAttempt {
    /// The failure in a few words: `HTTP 503`, `connection lost`.
    private var outcome: String { status.map { "HTTP \($0)" } ?? failure?.description ?? "no answer" }

    /// Returns a sentence about the next attempt: `HTTP 503 from a.example: attempt 2 in 4 s`.
    fileprivate func announcement(from host: String, in delay: Duration) -> String {
        "\(outcome) from \(host): attempt \(nextNumber) in \((delay + .milliseconds(999)).inWords)"
    }
}

extension Duration {
    /// The duration in whole seconds: `12 s`.
    fileprivate var inWords: String { "\(components.seconds) s" }
}
