import AsyncFetch
import NIOCore

/// Writes a file that has its final name only when it is complete and on the disk.
///
/// Bytes are gathered to 1 MiB before they are written, because each write goes to another thread and back.
actor FileSink {
    private static let batchSize = 1 << 20

    private let path: String
    private let temporaryPath: String
    private let file: OpenFile
    private var batch: [ByteBuffer] = []
    private var batched = 0
    /// The bytes that were written.
    private(set) var written: Int64 = 0

    init(path: String) async throws {
        self.path = path
        temporaryPath = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
        file = try await OpenFile.creating(temporaryPath)
    }

    /// - Returns: the bytes that were written so far.
    func write(_ chunk: ByteBuffer) async throws -> Int64 {
        batch.append(chunk)
        batched += chunk.readableBytes
        return batched >= Self.batchSize ? try await flush() : written
    }

    /// Makes the file durable and gives it its name, replacing one that is there.
    func commit() async throws {
        try await flush()
        try await file.synchronize()
        try await OpenFile.rename(temporaryPath, to: path)
    }

    /// Removes what was written.
    func discard() async {
        await OpenFile.remove(temporaryPath)
    }

    /// Writes what was gathered.
    /// - Returns: the bytes that were written so far.
    @discardableResult
    func flush() async throws -> Int64 {
        guard batched > 0 else { return written }
        let chunks = batch
        let count = batched
        batch.removeAll(keepingCapacity: true)
        batched = 0
        try await file.write(chunks, at: written)
        written += Int64(count)
        return written
    }
}
