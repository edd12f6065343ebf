public import AsyncJSON
import NIOCore
import NIOPosix
import Synchronization

/// Writes what goes over the wire to a page that any browser shows: each attempt with its headers, bodies, times and errors.
///
/// ```swift
/// let log = TrafficLog(directory: "/tmp/traffic")
/// let fetcher = Fetcher(.init { $0.attemptMiddleware = [log] })
/// …
/// await log.flush()
/// log.path  // /tmp/traffic/backup_log_2026-11-21_09-34-14.html; so does backup_log_newest.html
/// ```
///
/// One page for each run, without scripts or images from elsewhere, that grows with each attempt and opens at any time, even
/// after a crash. Tokens, keys, cookies and passwords are not in it, wherever names tell them: in headers, URLs, forms, JSON and
/// XML, nor tokens and keys of the common forms. Other private data are: keep it off in production (``isEnabled``), or keep the
/// directory private (the files are readable by their owner alone, and a directory that others can change is refused).
///
/// Never slows a transfer: bodies are noted while they stream past, and formatted and written on threads of their own. When the
/// disk is too slow, attempts are left out, and the page says how many. May serve several fetchers.
public final class TrafficLog: FetchMiddleware {
    /// How a log is kept.
    public struct Options: Sendable {
        /// The name in the names of its files; by default that of the process.
        public var name = Options.processName
        /// The most bytes of each body that are kept.
        public var maximumBodyBytes = 1 << 20
        /// The most bytes of the bodies that ``TrafficLog/entries(of:)`` and ``TrafficLog/har(of:)`` remember; older attempts are
        /// only in the files.
        public var maximumRememberedBytes = 16 << 20
        /// The most bytes of bodies that wait to be written; more are left out.
        public var maximumWaitingBytes = 64 << 20
        /// Whether each body is kept in a file of its own, too, in a folder next to the page, which links to it.
        ///
        /// Texts are there as the page shows them; images and other bytes as they went over the wire, whatever is in them.
        public var writesBodies = false
        /// The most bytes of an image or of another body that is no text, where each body is kept in a file of its own.
        public var maximumFileBytes = 32 << 20
        /// Says what is shown of each body; nil for the log's usual way with all of them.
        ///
        /// Asked when an attempt has ended, on a thread of the log's where waiting holds up no transfer. By then the application
        /// knows more than the wire says: what the bytes mean, and whether anybody may see them.
        ///
        /// ```swift
        /// options.bodyView = { $0.contentType == "application/x-protobuf" ? .text(describe($0.bytes)) : .usual }
        /// ```
        public var bodyView: (@Sendable (RawBody) -> BodyView)?
        /// Whether an HTTP archive of all attempts is kept next to the page, for browsers' developer tools.
        public var writesHAR = false
        /// Measures how long attempts take.
        public var clock = FetchClock.continuous
        /// Tells the date.
        public var now: @Sendable () -> JSON.Timestamp = { .now }

        /// Creates the defaults.
        public init() {}

        /// Creates options from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }

        /// The most bytes of a body that are noted.
        func limit(of contentType: String?) -> Int {
            guard writesBodies, !BodyContent.isText(BodyContent.essence(of: contentType ?? "")) else {
                return maximumBodyBytes
            }
            return max(maximumBodyBytes, maximumFileBytes)
        }

        private static var processName: String {
            let path = CommandLine.arguments.first ?? ""
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            return name.isEmpty ? "process" : name
        }
    }

    private struct State {
        var waiting: [Recording.Outcome] = []
        var waitingBytes = 0
        var omitted = 0
        var isWriting = false
        var flushing: [Promise<Void>] = []
        var remembered: [Entry] = []
        var rememberedBytes = 0
        var path: String?
        var failure: FetchError?

        mutating func remember(_ entry: Entry, upTo limit: Int) {
            remembered.append(entry)
            rememberedBytes += entry.size
            let excess = remembered.firstIndex { entry in
                if rememberedBytes <= limit { return true }
                rememberedBytes -= entry.size
                return false
            }
            remembered.removeFirst(excess ?? remembered.count)
        }
    }

    let options: Options
    private let isOn = Atomic(true)
    private let state = Mutex(State())
    /// Only the one job that writes locks it.
    private let files: Mutex<TrafficFiles>

