/// A private key that signs, of a service account or a client.
///
/// It is parsed once, when it is created.
public struct SigningKey: Sendable {
    /// The algorithm of its signatures.
    public let algorithm: Algorithm

    /// An algorithm of signatures (RFC 7518 §3.1).
    public enum Algorithm: String, Sendable, Hashable {
        /// RSA PKCS#1 v1.5 with SHA-256.
        case rs256 = "RS256"
        /// ECDSA on P-256 with SHA-256.
        case es256 = "ES256"
        /// ECDSA on P-384 with SHA-384.
        case es384 = "ES384"
    }

    /// Creates a key from its PEM form: PKCS#8, PKCS#1 (RSA) or SEC1 (EC).
    ///
    /// - Throws: ``OAuthError/Code/badKey``; the message says what the text is instead.
    public init(pem: String) throws(OAuthError) {
        throw OAuthError(.badKey, "not written yet")
    }

    /// Returns the signature of bytes in the form of a JWS (RFC 7518 §3): PKCS#1 v1.5, or r and s.
    public func signature(of bytes: some Collection<UInt8>) throws(OAuthError) -> [UInt8] {
        throw OAuthError(.badKey, "not written yet")
    }
}
