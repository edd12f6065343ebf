import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Emulator", .timeLimit(.minutes(5)))
struct EmulatorTests {
    @Test func aStatusIsInjectedWithRetryAfter() async throws {
        try await withEmulator { emulator, client in
            emulator.faults.append(.init(.status(503, retryAfter: 7), operation: "storage.objects.list", nth: 2))
            var answers: [TestClient.Answer] = []
            for _ in 0..<3 { answers.append(try await client.get("/storage/v1/b/bucket/o")) }
            #expect(answers.map(\.status) == [200, 503, 200])
            #expect(answers[1].headers.first(name: "Retry-After") == "7")
            #expect(answers[1].reason == "backendError")
            #expect(emulator.journal.entries.map(\.status) == [200, 503, 200])
            #expect(emulator.journal.entries[1].fault == .status(503, retryAfter: 7))
        }
    }

    @Test func aStatusMayHaveABodyOfItsOwn() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.status(502, body: "<html>bad gateway</html>")))
            #expect(try await client.get("/storage/v1/b").text == "<html>bad gateway</html>")
        }
    }

    @Test func eachAnswerHasTheTimeOfTheServer() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.status(503), operation: "storage.buckets.list"))
            for path in ["/storage/v1/b", "/storage/v1/b/bucket/o", "/nothing"] {
                let before = Int64(Date().timeIntervalSince1970)
                let text = try await client.get(path).headers.first(name: "Date")
                let seconds = try #require(text.flatMap(HTTPDate.seconds))
                #expect((before...before + 60).contains(seconds))
            }
        }
    }

    @Test func aResetHasNoEffect() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.reset, operation: "storage.objects.insert"))
            await #expect(throws: (any Error).self) { try await client.insert("n") }
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
            #expect(emulator.journal.entries.first?.status == nil)
        }
    }

    @Test func aLostAnswerIsThatOfARequestThatWasCarriedOut() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.insert"))
            await #expect(throws: (any Error).self) { try await client.insert("n") }
            #expect(emulator.journal.entries.first?.status == 200)
            #expect(emulator.journal.entries.first?.sentBytes == 0)
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 200)
            // An answer without a body can be lost as well.
            emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.delete"))
            await #expect(throws: (any Error).self) { try await client.send(.DELETE, "/storage/v1/b/bucket/o/n") }
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
        }
    }

    @Test(arguments: [0, 1, 1_200_000])
    func anAnswerIsCutAfterItsBytes(count: Int) async throws {
        try await withEmulator { emulator, client in
            try await client.insert("n", noise(3_000_000))
            emulator.faults.append(.init(.cut(afterResponseBytes: count), operation: "download.media"))
            await #expect(throws: (any Error).self) { try await client.get("/storage/v1/b/bucket/o/n?alt=media") }
            let entry = try #require(emulator.journal.entries.last)
            #expect(entry.status == 200)
            #expect(entry.sentBytes == Int64(count))
        }
    }

    @Test func aStalledRequestEndsWithItsClient() async throws {
        try await withEmulator { emulator, client in
            emulator.faults.append(.init(.stall))
            let request = Task { try await client.get("/storage/v1/b") }
            try await emulator.journal.waitUntil { $0.count == 1 }
            #expect(emulator.journal.entries[0].status == nil)
            request.cancel()
            await #expect(throws: (any Error).self) { try await request.value }
            #expect(try await client.get("/storage/v1/b").status == 200)
        }
    }

    @Test func stoppingTheServerEndsStalledRequests() async throws {
        let (request, url) = try await withEmulator { emulator, client in
            emulator.faults.append(.init(.stall))
            let request = Task { try await client.get("/storage/v1/b") }
            try await emulator.journal.waitUntil { $0.count == 1 }
            return (request, emulator.url)
        }
        await #expect(throws: (any Error).self) { try await request.value }
        #expect(url.hasPrefix("http://127.0.0.1:"))
    }

    @Test func aDelayedRequestIsAnswered() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.delay(.milliseconds(1))))
            #expect(try await client.get("/storage/v1/b").status == 200)
            #expect(emulator.journal.entries.first?.fault == .delay(.milliseconds(1)))
        }
    }

    @Test(arguments: [
        (header: "Authorization", value: "Bearer secret", query: "", status: 200),
        (header: "x-goog-api-key", value: "secret", query: "", status: 200),
        (header: "X-None", value: "", query: "?key=secret", status: 200),
        (header: "Authorization", value: "Bearer wrong", query: "", status: 401),
        (header: "X-None", value: "", query: "", status: 401),
    ])
    func aCredentialIsAsked(header: String, value: String, query: String, status: Int) async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator in
            let answer = try await TestClient(emulator).get("/storage/v1/b\(query)", headers: [(header, value)])
            #expect(answer.status == status)
            if status == 401 {
                #expect(answer.headers.first(name: "WWW-Authenticate") != nil)
                #expect(try answer.json["error"]?["status"]?.string == "UNAUTHENTICATED")
            }
            let entry = try #require(emulator.journal.entries.first)
            #expect(!"\(entry)".contains("secret") && !"\(entry)".contains("wrong"))
        }
    }

    @Test func otherProcessesSeeTheJournalAndSetFaults() async throws {
        try await withEmulator { emulator, client in
            #expect(try await client.get("/_emulator/health").status == 200)
            _ = try await client.get("/storage/v1/b?prefix=x")
            let entries = try await client.get("/_emulator/journal").json["entries"]?.array
            #expect(entries?.count == 1)
            #expect(entries?[0]["path"]?.string == "/storage/v1/b")
            #expect(entries?[0]["query"]?.string == "prefix=x")
            #expect(entries?[0]["status"]?.int64 == 200)
            #expect(try await client.send(.DELETE, "/_emulator/journal").status == 204)
            #expect(emulator.journal.entries.isEmpty)

            let plan = #"{"rules":[{"fault":"status","status":429}]}"#
            #expect(try await client.sendJSON(.PUT, "/_emulator/faults", plan).status == 200)
            #expect(emulator.faults.rules == [.init(.status(429))])
            #expect(try await client.get("/storage/v1/b").status == 429)
            #expect(try await client.sendJSON(.PUT, "/_emulator/faults", "{}").status == 400)
            #expect(try await client.get("/_emulator/faults").json["rules"]?.array?.count == 1)
            #expect(try await client.send(.DELETE, "/_emulator/faults").status == 204)
            #expect(emulator.faults.rules.isEmpty)
        }
    }

    @Test func theJournalAndTheFaultsAskForTheCredentialToo() async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator async throws in
            let client = TestClient(emulator)
            #expect(try await client.get("/_emulator/health").status == 200)
            for path in ["journal", "faults"] {
                #expect(try await client.get("/_emulator/\(path)").status == 401)
                #expect(try await client.send(.DELETE, "/_emulator/\(path)").status == 401)
                let shown = [("Authorization", "Bearer secret")]
                #expect(try await client.get("/_emulator/\(path)", headers: shown).status == 200)
            }
            let plan = #"{"rules":[{"fault":"reset"}]}"#
            #expect(try await client.sendJSON(.PUT, "/_emulator/faults", plan).status == 401)
            #expect(emulator.faults.rules.isEmpty)
        }
    }

    @Test(arguments: [
        (400, "badRequest"), (401, "authError"), (403, "forbidden"), (404, "notFound"), (409, "conflict"),
        (412, "conditionNotMet"), (418, "badRequest"), (429, "rateLimitExceeded"), (500, "backendError"),
        (503, "backendError"), (504, "gatewayTimeout"),
    ]) func aFaultHasGooglesReason(status: Int, reason: String) async throws {
        try await withEmulator { emulator, client in
            emulator.faults.append(.init(.status(status)))
            let answer = try await client.get("/storage/v1/b")
            #expect(answer.status == status)
            #expect(answer.reason == reason)
        }
    }

    @Test(arguments: [99_999, 1_000, 100, 0, -1]) func aFaultWithAStatusThatIsNoneIs500(status: Int) async throws {
        try await withEmulator { emulator, client async throws in
            // Services of JSON and of XML answer with errors of their own.
            for path in ["/storage/v1/b", "/feeds"] {
                emulator.faults.append(.init(.status(status)))
                #expect(try await client.get(path).status == 500)
                #expect(try await client.get(path).status == 200)
            }
        }
    }

    @Test(arguments: [
        "start-index=9223372036854775807", "max-results=9223372036854775807",
        "start-index=4611686018427387904&max-results=4611686018427387904",
    ])
    func aPageOfAFeedFarAwayIsEmpty(query: String) async throws {
        try await withEmulator { _, client async throws in
            #expect(try await client.get("/feeds/entries?\(query)").status == 200)
        }
    }

    @Test func aPortInUseStopsTheStart() async throws {
        try await withEmulator { emulator, _ in
            var configuration = EmulatorConfiguration()
            configuration.port = try #require(emulator.url.split(separator: ":").last.flatMap { Int($0) })
            await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
        }
    }

    @Test func errorsOfTheBodyAreThrownOn() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) { try await Emulator.run { _ in throw Failure() } }
    }
}
