/// Recognition of tokens by their form, whatever their name.
extension SecretSearch {
    /// The prefixes that issuers give their tokens, with the least length of such a token in bytes.
    private static let prefixes: [(prefix: StaticString, least: Int)] = [
        ("AIza", 35), ("GOCSPX-", 20), ("ghp_", 36), ("gho_", 36), ("ghu_", 36), ("ghs_", 36), ("ghr_", 36),
        ("github_pat_", 30), ("glpat-", 20), ("xoxb-", 16), ("xoxp-", 16), ("xoxa-", 16), ("xoxr-", 16), ("xoxs-", 16),
        ("xapp-", 16), ("sk_live_", 20), ("sk_test_", 20), ("rk_live_", 20), ("sk-", 32), ("npm_", 36),
    ]

    /// Returns `true` if a name with at least three bytes can be the beginning of a token.
    @inline(__always)
    static func mayBeToken(_ name: Name) -> Bool {
        guard name.count < 16 else { return true }
        // `eyJ…`, `-----BEGIN`, `ya29`
        return name.count >= 10 && (name.first == UInt8(ascii: "e") || name.first == UInt8(ascii: "-"))
            || name.count == 4 && name.first == UInt8(ascii: "y")
    }

    /// Replaces a token.
    ///
    /// - Returns: `true` if the name was a token, or the beginning of one.
    mutating func replaceToken(_ name: Name) -> Bool {
        guard let end = endOfToken(name) else { return false }
        if name.first == UInt8(ascii: "-") {
            replaceKey(from: name.start)
        } else {
            put(from: name.start, to: end)
            position = end
        }
        return true
    }

    private func endOfToken(_ name: Name) -> Int? {
        switch name.first {
        case UInt8(ascii: "e"):
            guard name.count >= 10, self[name.end] == UInt8(ascii: "."), begins(name, with: "eyJ") else { return nil }
            let end = endOfParts(from: name.end)
            return end - name.end > 8 ? end : nil
        case UInt8(ascii: "y"):
            guard name.count == 4, self[name.end] == UInt8(ascii: "."), begins(name, with: "ya29") else { return nil }
            let end = endOfParts(from: name.end)
            return end - name.end > 16 ? end : nil
        case UInt8(ascii: "1"):
            guard name.count == 1, holds("//0", at: name.end) else { return nil }
            return endOfWord(from: name.end + 2, least: 20)
        case UInt8(ascii: "4"):
            guard name.count == 1, holds("/0", at: name.end) else { return nil }
            return endOfWord(from: name.end + 1, least: 20)
        case UInt8(ascii: "-"): return name.count == 10 && begins(name, with: "-----BEGIN") ? name.end : nil
        case UInt8(ascii: "A"), UInt8(ascii: "G"), UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "s"),
            UInt8(ascii: "r"), UInt8(ascii: "n"):
            // The length of the shortest of these tokens.
            guard name.count >= 16 else { return nil }
            if name.count == 20, begins(name, with: "AKIA") || begins(name, with: "ASIA"), isIdentifier(name) {
                return name.end
            }
            return Self.prefixes.contains { name.count >= $0.least && begins(name, with: $0.prefix) } ? name.end : nil
        default: return nil
        }
    }

    /// Returns the end of words with dots between them.
    private func endOfParts(from start: Int) -> Int {
        var end = start
        while isNameByte(at: end) || self[end] == UInt8(ascii: ".") { end += 1 }
        return end
    }

    private func endOfWord(from start: Int, least: Int) -> Int? {
        var end = start
        while isNameByte(at: end) { end += 1 }
        return end - start >= least ? end : nil
    }

    /// Replaces the text between `-----BEGIN PRIVATE KEY-----` and `-----END`.
    private mutating func replaceKey(from start: Int) {
        let header = text[from: position, to: position + 64].prefix { $0 != UInt8(ascii: "-") }
        guard String(decoding: header, as: UTF8.self).contains("PRIVATE KEY") else { return }
        let first = position + header.count + 5
        var end = min(first, text.count)
        while end < text.count, !holds("-----END", at: end), !endsOuterString(at: end) { end += 1 }
        if first < end { put(from: first, to: end) }
        position = max(position, end)
    }
}
