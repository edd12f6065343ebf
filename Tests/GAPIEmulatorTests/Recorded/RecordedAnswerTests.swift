import AsyncFetch
import AsyncFetchTesting
import GAPIEmulator
import Testing

@Suite("Recorded answers", .timeLimit(.minutes(5)))
struct RecordedAnswerTests {
    private var configuration: EmulatorConfiguration {
        var configuration = EmulatorConfiguration()
        configuration.recorded = [
            RecordedAnswer("/w/api.php", query: ["action": "a"], body: "first"),
            RecordedAnswer("/w/api.php", status: 404, headers: [.contentType: "text/plain"], body: "rest"),
            RecordedAnswer("/w/api.php", method: .post, body: "posted"),
        ]
        return configuration
    }

    @Test func theFirstThatFitsIsGiven() async throws {
        try await Emulator.run(configuration) { emulator in
            let fetcher = Fetcher()
            func text(_ method: HTTPRequest.Method, _ target: String) async throws -> String {
                let response = try await fetcher.fetch(HTTPRequest(method, url: emulator.url + target))
                return "\(response.head.status.code) \(response.text)"
            }
            let answers = [
                try await text(.get, "/w/api.php?x=1&action=a"), try await text(.get, "/w/api.php?action=b"),
                try await text(.post, "/w/api.php?action=a"),
            ]
            #expect(answers == ["200 first", "404 rest", "200 posted"])
            let elsewhere = try await text(.get, "/w/other")
            #expect(elsewhere.hasPrefix("404"))
            await fetcher.shutdown()
        }
    }

    @Test func faultsAndJournalKnowThem() async throws {
        try await Emulator.run(configuration) { emulator in
            emulator.faults.append(.init(.status(503), operation: "recorded"))
            let fetcher = Fetcher(.init { $0.random = { 0 } })
            let response = try await fetcher.fetch(emulator.url + "/w/api.php?action=a")
            #expect(response.text == "first")
            #expect(emulator.journal.count { $0.operation == "recorded" } == 2)
            await fetcher.shutdown()
        }
    }
}
