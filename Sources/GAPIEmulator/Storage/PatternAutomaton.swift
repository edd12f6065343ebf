/// The comparison of names with a pattern, as an automaton.
///
/// A name is read once, and all states that are possible after each of its characters are kept, as bits. So a name costs
/// its length times a word for every 64 states, whatever the pattern is.
///
/// ```
/// a**{b,c}   0: a   1: **   2: to 3 or 5   3: b   4: to 7   5: c   6: to 7   7: the end
/// ```
struct PatternAutomaton {
    /// A set of states; the state n is a bit of the word n / 64.
    private typealias States = [UInt64]

    /// The state of a name that matches, and the number of words.
    private let end: Int
    private let wordCount: Int
    /// The states that stay with each character, and those of them that do not stay with `/`; all of them may be left
    /// without a character for the state that follows.
    private let loops: States
    private let segmentLoops: States
    /// The states that are left without a character for others, which all have higher numbers.
    private let forks: States
    private let targets: [[Int]]
    /// The first and last characters of all ranges, in their order.
    private let bounds: [Character]
    /// The states that take a character and are left for the next state: by 2n + 1 for the bound n, by 2n for the
    /// characters between it and the bound before.
    private let takers: [States]

    /// Creates the automaton of a pattern.
    init(_ steps: [NamePattern.Step]) {
        var layout = Layout()
        layout.add(steps)
        end = layout.targets.count
        wordCount = end / 64 + 1
        loops = Self.states(layout.loops.keys, wordCount)
        segmentLoops = Self.states(layout.loops.filter(\.value).keys, wordCount)
        forks = Self.states(layout.targets.indices.filter { !layout.targets[$0].isEmpty }, wordCount)
        targets = layout.targets + [[]]
        let bounds = Set(layout.takers.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } } + ["/"])
        self.bounds = bounds.sorted()
        let places = Dictionary(uniqueKeysWithValues: zip(self.bounds, (0...).lazy.map { 2 * $0 + 1 }))
        var takers = [States](repeating: Self.states([], wordCount), count: 2 * bounds.count + 1)
        for taker in layout.takers {
            var takes = [Bool](repeating: taker.isInverted, count: takers.count)
            for range in taker.ranges {
                for place in places[range.lowerBound, default: 0]...places[range.upperBound, default: 0] {
                    takes[place] = !taker.isInverted
                }
            }
            if !taker.takesSlash { takes[places["/", default: 0]] = false }
            for place in takes.indices where takes[place] { Self.insert(taker.state, into: &takers[place]) }
        }
        self.takers = takers
    }

    /// Returns whether a whole name matches.
    func matches(_ name: String) -> Bool {
        var states = States(repeating: 0, count: wordCount)
        var next = states
        states[0] = 1
        for word in 0..<wordCount { complete(word, of: &states) }
        for character in name {
            let takers = takers[place(of: character)]
            let isSlash = character == "/"
            var carry: UInt64 = 0
            var isPossible = false
            for word in 0..<wordCount { next[word] = 0 }
            for word in 0..<wordCount {
                let taking = states[word] & takers[word]
                var staying = states[word] & loops[word]
                if isSlash { staying &= ~segmentLoops[word] }
                next[word] |= taking << 1 | carry | staying
                carry = taking >> 63
                complete(word, of: &next)
                isPossible = isPossible || next[word] != 0
            }
            guard isPossible else { return false }
            swap(&states, &next)
        }
        return Self.contains(end, states)
    }

    /// Adds the states that follow those of a word without a character; those of earlier words are complete.
    private func complete(_ word: Int, of states: inout States) {
        let left = states[word] & loops[word]
        states[word] |= left << 1
        if left >> 63 == 1 { states[word + 1] |= 1 }
        var rest = states[word] & forks[word]
        while rest != 0 {
            let fork = word * 64 + rest.trailingZeroBitCount
            rest &= rest - 1
            for target in targets[fork] {
                for state in target...(Self.contains(target, loops) ? target + 1 : target) {
                    Self.insert(state, into: &states)
                    if state / 64 == word { rest |= forks[word] & 1 << UInt64(state % 64) }
                }
            }
        }
    }

    /// Returns the index of a character in ``takers``.
    private func place(of character: Character) -> Int {
        var range = 0..<bounds.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if bounds[middle] == character { return 2 * middle + 1 }
            range = bounds[middle] < character ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return 2 * range.lowerBound
    }

    private static func states(_ members: some Sequence<Int>, _ wordCount: Int) -> States {
        var states = States(repeating: 0, count: wordCount)
        for state in members { insert(state, into: &states) }
        return states
    }

    private static func insert(_ state: Int, into states: inout States) {
        states[state / 64] |= 1 << UInt64(state % 64)
    }

    private static func contains(_ state: Int, _ states: States) -> Bool {
        states[state / 64] >> UInt64(state % 64) & 1 == 1
    }
}

extension PatternAutomaton {
    /// A state that takes one character.
    private struct Taker {
        let state: Int
        let ranges: [ClosedRange<Character>]
        var isInverted = false
        var takesSlash = false
    }

    /// The states of a pattern, before they are bits.
    private struct Layout {
        /// The states that follow each state without a character.
        private(set) var targets: [[Int]] = []
        /// The states that stay, and whether they do not stay with `/`.
        private(set) var loops: [Int: Bool] = [:]
        private(set) var takers: [Taker] = []

        mutating func add(_ steps: [NamePattern.Step]) {
            // Of several loops in a row one is enough; no loop follows another.
            var isInLoop = false
            for step in steps {
                let state = targets.count
                switch step {
                case .anySequence, .anySequenceInSegment:
                    let isWhole = if case .anySequence = step { true } else { false }
                    if isInLoop {
                        if isWhole { loops[state - 1] = false }
                        continue
                    }
                    loops[state] = !isWhole
                    targets.append([])
                case .character(let character):
                    takers.append(Taker(state: state, ranges: [character...character], takesSlash: true))
                    targets.append([])
                case .anyInSegment:
                    takers.append(Taker(state: state, ranges: [], isInverted: true))
                    targets.append([])
                case .set(let ranges, let isInverted):
                    takers.append(Taker(state: state, ranges: ranges, isInverted: isInverted))
                    targets.append([])
                case .alternatives(let alternatives):
                    targets.append([])
                    var ends: [Int] = []
                    for alternative in alternatives {
                        targets[state].append(targets.count)
                        add(alternative)
                        ends.append(targets.count)
                        targets.append([])
                    }
                    for end in ends { targets[end] = [targets.count] }
                }
                isInLoop = loops[state] != nil
            }
        }
    }
}
