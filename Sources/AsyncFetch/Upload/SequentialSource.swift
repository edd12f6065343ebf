import NIOCore

/// A reader of a sequence in order, which keeps the part that is being sent until the next part is requested.
package actor SequentialSource {
    /// The whole sequence, for a body that is sent in one request.
    nonisolated let body: FetchRequestBody
    private var read: (@Sendable () async throws -> ByteBuffer?)?
    /// The bytes from `start` on that were read and may be needed.
    private var window = ByteBuffer()
    private var start: Int64 = 0
    private var hasEnded = false
    /// The most bytes in one buffer, with room for one more chunk.
    static let maximumWindow = 1 << 30

    init(_ body: FetchRequestBody) {
        self.body = body
    }

    func bytes(from offset: Int64, limit: Int) async throws -> (bytes: ByteBuffer, isLast: Bool) {
        guard offset >= start, offset - start <= Int64(window.readableBytes) else {
            throw FetchError(
                .source,
                "the server asks for byte \(offset) again, which a sequence cannot supply a second time"
            )
        }
        window.moveReaderIndex(forwardBy: Int(offset - start))
        window.discardReadBytes()
        start = offset
        let next = try read ?? body.chunks().pull()
        read = next
        let limit = min(limit, Self.maximumWindow)
        // One byte more than the part tells whether it is the last.
        while window.readableBytes <= limit, !hasEnded {
            if var chunk = try await next() { window.writeBuffer(&chunk) } else { hasEnded = true }
        }
        let count = min(window.readableBytes, limit)
        let bytes = window.getSlice(at: window.readerIndex, length: count) ?? ByteBuffer()
        return (bytes, hasEnded && count == window.readableBytes)
    }
}
