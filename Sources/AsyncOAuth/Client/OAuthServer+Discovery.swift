import AsyncFetch
import AsyncJSON
import HTTPTypes

extension OAuthServer {
    /// Gets the metadata of a server from the server itself.
    ///
    /// ```swift
    /// let server = try await OAuthServer.discover("https://cloud.example.com")
    /// ```
    ///
    /// The URL is the issuer with `/.well-known/openid-configuration` (OpenID Connect Discovery §4). If there is nothing,
    /// `/.well-known/oauth-authorization-server` before the issuer's path is the second try (RFC 8414 §3).
    ///
    /// The metadata names the endpoints that get codes, tokens and secrets. An issuer in the internet must not name an
    /// endpoint of this machine or of a private network, unless `Fetcher.Configuration.allowsInwardLinks` of the
    /// environment is set. An issuer in a private network may name others there, and one of this machine may name any.
    ///
    /// Nothing is kept: a program discovers a server when it starts and keeps the value. It does so again after an
    /// endpoint has failed, because servers move. ``OAuthServerCache`` keeps servers as long as they allow.
    ///
    /// Cancelling the task ends the request. Up to 1 MiB is buffered. Failures that may pass are tried again.
    ///
    /// - Parameters:
    ///   - issuer: The URL of the issuer, exactly as the server writes it: a slash at its end matters.
    ///   - environment: The network and the clocks.
    /// - Returns: The server.
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` for a URL that cannot be an issuer,
    ///   ``OAuthError/Code/badAnswer`` for metadata that cannot be used or leads inward,
    ///   ``OAuthError/Code/unavailable`` and other ``OAuthError``; `CancellationError`.
    public static func discover(
        _ issuer: String,
        in environment: TokenEnvironment = .standard
    ) async throws -> OAuthServer {
        try await discovered(issuer, in: environment).server
    }

    /// Gets the metadata of a server, with the header fields of the response.
    static func discovered(
        _ issuer: String,
        in environment: TokenEnvironment
    ) async throws -> (server: OAuthServer, headerFields: HTTPFields) {
        let urls = try metadataURLs(of: issuer)
        let response: FetchResponse
        do {
            response = try await metadata(at: urls.openID, of: issuer, in: environment)
        } catch let error as OAuthError where error.status == 404 {
            response = try await metadata(at: urls.oauth, of: issuer, in: environment)
        }
        let metadata: JSON.Value
        do {
            metadata = try JSON.Value(parsing: response.body.readableBytesView, limits: JSON.Limits(depth: 64))
        } catch {
            throw OAuthError(.badAnswer, "the metadata of \(issuer) is no JSON; is this the URL of an issuer?")
        }
        let server = try OAuthServer(
            metadata: metadata,
            expecting: issuer,
            allowsInwardLinks: environment.allowsInwardLinks
        )
        return (server, response.head.headerFields)
    }

    private static func metadata(
        at url: String,
        of issuer: String,
        in environment: TokenEnvironment
    ) async throws -> FetchResponse {
        let request = try HTTPRequest(url: url, headerFields: [.accept: "application/json"])
        return try await TokenCall(request, server: "the discovery of \(issuer)").response(by: environment.fetcher)
    }

    /// Returns the two places of an issuer's metadata.
    private static func metadataURLs(of issuer: String) throws(OAuthError) -> (openID: String, oauth: String) {
        guard let request = try? HTTPRequest(url: issuer), !issuer.utf8.contains(UInt8(ascii: "?")),
            !issuer.utf8.contains(UInt8(ascii: "#"))
        else { throw OAuthError(.invalidConfiguration, "the issuer is not a URL without query and fragment") }
        guard request.isTrustworthy else {
            throw OAuthError(.invalidConfiguration, "the issuer \(issuer) is not an https URL, so nobody can trust it")
        }
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let pathStart = base.utf8.indices.filter { base.utf8[$0] == UInt8(ascii: "/") }.dropFirst(2).first
        let (origin, path) = (base[..<(pathStart ?? base.endIndex)], base[(pathStart ?? base.endIndex)...])
        return (base + "/.well-known/openid-configuration", origin + "/.well-known/oauth-authorization-server" + path)
    }
}
