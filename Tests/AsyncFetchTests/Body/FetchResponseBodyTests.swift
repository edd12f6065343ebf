@testable import AsyncFetch
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchResponseBodyTests {
    private func body(_ texts: [String], end: (any Error)? = nil) -> FetchResponseBody {
        let (chunks, input) = makeChunks()
        for text in texts { input.yield(ByteBuffer(string: text)) }
        input.finish(throwing: end)
        return FetchResponseBody(chunks)
    }

    @Test func emptyBodyHasNoChunks() async throws {
        var iterator = FetchResponseBody.empty.makeAsyncIterator()
        #expect(try await iterator.next() == nil)
        #expect(try await FetchResponseBody.empty.collect(upTo: 0).readableBytes == 0)
    }

    @Test func bytesAreOneChunk() async throws {
        var iterator = FetchResponseBody(ByteBuffer(string: "all")).makeAsyncIterator()
        #expect(try await iterator.next()?.text == "all")
        #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [["abcdef"], ["ab", "cd", "ef"], ["", "abcde", "", "f"]])
    func collectsUpToItsLimitAndNotOneByteMore(texts: [String]) async throws {
        #expect(try await body(texts).collect(upTo: 6).text == "abcdef")
        let error = await thrown { _ = try await body(texts).collect(upTo: 5) } as? FetchError
        #expect(error?.code == .tooLarge)
    }

    @Test func limitCountsForBytesInMemoryToo() async throws {
        let error =
            await thrown { _ = try await FetchResponseBody(ByteBuffer(string: "abc")).collect(upTo: 2) } as? FetchError
        #expect(error?.code == .tooLarge)
    }

    @Test func limitEndsTheReadingOfABodyWithoutEnd() async throws {
        let endless = AsyncThrowingStream<ByteBuffer, any Error> { ByteBuffer(repeating: 7, count: 1 << 12) }
        let error = await thrown { _ = try await FetchResponseBody(endless).collect(upTo: 1 << 20) } as? FetchError
        #expect(error?.code == .tooLarge)
    }

    @Test func strangeErrorBecomesAFetchErrorWithItsCause() async throws {
        let error = await thrown { _ = try await body(["a"], end: Planned()).collect(upTo: 10) } as? FetchError
        #expect(error?.code == .other)
        #expect(error?.cause is Planned)
    }

    @Test func fetchErrorAndCancellationArePassedOn() async throws {
        let lost = await thrown { _ = try await body([], end: FetchError(.connectionLost, "")).collect(upTo: 1) }
        #expect((lost as? FetchError)?.code == .connectionLost)
        let cancelled = await thrown { _ = try await body([], end: CancellationError()).collect(upTo: 1) }
        #expect(cancelled is CancellationError)
    }

    @Test func partOfABodyDoesNotPassForTheWholeWhenItsReaderIsCancelled() async throws {
        let (chunks, input) = makeChunks()
        input.yield(ByteBuffer(string: "part"))
        let begun = Gate()
        let reader = Task {
            var iterator = FetchResponseBody(chunks).makeAsyncIterator()
            _ = try await iterator.next()
            begun.open()
            return try await iterator.next()
        }
        try await begun.pass()
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        input.finish()
    }
}
