/// A reader of `multipart/mixed` bodies (RFC 2046 §5.1) that have arrived completely.
///
/// Lines may end with `\r\n` or with `\n` alone, as Google's Python clients send them.
enum MultipartMixed {
    /// Returns the texts between the lines with the boundary of a content type; `nil` if it is no multipart one.
    ///
    /// Throws Google's 400 for a boundary that is too long.
    static func parts(of text: String, contentType: String) throws(GoogleError) -> [Substring]? {
        guard contentType.lowercased().hasPrefix("multipart/mixed") else { return nil }
        let boundaries = try MediaTypeParameter.boundaries(of: contentType)
        guard !boundaries.isEmpty else { return nil }
        return boundaries.lazy.map { parts(of: text, boundary: $0) }.first { !$0.isEmpty } ?? []
    }

    /// Returns the texts between the lines with a boundary; the line break before a boundary belongs to it.
    static func parts(of text: String, boundary: String) -> [Substring] {
        let marker = Array("--\(boundary)".utf8)
        let bytes = text.utf8
        var parts: [Substring] = []
        var start: String.Index?
        var line = bytes.startIndex
        while line < bytes.endIndex {
            let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            let next = end < bytes.endIndex ? bytes.index(after: end) : end
            if bytes[line..<end].starts(with: marker),
                case .delimiter(_, let isLast) = DelimiterLine(
                    bytes[line..<next].dropFirst(marker.count),
                    isWhole: true
                )
            {
                if let start { parts.append(withoutLineBreak(text[start..<line])) }
                if isLast { return parts }
                start = next
            }
            line = next
        }
        return parts
    }

    private static func withoutLineBreak(_ text: Substring) -> Substring {
        var bytes = text.utf8[...]
        if bytes.last == 10 { bytes = bytes.dropLast() }
        if bytes.last == 13 { bytes = bytes.dropLast() }
        return Substring(bytes)
    }

    /// Splits a text into its first lines, through the first empty one, and the rest.
    ///
    /// A line that begins with a blank continues the one before it.
    static func head(of text: Substring) -> (lines: [String], body: Substring) {
        var lines: [String] = []
        var rest = text.utf8[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 10) ?? rest.endIndex
            var line = rest[..<end]
            if line.last == 13 { line = line.dropLast() }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
            if line.isEmpty { break }
            if let first = line.first, first == 32 || first == 9, !lines.isEmpty {
                lines[lines.count - 1] += " " + trimmed(Substring(line))
            } else {
                lines.append(String(Substring(line)))
            }
        }
        return (lines, Substring(rest))
    }

    /// Splits a line with a header field into name and value; `nil` if it is none.
    static func field(_ line: String) -> (name: String, value: String)? {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        return (String(parts[0]), trimmed(parts[1]))
    }

    static func trimmed(_ text: Substring) -> String {
        let isBlank = { (character: Character) in character == " " || character == "\t" }
        var text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return String(text)
    }
}
