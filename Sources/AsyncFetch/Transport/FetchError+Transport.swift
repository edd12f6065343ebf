import AsyncHTTPClient
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL

extension FetchError {
    package static func tooLarge(_ limit: Int) -> FetchError {
        FetchError(.tooLarge, "the answer has more than \(limit) bytes; raise the limit or stream it")
    }

    /// A Boolean value indicating whether this machine has looked at a server's certificate and refused it.
    ///
    /// Other failures of TLS say nothing about the certificate: anybody on the way can send an alert in plain text.
    package var isCertificateRefused: Bool {
        guard code == .tls, let cause else { return false }
        switch cause {
        case let error as NIOSSLExtraError:
            return error == .failedToValidateHostname || error == .serverHostnameImpossibleToMatch
        case NIOSSLError.unableToValidateCertificate: return true  // of the system on macOS
        // The name that TLS gives to it, which no pattern can reach.
        default: return "\(cause)".contains("CERTIFICATE_VERIFY_FAILED")
        }
    }

    /// Returns the error of a transport as an error of this module.
    ///
    /// A cancelled task always gives `CancellationError`.
    static func transport(_ error: any Error, sending request: HTTPRequest? = nil) -> any Error {
        if error is FetchError { return error }
        let isStopped = Task.isCancelled || Interruption.current?.isStopped == true
        if error is CancellationError || isStopped { return CancellationError() }
        let code: Code =
            switch error {
            case let error as HTTPClientError: Code(error)
            case is NIOConnectionError, is SocketAddressError: .unreachable
            case NIOSSLError.handshakeFailed(.sslError([.eofDuringHandshake])), NIOSSLError.uncleanShutdown:
                .connectionLost
            case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .tls
            case HTTPParserError.invalidEOFState: .connectionLost
            case is HTTPParserError: .invalidResponse
            case let error as IOError where [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode):
                .unreachable
            case is IOError: .connectionLost
            case ChannelError.connectTimeout: .connectTimeout
            // The second case: the connection was gone before anything could be done with it.
            case is ChannelError, is ChannelPipelineError: .connectionLost
            // A stream that was reset, or that a server which is about to leave did not take any more.
            case is NIOHTTP2Errors.StreamClosed, is AnswerIsWhole: .connectionLost
            default: .other
            }
        return FetchError(code, request.map(Redaction.summary) ?? "while the answer was read", cause: error)
    }
}

extension FetchError.Code {
    fileprivate init(_ error: HTTPClientError) {
        switch error {
        // The second case concerns an additional connection, besides others that are open; no request waits for it.
        case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout:
            self = .connectTimeout
        case .proxyAuthenticationRequired, .invalidProxyResponse, .invalidProxyConfiguration: self = .proxy
        case .readTimeout, .writeTimeout: self = .idleTimeout
        case .cancelled, .remoteConnectionClosed, .uncleanShutdown, .requestStreamCancelled: self = .connectionLost
        case .alreadyShutdown: self = .shutDown
        case .bodyLengthMismatch: self = .source
        case .invalidURL, .emptyHost, .emptyScheme: self = .invalidRequest
        default:
            // These cases carry a value, which the error does not show to a pattern.
            let text = error.description
            self = ["unsupportedScheme", "invalidHeader"].contains { text.contains($0) } ? .invalidRequest : .other
        }
    }
}
