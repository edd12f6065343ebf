/// The times at which tokens are replaced.
public struct RefreshPolicy: Sendable {
    /// The longest time before the expiry at which a new token is requested.
    ///
    /// The window is a quarter of the token's lifetime at most, so that tokens of a minute are not always old.
    public var window: Duration = .seconds(225)
    /// The shortest time between two attempts to replace a token that is still valid.
    public var pause: Duration = .seconds(10)
    /// The time for which a permanent error (a revoked grant, a bad key) is the answer to all calls.
    public var failureLifetime: Duration = .seconds(10)

    /// Creates a policy with the default values.
    public init() {}

    /// Creates a policy with the default values and changes it with a closure.
    public init(_ configure: (inout Self) -> Void) { configure(&self) }

    /// The default values.
    public static let standard = RefreshPolicy()
}
