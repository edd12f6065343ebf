import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Downloads of parts of media.
@Suite(.timeLimit(.minutes(5))) final class MediaRangeTests: DownloadFixture {
    @Test(
        arguments: [
            ("0..<10", 0..<10), ("5...", 5..<storedMedia.count), ("..<7", 0..<7), ("...7", 0..<8), ("3...9", 3..<10),
            ("suffix 500", storedMedia.count - 500..<storedMedia.count),
            ("suffix of more than all", 0..<storedMedia.count),
        ]
    )
    func aRangeBecomesAFile(name: String, expected: Range<Int>) async throws {
        let ranges: [String: any MediaRangeExpression] = [
            "0..<10": 0..<10, "5...": 5..., "..<7": ..<7, "...7": ...7, "3...9": Int64(3)...9,
            "suffix 500": .suffix(500),
            "suffix of more than all": .suffix(.max),
        ]
        let range = try #require(ranges[name])
        let info = try await makeFetcher(Server().transport()).download(address, to: path, range: range)
        #expect(try bytes() == Array(storedMedia[expected]))
        #expect(info.total == Int64(storedMedia.count))
    }

    @Test func aRangeThatIsInterruptedGoesOnWithinItself() async throws {
        try await interrupt(Server(), after: 1_000, range: 500..<9_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(storedMedia[500..<9_000]))
        #expect(try transport.requests.only.header("Range") == "bytes=1500-8999")
    }

    @Test(.timeLimit(.minutes(5))) func aRangeThatWasCompleteAlreadyAsksForNoMoreThanAByte() async throws {
        try await interrupt(Server(), after: 8_500, range: 500..<9_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(storedMedia[500..<9_000]))
        #expect(try transport.requests.only.header("Range") == "bytes=8999-8999")
        #expect(try names == ["file"])
    }

    @Test(.timeLimit(.minutes(5))) func aRangeWhoseLastByteCameBeforeTheConnectionBrokeIsComplete() async throws {
        let server = Server()
        let transport = ScriptedTransport { received in
            let answer = server.answer(received)
            return received.header("Range") == "bytes=500-8999" ? answer.cut(afterBytes: 8_500) : answer
        }
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(storedMedia[500..<9_000]))
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [true, false], [500, 1_000])
    func aRangeAfterTheEndReplacesNoFileEvenIfTheServerIgnoresRanges(tellsLength: Bool, count: Int) async throws {
        let content = Array(storedMedia.prefix(count))
        let server = Server(content: content, tellsLength: tellsLength, ignoresRanges: true)
        let ranges: [any MediaRangeExpression] = [1_000..<2_000, 1_000...]
        for range in ranges {
            try Data("old".utf8).write(to: URL(filePath: path))
            let fetcher = makeFetcher(server.transport())
            let error = await thrown { try await fetcher.download(address, to: path, range: range) } as? FetchError
            #expect(error?.code == (tellsLength ? .invalidRequest : .connectionLost))
            #expect(try bytes() == Array("old".utf8))
            #expect(try names == ["file"])
        }
    }

    @Test func theLastByteIsARangeThatAServerMayIgnore() async throws {
        let server = Server(content: Array(storedMedia.prefix(1_001)), ignoresRanges: true)
        try await makeFetcher(server.transport()).download(address, to: path, range: 1_000..<2_000)
        #expect(try bytes() == [storedMedia[1_000]])
    }

    @Test(arguments: [-1, .min] as [Int64]) func aRangeThroughANegativeByteIsEmpty(last: Int64) {
        let range = ...last
        #expect(range.mediaRange == (0..<0).mediaRange)
    }

    @Test(arguments: [-1..<5, Int64.min..<0]) func negativeBytesAreRefused(range: Range<Int64>) async throws {
        let transport = Server().transport()
        let error =
            await thrown { try await makeFetcher(transport).download(address, to: path, range: range) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }

    @Test(
        arguments: [
            nil, "bytes 5-9", "bytes */1000", "bytes 9-5/1000", "bytes 0-9223372036854775807/*", "bytes -5-9/10",
            "items 0-4/5",
            "bytes 0-9/5",
        ]
    )
    func aPartThatDoesNotSayWhichIsRefused(contentRange: String?) async throws {
        var headers: HTTPFields = [.eTag: #""1""#]
        headers[.contentRange] = contentRange
        let transport = ScriptedTransport { [headers] _ in .status(206, headers: headers, body: "abcde") }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }
}
