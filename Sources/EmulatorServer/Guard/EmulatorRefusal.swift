package import NIOCore
import NIOHTTP1

/// The reason why a server does not pass a request to its service, or takes no more of it.
package enum EmulatorRefusal: Error, Sendable, Equatable, CaseIterable {
    /// The bytes are no request of HTTP/1.1.
    case invalidRequest
    /// The request arrives too slowly.
    case slowRequest
    /// The body is longer than the limit.
    case longBody
    /// The header fields are more or longer than the limits.
    case longHead
    /// The `Host` is no name of this server, so a page of another host may have sent the request (DNS rebinding).
    case unknownHost
    /// A page of another origin has sent the request.
    case otherOrigin
    /// There are too many connections.
    case tooManyConnections

    /// The code of the answer's status, and its reason phrase.
    package var code: Int { Int(status.code) }
    package var phrase: String { status.reasonPhrase }

    var status: HTTPResponseStatus {
        switch self {
        case .invalidRequest: .badRequest
        case .slowRequest: .requestTimeout
        case .longBody: .payloadTooLarge
        case .longHead: .requestHeaderFieldsTooLarge
        case .unknownHost: .misdirectedRequest
        case .otherOrigin: .forbidden
        case .tooManyConnections: .serviceUnavailable
        }
    }

    /// The message for people.
    package var message: String {
        switch self {
        case .invalidRequest: "The request is no HTTP/1.1."
        case .slowRequest: "The request arrives too slowly."
        case .longBody: "The body is longer than this server takes."
        case .longHead: "The header fields are more or longer than this server takes."
        case .unknownHost: "The Host is no name of this server. Use localhost, or add the name to those of the server."
        case .otherOrigin: "Pages of other origins must not use this server."
        case .tooManyConnections: "There are too many connections."
        }
    }

    /// The body of an answer, in the format of a service's errors.
    package struct Body: Sendable {
        let contentType: String
        let bytes: ByteBuffer

        package init(contentType: String, bytes: ByteBuffer) {
            self.contentType = contentType
            self.bytes = bytes
        }
    }

    /// Returns the head of the answer, after which the connection is closed.
    func head(_ body: Body) -> HTTPResponseHead {
        var headers = HTTPHeaders([
            ("Content-Type", body.contentType), ("Content-Length", String(body.bytes.readableBytes)),
            ("Connection", "close"),
        ])
        if self == .tooManyConnections { headers.add(name: "Retry-After", value: "1") }
        return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }
}
