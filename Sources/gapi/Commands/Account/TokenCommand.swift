import ArgumentParser

/// The command `gapi token`, which writes a token for other programs.
struct TokenCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Write an access token for other programs.",
        discussion: """
            The token is that of the login (gapi login), else of the application default ($GOOGLE_APPLICATION_CREDENTIALS, \
            gcloud's login, the metadata server of Google's machines). It has a minute of life at least, if the server \
            issues such tokens. Whoever has it can act in your name until it expires.

            Examples:
              curl -H "Authorization: Bearer $(gapi token)" \\
                'https://www.googleapis.com/drive/v3/about?fields=user'
              gapi token --account mia@example.com --json
              curl https://hello.a.run.app \\
                -H "Authorization: Bearer $(gapi token --audience https://hello.a.run.app)"

            Exit codes: 0 for success, 64 for invalid arguments, 65 for an invalid file or response, 69 for a server that \
            cannot be reached, 73 for accounts that cannot be read or written, 77 for no login or one that was refused, 130 \
            after Ctrl-C.
            """
    )

    @Option(help: ArgumentHelp("The account of gapi login; by default $GAPI_ACCOUNT.", valueName: "name"))
    var account: String?

    @Option(
        help: ArgumentHelp("The scopes, separated by commas or spaces; a login must have them.", valueName: "list")
    )
    var scopes = ""

    @Option(
        help: ArgumentHelp(
            "Write an id token for this service instead (Cloud Run, IAP), of the application default.",
            valueName: "url"
        )
    )
    var audience: String?

    @Flag(help: "Write JSON with the expiry and the scopes, and errors as JSON.")
    var json = false

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var tracing: TraceOptions

    func validate() throws {
        if audience != nil, account != nil || !scopes.isEmpty {
            throw ValidationError("Users have no id tokens for an audience: leave out --account and --scopes.")
        }
    }

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) {
            [account, audience, json, profile, scopes] in
            let tool = TokenTool(search: try profile.search(streams.search), output: streams.output)
            if let audience {
                try await tool.writeIDToken(audience: audience, asJSON: json)
            } else {
                try await tool.writeToken(account: account, scopes: ScopeList(scopes).scopes, asJSON: json)
            }
        }
    }
}
