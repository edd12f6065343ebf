import AsyncJSON
import HTTPTypes
import NIOCore
import Synchronization

/// One attempt in progress; it is passed to its log when it ends or when its last reference is released.
final class Recording: Sendable {
    /// The data of an attempt at its end, including secrets; it is released once it is written.
    struct Outcome: Sendable {
        let id: FetchID
        let request: HTTPRequest
        let comment: String?
        let properties: [String: String]
        let started: JSON.Timestamp
        var timeToHead: Duration?
        var elapsed: Duration = .zero
        var requestBody: CapturedBody?
        var head: HTTPResponse?
        var httpVersion: String?
        var responseBody: CapturedBody?
        var end = TrafficLog.Entry.End.abandoned

        /// Creates the data of an attempt that begins, without the body of its call, which can be large.
        init(call: FetchCall, started: JSON.Timestamp) {
            id = call.id
            request = call.request
            comment = call.options.comment
            properties = call.options.properties
            self.started = started
        }

        /// The approximate size in memory.
        var size: Int {
            let bodies = (requestBody?.chunks.storage ?? 0) + (responseBody?.chunks.storage ?? 0)
            return TrafficLog.size(of: request, head) + bodies
        }
    }

    private let log: TrafficLog
    private let start: Duration
    private let sent: BodyCapture?
    private let received: BodyCapture
    private let state: Mutex<Outcome?>

    init(_ call: FetchCall, in log: TrafficLog) {
        self.log = log
        start = log.options.clock.now()
        sent = call.body.map { _ in
            BodyCapture(limit: log.options.limit(of: call.request.headerFields[.contentType]))
        }
        received = BodyCapture(limit: log.options.maximumBodyBytes)
        state = Mutex(Outcome(call: call, started: log.options.now()))
    }

    deinit { finish(.abandoned) }

    func observing(_ body: FetchRequestBody) -> FetchRequestBody {
        guard let sent else { return body }
        if case .bytes(let bytes) = body.storage {
            sent.add(bytes, at: 0)
            return body
        }
        return body.observed { [sent] in sent.add($0, at: $1) }
    }

    func observing(_ response: TransportResponse) -> TransportResponse {
        let time = elapsed
        received.limit(to: log.options.limit(of: response.head.headerFields[.contentType]))
        state.withLock {
            $0?.head = response.head
            $0?.httpVersion = response.httpVersion
            $0?.timeToHead = time
        }
        if let bytes = response.body.bytes {
            received.add(bytes, at: 0)
            finish(.complete)
            return response
        }
        var observed = response
        observed.body = FetchResponseBody(ObservedBody(response.body, by: self))
        return observed
    }

    func finish(_ error: any Error) {
        finish(error is CancellationError ? .cancelled : .failed(Redaction.text("\(error)")))
    }

    /// Passes the attempt to the log; only the first end counts.
    fileprivate func finish(_ end: TrafficLog.Entry.End) {
        let outcome = state.withLock { state in
            defer { state = nil }
            return state
        }
        guard var outcome else { return }
        outcome.end = end
        outcome.elapsed = elapsed
        outcome.requestBody = sent?.captured
        if outcome.head != nil { outcome.responseBody = received.captured }
        log.add(outcome)
    }

    fileprivate func receive(_ chunk: ByteBuffer) { received.add(chunk) }

    private var elapsed: Duration { log.options.clock.now() - start }
}

/// The first bytes of a body, and the number of all its bytes.
struct CapturedBody: Sendable {
    private(set) var chunks = GatheredChunks()
    private(set) var count: Int64 = 0

    /// The size from which on a chunk after the first is not copied.
    private static let leastUncopied = 4 << 10
    /// The memory that the first chunk may keep alive besides its bytes.
    private static let mostSpare = 4 << 10

    var isCut: Bool { count > chunks.count }

    /// The captured bytes in one buffer.
    var bytes: ByteBuffer {
        guard chunks.buffers.count != 1 else { return chunks.buffers[0] }
        var bytes = ByteBuffer()
        for var chunk in chunks.buffers { bytes.writeBuffer(&chunk) }
        return bytes
    }

    /// Adds a chunk as far as no more than `limit` bytes are kept.
    mutating func add(_ chunk: ByteBuffer, upTo limit: Int) {
        count += Int64(chunk.readableBytes)
        let length = min(limit - chunks.count, chunk.readableBytes)
        guard length > 0, let slice = chunk.getSlice(at: chunk.readerIndex, length: length) else { return }
        // Most bodies are one small chunk, which needs no copy if its buffer is small, too.
        let isFirst = chunks.count == 0
        let mayStay = isFirst || length >= Self.leastUncopied
        chunks.append(
            slice,
            asItIs: mayStay && slice.storageCapacity <= 2 * length + (isFirst ? Self.mostSpare : 0)
        )
    }
}

/// A capture of the first bytes of a body; only chunks that would keep much more memory alive are copied.
final class BodyCapture: Sendable {
    private let state: Mutex<(body: CapturedBody, limit: Int)>

    init(limit: Int) { state = Mutex((CapturedBody(), limit)) }

    var captured: CapturedBody { state.withLock { $0.body } }

    /// Sets the most bytes to keep, before the first chunk.
    func limit(to limit: Int) { state.withLock { $0.limit = limit } }

    /// Adds a chunk; a chunk at offset 0 starts again, because a transport may start again.
    func add(_ chunk: ByteBuffer, at offset: Int64? = nil) {
        state.withLock { state in
            if offset == 0 { state.body = CapturedBody() }
            state.body.add(chunk, upTo: state.limit)
        }
    }
}

/// The body of a response, which is passed to a recording as its reader takes it.
private struct ObservedBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    private let body: FetchResponseBody
    private let recording: Recording

    init(_ body: FetchResponseBody, by recording: Recording) {
        self.body = body
        self.recording = recording
    }

    func makeAsyncIterator() -> Iterator { Iterator(source: body.makeAsyncIterator(), pass: Pass(recording)) }

    /// The one pass over the body; the attempt ends with it, even if the body is held for longer.
    fileprivate final class Pass: Sendable {
        let recording: Recording
        init(_ recording: Recording) { self.recording = recording }
        deinit { recording.finish(.abandoned) }
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var source: FetchResponseBody.Iterator
        fileprivate let pass: Pass

        private var recording: Recording { pass.recording }

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            do {
                guard let chunk = try await source.next(isolation: actor) else {
                    recording.finish(.complete)
                    return nil
                }
                recording.receive(chunk)
                return chunk
            } catch is CancellationError {
                // The reader was cancelled; that is the same as a reader that stops reading.
                recording.finish(.abandoned)
                throw CancellationError()
            } catch {
                recording.finish(error)
                throw error
            }
        }
    }
}
