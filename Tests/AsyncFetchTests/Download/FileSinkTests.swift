@testable import AsyncFetch
import NIOCore
import Testing

/// The bytes between the connection and the file.
@Suite(.timeLimit(.minutes(5))) final class FileSinkTests: DownloadFixture {
    /// A chunk in a read buffer, as a TLS connection has it.
    private func read(_ bytes: some Collection<UInt8>) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: 32 << 10)
        buffer.writeBytes(bytes)
        return buffer
    }

    private func memory(of sink: FileSink) async -> Int {
        await sink.batch.buffers.reduce(0) { $0 + $1.storageCapacity }
    }

    @Test func aServerThatSendsAByteAtATimeFillsNoMemory() async throws {
        let file = try await OpenFile.temporary(beside: path)
        let sink = FileSink(file)
        for byte in storedMedia.prefix(2_000) { _ = try await sink.write(read([byte])) }
        let memory = await memory(of: sink)
        #expect(memory < 100_000)
        try await sink.flush()
        let written = try await file.read(from: 0, count: 10_000)
        #expect(written == ByteBuffer(bytes: storedMedia.prefix(2_000)))
        await file.removeName()
    }

    @Test func smallAndLargeChunksStayInTheirOrder() async throws {
        let file = try await OpenFile.temporary(beside: path)
        let sink = FileSink(file)
        var rest = storedMedia[...]
        for count in [1, 20_000, 3, 5, 30_000, 16_000, 7_000, 1] {
            _ = try await sink.write(read(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        // What is large enough is not copied.
        let counts = await sink.batch.buffers.map(\.readableBytes)
        #expect(counts == [1, 20_000, 8, 30_000, 16_000, 7_001])
        try await sink.flush()
        let written = try await file.read(from: 0, count: 100_000)
        #expect(written == ByteBuffer(bytes: storedMedia.prefix(73_010)))
        await file.removeName()
    }

    /// A whole read buffer stays in memory with the part of it that waits.
    @Test func aBatchIsCountedWithTheMemoryThatItKeeps() async throws {
        let file = try await OpenFile.temporary(beside: path)
        let sink = FileSink(file)
        for _ in 0..<200 {
            _ = try await sink.write(read(storedMedia.prefix(10_000)))
            let memory = await memory(of: sink)
            #expect(memory < 1 << 20)
        }
        try await sink.flush()
        #expect(await sink.written == 2_000_000)
        await file.removeName()
    }
}
