import ArgumentParser
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server that does next to nothing, so that what is measured is the client; runs until its input ends.
struct PlainServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plain-server",
        abstract: "Answers the same to everybody until the input ends.",
        shouldDisplay: false
    )

    /// The paths of the server.
    enum Path {
        /// A small answer that may be kept for an hour.
        static let small = "/small"
        /// The same without a cookie, which a cache can keep for nobody.
        static let kept = "/kept"
        /// The same, but it has to be validated each time.
        static let validated = "/validated"
        /// ``largeSize`` bytes.
        static let large = "/large"
        /// No answer at all.
        static let hold = "/hold"
    }

    static let smallSize = 128
    static let largeSize = 1 << 30

    /// Runs one in a process of its own for as long as the closure runs.
    static func with<R>(_ body: (_ url: String) async throws -> R) async throws -> R {
        try await ChildProcess.withServer(["plain-server"], body)
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let server = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
                    try pipeline.addHandler(PlainHandler())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.localAddress?.port ?? 0)\n".utf8))
        try await NIOThreadPool.singleton.runIfActive { while readLine() != nil {} }
        try await group.shutdownGracefully()
    }
}

private final class PlainHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private static let small = ByteBuffer(repeating: UInt8(ascii: "s"), count: PlainServer.smallSize)
    private static let chunk = ByteBuffer(repeating: UInt8(ascii: "l"), count: 64 << 10)

    private var request: HTTPRequestHead?
    /// Bytes of the large answer that are not written yet.
    private var rest = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): request = head
        case .body: break
        case .end:
            if let request { answer(request, context) }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if rest > 0 { writeRest(context) }
        context.fireChannelWritabilityChanged()
    }

    private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var headers: HTTPHeaders = ["Content-Type": "text/plain", "ETag": "\"1\""]
        switch request.uri.prefix(while: { $0 != "?" }) {
        case PlainServer.Path.small:
            headers.add(name: "Cache-Control", value: "max-age=3600")
            if request.headers["Cookie"].isEmpty { headers.add(name: "Set-Cookie", value: "session=0123456789abcdef") }
            write(headers, Self.small, context)
        case PlainServer.Path.kept:
            headers.add(name: "Cache-Control", value: "max-age=3600")
            write(headers, Self.small, context)
        case PlainServer.Path.validated where request.headers["If-None-Match"].isEmpty:
            headers.add(name: "Cache-Control", value: "no-cache")
            write(headers, Self.small, context)
        case PlainServer.Path.validated:
            context.write(
                wrapOutboundOut(.head(.init(version: .http1_1, status: .notModified, headers: headers))),
                promise: nil
            )
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        case PlainServer.Path.large:
            headers.add(name: "Content-Length", value: "\(PlainServer.largeSize)")
            context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: .ok, headers: headers))), promise: nil)
            rest = PlainServer.largeSize
            writeRest(context)
        default: break
        }
    }

    private func write(_ headers: HTTPHeaders, _ body: ByteBuffer, _ context: ChannelHandlerContext) {
        var headers = headers
        headers.add(name: "Content-Length", value: "\(body.readableBytes)")
        context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: .ok, headers: headers))), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    private func writeRest(_ context: ChannelHandlerContext) {
        while rest > 0, context.channel.isWritable {
            // The write may come back here before it returns: only the one that leaves nothing ends the answer.
            let left = rest - Self.chunk.readableBytes
            rest = left
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(Self.chunk))), promise: nil)
            if left == 0 { context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil) }
        }
    }
}
