public import AsyncJSON

/// JSON Web Tokens (RFC 7519) in their compact form.
///
/// ``signed(_:by:keyID:)`` makes one, ``Signer`` many with one key. ``KeySet`` checks signatures, and
/// ``IDTokenVerifier`` the claims of id tokens too.
public enum JSONWebToken {
    /// Returns a signed token.
    ///
    /// - Parameters:
    ///   - claims: The claims, an object.
    ///   - key: The key that signs; it decides `alg`.
    ///   - keyID: The `kid` of the header; `nil` for none.
    /// - Returns: The token.
    /// - Throws: ``OAuthError/Code/badKey`` if the key cannot sign.
    public static func signed(
        _ claims: JSON.Value,
        by key: SigningKey,
        keyID: String? = nil
    ) throws(OAuthError) -> String {
        try Signer(key, keyID: keyID).token(claims)
    }

    /// A key with the header of its tokens, which is encoded once.
    public struct Signer: Sendable {
        private let key: SigningKey
        private let header: String

        /// Creates a signer.
        ///
        /// - Parameters:
        ///   - key: The key that signs; it decides `alg`.
        ///   - keyID: The `kid` of the header; `nil` for none.
        public init(_ key: SigningKey, keyID: String? = nil) {
            self.key = key
            var header: JSON.Value = ["alg": JSON.Value(key.algorithm.rawValue), "typ": "JWT"]
            if let keyID { header["kid"] = JSON.Value(keyID) }
            self.header = Base64URL.encode(header.encoded()) + "."
        }

        /// Returns a signed token.
        ///
        /// - Parameter claims: The claims, an object.
        /// - Returns: The token.
        /// - Throws: ``OAuthError/Code/badKey`` if the key cannot sign.
        public func token(_ claims: JSON.Value) throws(OAuthError) -> String {
            let signed = header + Base64URL.encode(claims.encoded())
            return try signed + "." + Base64URL.encode(key.signature(of: signed.utf8))
        }
    }
}
