import NIOCore
import NIOHTTP1

/// Asks a proxy for what is on another server (RFC 9112 §3.2.2): the whole URL stands where else the path does.
///
/// The connection leads to the proxy; whose request it is stands in its `Host`.
final class ProxiedRequest: ChannelOutboundHandler {
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private let authorization: String?

    /// `authorization` is what the proxy wants to know, user name and password in Base64.
    init(authorization: String?) {
        self.authorization = authorization
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), let host = head.headers.first(name: "Host") else {
            return context.write(data, promise: promise)
        }
        _ = head.restoreTarget()
        head.uri = "http://" + host + head.uri
        if let authorization {
            head.headers.replaceOrAdd(name: "Proxy-Authorization", value: "Basic " + authorization)
        }
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
}
