import AsyncFetch
import NIOCore
import Synchronization

/// A tape that keeps the bytes of a body as they pass, up to a limit, and the length and checksum of all of them.
final class BodyTape: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var count: Int64 = 0
        var checksum = CRC32C()
    }

    /// The most bytes that are kept.
    let limit: Int
    private let state = Mutex(State())

    init(limit: Int) { self.limit = limit }

    /// All bytes; `nil` if there were more than the limit.
    var bytes: [UInt8]? { state.withLock { $0.count > limit ? nil : $0.bytes } }
    var count: Int64 { state.withLock { $0.count } }
    var crc32c: UInt32 { state.withLock { $0.checksum.value } }

    /// Adds a chunk; a chunk at offset 0 starts again, because a transport may start again.
    func add(_ chunk: ByteBuffer, at offset: Int64? = nil) {
        state.withLock { state in
            if offset == 0 { state = State() }
            state.count += Int64(chunk.readableBytes)
            chunk.withUnsafeReadableBytes { state.checksum.update($0) }
            if state.count <= limit { state.bytes += chunk.readableBytesView } else { state.bytes = [] }
        }
    }

    /// Returns the same body, recorded as it is read; `finish` is called before the reader gets the end.
    func recording(
        _ body: FetchResponseBody,
        finish: @escaping @Sendable () async throws -> Void
    ) async throws -> FetchResponseBody {
        guard let bytes = body.bytes else {
            return FetchResponseBody(TapedBody(body: body, tape: self, finish: finish))
        }
        add(bytes)
        try await finish()
        return body
    }
}

private struct TapedBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    let body: FetchResponseBody
    let tape: BodyTape
    let finish: @Sendable () async throws -> Void

    func makeAsyncIterator() -> Iterator { Iterator(source: body.makeAsyncIterator(), tape: tape, finish: finish) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var source: FetchResponseBody.Iterator
        fileprivate let tape: BodyTape
        fileprivate let finish: @Sendable () async throws -> Void

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            guard let chunk = try await source.next(isolation: actor) else {
                try await finish()
                return nil
            }
            tape.add(chunk)
            return chunk
        }
    }
}
