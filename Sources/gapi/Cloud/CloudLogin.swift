import AsyncCloud
import AsyncFetch
import AsyncOAuth
import GAPIDescription

/// A login at an ownCloud, from the URL that a person types to the stored account.
struct CloudLogin: Sendable {
    let accounts: CloudAccounts
    let streams: ToolStreams
    var url: String
    var user: String?
    var name: String?
    /// The SHA-256 of the certificate that is accepted without a question.
    var fingerprint: String?
    var isPasted = false
    var usesPassword = false
    /// A Boolean value indicating whether a server without encryption, or at another place, is accepted without a
    /// question.
    var acceptsWarnings = false

    private var output: Console { streams.output }

    func run() async throws -> Cloud.Bookmark {
        let setup = try await prepare()
        var bookmark = setup.bookmark()
        try requireFingerprint(of: &bookmark)
        if usesPassword { bookmark.method = .basic }
        guard let method = bookmark.method, setup.methods.contains(method) else {
            throw ToolFailure(.unavailable, "the server does not take passwords; leave out --password")
        }
        if let user { bookmark.loginName = user }
        // Nothing is stored before the login is done.
        let trust = Cloud.Trust(pins: bookmark.pins ?? [:])
        let login = try await method == .basic ? passwordLogin(bookmark) : browserLogin(&bookmark, trust)
        do {
            let connection = try accounts.connection(bookmark, credentials: login.credentials, trust: trust)
            bookmark.userID = try await connection.connect().user.id
            let pins = await trust.pins
            bookmark.pins = pins.isEmpty ? nil : pins
            bookmark = try await accounts.add(bookmark, named: name, password: login.password)
        } catch {
            // What no account has is ended, after Ctrl-C too.
            let (accounts, failed) = (accounts, bookmark)
            await Task { try? await accounts.endTokens(of: failed) }.value
            throw error
        }
        output.print("\(output.styled("logged in", .green)) as \(bookmark.shownName) at \(setup.server)")
        return bookmark
    }

    /// Throws unless the server has shown the certificate that the person knows, whoever else trusts it; from now on it is
    /// the only one.
    private func requireFingerprint(of bookmark: inout Cloud.Bookmark) throws {
        guard let fingerprint else { return }
        guard bookmark.serverPin?.fingerprint == Self.digits(fingerprint) else {
            throw ToolFailure(.unavailable, "the server does not show the certificate with that fingerprint")
        }
        bookmark.serverPin?.isOnly = true
    }

    // MARK: The server

    private func prepare() async throws -> Cloud.Setup {
        var options = Cloud.SetupOptions { $0.fetcher = accounts.configuration }
        options.trust = Cloud.Trust(decide: { question in try await decide(question) })
        if fingerprint != nil { options.plainHTTP = .forbidden }
        return try await Cloud.prepare(url, options: options) { issue in
            guard issue.level == .warning else { return .approve }
            if acceptsWarnings { return .approve }
            return try await streams.cloud.confirm("\(issue.message.singleLine). Go on?") ? .approve : .reject
        }
    }

    private func decide(_ question: Cloud.Trust.Question) async throws -> Cloud.Trust.Decision {
        let shown = question.certificate.fingerprint
        if let fingerprint { return Self.digits(fingerprint) == shown ? .accept : .reject }
        if question.isVerified { return .accept }
        let text = "The certificate of \(question.host) is trusted by nobody here. Its SHA-256 is\n  \(shown)\n"
        return try await streams.cloud.confirm(text + "Is it the one that you know?") ? .accept : .reject
    }

    private static func digits(_ fingerprint: String) -> String {
        fingerprint.filter { $0 != ":" && $0 != " " }.lowercased()
    }

    // MARK: Logins

    /// The credentials of a login, and the password that is kept.
    private typealias Login = (credentials: any FetchCredentials, password: String?)

    private func passwordLogin(_ bookmark: Cloud.Bookmark) async throws -> Login {
        guard let user = bookmark.loginName else {
            throw ToolFailure(.usage, "name the user with --user NAME, or in the URL: https://NAME@host")
        }
        guard let password = try await streams.cloud.password(user), !password.isEmpty else {
            throw ToolFailure(.usage, "no password was given; set GAPI_CLOUD_PASSWORD, or write it to standard input")
        }
        return (try BasicCredentials(user: user, password: password), password)
    }

    private func browserLogin(_ bookmark: inout Cloud.Bookmark, _ trust: Cloud.Trust) async throws -> Login {
        let client = try await accounts.client(of: bookmark, trust: trust)
        var options = bookmark.authorization
        options.loginHint = bookmark.loginName
        let account: StoredAccount
        if isPasted {
            // As the client is registered; a provider frees the port only (RFC 8252 §7.3).
            let redirect = "http://\(options.loopback.host.rawValue):1\(options.loopback.path)"
            let request = try await client.beginLogin(
                scopes: bookmark.scopes,
                redirectURL: redirect,
                options: options
            )
            output.print("Open this page in any browser:\n\n\(request.url)\n")
            output.print("At the end the browser cannot show a page of this machine. Paste its address here:")
            guard let pasted = try await streams.cloud.line() else {
                throw ToolFailure(.usage, "no address was pasted")
            }
            account = try await client.finishLogin(request, redirect: pasted)
        } else {
            let output = output
            account = try await client.authorize(scopes: bookmark.scopes, options: options) { url in
                output.print("Open this page in a browser on this machine:\n\n\(url)\n")
            }
        }
        bookmark.account = account.id
        return (client.credentials(for: account.id), nil)
    }
}
