/// One search for secrets in a text of any kind.
///
/// The text can be a URL, a form, JSON (also in a string of other JSON, also cut off), XML, header lines or YAML. One
/// scan serves all of them, because in all of them the name comes first and then the value:
///
///     ?key=AIza…&q=1                          {"access_token": "ya29…"}
///     <d:password>hunter2</d:password>        Authorization: Bearer ya29…
///
/// In other texts, the name is in one value and the secret in another: `{"name": "DB_PASSWORD", "value": "hunter2"}`.
/// Some tokens are recognized by their form, without any name. If the end of a value is uncertain, the search takes
/// more.
struct SecretSearch {
    /// A range that must not be shown.
    struct Secret {
        let range: Range<Int>
        /// A Boolean value indicating whether the placeholder needs quotation marks to be a JSON value.
        let isQuoted: Bool
    }

    let text: TextBytes
    /// The positions of the bytes in the original text; `nil` if no escapes were replaced.
    let origins: [Int]?
    let names: SecretNames
    var position = 0
    var pairs = SecretPairs()
    private(set) var found: [Secret] = []
    /// The bytes of the latest name that has escapes.
    private var unescapedName: [UInt8] = []
    /// The range of the latest name, with the words before it that dots join to it.
    private var words = (start: 0, end: 0)
    /// The start of the host of the latest URL.
    var host = -1
    /// A Boolean value indicating whether the position is within quotation marks, as far as that is known.
    var isInString = false

    static func secrets(in text: TextBytes, origins: [Int]?, _ names: SecretNames) -> [Secret] {
        var search = SecretSearch(text: text, origins: origins, names: names)
        search.scan()
        return search.found
    }

    private init(text: TextBytes, origins: [Int]?, names: SecretNames) {
        self.text = text
        self.origins = origins
        self.names = names
    }

    /// Returns the byte at an index; 0 outside of the text.
    subscript(index: Int) -> UInt8 {
        @inline(__always) get { text[index] }
    }

    func holds(_ word: StaticString, at index: Int) -> Bool { text.holds(word, at: index) }

    mutating func put(from start: Int, to end: Int, isQuoted: Bool = false) {
        found.append(Secret(range: start..<end, isQuoted: isQuoted))
    }

    // MARK: The scan

    private mutating func scan() {
        let text = text
        while true {
            position = text.index(from: position, while: Self.isInsignificant)
            guard position < text.count else { return }
            switch text[position] {
            case UInt8(ascii: "%"), UInt8(ascii: "\\"):
                if escape(at: position) != nil { readNameAndValue() } else { skipEscape() }
            case UInt8(ascii: ":"):
                position += 1
                guard self[position] == UInt8(ascii: "/"), self[position + 1] == UInt8(ascii: "/") else { continue }
                position += 2
                replaceUserInfo()
            case UInt8(ascii: "\""):
                // If escapes have been replaced, a mark that was not escaped begins or ends the string around them all.
                isInString = origins != nil && isLiteral(at: position) ? false : !isInString
                position += 1
            case UInt8(ascii: "<"):
                position += 1
                pairs.endOfTag()
            case UInt8(ascii: "{"):
                if !isInString { pairs.beginOfObject(at: position) }
                position += 1
            case UInt8(ascii: "}"):
                position += 1
                if !isInString { pairs.endOfObject(at: position) }
            default: readNameAndValue()
            }
        }
    }

    private mutating func readNameAndValue() {
        let name = readName()
        let first = startOfWords(with: name)
        if isHarmless(name) { return }
        if replaceToken(name) { return }
        replaceValue(of: name, inWordsFrom: first)
        // The `n` of a line break in a JSON string is not part of the name; the `n` of a path may be.
        guard self[name.start - 1] == UInt8(ascii: "\\"), position == name.end, name.count > 1,
            "nrtbf".utf8.contains(name.first)
        else { return }
        if name.isEscaped { unescapedName.removeFirst() }
        let rest = Name(start: name.start + 1, end: name.end, count: name.count - 1, isEscaped: name.isEscaped)
        replaceValue(of: rest, inWordsFrom: rest.start)
    }

