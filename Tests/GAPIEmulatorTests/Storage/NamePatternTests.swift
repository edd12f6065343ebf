import AsyncFetchTesting
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

    @Test(arguments: [
        "[a", "{a", "{a,b", "[", String(repeating: "a", count: 1025), String(repeating: "{,}", count: 51),
    ])
    func brokenPatternsAre400(pattern: String) {
        let error = #expect(throws: GoogleError.self) { try NamePattern(pattern) }
        #expect(error?.code == 400)
    }

    /// Each of them took a matcher that goes back a time without end, or made it give up.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            (String(repeating: "**a", count: 40) + "!", false), (String(repeating: "**a", count: 300) + "!", false),
            (String(repeating: "*a", count: 512), true), (String(repeating: "*{,a}", count: 50) + "!", false),
            (String(repeating: "**{a,aa}", count: 50), true),
        ]
    )
    func hostilePatternsTakeNoLongerThanOthers(text: String, isMatch: Bool) throws {
        let pattern = try NamePattern(text)
        for number in 0..<20 {
            #expect(pattern.matches("\(number)" + String(repeating: "a", count: 1000)) == isMatch)
        }
    }

    @Test func theAutomatonMatchesWhatTheRulesSay() throws {
        var generator = SplitMix(state: 26)
        var matches = 0
        for _ in 0..<20_000 {
            let parts = Part.several(upTo: 5, &generator)
            let letters = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                Part.letters.randomElement(using: &generator) ?? "a"
            }
            let text = parts.map(\.text).joined()
            let isMatch = Part.match(parts[...], letters[...])
            let found = try NamePattern(text).matches(String(letters))
            try #require(found == isMatch, "\(text) and \(String(letters))")
            if isMatch { matches += 1 }
        }
        #expect(matches > 1000)
    }

    /// A part of a random pattern, which is compared in the plainest way.
    private indirect enum Part {
        case letter(Character)
        case one
        case segment
        case any
        case either(Character, isInverted: Bool)
        case alternatives([[Part]])

        static let letters: [Character] = ["a", "b", "/"]

        static func several(upTo most: Int, _ generator: inout SplitMix, isNested: Bool = false) -> [Part] {
            var parts: [Part] = []
            for _ in 0..<Int.random(in: 0...most, using: &generator) {
                let part = random(&generator, isNested: isNested)
                // Two of them in a row would be read as another part.
                if case .segment = part, case .segment? = parts.last { continue }
                parts.append(part)
            }
            return parts
        }

        private static func random(_ generator: inout SplitMix, isNested: Bool) -> Part {
            switch Int.random(in: 0...(isNested ? 6 : 7), using: &generator) {
            case 0...2: .letter(letters.randomElement(using: &generator) ?? "a")
            case 3: .one
            case 4: .segment
            case 5: .any
            case 6: .either("a", isInverted: Bool.random(using: &generator))
            default:
                .alternatives((0..<2).map { _ in several(upTo: 2, &generator, isNested: true) })
            }
        }

        var text: String {
            switch self {
            case .letter(let letter): "\(letter)"
            case .one: "?"
            case .segment: "*"
            case .any: "**"
            case .either(let letter, let isInverted): "[\(isInverted ? "!" : "")\(letter)]"
            case .alternatives(let all): "{\(all.map { $0.map(\.text).joined() }.joined(separator: ","))}"
            }
        }

        static func match(_ parts: ArraySlice<Part>, _ name: ArraySlice<Character>) -> Bool {
            guard let part = parts.first else { return name.isEmpty }
            let later = parts.dropFirst()
            func takes(_ isTaken: (Character) -> Bool) -> Bool {
                name.first.map(isTaken) == true && match(later, name.dropFirst())
            }
            switch part {
            case .letter(let letter): return takes { $0 == letter }
            case .one: return takes { $0 != "/" }
            case .either(let letter, let isInverted): return takes { $0 != "/" && ($0 == letter) != isInverted }
            case .segment, .any:
                if match(later, name) { return true }
                guard let next = name.first else { return false }
                if case .segment = part, next == "/" { return false }
                return match(parts, name.dropFirst())
            case .alternatives(let all): return all.contains { match($0 + later, name) }
            }
        }
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
