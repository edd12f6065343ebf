import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import Testing

@testable import gapi

@Suite("gapi cloud login --fingerprint", .timeLimit(.minutes(5)))
struct CloudFingerprintTests {
    /// A user whose system trusts the authorities of the tests.
    private struct User {
        let accounts: CloudAccounts

        init(_ bed: CloudBed) throws {
            try bed.write(TestCertificate.authorities.joined(separator: "\n"), to: "authorities.pem")
            var accounts = CloudAccounts(folder: bed.folder + "/config")
            accounts.configuration.tls.trustedCertificates = [bed.folder + "/authorities.pem"]
            accounts.configuration.proxies = .none
            accounts.configuration.connectTimeout = .seconds(100)  // for machines where handshakes of many tests wait
            self.accounts = accounts
        }

        /// Returns the fingerprint of the certificate that a server shows.
        func fingerprint(of front: TLSFront) async throws -> String {
            let configuration = accounts.configuration
            let setup = try await Cloud.prepare(front.url, options: .init { $0.fetcher = configuration })
            return try #require(setup.bookmark().serverPin?.fingerprint)
        }

        /// Runs a command; the closure is called before the password is given.
        func run(_ words: [String], asked: @escaping @Sendable () throws -> Void = {}) async -> Ran {
            let accounts = accounts
            var surroundings = CloudSurroundings()
            surroundings.accounts = { accounts }
            surroundings.connection = { try await accounts.connection($0) }
            surroundings.password = { _ in
                try asked()
                return "alice-secret"
            }
            surroundings.confirm = { _ in false }
            return await runGapi(["cloud"] + words, cloud: surroundings)
        }
    }

    private func withFront(
        _ certificate: TestCertificate,
        _ configuration: EmulatedCloud.Configuration = .init(),
        _ body: @escaping @Sendable (TLSFront, CloudBed, User, Int) async throws -> Void
    ) async throws {
        try await CloudBed.run(configuration) { bed in
            let port = try #require(bed.cloud.url.split(separator: ":").last.flatMap { Int($0) })
            let user = try User(bed)
            try await TLSFront.run(certificate, before: port) { front in try await body(front, bed, user, port) }
        }
    }

    private func logins(at bed: CloudBed) -> Int { bed.cloud.journal.count { $0.headers[.authorization] != nil } }

    @Test func theCertificateOfAnotherHostIsNotTheServers() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await withFront(.otherIssuer, configuration) { front, bed, user, port in
            try await TLSFront.run(.first, before: port) { known in
                let fingerprint = try await user.fingerprint(of: known)
                // The server names a provider, which shows the certificate that the person knows.
                let provider = known.url.replacing("localhost", with: "127.0.0.1").dropLast()
                let body = """
                    {"subject":"\(front.url.dropLast())","links":[
                     {"rel":"http://openid.net/specs/connect/1.0/issuer","href":"\(provider)"}]}
                    """
                bed.cloud.faults.append(.init(.status(200, body: body), path: "/.well-known/webfinger"))
                bed.cloud.journal.clear()
                let ran = await user.run([
                    "login", front.url, "--user", "alice", "--password", "--yes", "--fingerprint", fingerprint,
                ])
                #expect(ran.code == 69 && ran.errors.contains("that fingerprint"), "\(ran.errors)")
                #expect(bed.cloud.journal.count { $0.path.hasSuffix("openid-configuration") } > 0)
                #expect(logins(at: bed) == 0)
            }
        }
    }

    @Test(arguments: [TestCertificate.sameIssuer, .otherIssuer])
    func noOtherConnectionGetsThePassword(other: TestCertificate) async throws {
        try await withFront(.first) { front, bed, user, _ in
            let fingerprint = try await user.fingerprint(of: front)
            bed.cloud.journal.clear()
            let words = ["login", front.url, "--user", "alice", "--fingerprint", fingerprint]
            let ran = await user.run(words) { try front.show(other) }
            #expect(ran.code == 69, "\(ran.errors)")
            #expect(logins(at: bed) == 0)
            #expect(try user.accounts.bookmarks().isEmpty)
        }
    }

    @Test func theFingerprintHoldsAfterTheLogin() async throws {
        try await withFront(.first) { front, bed, user, _ in
            let fingerprint = try await user.fingerprint(of: front).uppercased()
            let words = ["login", front.url, "--user", "alice"]
            let login = await user.run(words + ["--fingerprint", fingerprint])
            #expect(login.code == 0, "\(login.errors)")
            try front.show(.sameKey)
            #expect(await user.run(["ls"]).code == 0)
            let before = logins(at: bed)
            try front.show(.sameIssuer)
            #expect(await user.run(["ls"]).code == 69)
            #expect(logins(at: bed) == before)
            // A new login knows nothing of it.
            #expect(await user.run(words).code == 0)
            #expect(await user.run(["ls"]).code == 0)
        }
    }

    @Test func aCertificateThatIsRenewedDuringTheLoginIsStored() async throws {
        try await withFront(.first) { front, _, user, _ in
            let first = try await user.fingerprint(of: front)
            let ran = await user.run(["login", front.url, "--user", "alice"]) { try front.show(.sameIssuer) }
            #expect(ran.code == 0, "\(ran.errors)")
            let pin = try #require(try user.accounts.bookmark(nil).serverPin)
            #expect(pin.fingerprint != first)
            #expect(try await pin.fingerprint == user.fingerprint(of: front))
        }
    }

    @Test func certificatesOfSeveralHostsThatTwoProcessesRenewAreAllKept() async throws {
        try await withFront(.first) { front, _, user, _ in
            #expect(await user.run(["login", front.url, "--user", "alice"]).code == 0)
            var bookmark = try user.accounts.bookmark(nil)
            let other = try await user.accounts.connection(nil)
            // Another process knows the provider's.
            var provider = Cloud.Pin()
            provider.fingerprint = "ab"
            bookmark.pins?["provider.example"] = provider
            _ = try await user.accounts.add(bookmark, named: nil, password: "alice-secret")
            try front.show(.sameIssuer)
            _ = try await other.serverStatus()
            let kept = try user.accounts.bookmark(nil)
            #expect(kept.pins?["provider.example"] == provider)
            #expect(try await kept.serverPin?.fingerprint == user.fingerprint(of: front))
        }
    }
}
