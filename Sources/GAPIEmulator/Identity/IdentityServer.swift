import AsyncFetch
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

/// The other side of credentials: token endpoint, STS, IAM Credentials, metadata server, and an OpenID provider.
///
/// | path | protocol |
/// |---|---|
/// | `/token`, `/revoke`, `/tokeninfo` | OAuth 2: codes, refresh tokens, assertions of service accounts, devices |
/// | `/.well-known/openid-configuration`, `/jwks`, `/authorize`, `/userinfo`, `/register`, `/logout` | OpenID Connect |
/// | `/device/code`, `/device` | RFC 8628 |
/// | `/v1/token`, `/v1/oauthtoken` | Security Token Service |
/// | `/v1/projects/-/serviceAccounts/…` | IAM Credentials |
/// | `/computeMetadata/v1/…` | the metadata server of a virtual machine |
///
/// There are differences from the real services. The user of `/authorize` says yes at once (or no, with
/// `login_hint=nobody`). STS takes any subject token but `expired`. Scopes are kept and shown, but not checked.
///
/// What believes whoever asks needs the credential of the server, if there is one: registration, the pages of the user,
/// the metadata server, and STS for the tokens of others. What takes a grant or a token needs only that.
struct IdentityServer: EmulatedService {
    let issuer: TokenIssuer

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        let path = target.segments
        return switch (method, path.first ?? "", path.count) {
        case (.post, "token", 1): form("identity.token") { try token($0, $1) }
        case (.post, "revoke", 1): form("identity.revoke") { try revoke($0, $1) }
        case (_, "tokeninfo", 1): form("identity.tokeninfo") { try tokenInfo($0, $1) }
        case (.get, ".well-known", 2) where path[1] == "openid-configuration":
            open("identity.discovery") { Self.reply(metadata($0.root)) }
        case (.get, "jwks", 1): open("identity.keys") { _ in try keys() }
        case (.get, "authorize", 1): guarded("identity.authorize") { try authorize($0) }
        case (_, "userinfo", 1): open("identity.userinfo") { try userInfo($0) }
        case (.post, "register", 1) where issuer.rules.allowsRegistration:
            guarded("identity.register") { try register(try await $0.jsonObject()) }
        case (.get, "logout", 1): open("identity.logout") { try logout($0) }
        case (.post, "device", 2) where path[1] == "code": form("identity.device") { try device($0, $1) }
        case (.get, "device", 1): guarded("identity.deviceAnswer") { try answerDevice($0) }
        case (.post, "v1", 2) where path[1] == "token": form("identity.exchange") { try exchange($0, $1) }
        case (.post, "v1", 2) where path[1] == "oauthtoken": form("identity.exchange") { try token($0, $1) }
        case (.post, "v1", 5) where path[1] == "projects" && path[3] == "serviceAccounts": accountOperation(path[4])
        case (.get, "", 0) where headers[.metadataFlavor] != nil: guarded("identity.metadata") { try metadata($0, []) }
        case (_, "computeMetadata", 2...) where path[1] == "v1":
            guarded("identity.metadata") { try metadata($0, Array(path.dropFirst(2))) }
        default: nil
        }
    }

    /// Returns an operation that needs no token of the emulator.
    func open(_ name: String, _ run: @escaping (IncomingRequest) async throws -> Reply) -> Operation {
        Operation(name: name, needsToken: false) { request in
            do { return try await run(request) } catch let refusal as OAuthRefusal { return refusal.reply }
        }
    }

    /// Returns an operation that believes whoever asks, and so needs the credential of the server, if there is one.
    private func guarded(_ name: String, _ run: @escaping (IncomingRequest) async throws -> Reply) -> Operation {
        open(name) { request in
            try checkCredential(request)
            return try await run(request)
        }
    }

    /// Throws 401 unless a request shows the credential of the server, if there is one.
    ///
    /// Browsers, and clients of token endpoints, show it as a password (`Basic`), with any name.
    func checkCredential(_ request: IncomingRequest) throws(GoogleError) {
        guard let credential = issuer.credential, !Self.isPassword(credential, in: request.headers) else { return }
        do throws(GoogleError) {
            try Call.check(credential, request.headers, key: request.query["key"])
        } catch {
            var refusal = error
            refusal.headers = [.wwwAuthenticate: #"Basic realm="emulator""#]
            throw refusal
        }
    }

    private static func isPassword(_ credential: String, in headers: HTTPFields) -> Bool {
        guard let field = headers.credentials(of: "Basic"), let pair = try? JSON.Bytes(parsing: field).bytes else {
            return false
        }
        let password = String(decoding: pair.drop { $0 != UInt8(ascii: ":") }.dropFirst(), as: UTF8.self)
        // Clients of OAuth encode both for a form (RFC 6749 §2.3.1), others do not.
        return password == credential || PercentEncoding.decode(password) == credential
    }

    /// Returns an operation whose body is a form.
    private func form(
        _ name: String,
        _ run: @escaping (IncomingRequest, RequestTarget.Query) throws -> Reply
    ) -> Operation {
        open(name) { request in
            let text = String(buffer: try await request.body.collect(upTo: 1 << 20))
            var form = request.query
            try form.append(RequestTarget.Query(text[...]))
            return try run(request, form)
        }
    }

    static func reply(_ value: JSON.Value, status: HTTPResponse.Status = .ok) -> Reply {
        Reply(status: status, headers: [.cacheControl: "no-store"], json: ByteBuffer(bytes: value.encoded()))
    }

    /// Returns the client of a request: by Basic authentication, or by the fields of its form.
    func client(_ request: IncomingRequest, _ form: RequestTarget.Query) throws -> String {
        if let credentials = request.headers.credentials(of: "Basic") {
            let pair = (try? JSON.Bytes(parsing: credentials).bytes) ?? []
            let parts = String(decoding: pair, as: UTF8.self).split(separator: ":", maxSplits: 1)
            // Both are form-encoded before they are joined (RFC 6749 §2.3.1).
            let decoded = try parts.map { try RequestTarget.Query("x=\($0)")["x"] }
            guard decoded.count == 2 else { throw OAuthRefusal.invalidClient() }
            return try issuer.check(client: decoded[0], secret: decoded[1])
        }
        return try issuer.check(client: form["client_id"], secret: form["client_secret"])
    }

    /// Returns the holder of the bearer token of a request.
    func holder(_ request: IncomingRequest) throws(GoogleError) -> (subject: String, scopes: [String]) {
        guard let token = request.headers.credentials(of: "Bearer"), let holder = issuer.holder(of: token) else {
            throw .unauthenticated(wrong: request.headers[.authorization] != nil)
        }
        return (holder.subject, holder.scopes)
    }
}

extension RequestTarget.Query {
    /// The words of `scope`.
    var scopes: [String] { get throws(OAuthRefusal) { try OAuthRefusal.words(self["scope"] ?? "") } }
}
