import Crypto
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An application's own judgement of a server's certificate; see ``TLSPolicy/trust``.
///
/// Asked for each new connection after its handshake and before anything is sent on it. A connection that is not trusted is
/// closed, and the call fails with ``FetchError/Code/tls``; what the judgement throws is that error's cause.
public struct TrustDecision: Sendable {
    let replacesVerification: Bool
    let isTrusted: @Sendable (ServerCertificate) async throws -> Bool

    /// Asks in addition to the usual verification, which comes first.
    public static func besidesVerification(
        _ isTrusted: @escaping @Sendable (ServerCertificate) async throws -> Bool
    ) -> Self { Self(replacesVerification: false, isTrusted: isTrusted) }

    /// Asks in place of the usual verification: neither the certificate's issuer nor its names nor its dates are looked at.
    ///
    /// For servers with a certificate of their own making. Compare its ``ServerCertificate/publicKeyDigest`` with one that came
    /// another way: who answers true to all of them trusts whoever sits on the line.
    public static func insteadOfVerification(
        _ isTrusted: @escaping @Sendable (ServerCertificate) async throws -> Bool
    ) -> Self { Self(replacesVerification: true, isTrusted: isTrusted) }
}

/// The certificate that a server showed.
public struct ServerCertificate: Sendable, Hashable {
    /// The host that it was asked as.
    public let host: String
    /// The certificate in DER (X.509).
    public let der: [UInt8]
    /// Base64 of the SHA-256 of its `SubjectPublicKeyInfo`, as in ``TLSPolicy/pins``.
    public let publicKeyDigest: String

    init(_ certificate: NIOSSLCertificate, of host: String) throws {
        self.host = host
        der = try certificate.toDERBytes()
        let key = try certificate.extractPublicKey().toSPKIBytes()
        publicKeyDigest = Data(SHA256.hash(data: key)).base64EncodedString()
    }
}
