/// The only user of the emulated feeds, who has to log in (ClientLogin at `/accounts/ClientLogin`).
public struct FeedAccount: Sendable {
    /// The user's address.
    public var user: String
    /// The user's password.
    public var password: String
    /// The answer to the captcha that the login requires; `nil` for no captcha.
    public var captchaAnswer: String?
    /// The number of requests for which a token is valid; `nil` for any number.
    public var requestsPerToken: Int?

    /// Creates an account without a captcha, whose tokens do not expire.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}
