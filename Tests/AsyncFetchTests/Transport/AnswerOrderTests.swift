@testable import AsyncFetch
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

/// When an answer over HTTP/2 ends, on a channel with nothing else.
@Suite(.timeLimit(.minutes(5))) struct AnswerOrderTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(AnswerOrder())
        channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
        write(.head(HTTPRequestHead(version: .http2, method: .PUT, uri: "/")))
        channel.read()
    }

    private func write(_ part: HTTPClientRequestPart) { channel.writeAndFlush(part, promise: nil) }
    private func receive(_ part: HTTPClientResponsePart) throws { try channel.writeInbound(part) }
    private func receive(_ status: HTTPResponseStatus) throws {
        try receive(.head(HTTPResponseHead(version: .http2, status: status)))
    }
    private func next() throws -> HTTPClientResponsePart? { try channel.readInbound(as: HTTPClientResponsePart.self) }

    @Test func theEndOfAnAnswerComesAfterThatOfTheRequest() throws {
        try receive(.ok)
        try receive(.end(nil))
        _ = try next()
        let early = try next()
        #expect(early == nil)
        write(.body(.byteBuffer(ByteBuffer(string: "a"))))
        write(.end(nil))
        let end = try next()
        #expect(end == .end(nil))
        #expect(channel.isActive)
    }

    @Test func theEndOfAnAnswerToAWholeRequestComesAtOnce() throws {
        write(.end(nil))
        try receive(.ok)
        try receive(.end(nil))
        _ = try next()
        let end = try next()
        #expect(end == .end(nil))
    }

    @Test(arguments: [true, false]) func aStreamThatIsGoneAfterItsAnswerLeavesItWhole(byReset: Bool) throws {
        try receive(.ok)
        channel.read()
        try receive(.body(ByteBuffer(string: "a")))
        try receive(.end(nil))
        if byReset { channel.pipeline.fireErrorCaught(Planned()) } else { channel.pipeline.fireChannelInactive() }
        #expect(throws: AnswerIsWhole.self) { try channel.throwIfErrorCaught() }
        // What comes later is as it is.
        channel.pipeline.fireErrorCaught(Planned())
        #expect(throws: Planned.self) { try channel.throwIfErrorCaught() }
    }

    @Test func anAnswerThatItsReaderHasNotAskedForIsLostWithItsStream() throws {
        try receive(.ok)
        try receive(.body(ByteBuffer(string: "a")))
        try receive(.end(nil))
        channel.pipeline.fireErrorCaught(Planned())
        #expect(throws: Planned.self) { try channel.throwIfErrorCaught() }
    }

    @Test func aStreamThatBreaksInItsAnswerFails() throws {
        try receive(.ok)
        channel.pipeline.fireErrorCaught(Planned())
        #expect(throws: Planned.self) { try channel.throwIfErrorCaught() }
    }

    @Test func anAnswerThatRefusesTheBodyEndsTheStream() throws {
        try receive(.unauthorized)
        try receive(.end(nil))
        _ = try next()
        let end = try next()
        #expect(end == .end(nil))
        #expect(!channel.isActive)
    }

    @Test func a101IsNoAnswerOverHTTP2() throws {
        try receive(.processing)
        #expect(throws: FetchError.self) { try receive(.switchingProtocols) }
        #expect(!channel.isActive)
    }

    @Test func aStreamWithTooManyInterimResponsesEnds() throws {
        for _ in 1...InterimResponses.limit { try receive(.processing) }
        let error = #expect(throws: FetchError.self) { try receive(.processing) }
        #expect(error?.code == .invalidResponse)
        #expect(!channel.isActive)
    }

    @Test func anAnswerMayFollowManyInterimResponses() throws {
        for _ in 1...InterimResponses.limit { try receive(.processing) }
        try receive(.ok)
        #expect(channel.isActive)
    }
}
