import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Languages of answers", .timeLimit(.minutes(5)))
struct LanguageTests {
    @Test(arguments: [
        (["de"], "de"), (["de-CH", "de", "en"], "de-CH, de;q=0.9, en;q=0.8"),
        (
            Array(repeating: "x", count: 12),
            "x, x;q=0.9, x;q=0.8, x;q=0.7, x;q=0.6, x;q=0.5, x;q=0.4, x;q=0.3, x;q=0.2, x;q=0.1, x;q=0.1, x;q=0.1"
        ),
    ]) func languagesAreRanked(languages: [String], header: String) throws {
        let storage = StorageService(configuration: .init { $0.options.languages = languages })
        #expect(try storage.request(for: catQuery).headerFields[.acceptLanguage] == header)
    }

    @Test func theCallsLanguagesAreStrongerThanTheServices() throws {
        let storage = StorageService(configuration: .init { $0.options.languages = ["de"] })
        let options = GAPI.QueryOptions { $0.languages = ["fr"] }
        #expect(try storage.request(for: catQuery, options: options).headerFields[.acceptLanguage] == "fr")
        #expect(try StorageService().request(for: catQuery).headerFields[.acceptLanguage] == nil)
    }
}
