import AsyncJSON
import Crypto

/// The proof that whoever redeems a code is whoever asked for it (PKCE, RFC 7636), with SHA-256.
///
/// The authorization page gets the challenge, the token endpoint the verifier. So a code that somebody else sees is of
/// no use to them.
public struct ProofKey: Sendable, Hashable, Codable {
    /// The secret: 43 characters of 32 random bytes.
    public let verifier: String

    /// Creates a new key from the system's random numbers.
    public init() { verifier = LoginSecret.make() }

    /// Creates a key from a verifier that was made elsewhere.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if it has not 43 to 128 unreserved characters (RFC 7636
    ///   §4.1).
    public init(verifier: String) throws(OAuthError) {
        guard 43...128 ~= verifier.utf8.count, verifier.isPlain(besides: "-._~") else {
            throw OAuthError(.invalidConfiguration, "a verifier has 43 to 128 letters, digits, and characters of -._~")
        }
        self.verifier = verifier
    }

    /// The base64url form of the verifier's SHA-256.
    public var challenge: String { JSON.Bytes(urlSafe: SHA256.hash(data: Array(verifier.utf8))).description }

    /// The method of the challenge: `S256`.
    public static let method = "S256"
}

extension ProofKey: CustomStringConvertible, CustomReflectable {
    /// The name of the type, without the verifier.
    public var description: String { "ProofKey" }
    /// A mirror that does not show the verifier.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
