import AsyncFetch
import AsyncJSON
public import AsyncOAuth
import HTTPTypes

extension GAPI.ExternalAccount {
    /// Gets a subject token and exchanges it for an access token.
    ///
    /// The requests of the exchange are retried if that is safe. Cancelling the task ends the wait, and a program that
    /// supplies the subject token.
    ///
    /// - Throws: `OAuthError/Code/universeMismatch`; `OAuthError`; the error of a closure that supplies subject tokens;
    ///   `CancellationError`.
    public func token(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        try purpose.requireUniverse(universeDomain)
        if let impersonated = try impersonated() {
            // Google wants the scopes at the last step only.
            return try await impersonated.token(for: purpose, replacing: previous, in: environment)
        }
        var token = try await exchanged(scopes: purpose.scopes, in: environment)
        token.setQuotaProject(purpose.quotaProject ?? quotaProjectID)
        return token
    }

    /// Gets an id token of the service account that is impersonated.
    ///
    /// - Throws: `OAuthError/Code/unsupportedType` without an impersonation; `OAuthError`; `CancellationError`.
    public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
        try await requireImpersonated("id tokens").idToken(audience: audience, in: environment)
    }

    /// Returns a signer of the service account that is impersonated.
    ///
    /// - Throws: `OAuthError/Code/unsupportedType` without an impersonation; `OAuthError`.
    public func signer(in environment: TokenEnvironment) async throws -> any GAPI.Signer {
        try await requireImpersonated("signatures").signer(in: environment)
    }

    /// Returns the id of the project whose number is in the audience, as Resource Manager knows it.
    ///
    /// The method gets a token for its request. Cancelling the task ends the wait.
    ///
    /// - Throws: `OAuthError`; `CancellationError`.
    public func projectID(in environment: TokenEnvironment) async throws -> String? {
        guard let number = projectNumber else { return nil }
        let token = try await token(for: GAPI.TokenPurpose(), replacing: nil, in: environment)
        let server = "cloudresourcemanager.\(universeDomain)"
        var request = try HTTPRequest(url: "https://\(server)/v1/projects/\(PercentEncoding.encode(number))")
        request.headerFields[.authorization] = "\(token.type) \(token.value)"
        var call = TokenCall(request, server: server)
        call.secrets = [token.value]
        return try await call.members(by: environment.fetcher)["projectId"]?.string
    }

    private func requireImpersonated(_ what: String) throws(OAuthError) -> GAPI.ImpersonatedAccount {
        guard let account = try impersonated() else {
            throw OAuthError(
                .unsupportedType,
                "external accounts have \(what) only with a service_account_impersonation_url"
            )
        }
        return account
    }

    /// Returns the service account that is impersonated; `nil` for none.
    private func impersonated() throws(OAuthError) -> GAPI.ImpersonatedAccount? {
        guard let impersonation else { return nil }
        guard let account = try IAMAccount(methodURL: impersonation.url, delegates: []) else {
            throw OAuthError(
                .invalidConfiguration,
                "the URL of the impersonation is not of the form …/serviceAccounts/EMAIL:generateAccessToken"
            )
        }
        var impersonated = try GAPI.ImpersonatedAccount(
            account,
            from: FederatedAccount(account: self),
            lifetime: impersonation.lifetime,
            universeDomain: universeDomain
        )
        impersonated.quotaProject = quotaProjectID
        return impersonated
    }

    fileprivate func exchanged(scopes: [String], in environment: TokenEnvironment) async throws -> AccessToken {
        let request = GAPI.SubjectTokenRequest(
            audience: audience,
            tokenType: subjectTokenType,
            impersonatedEmail: impersonation?.email
        )
        let subjectToken = try await source.subjectToken(for: request, in: environment)
        let grant = TokenGrant.exchange(
            subjectToken,
            type: subjectTokenType,
            audience: audience,
            scopes: scopes,
            options: options
        )
        let endpoint = TokenEndpoint(tokenURL, authentication: authentication)
        let environment = try await exchangeEnvironment(for: endpoint, from: environment)
        var token = try await endpoint.tokens(for: grant, in: environment).requireAccessToken()
        // The service has checked the claims, and decides by them who this is.
        if let claims = try? JSONWebToken.uncheckedClaims(of: subjectToken) {
            token.identity = whole("\(audience) \(ReceivedToken.identity(in: claims))")
        }
        return token
    }

    /// The options of the exchange: the user's project, which a client would say by its id.
    var options: String? {
        guard clientID == nil, let workforcePoolUserProject else { return nil }
        return (["userProject": JSON.Value(workforcePoolUserProject)] as JSON.Value).description
    }

    private var authentication: ClientAuthentication {
        guard let clientID else { return .none }
        return .basic(id: clientID, secret: clientSecret ?? "")
    }

    /// Returns the environment of the exchange, with the client certificate of the source, if it has one.
    private func exchangeEnvironment(
        for endpoint: TokenEndpoint,
        from environment: TokenEnvironment
    ) async throws -> TokenEnvironment {
        guard let certificate = try await source.clientCertificate() else { return environment }
        let host = GAPI.LocalService.host(of: try HTTPRequest(url: endpoint.url))
        return environment.changed { $0.tls.identities[host] = certificate }
    }
}

/// The first half of an account with an impersonation: the token of the pool, which IAM takes.
private struct FederatedAccount: GAPI.TokenSource {
    let account: GAPI.ExternalAccount

    var identity: String? { account.identity }

    func token(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        try await account.exchanged(scopes: purpose.scopes, in: environment)
    }
}