    private mutating func skipEscape() {
        if self[position] == UInt8(ascii: "%") {
            position += self[position + 1].hexDigit != nil && self[position + 2].hexDigit != nil ? 3 : 1
        } else {
            // A second backslash escapes nothing, and a quotation mark after a backslash ends nothing.
            position += self[position + 1] == UInt8(ascii: "\\") || self[position + 1] == UInt8(ascii: "\"") ? 2 : 1
        }
    }

    // MARK: Names

    /// Returns `true` if nothing about a name needs a closer look, as with most names.
    @inline(__always)
    private func isHarmless(_ name: Name) -> Bool {
        guard name.count >= 3, !name.isEscaped, names.mayBeKnown(text.threeBytes(before: name.end)) == false else {
            return false
        }
        return !Self.mayBeToken(name) && self[name.start - 1] != UInt8(ascii: "\\")
    }

    struct Name {
        let start: Int
        var end = 0
        var first: UInt8 = 0
        var count = 0
        /// A Boolean value indicating whether some bytes are written as escapes.
        var isEscaped = false
    }

    /// Returns what a name says about its value.
    func meaning(of name: Name) -> SecretNames.Meaning {
        name.isEscaped
            ? names.meaning(of: unescapedName) : names.meaning(of: text[from: name.start, to: name.end])
    }

    /// Returns the start of a name with the words before it that dots join to it: `api.key`.
    ///
    /// It remembers where the words start, so that a text full of dots takes no longer than others.
    @inline(__always)
    private mutating func startOfWords(with name: Name) -> Int {
        var start = name.start
        while self[start - 1] == UInt8(ascii: ".") { start -= 1 }
        if start == name.start || start != words.end { words.start = start }
        words.end = name.end
        return words.start
    }

    /// Returns `true` if a name and the words before it name a secret together; no more of them are read than the
    /// longest name has.
    func isJoinedSecret(_ name: Name, isSecret: Bool, inWordsFrom start: Int) -> Bool {
        guard start < name.start, !name.isEscaped, !isHost(start) else { return false }
        let isAddress = !isSecret && isAddress(name, inWordsFrom: start)
        let least = max(start, name.end - names.mostBytes)
        var first = name.start
        while first > least {
            first -= 1
            while first > least, self[first - 1] != UInt8(ascii: ".") { first -= 1 }
            let words = text[from: first, to: name.end]
            let isFound =
                isSecret
                ? names.contains(words) : isAddress ? names.isRegistered(words) : names.contains(joined: words)
            if isFound { return true }
        }
        return false
    }

    /// Returns `true` if the host of a URL starts at an index: `https://upload.id:8443`.
    private func isHost(_ index: Int) -> Bool {
        index == host || holds("\\/\\/", at: index - 4) || holds("%2F%2F", at: index - 6)
            || holds("%2f%2f", at: index - 6)
    }

