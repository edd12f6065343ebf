/// A pattern for names of objects, the parameter `matchGlob`.
///
/// `*` stands for any characters but `/`, `**` for any characters, `?` for one character but `/`, `[a-z]` and `[!a-z]`
/// for one of a set, `{a,b}` for one of several patterns, and `\` takes the meaning from the next character.
struct NamePattern {
    /// A part of a pattern.
    enum Step {
        case character(Character)
        case anyInSegment
        case anySequenceInSegment
        case anySequence
        case set([ClosedRange<Character>], isInverted: Bool)
        case alternatives([[Step]])
    }

    /// The most characters of a pattern, and with it the states of its automaton.
    private static let mostCharacters = 1024

    /// The most alternatives of a pattern: a comparison looks at each of them for each character.
    private static let mostAlternatives = 100

    private let automaton: PatternAutomaton

    /// Parses a pattern; throws Google's 400 if it is too long, or a bracket does not end.
    init(_ text: String) throws(GoogleError) {
        guard text.count <= Self.mostCharacters else { throw .invalid("matchGlob", "is too long") }
        var rest = Array(text)[...]
        let steps = try Self.parse(&rest, isNested: false)
        let count = steps.reduce(0) { sum, step in
            if case .alternatives(let all) = step { sum + all.count } else { sum }
        }
        guard count <= Self.mostAlternatives else { throw .invalid("matchGlob", "has too many alternatives") }
        automaton = PatternAutomaton(steps)
    }

    /// Returns whether a whole name matches.
    func matches(_ name: String) -> Bool { automaton.matches(name) }

    private static func parse(_ rest: inout ArraySlice<Character>, isNested: Bool) throws(GoogleError) -> [Step] {
        var steps: [Step] = []
        while let character = rest.first {
            if isNested, character == "," || character == "}" { return steps }
            rest.removeFirst()
            switch character {
            case "*" where rest.first == "*":
                rest.removeFirst()
                steps.append(.anySequence)
            case "*": steps.append(.anySequenceInSegment)
            case "?": steps.append(.anyInSegment)
            case "[": steps.append(try set(&rest))
            case "{" where !isNested:
                var alternatives = [try parse(&rest, isNested: true)]
                while rest.first == "," {
                    rest.removeFirst()
                    alternatives.append(try parse(&rest, isNested: true))
                }
                guard rest.popFirst() == "}" else { throw .invalid("matchGlob", "has a { without }") }
                steps.append(.alternatives(alternatives))
            case "\\": steps.append(.character(rest.popFirst() ?? "\\"))
            default: steps.append(.character(character))
            }
        }
        return steps
    }

    private static func set(_ rest: inout ArraySlice<Character>) throws(GoogleError) -> Step {
        var ranges: [ClosedRange<Character>] = []
        let isInverted = rest.first == "!" || rest.first == "^"
        if isInverted { rest.removeFirst() }
        while let first = rest.popFirst() {
            if first == "]", !ranges.isEmpty { return .set(ranges, isInverted: isInverted) }
            if rest.first == "-", let last = rest.dropFirst().first, last != "]", first <= last {
                rest.removeFirst(2)
                ranges.append(first...last)
            } else {
                ranges.append(first...first)
            }
        }
        throw .invalid("matchGlob", "has a [ without ]")
    }
}
