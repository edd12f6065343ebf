public import AsyncJSON
import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization

/// A log of all HTTP traffic, written to a page that any browser shows.
///
/// The page has each attempt with its header fields, bodies, times and errors.
///
/// ```swift
/// let log = TrafficLog(directory: "/tmp/traffic")
/// let fetcher = Fetcher(.init { $0.trafficLog = log })
/// …
/// await log.flush()
/// log.path  // /tmp/traffic/backup_log_2026-11-21_09-34-14.html; so does backup_log_newest.html
/// ```
///
/// There is one page for each run, without external scripts or images. It grows with each attempt and can be opened at
/// any time, even after a crash. Tokens, keys, cookies and passwords are removed, if their names show that they are
/// secret: in header fields, URLs, forms, JSON and XML. Tokens and keys of common forms are removed, too. Other private
/// data is in the page. So turn the log off in production (``isEnabled``), or keep the directory private: only the
/// owner can read the files, and a directory that others can change is refused.
///
/// The log never slows a transfer. Bodies are recorded while they stream past, and formatted and written on separate
/// threads, some milliseconds later. When the disk is too slow, attempts are left out, and the page says how many. One log may serve several
/// fetchers.
public final class TrafficLog: Sendable {
    /// The settings of a log.
    public struct Options: Sendable {
        /// The first part of the file names; by default the name of the process.
        public var name = Options.processName
        /// The most bytes that are kept of each body.
        public var maximumBodyBytes = 1 << 20
        /// The most memory of the attempts that ``TrafficLog/entries(of:)`` and ``TrafficLog/har(of:)`` remember, in
        /// bytes.
        ///
        /// Older attempts are only in the files.
        public var maximumRememberedBytes = 16 << 20
        /// The most memory of the attempts that wait to be written, in bytes; further ones are left out.
        public var maximumWaitingBytes = 64 << 20
        /// A Boolean value indicating whether each body is also written to its own file, to which the page links.
        ///
        /// The files are in a folder next to the page. Texts are as the page shows them. Images and other bytes are as
        /// they went over the wire, including secrets.
        public var writesBodies = false
        /// The most bytes of an image or another body that is not text, if ``writesBodies`` is `true`.
        public var maximumFileBytes = 32 << 20
        /// A closure that chooses how each body is shown; `nil` for the usual way.
        ///
        /// It is called when an attempt has ended, on a thread of the log where it may block without delaying a
        /// transfer. The application knows more than the log: what the bytes mean, and whether anybody may see them.
        ///
        /// ```swift
        /// options.bodyView = { $0.contentType == "application/x-protobuf" ? .text(describe($0.bytes)) : .usual }
        /// ```
        public var bodyView: (@Sendable (RawBody) -> BodyView)?
        /// A Boolean value indicating whether an HTTP archive of all attempts is written next to the page.
        ///
        /// The developer tools of browsers open it.
        public var writesHAR = false
        /// The clock that measures the attempts.
        public var clock = FetchClock.continuous
        /// Returns the current date and time.
        public var now: @Sendable () -> JSON.Timestamp = { .now }

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }

