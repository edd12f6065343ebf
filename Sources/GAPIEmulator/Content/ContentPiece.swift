import NIOCore

/// A piece of a content in memory.
struct ContentPiece: Sendable {
    /// The place in the content.
    let offset: Int64
    let bytes: ByteBuffer
    /// The room of the bytes; `nil` if nobody counts them.
    var room: StoreMemory.Room?
}
