/// A provider whose tokens come from a closure.
struct SuppliedTokens: TokenProvider {
    let identity: String?
    private let supply: @Sendable () async throws -> AccessToken

    /// Creates a provider; without an identity, it has one of its own.
    init(identity: String?, supply: @escaping @Sendable () async throws -> AccessToken) {
        self.identity = identity ?? String(UInt128.random(in: 0 ... .max))
        self.supply = supply
    }

    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
        try await supply()
    }
}