    /// Returns `true` if words are a host with a port of the web, without a URL around them: `upload.id:443`.
    ///
    /// Such an address looks like the name of a secret and its value. So both must be certain: the name ends with `.id`,
    /// the only top-level domain with which such names end, and the value is one of four numbers, which are no secrets,
    /// right after a bare colon.
    private func isAddress(_ name: Name, inWordsFrom start: Int) -> Bool {
        guard self[name.end] == UInt8(ascii: ":"), name.count == 2, holds("id", at: name.start) else { return false }
        let port = name.end + 1
        let end = text.index(from: port, while: { 0x30...0x39 ~= $0 })
        let isOfWeb =
            switch end - port {
            case 2: holds("80", at: port)
            case 3: holds("443", at: port)
            case 4: holds("8080", at: port) || holds("8443", at: port)
            default: false
            }
        guard isOfWeb, !text[from: start, to: name.end].contains(UInt8(ascii: "_")) else { return false }
        // A mark can end a sentence, or be a part of the value; a line can go on in an indented one. At the start of a
        // line, the value goes to its end.
        let next = ",.;:)".utf8.contains(self[end]) ? end + 1 : end
        return switch self[next] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): !isAtLineStart(start)
        case UInt8(ascii: "\""): true
        case 0x0A, 0x0D: !" \t".utf8.contains(self[text.index(from: next, while: { $0 == 0x0A || $0 == 0x0D })])
        default: next >= text.count
        }
    }

    /// Returns `true` if a name begins with a word.
    func begins(_ name: Name, with word: StaticString) -> Bool {
        guard name.isEscaped else { return name.count >= word.utf8CodeUnitCount && holds(word, at: name.start) }
        return unescapedName.withUnsafeBufferPointer { TextBytes($0).holds(word, at: 0) }
    }

    /// Returns `true` if a name consists of upper-case letters and digits.
    func isIdentifier(_ name: Name) -> Bool {
        func isAllowed(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) }
        return name.isEscaped
            ? unescapedName.allSatisfy(isAllowed) : text[from: name.start, to: name.end].allSatisfy(isAllowed)
    }

    /// Returns `true` for letters, digits, `-` and `_`.
    @inline(__always)
    static func isPlainNameByte(_ byte: UInt8) -> Bool {
        // A bit for each of them.
        let bits: UInt64 = byte & 0x40 == 0 ? 0x03FF_2000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return (bits &>> UInt64(byte)) & UInt64(~byte &>> 7) != 0
    }

    /// Returns `true` for bytes with which nothing begins that the search looks for.
    @inline(__always)
    private static func isInsignificant(_ byte: UInt8) -> Bool {
        // A bit for each of the others: `"`, `%`, `:`, `<`, `\\`, `{`, `}`, and the bytes of names.
        let bits: UInt64 = byte & 0x40 == 0 ? 0x17FF_2024_0000_0000 : 0x2FFF_FFFE_97FF_FFFE
        return (bits &>> UInt64(byte)) & UInt64(~byte &>> 7) == 0
    }

    func isNameByte(at index: Int) -> Bool { Self.isPlainNameByte(self[index]) || escape(at: index) != nil }

    /// Returns a name byte that is written as `%5F` or `\u005F`.
    private func escape(at index: Int) -> (byte: UInt8, length: Int)? {
        let digits: Int
        switch self[index] {
        case UInt8(ascii: "%"): digits = index + 1
        case UInt8(ascii: "\\"):
            guard holds("\\u00", at: index) else { return nil }
            digits = index + 4
        default: return nil
        }
        guard let high = self[digits].hexDigit, let low = self[digits + 1].hexDigit else {
            return nil
        }
        let byte = high << 4 | low
        return Self.isPlainNameByte(byte) ? (byte, digits + 2 - index) : nil
    }

    private mutating func readName() -> Name {
        let (text, start) = (text, position)
        let end = text.index(from: start, while: Self.isPlainNameByte)
        position = end
        let next = text[end]
        if next == UInt8(ascii: "%") || next == UInt8(ascii: "\\"), escape(at: end) != nil {
            return readEscapedName(from: start)
        }
        return Name(start: start, end: end, first: text[start], count: end - start)
    }

    /// Reads the rest of a name, from its first escape.
    @inline(never)
    private mutating func readEscapedName(from start: Int) -> Name {
        var bytes = Array(text[from: start, to: position])
        while let escape = escape(at: position) {
            bytes.append(escape.byte)
            position += escape.length
            while Self.isPlainNameByte(self[position]) {
                bytes.append(self[position])
                position += 1
            }
        }
        unescapedName = bytes
        return Name(start: start, end: position, first: bytes.first ?? 0, count: bytes.count, isEscaped: true)
    }

    // MARK: Context

    func isSpace(_ byte: UInt8) -> Bool {
        // A plus sign is a space of forms; it counts if escapes were replaced, because the text may come from a form.
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "+") && origins != nil
    }

    func skippingSpace(from index: Int) -> Int {
        var index = index
        while isSpace(self[index]) { index += 1 }
        return index
    }

    /// Returns `true` if a byte was not escaped in the original text.
    func isLiteral(at index: Int) -> Bool {
        guard let origins, index >= 0, index + 1 < origins.count else { return true }
        return origins[index + 1] - origins[index] == 1
    }

    /// Returns `true` if the string around all escapes ends here.
    func endsOuterString(at index: Int) -> Bool {
        origins != nil && self[index] == UInt8(ascii: "\"") && isLiteral(at: index)
    }

    func index(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var index = min(start, text.count)
        while index < text.count, !isEnd(self[index]), !endsOuterString(at: index) { index += 1 }
        return index
    }

    /// Returns a quotation mark and the number of backslashes before it, as in JSON within a string of other JSON.
    func quote(at index: Int) -> (mark: UInt8, backslashes: Int) {
        var end = index
        while self[end] == UInt8(ascii: "\\") { end += 1 }
        let mark = self[end]
        return mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") ? (mark, end - index) : (0, 0)
    }

    func endOfQuoted(_ mark: UInt8, _ backslashes: Int, from start: Int) -> Int {
        let isOuter = isLiteral(at: start - 1)
        var run = 0
        var index = start
        while index < text.count {
            if self[index] == UInt8(ascii: "\\") {
                run += 1
            } else {
                // If escapes have been replaced, a mark that was not escaped ends what such a mark began.
                let isEnd =
                    isOuter && origins != nil
                    ? isLiteral(at: index) : backslashes == 0 ? run % 2 == 0 : run <= backslashes
                if self[index] == mark, isEnd { return index - min(run, backslashes) }
                if !isOuter, endsOuterString(at: index) { return index }
                run = 0
            }
            index += 1
        }
        return text.count
    }

    /// Returns the index of the `]` that ends an array, or the end of the text.
    func endOfArray(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < text.count {
            let (mark, backslashes) = quote(at: index)
            if mark == UInt8(ascii: "\"") {
                index = endOfQuoted(mark, backslashes, from: index + backslashes + 1) + backslashes + 1
                continue
            }
            switch self[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
            // Backslashes before any other character have all been handled.
            index += 1
            while self[index - 1] == UInt8(ascii: "\\"), self[index] == UInt8(ascii: "\\") { index += 1 }
        }
        return min(index, text.count)
    }

    /// Returns `true` if a name is that of an XML element: `<password>`, `<d:password type="x">`.
    func isElement(_ name: Name) -> Bool {
        var index = name.start - 1
        if self[index] == UInt8(ascii: ":") {
            index -= 1
            while Self.isPlainNameByte(self[index]) || self[index] == UInt8(ascii: ".") { index -= 1 }
        }
        return self[index] == UInt8(ascii: "<")
    }

    /// Returns `true` if only white space and the dash of a list item are before the name in its line.
    func isAtLineStart(_ index: Int) -> Bool {
        let start = startOfIndentation(before: index)
        return start == 0 || self[start - 1] == 0x0A || self[start - 1] == 0x0D
    }

    /// Returns the start of the spaces, tabs and dashes before a name.
    func startOfIndentation(before index: Int) -> Int {
        var index = index
        while index > 0, " \t-".utf8.contains(self[index - 1]) { index -= 1 }
        return index
    }

    /// Returns `true` if the name can be that of a field in a query or a form.
    func startsField(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return "?&#;\"'\n\r\t ".utf8.contains(self[index - 1]) || self[index - 3] == UInt8(ascii: "%")
            || self[index - 2] == UInt8(ascii: "\\") && "nrt".utf8.contains(self[index - 1])
    }
}
