public import AsyncJSON
import Crypto
import CryptoExtras

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VerificationKey {
    /// Creates a key from a JSON Web Key (RFC 7517): RSA (`n`, `e`), or EC on P-256 or P-384 (`x`, `y`).
    ///
    /// - Throws: ``OAuthError/Code/badKey`` for other kinds and curves, for keys that are not for signatures (`use`,
    ///   `key_ops`) or for other algorithms (`alg`), and for malformed members.
    public init(jsonWebKey: JSON.Value) throws(OAuthError) {
        func unusable(_ what: String) -> OAuthError { OAuthError(.badKey, "the JSON Web Key is unusable: \(what)") }
        func bytes(_ name: String, _ count: ClosedRange<Int>) throws(OAuthError) -> [UInt8] {
            guard let text = jsonWebKey[name]?.string, let bytes = Base64URL.decode(text), count.contains(bytes.count)
            else { throw unusable("its member \(name) is missing or malformed") }
            return bytes
        }
        if let use = jsonWebKey["use"], use.string != "sig" { throw unusable("it is not for signatures (use)") }
        if let operations = jsonWebKey["key_ops"], operations.array?.contains("verify") != true {
            throw unusable("it is not for checking signatures (key_ops)")
        }
        let key: Key?
        switch (jsonWebKey["kty"]?.string, jsonWebKey["crv"]?.string) {
        case ("RSA", _):
            // At most 8192 bits: larger keys would cost too much time.
            let (modulus, exponent) = (try bytes("n", 256...1024), try bytes("e", 1...8))
            key = (try? _RSA.Signing.PublicKey(n: modulus, e: exponent)).map { .rsa($0) }
        case ("EC", "P-256"):
            let point = try bytes("x", 32...32) + bytes("y", 32...32)
            key = (try? P256.Signing.PublicKey(rawRepresentation: point)).map { .p256($0) }
        case ("EC", "P-384"):
            let point = try bytes("x", 48...48) + bytes("y", 48...48)
            key = (try? P384.Signing.PublicKey(rawRepresentation: point)).map { .p384($0) }
        default: throw unusable("its kind (kty, crv) is neither RSA nor EC on P-256 or P-384")
        }
        guard let key else { throw unusable("its numbers are not those of a key") }
        self.init(key, keyID: jsonWebKey["kid"]?.string)
        if let algorithm = jsonWebKey["alg"], algorithm.string != self.algorithm.rawValue {
            throw unusable("it is for another algorithm than \(self.algorithm.rawValue) (alg)")
        }
    }

    /// The key as a JSON Web Key, as a server publishes it.
    public var jsonWebKey: JSON.Value {
        var members = thumbprintMembers
        members["alg"] = JSON.Value(algorithm.rawValue)
        members["use"] = "sig"
        if let keyID { members["kid"] = JSON.Value(keyID) }
        return members
    }

    /// The SHA-256 thumbprint of the key in base64url (RFC 7638), a good ``keyID``.
    public var thumbprint: String { Base64URL.encode(SHA256.hash(data: thumbprintMembers.encoded())) }

    /// The members that make the key, in the order of their names.
    private var thumbprintMembers: JSON.Value {
        func text(_ bytes: some Sequence<UInt8>) -> JSON.Value { JSON.Value(Base64URL.encode(bytes)) }
        func point(_ curve: JSON.Value, _ bytes: Data) -> JSON.Value {
            let half = bytes.count / 2
            return ["crv": curve, "kty": "EC", "x": text(bytes.prefix(half)), "y": text(bytes.suffix(half))]
        }
        switch key {
        case .rsa(let key):
            guard let numbers = try? key.getKeyPrimitives() else { return [:] }
            return ["e": text(numbers.publicExponent), "kty": "RSA", "n": text(numbers.modulus)]
        case .p256(let key): return point("P-256", key.rawRepresentation)
        case .p384(let key): return point("P-384", key.rawRepresentation)
        }
    }
}
