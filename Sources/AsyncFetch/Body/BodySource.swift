import NIOCore
import Synchronization

/// The source of a request body, which can be let go before its end.
///
/// A server may refuse a request before it has the whole body. If AsyncHTTPClient's task then has a chunk to send, it
/// waits for ever, with the chunk and all that it pulls from. So it pulls from this, and not from the source itself.
final class BodySource: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    private enum State {
        case waiting(start: @Sendable () throws -> FetchRequestBody.Chunks.Next)
        case running(FetchRequestBody.Chunks.Next)
        case released
    }

    private let state: Mutex<State>

    /// Creates a source that starts with the first chunk that is pulled.
    init(_ start: @escaping @Sendable () throws -> FetchRequestBody.Chunks.Next) {
        state = Mutex(.waiting(start: start))
    }

    func makeAsyncIterator() -> Iterator { Iterator(source: self) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let source: BodySource

        mutating func next() async throws -> ByteBuffer? { try await source.next() }
    }

    /// Lets go of the source; who pulls from it gets a `CancellationError`.
    func release() {
        // What the source does at its end happens outside of the lock.
        _ = state.withLock { state in
            let old = state
            state = .released
            return old
        }
    }

    private var current: State { state.withLock { $0 } }

    private func next() async throws -> ByteBuffer? {
        let chunk = try await pull()()
        // The end of a body that is not whole would make it look whole, and another chunk would wait for ever.
        if case .released = current { throw CancellationError() }
        return chunk
    }

    private func pull() throws -> FetchRequestBody.Chunks.Next {
        switch current {
        case .running(let next): return next
        case .released: throw CancellationError()
        case .waiting(let start):
            let next = try start()
            state.withLock { state in
                if case .waiting = state { state = .running(next) }
            }
            return next
        }
    }
}

/// The end of a response that refuses a request body, at which the source of that body is let go.
final class RefusedBody: Sendable {
    private let source: BodySource

    init(_ source: BodySource) { self.source = source }

    deinit { end() }

    func end() { source.release() }
}
