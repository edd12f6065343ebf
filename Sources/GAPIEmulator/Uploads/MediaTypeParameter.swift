/// The parameters of a media type in a header field, in each of the forms that clients write (RFC 2045 §5.1):
/// `boundary=a`, `boundary="a; \"b\""`, and, against the RFC, `boundary='a'`.
enum MediaTypeParameter {
    /// Returns the value of a parameter without its quotes; `nil` if there is no such parameter.
    static func value(_ name: String, of mediaType: String) -> String? {
        let bytes = Array(mediaType.utf8)
        var position = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
        while position < bytes.count {
            position += 1
            let end =
                bytes[position...].firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") } ?? bytes.count
            let attribute = text(bytes[position..<end])
            position = end
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            let value = value(bytes, at: &position)
            if attribute.lowercased() == name { return value }
        }
        return nil
    }

    /// The most characters of a boundary (RFC 2046 §5.1.1).
    private static let longestBoundary = 70

    /// Returns what the delimiters of a multipart body may contain; empty if the media type names no boundary.
    ///
    /// Throws Google's 400 for a boundary that is too long, because a body is compared with it at each of its lines.
    ///
    /// A single quote is an ordinary character of boundaries. But `gcloud` quotes with it, so that the body alone says
    /// whether it belongs to the boundary.
    static func boundaries(of mediaType: String) throws(GoogleError) -> [String] {
        guard let boundary = value("boundary", of: mediaType), !boundary.isEmpty else { return [] }
        let inner = boundary.dropFirst().dropLast()
        let isQuoted = boundary.hasPrefix("'") && boundary.hasSuffix("'") && !inner.isEmpty
        guard boundary.utf8.count <= longestBoundary + (isQuoted ? 2 : 0) else {
            throw .badRequest("The boundary of the multipart body has more than \(longestBoundary) characters.")
        }
        return isQuoted ? [boundary, String(inner)] : [boundary]
    }

    /// Reads a value, and moves the position to the semicolon after it.
    private static func value(_ bytes: [UInt8], at position: inout Int) -> String {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
        var value: [UInt8] = []
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            position += 1
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
                value.append(bytes[position])
                position += 1
            }
            position = bytes[min(position, bytes.count)...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
            return String(decoding: value, as: UTF8.self)
        }
        // Between single quotes, a semicolon is a part of the value.
        let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "'")
        let closing = isQuoted ? bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "'")) : nil
        let end = bytes[(closing ?? position)...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
        value = Array(bytes[position..<end])
        position = end
        return text(value[...])
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.drop(while: isBlank)
        let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
        return String(decoding: start[start.startIndex..<end], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 }
}
