import AsyncJSON
import HTTPTypes
import NIOCore

/// An error of a token endpoint (RFC 6749 §5.2).
struct OAuthRefusal: Error {
    var error: String
    var description: String
    var status: HTTPResponse.Status = .badRequest

    var reply: Reply {
        let body: JSON.Value = ["error": JSON.Value(error), "error_description": JSON.Value(description)]
        return Reply(status: status, headers: [.cacheControl: "no-store"], json: ByteBuffer(bytes: body.encoded()))
    }

    static func invalidGrant(_ description: String) -> Self { Self(error: "invalid_grant", description: description) }

    static func invalidRequest(_ description: String) -> Self {
        Self(error: "invalid_request", description: description)
    }

    static func invalidClient() -> Self {
        Self(error: "invalid_client", description: "The OAuth client was not found.", status: .unauthorized)
    }
}