        /// Returns the most bytes that are recorded of a body; its type matters only if bodies have files.
        func limit(of contentType: @autoclosure () -> String?) -> Int {
            guard writesBodies, !ContentType.isText(ContentType.essence(of: contentType() ?? "")) else {
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

    private enum Activity {
        case idle
        /// Attempts that end in the next moment are written together with the first one.
        case gathering
        case writing
    }

    private struct State {
        var waiting: [Recording.Outcome] = []
        var waitingBytes = 0
        var omitted = 0
        var activity = Activity.idle
        var flushing: [Promise<Void>] = []
        var remembered = CircularBuffer<Entry>()
        var rememberedBytes = 0
        var path: String?
        var failure: FetchError?

        mutating func remember(_ entry: Entry, upTo limit: Int) {
            remembered.append(entry)
            rememberedBytes += entry.size
            while rememberedBytes > limit, let oldest = remembered.popFirst() { rememberedBytes -= oldest.size }
        }
    }

    let options: Options
    private let isOn = Atomic(true)
    private let state = Mutex(State())
    /// The files, which only the one writing job locks.
    private let files: Mutex<TrafficFiles>

    /// Creates a log; its files are created with the first attempt.
    ///
    /// - Parameters:
    ///   - directory: The directory of the files; it is created if it does not exist.
    ///   - options: The settings of the log.
    public init(directory: String, options: Options = .init()) {
        self.options = options
        files = Mutex(TrafficFiles(directory: directory, options))
    }

    /// A Boolean value indicating whether attempts are recorded.
    ///
    /// It can be changed at any time and applies to attempts that begin later. A log that is off costs very little.
    public var isEnabled: Bool {
        get { isOn.load(ordering: .relaxed) }
        set { isOn.store(newValue, ordering: .relaxed) }
    }

    /// The path of the page; `nil` until the first attempt is written.
    public var path: String? { state.withLock { $0.path } }

    /// The reason why the log no longer writes; `nil` if there was no failure.
    ///
    /// Transfers continue without the log.
    public var failure: FetchError? { state.withLock { $0.failure } }

    /// Records an attempt while `next` sends it.
    ///
    /// Cancelling the task cancels the attempt, which is recorded as cancelled.
    ///
    /// - Parameters:
    ///   - call: The call to send.
    ///   - next: Sends the call.
    /// - Returns: The response, whose body is recorded as its reader takes it.
    /// - Throws: The error of `next`.
    func recording(
        _ call: FetchCall,
        _ next: (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        let recording = Recording(call, in: self)
        var call = call
        // The call is copied only for a body.
        if let body = call.body { call.body = recording.observing(body) }
        do {
            let response = try await next(call)
            return recording.observing(response)
        } catch {
            recording.finish(error)
            throw error
        }
    }

    // MARK: Reading

    /// Waits until all attempts that have ended are written.
    ///
    /// Cancelling the task ends the wait.
    public func flush() async {
        let promise = Promise<Void>()
        let isDone = state.withLock { state in
            if state.activity != .idle { state.flushing.append(promise) }
            return state.activity == .idle
        }
        guard !isDone else { return }
        beginToWrite()
        try? await promise.value
    }

    /// Returns the remembered attempts of one fetch or ticket in order, or of all.
    ///
    /// The method waits until all attempts that have ended are written. Cancelling the task ends that wait.
    public func entries(of fetch: FetchID? = nil) async -> [Entry] {
        await flush()
        let remembered = state.withLock { Array($0.remembered) }
        return fetch.map { id in remembered.filter { $0.fetch == id } } ?? remembered
    }

    /// Returns a page of the remembered attempts of one fetch or ticket, or of all.
    ///
    /// See ``entries(of:)``.
    public func html(of fetch: FetchID? = nil) async -> String {
        let entries = await entries(of: fetch)
        let title = fetch.map { "\(options.name) \($0)" } ?? options.name
        var page = TrafficPage.head(title: title, started: entries.first?.started)
        for entry in entries { TrafficPage.append(entry, to: &page) }
        return page.html
    }

    /// Returns an HTTP archive (HAR 1.2) of the remembered attempts of one fetch or ticket, or of all.
    ///
    /// See ``entries(of:)``.
    public func har(of fetch: FetchID? = nil) async -> [UInt8] {
        HTTPArchive.document(of: await entries(of: fetch))
    }

    // MARK: Writing

    func add(_ outcome: Recording.Outcome) {
        let size = outcome.size
        let begins = state.withLock { state in
            if state.waitingBytes + size <= options.maximumWaitingBytes {
                state.waiting.append(outcome)
                state.waitingBytes += size
            } else {
                state.omitted += 1
            }
            guard state.activity == .idle else { return false }
            state.activity = .gathering
            return true
        }
        guard begins else { return }
        MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: Self.gatheringTime) { [self] in beginToWrite() }
    }

    /// The time from the end of an attempt to its writing: a thread that wakes up for each attempt costs more than the
    /// attempt's row.
    private static let gatheringTime = TimeAmount.milliseconds(2)

    /// Begins to write what was gathered, unless somebody else has begun.
    private func beginToWrite() {
        let begins = state.withLock { state in
            guard state.activity == .gathering else { return false }
            state.activity = .writing
            return true
        }
        if begins { NIOThreadPool.singleton.submit { [self] _ in write() } }
    }

    /// The most bytes of bodies that are formatted together; each group of attempts is one write.
    private static let groupBytes = 1 << 20

    /// Formats and writes all waiting attempts.
    private func write() {
        while case (let batch, var omitted)? = takeBatch() {
            var rest = batch[...]
            repeat {
                var bytes = 0
                let group = rest.prefix { outcome in
                    defer { bytes += outcome.size }
                    return bytes < Self.groupBytes
                }
                rest = rest[group.endIndex...]
                write(group, omitted: omitted)
                omitted = 0
            } while !rest.isEmpty
        }
    }

    private func write(_ outcomes: ArraySlice<Recording.Outcome>, omitted: Int) {
        var fields = FieldMemo<HTTPField>()
        var entries = outcomes.map { Entry($0, options, &fields) }
        let (path, failure) = files.withLock { files in
            files.write(&entries, outcomes, omitted: omitted)
            return (files.path, files.failure)
        }
        state.withLock { state in
            (state.path, state.failure) = (path, failure)
            for (entry, outcome) in zip(entries, outcomes) {
                state.waitingBytes -= outcome.size
                state.remember(entry, upTo: options.maximumRememberedBytes)
            }
        }
    }

    /// Returns what is to be written next; `nil` for nothing.
    ///
    /// If there is a page, the notice of omitted attempts may be all of it.
    private func takeBatch() -> ([Recording.Outcome], omitted: Int)? {
        let (batch, done) = state.withLock { state -> (([Recording.Outcome], Int)?, [Promise<Void>]) in
            guard state.waiting.isEmpty, state.omitted == 0 || state.path == nil else {
                defer { (state.waiting, state.omitted) = ([], 0) }
                return ((state.waiting, state.omitted), [])
            }
            state.activity = .idle
            defer { state.flushing = [] }
            return (nil, state.flushing)
        }
        for promise in done { promise.fulfill(.success(())) }
        return batch
    }
}
