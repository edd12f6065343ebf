import Testing

@testable import GAPIEmulator

@Suite("Patterns of names")
struct NamePatternTests {
    /// The examples are those of Cloud Storage's documentation of glob patterns, and edge cases of ours.
    @Test(arguments: [
        ("foo*bar", "foofoobar", true), ("foo*bar", "foo/bar", false), ("foo**bar", "foo/baz/bar", true),
        ("fo?bar", "foobar", true), ("fo?bar", "fo/bar", false), ("[ch]at", "cat", true), ("[ch]at", "bat", false),
        ("[a-c]at", "bat", true), ("[!c]at", "cat", false), ("{one,t*o}", "two", true), ("{one,two}", "three", false),
        ("a\\*", "a*", true), ("a\\*", "ab", false), ("**", "", true), ("*", "", true), ("", "", true),
        ("", "a", false),
        ("**/a", "b/c/a", true), ("a{,b}c", "ac", true), ("[]]", "]", true),
    ])
    func aPatternMatchesWholeNames(pattern: String, name: String, isMatch: Bool) throws {
        #expect(try NamePattern(pattern).matches(name) == isMatch)
    }

    @Test(arguments: ["[a", "{a", "{a,b", "[", String(repeating: "a", count: 1025)])
    func brokenPatternsAre400(pattern: String) {
        let error = #expect(throws: GoogleError.self) { try NamePattern(pattern) }
        #expect(error?.code == 400)
    }

    @Test func aHostilePatternEnds() throws {
        let pattern = try NamePattern(String(repeating: "**a", count: 300))
        #expect(!pattern.matches(String(repeating: "a", count: 1000) + "b"))
    }

    @Test func aListHasTheMatchingNames() async throws {
        try await withEmulator { _, client async throws in
            for name in ["a.txt", "b.png", "c.txt"] { try await client.insert(name) }
            let answer = try await client.get("/storage/v1/b/bucket/o?matchGlob=*.txt&fields=items/name&maxResults=1")
            #expect(answer.text == #"{"items":[{"name":"a.txt"}]}"#)
            let all = try await client.get("/storage/v1/b/bucket/o?matchGlob=*.txt&fields=items/name")
            #expect(all.text == #"{"items":[{"name":"a.txt"},{"name":"c.txt"}]}"#)
        }
    }
}
