import AsyncFetch
import AsyncJSON
import AsyncOAuth
import GAPIDescription

/// The work of the commands for accounts.
struct AccountTool: Sendable {
    let book: AccountBook
    let output: Console

    init(book: AccountBook, output: Console) { (self.book, self.output) = (book, output) }

    /// Creates the tool for the accounts of a command's user.
    init(_ streams: ToolStreams) throws { self.init(book: try streams.search.requireBook(), output: streams.output) }

    /// The ways of a login.
    enum Way {
        /// A page in a browser on this machine, which comes back to this tool.
        case browser
        /// A page in a browser anywhere, whose last address the user pastes.
        case paste
        /// A code that the user enters on a page anywhere.
        case device
    }

    // MARK: Login

    /// Logs in, and writes the name of the account.
    ///
    /// - Parameters:
    ///   - issuer: The server.
    ///   - file: The client.
    ///   - scopes: The scopes; those that give the account its name are added.
    ///   - name: The account to log in, if the user knows it.
    ///   - way: The way.
    ///   - readLine: Reads the line that the user pastes.
    /// - Throws: ``ToolFailure``, `OAuthError`, `CancellationError`.
    func login(
        at issuer: String,
        _ file: ClientFile?,
        scopes: [String],
        name: String?,
        by way: Way,
        readLine: @Sendable () async throws -> String? = { try await InputFile(path: "-").line() }
    ) async throws {
        let client = try await book.client(at: issuer, from: file, for: name)
        let scopes = client.server.scopesOfIdentity.filter { !scopes.contains($0) } + scopes
        let output = output
        let account: StoredAccount
        switch way {
        case .browser:
            account = try await client.authorize(scopes: scopes, options: options(client, name), name: name) { url in
                output.print("Open this page in a browser on this machine:\n\n\(url)\n")
            }
        case .paste:
            let request = try await client.beginLogin(
                scopes: scopes,
                redirectURL: "http://127.0.0.1:1",
                options: options(client, name)
            )
            output.print(
                """
                Open this page in any browser:

                \(request.url)

                At the end the browser cannot show a page of 127.0.0.1. Paste its address here:
                """
            )
            guard let pasted = try await readLine() else { throw ToolFailure(.usage, "no address was pasted") }
            account = try await client.finishLogin(request, redirect: pasted, name: name)
        case .device:
            let device = try await client.deviceCode(scopes: scopes)
            output.print("Open \(device.verificationURL) in any browser and enter the code \(device.userCode)")
            account = try await device.account(name: name)
        }
        output.print("\(output.styled("logged in", .green)) as \(account.shownName.singleLine)")
        if let name, !account.isCalled(name) {
            output.print("This is another account than \(name); gapi logout ends it.")
        }
        if account.refreshToken == nil {
            output.print("The server gave no refresh token, so this login ends with its first token.")
        }
    }

    private func options(_ client: OAuthClient, _ name: String?) -> AuthorizationOptions {
        let isGoogle = client.server.issuer == OAuthServer.google.issuer
        // Only a new consent is sure to give a refresh token.
        var options = isGoogle ? AuthorizationOptions.google(consent: true) : AuthorizationOptions()
        options.loginHint = name
        return options
    }

    // MARK: Accounts

    /// Writes all accounts, as a table or as JSON.
    func list(asJSON: Bool) async throws {
        let accounts = try await book.accounts
        if asJSON {
            let values = accounts.map { account in
                JSON.Value(members: [
                    ("name", JSON.Value(account.shownName)), ("id", JSON.Value(account.id.subject)),
                    ("issuer", JSON.Value(account.id.issuer)), ("client", JSON.Value(account.id.clientID)),
                    ("scopes", JSON.Value((account.accessToken?.scopes ?? []).map { JSON.Value($0) })),
                    ("needsLogin", JSON.Value(account.needsLogin)),
                ])
            }
            return output.write(String(decoding: JSON.Value(values).encoded(pretty: true), as: UTF8.self) + "\n")
        }
        guard !accounts.isEmpty else { return output.print("There are no accounts; gapi login adds one.") }
        let rows = accounts.map { account in
            [account.shownName, account.id.issuer, account.needsLogin ? "log in again" : "ok"].map(\.singleLine)
        }
        let titles = ["account", "server", "state"]
        let table = Table(
            columns: titles.indices.map { column in
                Table.Column(titles[column], width: rows.map { $0[column].count }.max() ?? 0, .left)
            }
        )
        output.print(output.styled(table.header, .bold))
        for row in rows { output.print(table.line(row)) }
    }

    /// Removes an account, after its tokens have been ended at the server.
    func logout(_ name: String?) async throws {
        guard let account = try await book.account(named: name, choice: "gapi logout NAME") else {
            throw ToolFailure(.permission, "there are no accounts")
        }
        let isEnded = try await end(account)
        output.print("logged out \(account.shownName.singleLine)")
        if !isEnded {
            output.print("The server did not end the tokens, so they live until they expire.")
        }
    }

    /// Ends the tokens of an account and removes it, even if its server is no longer there.
    private func end(_ account: StoredAccount) async throws -> Bool {
        let client: OAuthClient
        do {
            client = try await book.client(of: account)
        } catch let error as OAuthError where [.unavailable, .badAnswer, .refused].contains(error.code) {
            try await book.store.withAccount(account.id) { $0 = nil }
            return false
        }
        return try await client.logout(account.id)
    }
}
