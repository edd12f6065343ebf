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

/// A transport that records HTTP traffic in a file, and later responds from that file.
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
/// The file is JSON that people can read in a review: one object for each exchange, and bodies as JSON or text if
/// possible. Tokens, keys, cookies and passwords are removed, if their names show that they are secret: in header
/// fields, URLs, forms, JSON, XML and multipart bodies. See ``Options`` for other secrets. Look through the file before
/// you commit it.
///
/// The response to a request comes from the first unused exchange with the same method, URL and body, or from the first
/// one that ``Options/matching`` accepts. Secrets, header fields and the boundaries of multipart bodies make no
/// difference, and JSON is compared by its value. Equal requests get their responses in the order in which they were
/// recorded, each once. Recorded responses come at once and in one piece.
///
/// An exchange is written to the file when its response body has been read to the end; each time, the whole file is
/// written. Failures, and responses that are not read to the end, are not recorded. While recording, bodies are kept in
/// memory as they pass, up to ``Options/maximumBodyBytes``.
///
/// A response that is recorded through ``undecoded`` keeps its `Content-Encoding` and its bytes, unless its content has
/// secrets: then the content is recorded without them, and without the encoding.
public final class CassetteTransport: HTTPTransport {
    /// The source of the responses.
    public enum Mode: String, Sendable, CaseIterable {
        /// The file alone; nothing is sent.
        case replay
        /// The server; the file is begun again.
        case record
        /// The file, and the server for requests that are not in it, which are added to the file.
        ///
        /// A request body that can be read only once is held in memory before it is sent.
        case recordMissing
    }

    /// The name of the environment variable with the mode of all transports that are created without a mode.
    public static let modeVariable = "ASYNCFETCH_CASSETTES"

    /// The rules for recording and for finding exchanges.
    public struct Options: Sendable {
        /// The most bytes of a body that are recorded; replaying a longer response throws.
        public var maximumBodyBytes = 1 << 20
        /// The names of further secrets: header fields, parameters, form fields, JSON members and XML elements.
        public var secretNames: [String] = []
        /// A closure that changes each URL, header value and text body before it is compared or written.
        ///
        /// Use it, for example, for a secret in a path.
        ///
        /// ```swift
        /// options.redact = { $0.replacing(/bot[0-9]+:[^\/]+/, with: "botREDACTED") }
        /// ```
        public var redact: (@Sendable (String) -> String)?
        /// Returns `true` if a recorded exchange is for the request that is sent now; both are as they are in the file.
        public var matching: @Sendable (_ sent: Exchange.Request, _ recorded: Exchange.Request) -> Bool = {
            $0.matches($1)
        }

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    private struct State {
        /// The exchanges in the order in which they were sent; `nil` for those that have not ended, or failed.
        var exchanges: [Exchange?] = []
        var used: Set<Int> = []
        var transport: (any HTTPTransport)?
    }

    private let file: WholeFile
    /// The source of the responses.
    public let mode: Mode
    private let options: Options
    private let failure: CassetteError?
    private let state: Mutex<State>

    /// Creates a transport with a cassette, which is read at once.
    ///
    /// The initializer blocks its thread while it reads. It never throws: if the cassette cannot be used, sending
    /// throws.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the folder of the calling source file.
    ///   - mode: The source of the responses; `nil` for the mode in the environment variable ``modeVariable``, or
    ///     ``Mode/replay`` without it.
    ///   - transport: The transport for requests that are recorded; by default an `HTTPClientTransport`, created when
    ///     it is needed.
    ///   - options: The rules for recording and for finding exchanges.
    ///   - caller: The calling source file.
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

    // MARK: Inspecting

    /// The path of the file.
    public var path: String { file.path }

    /// The exchanges that are in the file, or have been recorded so far.
    public var exchanges: [Exchange] { state.withLock { $0.exchanges.compactMap(\.self) } }

    /// The exchanges in the file that no request has used; in ``Mode/record`` there are none.
    public var unused: [Exchange] {
        state.withLock { state in
            state.exchanges.enumerated().compactMap { state.used.contains($0) ? nil : $1 }
        }
    }

    // MARK: Sending

    /// Responds from the file, or sends the request and records the response.
    ///
    /// Nothing is retried. Cancelling the task ends the recording transport's request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - body: The request body. In ``Mode/replay`` and ``Mode/recordMissing`` it is read to its end first, to find
    ///     the exchange.
    /// - Returns: The response, whatever its status.
    /// - Throws: ``CassetteError`` when the file has no response or cannot be read, `FetchError.Code.file` when it
    ///   cannot be written, `CancellationError`, or the error of the recording transport.
    public func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try await send(request, body: body, decoding: true)
    }

    /// A transport with the same cassette that records responses as they come, without decoding.
    ///
    /// In ``Mode/replay`` there is no difference: a response is as it was recorded.
    public var undecoded: any HTTPTransport { UndecodedCassette(cassette: self) }

    fileprivate func send(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        decoding: Bool
    ) async throws -> TransportResponse {
        try Task.checkCancellation()
        if let failure { throw failure }
        guard mode != .record else { return try await record(request, body, decoding: decoding) }
        let tape = BodyTape(limit: options.maximumBodyBytes)
        let body = try await read(body, onto: tape)
        let sent = exchange(request, tape)
        if let answer = take(sent) { return try answer.transportResponse(in: path, to: sent) }
        guard mode == .recordMissing else {
            let wasUsed = exchanges.contains { options.matching(sent, $0.request) }
            throw CassetteError.unmatched(sent, in: path, unused: unused, wasUsed: wasUsed)
        }
        return try await record(request, body, decoding: decoding)
    }

    /// Writes the file once more, and closes the connections of the recording transport.
    ///
    /// An error of writing is ignored.
    public func shutdown() async {
        if mode != .replay, failure == nil { try? await save() }
        await state.withLock { $0.transport }?.shutdown()
    }

    /// Reads a body to its end.
    ///
    /// - Returns: The body in a form that can be read again, if that may be necessary.
    private func read(_ body: FetchRequestBody?, onto tape: BodyTape) async throws -> FetchRequestBody? {
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

    private func record(
        _ request: HTTPRequest,
        _ body: FetchRequestBody?,
        decoding: Bool
    ) async throws -> TransportResponse {
        let (index, transport) = state.withLock { state in
            let transport = state.transport ?? HTTPClientTransport()
            state.transport = transport
            state.exchanges.append(nil)
            state.used.insert(state.exchanges.count - 1)
            return (state.exchanges.count - 1, transport)
        }
        let sent = BodyTape(limit: options.maximumBodyBytes)
        let received = BodyTape(limit: options.maximumBodyBytes)
        let sender = decoding ? transport : transport.undecoded
        var response = try await sender.send(request, body: body?.observed { sent.add($0, at: $1) })
        let head = response.head
        response.body = try await received.recording(response.body) { [self] in
            let exchange = Exchange(
                request: exchange(request, sent),
                response: Exchange.Response(head, received, CassetteRedaction(options), isDecoded: decoding)
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

/// A cassette whose recording transport does not decode.
private struct UndecodedCassette: HTTPTransport {
    let cassette: CassetteTransport

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try await cassette.send(request, body: body, decoding: false)
    }

    func shutdown() async { await cassette.shutdown() }
}
