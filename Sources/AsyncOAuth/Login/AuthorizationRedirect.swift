/// The parameters with which a server sends the user back (RFC 6749 §4.1.2, RFC 9207).
struct AuthorizationRedirect {
    private let parameters: [(name: String, value: String)]

    /// The parameters that decide about a login, and so must be readable.
    private static let decisive: Set<String> = ["state", "code", "error", "iss"]

    /// Parses the query of a redirect.
    ///
    /// Of the other parameters, those that cannot be decoded are empty: they are no reason to miss the redirect.
    init?(query: some StringProtocol) {
        let parameters = LoginURL.parameters(ofQuery: query)
        guard !parameters.contains(where: { $0.value == nil && Self.decisive.contains($0.name) }) else { return nil }
        self.parameters = parameters.map { (name: $0.name, value: $0.value ?? "") }
    }

    /// Returns `true` if the redirect has the state of a login, once: then only the server of this login can have made
    /// it.
    ///
    /// Whatever else such a redirect says is the end of the login. All others are strays.
    func belongs(to request: AuthorizationRequest) -> Bool {
        let states = values("state")
        return states.count == 1 && states.allSatisfy { LoginSecret.areEqual($0, request.state) }
    }

    /// Returns the code for the token endpoint.
    ///
    /// - Throws: ``OAuthError/Code/stateMismatch`` for the redirect of another login or issuer;
    ///   ``OAuthError/Code/refused`` if the server or the user said no; ``OAuthError/Code/badAnswer``.
    func code(for request: AuthorizationRequest) throws(OAuthError) -> String {
        guard belongs(to: request) else {
            throw OAuthError(.stateMismatch, "the redirect does not belong to this login; log in again")
        }
        if let name = ["code", "error", "error_description", "iss"].first(where: { values($0).count > 1 }) {
            throw OAuthError(.badAnswer, "the redirect repeats the parameter \(name)")
        }
        let issuer = values("iss").first
        guard issuer == nil ? !request.namesIssuer : issuer == request.issuer else {
            throw OAuthError(
                .stateMismatch,
                "the redirect \(issuer == nil ? "does not name its issuer" : "names another issuer"), "
                    + "instead of \(request.issuer) (RFC 9207)"
            )
        }
        if let error = values("error").first { throw Self.refusal(error, values("error_description").first) }
        guard let code = values("code").first, !code.isEmpty else {
            throw OAuthError(.badAnswer, "the redirect has neither a code nor an error")
        }
        return code
    }

    private func values(_ name: String) -> [String] { parameters.filter { $0.name == name }.map(\.value) }

    private static func refusal(_ error: String, _ explanation: String?) -> OAuthError {
        guard error.isPlain(besides: "_.-"), 1...64 ~= error.utf8.count else {
            return OAuthError(.badAnswer, "the redirect has an error without a readable name")
        }
        let reason = OAuthError.Reason(rawValue: error)
        guard reason != .accessDenied else {
            return OAuthError(.refused, "the user, or a rule of the server, denied the access", reason: reason)
        }
        let shown = OAuthError.shown(explanation ?? "")
        return OAuthError(
            .refused,
            "the server refused the login" + (shown.isEmpty ? "" : ": \(shown)"),
            reason: reason
        )
    }
}
