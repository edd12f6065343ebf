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

    /// Returns a text that the server will remember; throws if it is so long that many would fill the memory.
    static func bounded(_ text: String) throws(OAuthRefusal) -> String {
        guard text.utf8.count <= 4096 else { throw invalidRequest("A parameter is longer than 4 KiB.") }
        return text
    }

    /// Returns the words of a list of scopes that the server will remember.
    static func words(_ text: String) throws(OAuthRefusal) -> [String] {
        try bounded(text).split(separator: " ").map(String.init)
    }

    static func invalidClient() -> Self {
        Self(error: "invalid_client", description: "The OAuth client was not found.", status: .unauthorized)
    }
}
