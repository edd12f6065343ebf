public import AsyncFetch
public import HTTPTypes
import NIOCore
import Synchronization

/// A transport that responds from a script instead of the network, and records the requests.
///
/// ```swift
/// let transport = ScriptedTransport([.status(503), .status(200, body: "hello")])
/// let clock = VirtualClock(skippingUpTo: .seconds(60))
/// let fetcher = Fetcher(.init { $0.clock = FetchClock(clock) }, transport: transport)
/// let response = try await fetcher.fetch("https://example.com/")
/// transport.requests.count  // 2
/// ```
///
/// A script can also be a closure that looks at each request. Afterwards, a test can check the requests with any of its
/// usual means to compare values:
///
/// ```swift
/// @Test func aFileIsCreatedWithItsName() async throws {
///     let transport = ScriptedTransport { $0.path == "/v1/files" ? .status(201, body: #"{"id": 7}"#) : .status(404) }
///     let fetcher = Fetcher(transport: transport)
///     try await FilesAPI(fetcher).create(File(name: "cat.jpg"))
///     let sent = try transport.requests(.post, to: "/v1/files").only
///     #expect(sent.header("Content-Type") == "application/json")
///     #expect(try sent.json() == ["name": "cat.jpg"])
/// }
/// ```
///
/// The transport behaves like a real one. It reads the whole request body before it responds, and refuses a body with
/// another length than announced. It ends at once when its task is cancelled. It closes a connection whose reader has
/// gone. Requests that a ``FaultPlan`` strikes suffer its faults. Rules with an operation match no request, because a
/// script knows no operations.
public final class ScriptedTransport: HTTPTransport {
    struct State {
        var received: [SentRequest] = []
        /// The number of requests that the script answers.
        var turns = 0
        var open = 0
        var isShutDown = false
        var observers: [(isSatisfied: @Sendable (_ received: Int, _ open: Int) -> Bool, promise: Promise<Void>)] = []
    }

    private let state = Mutex(State())
    private let answer: @Sendable (SentRequest, _ turn: Int) async throws -> Answer
    private let faults: FaultPlan
    private let clock: FetchClock
    private let maximumRecordedBytes: Int
    /// A promise that is fulfilled when the transport is shut down; stalled requests wait for it.
    private let closing = Promise<Void>()

    /// Creates a transport that calls a closure for each answer.
    ///
    /// - Parameters:
    ///   - faults: The faults that occur in spite of the script.
    ///   - clock: The clock for the delays of answers and faults.
    ///   - maximumRecordedBytes: The most bytes of each request body that are kept.
    ///   - answer: Called when a request has arrived with its whole body; sending throws the error of this closure.
    public convenience init(
        faults: FaultPlan = FaultPlan(),
        clock: FetchClock = .continuous,
        maximumRecordedBytes: Int = 1 << 20,
        answer: @escaping @Sendable (SentRequest) async throws -> Answer
    ) {
        self.init(faults, clock, maximumRecordedBytes) { received, _ in try await answer(received) }
    }

    /// Creates a transport that gives these answers one after the other, and then throws for every further request.
    public convenience init(
        _ script: [Answer],
        faults: FaultPlan = FaultPlan(),
        clock: FetchClock = .continuous,
        maximumRecordedBytes: Int = 1 << 20
    ) {
        self.init(faults, clock, maximumRecordedBytes) { received, turn in
            guard turn < script.count else {
                throw FetchError(.other, "the script has no answer left for \(Redaction.summary(received.request))")
            }
            return script[turn]
        }
    }

    private init(
        _ faults: FaultPlan,
        _ clock: FetchClock,
        _ maximumRecordedBytes: Int,
        answer: @escaping @Sendable (SentRequest, _ turn: Int) async throws -> Answer
    ) {
        self.faults = faults
        self.clock = clock
        self.maximumRecordedBytes = maximumRecordedBytes
        self.answer = answer
    }

    /// The requests that have arrived, in order.
    public var requests: [SentRequest] { state.withLock { $0.received } }

    /// The number of requests that are being sent, or whose response has been neither read to its end nor dropped.
    public var openCount: Int { state.withLock { $0.open } }

    /// Waits until at least `count` requests have arrived in all.
    ///
    /// Cancelling the waiting task ends the wait.
    ///
    /// - Returns: The value of ``requests``.
    /// - Throws: `CancellationError` when the waiting task is cancelled.
    @discardableResult public func waitForRequests(_ count: Int) async throws -> [SentRequest] {
        try await wait { received, _ in received >= count }
        return requests
    }

    /// Waits until at most `count` requests are open.
    ///
    /// Cancelling the waiting task ends the wait.
    ///
    /// - Throws: `CancellationError` when the waiting task is cancelled.
    public func waitForOpen(atMost count: Int) async throws {
        try await wait { _, open in open <= count }
    }

