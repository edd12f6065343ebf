import AsyncFetch
import CloudEmulator
import HTTPTypes
import Testing

@Suite("Logins of the emulated cloud", .timeLimit(.minutes(2)))
struct LoginTests {
    private func authorize(_ redirect: String) -> String {
        "/index.php/apps/oauth2/authorize?response_type=code&client_id=\(EmulatedCloud.clientID)"
            + "&login_hint=bob&redirect_uri=\(redirect)"
    }

    private var guarded: EmulatedCloud.Configuration {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        configuration.requiresLogin = true
        return configuration
    }

    @Test func aCodeNeedsThePasswordOfItsUser() async throws {
        try await withCloud(guarded) { _, client in
            let path = authorize("http://localhost:1/")
            let refused = try await client.of(nil).send("GET", path)
            #expect(refused.head.status == .unauthorized)
            #expect(refused.head.headerFields[values: .wwwAuthenticate].contains { $0.hasPrefix("Basic") })
            // The login decides, and not the hint.
            let code = try await code(client.send("GET", path))
            let token = try await client.of(nil).send(
                "POST",
                "/index.php/apps/oauth2/api/v1/token",
                ["Content-Type": "application/x-www-form-urlencoded"],
                body: "grant_type=authorization_code&code=\(code)&redirect_uri=http://localhost:1/"
                    + "&client_id=\(EmulatedCloud.clientID)&client_secret=\(EmulatedCloud.clientSecret)"
            )
            #expect(token.text.contains("\"user_id\":\"alice\""))
        }
    }

    private func code(_ answer: FetchResponse) throws -> String {
        let location = try #require(answer.head.headerFields[.location])
        return try String(#require(location.firstMatch(of: #/code=([^&]+)/#)).1)
    }

    @Test(arguments: [
        "http://elsewhere/", "http://localhost.elsewhere:1/", "http://localhost:80@elsewhere/", "https://elsewhere/",
        "http://localhost:1/%23", "javascript:alert(1)", "",
        "http://localhost:1/" + String(repeating: "a", count: 3_000),
    ])
    func aLoginEndsAtThisMachine(redirect: String) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await withCloud(configuration) { _, client in
            let status = try await client.status("GET", authorize(redirect))
            #expect(status == 400)
        }
    }

    @Test func theInterfaceOfTheEmulatorNeedsALoginToo() async throws {
        try await withCloud(guarded) { cloud, client in
            let stranger = client.of(nil)
            let health = try await stranger.status("GET", "/_emulator/health")
            #expect(health == 200)
            for (method, name) in [
                ("GET", "journal"), ("DELETE", "journal"), ("GET", "faults"), ("PUT", "faults"), ("DELETE", "faults"),
                ("PUT", "maintenance"), ("DELETE", "maintenance"), ("GET", "none"),
            ] {
                #expect(try await stranger.status(method, "/_emulator/" + name) == 401, "\(method) \(name)")
            }
            #expect(try await client.status("GET", "/status.php") == 200)
            #expect(try await client.send("GET", "/_emulator/journal").text.contains("status.php"))
            #expect(try await client.status("PUT", "/_emulator/maintenance") == 204)
        }
    }

    @Test func theBodyOfAStrangerIsNotKept() async throws {
        try await withCloud { cloud, client in
            let path = "/remote.php/dav/files/alice/a"
            let body = String(repeating: "x", count: 2 << 20)
            let refused = try await client.of(nil).status("PUT", path, body: body)
            #expect(refused == 401)
            #expect(cloud.journal.entries.last?.receivedBytes == 0)
            #expect(try await client.status("PUT", path, body: body) == 201)
            #expect(cloud.journal.entries.last?.receivedBytes == 2 << 20)
        }
    }
}
