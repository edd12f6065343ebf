public import AsyncFetch
public import HTTPTypes
import NIOCore
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Records what goes over the wire to a file, and answers from that file later.
///
/// Record once against the real server, commit the file, and from then on the tests need no network:
///
/// ```swift
/// let transport = CassetteTransport("Cassettes/list.json")
/// let fetcher = Fetcher(transport: transport)
/// try await fetcher.fetch("https://api.example/things?key=\(key)")
/// #expect(transport.unused.isEmpty)
/// ```
///
///     ASYNCFETCH_CASSETTES=record swift test --filter ListTests
///
/// Keep the files outside of the folder of the test target, or exclude them from it in the manifest.
///
/// The file is JSON that people read in a review: one object for each exchange, bodies as JSON or text where they are. Tokens,
/// keys, cookies and passwords are not in it wherever names tell them, as in headers, URLs, forms, JSON, XML and multipart; see
/// ``Options`` for more. Look through it before you commit it all the same.
///
/// A request is answered by the first unused exchange with the same method, URL and body, or by ``Options/matching``. Secrets
/// make no difference, nor do headers and the boundaries of multipart bodies, and JSON is compared by its meaning. Equal requests get their
/// answers in the order in which they were recorded, each once. Answers come at once and in one piece.
///
/// An exchange is in the file, written as a whole each time, when the body of its answer has been read to the end; failures and
/// answers that are not read are not recorded. While recording, bodies are kept as they pass, up to ``Options/maximumBodyBytes``.
public final class CassetteTransport: HTTPTransport {
    /// Where answers come from.
    public enum Mode: String, Sendable, CaseIterable {
        /// From the file alone; nothing is sent.
        case replay
        /// From the server; the file is begun anew.
        case record
        /// From the file, and from the server what is not in it, which is added.
        ///
        /// A body that can be read only once is held in memory before it is sent.
        case recordMissing
    }

    /// The environment variable that says the mode of all transports that are not told theirs.
    public static let modeVariable = "ASYNCFETCH_CASSETTES"

    /// What is recorded, and what is found again.
    public struct Options: Sendable {
        /// The most bytes of a body that are recorded; an answer that is longer cannot be given again, and replaying it throws.
        public var maximumBodyBytes = 1 << 20
        /// Names of headers, parameters, fields, members and elements whose values are secret here, besides those that everybody
        /// keeps secret.
        public var secretNames: [String] = []
        /// Changes each URL, header value and text body before it is compared or written, as for a secret within a path.
        ///
        /// ```swift
        /// options.redact = { $0.replacing(/bot[0-9]+:[^\/]+/, with: "botREDACTED") }
        /// ```
        public var redact: (@Sendable (String) -> String)?
        /// Whether an exchange answers a request that is now sent, both as they are written to the file.
        public var matching: @Sendable (_ sent: Exchange.Request, _ recorded: Exchange.Request) -> Bool = {
            $0.matches($1)
        }

        /// Creates the defaults.
        public init() {}

        /// Creates options from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    private struct State {
        /// In the order in which they were sent; nil for what has not ended, or failed.
        var exchanges: [Exchange?] = []
        var used: Set<Int> = []
        var transport: (any HTTPTransport)?
    }

    private let file: WholeFile
    /// Where answers come from.
    public let mode: Mode
    private let options: Options
    private let failure: CassetteError?
    private let state: Mutex<State>

    /// Creates a transport with a cassette, which is read now.
    ///
    /// - Parameters:
    ///   - path: the file; relative to the folder of the source file that calls.
    ///   - mode: where answers come from; nil as the environment variable ``modeVariable`` says, and ``Mode/replay`` without it.
    ///   - transport: what sends requests that are recorded; by default an ``HTTPClientTransport``, made when it is needed.
    ///   - options: what is recorded, and what is found again.
    ///   - caller: the source file that calls.
    public init(
        _ path: String,
        mode: Mode? = nil,
        over transport: (any HTTPTransport)? = nil,
        options: Options = .init(),
        caller: String = #filePath
    ) {
        let folder = caller.prefix(through: caller.lastIndex(of: "/") ?? caller.startIndex)
        file = WholeFile(path.hasPrefix("/") ? path : folder + path)
        self.options = options
        var state = State(transport: transport)
        let wish = getenv(Self.modeVariable).map { String(cString: $0) } ?? ""
        self.mode = mode ?? Mode(rawValue: wish) ?? .replay
        do throws(CassetteError) {
            guard mode != nil || wish.isEmpty || Mode(rawValue: wish) != nil else { throw .unknownMode(wish) }
            if self.mode != .record {
                let exchanges = try CassetteFile.exchanges(in: file)
                if exchanges == nil, self.mode == .replay { throw .missing(file.path) }
                state.exchanges = exchanges ?? []
            }
            failure = nil
        } catch {
            failure = error
        }
        self.state = Mutex(state)
    }

