extension SecretSearch {
    /// The context of a value without quotation marks, which tells where the value ends.
    enum Place {
        case member, query, line, prose

        func isEnd(_ byte: UInt8) -> Bool {
            switch (self, byte) {
            case (_, 0x0A), (_, 0x0D): true
            case (.member, UInt8(ascii: ",")), (.member, UInt8(ascii: "}")), (.member, UInt8(ascii: "]")): true
            case (.query, UInt8(ascii: "&")), (.query, UInt8(ascii: ">")), (.query, UInt8(ascii: "#")),
                (.query, UInt8(ascii: " ")), (.query, UInt8(ascii: "\t")):
                true
            case (.query, UInt8(ascii: "\"")), (.query, UInt8(ascii: "<")), (.query, UInt8(ascii: "\\")): true
            case (.prose, UInt8(ascii: "\"")), (.prose, UInt8(ascii: "<")), (.prose, UInt8(ascii: "\\")): true
            default: false
            }
        }
    }

    /// The separator between a name and its value.
    private struct Separator {
        /// The mark: `=` or `:`.
        let mark: UInt8
        /// A Boolean value indicating whether the name was in quotation marks.
        let isQuoted: Bool
        let isSpaced: Bool
        /// The index after the separator.
        let end: Int
    }

    /// Replaces the value of a name; the words before it, which dots join to it, start at an index.
    mutating func replaceValue(of lastWord: Name, inWordsFrom first: Int) {
        let dotsEnd = text.index(from: position, while: { $0 == UInt8(ascii: ".") })
        // Only the last word has a value: `<jwt.version>`.
        if dotsEnd > position, isNameByte(at: dotsEnd) { return }
        var meaning = self.meaning(of: lastWord)
        let isWordSecret = meaning.contains(.secret)
        let isJoined = isJoinedSecret(lastWord, isSecret: isWordSecret, inWordsFrom: first)
        if isJoined { meaning = .secret }
        guard !meaning.isEmpty else { return }
        if meaning.contains(.scheme), self[position] == UInt8(ascii: " ") { return replaceCredentials(after: lastWord) }
        let name = Name(
            start: first,
            end: lastWord.end,
            first: self[first],
            count: lastWord.end - first,
            isEscaped: lastWord.isEscaped
        )
        if isElement(name), isJoined || first == lastWord.start {
            return replaceElement(Name(start: first, end: dotsEnd), meaning)
        }
        guard let separator = separator(after: name) else { return }
        let (start, place) = value(of: name, after: separator)
        let carrier = carrier(of: name, separator, place)
        if meaning.contains(.name), let word = shortValue(from: start, in: place) {
            if isFirstOfItem(name) { pairs[carrier].forgetValue() }
            let isSecret = isSecretName(word)
            if let value = pairs.begin(isSecret: isSecret, in: carrier) { replace(value) }
            if isSecret {
                // `?key=password` can be either: the name of a secret in another value, or a weak key.
                guard place == .query, quote(at: start).mark == 0, isSecretHere(meaning, lastWord, separator, start)
                else { return }
            }
        }
        var isSecret = meaning.contains(.secret)
        if !isSecret, meaning.contains(.value) {
            let isNested = self[start] == UInt8(ascii: "{") || self[start] == UInt8(ascii: "[")
            let value = SecretPair.Value(start: start, place: place, name: name, isNested: isNested)
            isSecret = pairs[carrier].takes(value, in: carrier)
        }
        guard isSecret || isSecretHere(meaning, lastWord, separator, start) else { return }
        replace(from: start, in: place, of: name)
    }

