/// A table that gives equal words of a document the same number: names, prefixes and namespaces.
///
/// It is a hash table with open addressing. A word is found by its first and last eight bytes and its length, and then
/// compared. An attacker can choose words that collide. So a search that takes too long fails, and libxml2 continues.
struct WordTable {
    struct Word {
        fileprivate let key: Key
        let bytes: UnsafePointer<UInt8>
        /// The number of the prefix; 0 for none, negative if this is no name, or one with other than ASCII characters.
        let prefix: Int32
        /// The name that came after this one last; only a hint, and 0 for none.
        var follower: Int32 = 0
        /// The number of the last tag in which this was an attribute's name.
        var tag = 0
        /// The number of the last tag in which this was the namespace of an attribute, and the prefix that it had.
        var namespaceTag = 0
        var prefixInTag: Int32 = 0
        /// The namespace that the word stands for as a prefix; negative if it is not declared.
        var namespace: Int32 = -1
        /// The namespace for which the number of an element's name is known, and that number.
        var element: (namespace: Int32, number: Int32) = (-2, 0)
        /// The namespace for which the number of an attribute's name is known, and that number.
        var attribute: (namespace: Int32, number: Int32) = (-2, 0)
        /// The number of the name of declarations of this prefix; negative if there is none yet.
        var declaration: Int32 = -1
        /// A Boolean value indicating whether the word can be a namespace; `nil` if that was not tested.
        var isNamespace: Bool?

        var count: Int {
            @inline(__always) get { key.count }
        }

        var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
    }

    /// The length and the first and last eight bytes of a word; a shorter word is filled with zeros.
    fileprivate struct Key: Equatable {
        let first: UInt64
        let last: UInt64
        let count: Int

        /// Creates the key of a word; `readable` is the end of the memory that can be read.
        @inline(__always)
        init(_ start: UnsafePointer<UInt8>, _ count: Int, readable: UnsafePointer<UInt8>) {
            self.count = count
            let raw = UnsafeRawPointer(start)
            if count >= 8 {
                first = raw.loadUnaligned(as: UInt64.self)
                last = (raw + (count &- 8)).loadUnaligned(as: UInt64.self)
            } else if readable - start >= 8 {
                first = raw.loadUnaligned(as: UInt64.self).littleEndian & (1 &<< UInt64(8 &* count) &- 1)
                last = first
            } else {
                var bytes: UInt64 = 0
                for index in 0..<count { bytes |= UInt64(start[index]) &<< UInt64(8 &* index) }
                first = bytes
                last = bytes
            }
        }

        @inline(__always)
        func slot(_ bits: UInt64) -> Int {
            let mixed = (first ^ (last << 23 | last >> 41)) &+ UInt64(truncatingIfNeeded: count)
            // The product's upper bits depend on all bits.
            return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
        }
    }

    /// The empty word: no prefix, and no namespace.
    static let none: Int32 = 0
    static let xml: Int32 = 1
    static let xmlns: Int32 = 2
    static let xmlNamespace: Int32 = 3

    private static let mostProbes = 24
    private static let mostWords = 1 << 17
    private static let mostBytes = 1 << 22
    private static let block = 4096

    private(set) var words: UnsafeMutablePointer<Word>
    private var count = 0
    private var capacity = 64
    private var slots: UnsafeMutablePointer<Int32>
    private var slotBits: UInt64 = 8
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    private var free: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes of all words.
    private var size = 0

    init() {
        words = .allocate(capacity: capacity)
        slots = Self.emptySlots(slotBits)
        free = .allocate(capacity: Self.block)
        if let start = free.baseAddress { blocks.append(start) }
        for text: StaticString in [
            "", "xml", "xmlns", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/",
        ] {
            _ = find(text.utf8Start, text.utf8CodeUnitCount, readable: text.utf8Start + text.utf8CodeUnitCount)
        }
        words[Int(Self.none)].namespace = Self.none
        words[Int(Self.xml)].namespace = Self.xmlNamespace
        // They cannot be declared again.
        words[Int(Self.xmlNamespace)].isNamespace = false
        words[Int(Self.xmlNamespace) + 1].isNamespace = false
    }

    func deallocate() {
        words.deallocate()
        slots.deallocate()
        for block in blocks { block.deallocate() }
    }

