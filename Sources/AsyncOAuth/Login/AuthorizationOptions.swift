/// The options of a login, besides the scopes: the dialogues of the page, the redirect, the time limit.
///
/// ```swift
/// let account = try await client.authorize(scopes: ["openid", "email"], options: .google(consent: true)) { url in
///     print("Open this page:", url)
/// }
/// ```
public struct AuthorizationOptions: Sendable, Hashable {
    /// A parameter of the authorization page.
    public struct Parameter: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a parameter.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The dialogues that the user must see: `login`, `consent`, `select_account`; or `none` (OpenID Connect Core
    /// §3.1.2.1).
    public var prompt: [String] = []
    /// The account that the page suggests, an e-mail address mostly.
    public var loginHint: String?
    /// More parameters, which servers define.
    public var parameters: [Parameter] = []
    /// The address of the redirect on this machine.
    public var loopback = LoopbackRedirect()
    /// The longest time that a login waits for the user.
    public var timeout: Duration = .seconds(300)

    /// Creates options with the default values.
    public init() {}

    /// Creates options with the default values and changes them with a closure.
    public init(_ configure: (inout Self) -> Void) { configure(&self) }

    /// Options for Google: with a refresh token (`access_type=offline`), and with scopes that were granted before.
    ///
    /// Google gives a refresh token at the first login only. Without it, ask for consent again.
    ///
    /// - Parameters:
    ///   - consent: `true` if the user has to consent again, which gives a new refresh token.
    ///   - domain: The Workspace domain whose accounts the page offers (`hd`). Check the domain of the id token too.
    /// - Returns: The options.
    public static func google(consent: Bool = false, domain: String? = nil) -> Self {
        Self {
            $0.parameters = [Parameter("access_type", "offline"), Parameter("include_granted_scopes", "true")]
            if let domain { $0.parameters.append(Parameter("hd", domain)) }
            if consent { $0.prompt = ["consent"] }
        }
    }

    /// Options for ownCloud: the user chooses the account and consents.
    ///
    /// The scopes of its clients are `openid offline_access email profile`.
    public static let ownCloud = Self { $0.prompt = ["select_account", "consent"] }

    /// Returns the options that a server needs for a refresh token.
    static func standard(for server: OAuthServer) -> Self {
        server.issuer == "https://accounts.google.com" ? .google() : Self()
    }
}

extension AuthorizationOptions: CustomStringConvertible, CustomReflectable {
    /// The prompt and the names of the parameters, without their values.
    public var description: String {
        "AuthorizationOptions(prompt: \(prompt), parameters: \(parameters.map(\.name)), timeout: \(timeout))"
    }
    /// A mirror that does not show the values of parameters.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
