import AsyncFetch

extension OAuthError {
    /// Returns a server's text as a message can show it: on one line, not too long, without secrets, and without what
    /// changes a terminal.
    ///
    /// - Parameters:
    ///   - text: The text, of any length.
    ///   - secrets: The values that were sent, which the server may repeat.
    /// - Returns: The text, of up to 300 scalars, and a mark where it was cut.
    static func shown(_ text: String, without secrets: [String] = []) -> String {
        // First of all, because a secret could be hidden from the search by what goes.
        var text = visible(text)
        for secret in secrets.map({ visible($0) }).sorted(by: { $0.utf8.count > $1.utf8.count })
        where secret.utf8.count >= 4 {
            // By scalars: a letter with a combining accent is another character for Swift.
            let scalars = text.unicodeScalars.replacing(
                secret.unicodeScalars,
                with: Redaction.placeholder.unicodeScalars
            )
            text = String(scalars)
        }
        // Redacted as a whole: a part of a secret may look like none. Counted in scalars: a character can have any
        // number of them.
        text = Redaction.text(String(text.unicodeScalars.prefix(4096)))
        let words = text.unicodeScalars.split { $0.properties.isWhitespace }
        let line = words.map { String($0) }.joined(separator: " ")
        let start = String(line.unicodeScalars.prefix(300))
        return start.utf8.count < line.utf8.count ? start + "…" : start
    }

    /// Returns a text without control and format characters, except those that separate words and lines.
    private static func visible(_ text: String) -> String {
        let scalars: String.UnicodeScalarView = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format: scalar.properties.isWhitespace
            default: true
            }
        }
        return String(scalars)
    }
}
