@testable import AsyncFetch
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@Suite(.timeLimit(.minutes(5))) struct AnswerCollectorTests {
    /// Ends a response with an error in the place of its end, as `AnswerOrder` does over HTTP/2.
    private final class Ending: ChannelInboundHandler {
        typealias InboundIn = HTTPClientResponsePart
        typealias InboundOut = HTTPClientResponsePart
        private let error: any Error

        init(_ error: any Error) { self.error = error }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard case .end = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
            context.fireChannelReadComplete()
            context.fireErrorCaught(error)
        }
    }

    /// Collects the response of a server whose end is replaced by an error.
    private func collect(endingWith error: any Error & Sendable) async throws -> TransportResponse {
        var configuration = HTTPClient.Configuration()
        configuration.http1_1ConnectionDebugInitializer = { channel in
            channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
                try pipeline.addHandler(Ending(error), position: .after(decoder))
            }
        }
        // One event loop, as a lane of the transport has.
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let client = HTTPClient(eventLoopGroupProvider: .shared(loop), configuration: configuration)
        let collector = AnswerCollector(limit: 4) { _ in }
        var result: Result<TransportResponse, any Error> = .failure(NothingThrown())
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nword")
            await connection.readToEnd()
        } _: { server in
            let request = try HTTPClient.Request(url: server.url())
            let task = client.execute(request: request, delegate: collector)
            do { result = .success(try await collector.answer(of: task)) } catch { result = .failure(error) }
            try await client.shutdown()
        }
        return try result.get()
    }

    @Test func aStreamThatEndsAfterItsWholeAnswerHasAnswered() async throws {
        // Otherwise a request that the server has answered would be sent once more.
        let response = try await collect(endingWith: AnswerIsWhole())
        #expect(response.head.status == .ok)
        #expect(response.body.bytes == ByteBuffer(string: "word"))
    }

    @Test func anyOtherErrorIsOne() async throws {
        await #expect(throws: Planned.self) { try await collect(endingWith: Planned()) }
    }
}
