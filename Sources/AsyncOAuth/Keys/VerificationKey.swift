import Crypto
import CryptoExtras

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A public key that checks signatures, from a JSON Web Key, a PEM text or a certificate.
public struct VerificationKey: Sendable {
    /// The id of the key (`kid`), which tokens name; `nil` if it has none.
    public var keyID: String?
    let key: Key

    enum Key: Sendable {
        case rsa(_RSA.Signing.PublicKey)
        case p256(P256.Signing.PublicKey)
        case p384(P384.Signing.PublicKey)
    }

    init(_ key: Key, keyID: String? = nil) {
        self.key = key
        self.keyID = keyID
    }

    /// The algorithm of its signatures.
    public var algorithm: SigningKey.Algorithm {
        switch key {
        case .rsa: .rs256
        case .p256: .es256
        case .p384: .es384
        }
    }

    /// Checks a signature.
    ///
    /// - Parameters:
    ///   - signature: The signature in the form of a JWS: PKCS#1 v1.5, or r and s.
    ///   - bytes: The signed bytes.
    /// - Returns: `true` if the signature was made of these bytes with the private key.
    public func isValid(_ signature: [UInt8], of bytes: some Collection<UInt8>) -> Bool {
        switch key {
        case .rsa(let key):
            guard signature.count == (key.keySizeInBits + 7) / 8 else { return false }
            let signature = _RSA.Signing.RSASignature(rawRepresentation: signature)
            return key.isValidSignature(signature, for: bytes.digest(SHA256.self), padding: .insecurePKCS1v1_5)
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: bytes.digest(SHA256.self))
        case .p384(let key):
            guard let signature = try? P384.Signing.ECDSASignature(rawRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: bytes.digest(SHA384.self))
        }
    }
}

extension VerificationKey: CustomStringConvertible {
    /// The algorithm and the id.
    public var description: String { "VerificationKey(\(algorithm.rawValue), \(keyID ?? "without id"))" }
}
