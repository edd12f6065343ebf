/// Text in several scripts, some of it with references to characters; the same for the same place.
struct Words {
    private static let vocabulary = [
        "quarterly", "the", "map", "río", "of", "notes", "Zürich", "&amp;", "from", "harbour", "señora",
        "&lt;urgent&gt;",
        "plan", "with", "東京", "a", "meeting", "совещание", "old", "Ærø", "квартал", "&quot;draft&quot;",
        "review", "会議",
        "in", "room", "и", "light", "12&#176;", "naïve", "план",
    ]

    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0xD1B5_4A32_D192_ED03 }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func one<Value>(of values: [Value]) -> Value { values[number(0..<values.count)] }

    mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in one(of: Self.vocabulary) }.joined(separator: " ")
    }

    /// Hexadecimal digits, as servers name things.
    mutating func name(_ count: Int) -> String {
        String((0..<count).map { _ in one(of: Array("0123456789abcdef")) })
    }

    /// As servers print it: `2026-03-07T12:34:56.000Z`.
    mutating func timestamp() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = "20\(number(10..<27))-\(two(number(1..<13)))-\(two(number(1..<29)))"
        return "\(date)T\(two(number(0..<24))):\(two(number(0..<60))):\(two(number(0..<60))).000Z"
    }
}
