import AsyncFetch
import AsyncJSON
import Crypto
import EmulatorServer
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A code that a client exchanges for tokens.
struct AuthorizationCode {
    let client: String
    let redirect: String
    let challenge: String?
    let user: String
}

extension EmulatedCloud {
    /// The identifier of the client that the app `oauth2` knows.
    public static let clientID = "emulated-client"
    /// The secret of the client that the app `oauth2` knows.
    public static let clientSecret = "emulated-client-secret"

    /// The secrets of all clients: the app also knows ownCloud's desktop application from the start, as every server does.
    fileprivate static let clients = [
        clientID: clientSecret,
        "xdXOt13JKxym1B1QcEncf2XDkLAexMBFwiT9j6EfhhHFJhs2KM9jbjTmf8JBXE69":
            "UBntmLjC2yYCeHwsyj73Uwo9TAaecAetRwMw0xYcvNL9yRdLSUi0hUAHfvCHFeFh",
    ]
}

extension CloudServer {
    /// Answers a request below `index.php/apps/oauth2`.
    ///
    /// There is no page: the user consents at once. It is the user whose Basic credentials the request has, or, if the
    /// configuration does not require a login, whom `login_hint` names, or the first one.
    func loginReply(to request: CloudRequest, _ path: [String]) throws(DAVError) -> CloudReply {
        switch path {
        case ["authorize"]:
            let query = request.query
            guard query["response_type"] == "code", let client = query["client_id"],
                EmulatedCloud.clients[client] != nil, let redirect = query["redirect_uri"],
                LoginRedirect.isLoopback(redirect),
                redirect.utf8.count + (query["code_challenge"]?.utf8.count ?? 0) <= Self.longestRequest
            else { throw .badRequest("The request for authorization is not valid") }
            guard let user = user(of: request) ?? (configuration.requiresLogin ? nil : consenting(query["login_hint"]))
            else { throw .unauthenticated }
            let code = randomUUID()
            codes[code] = AuthorizationCode(
                client: client,
                redirect: redirect,
                challenge: query["code_challenge"],
                user: user
            )
            var target = redirect + (redirect.contains("?") ? "&" : "?") + "code=" + code
            if let state = query["state"] { target += "&state=" + PercentEncoding.encode(state) }
            return CloudReply(.seeOther, headers: [("Location", target)])
        case ["api", "v1", "token"]: return request.method == .post ? token(request) : CloudReply(.methodNotAllowed)
        default: throw .notFound(path.last ?? "")
        }
    }

    /// The most bytes of a request for authorization that are kept.
    private static let longestRequest = 2_048

    /// Returns the user who consents without a login.
    private func consenting(_ hint: String?) -> String? {
        hint.flatMap { user($0)?.id } ?? configuration.users.first?.id
    }

    private func token(_ request: CloudRequest) -> CloudReply {
        let form = request.form
        let basic = request.headers[.authorization]?.split(separator: " ").last.flatMap { Self.login(String($0)) }
        let client = basic?.name ?? form["client_id"]
        guard let client, let secret = EmulatedCloud.clients[client],
            (basic?.password ?? form["client_secret"]) == secret
        else { return refusal("invalid_client", "the client is not known") }
        switch form["grant_type"] {
        case "authorization_code":
            guard let code = form["code"].flatMap({ codes.removeValue(forKey: $0) }),
                code.redirect == form["redirect_uri"], code.client == client
            else { return refusal("invalid_grant", "authorization code does not exist") }
            if let challenge = code.challenge {
                let hash = SHA256.hash(data: Array((form["code_verifier"] ?? "").utf8))
                let text = Data(hash).base64EncodedString().filter { $0 != "=" }
                    .map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
                guard String(text) == challenge else { return refusal("invalid_grant", "code verifier is wrong") }
            }
            return grant(code.user)
        case "refresh_token":
            guard let former = form["refresh_token"].flatMap({ refreshTokens.removeValue(forKey: $0) }) else {
                return refusal("invalid_grant", "refresh token does not exist")
            }
            // The old access token dies with the old refresh token.
            accessTokens[former.access] = nil
            return grant(former.user)
        default: return refusal("unsupported_grant_type", "the grant type is not supported")
        }
    }

    private func grant(_ user: String) -> CloudReply {
        let (access, refresh) = (randomUUID(), randomUUID())
        let lifetime = configuration.tokenLifetime
        accessTokens[access] = Access(user: user, end: now.addingReportingOverflow(lifetime).partialValue)
        refreshTokens[refresh] = RefreshToken(user: user, access: access)
        return CloudReply(json: [
            "access_token": JSON.Value(access), "token_type": "Bearer", "expires_in": JSON.Value(lifetime),
            "refresh_token": JSON.Value(refresh), "user_id": JSON.Value(user),
            "message_url": JSON.Value("\(url)/index.php/apps/oauth2/authorization-successful"),
        ])
    }

    private func refusal(_ error: String, _ description: String) -> CloudReply {
        CloudReply(.badRequest, json: ["error": JSON.Value(error), "error_description": JSON.Value(description)])
    }

    /// Answers `.well-known/webfinger`.
    func webFingerReply(to request: CloudRequest) -> CloudReply {
        let resource = request.query["resource"] ?? url
        let isAccount = resource.hasPrefix("acct:")
        if isAccount, user(of: request) == nil { return challenge }
        let relation =
            isAccount ? "http://webfinger.owncloud/rel/server-instance" : "http://openid.net/specs/connect/1.0/issuer"
        return CloudReply(json: [
            "subject": JSON.Value(resource), "links": [["rel": JSON.Value(relation), "href": JSON.Value(url)]],
        ])
    }
}
