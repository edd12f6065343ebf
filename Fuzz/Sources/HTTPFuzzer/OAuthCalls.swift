import AsyncFetch
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Foundation

/// The secret that token requests contain: no error may show it, even if a server repeats it.
let planted = "pl4nted-by-the-fuzzer"

/// The calls for tokens, keys and accounts, by the word at the beginning of an input.
struct OAuthCalls {
    static let names = [
        "token", "discover", "register", "keys", "device", "credentials", "revoke", "userinfo", "metadata", "idtoken",
        "sts", "external",
    ]
    /// The calls whose requests all contain the planted secret.
    static let planting: Set = ["token", "register", "device", "credentials", "revoke", "sts"]

    let environment: TokenEnvironment
    let fetcher: Fetcher
    let origin: String
    let folder: String

    /// The most requests of a call, one after the other.
    private static let requests = [
        "token": 1, "discover": 2, "register": 1, "keys": 2, "revoke": 1, "metadata": 2, "idtoken": 1, "sts": 1,
        // A token, the answer, and both once more after a 401.
        "userinfo": 4,
        // The subject token, its exchange, and the impersonation.
        "external": 3,
    ]
    /// The longest time of a request with all its attempts: two minutes by the clock of the environment.
    private static let requestTimeout = Duration.seconds(120) / FastClock.speed
    /// The time after which the login of a device is cancelled.
    private static let loginTime = Duration.seconds(1)

    /// Returns the longest time of a call; `nil` for one that is none of these, or has the limit of a usual call.
    static func limit(of name: String) -> Duration? {
        name == "device" ? requestTimeout + loginTime : requests[name].map { requestTimeout * $0 }
    }

    /// An environment whose waits are short, for the peer whose certificate this is.
    init(
        _ fetcher: Fetcher,
        origin: String,
        certificate: String,
        folder: String,
        log: TrafficLog,
        telemetry: Telemetry
    ) {
        self.fetcher = fetcher
        self.origin = origin
        self.folder = folder
        environment = TokenEnvironment(
            .init {
                $0.tls.trustedCertificates = [certificate]
                $0.tls.trustsSystem = false
                $0.proxies = .none
                $0.connectTimeout = .milliseconds(400)
                $0.idleTimeout = .milliseconds(200)
                $0.random = { 0.001 }
                $0.clock = FetchClock(FastClock())
                $0.trafficLog = log
                telemetry.observe(&$0)
            },
            now: { Date(timeIntervalSince1970: 1_767_323_100) }
        )
    }

    private var server: OAuthServer {
        var server = OAuthServer(
            issuer: origin,
            authorizationEndpoint: origin + "/auth",
            tokenEndpoint: origin + "/token"
        )
        server.authenticationMethods = ["client_secret_post"]
        server.deviceAuthorizationEndpoint = origin + "/device"
        server.userInfoEndpoint = origin + "/userinfo"
        server.registrationEndpoint = origin + "/register"
        server.revocationEndpoint = origin + "/revoke"
        return server
    }

    /// A client with one account, whose tokens are the planted secret.
    private func client() async throws -> (client: OAuthClient, account: StoredAccount.ID) {
        let store = MemoryTokenStore(clock: environment.clock)
        let client = OAuthClient(server, id: "app", secret: planted, store: store, environment: environment)
        let id = client.accountID(subject: "7")
        try await store.withAccount(id) { $0 = StoredAccount(id: id, refreshToken: planted) }
        return (client, id)
    }

