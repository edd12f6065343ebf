import AsyncFetch
import AsyncJSON
import AsyncOAuth
import HTTPTypes

/// The requests of a setup, one after another.
struct ServerSearch {
    let options: Cloud.SetupOptions
    let decide: @Sendable (Cloud.Issue) async throws -> Cloud.Issue.Decision
    /// What was approved.
    var issues: [Cloud.Issue] = []
    private var requests = 0
    /// The fetchers by origin.
    private var fetchers: [String: Fetcher] = [:]

    /// The most requests of a setup, and the most redirects among them.
    private static let maximum = (requests: 30, redirects: 5)

    init(
        _ options: Cloud.SetupOptions,
        _ decide: @escaping @Sendable (Cloud.Issue) async throws -> Cloud.Issue.Decision
    ) {
        self.options = options
        self.decide = decide
    }

    mutating func find(_ typed: ServerURL) async throws -> Cloud.Setup {
        let result: Result<Cloud.Setup, any Swift.Error>
        do { result = .success(try await search(typed)) } catch { result = .failure(error) }
        for fetcher in fetchers.values { await fetcher.shutdown() }
        return try result.get()
    }

    private mutating func search(_ typed: ServerURL) async throws -> Cloud.Setup {
        let (server, status) = try await reachable(typed)
        guard status.isInstalled else {
            throw Cloud.Error(.unreachable, "the server at \(Redaction.text(server)) is not set up yet")
        }
        guard !status.isUnavailable else {
            throw Cloud.Error(
                .maintenance,
                "the server at \(Redaction.text(server)) is in maintenance; try again later"
            )
        }
        guard (status.majorVersion ?? 0) >= options.minimumVersion else {
            throw Cloud.Error(
                .unsupported,
                "the server has version \(status.versionString), and \(options.minimumVersion) is the lowest that works"
            )
        }
        try await judgeTransport(of: server)
        let (methods, issuer) = try await logins(at: server)
        return Cloud.Setup(
            typedURL: typed.withoutPassword,
            server: server,
            status: status,
            methods: methods,
            issuer: issuer,
            issues: issues,
            pins: await options.trust.pins,
            loginName: typed.user
        )
    }

    /// Returns the server that answers: by https, or else by http if the person named neither.
    private mutating func reachable(_ typed: ServerURL) async throws -> (String, Cloud.ServerStatus) {
        do {
            return try await server(at: typed.text)
        } catch let error as Cloud.Error where !typed.hasScheme && options.plainHTTP != .forbidden {
            guard await isAbsent(after: error) else { throw error }
            do {
                return try await server(at: "http" + typed.text.dropFirst("https".count))
            } catch let second as Cloud.Error where second.code == .unreachable { throw error }
        }
    }

    /// Returns `true` if nobody is there, or somebody who does not speak TLS at all.
    ///
    /// A server that has shown a certificate, or has answered, is there: its data does not go without encryption.
    private func isAbsent(after error: Cloud.Error) async -> Bool {
        guard error.status == nil, await !options.trust.hasSeenCertificate else { return false }
        switch (error.cause as? FetchError)?.code {
        case .unreachable?, .connectTimeout?, .connectionLost?: return true
        // The name that TLS gives to plain text.
        case .tls?: return "\(error.cause, default: "")".contains("WRONG_VERSION_NUMBER")
        default: return false
        }
    }

    /// Follows the redirects of `status.php` to the server that has one.
    private mutating func server(at url: String) async throws -> (String, Cloud.ServerStatus) {
        var server = url
        var seen: Set = [server]
        while true {
            let response = try await send(.get, server + "status.php")
            if let status = Self.status(response) { return (server, status) }
            if let target = try Self.target(of: response, from: server + "status.php") {
                let next = try ServerURL.root(target)
                guard seen.insert(next).inserted, seen.count <= Self.maximum.redirects + 1 else { break }
                try await judgeRedirect(from: server, to: next)
                server = next
            } else if response.head.status == .notFound, server == url {
                // Where Debian and others put it.
                let usual = server + "owncloud/"
                guard let status = Self.status(try await send(.get, usual + "status.php")) else { break }
                try await judgeRedirect(from: server, to: usual)
                return (usual, status)
            } else {
                if response.head.status.code >= 500 { throw Cloud.Error(status: response.head.status.code) }
                break
            }
        }
        throw Cloud.Error(
            .badAnswer,
            "there is no ownCloud at \(Redaction.text(url)); is the URL right, and no login page in between?"
        )
    }

    private static func status(_ response: FetchResponse) -> Cloud.ServerStatus? {
        guard response.head.status == .ok else { return nil }
        return (try? JSON.Value(parsing: response.body.readableBytesView)).flatMap { Cloud.ServerStatus($0) }
    }

    // MARK: The wire

    /// Sends a request without credentials; a redirect is the answer.
    mutating func send(
        _ method: HTTPRequest.Method,
        _ url: String,
        _ fields: HTTPFields = [:]
    ) async throws -> FetchResponse {
        try count(1)
        do {
            let request = try HTTPRequest(method, url: url, headerFields: fields)
            let options = FetchOptions {
                $0.retry = StandardRetry { $0.maximumAttempts = 2 }
                $0.maximumResponseBytes = 1 << 20
                $0.isIdempotent = true
            }
            let fetcher = fetcher(for: request, url)
            return try await answered { try await fetcher.fetch(request, options: options) }
        } catch { throw Cloud.Error.mapping(error) }
    }

    mutating func count(_ more: Int) throws(Cloud.Error) {
        requests += more
        guard requests <= Self.maximum.requests else {
            throw Cloud.Error(.badAnswer, "the server was not found in \(Self.maximum.requests) requests")
        }
    }

    /// Makes a call, and once more if it failed and a person then accepts the certificate: people take longer for an answer
    /// than a connection waits.
    func answered<R>(_ call: () async throws -> R) async throws -> R {
        let before = await options.trust.acceptances
        do {
            return try await call()
        } catch  where error is FetchError || error is OAuthError {
            try await options.trust.waitForAnswers()
            guard await options.trust.acceptances != before else { throw error }
            return try await call()
        }
    }

    private mutating func fetcher(for request: HTTPRequest, _ url: String) -> Fetcher {
        let origin = "\(request.scheme ?? "")://\(request.authority ?? "")"
        if let fetcher = fetchers[origin] { return fetcher }
        let fetcher = Fetcher(configuration(for: url), transport: options.transport)
        fetchers[origin] = fetcher
        return fetcher
    }

    /// Returns the settings of requests to a host: without secrets, and subject to the decisions about certificates.
    func configuration(for url: String) -> Fetcher.Configuration {
        var configuration = options.fetcher
        configuration.credentials = OriginCredentials()
        configuration.cookies = .none
        configuration.cache = nil
        configuration.willRedirect = { _ in nil }
        configuration.allowsInsecureHTTP = true
        options.trust.guardConnections(of: &configuration, to: url)
        return configuration
    }

    /// Returns the URL to which an answer redirects; `nil` if it does not.
    static func target(of response: FetchResponse, from url: String) throws -> String? {
        guard [301, 302, 303, 307, 308].contains(response.head.status.code),
            let location = response.head.headerFields[.location]
        else { return nil }
        guard let target = try? HTTPRequest(url: url).resolving(location) else {
            throw Cloud.Error(.badAnswer, "the server redirects to something that is no URL")
        }
        return "\(target.scheme ?? "")://\(target.authority ?? "")\(target.path ?? "/")"
    }
}
