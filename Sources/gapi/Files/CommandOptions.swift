import ArgumentParser
import AsyncJSON

/// The options of a command, as its parser takes them.
struct CommandOptions {
    /// The options that take a value: `--out`, `-o`.
    private var valued: Set<String> = []
    /// Those of them that take all words up to the next option.
    private var repeated: Set<String> = []
    /// The options of the tool beside the parameters of a method; `nil` for a command that calls no method.
    private var beside: MethodLine.Options?

    /// Reads the options of a command.
    ///
    /// - Parameter command: The type of the command.
    /// - Throws: `JSON.Error` if the parser's description of the command is none.
    init(of command: any ParsableCommand.Type) throws {
        if let command = command as? any MethodCommand.Type {
            beside = command.names
            return
        }
        let description = try JSON.Value(parsing: command._dumpHelp())
        for argument in description["command"]?["arguments"]?.array ?? [] where argument["kind"]?.string == "option" {
            let names = (argument["names"]?.array ?? []).compactMap { name in
                name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
            }
            valued.formUnion(names)
            if argument["parsingStrategy"]?.string == "upToNextOption" { repeated.formUnion(names) }
        }
    }

    /// Returns `true` if a word is an option, or the `--` before words that are none.
    func isOption(_ word: [UInt8]) -> Bool {
        guard beside != nil else { return word.count > 1 && word.first == UInt8(ascii: "-") }
        return word.starts(with: "--".utf8) && word.count > 2 || word == Array("-h".utf8)
    }

    /// Returns the option that the word after an option is a value of; `nil` if it is a flag, or has its value already.
    func option(openedBy word: [UInt8]) -> String? {
        let mark = word.firstIndex(of: UInt8(ascii: "="))
        guard let name = String(validating: word[..<(mark ?? word.endIndex)], as: UTF8.self) else { return nil }
        if let beside {
            guard mark == nil, name != "-h", name != "--help" else { return nil }
            // What is no option of the tool is a parameter of the method.
            guard let own = MethodLine.ownName(name, beside) else { return name }
            return beside.flags.contains(own) ? nil : "--" + own
        }
        guard mark == nil else { return repeated.contains(name) ? name : nil }
        if valued.contains(name) { return name }
        // Of several letters, the last one can take a value: -fo FILE.
        guard !name.hasPrefix("--"), let letter = name.last else { return nil }
        return valued.contains("-\(letter)") ? "-\(letter)" : nil
    }

    /// Returns `true` if an option takes all words up to the next option.
    func takesSeveral(_ option: String) -> Bool { repeated.contains(option) }
}
