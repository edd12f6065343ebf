/// A checked document: its bytes and their index, shared by all values that point into it.
final class Document: Sendable {
    let bytes: PaddedBytes
    let tape: Tape

    init(_ bytes: PaddedBytes, limits: JSON.Limits) throws(JSON.Error) {
        var reader = Reader(bytes, limits: limits)
        var tape = Tape(documentSize: bytes.count)
        do {
            try reader.walk(&tape)
            try reader.finish()
        } catch {
            tape.deallocate()
            throw error
        }
        self.bytes = bytes
        self.tape = tape
    }

    deinit { tape.deallocate() }

    /// The bytes of the value or name at `index` as they stand in the document, with their quotes.
    func rawText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let offset = tape.offset(at: index)
        let kind = tape.kind(at: index)
        if kind.isContainer { return slice(offset, tape.end(ofContainerAt: index)) }
        let text = scalarText(at: index)
        return kind.isString ? slice(offset - 1, offset + text.count + 1) : text
    }

    /// The bytes of a scalar, without quotes.
    func scalarText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let offset = tape.offset(at: index)
        let length = tape.length(at: index)
        guard length == Tape.longest else { return slice(offset, offset + length) }
        let isString = tape.kind(at: index).isString
        var reader = reader(at: isString ? offset - 1 : offset)
        // The text was scanned before, so scanning it again finds the same end.
        if isString { return (try? reader.scanString().bytes) ?? slice(offset, offset) }
        return (try? reader.scanNumber()) ?? slice(offset, offset)
    }

    /// The text of the string or name at `index`, with escapes resolved.
    func string(at index: Int) -> String {
        let text = scalarText(at: index)
        guard tape.kind(at: index) == .escapedString else { return String(decoding: text, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: text.count) { unescape(text, into: $0) }
    }

    /// Whether the name at `index` is `name`, byte for byte.
    func isName(_ name: String, at index: Int) -> Bool {
        if tape.kind(at: index) == .escapedString { return string(at: index).hasSameBytes(as: name) }
        let text = scalarText(at: index)
        var name = name
        return name.withUTF8 { text.hasSameBytes(as: $0) }
    }

    /// A reader that stands before the value at `offset`.
    func reader(at offset: Int) -> Reader {
        Reader(start: bytes.start, end: bytes.start + bytes.count, at: offset, limits: JSON.Limits(depth: .max))
    }

    private func slice(_ from: Int, _ to: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.start + from, count: to - from)
    }
}

extension String {
    /// Swift's `==` also holds for different spellings of a character (é as one scalar or two); JSON text does not.
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
        return self[offset...].elementsEqual(other[offset...])
    }
}
