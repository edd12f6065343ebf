import ArgumentParser
import AsyncGAPI
import GAPIDescription

/// The command `gapi help`, which shows a topic, or the help of a command; it replaces that of ArgumentParser.
struct HelpCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "help",
        abstract: "Show a topic, or the help of a command.",
        discussion: """
            Examples:
              gapi help
              gapi help exit-codes
              gapi help storage cp
            """,
        // The scripts for shells have that of ArgumentParser, too.
        shouldDisplay: false
    )

    @Argument(
        help: "A topic, or the name of a command.",
        completion: .list(HelpTopic.all.map(\.name))
    )
    var words: [String] = []

    func run(_ streams: ToolStreams) async throws {
        if let topic = HelpTopic.all.first(where: { [$0.name] == words }) {
            let columns = streams.output.isTerminal ? streams.output.width : HelpTopic.usualColumns
            return streams.output.print(topic.lines(columns: columns).joined(separator: "\n"))
        }
        var command: any ParsableCommand.Type = Gapi.self
        for word in words {
            let commands = command.configuration.subcommands
            guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.filter { $0.configuration.shouldDisplay }.compactMap {
                    $0.configuration.commandName
                }
                let known = words.count == 1 ? HelpTopic.all.map(\.name) + names : names
                throw ValidationError(
                    "There is no topic and no command `\(word.singleLine)`; "
                        + Suggestion.nearest(to: word, among: known) + "."
                )
            }
            command = next
        }
        streams.output.print((command as? any MethodCommand.Type)?.help ?? Gapi.helpMessage(for: command))
        if words.isEmpty { streams.output.print("\n" + HelpTopic.overview) }
    }
}
