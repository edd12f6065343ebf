/// The one user of the emulated feeds, who has to log in (ClientLogin at `/accounts/ClientLogin`).
public struct FeedAccount: Sendable {
    /// The user's address.
    public var user: String
    /// The user's password.
    public var password: String
    /// The answer to the captcha that the login asks for; `nil` for none.
    public var captchaAnswer: String?
    /// How many requests a token is good for; `nil` for any number.
    public var requestsPerToken: Int?

    /// Creates an account without a captcha, whose tokens do not expire.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}
