/// A checked document: its bytes and their index, shared by all values that point into it.
final class Document: Sendable {
    let bytes: PaddedBytes
    let tape: Tape

    init(_ bytes: PaddedBytes, limits: JSON.Limits) throws(JSON.Error) {
        var reader = Reader(bytes, limits: limits)
        var tape = Tape(documentSize: bytes.count)
        try reader.walk(&tape)
        try reader.finish()
        self.bytes = bytes
        self.tape = tape
    }

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
        return text.count == name.utf8.count && name.utf8.elementsEqual(text)
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
        self == other && utf8.elementsEqual(other.utf8)
    }
}
