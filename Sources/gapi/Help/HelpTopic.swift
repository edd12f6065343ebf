/// A text about something that concerns all commands; each one is in a file of its own in `Topics`.
///
/// Its paragraphs have lines of any length. Indented lines have fewer than 80 columns.
struct HelpTopic {
    let name: String
    let summary: String
    let text: String

    static let all = [exitCodes, formats, files, credentials, configuration, environment]

    /// The number of columns where no terminal has another one, as in the help of commands.
    static let usualColumns = 80

    /// Returns the lines of the text for a number of columns, of which the last one stays free.
    ///
    /// Paragraphs are broken between words. Indented lines are those of tables and of code, which are as they are.
    func lines(columns: Int) -> [String] {
        var lines: [String] = []
        var words: [String] = []
        func endParagraph() {
            guard !words.isEmpty else { return }
            lines += Console.lines(of: words, first: columns - 1, others: columns - 1)
            words = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                endParagraph()
                lines.append(String(line))
            } else {
                words += line.split(separator: " ").map { String($0) }
            }
        }
        endParagraph()
        return lines
    }

    /// The list of the topics.
    static var overview: String {
        let width = all.map(\.name.count).max() ?? 0
        return "Topics (gapi help TOPIC):\n"
            + all.map { "  \($0.name.aligned(.left, width))  \($0.summary)" }.joined(separator: "\n")
    }
}
