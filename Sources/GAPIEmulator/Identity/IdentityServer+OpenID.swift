import AsyncFetch
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

// OpenID Connect Discovery and Core, RFC 7591 (registration) and RFC 8628 (devices).
extension IdentityServer {
    /// The metadata of the provider.
    func metadata(_ root: String) -> JSON.Value {
        [
            "issuer": JSON.Value(root), "authorization_endpoint": JSON.Value(root + "/authorize"),
            "token_endpoint": JSON.Value(root + "/token"), "revocation_endpoint": JSON.Value(root + "/revoke"),
            "device_authorization_endpoint": JSON.Value(root + "/device/code"),
            "userinfo_endpoint": JSON.Value(root + "/userinfo"),
            "registration_endpoint": issuer.rules.allowsRegistration ? JSON.Value(root + "/register") : nil,
            "end_session_endpoint": JSON.Value(root + "/logout"), "jwks_uri": JSON.Value(root + "/jwks"),
            "response_types_supported": ["code"], "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"], "code_challenge_methods_supported": ["S256"],
            "scopes_supported": ["openid", "email", "profile"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post", "none"],
            "authorization_response_iss_parameter_supported": true,
        ]
    }

    func keys() throws -> Reply {
        var reply = Self.reply(try issuer.keySet)
        reply.headers[.cacheControl] = "public, max-age=300"
        return reply
    }

    /// The page where a user logs in: this one answers at once.
    func authorize(_ request: IncomingRequest) throws -> Reply {
        let query = request.query
        guard let client = query["client_id"], issuer.knows(client: client), let redirect = query["redirect_uri"],
            LoginRedirect.isProtected(redirect)
        else { throw OAuthRefusal.invalidRequest("The client or its redirect_uri is not known.") }
        var answer: [(String, String)] = []
        if query["response_type"] != "code" || query["code_challenge_method"] ?? "S256" != "S256"
            || query["code_challenge_method"] != nil && query["code_challenge"] == nil
        {
            answer.append(("error", "invalid_request"))
        } else if query["login_hint"] == "nobody" {
            answer.append(("error", "access_denied"))
        } else {
            let code = TokenIssuer.Code(
                client: client,
                redirectURL: try OAuthRefusal.bounded(redirect),
                challenge: try query["code_challenge"].map(OAuthRefusal.bounded),
                nonce: try query["nonce"].map(OAuthRefusal.bounded),
                scopes: try query.scopes,
                expiry: issuer.now + 60
            )
            answer.append(("code", issuer.newCode(code)))
        }
        if let state = query["state"] { answer.append(("state", state)) }
        answer.append(("iss", request.root))
        let fields = answer.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
        return Reply(status: .found, headers: [.location: Self.url(redirect, with: fields)])
    }

    func userInfo(_ request: IncomingRequest) throws -> Reply {
        let holder = try holder(request)
        return Self.reply([
            "sub": JSON.Value(TokenIssuer.number(of: holder.subject)), "email": JSON.Value(holder.subject),
            "email_verified": true, "name": "Mia",
        ])
    }

    func register(_ sent: JSON.Value) throws -> Reply {
        guard let redirects = sent["redirect_uris"]?.array, !redirects.isEmpty else {
            throw OAuthRefusal(error: "invalid_redirect_uri", description: "redirect_uris is missing.")
        }
        let method = sent["token_endpoint_auth_method"]?.string ?? "client_secret_basic"
        let (id, secret) = issuer.register(hasSecret: method != "none")
        var answer = sent
        answer["client_id"] = JSON.Value(id)
        answer["client_id_issued_at"] = JSON.Value(issuer.now)
        answer["token_endpoint_auth_method"] = JSON.Value(method)
        if let secret {
            answer["client_secret"] = JSON.Value(secret)
            answer["client_secret_expires_at"] = 0
        }
        return Self.reply(answer, status: .created)
    }

    func logout(_ request: IncomingRequest) throws(OAuthRefusal) -> Reply {
        guard let target = request.query["post_logout_redirect_uri"] else { return Self.reply([:]) }
        guard LoginRedirect.isProtected(target) else {
            throw .invalidRequest("The post_logout_redirect_uri is not known.")
        }
        let state = request.query["state"].map { "state=" + PercentEncoding.encode($0) }
        return Reply(status: .found, headers: [.location: Self.url(target, with: state)])
    }

    /// Returns a URL with more fields in its query.
    private static func url(_ url: String, with fields: String?) -> String {
        fields.map { url + (url.contains("?") ? "&" : "?") + $0 } ?? url
    }

    func device(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        // Clients authenticate here as at the token endpoint (RFC 8628 §3.1); those of Google's send their id alone.
        let named = form["client_id"].flatMap { issuer.knows(client: $0) ? $0 : nil }
        let client = try request.headers[.authorization] == nil ? named : client(request, form)
        guard let client else { throw OAuthRefusal.invalidClient() }
        let (code, userCode) = issuer.newDevice(client: client, scopes: try form.scopes, lifetime: 1800)
        // Google's name of the page, and that of the RFC.
        return Self.reply([
            "device_code": JSON.Value(code), "user_code": JSON.Value(userCode),
            "verification_url": JSON.Value(request.root + "/device"),
            "verification_uri": JSON.Value(request.root + "/device"),
            "verification_uri_complete": JSON.Value("\(request.root)/device?user_code=\(userCode)"),
            "expires_in": 1800, "interval": JSON.Value(issuer.rules.deviceInterval),
        ])
    }

    /// The page where the user of a device says yes, or no with `deny`.
    func answerDevice(_ request: IncomingRequest) throws -> Reply {
        let code = request.query["user_code"] ?? ""
        guard issuer.answerDevice(code, isAllowed: request.query["deny"] == nil) else {
            throw OAuthRefusal.invalidRequest("The code is not known.")
        }
        return Self.reply(["answered": true])
    }
}