    /// Creates a log; its files are made with the first attempt.
    ///
    /// - Parameters:
    ///   - directory: Where its files go; made when it is not there.
    ///   - options: How it is kept.
    public init(directory: String, options: Options = .init()) {
        self.options = options
        files = Mutex(TrafficFiles(directory: directory, options))
    }

    /// Whether attempts are noted; can be changed at any time, and counts for those that begin later.
    ///
    /// A log that is off costs next to nothing.
    public var isEnabled: Bool {
        get { isOn.load(ordering: .relaxed) }
        set { isOn.store(newValue, ordering: .relaxed) }
    }

    /// The path of the page; nil before the first attempt was written.
    public var path: String? { state.withLock { $0.path } }

    /// Why nothing is written any more; nil while all is well.
    ///
    /// Transfers go on without their log.
    public var failure: FetchError? { state.withLock { $0.failure } }

    /// Waits for nothing.
    public var isImmediate: Bool { true }

    /// Notes an attempt and sends it on.
    public func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        guard isEnabled else { return try await next(call) }
        let recording = Recording(call, in: self)
        var call = call
        call.body = recording.observing(call.body)
        do {
            let response = try await next(call)
            return recording.observing(response)
        } catch {
            recording.finish(error)
            throw error
        }
    }

    // MARK: Reading

    /// Returns when all attempts that have ended are written.
    ///
    /// Cancelling the task ends the wait.
    public func flush() async {
        let promise = Promise<Void>()
        let isDone = state.withLock { state in
            if state.isWriting { state.flushing.append(promise) }
            return !state.isWriting
        }
        if !isDone { try? await promise.value }
    }

    /// The remembered attempts of one fetch or ticket in their order, or of all; waits for those under way to be written.
    public func entries(of fetch: FetchID? = nil) async -> [Entry] {
        await flush()
        let remembered = state.withLock { $0.remembered }
        return fetch.map { id in remembered.filter { $0.fetch == id } } ?? remembered
    }

    /// A page of the remembered attempts of one fetch or ticket, or of all.
    public func html(of fetch: FetchID? = nil) async -> String {
        let entries = await entries(of: fetch)
        let title = fetch.map { "\(options.name) \($0)" } ?? options.name
        return TrafficPage.head(title: title, started: entries.first?.started) + entries.map(TrafficPage.row).joined()
    }

    /// An HTTP archive (HAR 1.2) of the remembered attempts of one fetch or ticket, or of all.
    public func har(of fetch: FetchID? = nil) async -> [UInt8] {
        HTTPArchive.document(of: await entries(of: fetch))
    }

    // MARK: Writing

    func add(_ outcome: Recording.Outcome) {
        let begins = state.withLock { state in
            let size = outcome.size
            guard state.waitingBytes + size <= options.maximumWaitingBytes else {
                state.omitted += 1
                return false
            }
            state.waiting.append(outcome)
            state.waitingBytes += size
            defer { state.isWriting = true }
            return !state.isWriting
        }
        guard begins else { return }
        NIOThreadPool.singleton.submit { [self] _ in write() }
    }

    /// Formats and writes all that waits.
    private func write() {
        while case (let batch, var omitted)? = takeBatch() {
            for outcome in batch {
                let (entry, path, failure) = files.withLock { files in
                    var entry = Entry(outcome, options)
                    files.write(&entry, outcome, omitted: omitted)
                    return (entry, files.path, files.failure)
                }
                omitted = 0
                state.withLock { state in
                    (state.path, state.failure) = (path, failure)
                    state.waitingBytes -= outcome.size
                    state.remember(entry, upTo: options.maximumRememberedBytes)
                }
            }
        }
    }

    private func takeBatch() -> ([Recording.Outcome], omitted: Int)? {
        let (batch, omitted, done) = state.withLock { state in
            defer {
                state.waiting = []
                state.omitted = 0
            }
            var done: [Promise<Void>] = []
            if state.waiting.isEmpty {
                state.isWriting = false
                swap(&done, &state.flushing)
            }
            return (state.waiting, state.omitted, done)
        }
        for promise in done { promise.fulfill(.success(())) }
        return batch.isEmpty ? nil : (batch, omitted)
    }
}

extension Fetcher {
    /// The first log among the attempt middleware of this fetcher: tickets and answers have their own part of it.
    public nonisolated var trafficLog: TrafficLog? {
        core.observers.trafficLog
    }
}
