import AsyncHTTPClient
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL
import Synchronization

/// A transport over the network with AsyncHTTPClient: pooled connections, TLS, and HTTP/2 if the server offers it by
/// ALPN.
///
/// The transport owns its clients. ``shutdown()`` closes them, and so does the release of the transport. Request and
/// response bodies are streamed with back-pressure, and nothing is collected except by
/// ``collect(_:body:upTo:onHead:)``. The transport asks for gzip and deflate and decodes them, even if the request has
/// its own `Accept-Encoding`; ``undecoded`` does neither.
///
/// Paths are sent as they were written, even if their escapes are not UTF-8 (`/%FF`). A request that finds no free
/// connection gets a new one; ``FetchThrottle`` limits their number.
///
/// Over HTTP/2, a response below 300 ends only after the request body has ended. A body source must not wait for that
/// end: neither would end, and no idle timeout runs while a source gives nothing. Cancelling the task ends both.
public final class HTTPClientTransport: HTTPTransport {
    /// The key of connections that only some requests may share: through a proxy, or to a host with its own rules.
    private struct Route: Hashable {
        var proxy: ProxyPolicy.Proxy?
        var host: String?
        /// The port, if the host has rules.
        var port: Int?
        /// A Boolean value indicating whether the proxy gets the request itself, and not a request for a tunnel.
        var isPlain = false
    }

    private let configuration: HTTPClient.Configuration
    private let tls: TLSPolicy
    private let proxies: ProxyPolicy
    private let loops: [any EventLoop]
    let direct: Lanes
    private let routes = Mutex(Routes<Route>())

    /// Creates a transport with its own clients, one for each event loop.
    ///
    /// - Parameters:
    ///   - connectTimeout: The longest time for making a connection, including TLS and the handshake with a proxy.
    ///   - idleTimeout: The longest time that a server may keep the client waiting, for bytes of the response or for
    ///     accepting bytes that are ready to be sent. It does not run while a reader or a body source is slow.
    ///   - tls: The certificates that are trusted, and the certificate that the client shows.
    ///   - proxies: The proxies for requests.
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

