import AsyncHTTPClient
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Tracing

/// Sends requests over the network with AsyncHTTPClient: pooled connections, TLS, HTTP/2 where the server offers it by ALPN.
///
/// Owns its clients: ``shutdown()`` closes them, and so does the end of the transport's life. Bodies stream both ways with
/// back-pressure, nothing is collected. gzip and deflate are decoded when a request asked for them.
public final class HTTPClientTransport: HTTPTransport {
    private let lanes: Lanes

    /// Creates a transport with clients of its own, one for each event loop.
    /// - Parameters:
    ///   - connectTimeout: the longest wait for a connection.
    ///   - idleTimeout: the longest time without a byte moving, in either direction.
    ///   - maximumConnectionsPerHost: HTTP/1.1 connections kept to one host, shared out among the event loops; HTTP/2 needs
    ///     one for each loop in use.
    ///   - trustedCertificates: PEM files of authorities to trust besides those of the system.
    public init(
        connectTimeout: Duration = .seconds(10),
        idleTimeout: Duration = .seconds(60),
        maximumConnectionsPerHost: Int = 8,
        trustedCertificates: [String] = []
    ) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow  // Fetcher's, which strips credentials
        configuration.decompression = .enabled(limit: .none)  // whoever collects has a limit on decoded bytes
        configuration.httpVersion = .automatic
        if !trustedCertificates.isEmpty {
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.additionalTrustRoots = trustedCertificates.map { .file($0) }
            configuration.tlsConfiguration = tls
        }
        configuration.timeout = .init(
            connect: TimeAmount(connectTimeout),
            read: TimeAmount(idleTimeout),
            write: TimeAmount(idleTimeout)
        )
        configuration.connectionPool.retryConnectionEstablishment = false  // Fetcher's, which counts and reports
        // Spans of an application that does not trace are made for nobody.
        if InstrumentationSystem.tracer is NoOpTracer { configuration.tracing.tracer = nil }
        lanes = Lanes(configuration, maximumConnectionsPerHost: maximumConnectionsPerHost)
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
            let response = try await lanes.withLeastBusy { [outgoing] client in
                try await client.execute(outgoing, deadline: .distantFuture)
            }
            let head = HTTPResponse(response.status, response.headers)
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
        do {
            let outgoing = try HTTPClient.Request(
                url: request.absoluteURL,
                method: HTTPMethod(request.method),
                headers: HTTPHeaders(request.headerFields),
                body: bytes.map { .byteBuffer($0) }
            )
            return try await lanes.withLeastBusy { client in
                try Task.checkCancellation()
                let task = client.execute(
                    request: outgoing,
                    delegate: AnswerCollector(limit: limit, onHead: onHead)
                )
                // Either the task that waits here is cancelled, or the operation that it runs is stopped.
                if let interruption = Interruption.current {
                    return try await interruption.during({ try await task.futureResult.get() }, end: { task.cancel() })
                }
                return try await withTaskCancellationHandler {
                    try await task.futureResult.get()
                } onCancel: {
                    task.cancel()
                }
            }
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Closes all connections.
    public func shutdown() async {
        await lanes.shutdown()
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        self = overflow ? .nanoseconds(.max) : .nanoseconds(nanoseconds + attoseconds / 1_000_000_000)
    }
}
