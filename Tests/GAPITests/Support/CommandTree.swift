import ArgumentParser
import AsyncJSON
import Testing

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

    /// Returns the options of a command: the words that set each of them, in each form.
    static func options(of command: any ParsableCommand.Type) throws -> [[String]] {
        if let command = command as? any MethodCommand.Type {
            let valued = command.names.valued.sorted().flatMap { [["--\($0)", "1"], ["--\($0)=1"]] }
            return command.names.flags.sorted().map { ["--\($0)"] } + valued
        }
        let description = try JSON.Value(parsing: command._dumpHelp())
        let arguments = try #require(description["command"]?["arguments"]?.array)
        return arguments.flatMap { argument -> [[String]] in
            let isFlag = argument["kind"]?.string == "flag"
            return (argument["names"]?.array ?? []).flatMap { name -> [[String]] in
                let isLong = name["kind"]?.string == "long"
                let word = (isLong ? "--" : "-") + (name["name"]?.string ?? "")
                return isFlag ? [[word]] : isLong ? [[word, "1"], [word + "=1"]] : [[word, "1"]]
            }
        }
    }

    /// The commands that do something: those without subcommands.
    static let leaves = all.filter { $0.command.configuration.subcommands.isEmpty }
}
