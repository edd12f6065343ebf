import ArgumentParser

/// The command `gapi accounts`, which lists the accounts.
struct AccountsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts",
        abstract: "List the accounts that are logged in.",
        discussion: """
            Examples:
              gapi accounts
              gapi accounts --json

            Exit codes: 0 for success, 64 for invalid arguments, 73 if the accounts cannot be read.
            """
    )

    @Flag(help: "Write JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: json, to: streams.errors) { [json] in
            try await AccountTool(streams).list(asJSON: json)
        }
    }
}
