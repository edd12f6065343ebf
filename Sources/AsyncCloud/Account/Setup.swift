public import AsyncFetch

extension Cloud {
    /// A server as it was found: all that an account needs but the login.
    public struct Setup: Sendable {
        /// The URL that the person typed, without a password.
        public let typedURL: String
        /// The URL of the server, with a slash at its end: the suggestion for the account.
        public let server: String
        /// The state of the server.
        public let status: ServerStatus
        /// The ways to log in, the best first; never empty.
        public let methods: [LoginMethod]
        /// The OpenID provider, if there is one.
        public let issuer: String?
        /// All that a person should know, in the order in which it was found; everything in it was approved.
        public let issues: [Issue]
        /// The accepted certificates, by host, with its port unless that is 443.
        public let pins: [String: Pin]
        /// The name in the typed URL, if it had one (`https://alice@example.com`).
        public let loginName: String?

        /// Returns a bookmark of the server, for the best way to log in.
        ///
        /// - Parameter configure: Sets the name, the login and what is known of the user.
        /// - Returns: The bookmark.
        /// - Throws: The error of the closure.
        public func bookmark<E: Swift.Error>(_ configure: (inout Bookmark) throws(E) -> Void) throws(E) -> Bookmark {
            var bookmark = Bookmark()
            bookmark.server = server
            bookmark.typedURL = typedURL
            bookmark.method = methods.first
            bookmark.issuer = issuer
            bookmark.loginName = loginName
            bookmark.pins = pins.isEmpty ? nil : pins
            try configure(&bookmark)
            return bookmark
        }

        /// Returns a bookmark of the server, for the best way to log in.
        public func bookmark() -> Bookmark { bookmark { _ in } }
    }

    /// The rules of a setup.
    public struct SetupOptions: Sendable {
        /// The rule for servers without encryption; this machine's own are always used.
        public var plainHTTP = PlainHTTPPolicy.asks
        /// The lowest major version that is accepted.
        public var minimumVersion = 10
        /// The decisions about certificates; their pins become those of the bookmark.
        public var trust = Trust()
        /// The settings of the requests.
        public var fetcher = Fetcher.Configuration()
        /// The transport of the requests, for tests.
        package var transport: (any HTTPTransport)?

        /// Creates the usual rules.
        public init() {}

        /// Creates the usual rules and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    /// Finds the server that a person means, its state, and the ways to log in.
    ///
    /// ```swift
    /// let setup = try await Cloud.prepare("cloud.example.com") { issue in
    ///     await ask(issue.message) ? .approve : .reject
    /// }
    /// print(setup.server, setup.status.versionString, setup.methods)
    /// ```
    ///
    /// No credentials are sent. No redirect is followed, and no provider elsewhere is asked, unless that was approved; a
    /// provider that is not approved is left out. No server in the internet leads into a private network, and no provider
    /// there has endpoints in one, unless `allowsInwardLinks` of the requests' settings is set. At most 30 requests are
    /// made. Without a scheme, https is tried first, and http only if nobody answers there. Cancelling the task ends the
    /// request that is under way.
    ///
    /// - Parameters:
    ///   - url: The URL as it was typed: with or without a scheme, with a path of the server's pages or not.
    ///   - options: The rules.
    ///   - decide: Decides about an issue; by default warnings are rejected.
    /// - Returns: The server.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/notApproved`` for a rejected issue, ``Cloud/Error/Code/untrusted``
    ///   for its certificate, ``Cloud/Error/Code/badAnswer`` if it is no such server, and others; `CancellationError`;
    ///   the errors of `decide`.
    public static func prepare(
        _ url: String,
        options: SetupOptions = .init(),
        decide: @escaping @Sendable (Issue) async throws -> Issue.Decision = {
            $0.level == .informal ? .approve : .reject
        }
    ) async throws -> Setup {
        let typed = try ServerURL(typed: url)
        var search = ServerSearch(options, decide)
        return try await search.find(typed)
    }
}
