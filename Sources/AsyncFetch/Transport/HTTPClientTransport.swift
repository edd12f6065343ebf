import AsyncHTTPClient
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// Sends requests over the network with AsyncHTTPClient: pooled connections, TLS, HTTP/2 where the server offers it by ALPN.
///
/// Owns its clients: ``shutdown()`` closes them, and so does the end of the transport's life. Bodies stream both ways with
/// back-pressure, nothing is collected. gzip and deflate are decoded when a request asked for them.
public final class HTTPClientTransport: HTTPTransport {
    /// Connections that only some requests may share: those through a proxy, and those to a host with rules of its own.
    private struct Route: Hashable {
        var proxy: ProxyPolicy.Proxy?
        var host: String?
    }

    private let configuration: HTTPClient.Configuration
    private let tls: TLSPolicy
    private let proxies: ProxyPolicy
    private let maximumConnectionsPerHost: Int
    private let direct: Lanes
    private let routes = Mutex<[Route: Lanes]>([:])

    /// Creates a transport with clients of its own, one for each event loop.
    /// - Parameters:
    ///   - connectTimeout: the longest wait for a connection.
    ///   - idleTimeout: the longest time without a byte moving, in either direction.
    ///   - maximumConnectionsPerHost: HTTP/1.1 connections kept to one host, shared out among the event loops; HTTP/2 needs
    ///     one for each loop in use.
    ///   - tls: whom to trust, and as whom to show oneself.
    ///   - proxies: through which proxy requests go.
    public init(
        connectTimeout: Duration = .seconds(10),
        idleTimeout: Duration = .seconds(60),
        maximumConnectionsPerHost: Int = 8,
        tls: TLSPolicy = .init(),
        proxies: ProxyPolicy = .none
    ) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow  // Fetcher's, which strips credentials
        configuration.decompression = .enabled(limit: .none)  // whoever collects has a limit on decoded bytes
        configuration.httpVersion = .automatic
        // Without an identity nothing is read that could fail.
        configuration.tlsConfiguration = try? tls.configuration(for: nil)
        configuration.timeout = .init(
            connect: TimeAmount(connectTimeout),
            read: TimeAmount(idleTimeout),
            write: TimeAmount(idleTimeout)
        )
        configuration.connectionPool.retryConnectionEstablishment = false  // Fetcher's, which counts and reports
        configuration.tracing.tracer = nil  // Fetcher's, which show no secrets of a URL
        self.configuration = configuration
        self.tls = tls
        self.proxies = proxies
        self.maximumConnectionsPerHost = maximumConnectionsPerHost
        direct = Lanes(configuration, maximumConnectionsPerHost: maximumConnectionsPerHost)
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
            if let lanes = routes[route] { return lanes }
            var configuration = configuration
            configuration.tlsConfiguration = try tls.configuration(for: route.host)
            configuration.http1_1ConnectionDebugInitializer = tls.pinCheck(for: route.host)
            configuration.http2ConnectionDebugInitializer = configuration.http1_1ConnectionDebugInitializer
            configuration.proxy = route.proxy.map { proxy in
                .server(
                    host: proxy.host,
                    port: proxy.port,
                    authorization: proxy.authorization.map { .basic(credentials: $0) }
                )
            }
            // Not what a resolver says: plain http may go there.
            if isBelowLocalhost { configuration.dnsOverride = [host: "127.0.0.1"] }
            let lanes = Lanes(configuration, maximumConnectionsPerHost: maximumConnectionsPerHost)
            routes[route] = lanes
            return lanes
        }
    }

    /// Sends a request over a pooled connection.
    public func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        var outgoing = HTTPClientRequest(url: try request.absoluteURL)
        outgoing.method = HTTPMethod(request.method)
        outgoing.headers = HTTPHeaders(request.headerFields)
        if let body {
            outgoing.body =
                switch body.storage {
                case .bytes(let bytes): .bytes(bytes)
                case .chunks: .stream(body.chunks(), length: body.length.map { .known($0) } ?? .unknown)
                }
        }
        do {
            let response = try await lanes(for: request).withLeastBusy { [outgoing] client in
                try await client.execute(outgoing, deadline: .distantFuture)
            }
            let head = HTTPResponse(response.status, response.headers)
            if head.hasNoBody(to: request.method), head.headerFields.contains(.contentEncoding) {
                // Its end is near, and an error where the decoder misses what it was told of.
                do { for try await _ in response.body {} } catch
                    where head.hasNoBody(to: request.method, despite: error)
                {}
                return TransportResponse(head: head)
            }
            return TransportResponse(head: head, body: ResponseBody(client: response.body))
        } catch {
            throw FetchError.transport(error, sending: request)
        }
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
        let bytes: ByteBuffer?
        switch body?.storage {
        case .chunks: return try await sendAndCollect(request, body: body, upTo: limit, onHead: onHead)
        case .bytes(let buffer): bytes = buffer
        case nil: bytes = nil
        }
        let collector = AnswerCollector(limit: limit, onHead: onHead)
        do {
            let outgoing = try HTTPClient.Request(
                url: request.absoluteURL,
                method: HTTPMethod(request.method),
                headers: HTTPHeaders(request.headerFields),
                body: bytes.map { .byteBuffer($0) }
            )
            return try await lanes(for: request).withLeastBusy { client in
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
        } catch {
            if let head = collector.headOfEnded, head.hasNoBody(to: request.method, despite: error) {
                return TransportResponse(head: head)
            }
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Closes all connections.
    public func shutdown() async {
        await direct.shutdown()
        for lanes in routes.withLock({ Array($0.values) }) { await lanes.shutdown() }
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        self = overflow ? .nanoseconds(.max) : .nanoseconds(nanoseconds + attoseconds / 1_000_000_000)
    }
}
