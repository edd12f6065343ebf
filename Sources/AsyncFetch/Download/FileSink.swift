import NIOCore

/// A sink for consecutive bytes of a part file.
///
/// Bytes are gathered to batches of 1 MiB, counted with the memory that their chunks keep alive. A batch is hashed and
/// written on another thread while the next is gathered, so at most two batches are in memory. Every 64 MiB the sink
/// starts to synchronize with the disk, so that little is left to wait for at the end.
actor FileSink {
    private static let batchSize = 1 << 20
    /// The size from which on a chunk is not copied; a smaller one costs less as a copy than as a write of its own.
    private static let leastUncopied = 8 << 10
    private static let synchronizationStep: Int64 = 64 << 20

    private let file: OpenFile
    /// The place of the first byte in the file.
    private let base: Int64
    /// The chunks that wait to be written.
    private(set) var batch = GatheredChunks()
    /// The batch that is being written; its value is the checksum up to its end.
    private var writing: Task<CRC32C, any Error>?
    /// The position of the batch that is being gathered, from the base.
    private var start: Int64
    private var synchronizing: Task<Void, any Error>?
    private var synchronized: Int64
    /// The number of bytes that were written.
    private(set) var written: Int64
    /// The checksum of the bytes that were written.
    private(set) var checksum: CRC32C

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - base: The place of the first byte in the file.
    ///   - count: The number of bytes that an earlier download has written there.
    ///   - checksum: The checksum of these bytes.
    init(_ file: OpenFile, at base: Int64 = 0, after count: Int64 = 0, _ checksum: CRC32C = CRC32C()) {
        self.file = file
        self.base = base
        self.checksum = checksum
        start = count
        written = count
        synchronized = count
    }

    /// The number of bytes that were written, and their checksum.
    var settled: (count: Int64, checksum: CRC32C) { (written, checksum) }

    /// Takes a chunk.
    ///
    /// - Returns: The number of bytes that were written so far.
    func write(_ chunk: ByteBuffer) async throws -> Int64 {
        let count = chunk.readableBytes
        // A slow server sends a few bytes at a time, each time in a read buffer of its own.
        batch.append(chunk, asItIs: count >= Self.leastUncopied && chunk.storageCapacity <= 4 * count)
        if batch.storage >= Self.batchSize { try await startWriting() }
        return written
    }

    /// Waits until all bytes are written.
    func flush() async throws {
        try await startWriting()
        try await finishWriting()
    }

    /// Waits until all written bytes are on the disk.
    func synchronize() async throws {
        try await synchronizing?.value
        try await file.synchronize()
    }

    /// Waits until the synchronization with the disk that has begun is done.
    func finishSynchronizing() async throws {
        try await synchronizing?.value
    }

    /// Discards the bytes that were written, and whatever comes after them in the file.
    func rewind() async throws {
        batch = GatheredChunks()
        _ = await settle()
        (start, written, synchronized, checksum) = (0, 0, 0, CRC32C())
        try await file.truncate(to: base)
    }

    /// Writes the bytes that have come, as far as the disk takes them.
    ///
    /// - Returns: The number of bytes that were written, and their checksum.
    func settle() async -> (count: Int64, checksum: CRC32C) {
        try? await startWriting()
        try? await finishWriting()
        try? await synchronizing?.value
        synchronizing = nil
        return settled
    }

    private func startWriting() async throws {
        try await finishWriting()
        let (chunks, offset) = (batch.buffers, base + start)
        start += Int64(batch.count)
        batch = GatheredChunks()
        writing = Task { [file, checksum] in try await file.write(chunks, at: offset, adding: checksum) }
    }

    private func finishWriting() async throws {
        guard let batch = writing else { return }
        writing = nil
        checksum = try await batch.value
        written = start
        guard written - synchronized >= Self.synchronizationStep else { return }
        try await synchronizing?.value
        synchronized = written
        synchronizing = Task { [file] in try await file.synchronize() }
    }
}
