/// A scanner that finds secrets in a text of any kind and puts a placeholder in their place.
///
/// It searches the text as it is. Then it replaces the escapes and searches again, as long as there are escapes. So it
/// finds a secret that is escaped never, once or several times. The number of rounds is limited, and each takes time
/// proportional to the text, whatever the content.
enum SecretScanner {
    /// The number of nested levels of escapes that are decoded.
    private static let mostLevels = 4

    static func redact(_ text: some StringProtocol, _ names: SecretNames) -> String {
        let redacted =
            text.utf8.withContiguousStorageIfAvailable { redact(TextBytes($0), names) }
            ?? redact(Array(text.utf8), names)
        return redacted.map { String(decoding: $0, as: UTF8.self) } ?? String(text)
    }

    /// Replaces the secrets of a text in any encoding that contains ASCII; returns `nil` if nothing was replaced.
    static func redact(_ text: [UInt8], _ names: SecretNames) -> [UInt8]? {
        text.withUnsafeBufferPointer { redact(TextBytes($0), names) }
    }

    private static func redact(_ text: TextBytes, _ names: SecretNames) -> [UInt8]? {
        var found = SecretSearch.secrets(in: text, origins: nil, names)
        var level = UnescapedText(text, origins: nil)
        for _ in 0..<mostLevels {
            guard let unescaped = level else { break }
            let origins = unescaped.origins
            unescaped.bytes.withUnsafeBufferPointer { bytes in
                let bytes = TextBytes(bytes)
                for secret in SecretSearch.secrets(in: bytes, origins: origins, names) {
                    let range = origins[secret.range.lowerBound]..<origins[secret.range.upperBound]
                    // Additional quotation marks would end the string around the secret.
                    found.append(SecretSearch.Secret(range: range, isQuoted: false))
                }
                level = UnescapedText(bytes, origins: origins)
            }
        }
        return found.isEmpty ? nil : replaced(found, in: text)
    }

    private static func replaced(_ secrets: [SecretSearch.Secret], in text: TextBytes) -> [UInt8] {
        // If two secrets begin together, the first was found in the text as it is: sorting keeps their order.
        let sorted = secrets.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var copied = 0
        var pending: SecretSearch.Secret?
        func put(_ secret: SecretSearch.Secret) {
            result += text[from: copied, to: secret.range.lowerBound]
            if secret.isQuoted { result.append(UInt8(ascii: "\"")) }
            result += Redaction.placeholder.utf8
            if secret.isQuoted { result.append(UInt8(ascii: "\"")) }
            copied = secret.range.upperBound
        }
        for (_, secret) in sorted {
            guard let last = pending else {
                pending = secret
                continue
            }
            if secret.range.lowerBound <= last.range.upperBound {
                let end = max(last.range.upperBound, secret.range.upperBound)
                pending = SecretSearch.Secret(range: last.range.lowerBound..<end, isQuoted: last.isQuoted)
            } else {
                put(last)
                pending = secret
            }
        }
        if let pending { put(pending) }
        return result + text[from: copied, to: text.count]
    }
}
