import NIOCore

/// Growing content: bytes are appended, and the last ones can be taken back.
///
/// Small buffers are gathered to pieces of 1 MiB before they are stored.
struct ContentWriter: Sendable {
    private static let pieceCount = 1 << 20

    /// The file, or `nil` for memory.
    private let file: ContentFile?
    private var pieces: [(offset: Int64, bytes: ByteBuffer)] = []
    private var storedCount: Int64 = 0
    private var gathered = ByteBuffer()

    /// Creates empty content in a new file at a path, or in memory.
    init(path: String?) throws {
        file = try path.map(ContentFile.init)
    }

    /// Whether appending may block on a file.
    var isFile: Bool { file != nil }

    var count: Int64 { storedCount + Int64(gathered.readableBytes) }

    mutating func append(_ bytes: ByteBuffer) throws {
        gathered.writeImmutableBuffer(bytes)
        if gathered.readableBytes >= Self.pieceCount { try store() }
    }

    /// Takes the last bytes back until there are this many.
    mutating func truncate(to count: Int64) {
        if count >= storedCount {
            gathered.moveWriterIndex(to: gathered.readerIndex + Int(count - storedCount))
            return
        }
        gathered.clear()
        storedCount = count
        while let last = pieces.last, last.offset + Int64(last.bytes.readableBytes) > count {
            pieces.removeLast()
            if last.offset < count, let kept = last.bytes.getSlice(at: 0, length: Int(count - last.offset)) {
                pieces.append((last.offset, kept))
            }
        }
    }

    /// Ends the writing.
    mutating func finish() throws -> Content {
        try store()
        guard let file else { return .memory(pieces) }
        try file.truncate(to: storedCount)
        file.keep()
        return .file(path: file.path)
    }

    private mutating func store() throws {
        guard gathered.readableBytes > 0 else { return }
        if let file {
            try gathered.withUnsafeReadableBytes { try file.write($0, at: storedCount) }
            storedCount += Int64(gathered.readableBytes)
            gathered.clear()
        } else {
            pieces.append((storedCount, gathered))
            storedCount += Int64(gathered.readableBytes)
            gathered = ByteBuffer()
        }
    }
}
