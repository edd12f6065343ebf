/// Finds the values of secret names in a text of any kind: a URL, a form, JSON (also in a string of other JSON, also cut off),
/// XML, header lines.
///
/// One scan serves all, since all say a name first and then the value:
///
///     ?key=AIza…&q=1      {"access_token": "ya29…"}      <d:password>hunter2</d:password>      Authorization: Bearer ya29…
///
/// Where it is not sure how far a value goes, it takes more.
struct SecretScanner {
    private let text: [UInt8]
    private var position = 0
    /// What is before it has been copied to the result.
    private var copied = 0
    private var result: [UInt8] = []

    private let names: SecretNames

    static func redact(_ text: some StringProtocol, _ names: SecretNames) -> String {
        redact(Array(text.utf8), names).map { String(decoding: $0, as: UTF8.self) } ?? String(text)
    }

    /// Text in any encoding that has ASCII in it; `nil` when nothing was replaced.
    static func redact(_ text: [UInt8], _ names: SecretNames) -> [UInt8]? {
        var scanner = SecretScanner(text: text, names: names)
        return scanner.scan() ? scanner.result : nil
    }

    private init(text: [UInt8], names: SecretNames) {
        self.text = text
        self.names = names
    }

    private subscript(index: Int) -> UInt8 { index >= 0 && index < text.count ? text[index] : 0 }

    private func holds(_ word: String, at index: Int) -> Bool {
        word.utf8.enumerated().allSatisfy { self[index + $0] == $1 }
    }

    /// Whether anything was replaced.
    private mutating func scan() -> Bool {
        while position < text.count {
            if isNameByte(at: position) {
                let name = readName()
                replaceValue(of: name)
            } else if self[position] == UInt8(ascii: ":"), self[position + 1] == UInt8(ascii: "/"),
                self[position + 2] == UInt8(ascii: "/")
            {
                position += 3
                replaceUserInfo()
            } else {
                let isEscape = self[position] == UInt8(ascii: "%") && hexValue(self[position + 1]) != nil
                position += isEscape ? 3 : 1
            }
        }
        guard copied > 0 else { return false }
        result += text[copied...]
        return true
    }

    // MARK: Names

    private func isNameByte(at index: Int) -> Bool {
        switch self[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: escape(at: index) != nil
        }
    }

