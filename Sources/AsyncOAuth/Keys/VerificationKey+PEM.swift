import Crypto
import CryptoExtras
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VerificationKey {
    /// Creates a key from its PEM form: a public key (SPKI, or PKCS#1 of RSA) or the first certificate of the text.
    ///
    /// The validity of a certificate is not checked: whoever gives it vouches for it.
    ///
    /// - Throws: ``OAuthError/Code/badKey``; the message says what the text is instead.
    public init(pem: String, keyID: String? = nil) throws(OAuthError) {
        let labels: Set = ["PUBLIC KEY", "RSA PUBLIC KEY", "CERTIFICATE"]
        let block = try PEMText.block(labels, in: pem, wanted: "a public key")
        do {
            if block.label == "CERTIFICATE" {
                let certificates = try NIOSSLCertificate.fromPEMBytes(Array(block.text.utf8))
                guard let bytes = try certificates.first.flatMap({ CertificateFields(try $0.toDERBytes())?.publicKey })
                else { throw OAuthError(.badKey, "the text has no certificate") }
                try self.init(publicKey: bytes, keyID: keyID)
            } else if let p256 = try? P256.Signing.PublicKey(pemRepresentation: block.text) {
                self.init(.p256(p256), keyID: keyID)
            } else if let p384 = try? P384.Signing.PublicKey(pemRepresentation: block.text) {
                self.init(.p384(p384), keyID: keyID)
            } else {
                self.init(.rsa(try _RSA.Signing.PublicKey(pemRepresentation: block.text)), keyID: keyID)
            }
        } catch {
            throw OAuthError(
                .badKey,
                "the public key is damaged, or neither an RSA key of 2048 bits nor an EC key on P-256 or P-384"
            )
        }
    }

    /// Creates a key from its bytes in DER (SPKI).
    private init(publicKey bytes: [UInt8], keyID: String?) throws {
        if let p256 = try? P256.Signing.PublicKey(derRepresentation: bytes) {
            self.init(.p256(p256), keyID: keyID)
        } else if let p384 = try? P384.Signing.PublicKey(derRepresentation: bytes) {
            self.init(.p384(p384), keyID: keyID)
        } else {
            self.init(.rsa(try _RSA.Signing.PublicKey(derRepresentation: bytes)), keyID: keyID)
        }
    }
}
