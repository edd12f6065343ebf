import AsyncFetch
import HTTPTypes

extension OAuthClient {
    /// Asks for the code of a device without a browser (RFC 8628 §3.1), which the user enters on another one.
    ///
    /// The request is repeated after failures of the network. Cancelling the task ends it. Google allows few scopes
    /// here: those of OpenID, `drive.file`, `drive.appdata` and those of YouTube.
    ///
    /// - Returns: The code, and the page for it; ``DeviceAuthorization/account(name:)`` waits for the user.
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server has no such endpoint;
    ///   ``OAuthError/Code/refused``; ``OAuthError/Code/badAnswer``; ``OAuthError/Code/unavailable``;
    ///   `CancellationError`.
    public func deviceCode(scopes: [String]) async throws -> DeviceAuthorization {
        guard let url = server.deviceAuthorizationEndpoint else {
            throw OAuthError(
                .invalidConfiguration,
                "the server \(server.issuer) has no device authorization endpoint; use a login with a browser"
            )
        }
        var request = try request(.post, url, named: "device authorization endpoint")
        let registration = try await registration()
        var fields: [FormBody.Field] = []
        authentication(registration).add(to: &request, &fields)
        if !scopes.isEmpty { fields.append(.init("scope", scopes.joined(separator: " "))) }
        let start = environment.clock.now()
        request.headerFields[.contentType] = FormBody.contentType
        let name = "the device authorization endpoint of \(server.issuer)"
        var call = TokenCall(request, body: .form(FormBody(fields)), server: name)
        call.secrets = [registration.clientSecret].compactMap(\.self)
        return try DeviceAuthorization(
            await call.members(by: environment.fetcher),
            requestedAt: start,
            scopes: scopes,
            client: self,
            registration: registration
        )
    }

    /// Returns a request to one of the server's endpoints.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if others on the way could read it.
    func request(
        _ method: HTTPRequest.Method,
        _ url: String,
        named name: String
    ) throws(OAuthError) -> HTTPRequest {
        guard var request = try? HTTPRequest(method, url: url), request.isTrustworthy else {
            throw OAuthError(.invalidConfiguration, "the \(name) of \(server.issuer) is no https URL")
        }
        request.headerFields[.accept] = "application/json"
        return request
    }
}