    /// Creates a transport.
    ///
    /// `connectionsPerHost` is the most calls that run at a host, if the caller limits them. No call waits for a
    /// connection.
    init(
        connectTimeout: Duration = .seconds(10),
        idleTimeout: Duration = .seconds(60),
        tls: TLSPolicy = .init(),
        proxies: ProxyPolicy = .none,
        connectionsPerHost: Int?,
        loops: [any EventLoop]
    ) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow  // the Fetcher follows redirects and removes credentials
        configuration.decompression = .disabled  // ContentDecoder reads several members and can be off
        configuration.httpVersion = .automatic
        // Without an identity, no file is read, so nothing can fail.
        configuration.tlsConfiguration = try? tls.configuration(for: nil)
        configuration.timeout = .init(connect: TimeAmount(connectTimeout))  // SilenceWatch handles the others
        configuration.connectionPool.retryConnectionEstablishment = false  // the Fetcher retries, counts and reports
        // Extra room for calls that never wait, and for dropped responses that are not yet closed. The pool reserves
        // memory for the limit, so there must be one.
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
            connectionsPerHost.map { min($0, 1 << 16) + 256 } ?? 1 << 16
        configuration.tracing.tracer = nil  // the Fetcher's spans show no secrets of a URL
        let limit = TimeAmount(idleTimeout)
        configuration.http1_1ConnectionDebugInitializer = SilenceWatch.initializer(limit: limit, tellsUnsent: true) {
            let check = StatusCheck()
            let decoder = try $0.pipeline.syncOperations.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try $0.pipeline.syncOperations.addHandler(check, position: .after(decoder))
            return check
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

    /// The way in which the client brings a request to its server.
    private struct Way {
        let lanes: Lanes
        let url: String
        /// The server's host, if the URL is that of a proxy; otherwise `nil`.
        var host: String?

        /// Checks the response of a proxy.
        ///
        /// - Throws: ``FetchError/Code/proxy`` if the proxy responds itself and wants a user name and password.
        func check(_ head: HTTPResponse) throws {
            if host != nil, head.status == .proxyAuthenticationRequired {
                throw FetchError(.proxy, "the proxy asks for a user name and password")
            }
        }
    }

    /// Returns the way of a request; not inlined, because its variables would be memory of every call that waits.
    @inline(never)
    private func way(of request: HTTPRequest) throws -> Way {
        let origin = Origin(of: request)
        let url = try request.absoluteURL(at: origin)
        let proxy = proxies.proxy(for: origin)
        guard origin.scheme == "http", let proxy else {
            return Way(lanes: try lanes(for: origin, through: proxy), url: url)
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
            host: origin.authority
        )
    }

    /// Returns the connections to an origin, through a tunnel if there is a proxy.
    private func lanes(for origin: Origin, through proxy: ProxyPolicy.Proxy?) throws -> Lanes {
        let isBelowLocalhost = origin.isBelowLocalhost
        let isSpecial = tls.isSpecial(origin.host, port: origin.portNumber)
        if proxy == nil, !isSpecial, !isBelowLocalhost { return direct }
        let host = String(origin.host)
        let route = Route(
            proxy: proxy,
            host: isSpecial || isBelowLocalhost ? host : nil,
            port: isSpecial ? origin.portNumber : nil
        )
        if route.proxy != nil, origin.scheme == "https", origin.ipAddress != nil {
            // The client would compare the certificate with the address of the proxy.
            throw FetchError(
                .invalidRequest,
                "https to the address \(host) cannot go through a proxy; use the host's name, or an exception of the proxy"
            )
        }
        return try routes.withLock { routes in
            try routes.lanes(for: route) {
                var configuration = configuration
                configuration.tlsConfiguration = try tls.configuration(for: route.host, port: route.port)
                if let check = tls.pinCheck(for: route.host, port: route.port) {
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
                // Does not ask a resolver, because plain http may go there.
                if isBelowLocalhost { configuration.dnsOverride = [host: "127.0.0.1"] }
                return Lanes(configuration, on: loops)
            }
        }
    }

    /// The number of routes besides the direct one.
    var routeCount: Int { routes.withLock { $0.all.count } }

    /// Sends a request over a pooled connection, and returns with the response head.
    ///
    /// Both bodies are streamed, and nothing is retried. Cancelling the task closes the request at once.
    ///
    /// - Throws: ``FetchError``, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try await send(request, body: body, decoding: true)
    }

    /// Sends a request over a pooled connection, and waits once for the whole response.
    ///
    /// The response is collected on the thread on which it arrives, which saves a thread change for the head and each
    /// chunk. Nothing is retried. Cancelling the task closes the request at once.
    ///
    /// - Throws: ``FetchError``, with ``FetchError/Code/tooLarge`` for more than `limit` bytes, or `CancellationError`.
    public func collect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await collect(request, body: body, upTo: limit, decoding: true, onHead: onHead)
    }

    /// A transport over the same connections that does not decode responses.
    public var undecoded: any HTTPTransport { UndecodedTransport(transport: self) }

    /// `true`: deadlines and ``Fetcher/cancelAll()`` end all waits of this transport.
    public var isImmediate: Bool { true }

