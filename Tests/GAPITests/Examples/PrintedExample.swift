import ArgumentParser
import Testing

@testable import gapi

/// An example of a command's help, as a terminal of 80 columns shows it.
struct PrintedExample: Sendable, CustomTestStringConvertible {
    /// The command whose help has the example: `gapi storage cp`.
    let command: String
    /// The text that a person copies; it has several lines if they end with a backslash.
    let text: String

    var testDescription: String { text }

    /// All examples of all commands, each text once.
    static let all: [PrintedExample] = {
        var texts: Set<String> = []
        return commands.flatMap { examples(in: $0.help, of: $0.name) }.filter { texts.insert($0.text).inserted }
    }()

    /// The help of all commands, by their names.
    static let commands = CommandTree.all.map { name, command in
        (name: name.isEmpty ? "gapi" : "gapi " + name, help: Gapi.helpMessage(for: command, columns: 80))
    }

    /// Returns the lines below `Examples:` of a help text.
    static func lines(in help: String) -> [Substring] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "Examples:") else { return [] }
        return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
    }

    /// Returns the examples of a help text; their explanations are after three spaces, or in further lines.
    private static func examples(in help: String, of command: String) -> [PrintedExample] {
        var texts: [String] = []
        var continues = false
        for line in lines(in: help) {
            let line = String(line.dropFirst(2))
            if continues, let last = texts.popLast() {
                texts.append(last + "\n" + line)
            } else if !line.hasPrefix(" ") {
                texts.append(line.firstRange(of: "   ").map { String(line[..<$0.lowerBound]) } ?? line)
            }
            continues = line.hasSuffix("\\")
        }
        return texts.map { PrintedExample(command: command, text: $0) }
    }

    // MARK: What ends by itself

    /// The examples that need nothing but the servers of the desk.
    static var ending: [PrintedExample] {
        all.filter { !$0.isOnline && $0.codeAfterInterrupt == nil && !$0.needsPerson }
    }

    /// A Boolean value indicating whether the example is one of `gapi cloud`.
    var isOfCloud: Bool { text.contains("gapi cloud ") }

    // MARK: What is on the internet

    /// The beginnings of the examples that ask hosts on the internet.
    static let online = [
        "gapi cloud login https:", "gapi feed https:", "gapi generate 'https:", "curl -H", "curl https:", "curl -X PUT",
    ]

    /// A Boolean value indicating whether the example asks a host on the internet.
    var isOnline: Bool { Self.online.contains { text.hasPrefix($0) } }

    // MARK: What needs a person

    /// A Boolean value indicating whether the example shows a page on which a person logs in.
    var needsPerson: Bool { text.hasPrefix("gapi login") }

    // MARK: What does not end by itself

    /// The beginnings of the examples that run until Ctrl-C, with the exit codes that they have then.
    static let endless: [(beginning: String, code: Int32)] = [
        ("gapi serve", 0), ("gapi watch drive", 130), ("gapi cloud watch", 130),
    ]

    /// The exit code after Ctrl-C of an example that runs until then; `nil` for one that ends by itself.
    var codeAfterInterrupt: Int32? { Self.endless.first { text.hasPrefix($0.beginning) }?.code }
}
