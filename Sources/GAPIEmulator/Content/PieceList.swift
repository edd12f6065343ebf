import NIOCore

/// The pieces of a content in memory.
///
/// Objects that are composed of objects again and again would have many times more pieces each time. So small pieces
/// are copied together, and the number of pieces has a limit.
struct PieceList {
    /// The memory for copied pieces; `nil` if nobody counts them.
    private let memory: StoreMemory?
    private var pieces: [ContentPiece] = []
    /// The end of the content, which is not a piece yet.
    private var tail = ByteBuffer()
    private var tailRoom: StoreMemory.Room?
    private var count: Int64 = 0

    /// The size from which on a piece is shared instead of copied.
    private static let smallest = 64 << 10
    /// The most pieces: at least 8 GiB.
    static let most = 1 << 18

    /// Creates an empty list.
    init(memory: StoreMemory? = nil) { self.memory = memory }

    /// Appends a piece with its room; throws Google's 400 if there are too many, and 507 if there is no room for a copy.
    mutating func append(_ piece: ByteBuffer, _ room: StoreMemory.Room? = nil) throws(GoogleError) {
        if piece.readableBytes < Self.smallest {
            if tailRoom == nil { tailRoom = try memory?.room(for: 0) }
            try tailRoom?.grow(by: piece.readableBytes)
            tail.writeImmutableBuffer(piece)
            if tail.readableBytes >= Self.smallest { flush() }
        } else {
            flush()
            add(piece, room)
        }
        guard pieces.count < Self.most else {
            throw .badRequest("An object in memory cannot have so many pieces; use a directory store.")
        }
    }

    /// The content of all pieces.
    var content: Content {
        var list = self
        list.flush()
        return .memory(list.pieces)
    }

    private mutating func flush() {
        guard tail.readableBytes > 0 else { return }
        add(tail, tailRoom)
        tail = ByteBuffer()
        tailRoom = nil
    }

    private mutating func add(_ piece: ByteBuffer, _ room: StoreMemory.Room?) {
        pieces.append(ContentPiece(offset: count, bytes: piece, room: room))
        count += Int64(piece.readableBytes)
    }
}
