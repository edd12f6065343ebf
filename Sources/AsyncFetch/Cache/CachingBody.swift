import NIOCore

/// A body on its way to its reader; a copy of it is stored when the reader reaches its end.
///
/// The reader waits for the store only after the last byte. A body that breaks off, is not read to its end, or is too
/// large is not stored.
struct CachingBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    let source: FetchResponseBody
    /// The most bytes of a stored body.
    let limit: Int
    let keep: @Sendable (ByteBuffer) async -> Void

    func makeAsyncIterator() -> Iterator { Iterator(body: self, source: source.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        let body: CachingBody
        var source: FetchResponseBody.Iterator
        /// The copy so far; `nil` when it has become too large, or has been stored.
        var copy: ByteBuffer? = ByteBuffer()

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            guard let chunk = try await source.next(isolation: actor) else {
                if let copy, !Task.isCancelled { await body.keep(copy) }
                copy = nil
                return nil
            }
            let isTooLarge = (copy?.readableBytes ?? 0) + chunk.readableBytes > body.limit
            if isTooLarge { copy = nil } else { copy?.writeImmutableBuffer(chunk) }
            return chunk
        }
    }
}