    fileprivate func send(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        decoding: Bool
    ) async throws -> TransportResponse {
        let way = try way(of: request)
        let lease = way.lanes.lease()
        let source: BodySource? = if case .chunks(let start)? = body?.storage { BodySource(start) } else { nil }
        let outgoing = outgoing(request, body, from: source, decoding, way, on: lease.eventLoop)
        do {
            let response = try await Interruption.cancellable {
                try await lease.client.execute(outgoing, deadline: .distantFuture)
            }
            let refused = response.status.code >= 300 ? source.map { RefusedBody($0) } : nil
            let chunks = ClientChunks(body: response.body, lease: lease, refused: refused)
            return try answer(response, chunks, to: request.method, decoding, way)
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Returns a request as the client sends it; a body that is no bytes in memory comes from `source`.
    ///
    /// Like ``way(of:)``, this and the functions below are not inlined.
    @inline(never)
    private func outgoing(
        _ request: HTTPRequest,
        _ body: FetchRequestBody?,
        from source: BodySource?,
        _ decoding: Bool,
        _ way: Way,
        on eventLoop: any EventLoop
    ) -> HTTPClientRequest {
        var outgoing = HTTPClientRequest(url: way.url)
        outgoing.method = HTTPMethod(request.method)
        outgoing.headers = HTTPHeaders(request, asksForCoding: decoding, host: way.host)
        if let source {
            outgoing.body = .stream(
                PacedChunks(base: source, eventLoop: eventLoop),
                length: body?.length.map { .known($0) } ?? .unknown
            )
        } else if let bytes = body?.bytesInMemory {
            outgoing.body = .bytes(bytes)
        }
        return outgoing
    }

    /// Returns the response whose body is in `chunks`.
    @inline(never)
    private func answer(
        _ response: HTTPClientResponse,
        _ chunks: ClientChunks,
        to method: HTTPRequest.Method,
        _ decoding: Bool,
        _ way: Way
    ) throws -> TransportResponse {
        let head = try HTTPResponse(response.status, response.headers)
        try way.check(head)
        var answer = TransportResponse(head: head)
        answer.httpVersion = response.version.name
        if decoding, !head.hasNoBody(to: method), let decoder = ContentDecoder(head.headerFields[.contentEncoding]) {
            answer.body = FetchResponseBody(DecodedChunks(base: chunks, decoder: decoder))
        } else {
            answer.body = FetchResponseBody(client: chunks)
        }
        return answer
    }

    fileprivate func collect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        decoding: Bool,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        if case .chunks? = body?.storage {
            let transport: any HTTPTransport = decoding ? self : undecoded
            return try await transport.sendAndCollect(request, body: body, upTo: limit, onHead: onHead)
        }
        let collector = AnswerCollector(limit: limit, onHead: onHead)
        do {
            let way = try way(of: request)
            let lane = way.lanes.take()
            defer { way.lanes.give(lane) }
            let task = try start(request, body?.bytesInMemory, decoding, way, lane, collector)
            let response = try await collector.answer(of: task)
            try way.check(response.head)
            return decoding ? try decoded(response, upTo: limit) : response
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Starts to send a request whose response is collected.
    @inline(never)
    private func start(
        _ request: HTTPRequest,
        _ bytes: ByteBuffer?,
        _ decoding: Bool,
        _ way: Way,
        _ lane: Int,
        _ collector: AnswerCollector
    ) throws -> HTTPClient.Task<TransportResponse> {
        let outgoing = try HTTPClient.Request(
            url: way.url,
            method: HTTPMethod(request.method),
            headers: HTTPHeaders(request, asksForCoding: decoding, host: way.host),
            body: bytes.map { .byteBuffer($0) }
        )
        try Task.checkCancellation()
        return way.lanes.client(of: lane).execute(request: outgoing, delegate: collector)
    }

    /// Returns a collected response with its content decoded.
    @inline(never)
    private func decoded(_ response: TransportResponse, upTo limit: Int) throws -> TransportResponse {
        guard let encoded = response.body.bytes, encoded.readableBytes > 0,
            let decoder = ContentDecoder(response.head.headerFields[.contentEncoding])
        else { return response }
        var decoded = response
        decoded.body = FetchResponseBody(try decoder.decode(encoded, upTo: limit))
        return decoded
    }

    /// Closes all connections; running requests fail.
    public func shutdown() async {
        await direct.shutdown()
        for lanes in routes.withLock({ $0.all }) { await lanes.shutdown() }
    }
}

/// The connections of a transport, without its decoder.
private struct UndecodedTransport: HTTPTransport {
    let transport: HTTPClientTransport
    var isImmediate: Bool { true }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try await transport.send(request, body: body, decoding: false)
    }

    func collect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await transport.collect(request, body: body, upTo: limit, decoding: false, onHead: onHead)
    }

    func shutdown() async { await transport.shutdown() }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooMuch) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
        self = .nanoseconds(overflow || isTooMuch ? .max : sum)
    }
}
