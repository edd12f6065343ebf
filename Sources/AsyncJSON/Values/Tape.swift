/// The index of a checked document: one word per scalar and member name, two per container.
///
///     {"id":"x","n":[1]}
///     0  object  count 2  offset 0      1  next 7 | end 18
///     2  string  length 2 offset 2      3  string  length 1 offset 7
///     4  string  length 1 offset 11     5  array   count 1  offset 14     6  next 8 | end 17  …
///
/// A word holds kind (4 bits), length or count (28 bits) and offset (32 bits). `next` is the index of the first word
/// behind the container, `end` the offset behind its closing bracket.
struct Tape {
    enum Kind: UInt8 {
        case null, `false`, `true`, number, string, escapedString, array, object
    }

    /// A length of 28 ones stands for "this or more": the length is then found in the text.
    static let longest = 1 << 28 - 1

    private(set) var words: [UInt64] = []
    /// The containers that are open, and how many words they hold so far.
    private var open: [(index: Int, count: Int)] = []
    private var count = 0

    init(documentSize: Int) {
        words.reserveCapacity(documentSize / 12 + 4)
    }

    func kind(at index: Int) -> Kind { Kind(rawValue: UInt8(words[index] >> 60)) ?? .null }
    func length(at index: Int) -> Int { Int(words[index] >> 32) & Self.longest }
    func offset(at index: Int) -> Int { Int(words[index] & 0xFFFF_FFFF) }

    /// The index of the value behind the one at `index`.
    func next(after index: Int) -> Int {
        kind(at: index).isContainer ? Int(words[index + 1] >> 32) : index + 1
    }

    /// The offset behind a container's closing bracket.
    func end(ofContainerAt index: Int) -> Int { Int(words[index + 1] & 0xFFFF_FFFF) }

    private static func word(_ kind: Kind, _ length: Int, _ offset: Int) -> UInt64 {
        UInt64(kind.rawValue) << 60 | UInt64(min(length, longest)) << 32 | UInt64(offset)
    }
}

extension Tape.Kind {
    var isContainer: Bool { self == .array || self == .object }
    var isString: Bool { self == .string || self == .escapedString }
}

extension Tape: TokenSink {
    @inline(__always)
    mutating func scalar(_ kind: Kind, start: Int, count: Int) {
        words.append(Self.word(kind, count, start))
        self.count += 1
    }

    mutating func begin(_ kind: Kind, at offset: Int) {
        open.append((words.count, count + 1))
        count = 0
        words.append(Self.word(kind, 0, offset))
        words.append(0)
    }

    mutating func end(at offset: Int) {
        guard let (index, outerCount) = open.popLast() else { return }
        let kind = kind(at: index)
        words[index] = Self.word(kind, kind == .object ? count / 2 : count, self.offset(at: index))
        words[index + 1] = UInt64(words.count) << 32 | UInt64(offset)
        count = outerCount
    }
}
