import ArgumentParser
import AsyncOAuth

/// The options of the commands for accounts.
struct AccountOptions: ParsableArguments {
    @Flag(help: "Write errors as JSON.")
    var json = false

    // Not a group: see ``ConnectionOptions``.
    @Option(help: TraceOptions.help, completion: .directory)
    var trace: String?
}

/// The command `gapi login`, which logs a user in with a browser or with a code.
struct LoginCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Log in with an account at Google or at any OpenID provider.",
        discussion: """
            Google wants a client of your own: make an OAuth client ID of the type Desktop app in the Cloud console (APIs & \
            Services, Credentials), download its JSON file, and name it the first time; later logins use it again. Other \
            providers are asked to register this tool. The tokens are kept in ~/.config/gapi/accounts.json (or \
            $XDG_CONFIG_HOME/gapi, or $GAPI_CONFIG), which only you can read. At Google, scopes may be written without \
            https://www.googleapis.com/auth/.

            Examples:
              gapi login --client client_secret.json --scopes drive.readonly
              gapi login --account mia@example.com --scopes drive.readonly,calendar
              gapi login --device --scopes drive.file
              gapi login --issuer https://cloud.example.com \\
                --scopes openid,email,offline_access
              gapi call drive:v3 files.list

            Exit codes: 0 for success, 64 for invalid arguments, 65 for an invalid file or response, 66 for a file that \
            cannot be read, 69 for a server that cannot be reached, 73 for accounts that cannot be read or written, 77 for a \
            login that was refused or took too long, 130 after Ctrl-C.
            """
    )

    @Option(help: ArgumentHelp("The JSON file of an OAuth client.", valueName: "file"))
    var client: String?

    @Option(help: ArgumentHelp("The OpenID provider.", valueName: "url"))
    var issuer = OAuthServer.google.issuer

    @Option(help: ArgumentHelp("The scopes, separated by commas or spaces; openid is always one.", valueName: "list"))
    var scopes = "openid email"

    @Option(help: ArgumentHelp("The account to log in: an e-mail address, or any name.", valueName: "name"))
    var account: String?

    @Flag(help: "Show a code to enter on another device, for machines without a browser.")
    var device = false

    @Flag(help: "Ask for the address of the last page, for machines without a browser.")
    var paste = false

    @OptionGroup var options: AccountOptions

    func validate() throws {
        if device, paste { throw ValidationError("Choose --device or --paste.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let file = client
        let (issuer, account, way) = (issuer, account, device ? AccountTool.Way.device : paste ? .paste : .browser)
        let scopes = ScopeList(scopes, at: issuer).scopes
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await AccountTool(streams).login(
                at: issuer,
                file.map { try ClientFile(path: $0) },
                scopes: scopes,
                name: account,
                by: way
            )
        }
    }
}
