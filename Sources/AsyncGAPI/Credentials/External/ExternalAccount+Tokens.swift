import AsyncFetch
import AsyncJSON
public import AsyncOAuth
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI.ExternalAccount {
    /// Gets a subject token and exchanges it for an access token.
    ///
    /// The requests of the exchange are retried if that is safe. Cancelling the task ends the wait, and a program that
    /// supplies the subject token.
    ///
    /// - Throws: `OAuthError`; the error of a closure that supplies subject tokens; `CancellationError`.
    public func token(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        // Google wants the scopes at the last step only.
        let scopes = impersonation == nil ? purpose.scopes : [GAPI.TokenPurpose.cloudPlatform]
        let federated = try await exchanged(scopes: scopes, in: environment)
        var token = federated
        if let impersonation {
            token = try await impersonation.token(from: federated, scopes: purpose.scopes, in: environment)
        }
        if let project = purpose.quotaProject ?? quotaProjectID, let name = HTTPField.Name("x-goog-user-project") {
            token.headerFields[name] = project
        }
        return token
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
        return try await TokenCall(request, server: server).members(by: environment.fetcher)["projectId"]?.string
    }

    private func exchanged(scopes: [String], in environment: TokenEnvironment) async throws -> AccessToken {
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
        return try await endpoint.tokens(for: grant, in: environment).requireAccessToken()
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

extension GAPI.ExternalAccount.Impersonation {
    /// Gets a token of the service account.
    func token(
        from source: AccessToken,
        scopes: [String],
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        var request = try HTTPRequest(.post, url: url)
        request.headerFields[.authorization] = "\(source.type) \(source.value)"
        request.headerFields[.contentType] = "application/json"
        let body: JSON.Value = [
            "delegates": JSON.Value([JSON.Value]()), "scope": JSON.Value(scopes.map { JSON.Value($0) }),
            "lifetime": JSON.Value("\(lifetime.components.seconds)s"),
        ]
        let server = request.authority ?? "the service of impersonation"
        let call = TokenCall(request, body: .bytes(body.encoded()), server: server)
        let answer = try await call.members(by: environment.fetcher)
        guard let token = answer["accessToken"]?.string, !token.isEmpty,
            token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw OAuthError(.badAnswer, "the response of \(server) has no usable accessToken") }
        guard let expiry = answer["expireTime"]?.string.flatMap({ try? JSON.Timestamp(parsing: $0) }) else {
            throw OAuthError(.badAnswer, "the response of \(server) has no expireTime")
        }
        return AccessToken(token, expiry: .at(expiry.date), scopes: scopes)
    }
}
