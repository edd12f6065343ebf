/// The bytes of a tag or text whose end has not come, with the pieces in which they came.
struct UnfinishedBytes {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity = 256
    private(set) var count = 0
    /// The offsets at which pieces begin, without the first.
    private var borders: [Int] = []
    /// The offsets at which the content of the tape was forgotten.
    private var forgettings: [Int] = []

    /// A Boolean value indicating whether all of them are of one piece.
    var isOnePiece: Bool { borders.isEmpty }
    /// The number of bytes of the document in pieces that were used.
    var taken = 0
    /// The number of bytes that were read again because a tag or text was not complete.
    var readAgain = 0

    init() { memory = .allocate(capacity: capacity) }

    func deallocate() { memory.deallocate() }

    var start: UnsafePointer<UInt8> { UnsafePointer(memory) }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

    /// A Boolean value indicating whether they are the beginning of a start tag or an end tag.
    var isTag: Bool {
        count >= 2 && memory[0] == UInt8(ascii: "<") && memory[1] != UInt8(ascii: "!")
            && memory[1] != UInt8(ascii: "?")
    }

    /// A Boolean value indicating whether they are a text or section of which libxml2 may use a part.
    var isPartOfText: Bool {
        guard count > 0 else { return false }
        let isText = memory[0] != UInt8(ascii: "<")
        // Newer versions use what is before a reference.
        if isText, bytes.contains(UInt8(ascii: "&")) { return true }
        let isSection = count > 2 && memory[2] == UInt8(ascii: "[")
        return (isText || isSection) && count >= 300
    }

    /// A Boolean value indicating whether reading again takes much of the time, as with very small pieces.
    var isReadTooOften: Bool { readAgain > 1 << 20 + 4 * taken }

    /// Records that the next bytes belong to another piece.
    mutating func beginPiece() { borders.append(count) }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        if count + bytes.count > capacity {
            capacity = max(capacity * 2, count + bytes.count)
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            larger.update(from: memory, count: count)
            memory.deallocate()
            memory = larger
        }
        (memory + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    mutating func removeAll() {
        count = 0
        borders.removeAll(keepingCapacity: true)
        forgettings.removeAll(keepingCapacity: true)
    }

    mutating func removeFirst(_ size: Int) {
        guard size > 0 else { return }
        count -= size
        memory.update(from: memory + size, count: count)
        borders = borders.map { $0 - size }.filter { $0 > 0 }
        forgettings = forgettings.map { $0 - size }.filter { $0 > 0 }
    }

    /// Records that the content of the tape is forgotten after these bytes.
    mutating func noteForgetting() { if count > 0 { forgettings.append(count) } }

    /// The pieces; all but the first are what the parser was given, and the first is the end of that.
    var pieces: [(bytes: UnsafeBufferPointer<UInt8>, isForgotten: Bool)] {
        let starts = [0] + borders
        let ends = borders + [count]
        // Both lists ascend.
        var rest = forgettings[...]
        return zip(starts, ends).map { start, end in
            rest = rest.drop { $0 < end }
            return (UnsafeBufferPointer(start: memory + start, count: end - start), rest.first == end)
        }
    }
}
