import ArgumentParser

/// The command `gapi json`, which applies the JSON engine to files.
struct JSONCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "json",
        abstract: "Check, format and search JSON documents without changing a number or the order of members.",
        discussion: """
            Examples:
              gapi json check *.json
              gapi json get page.json 'items[3].owner.name'
            """,
        subcommands: [
            JSONCheckCommand.self, JSONRoundTripCommand.self, JSONFormatCommand.self, JSONGetCommand.self,
        ]
    )
}
