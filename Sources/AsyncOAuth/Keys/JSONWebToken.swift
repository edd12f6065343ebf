public import AsyncJSON

/// JSON Web Tokens (RFC 7519) in their compact form.
public enum JSONWebToken {
    /// Returns a signed token.
    ///
    /// - Parameters:
    ///   - claims: The claims, an object.
    ///   - key: The key that signs; it decides `alg`.
    ///   - keyID: The `kid` of the header; `nil` for none.
    public static func signed(
        _ claims: JSON.Value,
        by key: SigningKey,
        keyID: String? = nil
    ) throws(OAuthError) -> String {
        throw OAuthError(.badKey, "not written yet")
    }
}
