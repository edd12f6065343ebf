@testable import AsyncFetch
import FoundationEssentials
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchRequestBodyTests {
    private func collect(_ body: FetchRequestBody) async throws -> ByteBuffer {
        var all = ByteBuffer()
        for try await var chunk in body.chunks() { all.writeBuffer(&chunk) }
        return all
    }

    @Test(arguments: ["", "bytes"])
    func bytesAreOneChunkThatCanBeReadAgain(text: String) async throws {
        let body = FetchRequestBody.bytes(text.utf8)
        #expect(body.length == Int64(text.utf8.count))
        #expect(body.isReplayable)
        for _ in 1...2 { #expect(try await collect(body).text == text) }
    }

    @Test func sequenceIsReadOnceChunkByChunk() async throws {
        let (chunks, input) = makeChunks()
        let body = FetchRequestBody.stream(chunks, length: 4)
        #expect(body.length == 4)
        #expect(!body.isReplayable)
        #expect(FetchRequestBody.stream(chunks).length == nil)
        var iterator = body.chunks().makeAsyncIterator()
        for text in ["ab", "", "cd"] {
            input.yield(ByteBuffer(string: text))
            #expect(try await iterator.next()?.text == text)
        }
        input.finish()
        #expect(try await iterator.next() == nil)
    }

    @Test func sequenceThatThrowsGivesASourceErrorWithItsCause() async throws {
        let (chunks, input) = makeChunks()
        input.finish(throwing: Planned())
        let error = await thrown { _ = try await collect(.stream(chunks)) } as? FetchError
        #expect(error?.code == .source)
        #expect(error?.cause as? Planned == Planned())
    }

    @Test func cancelledReaderOfASequenceIsNotToldThatItEnded() async throws {
        let (chunks, input) = makeChunks()
        let body = FetchRequestBody.stream(chunks)
        let started = Gate()
        let reader = Task {
            var iterator = body.chunks().makeAsyncIterator()
            _ = try await iterator.next()
            started.open()
            return try await iterator.next()
        }
        input.yield(ByteBuffer(string: "first"))
        try await started.pass()
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
    }

    @Test(arguments: [(Int64(0), Int64(10)), (3, 4), (9, 1), (5, 0)])
    func partOfAFileIsSentAndCanBeReadAgain(offset: Int64, length: Int64) async throws {
        try await withFile("0123456789") { path in
            let body = FetchRequestBody.file(path, from: offset, length: length)
            #expect(body.isReplayable)
            #expect(body.length == length)
            let expected = String("0123456789".dropFirst(Int(offset)).prefix(Int(length)))
            let texts = [try await collect(body).text, try await collect(body).text]
            #expect(texts == [expected, expected])
        }
    }

    @Test func largeFileComesInChunksOfAMebibyte() async throws {
        try await withFile(String(repeating: "x", count: 2_500_000)) { path in
            var sizes: [Int] = []
            for try await chunk in FetchRequestBody.file(path, length: 2_500_000).chunks() {
                sizes.append(chunk.readableBytes)
            }
            #expect(sizes == [1 << 20, 1 << 20, 2_500_000 - (2 << 20)])
        }
    }

    @Test func fileThatEndsTooEarlyIsASourceError() async throws {
        try await withFile("0123456789") { path in
            let error = await thrown { _ = try await collect(.file(path, length: 11)) } as? FetchError
            #expect(error?.code == .source)
        }
    }

    @Test func fileThatShrinksWhileItIsSentIsASourceError() async throws {
        try await withFile(String(repeating: "x", count: 3 << 20)) { path in
            var chunks = FetchRequestBody.file(path, length: 3 << 20).chunks().makeAsyncIterator()
            _ = try await chunks.next()
            try overwrite(path, String(repeating: "x", count: 1 << 20))
            let error = await thrown { _ = try await chunks.next() } as? FetchError
            #expect(error?.code == .source)
            #expect(error?.message.contains("shrank") == true)
        }
    }

    @Test(arguments: ["begun", "not begun"])
    func fileThatChangesDoesNotGiveItsLastBytes(state: String) async throws {
        try await withFile(String(repeating: "x", count: 2 << 20)) { path in
            let status = try await OpenFile.reading(path).status()
            var chunks = FetchRequestBody.file(path, from: 0, length: 2 << 20, expecting: status).chunks()
                .makeAsyncIterator()
            if state == "begun" { _ = try await chunks.next() }
            try overwrite(path, String(repeating: "y", count: (2 << 20) + 1))
            let error = await thrown { _ = try await chunks.next() } as? FetchError
            #expect(error?.code == .source)
            #expect(error?.message.contains("changed") == true)
        }
    }

    @Test func fileThatIsNotThereIsAFileError() async throws {
        let error = await thrown { _ = try await collect(.file("/nonexistent/file", length: 1)) } as? FetchError
        #expect(error?.code == .file)
        #expect(error?.message.contains("/nonexistent/file") == true)
    }

    @Test func joinedBodiesFollowEachOther() async throws {
        try await withFile("file") { path in
            let body = FetchRequestBody.joined([
                .bytes("<".utf8), .file(path, length: 4), .bytes("".utf8), .bytes(">".utf8),
            ])
            #expect(body.length == 6)
            #expect(body.isReplayable)
            let texts = [try await collect(body).text, try await collect(body).text]
            #expect(texts == ["<file>", "<file>"])
        }
    }

    @Test func joinedBodiesAreAsGoodAsTheWorst() async throws {
        let (chunks, input) = makeChunks()
        input.yield(ByteBuffer(string: "b"))
        input.finish()
        let body = FetchRequestBody.joined([.bytes("a".utf8), .stream(chunks)])
        #expect(body.length == nil)
        #expect(!body.isReplayable)
        #expect(try await collect(body).text == "ab")
        #expect(try await collect(.joined([])).text == "")
    }
}

/// Runs with a file that holds a text, and removes it.
func withFile(_ text: String, _ body: (_ path: String) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try overwrite(path, text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
}

/// Gives a file new content in its place.
private func overwrite(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
}