    /// Makes the call; what it throws is for the fuzzer to judge.
    func make(_ name: String, options: FetchOptions) async throws {
        switch name {
        case "token":
            let endpoint = TokenEndpoint(origin + "/token", authentication: .post(id: "app", secret: planted))
            let tokens = try await endpoint.tokens(
                for: .code(planted, redirectURL: "http://127.0.0.1", verifier: planted),
                in: environment
            )
            _ = try tokens.requireAccessToken()
        case "discover": _ = try await OAuthServer.discover(origin, in: environment)
        case "register":
            let metadata = ClientMetadata("fuzzer")
            _ = try await server.register(metadata, initialAccessToken: planted, in: environment)
        case "keys":
            let verifier = IDTokenVerifier(
                issuer: "https://issuer.example",
                keysURL: origin + "/keys",
                audience: "client",
                environment: environment
            )
            _ = try await verifier.verify(Self.idToken)
        case "device": try await logIn()
        case "credentials":
            let (client, account) = try await client()
            let api = APIClient(origin, fetcher: fetcher, credentials: client.credentials(for: account))
            _ = try await api.send(Calls.Anything(options: options))
        case "revoke":
            let (client, account) = try await client()
            try await client.revoke(account)
        case "userinfo":
            let (client, account) = try await client()
            _ = try await client.userInfo(for: account)
        case "metadata", "idtoken":
            let server = GAPI.MetadataServer(environment: .init(variables: ["GCE_METADATA_HOST": origin]))
            if name == "idtoken" {
                _ = try await server.idToken(audience: "https://app.example", in: environment)
            } else {
                _ = try await server.token(for: .init(), replacing: nil, in: environment)
                _ = try await server.email(in: environment)
            }
        case "sts":
            var account = GAPI.ExternalAccount(
                audience: Self.audience,
                source: GAPI.SuppliedSubjectToken { _ in planted }
            )
            account.tokenURL = origin + "/sts"
            (account.clientID, account.clientSecret) = ("app", planted)
            _ = try await account.token(for: .init(), replacing: nil, in: environment)
        default: try await impersonate()
        }
    }

    /// The login of a device, which may take a day: it is cancelled.
    private func logIn() async throws {
        let device = try await client().client.deviceCode(scopes: ["email"])
        let login = Task { try await device.account() }
        let end = Task {
            // Real time: the peer at the other end of the sockets knows no other.
            try await Task.sleep(for: Self.loginTime)
            login.cancel()
        }
        defer { end.cancel() }
        _ = try await login.value
    }

    /// A subject token from a URL, its exchange, and the impersonation of a service account.
    private func impersonate() async throws {
        let account: JSON.Value = [
            "type": "external_account", "audience": JSON.Value(Self.audience),
            "subject_token_type": "urn:ietf:params:oauth:token-type:jwt", "token_url": JSON.Value(origin + "/sts"),
            "credential_source": [
                "url": JSON.Value(origin + "/subject"),
                "format": ["type": "json", "subject_token_field_name": "id_token"],
            ],
            "service_account_impersonation_url": JSON.Value(
                origin + "/v1/projects/-/serviceAccounts/robot@p.example:generateAccessToken"
            ),
        ]
        let path = folder + "/external.json"
        try Data(account.encoded()).write(to: URL(filePath: path))
        let credentials = try GAPI.Credentials.file(path, allowing: [.externalAccount], network: environment)
        _ = try await credentials.token()
    }

    private static let audience =
        "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/provider"

    /// A token of the tests' key, made by Python's `google-auth`.
    private static let idToken =
        "eyJ0eXAiOiAiSldUIiwgImFsZyI6ICJFUzI1NiIsICJraWQiOiAiZSJ9.eyJpc3MiOiAiaHR0cHM6Ly9pc3N1ZXIuZXhhbXBsZSI"
        + "sICJhdWQiOiAiY2xpZW50IiwgInN1YiI6ICI3IiwgImVtYWlsIjogImFubkBleGFtcGxlLmNvbSIsICJlbWFpbF92ZXJpZmllZCI"
        + "6IHRydWUsICJpYXQiOiAxNzY3MzIzMDQ1LCAiZXhwIjogMTc2NzMyNjY0NSwgIm5vbmNlIjogIm4iLCAibmFtZSI6ICJcdTAwYzR"
        + "ubiJ9.kCp50J-fTf7yRYY476IRK4oYOcnpQqqhLOCb_kMFqRNFb4p0gbsUmlxGhO-gDL3bF7smPrr79hn9QJ5NzTKnJw"
}

/// A clock whose time passes a hundred times as fast, so that the waits between attempts are short and the longest time
/// for a token, two minutes, is over in about a second.
private struct FastClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
    }

    static let speed = 100
    private let clock = ContinuousClock()
    private let start = ContinuousClock.now

    var now: Instant { Instant(offset: start.duration(to: clock.now) * Self.speed) }
    var minimumResolution: Duration { .microseconds(100) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await clock.sleep(until: start.advanced(by: deadline.offset / Self.speed), tolerance: nil)
    }
}
