import Crypto
import CryptoExtras

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A private key that signs, of a service account or a client.
///
/// It is parsed once, when it is created.
///
/// ```swift
/// let key = try SigningKey(pem: text, algorithm: .rs256)
/// let token = try JSONWebToken.signed(["iss": "me", "exp": 1_700_000_000], by: key, keyID: "1")
/// ```
public struct SigningKey: Sendable {
    /// The algorithm of its signatures.
    public var algorithm: Algorithm {
        switch key {
        case .rsa: .rs256
        case .p256: .es256
        case .p384: .es384
        }
    }

    private let key: Key

    private enum Key: Sendable {
        case rsa(_RSA.Signing.PrivateKey)
        case p256(P256.Signing.PrivateKey)
        case p384(P384.Signing.PrivateKey)
    }

    /// An algorithm of signatures (RFC 7518 §3.1).
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// RSA PKCS#1 v1.5 with SHA-256.
        case rs256 = "RS256"
        /// ECDSA on P-256 with SHA-256.
        case es256 = "ES256"
        /// ECDSA on P-384 with SHA-384.
        case es384 = "ES384"

        /// The kind of the keys, for messages.
        var keyKind: String {
            switch self {
            case .rs256: "an RSA key"
            case .es256: "an EC key on P-256"
            case .es384: "an EC key on P-384"
            }
        }
    }

    /// Creates a key from its PEM form: PKCS#8, PKCS#1 (RSA) or SEC1 (EC).
    ///
    /// Text around the key, other line ends and other lengths of lines make no difference. An RSA key has at least
    /// 2048 bits.
    ///
    /// - Parameters:
    ///   - pem: The text.
    ///   - algorithm: The algorithm that the key must have; `nil` for any.
    /// - Throws: ``OAuthError/Code/badKey``; the message says what the text is instead.
    public init(pem: String, algorithm: Algorithm? = nil) throws(OAuthError) {
        let labels: Set = ["PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY"]
        let block = try PEMText.block(labels, in: pem, wanted: "a private key")
        let text = block.text
        if let rsa = try? _RSA.Signing.PrivateKey(pemRepresentation: text) {
            key = .rsa(rsa)
        } else if block.canName(Self.p256Name), let p256 = try? P256.Signing.PrivateKey(pemRepresentation: text) {
            key = .p256(p256)
        } else if block.canName(Self.p384Name), let p384 = try? P384.Signing.PrivateKey(pemRepresentation: text) {
            key = .p384(p384)
        } else if let short = try? _RSA.Signing.PrivateKey(unsafePEMRepresentation: text) {
            throw OAuthError(.badKey, "the RSA key has \(short.keySizeInBits) bits; at least 2048 are needed")
        } else {
            throw OAuthError(
                .badKey,
                "the private key is damaged, or neither an RSA key of 2048 bits nor an EC key on P-256 or P-384"
            )
        }
        if let algorithm, algorithm != self.algorithm {
            throw OAuthError(
                .badKey,
                "the key is \(self.algorithm.keyKind); \(algorithm.rawValue) needs \(algorithm.keyKind)"
            )
        }
    }

    /// The names of the curves in DER (RFC 5480 §2.1.1.1).
    private static let p256Name: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
    private static let p384Name: [UInt8] = [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22]

    /// Generates a key, for tests and servers; an RSA key has 2048 bits.
    ///
    /// - Throws: ``OAuthError/Code/badKey`` if the system cannot make one.
    public init(generating algorithm: Algorithm) throws(OAuthError) {
        switch algorithm {
        case .rs256:
            do { key = .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048)) } catch {
                throw OAuthError(.badKey, "no key can be generated", cause: error)
            }
        case .es256: key = .p256(P256.Signing.PrivateKey())
        case .es384: key = .p384(P384.Signing.PrivateKey())
        }
    }

    /// The public key, which checks the signatures.
    public var publicKey: VerificationKey {
        switch key {
        case .rsa(let key): VerificationKey(.rsa(key.publicKey))
        case .p256(let key): VerificationKey(.p256(key.publicKey))
        case .p384(let key): VerificationKey(.p384(key.publicKey))
        }
    }

    /// The key as PKCS#8 in PEM: the secret itself, for files that a server hands out.
    package var pem: String {
        switch key {
        case .rsa(let key): key.pkcs8PEMRepresentation
        case .p256(let key): key.pemRepresentation
        case .p384(let key): key.pemRepresentation
        }
    }

    /// Returns the signature of bytes in the form of a JWS (RFC 7518 §3): PKCS#1 v1.5, or r and s.
    ///
    /// An RSA signature takes about a millisecond of the processor.
    ///
    /// - Throws: ``OAuthError/Code/badKey`` if the key cannot sign.
    public func signature(of bytes: some Collection<UInt8>) throws(OAuthError) -> [UInt8] {
        do {
            return switch key {
            case .rsa(let key):
                Array(try key.signature(for: bytes.digest(SHA256.self), padding: .insecurePKCS1v1_5).rawRepresentation)
            case .p256(let key): Array(try key.signature(for: bytes.digest(SHA256.self)).rawRepresentation)
            case .p384(let key): Array(try key.signature(for: bytes.digest(SHA384.self)).rawRepresentation)
            }
        } catch {
            throw OAuthError(.badKey, "the key cannot sign", cause: error)
        }
    }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
    /// The algorithm, without the key.
    public var description: String { "SigningKey(\(algorithm.rawValue))" }
    /// A mirror that does not show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Collection<UInt8> {
    /// Returns the digest, without a copy where the bytes are contiguous.
    func digest<Hash: HashFunction>(_: Hash.Type) -> Hash.Digest {
        var hash = Hash()
        if withContiguousStorageIfAvailable({ hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }) == nil {
            hash.update(data: Array(self))
        }
        return hash.finalize()
    }
}

extension PEMText.Block {
    /// Returns `false` if the block is a PKCS#8 key of another curve, because Crypto takes such a key by its length.
    fileprivate func canName(_ curve: [UInt8]) -> Bool {
        label != "PRIVATE KEY" || bytes?.firstRange(of: curve) != nil
    }
}
