import ArgumentParser

@testable import gapi

/// The commands of the tool with their words after `gapi`, such as `storage ls`.
enum CommandTree {
    /// All commands, each before its subcommands; the tool itself has no words.
    static let all: [(name: String, command: any ParsableCommand.Type)] = {
        var found: [(name: String, command: any ParsableCommand.Type)] = []
        func add(_ command: any ParsableCommand.Type, _ path: [String]) {
            found.append((path.joined(separator: " "), command))
            for next in command.configuration.subcommands {
                add(next, path + [next.configuration.commandName ?? next._commandName])
            }
        }
        add(Gapi.self, [])
        return found
    }()

    /// The commands that do something: those without subcommands.
    static let leaves = all.filter { $0.command.configuration.subcommands.isEmpty }
}