    private func separator(after name: Name) -> Separator? {
        var index = position
        var isQuoted = false
        let (quote, backslashes) = quote(at: index)
        if quote != 0 {
            isQuoted = true
            index += backslashes + 1
        } else if self[index] == UInt8(ascii: "]") {
            index += 1  // The end of a name such as `user[password]` in a form
        } else if holds("%5", at: index) {
            index += 3
        }
        let start = index
        index = skippingSpace(from: index)
        let isSpaced = index > start
        var mark = self[index]
        if mark == UInt8(ascii: "%"), let high = self[index + 1].hexDigit, let low = self[index + 2].hexDigit {
            mark = high << 4 | low  // `%3D` in a URL within a URL
            index += 2
        }
        guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: ":") else { return nil }
        index += 1
        if mark == UInt8(ascii: "="), self[index] == UInt8(ascii: ">") { index += 1 }  // `'password' => 'hunter2'`
        return Separator(mark: mark, isQuoted: isQuoted, isSpaced: isSpaced, end: index)
    }

    /// Returns the start of a value, and its context, which tells where it ends.
    private func value(of name: Name, after separator: Separator) -> (start: Int, place: Place) {
        if separator.isQuoted { return (skippingSpace(from: separator.end), .member) }
        var start = separator.end
        let isAssignment = separator.mark == UInt8(ascii: "=")
        if isAssignment, !separator.isSpaced { return (start, .query) }
        while self[start] == UInt8(ascii: " ") || self[start] == UInt8(ascii: "\t") { start += 1 }
        if isAtLineStart(name.start) { return (start, .line) }
        return (start, isAssignment ? .query : .prose)
    }

    /// Returns `true` if a name that is common elsewhere names a secret in this place.
    private func isSecretHere(
        _ meaning: SecretNames.Meaning,
        _ name: Name,
        _ separator: Separator,
        _ start: Int
    ) -> Bool {
        if separator.isQuoted { return meaning.contains(.code) && looksLikeCode(at: start) }
        guard separator.mark == UInt8(ascii: "="), startsField(name.start), !isSpace(self[separator.end]) else {
            return false
        }
        return meaning.contains(.secretInQuery) || meaning.contains(.secretIfRandom) && looksRandom(from: start)
    }

    // MARK: Replacing

    /// Replaces the value that starts at an index.
    private mutating func replace(from start: Int, in place: Place, of name: Name) {
        var next: Int? = start
        while let start = next { next = replaceOne(from: start, in: place, of: name) }
    }

    /// Replaces a value that came before its name.
    private mutating func replace(_ value: SecretPair.Value) {
        let here = (position, isInString)
        if let end = value.end, self[value.start] == UInt8(ascii: "{") {
            put(from: value.start, to: end, isQuoted: value.place == .member)
        } else {
            replace(from: value.start, in: value.place, of: value.name)
        }
        if position <= here.0 { (position, isInString) = here }
    }

    /// Replaces one value.
    ///
    /// - Returns: The start of another value that must be replaced as well.
    private mutating func replaceOne(from start: Int, in place: Place, of name: Name) -> Int? {
        let (mark, backslashes) = quote(at: start)
        var end: Int
        if mark != 0, place != .line {
            let first = start + backslashes + 1
            end = endOfQuoted(mark, backslashes, from: first)
            put(from: first, to: end)
            position = end
            isInString = isInString || mark == UInt8(ascii: "\"") && backslashes == 0
            // If a colon follows, this was not a value but a name, in text that is not JSON. Its value must be replaced
            // too.
            let next = skippingSpace(from: end + backslashes + 1)
            guard self[next] == UInt8(ascii: ":") else { return nil }
            return skippingSpace(from: next + 1)
        } else if place == .line {
            end = replaceLines(from: start, isQuotedBy: mark, of: name)
        } else if place == .member, self[start] == UInt8(ascii: "{") {
            end = start  // The members have their own names, except for `{"value": "hunter2"}`.
            if carrier(ofQuoted: name) == .object {
                pairs.hideValues(ofObjectAt: start)
            } else {
                pairs[.list].begin(isSecret: true, in: .list)
            }
        } else if place == .member, self[start] == UInt8(ascii: "[") {
            end = endOfArray(from: start + 1)
            if end > start + 1 { put(from: start + 1, to: end, isQuoted: true) }
        } else {
            end = index(from: start, where: place.isEnd)
            while end > start, place == .member, isSpace(self[end - 1]) { end -= 1 }
            let isMember = place == .member
            let isNothing =
                isMember
                && (end - start == 4 && (holds("null", at: start) || holds("true", at: start))
                    || end - start == 5 && holds("false", at: start))
            if start < end, !isNothing { put(from: start, to: end, isQuoted: isMember) }
        }
        if place == .member, self[name.end] == UInt8(ascii: "\"") { isInString = false }
        position = max(position, end)
        return nil
    }

    /// Replaces the rest of a line, and the lines below that belong to it: a YAML block, a header field on several
    /// lines.
    ///
    /// - Returns: The end of these lines.
    private mutating func replaceLines(from start: Int, isQuotedBy mark: UInt8, of name: Name) -> Int {
        var end = index(from: start, where: Place.line.isEnd)
        if mark != 0 { end = max(end, endOfQuoted(mark, 0, from: start + 1)) }
        let isBlock = isBlockIndicator(start, end)
        let column = column(of: name)
        var first = start
        if isBlock || start == end { first = skippingSpace(from: end) }
        while end < text.count, self[end] == 0x0A || self[end] == 0x0D {
            let line = index(from: end) { $0 != 0x0A && $0 != 0x0D }
            var content = line
            while self[content] == UInt8(ascii: " ") || self[content] == UInt8(ascii: "\t") { content += 1 }
            // An empty line ends header fields.
            let isNext = isBlock || text[from: end, to: line].count(where: { $0 == 0x0A }) < 2
            guard isNext, content - line > column, content < text.count else { break }
            let next = index(from: content, where: Place.line.isEnd)
            // Members have their own names.
            if !isBlock, hasName(content, next) { break }
            end = next
        }
        if first < end { put(from: first, to: end) }
        return end
    }

    /// Returns `true` for `|` or `>-`, which come before the lines of a text in YAML.
    private func isBlockIndicator(_ start: Int, _ end: Int) -> Bool {
        guard self[start] == UInt8(ascii: "|") || self[start] == UInt8(ascii: ">"), end - start < 16 else {
            return false
        }
        return text[from: start + 1, to: end].allSatisfy { "+-0123456789 \t".utf8.contains($0) }
    }

    private func hasName(_ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end, isNameByte(at: index) || self[index] == UInt8(ascii: " ") { index += 1 }
        return self[index] == UInt8(ascii: ":") && (index + 1 == end || self[index + 1] == UInt8(ascii: " "))
    }

    /// Returns the distance of a name from the start of its line.
    private func column(of name: Name) -> Int { name.start - startOfIndentation(before: name.start) }

    /// Replaces `ya29…` of `Bearer ya29…`, if it is too long for a word.
    private mutating func replaceCredentials(after scheme: Name) {
        let start = position + 1
        let end = index(from: start) { isSpace($0) || Place.query.isEnd($0) || $0 == UInt8(ascii: ",") }
        let isBasic = scheme.count == 5
        let hasDigit = Self.hasDigit(text[from: start, to: end])
        guard !isBasic && end - start >= 16 || end - start >= 8 && hasDigit else { return }
        put(from: start, to: end)
        position = end
    }

    /// Replaces `user:password` of `https://user:password@host/`.
    mutating func replaceUserInfo() {
        let end = index(from: position) { Place.query.isEnd($0) || "/?".utf8.contains($0) }
        var at = end - 1
        while at >= position, self[at] != UInt8(ascii: "@") { at -= 1 }
        host = at + 1
        guard at >= position else { return }
        put(from: position, to: at)
        position = at
    }

    // MARK: Elements

    private mutating func replaceElement(_ name: Name, _ meaning: SecretNames.Meaning) {
        guard meaning.contains(.secret) || meaning.contains(.name) || meaning.contains(.value) else { return }
        guard let end = endOfStartTag(from: position), self[end - 1] != UInt8(ascii: "/") else { return }
        if meaning.contains(.name) {
            let word = text[from: end + 1, to: end + 1 + Self.longestName].prefix { $0 != UInt8(ascii: "<") }
            return pairs[.list].begin(isSecret: isSecretName(word), in: .list)
        }
        let value = SecretPair.Value(start: end + 1, place: .prose, name: Name(start: end))
        guard meaning.contains(.secret) || pairs[.list].takes(value, in: .list) else {
            return pairs[.list].forgetValue()
        }
        replaceContent(from: end + 1, of: name)
    }

    /// Returns the index of the `>` that ends a start tag, which is not one in an attribute: `<password note="a/>">`.
    ///
    /// If there is no other, the quotation marks are not those of XML, and the one in an attribute counts.
    ///
    /// It searches only up to the next tag: otherwise a text of tags without an end would be searched again for each of
    /// them.
    private func endOfStartTag(from start: Int) -> Int? {
        var (mark, last): (UInt8, UInt8) = (0, 0)
        var quoted: Int?
        var index = start
        while index < text.count, self[index] != UInt8(ascii: "<"), !endsOuterString(at: index) {
            let byte = self[index]
            if mark != 0 {
                if byte == mark { mark = 0 } else if byte == UInt8(ascii: ">") { quoted = quoted ?? index }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), last == UInt8(ascii: "=") {
                mark = byte
            }
            // In JSON, there is a backslash before the mark.
            if !isSpace(byte), byte != UInt8(ascii: "\\") { last = byte }
            index += 1
        }
        return quoted
    }

    /// Replaces all up to the end tag of an element; without one, the text may have been cut.
    private mutating func replaceContent(from start: Int, of name: Name) {
        var end = start
        // The number of elements with the same name that have begun inside, and have not ended.
        var depth = 0
        while end < text.count, !endsOuterString(at: end) {
            if self[end] != UInt8(ascii: "<") {
                end += 1
            } else if holds("<![CDATA[", at: end) {
                end = index(after: "]]>", from: end)
            } else if holds("<!--", at: end) {
                end = index(after: "-->", from: end)
            } else if self[end + 1] == UInt8(ascii: "/"), isName(name, at: end + 2) {
                if depth == 0 { break }
                depth -= 1
                end += 2
            } else {
                end += 1
                guard isName(name, at: end), let last = endOfStartTag(from: end) else { continue }
                if self[last - 1] != UInt8(ascii: "/") { depth += 1 }
            }
        }
        if end > start { put(from: start, to: end) }
        position = end
    }

    private func index(after mark: StaticString, from start: Int) -> Int {
        var end = start
        while end < text.count, !endsOuterString(at: end) {
            if holds(mark, at: end) { return end + mark.utf8CodeUnitCount }
            end += 1
        }
        return end
    }

    /// Returns `true` if a name stands at an index once more, whatever its prefix is.
    private func isName(_ name: Name, at index: Int) -> Bool {
        var start = index
        let end = self.index(from: start) { !Self.isPlainNameByte($0) && !":.".utf8.contains($0) }
        if let colon = (start..<end).last(where: { self[$0] == UInt8(ascii: ":") }) { start = colon + 1 }
        return text[from: start, to: end].elementsEqual(text[from: name.start, to: name.end])
    }

    // MARK: Pairs

    private static let longestName = 256

    private func carrier(of name: Name, _ separator: Separator, _ place: Place) -> SecretPair.Carrier {
        if separator.isQuoted { return carrier(ofQuoted: name) }
        if place == .line { return .column(column(of: name)) }
        let (mark, _) = quote(at: separator.end)
        return separator.mark == UInt8(ascii: "=") && mark != 0 ? .tag : place == .prose ? .object : .list
    }

    /// Returns the carrier of a pair in JSON; its objects are not counted within a string of other JSON.
    private func carrier(ofQuoted name: Name) -> SecretPair.Carrier {
        isInString && self[name.end] == UInt8(ascii: "\\") ? .list : .object
    }

    /// Returns `true` if a name comes directly after the dash of a list item.
    private func isFirstOfItem(_ name: Name) -> Bool {
        text[from: startOfIndentation(before: name.start), to: name.start].contains(UInt8(ascii: "-"))
    }

    private func isSecretName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        names.meaning(ofWord: word).contains(.secret)
    }

    /// Returns the value that starts at an index, if it is not longer than names are.
    private func shortValue(from start: Int, in place: Place) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let (mark, backslashes) = quote(at: start)
        let first = mark == 0 ? start : start + backslashes + 1
        guard first <= text.count else { return nil }
        let word = text[from: first, to: first + Self.longestName].prefix {
            mark == 0 ? !place.isEnd($0) : $0 != mark && $0 != UInt8(ascii: "\\")
        }
        return word.count < Self.longestName ? word : nil
    }

    // MARK: The form of values

    /// Returns `true` if a JSON string has other characters than letters, unlike a word.
    private func looksLikeCode(at index: Int) -> Bool {
        let (mark, backslashes) = quote(at: index)
        guard mark != 0 else { return false }
        let start = index + backslashes + 1
        // Searches only as far as a code can go: otherwise a missing mark would be searched for again and again.
        let word = text[from: start, to: start + Self.longestName].prefix {
            $0 != mark && $0 != UInt8(ascii: "\\")
        }
        return !word.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || "_- ".utf8.contains($0) }
    }

    private func looksRandom(from start: Int) -> Bool {
        Self.looksRandom(text[from: start, to: start + 64].prefix { !Place.query.isEnd($0) })
    }

    /// Returns `true` if the value of a field is no word: it is long, or it has digits.
    static func looksRandom(_ value: some Collection<UInt8>) -> Bool {
        value.count >= 20 || value.count >= 8 && hasDigit(value)
    }

    private static func hasDigit(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.contains { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "=") }
    }
}
