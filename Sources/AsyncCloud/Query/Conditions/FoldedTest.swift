/// A test of a text whose pattern is folded once.
struct FoldedTest {
    /// The place of the pattern in the text; the numbers are arguments of the function in SQL.
    enum Place: Int { case whole, start, end, anywhere, bytes }

    let place: Place
    /// The folded pattern; as it was given if bytes are compared.
    let pattern: String
    private let characters: [Character]
    private let isPlain: Bool

    init(_ test: Cloud.Condition.TextTest) {
        switch test {
        case .equals(let text): self.init(.whole, Self.folded(text))
        case .hasPrefix(let text): self.init(.start, Self.folded(text))
        case .hasSuffix(let text): self.init(.end, Self.folded(text))
        case .contains(let text): self.init(.anywhere, Self.folded(text))
        case .exactly(let text): self.init(.bytes, text)
        }
    }

    init(_ place: Place, _ pattern: String) {
        self.place = place
        self.pattern = pattern
        isPlain = Self.isPlain(pattern)
        characters = isPlain ? [] : Array(pattern)
    }

    /// A Boolean value indicating whether no text can match: a database keeps no text with a NUL in it.
    var isImpossible: Bool { pattern.utf8.contains(0) }

    func matches(_ text: String?) -> Bool {
        guard let text, !isImpossible else { return false }
        if place == .bytes { return text.utf8.elementsEqual(pattern.utf8) }
        if isPlain, Self.isPlain(text) { return find(Array(pattern.utf8), in: text.utf8.map(Self.lowercase)) }
        return find(isPlain ? Array(pattern) : characters, in: Array(Self.folded(text)))
    }

    /// Returns a text without regard to upper and lower case.
    ///
    /// Letters with two lower cases, such as `σ` and `ς`, are the same only by way of the upper case.
    private static func folded(_ text: String) -> String { text.uppercased().lowercased() }

    private func find<Element: Equatable>(_ pattern: [Element], in text: [Element]) -> Bool {
        switch place {
        case .whole, .bytes: text == pattern
        case .start: text.starts(with: pattern)
        case .end: text.count >= pattern.count && text[(text.count - pattern.count)...].elementsEqual(pattern)
        case .anywhere:
            text.count >= pattern.count
                && (0...(text.count - pattern.count)).contains { text[$0...].starts(with: pattern) }
        }
    }

    /// Each byte of a plain text is one character: not so for a line end of two bytes.
    private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
