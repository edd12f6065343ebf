import AsyncFetch
import AsyncJSON
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OAuthServer {
    /// Registers a client (RFC 7591 §3).
    ///
    /// Nothing is stored; ``OAuthClient/init(_:registering:initialAccessToken:fallback:store:environment:)`` registers
    /// when it is necessary and keeps the result.
    ///
    /// Cancelling the task ends the request. Up to 1 MiB is buffered. Failures that may pass are tried again; a
    /// registration that got no response leaves a client at the server that nobody uses.
    ///
    /// - Parameters:
    ///   - client: The application.
    ///   - initialAccessToken: The token that a server wants that does not register everybody.
    ///   - environment: The network and the clocks.
    /// - Returns: The client as the server knows it.
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server registers no clients, ``OAuthError/Code/refused``,
    ///   ``OAuthError/Code/badAnswer`` and other ``OAuthError``; `CancellationError`.
    public func register(
        _ client: ClientMetadata,
        initialAccessToken: String? = nil,
        in environment: TokenEnvironment = .standard
    ) async throws -> ClientRegistration {
        guard let registrationEndpoint else {
            throw OAuthError(
                .invalidConfiguration,
                "\(issuer) registers no clients by itself (no registration_endpoint); have the administrator make a client id"
            )
        }
        var request = try Self.request(to: registrationEndpoint, "registration_endpoint")
        request.headerFields[.contentType] = "application/json"
        if let initialAccessToken { request.headerFields[.authorization] = "Bearer \(initialAccessToken)" }
        var call = TokenCall(request, body: .bytes(client.json.encoded()), server: "the registration of \(issuer)")
        call.secrets = [initialAccessToken].compactMap(\.self)
        let members = try await call.members(by: environment.fetcher)
        var registration = try registration(members, of: client)
        if let url = members["registration_client_uri"]?.string {
            let allowsInward = environment.allowsInwardLinks
            let refusal = Self.refusal(of: url, from: .response(to: request), allowingInward: allowsInward)
            if refusal == nil { registration.registrationURL = url }
        }
        return registration
    }

    private func registration(_ members: JSON.Value, of client: ClientMetadata) throws(OAuthError) -> ClientRegistration
    {
        guard let clientID = members["client_id"]?.string, !clientID.isEmpty else {
            throw OAuthError(.badAnswer, "the registration of \(issuer) answered without a client_id")
        }
        let id = ClientRegistration.ID(issuer: issuer, name: client.name)
        var registration = ClientRegistration(id: id, clientID: clientID)
        if let secret = members["client_secret"]?.string, !secret.isEmpty {
            registration.clientSecret = secret
            // 0 is for ever. Some servers write numbers as text.
            let end = members["client_secret_expires_at"]?.double ?? 0
            if end.isFinite, end > 0 { registration.secretExpiry = Date(timeIntervalSince1970: end) }
        }
        registration.authenticationMethod = members["token_endpoint_auth_method"]?.string
        registration.registrationAccessToken = members["registration_access_token"]?.string
        return registration
    }

    /// Returns a POST request to one of the endpoints.
    static func request(to endpoint: String, _ name: String) throws(OAuthError) -> HTTPRequest {
        guard let request = try? HTTPRequest(.post, url: endpoint), request.isTrustworthy else {
            throw OAuthError(.invalidConfiguration, "the \(name) is not an https URL")
        }
        return request
    }
}
