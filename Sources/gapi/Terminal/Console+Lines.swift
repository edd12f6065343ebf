// Texts in lines that are as long as the terminal is wide; the last column stays free.

extension Console {
    /// Returns as much of a text as fits in the line; all of it if there is no terminal.
    func fit(_ text: String, after used: Int = 0) -> String {
        guard isTerminal else { return text }
        let room = max(width - used - 1, 0)
        guard text.count > room else { return text }
        return room > 0 ? text.prefix(room - 1) + "…" : ""
    }

    /// Returns `false` if a text is too long for a line of the terminal.
    func hasRoom(for text: String) -> Bool { !isTerminal || text.count < width }

    /// Writes a text in as many lines as it needs; in one line if there is no terminal.
    ///
    /// - Parameters:
    ///   - text: The text, which is in one line.
    ///   - head: The beginning of the first line, which may have styles of its own.
    ///   - used: The number of the head's columns; by default, that of its characters.
    ///   - indent: The number of columns before each further line.
    ///   - style: The style of the text.
    func print(_ text: String, after head: String, used: Int? = nil, indent: Int, _ style: Style? = nil) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        print(words: words, after: head, used: used, indent: indent, style)
    }

    /// Writes words in as many lines as they need; in one line if there is no terminal.
    ///
    /// - Parameters:
    ///   - words: The words, of which none is divided.
    ///   - head: The beginning of the first line, which may have styles of its own.
    ///   - used: The number of the head's columns; by default, that of its characters.
    ///   - indent: The number of columns before each further line.
    ///   - continuation: The end of each line but the last one.
    ///   - style: The style of the words.
    func print(
        words: [String],
        after head: String,
        used: Int? = nil,
        indent: Int,
        continuation: String = "",
        _ style: Style? = nil
    ) {
        func inStyle(_ text: String) -> String { style.map { styled(text, $0) } ?? text }
        let used = used ?? head.count
        let text = words.joined(separator: " ")
        guard isTerminal, used + text.count >= width else { return print(head + inStyle(text)) }
        let room = width - 1 - continuation.count
        let lines = Self.lines(of: words, first: room - used, others: room - indent)
        for (index, line) in lines.enumerated() {
            var start = index == 0 ? head : String(repeating: " ", count: indent)
            if line.isEmpty { while start.last == " " { start.removeLast() } }
            print(start + inStyle(line) + (index < lines.count - 1 ? continuation : ""))
        }
    }

    /// Divides words into lines.
    ///
    /// A word that is longer than a line stays whole, for it may be a URL that people copy.
    ///
    /// - Parameters:
    ///   - words: The words; empty ones are left out.
    ///   - first: The number of columns of the first line, which is empty if its word has more room in the next one.
    ///   - others: The number of columns of the other lines.
    /// - Returns: The lines, at least one.
    static func lines(of words: [String], first: Int, others: Int) -> [String] {
        var lines = [""]
        for word in words where !word.isEmpty {
            let last = lines.count - 1
            let room = last == 0 ? first : others
            if lines[last].isEmpty {
                // Only the first line is ever empty.
                if word.count <= room || room >= others { lines[last] = word } else { lines.append(word) }
            } else if lines[last].count + 1 + word.count <= room {
                lines[last] += " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
