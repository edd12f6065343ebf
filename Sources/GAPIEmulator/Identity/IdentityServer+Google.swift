import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

// Google's own protocols: Security Token Service, IAM Credentials v1, and the metadata server.
extension IdentityServer {
    /// The exchange of another provider's token, or of an access token for one with fewer rights (RFC 8693).
    func exchange(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> Reply {
        let accessTokenType = "urn:ietf:params:oauth:token-type:access_token"
        // The tokens of others are believed; those of this server prove something.
        if form["subject_token_type"] != accessTokenType { try checkCredential(request) }
        guard form["grant_type"] == "urn:ietf:params:oauth:grant-type:token-exchange" else {
            throw OAuthRefusal(error: "unsupported_grant_type", description: "The grant type is not supported.")
        }
        for name in ["requested_token_type", "subject_token", "subject_token_type"] where form[name] ?? "" == "" {
            throw OAuthRefusal.invalidRequest("\(name) is missing.")
        }
        let subjectToken = form["subject_token"] ?? ""
        if form["subject_token_type"] == accessTokenType {
            guard let holder = issuer.holder(of: subjectToken) else {
                throw OAuthRefusal.invalidGrant("The subject token is not valid.")
            }
            guard Self.options(form)?["accessBoundary"] != nil else {
                throw OAuthRefusal.invalidRequest("options has no accessBoundary.")
            }
            let token = issuer.newAccessToken(of: holder.subject, scopes: holder.scopes, login: nil)
            return tokens(token, [], issued: accessTokenType)
        }
        guard form["audience"] ?? "" != "" else { throw OAuthRefusal.invalidRequest("audience is missing.") }
        guard subjectToken != "expired" else {
            throw OAuthRefusal.invalidGrant("The subject token has expired.")
        }
        let token = issuer.newAccessToken(of: "principal://pool/subject", scopes: try form.scopes, login: nil)
        return tokens(token, [], issued: accessTokenType)
    }

    /// The options of an exchange; Google's Python library encodes them twice.
    private static func options(_ form: RequestTarget.Query) -> JSON.Value? {
        guard let text = form["options"] else { return nil }
        if let options = try? JSON.Value(parsing: text) { return options }
        return PercentEncoding.decode(text).flatMap { try? JSON.Value(parsing: $0) }
    }

    /// Returns the operation for `EMAIL:METHOD`.
    func accountOperation(_ name: String) -> Operation? {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let account = parts[0]
        let run: ((JSON.Value, IncomingRequest) throws -> JSON.Value)? =
            switch parts[1] {
            case "generateAccessToken": { body, _ in try generateAccessToken(account, body) }
            case "generateIdToken": { body, request in try generateIDToken(account, body, request) }
            case "signBlob": { body, _ in try sign(body) }
            case "signJwt": { body, _ in try signJWT(body) }
            default: nil
            }
        guard let run else { return nil }
        return open("identity.\(parts[1])") { request in
            _ = try holder(request)
            guard account == EmulatedIdentity.serviceAccount || account == "1" else {
                throw GoogleError(
                    code: 403,
                    reason: "forbidden",
                    message: "Permission 'iam.serviceAccounts.getAccessToken' denied on resource "
                        + "(or it may not exist)."
                )
            }
            return Self.reply(try run(try await request.jsonObject(), request))
        }
    }

    private func generateAccessToken(_ account: String, _ body: JSON.Value) throws -> JSON.Value {
        let scopes = try OAuthRefusal.words((body["scope"]?.array ?? []).compactMap(\.string).joined(separator: " "))
        guard !scopes.isEmpty else { throw GoogleError.invalid("scope", "is missing") }
        for delegate in (body["delegates"]?.array ?? []).compactMap(\.string)
        where !delegate.hasPrefix("projects/-/serviceAccounts/") {
            throw GoogleError.invalid("delegates", "has a name that is not projects/-/serviceAccounts/…")
        }
        let text = body["lifetime"]?.string ?? "3600s"
        guard text.hasSuffix("s"), let lifetime = Int64(text.dropLast()), (1...43_200).contains(lifetime) else {
            throw GoogleError.invalid("lifetime", "is not from 1s to 43200s")
        }
        let token = issuer.newAccessToken(of: account, scopes: scopes, login: nil, lifetime: lifetime)
        let expiry = JSON.Timestamp(seconds: issuer.now + lifetime, nanoseconds: 0).description
        return ["accessToken": JSON.Value(token), "expireTime": JSON.Value(expiry)]
    }

    private func generateIDToken(_ account: String, _ body: JSON.Value, _ request: IncomingRequest) throws -> JSON.Value
    {
        guard let audience = body["audience"]?.string else { throw GoogleError.invalid("audience", "is missing") }
        return ["token": JSON.Value(try issuer.idToken(account, issuer: request.root, audience: audience))]
    }

    private func sign(_ body: JSON.Value) throws -> JSON.Value {
        guard let payload = body["payload"]?.string, let bytes = try? JSON.Bytes(parsing: payload).bytes else {
            throw GoogleError.invalid("payload", "is no base64 text")
        }
        let signature = JSON.Bytes(try issuer.accountKey.signature(of: bytes))
        return ["keyId": JSON.Value(issuer.accountKey.id), "signedBlob": JSON.Value(signature.description)]
    }

    private func signJWT(_ body: JSON.Value) throws -> JSON.Value {
        guard let payload = body["payload"]?.string, let claims = try? JSON.Value(parsing: payload), claims.isObject
        else { throw GoogleError.invalid("payload", "is no JSON object") }
        return [
            "keyId": JSON.Value(issuer.accountKey.id), "signedJwt": JSON.Value(try issuer.accountKey.token(claims)),
        ]
    }

    // MARK: The metadata server

    func metadata(_ request: IncomingRequest, _ path: [String]) throws -> Reply {
        let flavor: HTTPFields = [.metadataFlavor: "Google", .contentType: "application/text"]
        func text(_ text: String) -> Reply { Reply(headers: flavor, body: .bytes(ByteBuffer(string: text))) }
        guard request.headers[.metadataFlavor] == "Google" else { return Reply(status: .forbidden, headers: flavor) }
        switch path.joined(separator: "/") {
        case "": return text("instance/\nproject/\nuniverse/\n")
        case "project/project-id": return text("demo")
        case "project/numeric-project-id": return text("1")
        case "universe/universe-domain": return text("googleapis.com")
        default: break
        }
        guard path.count >= 3, path[0] == "instance", path[1] == "service-accounts",
            ["default", EmulatedIdentity.serviceAccount].contains(path[2])
        else { return Reply(status: .notFound, headers: flavor) }
        switch path.dropFirst(3).first {
        case nil:
            var reply = Self.reply([
                "aliases": ["default"], "email": JSON.Value(EmulatedIdentity.serviceAccount),
                "scopes": ["https://www.googleapis.com/auth/cloud-platform"],
            ])
            reply.headers[.metadataFlavor] = "Google"
            return reply
        case "email": return text(EmulatedIdentity.serviceAccount)
        case "token":
            let scopes = try OAuthRefusal.words((request.query["scopes"] ?? "").replacing(",", with: " "))
            var reply = tokens(
                issuer.newAccessToken(of: EmulatedIdentity.serviceAccount, scopes: scopes, login: nil),
                []
            )
            reply.headers[.metadataFlavor] = "Google"
            return reply
        case "identity":
            guard let audience = request.query["audience"],
                let token = try? issuer.idToken(
                    EmulatedIdentity.serviceAccount,
                    issuer: request.root,
                    audience: audience
                )
            else { return Reply(status: .badRequest, headers: flavor) }
            return text(token)
        default: return Reply(status: .notFound, headers: flavor)
        }
    }
}

extension HTTPField.Name {
    static let metadataFlavor = known("Metadata-Flavor")
}
