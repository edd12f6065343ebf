import AsyncFetch
import HTTPTypes

extension OAuthClient {
    /// Asks for the code of a device without a browser (RFC 8628 §3.1), which the user enters on another one.
    ///
    /// The request is repeated after failures of the network. Cancelling the task ends it. Google allows few scopes here:
    /// those of OpenID, `drive.file`, `drive.appdata` and those of YouTube.
    ///
    /// - Returns: The code, and the page for it; ``DeviceAuthorization/account()`` waits for the user.
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server has no such endpoint; ``OAuthError/Code/refused``;
    ///   ``OAuthError/Code/badAnswer``; ``OAuthError/Code/unavailable``; `CancellationError`.
    public func deviceCode(scopes: [String]) async throws -> DeviceAuthorization {
        guard let url = server.deviceAuthorizationEndpoint else {
            throw OAuthError(
                .invalidConfiguration,
                "the server \(server.issuer) has no device authorization endpoint; use a login with a browser"
            )
        }
        var fields: [FormBody.Field] = [.init("client_id", id)]
        if !scopes.isEmpty { fields.append(.init("scope", scopes.joined(separator: " "))) }
        let start = environment.clock.now()
        let call = try call(.post, url, named: "device authorization endpoint", form: fields)
        return try DeviceAuthorization(
            try await call.members(by: environment.fetcher),
            requestedAt: start,
            scopes: scopes,
            client: self
        )
    }

    /// Returns a call of one of the server's endpoints.
    func call(
        _ method: HTTPRequest.Method,
        _ url: String,
        named name: String,
        form: [FormBody.Field]? = nil
    ) throws(OAuthError) -> TokenCall {
        guard var request = try? HTTPRequest(method, url: url), request.isTrustworthy else {
            throw OAuthError(.invalidConfiguration, "the \(name) of \(server.issuer) is no https URL")
        }
        request.headerFields[.accept] = "application/json"
        if form != nil { request.headerFields[.contentType] = FormBody.contentType }
        return TokenCall(
            request,
            body: form.map { .form(FormBody($0)) },
            server: "the \(name) of \(request.authority ?? server.issuer)"
        )
    }
}
