import NIOCore
import NIOHTTP1

/// A handler that sends requests to a proxy instead of the server (RFC 9112 §3.2.2), with the whole URL instead of the
/// path.
///
/// The connection leads to the proxy; the `Host` header field names the server.
final class ProxiedRequest: ChannelOutboundHandler {
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private let authorization: String?

    /// Creates a handler; `authorization` is the user name and password for the proxy in Base64.
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
