/// Recognition of tokens by their form, whatever their name.
extension SecretSearch {
    /// The prefixes that issuers give their tokens, with the least length of such a token in bytes.
    private static let prefixes: [(prefix: StaticString, least: Int)] = [
        ("AIza", 35), ("GOCSPX-", 20), ("ghp_", 36), ("gho_", 36), ("ghu_", 36), ("ghs_", 36), ("ghr_", 36),
        ("github_pat_", 30), ("glpat-", 20), ("xoxb-", 16), ("xoxp-", 16), ("xoxa-", 16), ("xoxr-", 16), ("xoxs-", 16),
        ("xapp-", 16), ("sk_live_", 20), ("sk_test_", 20), ("rk_live_", 20), ("sk-", 32), ("npm_", 36),
    ]

    /// The first bytes of these prefixes and of the other tokens below.
    private static let firstBytes = Set("AGgxsrn".utf8)

    /// Replaces a token.
    ///
    /// - Returns: `true` if the name was a token, or the beginning of one.
    mutating func replaceToken(_ name: Name) -> Bool {
        let bytes = name.bytes
        guard let end = endOfToken(name) else { return false }
        if bytes[0] == UInt8(ascii: "-") {
            replaceKey(from: name.start)
        } else {
            put(from: name.start, to: end)
            position = end
        }
        return true
    }

    private func endOfToken(_ name: Name) -> Int? {
        let bytes = name.bytes
        switch bytes[0] {
        case UInt8(ascii: "e"):
            guard bytes.count >= 10, bytes.starts(with: "eyJ".utf8), self[name.end] == UInt8(ascii: ".") else {
                return nil
            }
            let end = endOfParts(from: name.end)
            return end - name.end > 8 ? end : nil
        case UInt8(ascii: "y"):
            guard bytes.elementsEqual("ya29".utf8), self[name.end] == UInt8(ascii: ".") else { return nil }
            let end = endOfParts(from: name.end)
            return end - name.end > 16 ? end : nil
        case UInt8(ascii: "1"):
            guard bytes.count == 1, holds("//0", at: name.end) else { return nil }
            return endOfWord(from: name.end + 2, least: 20)
        case UInt8(ascii: "4"):
            guard bytes.count == 1, holds("/0", at: name.end) else { return nil }
            return endOfWord(from: name.end + 1, least: 20)
        case UInt8(ascii: "-"): return bytes.elementsEqual("-----BEGIN".utf8) ? name.end : nil
        case let first where Self.firstBytes.contains(first):
            if bytes.count == 20, bytes.starts(with: "AKIA".utf8) || bytes.starts(with: "ASIA".utf8) {
                let isIdentifier = bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
                if isIdentifier { return name.end }
            }
            let isToken = Self.prefixes.contains { prefix, least in
                bytes.count >= least
                    && bytes.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
            }
            return isToken ? name.end : nil
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
        let header = text[position...].prefix(64).prefix { $0 != UInt8(ascii: "-") }
        guard String(decoding: header, as: UTF8.self).contains("PRIVATE KEY") else { return }
        let first = header.endIndex + 5
        var end = min(first, text.count)
        while end < text.count, !holds("-----END", at: end), !endsOuterString(at: end) { end += 1 }
        if first < end { put(from: first, to: end) }
        position = max(position, end)
    }
}
