import NIOCore

/// Growing content, in memory or in a file.
struct ContentWriter: Sendable {
    /// The file, or `nil` for memory.
    private let file: ContentFile?
    private var pieces: [(offset: Int64, bytes: ByteBuffer)] = []
    private var count: Int64 = 0

    /// Creates empty content in a new file at a path, or in memory.
    init(path: String?) throws {
        file = try path.map(ContentFile.init)
    }

    mutating func append(_ bytes: ByteBuffer) throws {
        if let file {
            try bytes.withUnsafeReadableBytes { try file.write($0, at: count) }
        } else {
            pieces.append((count, bytes))
        }
        count += Int64(bytes.readableBytes)
    }

    /// Ends the writing; content in a file is kept from now on.
    func finish() -> Content {
        guard let file else { return .memory(pieces) }
        file.keep()
        return .file(path: file.path)
    }
}
