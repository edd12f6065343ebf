import AsyncHTTPClient
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL
import Synchronization

/// Sends requests over the network with AsyncHTTPClient: pooled connections, TLS, HTTP/2 where the server offers it by ALPN.
///
/// Owns its clients: ``shutdown()`` closes them, and so does the end of the transport's life. Bodies stream both ways with
/// back-pressure, nothing is collected. It asks for gzip and deflate and decodes them, also where a request asks for them itself;
/// ``undecoded`` does neither. A path whose escapes are no UTF-8 (`/%FF`) is one that AsyncHTTPClient cannot send: it asks for `/`.
/// A request that finds no connection free gets a new one: ``Throttle`` is what limits them.
public final class HTTPClientTransport: HTTPTransport {
    /// Connections that only some requests may share: those through a proxy, and those to a host with rules of its own.
    private struct Route: Hashable {
        var proxy: ProxyPolicy.Proxy?
        var host: String?
        /// Whether the proxy is asked itself, and not for a tunnel.
        var isPlain = false
    }

    private let configuration: HTTPClient.Configuration
    private let tls: TLSPolicy
    private let proxies: ProxyPolicy
    private let loops: [any EventLoop]
    let direct: Lanes
    private let routes = Mutex(Routes<Route>())

    /// Creates a transport with clients of its own, one for each event loop.
    /// - Parameters:
    ///   - connectTimeout: the longest time that making a connection takes, with TLS and a proxy's part.
    ///   - idleTimeout: the longest silence of a peer whose turn it is: from which bytes are awaited, or which does not take those
    ///     that are there for it. Bodies whose readers or sources take their time may take it.
    ///   - tls: whom to trust, and as whom to show oneself.
    ///   - proxies: through which proxy requests go.
    public convenience init(
        connectTimeout: Duration = .seconds(10),
        idleTimeout: Duration = .seconds(60),
        tls: TLSPolicy = .init(),
        proxies: ProxyPolicy = .none
    ) {
        self.init(
            connectTimeout: connectTimeout,
            idleTimeout: idleTimeout,
            tls: tls,
            proxies: proxies,
            connectionsPerHost: nil,
            loops: Array(HTTPClient.defaultEventLoopGroup.makeIterator())
        )
    }

