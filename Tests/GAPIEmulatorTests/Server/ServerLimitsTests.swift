import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import NIOCore
import NIOHTTP1
import Testing

/// What strangers can do to a server, and what not.
@Suite("Limits and guards of the server", .timeLimit(.minutes(5)))
struct ServerLimitsTests {
    private static let nested = String(repeating: "a/", count: 19_000)

    @Test func aHostOfAnotherSiteIsRefused() async throws {
        try await withEmulator { emulator, client in
            for path in ["/storage/v1/b/bucket", "/_emulator/journal", "/_emulator/health"] {
                let answer = try await client.get(path, headers: [("Host", "evil.example")])
                #expect(answer.status == 421)
                #expect(try answer.json["error"]?["code"]?.int64 == 421)
                #expect(answer.headers.first(name: "Connection") == "close")
            }
            #expect(emulator.journal.entries.isEmpty)
            #expect(try await client.get("/storage/v1/b/bucket", headers: [("Host", "localhost")]).status == 200)
        }
    }

    @Test func aConfiguredNameIsOfTheServer() async throws {
        var configuration = EmulatorConfiguration()
        configuration.hostNames = ["fake-gcs"]
        try await withEmulator(configuration) { _, client in
            let answer = try await client.get("/storage/v1/b/bucket", headers: [("Host", "fake-gcs:4443")])
            #expect(answer.status == 200)
        }
    }

