@testable import AsyncFetch
import NIOCore
import NIOEmbedded
import NIOHTTP2
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTP2GuardTests {
    @Test func whatComesWhileAConnectionIsLookedAtComesAfterwards() throws {
        let (channel, hold, reads) = (EmbeddedChannel(), HTTP2Guard.Hold(), ReadCounter())
        try channel.pipeline.syncOperations.addHandler(reads)
        try channel.pipeline.syncOperations.addHandler(hold)
        try channel.writeInbound("settings")
        try channel.writeInbound("farewell")
        channel.read()
        let early = try channel.readInbound(as: String.self)
        #expect(early == nil)
        #expect(reads.count == 0)
        hold.release()
        try channel.writeInbound("later")
        for expected in ["settings", "farewell", "later"] {
            let text = try channel.readInbound(as: String.self)
            #expect(text == expected)
        }
        channel.read()
        #expect(reads.count == 2)
    }

    @Test(arguments: [NIOHTTP2.HTTP2ErrorCode.refusedStream, .noError, .internalError])
    func aStreamThatIsResetIsALostConnection(code: NIOHTTP2.HTTP2ErrorCode) {
        let error = FetchError.transport(NIOHTTP2Errors.streamClosed(streamID: 1, errorCode: code))
        #expect((error as? FetchError)?.code == .connectionLost)
        #expect((error as? FetchError)?.isRetryable == true)
    }

    private final class ReadCounter: ChannelOutboundHandler {
        typealias OutboundIn = Any

        private(set) var count = 0

        func read(context: ChannelHandlerContext) {
            count += 1
            context.read()
        }
    }
}