    private static func emptySlots(_ bits: UInt64) -> UnsafeMutablePointer<Int32> {
        let slots = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(bits))
        slots.initialize(repeating: -1, count: 1 << Int(bits))
        return slots
    }

    subscript(number: Int32) -> Word {
        @inline(__always) get { words[Int(number)] }
    }

    /// Finds a word, or adds it.
    ///
    /// - Parameters:
    ///   - start: The word.
    ///   - count: Its length.
    ///   - readable: The end of the memory that can be read; not before the end of the word.
    /// - Returns: The number of the word; negative if it takes too long or too much memory.
    @inline(__always)
    mutating func find(_ start: UnsafePointer<UInt8>, _ count: Int, readable: UnsafePointer<UInt8>) -> Int32 {
        let key = Key(start, count, readable: readable)
        let slot = key.slot(slotBits)
        let number = slots[slot]
        if number >= 0, matches(number, key, start) { return number }
        return search(key, start, slot)
    }

    @inline(__always)
    private func matches(_ number: Int32, _ key: Key, _ start: UnsafePointer<UInt8>) -> Bool {
        let word = words + Int(number)
        return word.pointee.key == key && word.hasSameMiddle(start)
    }

    @inline(never)
    private mutating func search(_ key: Key, _ start: UnsafePointer<UInt8>, _ slot: Int) -> Int32 {
        let mask = 1 << Int(slotBits) - 1
        var slot = slot
        for _ in 0..<Self.mostProbes {
            let number = slots[slot]
            if number < 0 { return insert(key, start) }
            if matches(number, key, start) { return number }
            slot = (slot + 1) & mask
        }
        return -1
    }

    private mutating func insert(_ key: Key, _ start: UnsafePointer<UInt8>) -> Int32 {
        guard count < Self.mostWords, size + key.count <= Self.mostBytes else { return -1 }
        // The prefix is a word, too, and has a lower number.
        let prefix = prefix(UnsafeBufferPointer(start: start, count: key.count))
        let bytes = room(key.count)
        bytes.update(from: start, count: key.count)
        if count == capacity { growWords() }
        if count * 4 >= 1 << Int(slotBits) { growSlots() }
        let number = Int32(truncatingIfNeeded: count)
        (words + count).initialize(to: Word(key: key, bytes: UnsafePointer(bytes), prefix: prefix))
        count += 1
        size += key.count
        place(number)
        return number
    }

    private mutating func place(_ number: Int32) {
        let mask = 1 << Int(slotBits) - 1
        var slot = words[Int(number)].key.slot(slotBits)
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = number
    }

    private mutating func room(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if free.count < size || free.baseAddress == nil {
            free = .allocate(capacity: max(size, Self.block))
            if let block = free.baseAddress { blocks.append(block) }
        }
        let start = free.baseAddress.unsafelyUnwrapped
        free = UnsafeMutableBufferPointer(rebasing: free[size...])
        return start
    }

    private mutating func growWords() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Word>.allocate(capacity: capacity)
        larger.moveInitialize(from: words, count: count)
        words.deallocate()
        words = larger
    }

    private mutating func growSlots() {
        slots.deallocate()
        slotBits += 2
        slots = Self.emptySlots(slotBits)
        for number in 0..<count { place(Int32(truncatingIfNeeded: number)) }
    }

    // MARK: Names

    /// Returns the number of a name's prefix: 0 if it has none, negative if this is no name of ASCII characters.
    private mutating func prefix(_ word: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let start = word.baseAddress else { return -1 }
        let colon = word.firstIndex(of: UInt8(ascii: ":"))
        let local = colon.map { UnsafeBufferPointer(rebasing: word[($0 + 1)...]) } ?? word
        guard Self.isName(local) else { return -1 }
        guard let colon else { return Self.none }
        guard Self.isName(UnsafeBufferPointer(rebasing: word[..<colon])) else { return -1 }
        return find(start, colon, readable: start + word.count)
    }

    /// Returns `true` if these are the ASCII characters of a name without a colon.
    static func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        }
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy {
            isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: ".")
        }
    }
}

extension UnsafeMutablePointer<WordTable.Word> {
    /// Returns `true` if the bytes at a place begin with this word; so many can be read.
    ///
    /// As a method of the word, it would copy all of it where it is not inlined.
    @inline(__always)
    func isAt(_ start: UnsafePointer<UInt8>, readable: UnsafePointer<UInt8>) -> Bool {
        WordTable.Key(start, pointee.count, readable: readable) == pointee.key && hasSameMiddle(start)
    }

    /// Returns `true` if what is between the first and the last eight bytes is the same at a place.
    @inline(__always)
    fileprivate func hasSameMiddle(_ start: UnsafePointer<UInt8>) -> Bool {
        let (bytes, other) = (UnsafeRawPointer(pointee.bytes), UnsafeRawPointer(start))
        var offset = 8
        while offset < pointee.count &- 8 {
            guard
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset &+= 8
        }
        return true
    }
}