    /// A name byte written as `%5F` or `\u005F`.
    private func escape(at index: Int) -> (byte: UInt8, length: Int)? {
        let digits: Int
        if self[index] == UInt8(ascii: "%") {
            digits = index + 1
        } else if holds("\\u00", at: index) {
            digits = index + 4
        } else {
            return nil
        }
        guard let high = hexValue(self[digits]), let low = hexValue(self[digits + 1]) else { return nil }
        let byte = high << 4 | low
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"):
            return (byte, digits + 2 - index)
        default: return nil
        }
    }

    private func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    private struct Name {
        let start: Int
        var bytes: [UInt8] = []
    }

    private mutating func readName() -> Name {
        var name = Name(start: position)
        while position < text.count {
            if let escape = escape(at: position) {
                name.bytes.append(escape.byte)
                position += escape.length
            } else if isNameByte(at: position) {
                name.bytes.append(self[position])
                position += 1
            } else {
                break
            }
        }
        return name
    }

    // MARK: Values

    private mutating func replaceValue(of name: Name) {
        if SecretNames.isBearer(name.bytes) { return replaceBearerToken() }
        let isSecret = names.contains(name.bytes)
        guard isSecret || SecretNames.containsInQuery(name.bytes) else { return }
        if isSecret, isElement(name) { return replaceContent() }
        var index = position
        var isQuoted = false
        let (quote, backslashes) = quote(at: index)
        if quote != 0 {
            isQuoted = true
            index += backslashes + 1
        } else if self[index] == UInt8(ascii: "]") {
            index += 1  // The end of `user[password]` in a form
        } else if holds("%5", at: index) {
            index += 3
        }
        while isSpace(self[index]) { index += 1 }
        var separator = self[index]
        if separator == UInt8(ascii: "%"), let high = hexValue(self[index + 1]), let low = hexValue(self[index + 2]) {
            separator = high << 4 | low  // `%3D` of a URL within a URL
            index += 2
        }
        guard separator == UInt8(ascii: "=") || separator == UInt8(ascii: ":") else { return }
        index += 1
        if !isSecret {
            let isInQuery = separator == UInt8(ascii: "=") && !isQuoted && startsField(name.start)
            let isCode = isQuoted && SecretNames.isCode(name.bytes)
            guard isInQuery && !isSpace(self[index]) || isCode && looksLikeCode(after: index) else { return }
        }
        if isQuoted {
            while isSpace(self[index]) { index += 1 }
            replace(from: index, in: .member)
        } else if separator == UInt8(ascii: "=") {
            replace(from: index, in: .query)
        } else {
            while self[index] == UInt8(ascii: " ") { index += 1 }
            replace(from: index, in: isAtLineStart(name.start) ? .line : .prose)
        }
    }

    /// Where a value without quotation marks stands, which tells how far it goes.
    private enum Place {
        case member, query, line, prose

        func isEnd(_ byte: UInt8) -> Bool {
            let ends: StaticString =
                switch self {
                case .member: ",}] \n\r\t"
                case .query: "&\"<># \n\r\t\\"
                case .line: "\n\r"
                case .prose: "\"<\n\r\\"
                }
            return UnsafeBufferPointer(start: ends.utf8Start, count: ends.utf8CodeUnitCount).contains(byte)
        }
    }

    /// Replaces the value that starts at an index.
    private mutating func replace(from start: Int, in place: Place) {
        var next: Int? = start
        while let start = next { next = replaceOne(from: start, in: place) }
    }

    /// - Returns: where another value starts that is to go as well.
    private mutating func replaceOne(from start: Int, in place: Place) -> Int? {
        let (mark, backslashes) = quote(at: start)
        var end: Int
        if mark != 0, place != .line {
            let first = start + backslashes + 1
            end = endOfQuoted(mark, backslashes, from: first)
            put(Redaction.placeholder, from: first, to: end)
            position = end
            // It was no value but a name, in what is no JSON: then its value is to go as well.
            var next = end + backslashes + 1
            while isSpace(self[next]) { next += 1 }
            guard self[next] == UInt8(ascii: ":") else { return nil }
            next += 1
            while isSpace(self[next]) { next += 1 }
            return next
        } else if place == .member, self[start] == UInt8(ascii: "{") {
            end = start  // Its members have names of their own.
        } else if place == .member, self[start] == UInt8(ascii: "[") {
            end = index(from: start) { $0 == UInt8(ascii: "]") }
            put("[\"\(Redaction.placeholder)\"", from: start, to: end)
        } else {
            end = index(from: start, where: place.isEnd)
            let isMember = place == .member
            let isNothing = isMember && ["null", "true", "false"].contains { text[start..<end].elementsEqual($0.utf8) }
            if start < end, !isNothing {
                put(isMember ? "\"\(Redaction.placeholder)\"" : Redaction.placeholder, from: start, to: end)
            }
        }
        position = max(position, end)
        return nil
    }

    /// `ya29…` of `Bearer ya29…`, where it is too long to be a word.
    private mutating func replaceBearerToken() {
        guard self[position] == UInt8(ascii: " ") else { return }
        let start = position + 1
        let end = index(from: start) { isSpace($0) || Place.query.isEnd($0) || $0 == UInt8(ascii: ",") }
        guard end - start >= 16 else { return }
        put(Redaction.placeholder, from: start, to: end)
        position = end
    }

    private mutating func replaceContent() {
        // No further than to the next tag: a text of tags without an end would be searched again for each of them.
        let end = index(from: position) { "<>".utf8.contains($0) }
        guard self[end] == UInt8(ascii: ">"), self[end - 1] != UInt8(ascii: "/") else { return }
        replaceContent(from: end + 1)
    }

    private mutating func replaceContent(from start: Int) {
        var end = start
        while end < text.count, !(self[end] == UInt8(ascii: "<") && self[end + 1] == UInt8(ascii: "/")) { end += 1 }
        if end > start { put(Redaction.placeholder, from: start, to: end) }
        position = end
    }

    /// `user:password` of `https://user:password@host/`.
    private mutating func replaceUserInfo() {
        let end = index(from: position) { Place.query.isEnd($0) || "/?".utf8.contains($0) }
        guard let at = text[position..<end].lastIndex(of: UInt8(ascii: "@")) else { return }
        put(Redaction.placeholder, from: position, to: at)
        position = at
    }

    private mutating func put(_ replacement: String, from start: Int, to end: Int) {
        result += text[copied..<start]
        result += replacement.utf8
        copied = end
    }

    // MARK: Where things end

    private func index(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        text[min(start, text.count)...].firstIndex(where: isEnd) ?? text.count
    }

    /// A quotation mark, and the backslashes before it: JSON in a string of other JSON.
    private func quote(at index: Int) -> (mark: UInt8, backslashes: Int) {
        var end = index
        while self[end] == UInt8(ascii: "\\") { end += 1 }
        let mark = self[end]
        return mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") ? (mark, end - index) : (0, 0)
    }

    private func endOfQuoted(_ mark: UInt8, _ backslashes: Int, from start: Int) -> Int {
        var run = 0
        var index = start
        while index < text.count {
            if self[index] == UInt8(ascii: "\\") {
                run += 1
            } else {
                let isEnd = backslashes == 0 ? run % 2 == 0 : run <= backslashes
                if self[index] == mark, isEnd { return index - min(run, backslashes) }
                run = 0
            }
            index += 1
        }
        return text.count
    }

    /// Whether a name is that of an XML element: `<password>`, `<d:password type="x">`.
    private func isElement(_ name: Name) -> Bool {
        var index = name.start - 1
        if self[index] == UInt8(ascii: ":") {
            index -= 1
            while isNameByte(at: index) { index -= 1 }
        }
        return self[index] == UInt8(ascii: "<")
    }

    /// Whether nothing but white space is before the name in its line.
    private func isAtLineStart(_ index: Int) -> Bool {
        var index = index - 1
        while self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") { index -= 1 }
        return index < 0 || self[index] == 0x0A || self[index] == 0x0D
    }

    /// Whether the name can be that of a field of a query or a form.
    private func startsField(_ index: Int) -> Bool {
        index == 0 || "?&#;\"'\n\r\t ".utf8.contains(self[index - 1]) || self[index - 3] == UInt8(ascii: "%")
    }

    /// Whether a JSON string has more in it than letters, as words have.
    private func looksLikeCode(after index: Int) -> Bool {
        var index = index
        while isSpace(self[index]) { index += 1 }
        let (mark, backslashes) = quote(at: index)
        guard mark != 0 else { return false }
        let start = index + backslashes + 1
        return !text[start..<endOfQuoted(mark, backslashes, from: start)].allSatisfy {
            (0x61...0x7A).contains($0 | 0x20) || "_- ".utf8.contains($0)
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
