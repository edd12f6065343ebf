import AsyncFetch
import GAPIEmulator
import Testing

@testable import SmallAPI

@Suite(.timeLimit(.minutes(1)))
struct SmallAPITests {
    private func withWiki(_ body: (APIClient) async throws -> Void) async throws {
        let fetcher = Fetcher()
        try await Emulator.run(SmallAPI.recordedWiki) { emulator in
            try await body(APIClient(emulator.url + "/w/", fetcher: fetcher))
        }
        await fetcher.shutdown()
    }

    @Test func titlesAreFound() async throws {
        try await withWiki { wiki in
            let found = try await wiki.send(OpenSearch(term: "cell"))
            #expect(found.query == "cell")
            #expect(found.suggestions.map(\.title) == ["Cello", "Cell"])
        }
    }

    @Test func flagsAreTheSameInBothNotations() async throws {
        try await withWiki { wiki in
            let (json, xml) = (
                try await wiki.send(FlagConfig()).flags, try await wiki.send(FlagConfig(notation: "xml")).flags
            )
            #expect(json.first == FlagConfig.Flag(name: "accuracy", maxLevel: 3))
            #expect(Array(xml) == [FlagConfig.Flag(name: "accuracy", maxLevel: 3)])
            // What has no number has 0, for the request is lenient.
            #expect(json.failures.isEmpty)
        }
    }

    struct Unknown: APIRequest {
        typealias Response = FlagConfig.Flag
        typealias Failure = WikiError
        let url = "api.php?action=unknown"
    }

    @Test func theWikisOwnErrorIsThrown() async throws {
        try await withWiki { wiki in
            await #expect(throws: WikiError.self) { try await wiki.send(Unknown()) }
        }
    }
}
