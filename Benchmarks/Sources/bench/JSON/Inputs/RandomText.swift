/// Text that is the same at every run (the generator is SplitMix64).
struct RandomText {
    private var state: UInt64

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-".utf8)
    private static let vocabulary = [
        "quarterly", "the", "map", "river", "of", "notes", "Zürich", "from", "and", "harbour", "señora", "to", "plan",
        "with",
        "東京", "a", "light", "meeting", "naïve", "old",
    ]

    private static let plainVocabulary = vocabulary.filter { $0.utf8.allSatisfy { $0 < 0x80 } }

    init(seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

    mutating func bool() -> Bool { next() & 1 == 0 }

    /// Letters and digits, as services name things.
    mutating func name(_ count: Int) -> String {
        String(decoding: (0..<count).map { _ in Self.alphabet[number(0..<64)] }, as: UTF8.self)
    }

    /// Words, a fifth of them not in ASCII.
    mutating func words(_ count: Int) -> String { words(count, of: Self.vocabulary) }

    /// Words in ASCII.
    mutating func plainWords(_ count: Int) -> String { words(count, of: Self.plainVocabulary) }

    private mutating func words(_ count: Int, of vocabulary: [String]) -> String {
        (0..<count).map { _ in vocabulary[number(0..<vocabulary.count)] }.joined(separator: " ")
    }

    /// As services print it: `2026-03-07T12:34:56.789Z`.
    mutating func timestamp() -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: count - text.count) + text
        }
        let date = "20\(number(10..<27))-\(digits(number(1..<13), 2))-\(digits(number(1..<29), 2))"
        let time = "\(digits(number(0..<24), 2)):\(digits(number(0..<60), 2)):\(digits(number(0..<60), 2))"
        return "\(date)T\(time).\(digits(number(0..<1_000), 3))Z"
    }
}
