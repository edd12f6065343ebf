/// The words of a command line, split as a POSIX shell splits them (XCU §2.2), without a shell.
///
/// Quotes and backslashes mean what they mean to a shell. Everything else stays as it is: no variables, no patterns.
enum CommandLineWords {
    /// Returns the words; `nil` if a quote has no end, and if a backslash is the last character.
    static func split(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case " ", "\t", "\n", "\r":
                if let done = word { words.append(done) }
                word = nil
            case "'":
                guard let end = rest.firstIndex(of: "'") else { return nil }
                word = (word ?? "") + String(rest[..<end])
                rest = rest[rest.index(after: end)...]
            case "\"":
                guard let quoted = doubleQuoted(&rest) else { return nil }
                word = (word ?? "") + quoted
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + (next == "\n" ? "" : String(next))
            default: word = (word ?? "") + String(scalar)
            }
        }
        if let word { words.append(word) }
        return words
    }

    private static func doubleQuoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return String(text) }
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let next = rest.popFirst() else { return nil }
            if next == "\n" { continue }
            if !["$", "`", "\"", "\\"].contains(next) { text.append(scalar) }
            text.append(next)
        }
        return nil
    }
}
