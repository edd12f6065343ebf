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

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? command._commandName
    }
}
