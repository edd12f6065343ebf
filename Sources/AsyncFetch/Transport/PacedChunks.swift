import NIOCore

/// The chunks of a body, at most one mebibyte ahead of the event loop that sends them.
///
/// AsyncHTTPClient makes a source wait only when its event loop says so, and takes all chunks until then. On a busy
/// machine, a fast source was hundreds of mebibytes ahead of a server that took nothing.
struct PacedChunks<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable where Base.Element == ByteBuffer {
    let base: Base
    let eventLoop: any EventLoop

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), eventLoop: eventLoop) }

    struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        let eventLoop: any EventLoop
        private var ahead = 0

        init(base: Base.AsyncIterator, eventLoop: any EventLoop) { (self.base, self.eventLoop) = (base, eventLoop) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            if ahead >= 1 << 20 {
                try await eventLoop.submit {}.get()
                ahead = 0
            }
            let chunk = try await base.next(isolation: actor)
            ahead += chunk?.readableBytes ?? 0
            return chunk
        }
    }
}
