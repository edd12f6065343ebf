import ArgumentParser
import AsyncCloud
import GAPIDescription

/// The command `gapi cloud login`.
struct CloudLoginCommand: ToolCommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Find a server, and log in there.",
        discussion: """
            The URL can be the one of any page of the server. Its best way to log in is taken: an OpenID provider or the \
            app OAuth2 with a browser, or else a password. A password is read from the terminal, from $GAPI_CLOUD_PASSWORD \
            or from standard input, never from the words of a command, and kept in a file that only you can read; make an \
            app password for it. With --fingerprint, no other certificate than that one is accepted later, either, unless it \
            has the same key: log in again when the server gets another key. Accounts are kept in ~/.config/gapi (or \
            $XDG_CONFIG_HOME/gapi, or $GAPI_CONFIG).

            Examples:
              gapi cloud login cloud.example.com
              gapi cloud login https://alice@nas.local/owncloud --password \\
                --fingerprint 3f:08:…
              GAPI_CLOUD_PASSWORD=… gapi cloud login cloud.example.com \\
                --user robot --name backup

            Exit codes: 69 for a server that cannot be reached or that nobody trusts, 77 for a login that was refused, and \
            those of gapi cloud.
            """
    )

    @Argument(help: "The URL of the server.")
    var url: String

    @Option(help: "The name that logs in.")
    var user: String?

    @Option(help: ArgumentHelp("The name of the account here; by default USER@HOST.", valueName: "account"))
    var name: String?

    @Flag(help: "Log in with a password even if there is a better way.")
    var password = false

    @Flag(help: "Ask for the address of the last page, for machines without a browser.")
    var paste = false

    @Option(help: ArgumentHelp("Accept only the certificate with this SHA-256.", valueName: "hex"))
    var fingerprint: String?

    @Flag(help: "Accept warnings without a question: no encryption, or a redirect to another host.")
    var yes = false

    @Flag(help: "Write the account as JSON, and errors as JSON.")
    var json = false

    @OptionGroup var tracing: TraceOptions

    func validate() throws {
        if name?.isEmpty == true || user?.isEmpty == true { throw ValidationError("A name is not empty.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        // Other processes can read the arguments of this one.
        ProcessArguments.hidePassword(of: url)
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) {
            var quiet = streams
            // What a person reads on the way is not the result.
            if command.json { quiet.output = streams.errors }
            var login = CloudLogin(accounts: try streams.cloud.accounts(), streams: quiet, url: command.url)
            login.user = command.user
            login.name = command.name
            login.fingerprint = command.fingerprint
            login.isPasted = command.paste
            login.usesPassword = command.password
            login.acceptsWarnings = command.yes
            let bookmark = try await login.run()
            if command.json { streams.output.write(String(decoding: bookmark.jsonBytes(), as: UTF8.self) + "\n") }
        }
    }
}

/// The command `gapi cloud accounts`.
struct CloudAccountsCommand: ToolCommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "accounts",
        abstract: "List the accounts that are logged in.",
        discussion: """
            Examples:
              gapi cloud accounts
              gapi cloud accounts --json
            """
    )

    @Flag(help: "Write one line of JSON for each account, and errors as JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        let json = json
        try await reporting(asJSON: json, to: streams.errors) {
            let (bookmarks, output) = (try streams.cloud.accounts().bookmarks(), streams.output)
            if json {
                for bookmark in bookmarks { output.write(String(decoding: bookmark.jsonBytes(), as: UTF8.self) + "\n") }
                return
            }
            guard !bookmarks.isEmpty else { return output.print("There are no accounts; gapi cloud login adds one.") }
            let rows = bookmarks.map { [$0.shownName, $0.server ?? "", $0.login ?? ""].map(\.singleLine) }
            let titles = ["account", "server", "login"]
            let table = Table(
                columns: titles.indices.map { column in
                    Table.Column(titles[column], width: rows.map { $0[column].count }.max() ?? 0, .left)
                }
            )
            output.print(output.styled(table.header, .bold))
            for row in rows { output.print(table.line(row)) }
        }
    }
}

/// The command `gapi cloud logout`.
struct CloudLogoutCommand: ToolCommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Forget an account, its password or tokens, and what is kept of it on this machine.",
        discussion: """
            Nothing changes on the server, where app passwords and tokens can be ended.

            Examples:
              gapi cloud logout
              gapi cloud logout backup
            """
    )

    @Argument(help: "The account; not needed if there is only one.")
    var account: String?

    @Flag(help: "Write errors as JSON.")
    var json = false

    @OptionGroup var tracing: TraceOptions

    func run(_ streams: ToolStreams) async throws {
        let (json, account) = (json, account)
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) {
            let accounts = try streams.cloud.accounts()
            let bookmark = try accounts.bookmark(account)
            try await accounts.remove(bookmark)
            streams.output.print("logged out \(bookmark.shownName)")
        }
    }
}
