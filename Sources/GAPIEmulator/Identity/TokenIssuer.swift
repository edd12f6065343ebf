import EmulatorServer
import AsyncFetch
import AsyncJSON
import Crypto
import Synchronization

/// The tokens, logins, codes, devices, clients and keys of an emulator.
final class TokenIssuer: Sendable {
    let rules: IdentityConfiguration
    let accountKey: IdentityKey
    /// The credential of the server, which whoever has no grant shows to get one; `nil` for none.
    let credential: String?

    /// A user's consent to a client; its refresh tokens are one family.
    private struct Login {
        var subject: String
        var client: String
        var scopes: [String]
        var refreshToken: String
    }

    private struct Access {
        var subject: String
        var scopes: [String]
        var expiry: Int64
        var login: Int?
    }

    /// The answer of a user who has logged in, which a client exchanges for tokens.
    struct Code {
        var client: String
        var redirectURL: String
        var challenge: String?
        var nonce: String?
        var scopes: [String]
        var expiry: Int64
    }

    private struct Device {
        var code: String
        var client: String
        var scopes: [String]
        var expiry: Int64
        var interval: Int64
        var lastAsked: Int64?
        var isAllowed: Bool?
    }

    /// A registered client; a public one has no secret.
    private struct Client {
        var secret: String?
    }

    private struct State {
        var logins = NewestValues<Int, Login>()
        var lastLogin = 0
        /// The login of each refresh token, of used ones too.
        var refreshTokens = NewestValues<String, Int>()
        var accessTokens = NewestValues<String, Access>()
        var codes = NewestValues<String, Code>()
        /// The devices by user code.
        var devices = NewestValues<String, Device>()
        var clients = NewestValues<String, Client>()
        var keys: [IdentityKey]
        var lastKey = 1

        func client(_ id: String) -> Client? {
            id == EmulatedIdentity.clientID ? Client(secret: EmulatedIdentity.clientSecret) : clients[id]
        }
    }

    private let state: Mutex<State>

    init(_ rules: IdentityConfiguration, credential: String?) throws {
        self.credential = credential
        // Times stay within three centuries of now, so that sums of them are times too.
        let bound: Int64 = 10_000_000_000
        var rules = rules
        rules.tokenLifetime = min(max(rules.tokenLifetime, -bound), bound)
        rules.clockOffset = min(max(rules.clockOffset, -bound), bound)
        rules.deviceInterval = min(max(rules.deviceInterval, 0), Int(bound))
        self.rules = rules
        accountKey = try IdentityKey(id: "account-key-1")
        state = Mutex(State(keys: [try IdentityKey(id: "issuer-key-1")]))
    }

    /// The server's time in seconds since 1970.
    var now: Int64 { WallClock.microseconds() / 1_000_000 + rules.clockOffset }

