import Testing

@testable import GAPIEmulator

@Suite("Searches in texts", .timeLimit(.minutes(1)))
struct TextSearchTests {
    @Test(arguments: [
        ("report", "Annual REPORT.pdf", true, true), ("eport", "Annual report.pdf", true, false),
        ("an", "banana an", true, true), ("aab", "aaab", true, false), ("aab", "aaab-aab", true, true),
        ("", "", true, true), ("x", "", false, false), ("- x", "- - x", true, true), ("1", "a1 b", true, false),
        ("é", "e\u{301}t", true, true), ("ab", "a", false, false),
    ])
    func aTextIsFoundAnywhereOrAtWordStarts(wanted: String, text: String, anywhere: Bool, wordStart: Bool) {
        #expect(TextSearch(for: wanted).isFound(in: text, .anywhere) == anywhere)
        #expect(TextSearch(for: wanted).isFound(in: text, .wordStart) == wordStart)
    }

    /// Each word start of these begins like the searched text, which took a minute once.
    @Test func aTextOfAlmostMatchesTakesNoTime() {
        let text = String(repeating: "- ", count: 100_000)
        let search = TextSearch(for: String(repeating: "- ", count: 50_000) + "x")
        #expect(!search.isFound(in: text, .wordStart))
        #expect(!search.isFound(in: text, .anywhere))
        #expect(search.isFound(in: text + "x", .wordStart))
    }
}
