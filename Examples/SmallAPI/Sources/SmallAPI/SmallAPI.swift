import AsyncFetch
import GAPIEmulator

/// Asks a wiki for titles and for its flags; without an argument, one that is played by the emulator.
@main
struct SmallAPI {
    static func main() async throws {
        let fetcher = Fetcher(.init { $0.application = "SmallAPI/1.0" })
        if CommandLine.arguments.count > 1 {
            try await run(APIClient(CommandLine.arguments[1], fetcher: fetcher))
        } else {
            try await Emulator.run(recordedWiki) { emulator in
                try await run(APIClient(emulator.url + "/w/", fetcher: fetcher))
            }
        }
        await fetcher.shutdown()
    }

    static func run(_ wiki: APIClient) async throws {
        let found = try await wiki.send(OpenSearch(term: "cell"))
        for suggestion in found.suggestions { print("\(suggestion.title): \(suggestion.url)") }
        for notation in ["json", "xml"] {
            let flags = try await wiki.send(FlagConfig(notation: notation)).flags
            print("\(notation): \(flags.map { "\($0.name) up to \($0.maxLevel)" }.joined(separator: ", "))")
            for failure in flags.failures { print("left out: \(failure)") }
        }
    }

    /// Answers in the form in which a wiki gives them.
    static var recordedWiki: EmulatorConfiguration {
        var configuration = EmulatorConfiguration()
        func answer(_ query: [String: String], _ type: String, _ body: String) -> RecordedAnswer {
            RecordedAnswer("/w/api.php", query: query, headers: [.contentType: type], body: body)
        }
        configuration.recorded = [
            answer(
                ["action": "opensearch", "format": "xml"],
                "text/xml; charset=utf-8",
                """
                <?xml version="1.0"?>
                <SearchSuggestion xmlns="http://opensearch.org/searchsuggest2" version="2.0">
                  <Query xml:space="preserve">cell</Query>
                  <Section>
                    <Item><Text xml:space="preserve">Cello</Text><Url xml:space="preserve">https://wiki.example/Cello</Url></Item>
                    <Item><Text xml:space="preserve">Cell</Text><Url xml:space="preserve">https://wiki.example/Cell</Url></Item>
                  </Section>
                </SearchSuggestion>
                """
            ),
            answer(
                ["action": "flagconfig", "format": "json"],
                "application/json",
                #"{"flagconfig": [{"name": "accuracy", "maxlevel": "3", "tier1": 1}, {"name": "depth"}, {"maxlevel": []}]}"#
            ),
            answer(
                ["action": "flagconfig", "format": "xml"],
                "text/xml; charset=utf-8",
                #"<?xml version="1.0"?><api><flagconfig><f name="accuracy" maxlevel="3" tier1="1"/></flagconfig></api>"#
            ),
            answer(
                [:],
                "application/json",
                #"{"error": {"code": "badvalue", "info": "Unrecognized value for parameter \"action\""}}"#
            ),
        ]
        return configuration
    }
}
