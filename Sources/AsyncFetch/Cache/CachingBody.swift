import NIOCore

/// A body on its way to its reader, of which a copy is kept when it has come to its end.
///
/// The reader never waits for the copy but after the last byte; a body that breaks off, is left, or is too large is not kept.
struct CachingBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    let source: ResponseBody
    /// The most bytes that are kept.
    let limit: Int
    let keep: @Sendable (ByteBuffer) async -> Void

    func makeAsyncIterator() -> Iterator { Iterator(body: self, source: source.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        let body: CachingBody
        var source: ResponseBody.Iterator
        /// `nil` when it has become too large, or has been kept.
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
