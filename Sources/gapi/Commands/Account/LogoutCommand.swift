import ArgumentParser

/// The command `gapi logout`, which ends a login.
struct LogoutCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "End the tokens of an account at its server, and forget it.",
        discussion: """
            Examples:
              gapi logout
              gapi logout mia@example.com

            Exit codes: 0 for success, 64 for invalid arguments, 73 if the accounts cannot be read or written, 77 if there \
            is no such account, 130 after Ctrl-C.
            """
    )

    @Argument(help: "The account; not needed if there is only one.")
    var account: String?

    @OptionGroup var options: AccountOptions

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) { [account] in
            try await AccountTool(streams).logout(account)
        }
    }
}
