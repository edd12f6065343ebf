import AsyncHTTPClient
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// Sends requests over the network with AsyncHTTPClient: pooled connections, TLS, HTTP/2 where the server offers it by ALPN.
///
/// Owns its client: ``shutdown()`` closes it, and so does the end of the transport's life. Bodies stream both ways with
/// back-pressure, nothing is collected. gzip and deflate are decoded when a request asked for them.
public final class HTTPClientTransport: HTTPTransport {
    private let client: HTTPClient

    /// Creates a transport with a client of its own.
    /// - Parameters:
    ///   - connectTimeout: the longest wait for a connection.
    ///   - idleTimeout: the longest time without a byte moving, in either direction.
    ///   - maximumConnectionsPerHost: HTTP/1.1 connections kept to one host; HTTP/2 needs one.
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
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = maximumConnectionsPerHost
        configuration.connectionPool.retryConnectionEstablishment = false  // Fetcher's, which counts and reports
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    deinit {
        // A client that is dropped without a shutdown traps; this one keeps itself alive until it is closed.
        client.shutdown { _ in }
    }

    /// Sends a request over a pooled connection.
    public func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        var outgoing = try HTTPClientRequest(request)
        if let body {
            outgoing.body =
                switch body.storage {
                case .bytes(let bytes): .bytes(bytes)
                case .chunks: .stream(body.chunks(), length: body.length.map { .known($0) } ?? .unknown)
                }
        }
        do {
            let response = try await client.execute(outgoing, deadline: .distantFuture)
            return TransportResponse(head: HTTPResponse(response), body: ResponseBody(client: response.body))
        } catch {
            throw FetchError.transport(error, sending: request)
        }
    }

    /// Closes all connections.
    public func shutdown() async {
        try? await client.shutdown()  // the only failure is "already shut down"
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest) throws {
        guard let scheme = request.scheme, let authority = request.authority, !authority.isEmpty else {
            throw FetchError(
                .invalidRequest,
                "\(request.method) has no scheme or host; give the request an absolute URL"
            )
        }
        self.init(url: scheme + "://" + authority + (request.path ?? "/"))
        method = HTTPMethod(rawValue: request.method.rawValue)
        headers.reserveCapacity(request.headerFields.count)
        for field in request.headerFields { headers.add(name: field.name.rawName, value: field.value) }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: HTTPClientResponse) {
        var fields = HTTPFields()
        fields.reserveCapacity(response.headers.count)
        for (name, value) in response.headers {
            guard let name = HTTPField.Name(name) else { continue }  // a name no HTTP header can have
            fields.append(HTTPField(name: name, value: value))
        }
        let status = HTTPResponse.Status(code: Int(response.status.code), reasonPhrase: response.status.reasonPhrase)
        self.init(status: status, headerFields: fields)
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        self = overflow ? .nanoseconds(.max) : .nanoseconds(nanoseconds + attoseconds / 1_000_000_000)
    }
}

extension FetchError {
    /// The error of a transport in this module's terms.
    ///
    /// A cancelled task always gives `CancellationError`.
    static func transport(_ error: any Error, sending request: HTTPRequest? = nil) -> any Error {
        if error is FetchError { return error }
        if error is CancellationError || Task.isCancelled { return CancellationError() }
        let code: Code =
            switch error {
            case let error as HTTPClientError: Code(error)
            case is NIOConnectionError, is SocketAddressError: .unreachable
            case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .tls
            case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
                .invalidResponse
            case HTTPParserError.invalidEOFState: .connectionLost
            case is HTTPParserError: .invalidResponse
            case let error as IOError where [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode):
                .unreachable
            case is IOError: .connectionLost
            case ChannelError.connectTimeout: .connectTimeout
            case is ChannelError: .connectionLost
            default: .other
            }
        return FetchError(code, request.map(Redaction.summary) ?? "while the answer was read", cause: error)
    }
}

extension FetchError.Code {
    fileprivate init(_ error: HTTPClientError) {
        switch error {
        case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout:
            self = .connectTimeout
        case .readTimeout, .writeTimeout: self = .idleTimeout
        case .cancelled, .remoteConnectionClosed, .uncleanShutdown, .requestStreamCancelled: self = .connectionLost
        case .alreadyShutdown: self = .shutDown
        case .bodyLengthMismatch: self = .source
        case .invalidURL, .emptyHost, .emptyScheme: self = .invalidRequest
        default:
            // The last three carry a value, which the error does not show to a pattern.
            let text = error.description
            self = ["unsupportedScheme", "invalidHeader"].contains { text.contains($0) } ? .invalidRequest : .other
        }
    }
}