    /// Records a request and responds as the script and the fault plan say.
    ///
    /// Cancelling the task ends the request at once.
    ///
    /// - Throws: The error of the script, `FetchError` for a fault or after ``shutdown()``, `CancellationError`, or
    ///   the error of the body's source.
    public func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try Task.checkCancellation()
        let connection = Connection(self)
        let path = request.path.map { String($0.prefix { $0 != "?" }) } ?? "/"
        let fault = faults.next(method: request.method, path: path, operation: nil)
        // The turn is taken on arrival: a request that ends early has used its answer.
        let (index, turn) = try update { state in
            guard !state.isShutDown else { throw Self.shutDown }
            state.received.append(SentRequest(request))
            if fault?.replacesAnswer != true { state.turns += 1 }
            return (state.received.count - 1, state.turns - 1)
        }
        do {
            return try await respond(to: body, fault, recordedAt: index, turn: turn, connection)
        } catch {
            connection.close()
            throw error
        }
    }

    /// Ends stalled requests, and refuses all further requests.
    public func shutdown() async {
        update { $0.isShutDown = true }
        closing.fulfill(.success(()))
    }

    private static var shutDown: FetchError { FetchError(.shutDown, "the transport was shut down") }

    private func respond(
        to body: FetchRequestBody?,
        _ fault: FaultPlan.Fault?,
        recordedAt index: Int,
        turn: Int,
        _ connection: Connection
    ) async throws -> TransportResponse {
        switch fault {
        case .status(let status, let retryAfter, let text)?:
            try await read(body, recordedAt: index)
            let headers: HTTPFields = retryAfter.map { [.retryAfter: String($0)] } ?? [:]
            return try await perform(.status(status, headers: headers, body: text ?? ""), connection)
        case .acceptThenStatus(let count, let status)?:
            try await read(body, upTo: Int64(count), recordedAt: index)
            return try await perform(.status(status), connection)
        case .acceptThenReset(let count)?:
            try await read(body, upTo: Int64(count), recordedAt: index)
            return try await perform(.failure(.connectionLost), connection)
        case .reset?: return try await perform(.failure(.connectionLost), connection)
        case .stall?: return try await perform(.stall, connection)
        case .delay(let duration)?: try await clock.sleep(duration)
        case .carryOutThenReset?, .cut?, .corrupt?, .contentID?, .reorder?, nil: break
        }
        try await read(body, recordedAt: index)
        var answer = try await answer(requests[index], turn)
        if case .cut(let count)? = fault { answer = answer.cut(afterBytes: count) }
        if case .corrupt(let place)? = fault { answer = answer.corrupted(at: place) }
        if case .carryOutThenReset? = fault { answer = .failure(.connectionLost) }
        return try await perform(answer, connection)
    }

    private func perform(_ answer: Answer, _ connection: Connection) async throws -> TransportResponse {
        if answer.delay > .zero { try await clock.sleep(answer.delay) }
        try Task.checkCancellation()
        switch answer.outcome {
        case .failure(let error): throw error
        case .stall: try await stall()
        case .response(let head, let body):
            let body = AnswerBody(
                source: body,
                limit: answer.limit,
                corrupted: answer.corrupted,
                connection: connection
            ) { try await self.stall() }
            return TransportResponse(head: head, body: FetchResponseBody(body))
        }
    }

    private func stall() async throws -> Never {
        try await closing.value
        throw Self.shutDown
    }

    /// Reads a body to its end, or until `limit` bytes have come.
    private func read(_ body: FetchRequestBody?, upTo limit: Int64? = nil, recordedAt index: Int) async throws {
        guard let body else { return }
        var length: Int64 = 0
        if limit == 0 { return }
        for try await var chunk in body.chunks() {
            if let limit, Int64(chunk.readableBytes) > limit - length {
                chunk = chunk.getSlice(at: chunk.readerIndex, length: Int(limit - length)) ?? ByteBuffer()
            }
            length += Int64(chunk.readableBytes)
            update { state in
                state.received[index].bodyLength = length
                let room = maximumRecordedBytes - state.received[index].body.readableBytes
                if var kept = chunk.readSlice(length: min(room, chunk.readableBytes)) {
                    state.received[index].body.writeBuffer(&kept)
                }
            }
            if length == limit { return }
        }
        try Task.checkCancellation()
        if limit == nil, let promised = body.length, promised != length {
            throw FetchError(.source, "the body has \(length) bytes instead of the \(promised) that were promised")
        }
    }

    func update<R>(_ change: (inout State) throws -> R) rethrows -> R {
        let (result, satisfied) = try state.withLock { state in
            let result = try change(&state)
            let satisfied = state.observers.filter { $0.isSatisfied(state.received.count, state.open) }
            if !satisfied.isEmpty {
                state.observers.removeAll { $0.isSatisfied(state.received.count, state.open) }
            }
            return (result, satisfied)
        }
        for observer in satisfied { observer.promise.fulfill(.success(())) }
        return result
    }

    private func wait(until isSatisfied: @escaping @Sendable (_ received: Int, _ open: Int) -> Bool) async throws {
        let promise = Promise<Void>()
        update { $0.observers.append((isSatisfied, promise)) }
        try await promise.value
    }
}

extension FaultPlan.Fault {
    /// A Boolean value indicating whether the fault replaces the answer of the script.
    fileprivate var replacesAnswer: Bool {
        switch self {
        case .delay, .carryOutThenReset, .cut, .corrupt, .contentID, .reorder: false
        default: true
        }
    }
}