    private static func random(_ prefix: String) -> String {
        prefix + String(UInt128.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
    }

    // MARK: Clients

    /// Registers a client.
    func register(hasSecret: Bool) -> (id: String, secret: String?) {
        let id = Self.random("client-")
        let secret = hasSecret ? Self.random("secret-") : nil
        state.withLock { $0.clients[id] = Client(secret: secret) }
        return (id, secret)
    }

    /// Checks the id and the secret that a client shows.
    func check(client id: String?, secret: String?) throws(OAuthRefusal) -> String {
        guard let id, let client = state.withLock({ $0.client(id) }), client.secret == nil || client.secret == secret
        else { throw .invalidClient() }
        return id
    }

    func knows(client id: String) -> Bool { state.withLock { $0.client(id) != nil } }

    // MARK: Tokens

    func newAccessToken(of subject: String, scopes: [String], login: Int?, lifetime: Int64? = nil) -> String {
        let token = Self.random("ya29.")
        let expiry = now + (lifetime ?? rules.tokenLifetime)
        state.withLock { state in
            state.accessTokens[token] = Access(subject: subject, scopes: scopes, expiry: expiry, login: login)
        }
        return token
    }

    /// Makes a login and returns its refresh token.
    func newLogin(of subject: String, client: String, scopes: [String]) -> String {
        let token = Self.random("1//")
        state.withLock { state in
            state.lastLogin += 1
            state.logins[state.lastLogin] = Login(
                subject: subject,
                client: client,
                scopes: scopes,
                refreshToken: token
            )
            state.refreshTokens[token] = state.lastLogin
        }
        return token
    }

    /// Uses a refresh token.
    ///
    /// - Returns: The access token, the scopes, and the new refresh token if there is one.
    func refresh(
        _ token: String,
        client: String
    ) throws(OAuthRefusal) -> (access: String, scopes: [String], refreshToken: String?) {
        let access = Self.random("ya29.")
        let next = Self.random("1//")
        let expiry = now + rules.tokenLifetime
        let result = state.withLock { [rules] state -> Result<([String], Bool), OAuthRefusal> in
            guard let number = state.refreshTokens[token], let login = state.logins[number], login.client == client
            else { return .failure(.invalidGrant("Token has been expired or revoked.")) }
            guard login.refreshToken == token else {
                // A token that was used twice may have been stolen: everything of this login ends.
                state.logins[number] = nil
                state.accessTokens.removeAll { $0.login == number }
                return .failure(.invalidGrant("The refresh token was used before; the login has ended."))
            }
            if rules.refreshEndsAccessTokens {
                state.accessTokens.removeAll { $0.login == number }
            }
            state.accessTokens[access] = Access(
                subject: login.subject,
                scopes: login.scopes,
                expiry: expiry,
                login: number
            )
            if rules.rotatesRefreshTokens {
                state.logins[number]?.refreshToken = next
                state.refreshTokens[next] = number
            }
            return .success((login.scopes, rules.rotatesRefreshTokens))
        }
        let (scopes, isRotated) = try result.get()
        return (access, scopes, isRotated ? next : nil)
    }

    /// Returns the subject and the scopes of a valid access token.
    func holder(of token: String) -> (subject: String, scopes: [String], expiry: Int64)? {
        let now = now
        return state.withLock { state in
            guard let access = state.accessTokens[token], access.expiry > now else { return nil }
            return (access.subject, access.scopes, access.expiry)
        }
    }

    /// Returns `true` for a token that the service account has signed itself, for a server or with scopes (AIP-4111).
    ///
    /// Google's own clients name the real service, whichever server they use.
    func isSelfSigned(_ token: String, for root: String) -> Bool {
        guard let claims = accountKey.claims(of: token), areTimely(claims),
            claims["iss"]?.string == EmulatedIdentity.serviceAccount, claims["sub"]?.string == claims["iss"]?.string
        else { return false }
        guard let audience = claims["aud"]?.string else { return claims["scope"]?.string?.isEmpty == false }
        return audience == root + "/" || audience.hasPrefix("https://") && audience.hasSuffix(".googleapis.com/")
    }

    /// Returns `true` if the claims of a service account are of this hour.
    func areTimely(_ claims: JSON.Value) -> Bool {
        guard let issued = claims["iat"]?.int64, let expiry = claims["exp"]?.int64 else { return false }
        return issued <= now &+ 300 && expiry > now && expiry &- issued <= 3600 && issued > now &- 3600
    }

    /// Ends a token of either kind; `false` if there is none.
    func revoke(_ token: String) -> Bool {
        state.withLock { state in
            if let access = state.accessTokens[token] {
                state.accessTokens[token] = nil
                if let login = access.login { Self.end(login, &state) }
                return true
            }
            guard let login = state.refreshTokens[token], state.logins[login] != nil else { return false }
            Self.end(login, &state)
            return true
        }
    }

    private static func end(_ login: Int, _ state: inout State) {
        state.logins[login] = nil
        state.accessTokens.removeAll { $0.login == login }
    }

    func endAccessTokens() { state.withLock { $0.accessTokens.removeAll() } }
    func endLogins() { state.withLock { $0.logins.removeAll() } }

    // MARK: Logins

    func newCode(_ code: Code) -> String {
        let text = Self.random("4/")
        state.withLock { $0.codes[text] = code }
        return text
    }

    /// Uses a code, which works once.
    func take(code: String) -> Code? {
        let now = now
        let found = state.withLock { state in
            defer { state.codes[code] = nil }
            return state.codes[code]
        }
        return found.flatMap { $0.expiry > now ? $0 : nil }
    }

    func newDevice(client: String, scopes: [String], lifetime: Int64) -> (code: String, userCode: String) {
        let code = Self.random("device-")
        let letters = Array("BCDFGHJKLMNPQRSTVWXZ")
        let userCode = String((0..<8).map { $0 == 4 ? "-" : letters.randomElement() ?? "B" })
        let expiry = now + lifetime
        state.withLock {
            $0.devices[userCode] = Device(
                code: code,
                client: client,
                scopes: scopes,
                expiry: expiry,
                interval: Int64(rules.deviceInterval)
            )
        }
        return (code, userCode)
    }

    func answerDevice(_ userCode: String, isAllowed: Bool) -> Bool {
        state.withLock { state in
            guard state.devices[userCode] != nil else { return false }
            state.devices[userCode]?.isAllowed = isAllowed
            return true
        }
    }

    /// Returns the scopes that the user of a device has allowed.
    func poll(device code: String, client: String) throws(OAuthRefusal) -> [String] {
        let now = now
        return try state.withLock { state -> Result<[String], OAuthRefusal> in
            guard let (userCode, device) = state.devices.first(where: { $0.code == code }),
                device.client == client
            else { return .failure(.invalidGrant("The device code is not known.")) }
            guard device.expiry > now else {
                return .failure(OAuthRefusal(error: "expired_token", description: "The codes have expired."))
            }
            let isEarly = device.lastAsked.map { now - $0 < device.interval } ?? false
            state.devices[userCode]?.lastAsked = now
            if isEarly {
                state.devices[userCode]?.interval += 5
                return .failure(OAuthRefusal(error: "slow_down", description: "Ask later.", status: .forbidden))
            }
            switch device.isAllowed {
            case nil:
                return .failure(
                    OAuthRefusal(
                        error: "authorization_pending",
                        description: "The user has not answered yet.",
                        status: .init(code: 428, reasonPhrase: "Precondition Required")
                    )
                )
            case false?:
                state.devices[userCode] = nil
                return .failure(OAuthRefusal(error: "access_denied", description: "Forbidden", status: .forbidden))
            case true?:
                state.devices[userCode] = nil
                return .success(device.scopes)
            }
        }.get()
    }

    // MARK: Id tokens

    /// The public keys, as a server publishes them.
    var keySet: JSON.Value {
        get throws { ["keys": JSON.Value(try state.withLock(\.keys).map { try $0.jwk })] }
    }

    func rotateKeys() throws {
        let number = state.withLock { state in
            state.lastKey += 1
            return state.lastKey
        }
        let key = try IdentityKey(id: "issuer-key-\(number)")
        state.withLock { $0.keys = [key] }
    }

    /// Returns an id token about a subject.
    func idToken(_ subject: String, issuer: String, audience: String, nonce: String? = nil) throws -> String {
        let now = now
        var claims: JSON.Value = [
            "iss": JSON.Value(issuer), "aud": JSON.Value(audience), "azp": JSON.Value(audience),
            "sub": JSON.Value(Self.number(of: subject)), "email": JSON.Value(subject), "email_verified": true,
            "iat": JSON.Value(now), "exp": JSON.Value(now + rules.tokenLifetime),
        ]
        if let nonce { claims["nonce"] = JSON.Value(nonce) }
        let key = state.withLock { $0.keys.last }
        return try (key ?? accountKey).token(claims)
    }

    /// Returns the id of a subject, which is a number at Google.
    static func number(of subject: String) -> String {
        let digest = SHA256.hash(data: Array(subject.utf8)).prefix(6)
        return "1" + digest.map { String($0) }.joined()
    }
}
