import AsyncFetch
import AsyncJSON
import Crypto
import CryptoExtras
import Synchronization

/// An RSA key with its id: of the service account, or of the issuer of id tokens.
///
/// The servers of a process have the same key for an id, because making one takes longer than all else at their start.
struct IdentityKey: Sendable {
    let id: String
    private let key: _RSA.Signing.PrivateKey

    private static let keys = Mutex<[String: _RSA.Signing.PrivateKey]>([:])

    init(id: String) throws {
        self.id = id
        key = try Self.keys.withLock { keys in
            if let key = keys[id] { return key }
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            if keys.count < 10 { keys[id] = key }  // keys can be rotated without end
            return key
        }
    }

    var pem: String { key.pkcs8PEMRepresentation }

    /// The public half in the form of RFC 7517.
    var jwk: JSON.Value {
        get throws {
            let parts = try key.publicKey.getKeyPrimitives()
            return [
                "kty": "RSA", "use": "sig", "alg": "RS256", "kid": JSON.Value(id),
                "n": JSON.Value(JSON.Bytes(urlSafe: parts.modulus).description),
                "e": JSON.Value(JSON.Bytes(urlSafe: parts.publicExponent).description),
            ]
        }
    }

    var publicPEM: String { key.publicKey.pemRepresentation }

    /// Returns the RS256 signature of bytes.
    func signature(of bytes: [UInt8]) throws -> [UInt8] {
        Array(try key.signature(for: SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5).rawRepresentation)
    }

    /// Returns a token with these claims (RFC 7515 §3.1).
    func token(_ claims: JSON.Value) throws -> String {
        let header: JSON.Value = ["alg": "RS256", "typ": "JWT", "kid": JSON.Value(id)]
        let text =
            JSON.Bytes(urlSafe: header.encoded()).description + "."
            + JSON.Bytes(urlSafe: claims.encoded()).description
        return text + "." + JSON.Bytes(urlSafe: try signature(of: Array(text.utf8))).description
    }

    /// Returns the claims of a token that this key has signed; `nil` for any other text.
    func claims(of token: String) -> JSON.Value? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.object(parts[0]), header["alg"]?.string == "RS256",
            let signature = try? JSON.Bytes(parsing: String(parts[2])).bytes
        else { return nil }
        let signed = Array("\(parts[0]).\(parts[1])".utf8)
        let isValid = key.publicKey.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: signature),
            for: SHA256.hash(data: signed),
            padding: .insecurePKCS1v1_5
        )
        return isValid ? Self.object(parts[1]) : nil
    }

    private static func object(_ part: Substring) -> JSON.Value? {
        guard let bytes = try? JSON.Bytes(parsing: String(part)).bytes else { return nil }
        return try? JSON.Value(parsing: bytes)
    }
}
