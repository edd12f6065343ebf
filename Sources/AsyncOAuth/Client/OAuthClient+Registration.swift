extension OAuthClient {
    /// Returns the client as the server knows it; registers it if that is necessary.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func registration() async throws -> ClientRegistration {
        try await registration { $0.isValid(at: environment.now()) }
    }

    /// Returns the client to which the tokens in the store belong, even if its secret has expired by this machine's
    /// clock: the clock can be wrong, and a new client could not use them.
    func registrationOfTokens() async throws -> ClientRegistration { try await registration { _ in true } }

    private func registration(
        if isUsable: @Sendable (ClientRegistration) -> Bool
    ) async throws -> ClientRegistration {
        switch origin {
        case .known(let id, let secret):
            return known(KnownClient(id: id, secret: secret))
        case .registering(let metadata, let token, let fallback):
            return try await registered(metadata, token, fallback, if: isUsable)
        }
    }

    /// Sends a grant to the token endpoint.
    ///
    /// If the server does not know a client that registers itself any more, the client is registered again.
    ///
    /// - Parameters:
    ///   - grant: The grant.
    ///   - client: The client that the grant belongs to, such as that of a login; `nil` for that of stored tokens.
    ///   - isTiedToClient: `true` for codes, which a new client could not use: registering again then only helps the
    ///     next login.
    /// - Returns: The tokens.
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func tokens(
        for grant: TokenGrant,
        as client: ClientRegistration? = nil,
        isTiedToClient: Bool = false
    ) async throws -> TokenResponse {
        let current = if let client { client } else { try await registrationOfTokens() }
        do {
            return try await endpoint(current).tokens(for: grant, in: environment)
        } catch let error as OAuthError where error.reason == .invalidClient {
            guard case .registering(let metadata, let token, let fallback) = origin else { throw error }
            let new = try await registered(metadata, token, fallback) { $0.clientID != current.clientID }
            guard !isTiedToClient, new.clientID != current.clientID else { throw error }
            return try await endpoint(new).tokens(for: grant, in: environment)
        }
    }

    /// Returns the token endpoint, with the client's authentication.
    package func endpoint(_ client: ClientRegistration) -> TokenEndpoint {
        TokenEndpoint(server.tokenEndpoint, authentication: authentication(client))
    }

    /// Returns the way in which the client says who it is.
    package func authentication(_ client: ClientRegistration) -> ClientAuthentication {
        server.authentication(id: client.clientID, secret: client.clientSecret, method: client.authenticationMethod)
    }

    private func known(_ client: KnownClient) -> ClientRegistration {
        let id = ClientRegistration.ID(issuer: server.issuer, name: accountClientID)
        return ClientRegistration(id: id, clientID: client.id, clientSecret: client.secret)
    }

    /// Returns the stored registration, or a new one if it does not pass a check.
    ///
    /// At a server that registers nobody, the fallback is stored in place of a registration: the tokens of the login
    /// that follows belong to it, even if the server registers others later.
    private func registered(
        _ metadata: ClientMetadata,
        _ token: String?,
        _ fallback: KnownClient?,
        if isUsable: @Sendable (ClientRegistration) -> Bool
    ) async throws -> ClientRegistration {
        let id = ClientRegistration.ID(issuer: server.issuer, name: metadata.name)
        return try await store.withRegistration(id) { stored in
            if let stored, isUsable(stored) { return stored }
            let new: ClientRegistration
            do throws(any Error) {
                new = try await server.register(metadata, initialAccessToken: token, in: environment)
            } catch let error as OAuthError where error.isRefusalToRegister {
                guard let fallback else { throw error }
                new = known(fallback)
            }
            stored = new
            return new
        }
    }
}

extension OAuthError {
    /// A Boolean value indicating whether the server registers nobody, or not this client.
    fileprivate var isRefusalToRegister: Bool {
        // A server that is only asked too often gets to know the same client later.
        guard !isRetryable else { return false }
        return code == .refused || code == .invalidConfiguration || [401, 403, 404, 405, 501].contains(status)
    }
}
