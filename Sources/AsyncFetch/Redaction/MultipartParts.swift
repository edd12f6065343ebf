/// The parts of a `multipart/…` body (RFC 2046 §5.1), as far as they can be recognized.
struct MultipartParts {
    /// One part: all bytes between two delimiters, in order.
    struct Part {
        /// The header lines and the empty line after them; empty if there is none.
        let head: ArraySlice<UInt8>
        let content: ArraySlice<UInt8>
        /// The line break before the next delimiter.
        let end: ArraySlice<UInt8>

        var header: String { String(decoding: head, as: UTF8.self) }

        /// Returns `true` if nothing of the content may be shown: its header says so, or is too long.
        func isSecret(_ names: SecretNames) -> Bool {
            head.count > 64 << 10 || MultipartParts.isSecret(partHeader: header, names)
        }

        var contentType: String {
            header.firstMatch(of: /(?im)^content-type:[ \t]*(.*)$/).map { String($0.1) } ?? "text/plain"
        }
    }

    /// The depth of nested parts that are searched; deeper ones are not shown.
    static let mostLevels = 4

    /// The bytes before the first delimiter.
    let prologue: ArraySlice<UInt8>
    let delimiter: [UInt8]
    private(set) var parts: [Part] = []

    init(_ bytes: ArraySlice<UInt8>, boundary: String) {
        delimiter = Array("--\(boundary)".utf8)
        var starts: [Int] = []
        // Delimiters begin lines. Looking only there takes time proportional to the text, whatever the boundary.
        var line = bytes.startIndex
        while line < bytes.endIndex {
            if bytes[line...].starts(with: delimiter) { starts.append(line) }
            line = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
        }
        prologue = bytes[..<(starts.first ?? bytes.endIndex)]
        for (start, end) in zip(starts, starts.dropFirst() + [bytes.endIndex]) {
            parts.append(Self.part(bytes[(start + delimiter.count)..<end]))
        }
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part {
        guard let start = endOfHead(bytes) else {
            return Part(head: bytes[..<bytes.startIndex], content: bytes, end: [])
        }
        var end = bytes.endIndex
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return Part(head: bytes[..<start], content: bytes[start..<end], end: bytes[end...])
    }

    /// Returns the end of the first empty line after the delimiter's line.
    private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard var line = bytes.firstIndex(of: 0x0A) else { return nil }
        while let next = bytes[(line + 1)...].firstIndex(of: 0x0A) {
            let length = next - line - 1
            if length == 0 || length == 1 && bytes[next - 1] == 0x0D { return next + 1 }
            line = next
        }
        return nil
    }

    /// Returns the boundary between the parts of a `multipart/…` body.
    static func boundary(of contentType: String) -> String? {
        guard let start = contentType.firstMatch(of: /(?i)boundary[ \t]*=[ \t]*/) else { return nil }
        let rest = contentType[start.range.upperBound...]
        let value = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != ";" && $0 != " " }
        return value.isEmpty ? nil : String(value)
    }

    /// Returns `true` if a part is a form field with the name of a secret, however its header may be parsed.
    ///
    /// It also returns `true` if the names in the header are too long together. No form has such names, and to search
    /// their beginnings would take time proportional to the square of their length.
    private static func isSecret(partHeader header: String, _ names: SecretNames) -> Bool {
        var joined = ""
        for match in header.matches(of: /(?i)\bname(\*[0-9]*\*?)?[ \t]*=[ \t]*("(?:[^"\\]|\\.)*|[^;\r\n]*)/) {
            let text: Substring = match.2
            var value =
                text.first == "\"" ? text[text.index(after: text.startIndex)...].replacing("\\", with: "") : text
            if match.1 != nil {
                // `UTF-8''pass%77ord`, and long names in pieces (RFC 8187, RFC 2231).
                value = value.split(separator: "'", omittingEmptySubsequences: false).last ?? value
                value = PercentEncoding.decode(value).map { $0[...] } ?? value
            }
            joined += value
            if joined.utf8.count > 512 { return true }
            for word in [value, joined[...]] {
                let meaning = names.meaning(ofWord: word.utf8)
                if meaning.contains(.secret) || meaning.contains(.secretInQuery) { return true }
            }
        }
        return false
    }
}
