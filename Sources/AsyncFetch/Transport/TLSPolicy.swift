import AsyncHTTPClient
import Crypto
import NIOCore
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whom a fetcher trusts, and as whom it shows itself.
///
/// Servers must speak TLS 1.2 or newer.
public struct TLSPolicy: Sendable {
    /// A certificate that servers ask for, in PEM files.
    public struct Identity: Sendable {
        /// The certificate, and those between it and its authority.
        public var certificates: String
        /// The private key.
        public var privateKey: String

        /// Creates an identity from the paths of its files.
        public init(certificates: String, privateKey: String) {
            self.certificates = certificates
            self.privateKey = privateKey
        }
    }

    /// PEM files of authorities to trust besides those of the system.
    public var trustedCertificates: [String] = []
    /// Whether the authorities of the system are trusted; when not, only ``trustedCertificates`` are.
    public var trustsSystem = true
    /// As whom to show oneself, by the server's host.
    public var identities: [String: Identity] = [:]
    /// The only keys that a host may have, by its name: Base64 of the SHA-256 of their `SubjectPublicKeyInfo`, as in RFC 7469.
    ///
    /// That of the server's own certificate counts. What else makes a certificate good is required all the same.
    public var pins: [String: Set<String>] = [:]

    /// The authorities of the system, and no identity.
    public init() {}

    /// Whether a host needs connections that no other can use.
    func isSpecial(_ host: String) -> Bool { identities[host] != nil || pins[host] != nil }

    /// - Throws: ``FetchError/Code/tls`` for files that cannot be read.
    func configuration(for host: String?) throws -> TLSConfiguration {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12  // RFC 8996
        if trustsSystem {
            tls.additionalTrustRoots = trustedCertificates.map { .file($0) }
        } else {
            tls.trustRoots = .certificates([])
            tls.additionalTrustRoots = trustedCertificates.map { .file($0) }
        }
        guard let identity = host.flatMap({ identities[$0] }) else { return tls }
        do {
            tls.certificateChain = try NIOSSLCertificate.fromPEMFile(identity.certificates).map { .certificate($0) }
            tls.privateKey = .privateKey(try NIOSSLPrivateKey(file: identity.privateKey, format: .pem))
        } catch {
            throw FetchError(.tls, "the identity for \(host ?? "") cannot be read from its files", cause: error)
        }
        return tls
    }

    /// Looks at the key of each new connection to a host with pins.
    func pinCheck(for host: String?) -> (@Sendable (any Channel) -> EventLoopFuture<Void>)? {
        guard let host, let pins = pins[host] else { return nil }
        return { channel in
            channel.nioSSL_peerCertificate().flatMapThrowing { certificate in
                guard let key = try certificate?.extractPublicKey().toSPKIBytes() else {
                    throw FetchError(.tls, "\(host) has no certificate")
                }
                let pin = Data(SHA256.hash(data: key)).base64EncodedString()
                guard pins.contains(pin) else {
                    throw FetchError(
                        .tls,
                        "the certificate of \(host) has none of the keys that it is pinned to, but \(pin)"
                    )
                }
            }.flatMapErrorThrowing { error in
                channel.close(promise: nil)
                throw error
            }
        }
    }
}
