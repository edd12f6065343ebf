import NIOCore

/// Content that grows, in memory or in a file.
struct ContentWriter: Sendable {
    /// The file, or `nil` for memory.
    private let file: ContentFile?
    private var pieces: [ContentPiece] = []
    private var count: Int64 = 0

    /// Creates empty content in memory.
    init() { file = nil }

    /// Creates empty content at a place.
    init(_ place: ContentPlace) throws {
        switch place {
        case .memory: file = nil
        case .file(let path): file = try ContentFile(path: path)
        }
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

    /// Appends bytes; in memory, with the room that they take.
    mutating func append(_ bytes: ByteBuffer, _ room: StoreMemory.Room?) throws {
        if let file {
            try bytes.withUnsafeReadableBytes { try file.write($0, at: count) }
        } else {
            pieces.append(ContentPiece(offset: count, bytes: bytes, room: room))
        }
        count += Int64(bytes.readableBytes)
    }

    /// Removes all bytes; nothing can be appended to the file any more.
    mutating func erase() throws {
        try file?.erase()
        self = ContentWriter()
    }

    /// The content so far; the file is kept by the transaction that stores the content.
    var content: Content { file.map { .file($0.stored) } ?? .memory(pieces) }
}
