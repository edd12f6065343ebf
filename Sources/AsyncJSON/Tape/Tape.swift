/// The index of a checked document: one word per scalar and member name, two per container.
///
///     {"id":"x","n":[1]}
///     0  object  count 2  offset 0      1  next 7 | end 18
///     2  string  length 2 offset 2      3  string  length 1 offset 7
///     4  string  length 1 offset 11     5  array   count 1  offset 14     6  next 8 | end 17  …
///
/// A word holds the kind (4 bits), the length or count (28 bits) and the offset (32 bits). `next` is the index of the
/// first word after the container. `end` is the offset after its closing bracket.
struct Tape: @unchecked Sendable {
    enum Kind: UInt8 {
        case null, `false`, `true`, number, string, escapedString, array, object
    }

    /// The length or count of 28 ones, which means "this or more": the length is then found in the text, and the end of
    /// the elements is that of their container.
    static let longest = 1 << 28 - 1

    // Sendable: written only while the document that owns it is created, and freed by that document.
    private(set) var words: UnsafeMutablePointer<UInt64>
    private(set) var capacity: Int
    private var count = 0
    /// The innermost open container; its second word holds the container around it until it is closed.
    private var innermost = -1
    /// The number of words that begin a value or a name in the innermost container.
    private var items = 0

    /// Creates a tape with room for a number of words, in the memory of another one if that is large enough.
    init(capacity: Int, reusing spare: Tape? = nil) {
        if let spare, spare.capacity >= capacity {
            (words, self.capacity) = (spare.words, spare.capacity)
        } else {
            spare?.deallocate()
            words = .allocate(capacity: capacity)
            self.capacity = capacity
        }
    }

    /// Creates the tape of a document, which is read from front to back.
    init(checking bytes: PaddedBytes, _ limits: JSON.Limits) throws(JSON.Error) {
        self.init(capacity: bytes.count / 12 + 4)
        var reader = Reader(bytes, limits: limits)
        do {
            try reader.walk(&self)
            try reader.finish()
        } catch {
            deallocate()
            throw error.located(in: bytes.start)
        }
    }

    func deallocate() { words.deallocate() }

    func kind(at index: Int) -> Kind { Kind(rawValue: UInt8(words[index] >> 60)) ?? .null }
    func length(at index: Int) -> Int { Int(words[index] >> 32) & Self.longest }
    func offset(at index: Int) -> Int { Int(words[index] & 0xFFFF_FFFF) }

    /// Returns the index of the value after the one at `index`.
    func next(after index: Int) -> Int {
        kind(at: index).isContainer ? Int(words[index + 1] >> 32) : index + 1
    }

    /// Returns the indices of the names of an object's members.
    func members(of object: Int) -> some Sequence<Int> {
        let end = next(after: object)
        return sequence(first: object + 2) { next(after: $0 + 1) }.prefix { $0 < end }
    }

    /// Returns whether the name at `index` may have `count` bytes.
    ///
    /// It is `false` for most other names, without a look at their bytes.
    func mayBeName(at index: Int, count: Int) -> Bool {
        let head = words[index] >> 32
        return head == UInt64(Kind.string.rawValue) << 28 | UInt64(count) || head >> 28 == Kind.escapedString.rawValue
            || count >= Self.longest
    }

    /// Returns the offset after a container's closing bracket.
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
        append(Self.word(kind, count, start))
        items += 1
    }

    /// Begins a container; until its end, its second word holds the container around it and that one's item count.
    mutating func begin(_ kind: Kind, at offset: Int) {
        append(Self.word(kind, 0, offset))
        append(UInt64(truncatingIfNeeded: innermost) << 32 | UInt64(items + 1))
        innermost = count - 2
        items = 0
    }

    mutating func end(at offset: Int) {
        let index = innermost
        let link = words[index + 1]
        let kind = kind(at: index)
        words[index] = Self.word(kind, kind == .object ? items / 2 : items, self.offset(at: index))
        words[index + 1] = UInt64(count) << 32 | UInt64(offset)
        innermost = Int(Int32(truncatingIfNeeded: link >> 32))
        items = Int(link & 0xFFFF_FFFF)
    }

    @inline(__always)
    private mutating func append(_ word: UInt64) {
        if count == capacity { grow() }
        words[count] = word
        count += 1
    }

    private mutating func grow() { reserve(capacity * 2, keeping: count) }

    /// Makes room for a number of words; of those that were written, the first ones are kept.
    mutating func reserve(_ larger: Int, keeping written: Int) {
        guard larger > capacity else { return }
        let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: larger)
        memory.update(from: words, count: written)
        words.deallocate()
        words = memory
        capacity = larger
    }
}
