/// A pattern for names of objects, the parameter `matchGlob`.
///
/// `*` stands for any characters but `/`, `**` for any characters, `?` for one character but `/`, `[a-z]` and `[!a-z]`
/// for one of a set, `{a,b}` for one of several patterns, and `\` takes the meaning from the next character.
struct NamePattern {
    private enum Step {
        case character(Character)
        case anyInSegment
        case anySequenceInSegment
        case anySequence
        case set([ClosedRange<Character>], isInverted: Bool)
        case alternatives([[Step]])
    }

    /// The most steps of a comparison, after which a name does not match: hostile patterns cost no more.
    private static let mostSteps = 100_000

    private let steps: [Step]

    /// The most characters of a pattern, and with it the depth of a comparison.
    private static let mostCharacters = 1024

    /// Parses a pattern; throws Google's 400 if it is too long or a bracket does not end.
    init(_ text: String) throws(GoogleError) {
        guard text.count <= Self.mostCharacters else { throw .invalid("matchGlob", "is too long") }
        var rest = Array(text)[...]
        steps = try Self.parse(&rest, isNested: false)
    }

    /// Returns whether a whole name matches.
    func matches(_ name: String) -> Bool {
        var budget = Self.mostSteps
        return Self.matches(steps[...], Array(name)[...], &budget)
    }

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

    /// Returns whether the steps match the whole name.
    private static func matches(
        _ steps: ArraySlice<Step>,
        _ name: ArraySlice<Character>,
        _ budget: inout Int
    ) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        guard let step = steps.first else { return name.isEmpty }
        let later = steps.dropFirst()
        switch step {
        case .character(let wanted):
            return name.first == wanted && matches(later, name.dropFirst(), &budget)
        case .anyInSegment:
            return name.first.map { $0 != "/" } == true && matches(later, name.dropFirst(), &budget)
        case .set(let ranges, let isInverted):
            guard let character = name.first, character != "/" else { return false }
            guard ranges.contains(where: { $0.contains(character) }) != isInverted else { return false }
            return matches(later, name.dropFirst(), &budget)
        case .anySequence, .anySequenceInSegment:
            var rest = name
            while true {
                if matches(later, rest, &budget) { return true }
                guard let next = rest.popFirst() else { return false }
                if case .anySequenceInSegment = step, next == "/" { return false }
            }
        case .alternatives(let alternatives):
            return alternatives.contains { matches($0 + later, name, &budget) }
        }
    }
}