    @Test(arguments: [("http://evil.example", 403), ("null", 403), ("http://app.example", 200)])
    func aPageOfAnotherOriginIsRefused(origin: String, status: Int) async throws {
        var configuration = EmulatorConfiguration()
        configuration.allowedOrigins = ["http://app.example"]
        try await withEmulator(configuration) { emulator, client in
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=media&name=a",
                headers: [("Origin", origin), ("Content-Type", "text/plain")],
                body: Array("{}".utf8)
            )
            #expect(answer.status == status)
            #expect(try await client.get("/storage/v1/b/bucket/o/a").status == (status == 200 ? 200 : 404))
            let own = try await client.get("/storage/v1/b/bucket", headers: [("Origin", emulator.url)])
            #expect(own.status == 200)
        }
    }

    /// All paths but that for the health, whatever is at them.
    @Test func theCredentialGuardsEverything() async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator in
            let client = TestClient(emulator)
            for path in [
                "/storage/v1/b/bucket", "/drive/v3/files", "/calendar/v3/calendars/primary/events", "/feeds/entries",
                "/discovery/v1/apis", "/_emulator/journal", "/_emulator/faults", "/_emulator/identity", "/nothing", "/",
            ] {
                #expect(try await client.get(path).status == 401, "\(path)")
                #expect(
                    try await client.get(path, headers: [("Authorization", "Bearer wrong")]).status == 401,
                    "\(path)"
                )
            }
            for method in [HTTPMethod.PUT, .DELETE] {
                #expect(try await client.send(method, "/_emulator/faults").status == 401)
            }
            #expect(try await client.get("/_emulator/health").status == 200)
            let known = try await client.get("/_emulator/journal", headers: [("Authorization", "Bearer secret")])
            #expect(known.status == 200)
        }
    }

    /// With an identity, too: who shows nothing gets nothing.
    @Test(arguments: [
        "POST /register", "POST /v1/token", "POST /v1/token?subject_token_type=a&subject_token=b&audience=c",
        "GET /authorize?response_type=code&client_id=client.apps.example&redirect_uri=https://app.example/",
        "GET /device?user_code=x", "GET /computeMetadata/v1/instance/service-accounts/default/token",
        "GET /computeMetadata/v1/instance/service-accounts/default/identity?audience=a",
        "GET /computeMetadata/v1/project/project-id", "GET /", "GET /userinfo",
        "POST /v1/projects/-/serviceAccounts/1:generateAccessToken", "GET /storage/v1/b", "GET /drive/v3/files",
        "GET /calendar/v3/calendars/primary/events", "GET /feeds/entries", "GET /discovery/v1/apis",
        "GET /_emulator/journal", "GET /_emulator/faults", "GET /_emulator/identity", "DELETE /_emulator/identity",
        "GET /nothing",
    ])
    func theCredentialGuardsAnIdentityToo(line: String) async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        configuration.identity = IdentityConfiguration()
        let parts = line.split(separator: " ").map(String.init)
        try await Emulator.run(configuration) { emulator in
            let client = TestClient(emulator)
            // The password of the second one is "wrong".
            for shown in [nil, "Bearer wrong", "Basic YTp3cm9uZw=="] {
                let fields = [("Metadata-Flavor", "Google")] + (shown.map { [("Authorization", $0)] } ?? [])
                let answer = try await client.send(.init(rawValue: parts[0]), parts[1], headers: fields)
                #expect(answer.status == 401, "\(answer.text)")
            }
            #expect(try await client.get("/_emulator/health").status == 200)
        }
    }

    @Test(arguments: [
        "/storage/v1/b/bucket?fields=\(nested)a",
        "/storage/v1/b/bucket?fields=\(String(repeating: "a(", count: 12_000))",
        "/feeds/entries?fields=\(nested)a", "/feeds/entries?start-index=9223372036854775808",
        "/drive/v3/files?q=\(String(repeating: "(", count: 30_000))",
        "/drive/v3/files?q=\(String(repeating: "not%20", count: 9_000))x",
        "/drive/v3/files?q=name%20contains%20%27\(String(repeating: "-", count: 1025))%27",
        "/feeds/entries?q=\(String(repeating: "a+", count: 600))",
        "/calendar/v3/calendars/primary/events?q=\(String(repeating: "a", count: 1025))",
        "/storage/v1/b?\(String(repeating: "a&", count: 1_001))",
    ])
    func deepMasksAndQueriesAreRefused(path: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.get(path)
            #expect(answer.status == 400, "\(answer.text.prefix(200))")
            #expect(try await client.get("/_emulator/health").status == 200)
        }
    }

    @Test(arguments: [
        "/feeds/entries?start-index=9223372036854775807", "/feeds/entries?max-results=9223372036854775807",
    ])
    func theLargestNumbersAreHarmless(path: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.get(path)
            #expect(answer.status == 200)
        }
    }

    @Test func aDeepDocumentIsRefused() async throws {
        try await withEmulator { _, client in
            let text = String(repeating: #"{"metadata":"#, count: 80_000)
            let answer = try await client.sendJSON(.POST, "/storage/v1/b?project=p", text)
            #expect(answer.status == 400)
        }
    }

    @Test(arguments: [99_999, -1, 0, 100, 1000])
    func aFaultOfAnyStatusIsHarmless(status: Int) async throws {
        try await withEmulator { _, client in
            let plan = #"{"rules": [{"fault": "status", "status": \#(status), "operation": "storage.buckets.get"}]}"#
            let answer = try await client.sendJSON(.PUT, "/_emulator/faults", plan)
            #expect([200, 400].contains(answer.status))
            let bucket = try await client.get("/storage/v1/b/bucket")
            #expect((200...599).contains(bucket.status))
        }
    }

    @Test func aBodyThatIsTooLongGets413() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.bodyBytes = 1000
        try await withEmulator(configuration) { _, client in
            let answer = try await client.insert("a", [UInt8](repeating: 0, count: 1001))
            #expect(answer.status == 413)
            #expect(answer.reason == "uploadTooLarge")
            #expect(try await client.insert("b", [UInt8](repeating: 0, count: 1000)).status == 200)
        }
    }

    @Test func tooManyHeaderFieldsGet431() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.headerCount = 50
        try await withEmulator(configuration) { _, client in
            let fields = (0..<60).map { ("X-Field-\($0)", "a") }
            let answer = try await client.get("/storage/v1/b/bucket", headers: fields)
            #expect(answer.status == 431)
        }
    }

    // MARK: Connections

    @Test func aConnectionTooManyGets503UntilAnotherOneHasEnded() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.connections = 2
        try await Emulator.run(configuration) { emulator in
            let number = try port(of: emulator)
            let request = "GET /_emulator/health HTTP/1.1\r\nHost: localhost\r\n"
            let first = await RawConnection.held(after: request + "\r\n", port: number)
            let second = await RawConnection.held(after: request + "\r\n", port: number)
            let refused = await RawConnection.answer(to: request + "\r\n", port: number)
            #expect(refused.hasPrefix("HTTP/1.1 503 "), "\(refused)")
            #expect(refused.contains("\r\nRetry-After: 1\r\n"))
            #expect(refused.contains("\r\nConnection: close\r\n"))
            let body = try #require(refused.firstRange(of: "\r\n\r\n")).upperBound
            #expect(try JSON.Value(parsing: Array(refused[body...].utf8))["error"]?["code"]?.int64 == 503)
            try #require(first).end()
            // The server learns of the end a moment later.
            var answer = ""
            repeat {
                answer = await RawConnection.answer(to: request + "Connection: close\r\n\r\n", port: number)
            } while answer.hasPrefix("HTTP/1.1 503 ")
            #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
            try #require(second).end()
        }
    }

    @Test func manySlowConnectionsEndAndNobodyWaitsForThem() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.connections = 200
        configuration.limits.headerTime = .seconds(1)
        try await Emulator.run(configuration) { emulator in
            let text = "GET /_emulator/health HTTP/1.1\r\nHost: "
            async let slow = RawConnection.answers(to: text, connections: 100, port: try port(of: emulator))
            #expect(try await TestClient(emulator).get("/_emulator/health").status == 200)
            let answers = try await slow
            #expect(answers.count == 100)
            #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 408 ") }, "\(Set(answers))")
        }
    }

    // MARK: Uploads

    @Test func openUploadsAreLimited() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.openUploads = 2
        try await withEmulator(configuration) { _, client in
            let session = try await client.startUpload("a")
            _ = try await client.startUpload("b")
            let path = "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=c"
            let refused = try await client.send(.POST, path)
            #expect(refused.status == 503)
            #expect(refused.headers.first(name: "Retry-After") != nil)
            #expect(try await client.put(session, "0-2/3", [1, 2, 3]).status == 200)
            #expect(try await client.send(.POST, path).status == 200, "a finished upload is not open")
            // What is complete is remembered for clients that ask again.
            #expect(try await client.put(session, "*/3").status == 200)
        }
    }

    @Test func anUploadThatNobodyUsesEnds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.openUploads = 1
        configuration.limits.uploadLifetime = .seconds(-1)
        try await withEmulator(configuration) { _, client in
            let session = try await client.startUpload("a")
            #expect(try await client.put(session, "*/3").status == 404)
            _ = try await client.startUpload("b")
        }
    }

    @Test func aLengthThatIsNoneIsRefused() async throws {
        try await withEmulator { _, client in
            let path = "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=n"
            for length in ["-1", "+1", "x"] {
                let answer = try await client.send(.POST, path, headers: [("X-Upload-Content-Length", length)])
                #expect(answer.status == 400, "\(length)")
            }
        }
    }

    // MARK: Responses

    @Test(arguments: [204, 304]) func aStatusWithoutABodyHasNone(status: Int) async throws {
        try await withEmulator { emulator, client in
            emulator.faults.append(.init(.status(status, body: "left over")))
            let answer = try await client.get("/storage/v1/b/bucket")
            #expect(answer.status == status)
            #expect(answer.body.isEmpty)
            // On the same connection.
            #expect(try await client.get("/storage/v1/b/bucket").status == 200)
        }
    }

    /// A list has the resource some levels below its own beginning.
    @Test func aResourceOfTheGreatestDepthIsListedWithAMask() async throws {
        try await withEmulator { _, client in
            try await client.insert("n")
            let object = "/storage/v1/b/bucket/o/n"
            let depth = try #require(
                [511, 510, 509].first { depth in
                    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                    return (try? JSON.Value(parsing: Array(#"{"x":\#(nested)}"#.utf8))) != nil
                }
            )
            let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            #expect(try await client.sendJSON(.PATCH, object, #"{"x":\#(nested)}"#).status == 200)
            for query in ["fields=items", "prettyPrint=true", "fields=items/x&prettyPrint=true"] {
                #expect(try await client.get("/storage/v1/b/bucket/o?\(query)").status == 200, "\(query)")
            }
        }
    }
}
