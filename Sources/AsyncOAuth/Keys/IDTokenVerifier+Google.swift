extension IDTokenVerifier {
    /// Creates a verifier for the id tokens of Google's users and service accounts.
    ///
    /// - Parameters:
    ///   - audience: The id of the client; for a service on Cloud Run, its URL.
    ///   - environment: The network and the clocks.
    /// - Returns: The verifier, which keeps the keys.
    public static func google(audience: String, environment: TokenEnvironment = .standard) -> Self {
        var verifier = Self(
            issuer: "https://accounts.google.com",
            keysURL: "https://www.googleapis.com/oauth2/v3/certs",
            audience: audience,
            environment: environment
        )
        verifier.issuers.insert("accounts.google.com")
        return verifier
    }

    /// Creates a verifier for the header field `x-goog-iap-jwt-assertion`, which Identity-Aware Proxy adds to requests.
    ///
    /// - Parameters:
    ///   - audience: `/projects/NUMBER/apps/PROJECT` or `/projects/NUMBER/global/backendServices/ID`.
    ///   - environment: The network and the clocks.
    /// - Returns: The verifier, which keeps the keys.
    public static func iap(audience: String, environment: TokenEnvironment = .standard) -> Self {
        Self(
            issuer: "https://cloud.google.com/iap",
            keysURL: "https://www.gstatic.com/iap/verify/public_key-jwk",
            audience: audience,
            environment: environment
        )
    }
}
