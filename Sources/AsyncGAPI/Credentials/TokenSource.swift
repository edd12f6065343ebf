public import AsyncOAuth

extension GAPI {
    /// One of Google's kinds of credentials: it gets tokens, and where it can, signatures.
    ///
    /// Sources are values without state. ``GAPI/Credentials`` keeps their tokens.
    public protocol TokenSource: Sendable {
        /// The identity, never a secret; `nil` while it is unknown, or if only the tokens tell it
        /// (`AccessToken.identity`).
        ///
        /// It is the same on all machines, and for one account alone: see `TokenProvider`.
        var identity: String? { get }

        /// A Boolean value indicating whether the source can act in a user's name, so that it reads
        /// ``GAPI/TokenPurpose/subject``; `false` by default.
        var canActForUsers: Bool { get }

        /// Gets an access token.
        ///
        /// The token's `headerFields` have `X-Goog-User-Project` where the source has a project for quota.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken

        /// Gets an id token for an audience (Cloud Run, IAP), as a bearer token with the expiry of its `exp`.
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source has none; `OAuthError`; `CancellationError`.
        func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken

        /// Returns what signs in the name of the source's account: a key, or the service that has one (`signBlob`).
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source cannot sign; `OAuthError`; `CancellationError`.
        func signer(in environment: TokenEnvironment) async throws -> any Signer

        /// Returns the project of the source, if it knows one.
        func projectID(in environment: TokenEnvironment) async throws -> String?
    }

    /// What signs in the name of a service account.
    public protocol Signer: Sendable {
        /// The e-mail address of the account.
        var email: String { get }
        /// The id of the key that signs, if it is known before.
        var keyID: String? { get }
        /// Returns the signature of bytes: RSA PKCS#1 v1.5 with SHA-256.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        func signature(of bytes: [UInt8]) async throws -> [UInt8]
    }
}

extension GAPI.TokenSource {
    /// `false`: most sources stand for one identity.
    public var canActForUsers: Bool { false }

    /// Throws: most sources have no id tokens.
    public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
        throw OAuthError(.unsupportedType, "these credentials (\(Self.self)) have no id tokens")
    }

    /// Throws: most sources cannot sign.
    public func signer(in environment: TokenEnvironment) async throws -> any GAPI.Signer {
        throw OAuthError(.unsupportedType, "these credentials (\(Self.self)) cannot sign")
    }

    /// `nil`: no project is known.
    public func projectID(in environment: TokenEnvironment) async throws -> String? { nil }
}
