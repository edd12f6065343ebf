import ArgumentParser
import AsyncGAPI

/// The names of commands, of which a user may have written another.
enum CommandNames {
    /// Returns a sentence about the first word that should be a command and is none; `nil` if there is no such word.
    static func problem(in words: [String]) -> String? {
        var command: any ParsableCommand.Type = Gapi.self
        var line = name(of: command)
        for word in words {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty, !word.hasPrefix("-") else { return nil }
            guard let next = subcommands.first(where: { name(of: $0) == word }) else {
                let names = subcommands.map { name(of: $0) }
                return "\(line) has no command `\(word)`; \(Suggestion.closest(to: word, among: names))"
            }
            command = next
            line += " " + word
        }
        return nil
    }

    /// Returns the command of a line, and the words that name it; a word that is no text names none.
    static func command(in words: [String?]) -> (command: any ParsableCommand.Type, names: [String]) {
        var command: any ParsableCommand.Type = Gapi.self
        var names: [String] = []
        for case let word? in words.prefix(while: { $0 != nil }) {
            guard let next = command.configuration.subcommands.first(where: { name(of: $0) == word }) else { break }
            command = next
            names.append(word)
        }
        return (command, names)
    }

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? command._commandName
    }
}
