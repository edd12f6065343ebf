import ArgumentParser

/// A command line that is being completed, as a shell passes it.
///
/// Bash breaks words at colons and equal signs, and passes `drive:v3` as three words, of which it completes only the
/// last one; what it has completed before has a backslash before each colon. Zsh takes what follows a colon as an
/// explanation. So the words are put together here, and the candidates are written as the shell wants them.
struct CompletionLine {
    /// The name of the command.
    let command: String
    /// The words between the command and the current word.
    private let words: [String]
    /// The current word as it is so far.
    private let current: String
    /// The beginning of the current word that the shell does not replace.
    private let head: String
    private let shell: CompletionShell?

    init(_ words: [String], at index: Int, shell: CompletionShell? = .requesting) {
        self.shell = shell
        var joined: [String] = []
        var head = ""
        var glues = false
        // Some shells leave out an empty word at the end.
        for word in words.prefix(index + 1) + (words.count <= index ? [""] : []) {
            let isBreak = word == ":" || word == "=" || word == "::"
            if let last = joined.last, joined.count > 1, isBreak || glues {
                head = isBreak ? last + word : last
                joined[joined.count - 1] = last + word
            } else {
                head = ""
                joined.append(word)
            }
            glues = isBreak
        }
        self.head = Self.plain(head)
        joined = joined.map(Self.plain)
        current = joined.popLast() ?? ""
        command = joined.dropFirst().first ?? ""
        self.words = Array(joined.dropFirst(2))
    }

    /// Returns the words that are neither options nor values of options.
    func operands(skippingValuesOf valued: Set<String>) -> [String] {
        var operands: [String] = []
        var words = words[...]
        while let word = words.popFirst() {
            if !word.hasPrefix("-") {
                operands.append(word)
            } else if valued.contains(String(word.dropFirst(2))) {
                _ = words.popFirst()
            }
        }
        return operands
    }

    /// The option that may wait for its value, and how the current word begins with it: `--format=`, or not at all.
    var openOption: (name: String, prefix: String)? {
        if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
            return (String(current[..<sign].dropFirst(2)), String(current[...sign]))
        }
        guard let last = words.last, last.hasPrefix("--") else { return nil }
        return (String(last.dropFirst(2)), "")
    }

    /// Returns those of some words that begin with the current one, as the shell wants them.
    ///
    /// Services write names and values. A word that the shell would not take as it is, is left out.
    func candidates(_ words: [String]) -> [String] {
        words.filter { $0.hasPrefix(current) && isSafe($0) }.map { word in
            let rest = String(word.dropFirst(head.count))
            return shell == .zsh ? rest.replacing(":", with: "\\:") : rest
        }
    }

    /// Returns `true` if the shell takes a word as it is.
    ///
    /// Bash expands the words that it completes, and so would run the commands in them. Lines separate the words for all
    /// shells.
    private func isSafe(_ word: String) -> Bool {
        switch shell {
        case .zsh?, .fish?:
            word.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && !$0.isLineEnd }
        default: word.utf8.allSatisfy(Self.isPlain)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "._-:/=@+,".utf8.contains(byte)
        }
    }

    private static func plain(_ word: String) -> String { word.replacing("\\", with: "") }
}

extension Unicode.Scalar {
    /// A Boolean value indicating whether the character separates lines or paragraphs.
    fileprivate var isLineEnd: Bool { self == "\u{2028}" || self == "\u{2029}" }
}