    // MARK: Looking

    /// The path of the file.
    public var path: String { file.path }

    /// What is in the file, or has been recorded so far.
    public var exchanges: [Exchange] { state.withLock { $0.exchanges.compactMap(\.self) } }

    /// What is in the file and has answered nothing; in ``Mode/record`` none.
    public var unused: [Exchange] {
        state.withLock { state in
            state.exchanges.enumerated().compactMap { state.used.contains($0) ? nil : $1 }
        }
    }

    // MARK: Sending

    /// Answers from the file, or sends the request and records the answer.
    ///
    /// - Throws: ``CassetteError`` when the file has no answer or cannot be read, ``FetchError/Code/file`` when it cannot be written, and
    ///   what the transport throws that records.
    public func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        try Task.checkCancellation()
        if let failure { throw failure }
        guard mode != .record else { return try await record(request, body) }
        let tape = BodyTape(limit: options.maximumBodyBytes)
        let body = try await read(body, onto: tape)
        let sent = exchange(request, tape)
        if let answer = take(sent) { return try answer.transportResponse(in: path, to: sent) }
        guard mode == .recordMissing else {
            let wasUsed = exchanges.contains { options.matching(sent, $0.request) }
            throw CassetteError.unmatched(sent, in: path, unused: unused, wasUsed: wasUsed)
        }
        return try await record(request, body)
    }

    /// Writes what is not in the file yet, and closes the connections of the transport that recorded.
    public func shutdown() async {
        if mode != .replay, failure == nil { try? await save() }
        await state.withLock { $0.transport }?.shutdown()
    }

    /// Reads a body to its end.
    /// - Returns: a body that can be read again, where that may be needed.
    private func read(_ body: RequestBody?, onto tape: BodyTape) async throws -> RequestBody? {
        guard let body else { return nil }
        var copy = mode == .recordMissing && !body.isReplayable ? ByteBuffer() : nil
        for try await var chunk in body.chunks() {
            tape.add(chunk)
            copy?.writeBuffer(&chunk)
        }
        return copy.map { .bytes($0) } ?? body
    }

    private func exchange(_ request: HTTPRequest, _ tape: BodyTape) -> Exchange.Request {
        Exchange.Request(request, tape, CassetteRedaction(options))
    }

    private func take(_ sent: Exchange.Request) -> Exchange.Response? {
        state.withLock { state in
            let index = state.exchanges.indices.first { index in
                guard !state.used.contains(index), let exchange = state.exchanges[index] else { return false }
                return options.matching(sent, exchange.request)
            }
            guard let index else { return nil }
            state.used.insert(index)
            return state.exchanges[index]?.response
        }
    }

    // MARK: Recording

    private func record(_ request: HTTPRequest, _ body: RequestBody?) async throws -> TransportResponse {
        let (index, transport) = state.withLock { state in
            let transport = state.transport ?? HTTPClientTransport()
            state.transport = transport
            state.exchanges.append(nil)
            state.used.insert(state.exchanges.count - 1)
            return (state.exchanges.count - 1, transport)
        }
        let sent = BodyTape(limit: options.maximumBodyBytes)
        let received = BodyTape(limit: options.maximumBodyBytes)
        var response = try await transport.send(request, body: body?.observed { sent.add($0, at: $1) })
        let head = response.head
        response.body = try await received.recording(response.body) { [self] in
            let exchange = Exchange(
                request: exchange(request, sent),
                response: Exchange.Response(head, received, CassetteRedaction(options))
            )
            state.withLock { $0.exchanges[index] = exchange }
            try await save()
        }
        return response
    }

    private func save() async throws {
        try await file.replace { [self] in ByteBuffer(bytes: CassetteFile.document(of: exchanges)) }
    }
}
