/// A checked document: its bytes and their index, shared by all values that point into it.
final class Document: @unchecked Sendable {
    // Sendable: nothing changes while anybody reads the document. Who takes its memory has the only reference.
    let bytes: PaddedBytes
    let tape: Tape
    private var ownsTape = true

    init(_ bytes: PaddedBytes, limits: JSON.Limits) throws(JSON.Error) {
        self.bytes = bytes
        tape = try Self.tape(of: bytes, limits, reusing: nil)
    }

    /// Creates a document in the memory of another one, to which nobody else refers.
    init(_ source: some Sequence<UInt8>, limits: JSON.Limits, reusing spare: Document) throws(JSON.Error) {
        bytes = try PaddedBytes.copy(source, limits: limits, reusing: spare.bytes)
        spare.ownsTape = false
        tape = try Self.tape(of: bytes, limits, reusing: spare.tape)
    }

    deinit { if ownsTape { tape.deallocate() } }

    private static func tape(
        of bytes: PaddedBytes,
        _ limits: JSON.Limits,
        reusing spare: Tape?
    ) throws(JSON.Error) -> Tape {
        if let tape = Tape(regular: bytes, limits, reusing: spare) { return tape }
        return try Tape(checking: bytes, limits)
    }

    /// Returns the bytes of the value or name at `index` as they are in the document, with their quotes.
    func rawText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let offset = tape.offset(at: index)
        let kind = tape.kind(at: index)
        if kind.isContainer { return slice(offset, tape.end(ofContainerAt: index)) }
        let text = scalarText(at: index)
        return kind.isString ? slice(offset - 1, offset + text.count + 1) : text
    }

    /// Returns the bytes of a scalar, without quotes.
    func scalarText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let offset = tape.offset(at: index)
        let length = tape.length(at: index)
        guard length == Tape.longest else { return slice(offset, offset + length) }
        let isString = tape.kind(at: index).isString
        var reader = reader(atOffset: isString ? offset - 1 : offset)
        // The text was scanned before, so scanning it again finds the same end.
        if isString { return (try? reader.scanString().bytes) ?? slice(offset, offset) }
        return (try? reader.scanNumber()) ?? slice(offset, offset)
    }

    /// Returns the text of the string or name at `index`, with escapes resolved.
    func string(at index: Int) -> String {
        let text = scalarText(at: index)
        guard tape.kind(at: index) == .escapedString else { return String(decoding: text, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: text.count) { unescape(text, into: $0) }
    }

    /// Reads the text of the number or string at `index`, with escapes resolved.
    func withText<T>(at index: Int, _ read: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        let text = scalarText(at: index)
        return tape.kind(at: index) == .escapedString ? withoutEscapes(text, read) : read(text)
    }

    /// Returns `true` if the name at `index` is `name`, byte for byte.
    private func isName(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard tape.kind(at: index) == .escapedString else { return scalarText(at: index).hasSameBytes(as: name) }
        var text = string(at: index)
        return text.withUTF8 { $0.hasSameBytes(as: name) }
    }

    /// Returns `true` if the name at `index` has no escapes and is `name`.
    @inline(__always)
    func isPlainName(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        tape.mayBeName(at: index, count: name.count) && scalarText(at: index).hasSameBytes(as: name)
    }

    /// Returns the index of the value of the last member with a name.
    func value(ofMember name: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
        var found: Int?
        let end = tape.next(after: object)
        var member = object + 2
        while member < end {
            if tape.mayBeName(at: member, count: name.count), isName(name, at: member) { found = member + 1 }
            member = tape.next(after: member + 1)
        }
        return found
    }

    /// Returns a member as it is in the document, from its name to the end of its value.
    func rawMember(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let value = rawText(at: index + 1)
        let start = bytes.start + tape.offset(at: index) - 1
        return UnsafeBufferPointer(start: start, count: (value.baseAddress ?? start) - start + value.count)
    }

    /// Returns a reader whose cursor is before the value at an index; the depth of the document was checked before.
    func reader(at index: Int, limits: JSON.Limits = JSON.Limits()) -> Reader {
        reader(atOffset: tape.offset(at: index) - (tape.kind(at: index).isString ? 1 : 0), limits)
    }

    private func reader(atOffset offset: Int, _ limits: JSON.Limits = JSON.Limits()) -> Reader {
        var limits = limits
        limits.depth = .max
        return Reader(start: bytes.start, end: bytes.start + bytes.count, at: offset, limits: limits)
    }

    /// Returns the path from the root to a value; each call searches the tape.
    func path(to index: Int) -> [JSON.Path.Step] {
        var steps: [JSON.Path.Step] = []
        var parent = 0
        while parent < index {
            var item = parent + 2
            var position = 0
            let isObject = tape.kind(at: parent) == .object
            while tape.next(after: isObject ? item + 1 : item) <= index {
                item = tape.next(after: isObject ? item + 1 : item)
                position += 1
            }
            steps.append(isObject ? .member(string(at: item)) : .element(position))
            parent = isObject ? item + 1 : item
        }
        return steps
    }

    private func slice(_ from: Int, _ to: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.start + from, count: to - from)
    }
}

extension String {
    /// Compares byte for byte: Swift's `==` is also true for different spellings of a character (é as one scalar or
    /// two).
    func hasSameBytes(as other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Compares eight bytes at a time.
    func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let left = UnsafeRawPointer(baseAddress), let right = UnsafeRawPointer(other.baseAddress) else {
            return true
        }
        var offset = 0
        while offset + 8 <= count {
            let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            guard self[offset] == other[offset] else { return false }
            offset += 1
        }
        return true
    }
}
