import NIOCore

/// The pieces of a content in memory.
///
/// Objects that are composed of objects again and again would have many times more pieces each time. So small pieces
/// are copied together, and the number of pieces has a limit.
struct PieceList {
    private var pieces: [(offset: Int64, bytes: ByteBuffer)] = []
    /// The end of the content, which is not a piece yet.
    private var tail = ByteBuffer()
    private var count: Int64 = 0

    /// The size from which on a piece is shared instead of copied.
    private static let smallest = 64 << 10
    /// The most pieces: at least 8 GiB.
    static let most = 1 << 18

    /// Appends a piece; throws Google's 400 if there are too many.
    mutating func append(_ piece: ByteBuffer) throws(GoogleError) {
        if piece.readableBytes < Self.smallest {
            tail.writeImmutableBuffer(piece)
            if tail.readableBytes >= Self.smallest { flush() }
        } else {
            flush()
            add(piece)
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
        add(tail)
        tail = ByteBuffer()
    }

    private mutating func add(_ piece: ByteBuffer) {
        pieces.append((count, piece))
        count += Int64(piece.readableBytes)
    }
}
