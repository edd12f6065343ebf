/// A scanner that finds the encoding in an HTML `<meta>` element without parsing (WHATWG HTML, 13.2.3.2).
struct MetaCharset {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    static func find(in head: ArraySlice<UInt8>) -> XML.Charset? {
        var scanner = MetaCharset(bytes: head, position: head.startIndex)
        return scanner.scan()
    }

    private mutating func scan() -> XML.Charset? {
        while let next = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = next
            if skip("<!--") {
                // The beginning of the comment may be part of its end, as in <!-->.
                position -= 2
                guard moveBehind("-->") else { return nil }
            } else if let byte = peek(5), byte.isHTMLSpace || byte == UInt8(ascii: "/"), skip("<meta") {
                if let charset = metaCharset() { return charset }
            } else if isTagAhead {
                position = bytes[position...].firstIndex { $0.isHTMLSpace || $0 == UInt8(ascii: ">") } ?? bytes.endIndex
                while attribute() != nil {}
            } else if let byte = peek(1), [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")].contains(byte) {
                guard moveBehind(">") else { return nil }
            } else {
                position += 1
            }
        }
        return nil
    }

    /// Reads the attributes of a `<meta>`.
    private mutating func metaCharset() -> XML.Charset? {
        var isPragma = false
        var label: (text: String, needsPragma: Bool)?
        while let (name, value) = attribute() {
            switch name {
            case "http-equiv": isPragma = value.lowercased() == "content-type"
            case "charset": label = (value, false)
            case "content" where label == nil: label = Self.label(inContent: value).map { ($0, true) }
            default: break
            }
        }
        // If the tag is cut off, its last value may be cut off too.
        guard let label, isPragma || !label.needsPragma, peek() == UInt8(ascii: ">") else { return nil }
        return XML.Charset(label: label.text)
    }

    /// Returns the label after `charset=` in the content of a pragma.
    private static func label(inContent content: String) -> String? {
        var rest = content.lowercased()[...]
        while let word = rest.firstRange(of: "charset") {
            rest = rest[word.upperBound...].drop(while: \.isWhitespace)
            guard rest.first == "=" else { continue }
            let value = rest.dropFirst().drop(while: \.isWhitespace)
            if let quote = value.first, quote == "\"" || quote == "'" {
                return String(value.dropFirst().prefix { $0 != quote })
            }
            return String(value.prefix { !$0.isWhitespace && $0 != ";" })
        }
        return nil
    }

    /// Reads the next attribute of the tag; returns `nil` at the tag's end, where the scan continues.
    private mutating func attribute() -> (name: String, value: String)? {
        while let byte = peek(), byte.isHTMLSpace || byte == UInt8(ascii: "/") { position += 1 }
        guard let first = peek(), first != UInt8(ascii: ">") else { return nil }
        let name = take(atLeast: 1) { $0.isHTMLSpace || "=/>".utf8.contains($0) }
        while let byte = peek(), byte.isHTMLSpace { position += 1 }
        guard peek() == UInt8(ascii: "=") else { return (name, "") }
        position += 1
        while let byte = peek(), byte.isHTMLSpace { position += 1 }
        if let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            let value = take { $0 == quote }
            position = min(position + 1, bytes.endIndex)
            return (name, value)
        }
        return (name, take { $0.isHTMLSpace || $0 == UInt8(ascii: ">") })
    }

    /// Takes bytes up to a stop, and returns them in lower case.
    private mutating func take(atLeast count: Int = 0, until isStop: (UInt8) -> Bool) -> String {
        let start = position
        position = bytes[(position + count)...].firstIndex(where: isStop) ?? bytes.endIndex
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    private var isTagAhead: Bool {
        let offset = peek(1) == UInt8(ascii: "/") ? 2 : 1
        return peek(offset).map { 0x61...0x7A ~= $0 | 0x20 } ?? false
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.endIndex ? bytes[position + offset] : nil
    }

    /// Skips a text if it comes next, in any case; the text is given in lower case.
    private mutating func skip(_ text: String) -> Bool {
        let ahead = bytes[position...].prefix(text.utf8.count)
        guard ahead.elementsEqual(text.utf8, by: { $0 == $1 || $0 | 0x20 == $1 && 0x61...0x7A ~= $1 }) else {
            return false
        }
        position += text.utf8.count
        return true
    }

    private mutating func moveBehind(_ text: String) -> Bool {
        while position < bytes.endIndex {
            if skip(text) { return true }
            position += 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
}
