import NIOCore

/// Bytes as a sequence of chunks, which can throw or never end.
struct Chunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    enum Ending: Sendable { case end, failure }
    struct Broken: Error {}

    let bytes: [UInt8]
    var size = 100_000
    var ending = Ending.end

    func makeAsyncIterator() -> Iterator { Iterator(chunks: self) }

    struct Iterator: AsyncIteratorProtocol {
        let chunks: Chunks
        var offset = 0

        mutating func next() async throws -> ByteBuffer? {
            guard offset < chunks.bytes.count else {
                if chunks.ending == .failure { throw Broken() }
                return nil
            }
            let end = Swift.min(offset + chunks.size, chunks.bytes.count)
            defer { offset = end }
            return ByteBuffer(bytes: chunks.bytes[offset..<end])
        }
    }
}
