import AsyncFetch
import AsyncJSON
import AsyncOAuth
import HTTPTypes

extension ServerSearch {
    /// Returns the ways to log in, the best first, and the OpenID provider.
    mutating func logins(at server: String) async throws -> (methods: [Cloud.LoginMethod], issuer: String?) {
        let response = try await send(.propfind, server + "remote.php/dav/files/", [.depth: "0"])
        guard response.head.status == .unauthorized else {
            if response.head.status.code >= 400 {
                throw Cloud.Error(status: response.head.status.code, body: response.body)
            }
            throw Cloud.Error(
                .badAnswer,
                "the server does not ask for a login; is there another one in between?",
                status: response.head.status.code
            )
        }
        let schemes = Set(
            AuthenticationChallenge.all(in: response.head.headerFields, .wwwAuthenticate).map(\.scheme)
        )
        var methods: [Cloud.LoginMethod] = []
        var issuer: String?
        if schemes.contains("bearer") {
            issuer = try await found { search in try await search.issuer(of: server) } ?? nil
            if issuer != nil { methods.append(.openID) }
            if try await found({ search in try await search.hasOAuth2(server) }) == true { methods.append(.oauth2) }
        }
        if schemes.contains("basic") { methods.append(.basic) }
        guard !methods.isEmpty else {
            let names = schemes.sorted().prefix(5).map { $0.prefix(20) }.joined(separator: ", ")
            throw Cloud.Error(.unsupported, "the server offers no known way to log in, but: \(names)")
        }
        return (methods, issuer)
    }

    /// Looks for a way to log in; one that cannot be looked for is not there.
    private mutating func found<R>(_ look: (inout Self) async throws -> R) async throws -> R? {
        do {
            return try await look(&self)
        } catch is Cloud.Error {
            return nil
        }
    }

    /// Returns a Boolean value indicating whether the server has the app `oauth2`: without it, the place redirects or is
    /// not there.
    private mutating func hasOAuth2(_ server: String) async throws -> Bool {
        let code = try await send(.get, OAuthServer.ownCloud(server).tokenEndpoint).head.status.code
        return code != 404 && !(300..<400).contains(code) && code < 500
    }

    /// Returns the OpenID provider that the server names, if it can be used.
    private mutating func issuer(of server: String) async throws -> String? {
        var named = try await webFingerIssuer(server)
        if named == nil { named = try await configuredIssuer(server) }
        guard let issuer = named, try await judgeProvider(issuer, of: server) else { return nil }
        try count(2)  // both places of metadata
        let environment = TokenEnvironment(configuration(for: issuer), transport: options.transport)
        do {
            _ = try await answered { try await OAuthServer.discover(issuer, in: environment) }
            return issuer
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
    }

    /// Asks WebFinger (RFC 7033), whose answer has to be about this server.
    private mutating func webFingerIssuer(_ server: String) async throws -> String? {
        let resource = String(server.dropLast())
        let url = "\(server).well-known/webfinger?resource=\(PercentEncoding.encode(resource))"
        let response = try await send(.get, url)
        guard response.head.status == .ok, let answer = WebFinger(response.body), answer.subject == resource else {
            return nil
        }
        return answer.links(to: "http://openid.net/specs/connect/1.0/issuer").first
    }

    /// Reads the issuer in the server's own copy of the provider's metadata.
    private mutating func configuredIssuer(_ server: String) async throws -> String? {
        var url = server + ".well-known/openid-configuration"
        var response = try await send(.get, url)
        if let target = try Self.target(of: response, from: url) {
            try await judgeRedirect(from: url, to: target)
            url = target
            response = try await send(.get, url)
        }
        guard response.head.status == .ok,
            let metadata = try? JSON.Value(parsing: response.body.readableBytesView, limits: JSON.Limits(depth: 64))
        else { return nil }
        return metadata["issuer"]?.string
    }
}

/// An answer of WebFinger.
struct WebFinger {
    /// The subject, without a slash at its end.
    let subject: String
    private let links: [JSON.Value]

    init?(_ body: ByteBuffer) {
        guard let document = try? JSON.Value(parsing: body.readableBytesView, limits: JSON.Limits(depth: 64)),
            let subject = document["subject"]?.string
        else { return nil }
        self.subject = subject.hasSuffix("/") ? String(subject.dropLast()) : subject
        links = document["links"]?.array ?? []
    }

    func links(to relation: String) -> [String] {
        links.filter { $0["rel"]?.string == relation }.compactMap { $0["href"]?.string }
    }
}
