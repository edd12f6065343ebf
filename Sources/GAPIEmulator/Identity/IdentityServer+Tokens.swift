import AsyncFetch
import AsyncJSON
import Crypto
import HTTPTypes
import NIOCore

// The token endpoint, RFC 6749 §5, with the grants of RFC 7523, RFC 7636 and RFC 8628.
extension IdentityServer {
    func token(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        switch form["grant_type"] {
        case "refresh_token": try refresh(request, form)
        case "authorization_code": try redeem(request, form)
        case "urn:ietf:params:oauth:grant-type:device_code": try pollDevice(request, form)
        case "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": try assertion(request, form)
        case nil: throw OAuthRefusal.invalidRequest("grant_type is missing.")
        default:
            throw OAuthRefusal(error: "unsupported_grant_type", description: "The grant type is not supported.")
        }
    }

    private func refresh(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        let client = try client(request, form)
        guard let token = form["refresh_token"] else { throw OAuthRefusal.invalidRequest("refresh_token is missing.") }
        let (access, scopes, next) = try issuer.refresh(token, client: client)
        return tokens(access, scopes, refreshToken: next)
    }

    private func redeem(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        let client = try client(request, form)
        guard let text = form["code"], let code = issuer.take(code: text), code.client == client,
            code.redirectURL == form["redirect_uri"]
        else { throw OAuthRefusal.invalidGrant("Malformed auth code.") }
        // A verifier without a challenge means that somebody took the challenge out of the request (RFC 9700 §2.1.1).
        let challenge = form["code_verifier"].map { JSON.Bytes(urlSafe: SHA256.hash(data: Array($0.utf8))).description }
        guard challenge == code.challenge else { throw OAuthRefusal.invalidGrant("Invalid code verifier.") }
        return try login(request, client, code.scopes, nonce: code.nonce)
    }

    private func pollDevice(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        let client = try client(request, form)
        guard let code = form["device_code"] else { throw OAuthRefusal.invalidRequest("device_code is missing.") }
        return try login(request, client, try issuer.poll(device: code, client: client), nonce: nil)
    }

    /// Answers with the tokens of a new login.
    private func login(
        _ request: IncomingRequest,
        _ client: String,
        _ scopes: [String],
        nonce: String?
    ) throws -> Reply {
        let user = EmulatedIdentity.user
        let refreshToken = issuer.newLogin(of: user, client: client, scopes: scopes)
        let (access, _, next) = try issuer.refresh(refreshToken, client: client)
        var idToken: String?
        if scopes.contains("openid") {
            idToken = try issuer.idToken(user, issuer: request.root, audience: client, nonce: nonce)
        }
        return tokens(access, scopes, refreshToken: next ?? refreshToken, idToken: idToken)
    }

    /// The assertion of the service account: its claims are checked as Google's endpoint checks them.
    private func assertion(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        guard let claims = form["assertion"].flatMap(issuer.accountKey.claims(of:)) else {
            throw OAuthRefusal.invalidGrant("Invalid JWT Signature.")
        }
        guard claims["iss"]?.string == EmulatedIdentity.serviceAccount else {
            throw OAuthRefusal.invalidGrant("Invalid grant: account not found")
        }
        // Google's own clients name this URL, whichever endpoint they use.
        let audiences = ["\(request.root)/token", "https://oauth2.googleapis.com/token"]
        guard let audience = claims["aud"]?.string, audiences.contains(audience) else {
            throw OAuthRefusal.invalidGrant("Invalid JWT: Failed audience check.")
        }
        guard issuer.areTimely(claims) else {
            throw OAuthRefusal.invalidGrant(
                "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. "
                    + "Check your iat and exp values in the JWT claim."
            )
        }
        let subject = try OAuthRefusal.bounded(claims["sub"]?.string ?? EmulatedIdentity.serviceAccount)
        if let audience = claims["target_audience"]?.string {
            let token = try issuer.idToken(subject, issuer: request.root, audience: audience)
            return Self.reply(["id_token": JSON.Value(token)])
        }
        let scopes = try OAuthRefusal.words(claims["scope"]?.string ?? "")
        guard !scopes.isEmpty else {
            throw OAuthRefusal(error: "invalid_scope", description: "Empty or missing scope not allowed.")
        }
        return tokens(issuer.newAccessToken(of: subject, scopes: scopes, login: nil), scopes)
    }

    func tokens(
        _ access: String,
        _ scopes: [String],
        refreshToken: String? = nil,
        idToken: String? = nil,
        issued: String? = nil
    ) -> Reply {
        var members: [(name: String, value: JSON.Value)] = [
            ("access_token", JSON.Value(access)), ("expires_in", JSON.Value(issuer.rules.tokenLifetime)),
            ("token_type", "Bearer"),
        ]
        if !scopes.isEmpty { members.append(("scope", JSON.Value(scopes.joined(separator: " ")))) }
        if let refreshToken { members.append(("refresh_token", JSON.Value(refreshToken))) }
        if let idToken { members.append(("id_token", JSON.Value(idToken))) }
        if let issued { members.append(("issued_token_type", JSON.Value(issued))) }
        return Self.reply(JSON.Value(members: members))
    }

    func revoke(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        guard let token = form["token"] else { throw OAuthRefusal.invalidRequest("token is missing.") }
        guard issuer.revoke(token) else {
            throw OAuthRefusal(error: "invalid_token", description: "Token expired or revoked")
        }
        return Self.reply([:])
    }

    func tokenInfo(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        guard let token = form["access_token"], let holder = issuer.holder(of: token) else {
            throw OAuthRefusal(error: "invalid_token", description: "Invalid Value")
        }
        return Self.reply([
            "aud": JSON.Value(EmulatedIdentity.clientID), "sub": JSON.Value(TokenIssuer.number(of: holder.subject)),
            "email": JSON.Value(holder.subject), "scope": JSON.Value(holder.scopes.joined(separator: " ")),
            "exp": JSON.Value(String(holder.expiry)), "expires_in": JSON.Value(String(holder.expiry - issuer.now)),
        ])
    }
}
