import Crypto
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An application's own decision about a server's certificate; see ``TLSPolicy/trust``.
///
/// The closure is called for each new connection after its handshake, before anything is sent on it. A connection that
/// is not trusted is closed, and the call fails with ``FetchError/Code/tls``. An error of the closure is the cause of
/// that error.
public struct TrustDecision: Sendable {
    let replacesVerification: Bool
    let isTrusted: @Sendable (ServerCertificate) async throws -> Bool

    /// Returns the decision of the application.
    ///
    /// - Throws: ``FetchError/Code/tls`` with the application's error as its cause.
    func trusts(_ certificate: ServerCertificate) async throws -> Bool {
        do {
            return try await isTrusted(certificate)
        } catch {
            throw FetchError(.tls, "nothing was decided about the certificate of \(certificate.host)", cause: error)
        }
    }

    /// Returns a decision in addition to the usual verification, which comes first.
    public static func besidesVerification(
        _ isTrusted: @escaping @Sendable (ServerCertificate) async throws -> Bool
    ) -> Self { Self(replacesVerification: false, isTrusted: isTrusted) }

    /// Returns a decision in place of the usual verification, which checks the certificate's issuer, names and dates.
    ///
    /// Use it for servers with a self-made certificate. Compare its ``ServerCertificate/publicKeyDigest`` with one that
    /// you got another way. A closure that always returns `true` trusts anyone who can intercept the connection.
    public static func insteadOfVerification(
        _ isTrusted: @escaping @Sendable (ServerCertificate) async throws -> Bool
    ) -> Self { Self(replacesVerification: true, isTrusted: isTrusted) }
}

/// The certificate that a server has sent.
public struct ServerCertificate: Sendable, Hashable {
    /// The name of the host that the client connected to.
    public let host: String
    /// The port that the client connected to.
    public let port: Int
    /// The certificate in DER (X.509).
    public let der: [UInt8]
    /// Base64 of the SHA-256 of its `SubjectPublicKeyInfo`, as in ``TLSPolicy/pins``.
    public let publicKeyDigest: String
    /// The identifier of the key that signed it (RFC 5280 §4.2.1.1); `nil` if the certificate does not name it.
    ///
    /// It means something only for a certificate that passed verification: anybody can write one into their own.
    public let issuerKeyIdentifier: [UInt8]?

    init(_ certificate: NIOSSLCertificate, of host: String, port: Int) throws {
        try self.init(der: certificate.toDERBytes(), of: host, port: port)
    }

    /// Creates a certificate from its DER.
    ///
    /// - Throws: ``FetchError/Code/tls`` for bytes that are no certificate.
    package init(der: [UInt8], of host: String, port: Int = 443) throws {
        guard let fields = CertificateFields(der) else {
            throw FetchError(.tls, "the certificate of \(host) cannot be read")
        }
        self.host = host
        self.port = port
        self.der = der
        publicKeyDigest = Data(SHA256.hash(data: fields.publicKey)).base64EncodedString()
        issuerKeyIdentifier = fields.issuerKeyIdentifier
    }
}
