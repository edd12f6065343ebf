import NIOCore

/// Chunks in order that wait together, and the memory that they keep alive.
///
/// A chunk is a slice of a larger buffer, such as the read buffer of a connection, all of which stays in memory with
/// it. A chunk that is kept as it is costs no copy; a small one is copied to the end of a buffer with others.
struct GatheredChunks: Sendable {
    /// The buffers with the bytes in order.
    private(set) var buffers: [ByteBuffer] = []
    /// The number of bytes.
    private(set) var count = 0
    /// The size of the memory that the buffers keep alive; memory that two of them share counts twice.
    private(set) var storage = 0
    /// A Boolean value indicating whether the last buffer is a copy, to which more bytes can be added.
    private var isCopying = false

    /// Adds a chunk.
    ///
    /// - Parameters:
    ///   - chunk: The chunk.
    ///   - asItIs: `true` to keep the chunk and all of its storage, `false` to copy its bytes.
    mutating func append(_ chunk: ByteBuffer, asItIs: Bool) {
        guard chunk.readableBytes > 0 else { return }
        count += chunk.readableBytes
        guard !asItIs else {
            isCopying = false
            storage += chunk.storageCapacity
            return buffers.append(chunk)
        }
        if !isCopying { buffers.append(ByteBuffer()) }
        isCopying = true
        let last = buffers.endIndex - 1
        storage -= buffers[last].storageCapacity
        buffers[last].writeImmutableBuffer(chunk)
        storage += buffers[last].storageCapacity
    }
}