    /// `connectionsPerHost` is how many calls at most run at a host, if somebody sees to that; nothing ever waits for one of them.
    init(
        connectTimeout: Duration = .seconds(10),
        idleTimeout: Duration = .seconds(60),
        tls: TLSPolicy = .init(),
        proxies: ProxyPolicy = .none,
        connectionsPerHost: Int?,
        loops: [any EventLoop]
    ) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow  // Fetcher's, which strips credentials
        configuration.decompression = .disabled  // ours, which knows of many members and can be turned off
        configuration.httpVersion = .automatic
        // Without an identity nothing is read that could fail.
        configuration.tlsConfiguration = try? tls.configuration(for: nil)
        configuration.timeout = .init(connect: TimeAmount(connectTimeout))  // the others are SilenceWatch's
        configuration.connectionPool.retryConnectionEstablishment = false  // Fetcher's, which counts and reports
        // Room for those that never wait, and for the rests of answers that are dropped; reserved, so not without any limit.
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
            connectionsPerHost.map { min($0, 1 << 16) + 256 } ?? 1 << 16
        configuration.tracing.tracer = nil  // Fetcher's, which show no secrets of a URL
        let limit = TimeAmount(idleTimeout)
        configuration.http1_1ConnectionDebugInitializer = SilenceWatch.initializer(limit: limit, tellsUnsent: true) {
            try $0.pipeline.syncOperations.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
        }
        let watch = SilenceWatch.initializer(limit: limit, tellsUnsent: false) {
            try $0.pipeline.syncOperations.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
        }
        configuration.http2StreamChannelDebugInitializer = { channel in
            watch(channel).flatMapThrowing { try HTTP2Guard.install(in: channel) }
        }
        self.configuration = configuration
        self.tls = tls
        self.proxies = proxies
        self.loops = loops
        direct = Lanes(configuration, on: loops)
    }

    /// How the client is to bring a request to its server.
    private struct Way {
        let lanes: Lanes
        let url: String
        /// For whom it is, where the URL is that of a proxy.
        var host: String?

        /// - Throws: ``FetchError/Code/proxy`` when it is the proxy that answers, and wants to know who asks.
        func check(_ head: HTTPResponse) throws {
            if host != nil, head.status == .proxyAuthenticationRequired {
                throw FetchError(.proxy, "the proxy asks for a user name and password")
            }
        }
    }

    private func way(of request: HTTPRequest) throws -> Way {
        let url = try request.absoluteURL
        guard request.scheme == "http", let proxy = proxies.proxy(for: request) else {
            return Way(lanes: try lanes(for: request), url: url)
        }
        let lanes = routes.withLock { routes in
            routes.lanes(for: Route(proxy: proxy, isPlain: true)) {
                var configuration = configuration
                let watch = configuration.http1_1ConnectionDebugInitializer
                configuration.http1_1ConnectionDebugInitializer = { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
                        try pipeline.addHandler(
                            ProxiedRequest(authorization: proxy.authorization),
                            position: .after(decoder)
                        )
                    }
                    .flatMap { watch?(channel) ?? channel.eventLoop.makeSucceededVoidFuture() }
                }
                return Lanes(configuration, on: loops)
            }
        }
        let host = proxy.host.contains(":") ? "[\(proxy.host)]" : proxy.host
        return Way(
            lanes: lanes,
            url: "http://\(host):\(proxy.port)\(request.target)",
            host: request.authority?.inLowerCase
        )
    }

    /// The connections for a request.
    private func lanes(for request: HTTPRequest) throws -> Lanes {
        let host = request.host
        let isBelowLocalhost = host.hasSuffix(".localhost")
        let hasRules = isBelowLocalhost || tls.isSpecial(host)
        let route = Route(proxy: proxies.proxy(for: request), host: hasRules ? host : nil)
        if route == Route() { return direct }
        if route.proxy != nil, request.scheme == "https", request.ipAddress != nil {
            // The client would compare the certificate with the address of the proxy.
            throw FetchError(
                .invalidRequest,
                "https to the address \(host) cannot go through a proxy; use the host's name, or an exception of the proxy"
            )
        }
        return try routes.withLock { routes in
            try routes.lanes(for: route) {
                var configuration = configuration
                configuration.tlsConfiguration = try tls.configuration(for: route.host)
                if let check = tls.pinCheck(for: route.host) {
                    let watch = configuration.http1_1ConnectionDebugInitializer
                    configuration.http1_1ConnectionDebugInitializer = { channel in
                        check(channel).flatMap { watch?(channel) ?? channel.eventLoop.makeSucceededVoidFuture() }
                    }
                    configuration.http2ConnectionDebugInitializer = { HTTP2Guard.holding($0, during: check) }
                }
                configuration.proxy = route.proxy.map { proxy in
                    .server(
                        host: proxy.host,
                        port: proxy.port,
                        authorization: proxy.authorization.map { .basic(credentials: $0) }
                    )
                }
                // Not what a resolver says: plain http may go there.
                if isBelowLocalhost { configuration.dnsOverride = [host: "127.0.0.1"] }
                return Lanes(configuration, on: loops)
            }
        }
    }

    /// How many kinds of connections there are besides the usual ones.
    var routeCount: Int { routes.withLock { $0.all.count } }

    /// Sends a request over a pooled connection.
    public func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        try await send(request, body: body, decoding: true)
    }

    /// Sends a request over a pooled connection and waits once, for the whole answer.
    ///
    /// It is put together on the thread on which it arrives; the head and each chunk would else be a change of threads.
    public func collect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await collect(request, body: body, upTo: limit, decoding: true, onHead: onHead)
    }

    /// The same connections, over which answers come as they were sent.
    public var undecoded: any HTTPTransport { UndecodedTransport(transport: self) }

    fileprivate func send(
        _ request: HTTPRequest,
        body: RequestBody?,
        decoding: Bool
    ) async throws -> TransportResponse {
        let way = try way(of: request)
        var outgoing = HTTPClientRequest(url: way.url)
        outgoing.method = HTTPMethod(request.method)
        outgoing.headers = HTTPHeaders(request, asksForCoding: decoding, host: way.host)
        let lease = way.lanes.lease()
        if let body {
            outgoing.body =
                switch body.storage {
                case .bytes(let bytes): .bytes(bytes)
                case .chunks:
                    .stream(
                        PacedChunks(base: body.chunks(), eventLoop: lease.eventLoop),
                        length: body.length.map { .known($0) } ?? .unknown
                    )
                }
        }
        do {
            let response = try await lease.client.execute(outgoing, deadline: .distantFuture)
            let head = try HTTPResponse(response.status, response.headers)
            try way.check(head)
            let chunks = ClientChunks(body: response.body, lease: lease)
            if decoding, !head.hasNoBody(to: request.method),
                let decoder = ContentDecoder(head.headerFields[.contentEncoding])
            {
                return TransportResponse(head: head, body: ResponseBody(DecodedChunks(base: chunks, decoder: decoder)))
            }
            return TransportResponse(head: head, body: ResponseBody(client: chunks))
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    fileprivate func collect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        decoding: Bool,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        let bytes: ByteBuffer?
        switch body?.storage {
        case .chunks:
            let response = try await send(request, body: body, decoding: decoding)
            onHead(response.head)
            return try await response.collected(upTo: limit)
        case .bytes(let buffer): bytes = buffer
        case nil: bytes = nil
        }
        let collector = AnswerCollector(limit: limit, onHead: onHead)
        do {
            let way = try way(of: request)
            let outgoing = try HTTPClient.Request(
                url: way.url,
                method: HTTPMethod(request.method),
                headers: HTTPHeaders(request, asksForCoding: decoding, host: way.host),
                body: bytes.map { .byteBuffer($0) }
            )
            var response = try await way.lanes.withLeastBusy { client in
                try Task.checkCancellation()
                let task = client.execute(
                    request: outgoing,
                    delegate: collector
                )
                return try await Interruption.ending {
                    try await task.futureResult.get()
                } by: {
                    task.cancel()
                }
            }
            try way.check(response.head)
            if decoding, let encoded = response.body.bytes, encoded.readableBytes > 0,
                let decoder = ContentDecoder(response.head.headerFields[.contentEncoding])
            {
                response.body = ResponseBody(try decoder.decode(encoded, upTo: limit))
            }
            return response
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Closes all connections.
    public func shutdown() async {
        await direct.shutdown()
        for lanes in routes.withLock({ $0.all }) { await lanes.shutdown() }
    }
}

/// The connections of a transport, without its decoder.
private struct UndecodedTransport: HTTPTransport {
    let transport: HTTPClientTransport

    func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        try await transport.send(request, body: body, decoding: false)
    }

    func collect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await transport.collect(request, body: body, upTo: limit, decoding: false, onHead: onHead)
    }

    func shutdown() async { await transport.shutdown() }
}

/// The bytes of an answer from the connection, which counts as busy until they are read or dropped.
struct ClientChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: HTTPClientResponse.Body
    let lease: Lanes.Lease

    func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), lease: lease) }

    struct Iterator: AsyncIteratorProtocol {
        var body: HTTPClientResponse.Body.AsyncIterator
        let lease: Lanes.Lease

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            do { return try await body.next(isolation: actor) } catch is AnswerOrder.AnswerIsWhole { return nil }
        }
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooMuch) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
        self = .nanoseconds(overflow || isTooMuch ? .max : sum)
    }
}
