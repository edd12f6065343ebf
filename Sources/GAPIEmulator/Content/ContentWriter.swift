import NIOCore

/// Content that grows, in memory or in a file.
struct ContentWriter: Sendable {
    /// The file, or `nil` for memory.
    private let file: ContentFile?
    private var pieces: [(offset: Int64, bytes: ByteBuffer)] = []
    private var count: Int64 = 0

    /// Creates empty content in memory.
    init() { file = nil }

    /// Creates empty content in a new file at a path, or in memory.
    init(path: String?) throws {
        file = try path.map { try ContentFile(path: $0) }
    }

    /// Continues an existing file after its full steps, whose bytes `sink` receives.
    init(restoring file: StoredFile, steps: Int, _ sink: (ByteBuffer) -> Void) throws {
        let file = try ContentFile(restoring: file)
        var count: Int64 = 0
        try file.read(steps: steps) { piece in
            count += Int64(piece.readableBytes)
            sink(piece)
        }
        self.file = file
        self.count = count
    }

    /// The file; `nil` for memory.
    var stored: StoredFile? { file?.stored }

    mutating func append(_ bytes: ByteBuffer) throws {
        if let file {
            try bytes.withUnsafeReadableBytes { try file.write($0, at: count) }
        } else {
            pieces.append((count, bytes))
        }
        count += Int64(bytes.readableBytes)
    }

    /// The content so far; the file is kept by the transaction that stores the content.
    var content: Content { file.map { .file($0.stored) } ?? .memory(pieces) }
}
