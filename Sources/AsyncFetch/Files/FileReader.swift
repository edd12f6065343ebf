import NIOCore

/// A reader of a part of a file in chunks, on NIO's thread pool.
actor FileReader {
    static let chunkSize: Int64 = 1 << 20

    private let path: String
    private var offset: Int64
    private var remaining: Int64
    private var handle: OpenFile?

    private let expected: FileStatus?

    /// Creates a reader; `expected` is the state that the file must have when its first and last bytes are read.
    init(path: String, from offset: Int64, length: Int64, expecting expected: FileStatus?) {
        self.path = path
        self.expected = expected
        self.offset = offset
        remaining = length
    }

    func next() async throws -> ByteBuffer? {
        guard remaining > 0 else { return nil }
        // One turn on the thread pool for all, because each costs more than the reading of a small file.
        let (file, chunk) = try await OpenFile.run("cannot read \(path)") {
            [path, expected, handle, offset, remaining] in
            let file = try handle ?? OpenFile.blockingReading(path)
            if handle == nil { try Self.requireUnchanged(file, expected) }
            let chunk = try file.blockingRead(from: offset, count: Int(min(remaining, Self.chunkSize)))
            guard chunk.readableBytes > 0 else {
                throw FetchError(
                    .source,
                    "\(path) ends at byte \(offset), \(remaining) bytes too early: it shrank while it was sent"
                )
            }
            // Before the last bytes are passed on, so that a mix of two versions is never complete.
            if chunk.readableBytes == remaining { try Self.requireUnchanged(file, expected) }
            return (file, chunk)
        }
        handle = file
        offset += Int64(chunk.readableBytes)
        remaining -= Int64(chunk.readableBytes)
        return chunk
    }

    private static func requireUnchanged(_ file: OpenFile, _ expected: FileStatus?) throws {
        guard let expected else { return }
        guard try file.blockingStatus() == expected else {
            throw FetchError(.source, "\(file.path) changed while it was sent; start again with the new content")
        }
    }
}
