public import AsyncFetch
import Crypto
import HTTPTypes
import Synchronization

extension Cloud.Trust {
    /// Returns the key of a URL's server among the pins, its host, with the port unless that is 443; `nil` for one that
    /// shows no certificate.
    static func place(of url: String) -> String? {
        guard let request = try? HTTPRequest(url: url), request.scheme == "https" else { return nil }
        let authority = request.origin.dropFirst("https://".count)
        return String(authority.hasSuffix(":443") ? authority.dropLast(4) : authority)
    }

    /// Makes all connections to the host and port of a URL subject to these decisions, in place of any other decision about
    /// them.
    ///
    /// - Parameters:
    ///   - configuration: The settings of a fetcher; its trusted certificates and proxies count for the verification.
    ///   - url: The URL of the server.
    public nonisolated func guardConnections(of configuration: inout Fetcher.Configuration, to url: String) {
        guard let request = try? HTTPRequest(url: url), request.scheme == "https" else { return }
        // A fetcher that only connects: without secrets, caches and middleware.
        let base = Fetcher.Configuration { [configuration] in
            $0.connectTimeout = configuration.connectTimeout
            $0.tls = configuration.tls
            $0.tls.trust = [:]
            $0.proxies = configuration.proxies
            $0.cookies = .none
        }
        configuration.tls.trust[String(request.origin.dropFirst("https://".count))] = .insteadOfVerification { shown in
            try await self.isTrusted(shown) { try await Self.verifies(shown, at: request, with: base) }
        }
    }

    /// Returns `true` if the server passes the verification of the system with the same certificate.
    ///
    /// It connects once more, and sends nothing. Servers behind one name can have several certificates, so it tries a few
    /// times.
    private static func verifies(
        _ shown: ServerCertificate,
        at request: HTTPRequest,
        with base: Fetcher.Configuration
    ) async throws -> Bool {
        for _ in 0..<5 {
            let verified = Verified()
            var configuration = base
            configuration.tls.trust[shown.host] = .besidesVerification { certificate in
                verified.der.withLock { $0 = certificate.der }
                return false
            }
            let fetcher = Fetcher(configuration)
            let result: Result<FetchResponse, any Swift.Error>
            do { result = .success(try await fetcher.fetch(request, options: FetchOptions { $0.retry = .none })) } catch
            {
                result = .failure(error)
            }
            await fetcher.shutdown()
            if let der = verified.der.withLock(\.self) {
                if der == shown.der { return true }
                continue
            }
            guard case .failure(let error) = result, (error as? FetchError)?.isCertificateRefused != true else {
                return false
            }
            // Nothing is decided by a disturbance, so the next connection asks again.
            throw error
        }
        // Nothing is decided by that, so the next connection asks again.
        throw FetchError(.tls, "\(shown.host) shows another certificate each time; it cannot be verified")
    }

    /// The certificate that passed.
    private final class Verified: Sendable {
        let der = Mutex<[UInt8]?>(nil)
    }
}

extension ServerCertificate {
    /// The key of the server among the pins.
    var place: String { port == 443 ? host : "\(host):\(port)" }
}

extension Cloud.Pin {
    /// Creates the pin of a certificate.
    init(_ certificate: ServerCertificate) {
        self.init()
        fingerprint = SHA256.hash(data: certificate.der).hexadecimal
        publicKey = certificate.publicKeyDigest
        issuerKey = certificate.issuerKeyIdentifier?.hexadecimal
    }
}
