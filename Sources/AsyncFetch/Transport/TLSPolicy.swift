import AsyncHTTPClient
import NIOCore
import NIOSSL

/// The TLS settings of a fetcher: the certificates that it trusts, and the certificates that it shows.
///
/// Servers must speak TLS 1.2 or newer.
public struct TLSPolicy: Sendable {
    /// A client certificate for servers that ask for one, in PEM files.
    public struct Identity: Sendable {
        /// The path of the certificate and the intermediate certificates.
        public var certificates: String
        /// The path of the private key.
        public var privateKey: String

        /// Creates an identity from the paths of its files.
        public init(certificates: String, privateKey: String) {
            self.certificates = certificates
            self.privateKey = privateKey
        }
    }

    /// The PEM files of authorities to trust besides those of the system.
    public var trustedCertificates: [String] = []
    /// A Boolean value indicating whether the authorities of the system are trusted.
    ///
    /// If `false`, only ``trustedCertificates`` are.
    public var trustsSystem = true
    /// The client certificates by host name, in upper or lower case and with or without a dot at its end.
    ///
    /// A name with a port, such as `nas.local:8443` or `[::1]:8443`, is for that port alone, where it takes the place of
    /// the name without a port. The same holds for ``pins`` and ``trust``.
    public var identities: [String: Identity] = [:]
    /// The only keys that a host may have, by its name: Base64 of the SHA-256 of their `SubjectPublicKeyInfo` (RFC
    /// 7469).
    ///
    /// The key of the server's own certificate is checked, in addition to the usual verification. Upper and lower case,
    /// and a dot at the end of a host name, make no difference. If there are entries for several spellings, all of them
    /// apply.
    public var pins: [String: Set<String>] = [:]
    /// The application's own decisions about the certificates of hosts, by name as in ``pins``.
    ///
    /// ```swift
    /// tls.trust["nas.local"] = .insteadOfVerification { $0.publicKeyDigest == known }   // self-made
    /// ```
    public var trust: [String: TrustDecision] = [:]

    /// Creates a policy that trusts the authorities of the system and shows no certificate.
    public init() {}

    /// Returns `true` for the bytes of a file that ``trustedCertificates`` can name.
    package static func areCertificates(_ bytes: [UInt8]) -> Bool {
        (try? NIOSSLCertificate.fromPEMBytes(bytes))?.isEmpty == false
    }

    /// Returns `true` if a port of a host needs connections that nobody else can use.
    func isSpecial(_ host: some StringProtocol, port: Int? = nil) -> Bool {
        guard !identities.isEmpty || !pins.isEmpty || !trust.isEmpty else { return false }
        let host = String(host)
        return !rules(identities, for: host, port).isEmpty || !rules(pins, for: host, port).isEmpty
            || !rules(trust, for: host, port).isEmpty
    }

    /// Returns the identity that is shown to a port of a host; `nil` if none is.
    func identity(for host: String?, port: Int?) -> Identity? { rules(identities, for: host, port).first }

    /// Returns the rules whose names mean a port of a host, or else the host, in the order of these names.
    private func rules<Rule>(_ rules: [String: Rule], for host: String?, _ port: Int?) -> [Rule] {
        guard let host, !rules.isEmpty else { return [] }
        let name = Self.bare(host)
        let named = rules.sorted { $0.key < $1.key }.map { (place: Self.place($0.key), rule: $0.value) }
            .filter { $0.place.host == name }
        let exact = named.filter { $0.place.port != nil && $0.place.port == port }
        return (exact.isEmpty ? named.filter { $0.place.port == nil } : exact).map(\.rule)
    }

    /// Returns the host and the port of a name such as `host`, `host:8443`, `::1` or `[::1]:8443`.
    private static func place(_ name: String) -> (host: String, port: Int?) {
        guard let colon = name.lastIndex(of: ":"), let port = Int(name[name.index(after: colon)...]) else {
            return (bare(name), nil)
        }
        let host = name[..<colon]
        // The colons of an address without brackets are its own.
        return host.contains(":") && !host.hasSuffix("]") ? (bare(name), nil) : (bare(String(host)), port)
    }

    /// Returns the host name in canonical form, without brackets: `::1` for `[::1]`.
    private static func bare(_ host: String) -> String {
        let name = HostName.canonical(host)
        return name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    }

    /// Returns the TLS configuration for a port of a host.
    ///
    /// - Throws: ``FetchError/Code/tls`` for files that cannot be read.
    func configuration(for host: String?, port: Int? = nil) throws -> TLSConfiguration {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12  // RFC 8996
        if trustsSystem {
            tls.additionalTrustRoots = trustedCertificates.map { .file($0) }
        } else {
            tls.trustRoots = .certificates([])
            tls.additionalTrustRoots = trustedCertificates.map { .file($0) }
        }
        if rules(trust, for: host, port).contains(where: \.replacesVerification) { tls.certificateVerification = .none }
        guard let identity = identity(for: host, port: port) else { return tls }
        do {
            tls.certificateChain = try NIOSSLCertificate.fromPEMFile(identity.certificates).map { .certificate($0) }
            tls.privateKey = .privateKey(try NIOSSLPrivateKey(file: identity.privateKey, format: .pem))
        } catch {
            throw FetchError(.tls, "the identity for \(host ?? "") cannot be read from its files", cause: error)
        }
        return tls
    }

    /// Returns a check of the certificate of each new connection to a port with rules, before anything is sent.
    func pinCheck(for host: String?, port: Int? = nil) -> (@Sendable (any Channel) -> EventLoopFuture<Void>)? {
        let (pins, decisions) = (rules(pins, for: host, port), rules(trust, for: host, port))
        guard let host, !pins.isEmpty || !decisions.isEmpty else { return nil }
        return { channel in
            channel.nioSSL_peerCertificate().flatMapThrowing { certificate in
                guard let certificate else { throw FetchError(.tls, "\(host) has no certificate") }
                let shown = try ServerCertificate(certificate, of: host, port: port ?? 443)
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
                    for decision in decisions {
                        guard try await decision.trusts(certificate) else {
                            throw FetchError(.tls, "the application does not trust the certificate of \(host)")
                        }
                    }
                }
            }.flatMapErrorThrowing { error in
                channel.close(promise: nil)
                throw error
            }
        }
    }
}
