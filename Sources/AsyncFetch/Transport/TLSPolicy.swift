import AsyncHTTPClient
import NIOCore
import NIOSSL

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
    /// As whom to show oneself, by the server's host, in any case and with or without a dot at its end.
    public var identities: [String: Identity] = [:]
    /// The only keys that a host may have, by its name: Base64 of the SHA-256 of their `SubjectPublicKeyInfo`, as in RFC 7469.
    ///
    /// That of the server's own certificate counts. What else makes a certificate good is required all the same. A host is the
    /// same in upper and lower case and with or without a dot at its end; what several spellings of it say is required together.
    public var pins: [String: Set<String>] = [:]
    /// Whether a host's certificate is trusted, in the application's own judgement, by its name as in ``pins``.
    ///
    /// ```swift
    /// tls.trust["nas.local"] = .insteadOfVerification { $0.publicKeyDigest == known }   // a certificate that it made itself
    /// ```
    public var trust: [String: TrustDecision] = [:]

    /// The authorities of the system, and no identity.
    public init() {}

    /// Whether a host needs connections that no other can use.
    func isSpecial(_ host: String) -> Bool {
        guard !identities.isEmpty || !pins.isEmpty || !trust.isEmpty else { return false }
        return !rules(identities, for: host).isEmpty || !rules(pins, for: host).isEmpty
            || !rules(trust, for: host).isEmpty
    }

    /// What the entries say whose names mean a host, in the order of these names.
    private func rules<Rule>(_ rules: [String: Rule], for host: String?) -> [Rule] {
        guard let host, !rules.isEmpty else { return [] }
        let name = Self.bare(host)
        return rules.filter { Self.bare($0.key) == name }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// `::1` for `[::1]`.
    private static func bare(_ host: String) -> String {
        let name = HostName.canonical(host)
        return name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    }

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
        if rules(trust, for: host).contains(where: \.replacesVerification) { tls.certificateVerification = .none }
        guard let identity = rules(identities, for: host).first else { return tls }
        do {
            tls.certificateChain = try NIOSSLCertificate.fromPEMFile(identity.certificates).map { .certificate($0) }
            tls.privateKey = .privateKey(try NIOSSLPrivateKey(file: identity.privateKey, format: .pem))
        } catch {
            throw FetchError(.tls, "the identity for \(host ?? "") cannot be read from its files", cause: error)
        }
        return tls
    }

    /// Looks at the certificate of each new connection to a host with rules for it, before anything is sent.
    func pinCheck(for host: String?) -> (@Sendable (any Channel) -> EventLoopFuture<Void>)? {
        let (pins, decisions) = (rules(pins, for: host), rules(trust, for: host))
        guard let host, !pins.isEmpty || !decisions.isEmpty else { return nil }
        return { channel in
            channel.nioSSL_peerCertificate().flatMapThrowing { certificate in
                guard let certificate else { throw FetchError(.tls, "\(host) has no certificate") }
                let shown = try ServerCertificate(certificate, of: host)
                guard pins.allSatisfy({ $0.contains(shown.publicKeyDigest) }) else {
                    throw FetchError(
                        .tls,
                        "the certificate of \(host) has none of the keys that it is pinned to, but \(shown.publicKeyDigest)"
                    )
                }
                return shown
            }.flatMap { (certificate: ServerCertificate) in
                guard !decisions.isEmpty else { return channel.eventLoop.makeSucceededVoidFuture() }
                return channel.eventLoop.makeFutureWithTask {
                    for decision in decisions where try await !decision.isTrusted(certificate) {
                        throw FetchError(.tls, "the application does not trust the certificate of \(host)")
                    }
                }
            }.flatMapErrorThrowing { error in
                channel.close(promise: nil)
                throw error
            }
        }
    }
}
