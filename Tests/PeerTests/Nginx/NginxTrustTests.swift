import AsyncFetch
import Testing

/// Whom a fetcher trusts, and as whom it shows itself, against nginx and OpenSSL.
@Suite("nginx: trust", .enabled(if: Nginx.isInstalled, "nginx and openssl are not installed"), .timeLimit(.minutes(5)))
struct NginxTrustTests {
    /// What a fetch throws that must not reach the server.
    private func refusal(
        by nginx: Nginx,
        _ url: String,
        _ configure: (inout Fetcher.Configuration) -> Void
    ) async throws -> FetchError? {
        try await withFetcher(configure) { fetcher async throws in
            let error = await #expect(throws: FetchError.self) { try await fetcher.fetch(url, options: .once) }
            #expect(try await nginx.requests() == [])
            return error
        }
    }

    @Test func aCertificateOfAnUnknownAuthorityIsRefused() async throws {
        try await Nginx.run { nginx async throws in
            let url = "\(nginx.url)/protocol"
            #expect(try await refusal(by: nginx, url) { _ in }?.code == .tls)
            #expect(try await refusal(by: nginx, url) { $0.tls.trustsSystem = false }?.code == .tls)
        }
    }

    @Test func theNewestTLSIsSpokenAndTheOldIsRefused() async throws {
        try await Nginx.run { nginx in
            let error = try await refusal(by: nginx, nginx.oldURL) { $0.tls.trustedCertificates = [nginx.certificate] }
            #expect(error?.code == .tls)
            try await nginx.fetch { fetcher async throws in
                #expect(try await fetcher.fetch("\(nginx.url)/tls").text == "TLSv1.3")
            }
        }
    }

    @Test func aCertificateForAnotherNameIsRefused() async throws {
        try await Nginx.run { nginx in
            let url = nginx.url.replacing("localhost", with: "127.0.0.1") + "/protocol"
            let error = try await refusal(by: nginx, url) { $0.tls.trustedCertificates = [nginx.certificate] }
            #expect(error?.code == .tls)
        }
    }

    @Test func anAuthorityOfOnesOwnIsEnough() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch {
                $0.tls.trustsSystem = false
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch("\(nginx.url)/protocol").text == "HTTP/2.0")
            }
        }
    }

    @Test func theServerSeesTheCertificateOfItsIdentity() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch {
                $0.tls.identities["localhost"] = nginx.identity
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(nginx.guardedURL).text == "CN=mia")
                #expect(try await fetcher.fetch("\(nginx.url)/protocol").text == "HTTP/2.0")
            }
        }
    }

    /// nginx completes the handshake and answers 400.
    @Test func withoutAGoodIdentityTheServerRefuses() async throws {
        try await Nginx.run { nginx in
            for identities in [[:], ["localhost": nginx.stranger], ["elsewhere": nginx.identity]] {
                try await nginx.fetch {
                    $0.tls.identities = identities
                } _: { fetcher async throws in
                    #expect(try await fetcher.fetch(nginx.guardedURL).status == 400)
                }
            }
        }
    }

    @Test func anIdentityThatCannotBeReadIsAnError() async throws {
        try await Nginx.run { nginx in
            let error = try await refusal(by: nginx, nginx.guardedURL) {
                $0.tls.trustedCertificates = [nginx.certificate]
                $0.tls.identities["localhost"] = .init(certificates: "/nowhere", privateKey: "/nowhere")
            }
            #expect(error?.code == .tls)
        }
    }

    @Test(arguments: [\Nginx.url, \Nginx.http1URL])
    func aPinnedKeyIsTheOnlyOneThatCounts(server: any KeyPath<Nginx, String> & Sendable) async throws {
        try await Nginx.run { nginx in
            let url = nginx[keyPath: server] + "/protocol"
            let pin = try await nginx.pin()
            let wrong = String(pin.reversed())
            let error = try await refusal(by: nginx, url) {
                $0.tls.trustedCertificates = [nginx.certificate]
                $0.tls.pins["localhost"] = [wrong]
            }
            #expect(error?.code == .tls)
            #expect(error?.message.contains(pin) == true)
            // A pin does not stand in for trust.
            #expect(try await refusal(by: nginx, url) { $0.tls.pins["localhost"] = [pin] }?.code == .tls)
            try await nginx.fetch {
                $0.tls.pins["localhost"] = [wrong, pin]
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(url).status == 200)
            }
        }
    }

    /// nginx shows a certificate of an authority that nobody trusts.
    @Test func anApplicationMayTrustACertificateByItself() async throws {
        try await Nginx.run { nginx in
            let url = nginx.url + "/protocol"
            let pin = try await nginx.pin()
            try await nginx.fetch {
                $0.tls = TLSPolicy()
                $0.tls.trust["LOCALHOST."] = .insteadOfVerification { $0.publicKeyDigest == pin && !$0.der.isEmpty }
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(url).status == 200)
            }
        }
    }

    @Test func anApplicationMayTrustLessThanIsVerified() async throws {
        try await Nginx.run { nginx in
            let url = nginx.url + "/protocol"
            let error = try await refusal(by: nginx, url) {
                $0.tls.trust["localhost"] = .insteadOfVerification { $0.host != "localhost" }
            }
            #expect(error?.code == .tls)
            let other = try await refusal(by: nginx, url) {
                $0.tls.trustedCertificates = [nginx.certificate]
                $0.tls.trust["localhost"] = .besidesVerification { _ in false }
            }
            #expect(other?.code == .tls)
            // A judgement besides the verification does not stand in for it.
            let unknown = try await refusal(by: nginx, url) {
                $0.tls.trust["localhost"] = .besidesVerification { _ in true }
            }
            #expect(unknown?.code == .tls)
        }
    }
}
