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
        let file = try await open()
        let chunk = try await file.read(from: offset, count: Int(min(remaining, Self.chunkSize)))
        guard chunk.readableBytes > 0 else {
            throw FetchError(
                .source,
                "\(path) ends at byte \(offset), \(remaining) bytes too early: it shrank while it was sent"
            )
        }
        offset += Int64(chunk.readableBytes)
        remaining -= Int64(chunk.readableBytes)
        // Before the last bytes are passed on, so that a mix of two versions is never complete.
        if remaining == 0 { try await requireUnchanged(file) }
        return chunk
    }

    private func open() async throws -> OpenFile {
        if let handle { return handle }
        let file = try await OpenFile.reading(path)
        try await requireUnchanged(file)
        handle = file
        return file
    }

    private func requireUnchanged(_ file: OpenFile) async throws {
        guard let expected else { return }
        guard try await file.status() == expected else {
            throw FetchError(.source, "\(path) changed while it was sent; start again with the new content")
        }
    }
}
