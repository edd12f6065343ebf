import AsyncOAuth

/// The keys of an AWS identity.
struct AWSKeys: Sendable {
    var accessKeyID: String
    var secretAccessKey: String
    /// The token of temporary keys.
    var sessionToken: String?

    /// Creates keys from the answer of a metadata service.
    ///
    /// - Throws: `OAuthError/Code/subjectToken`, with `place` in the message.
    init(answer bytes: some Sequence<UInt8>, of place: String) throws(OAuthError) {
        let members = try GAPI.subjectObject(bytes, of: place)
        guard let id = members["AccessKeyId"]?.string, let secret = members["SecretAccessKey"]?.string else {
            throw OAuthError(.subjectToken, "\(place) has no AccessKeyId and SecretAccessKey")
        }
        try self.init(id: id, secret: secret, sessionToken: members["Token"]?.string, of: place)
    }

    /// Creates keys; an empty session token counts as none.
    ///
    /// - Throws: `OAuthError/Code/subjectToken` for empty keys, and for text that no header field can have.
    init(id: String, secret: String, sessionToken: String?, of place: String) throws(OAuthError) {
        let isFine = [id, sessionToken ?? ""].allSatisfy { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }
        guard isFine, !id.isEmpty, !secret.isEmpty else {
            throw OAuthError(.subjectToken, "the keys of \(place) are empty, or contain spaces or other characters")
        }
        accessKeyID = id
        secretAccessKey = secret
        self.sessionToken = sessionToken.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension AWSKeys: CustomStringConvertible, CustomReflectable {
    var description: String { "AWSKeys" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
