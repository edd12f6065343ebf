public import AsyncFetch
public import AsyncOAuth

extension GAPI {
    /// A source of subject tokens: the proofs of another identity provider that ``GAPI/ExternalAccount`` exchanges.
    ///
    /// A source is a value without state: it is asked for each new access token, because platforms rotate their tokens.
    /// ``GAPI/SuppliedSubjectToken`` is the source for whatever has no ready one.
    public protocol SubjectTokenSource: Sendable {
        /// The identity of the tokens' subject, never a secret; `nil`, the default, while it is unknown.
        ///
        /// It stands for one subject alone on all machines. A path or a URL does not: elsewhere, it leads to the token of
        /// another subject. A source of JSON Web Tokens needs no identity, because their claims tell it.
        var identity: String? { get }

        /// Gets a subject token.
        ///
        /// - Throws: `OAuthError`, with the code `subjectToken` if there is no token; `CancellationError`.
        func subjectToken(
            for request: SubjectTokenRequest,
            in environment: TokenEnvironment
        ) async throws -> String

        /// Returns the client certificate for the exchange of the token; `nil`, the default, for none.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        func clientCertificate() async throws -> TLSPolicy.Identity?
    }

    /// The exchange that a subject token is for.
    public struct SubjectTokenRequest: Sendable, Hashable {
        /// The identity pool and its provider, as Google names them.
        public var audience: String
        /// The type of the token, a URN.
        public var tokenType: String
        /// The e-mail address of the service account that is impersonated afterwards, if any.
        public var impersonatedEmail: String?

        /// Creates a request.
        public init(audience: String, tokenType: String, impersonatedEmail: String? = nil) {
            self.audience = audience
            self.tokenType = tokenType
            self.impersonatedEmail = impersonatedEmail
        }
    }

    /// Subject tokens from a closure, for identity providers without a ready source.
    ///
    /// ```swift
    /// let source = GAPI.SuppliedSubjectToken { _ in try await vault.identityToken() }
    /// ```
    public struct SuppliedSubjectToken: SubjectTokenSource {
        private let supply: @Sendable (SubjectTokenRequest) async throws -> String

        /// Creates a source.
        ///
        /// - Parameter supply: Returns a token. Its errors are thrown by whoever waits for the access token.
        public init(_ supply: @escaping @Sendable (SubjectTokenRequest) async throws -> String) {
            self.supply = supply
        }

        /// Calls the closure.
        ///
        /// - Throws: The error of the closure; `OAuthError/Code/subjectToken` if the token is empty.
        public func subjectToken(
            for request: SubjectTokenRequest,
            in environment: TokenEnvironment
        ) async throws -> String {
            let token = try await supply(request)
            guard !token.isEmpty else {
                throw OAuthError(.subjectToken, "the closure for subject tokens returned an empty text")
            }
            return token
        }
    }
}

extension GAPI.SubjectTokenSource {
    /// `nil`: the identity is unknown.
    public var identity: String? { nil }

    /// `nil`: the exchange needs no client certificate.
    public func clientCertificate() async throws -> TLSPolicy.Identity? { nil }
}
