/// The comment on a declaration: the text of the description, and facts.
struct Documentation {
    /// The text of the document; `nil` if it is missing or unwanted.
    var text: String?
    /// The generator's own sentences, which form one paragraph.
    var facts: [String] = []
    /// The paragraphs after the facts.
    var remarks: [String] = []

    /// The maximum width of a line, without indentation and slashes.
    private static let width = 110

    /// Returns the comment, indented, with a newline after each line; empty if there is nothing to say.
    func comment(_ indentation: String) -> String {
        var comment = ""
        func write(_ paragraph: String) {
            var line = ""
            for word in Self.clean(paragraph).split(separator: " ") {
                if !line.isEmpty, line.utf8.count + word.utf8.count > Self.width {
                    comment += "\(indentation)///\(line)\n"
                    line = ""
                }
                line += " " + word
            }
            if !line.isEmpty { comment += "\(indentation)///\(line)\n" }
        }
        let text = text.map(Self.summary) ?? ""
        let paragraphs = [text, facts.joined(separator: " ")] + remarks
        for (index, paragraph) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
            if index > 0 { comment += "\(indentation)///\n" }
            write(paragraph)
        }
        return comment
    }

    /// Returns a text in backticks.
    static func code(_ text: String) -> String { "`" + clean(text.replacing("`", with: "'")) + "`" }

    // MARK: Text

    /// Returns the first sentences of a text, at most three.
    private static func summary(_ text: String) -> String {
        let words = markup(text).split(separator: " ")
        var summary = ""
        var sentences = 0
        for (index, word) in words.enumerated() {
            summary += summary.isEmpty ? word : " " + word
            guard let last = word.last, ".!?".contains(last), !abbreviations.contains(word.lowercased()) else {
                continue
            }
            // A sentence ends only if the next word could begin one.
            if index + 1 < words.count, words[index + 1].first?.isLowercase == true { continue }
            sentences += 1
            if sentences == 3 || summary.utf8.count > 300 { break }
        }
        if summary.utf8.count > 2_000 { summary = String(summary.prefix(1_000)) + " …" }
        // The cut may have gone through code in backticks.
        if !summary.utf8.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2) { summary += "`" }
        return summary
    }

    private static let abbreviations: Set<String> = ["e.g.", "i.e.", "(e.g.", "(i.e.", "etc.", "vs.", "approx.", "no."]

    /// Returns the text as one line: a space replaces each character that breaks lines, changes the direction of
    /// writing or is invisible.
    private static func clean(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Escapes characters that documentation would read as a tag or a link, except in code.
    private static func markup(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var isCode = false
        for character in clean(text).unicodeScalars {
            if character == "`" { isCode.toggle() }
            if !isCode, "<[".unicodeScalars.contains(character) { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result
    }
}
