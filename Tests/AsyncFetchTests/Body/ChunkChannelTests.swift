@testable import AsyncFetch
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct ChunkChannelTests {
    private let channel = ChunkChannel()

    @Test func chunksArriveInOrderAndThenTheEnd() async throws {
        let producer = Task {
            for number in 1...1000 { try await channel.send(ByteBuffer(integer: number)) }
            channel.finish(nil)
        }
        for number in 1...1000 { #expect(try await channel.next() == ByteBuffer(integer: number)) }
        #expect(try await channel.next() == nil)
        #expect(try await channel.next() == nil)
        try await producer.value
    }

    @Test func errorComesAfterTheChunksAndOnce() async throws {
        let producer = Task {
            try await channel.send(ByteBuffer(string: "a"))
            channel.finish(Planned())
        }
        #expect(try await channel.next()?.text == "a")
        await #expect(throws: Planned()) { try await channel.next() }
        #expect(try await channel.next() == nil)
        try await producer.value
    }

    @Test func readerThatWaitsGetsTheError() async throws {
        let reader = Task { try await channel.next() }
        channel.finish(Planned())
        await #expect(throws: Planned()) { try await reader.value }
    }

    @Test func cancelledProducerTakesItsChunkBack() async throws {
        let producer = Task { try await channel.send(ByteBuffer(string: "withdrawn")) }
        producer.cancel()
        await #expect(throws: CancellationError.self) { try await producer.value }
        channel.finish(nil)
        #expect(try await channel.next() == nil)
    }

    @Test func producerWithoutAReaderIsRefused() async throws {
        let producer = Task { try await channel.send(ByteBuffer(string: "unwanted")) }
        channel.abandon()
        await #expect(throws: CancellationError.self) { try await producer.value }
        await #expect(throws: CancellationError.self) { try await channel.send(ByteBuffer(string: "late")) }
    }
}
