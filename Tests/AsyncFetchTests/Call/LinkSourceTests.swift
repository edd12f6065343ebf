@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct LinkSourceTests {
    @Test(arguments: [
        "localhost", "LOCALHOST", "localhost.", "api.localhost", "127.0.0.1", "127.8.9.10", "127.0.0.1.", "0.0.0.0",
        "[::1]", "[::]",
        "[::ffff:127.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[fe80::1%25eth0]", "[", "[::1",
        // What resolvers take for 127.0.0.1 all the same
        "127.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.01", "1.2.3.4.5", "256.1.1.1",
        "%6cocalhost",
    ])
    func theseAreThisMachineOrNoHostsAtAll(host: String) { #expect(reach(of: host) == .machine) }

    @Test(arguments: [
        "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
        "255.255.255.255",
        "[fd00::1]", "[fe80::1]", "[ff02::1]", "[::ffff:10.0.0.1]", "[64:ff9b::a00:1]", "router", "printer.local",
        "nas.home.arpa",
        "metadata.google.internal", "metadata.google.internal.",
    ])
    func theseAreInPrivateNetworks(host: String) { #expect(reach(of: host) == .network) }

    @Test(arguments: [
        "example.com", "example.com.", "8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "100.63.0.1",
        "[2001:db8::1]",
        "[::ffff:8.8.8.8]", "localhost.example.com", "127.0.0.1.example.com", "10.example", "xn--bcher-kva.example",
    ])
    func theseAreInTheInternet(host: String) { #expect(reach(of: host) == .internet) }

    private func reach(of host: String) -> Reach {
        HTTPRequest(method: .get, scheme: "https", authority: host + ":8443", path: "/").reach
    }

    // MARK: Redirects

    private static let inward = [
        "https://localhost/", "https://127.0.0.1:2375/", "https://[::1]/", "https://10.0.0.1/", "https://[fd00::1]/",
        "//169.254.169.254/",
        "https://2130706433/", "https://printer/",
    ]

    @Test(arguments: inward) func aRedirectFromTheInternetDoesNotLeadInward(location: String) async throws {
        let answers = [ScriptedTransport.Answer.status(302, headers: [.location: location]), .status(200)]
        let refusing = ScriptedTransport(answers)
        let error = await thrown { _ = try await makeFetcher(refusing).fetch(address) } as? FetchError
        #expect(error?.code == .redirect)
        #expect(error?.message.contains("allowsInwardLinks") == true)
        #expect(refusing.requests.count == 1)
        let allowing = Fetcher(.init { $0.allowsInwardLinks = true }, transport: ScriptedTransport(answers))
        #expect(try await allowing.fetch(address).head.status == .ok)
    }

    @Test(arguments: [
        ("https://127.0.0.1/", "https://localhost:8443/"), ("https://10.0.0.1/", "https://192.168.1.1/"),
        ("https://printer/", "https://10.0.0.1/"), ("https://localhost/", "https://10.0.0.1/"),
        ("https://10.0.0.1/", address),
    ])
    func aRedirectLeadsToWhatIsAsFarOrFarther(from url: String, to location: String) async throws {
        let transport = ScriptedTransport([.status(302, headers: [.location: location]), .status(200)])
        #expect(try await makeFetcher(transport).fetch(url).head.status == .ok)
    }

    @Test func aPrivateNetworkDoesNotLeadIntoThisMachine() async throws {
        let transport = ScriptedTransport([.status(302, headers: [.location: "https://localhost/"])])
        let error = await thrown { _ = try await makeFetcher(transport).fetch("https://10.0.0.1/") } as? FetchError
        #expect(error?.code == .redirect)
    }

    /// Follows one redirect to `location`, which the application changes to `changed`, and returns what was sent then.
    private func follow(
        _ location: String,
        changedTo changed: String,
        _ header: String? = nil
    ) async throws -> SentRequest {
        let transport = ScriptedTransport([.status(307, headers: [.location: location]), .status(200)])
        let fetcher = Fetcher(
            .init {
                $0.willRedirect = {
                    var request = $0.request
                    let target = try HTTPRequest(url: changed)
                    request.authority = target.authority
                    request.path = target.path
                    if let header { request.headerFields[.cookie] = header }
                    return request
                }
            },
            transport: transport
        )
        var call = FetchCall(try request(), credentials: .bearer("secret"))
        call.request.headerFields[.googleAPIKey] = "key"
        call.request.headerFields[.cookie] = "a=1"
        _ = try await fetcher.core.call(call)
        #expect(transport.requests[0].header("Authorization") == "Bearer secret")
        return try #require(transport.requests.last)
    }

    @Test func aHostThatTheApplicationChoseDoesNotGetTheCredentials() async throws {
        let sent = try await follow("/next", changedTo: "https://other.example/next")
        #expect(sent.url == "https://other.example/next")
        #expect(sent.header("Authorization") == nil)
        #expect(sent.header("X-Goog-Api-Key") == nil && sent.header("Cookie") == nil)
    }

    @Test func whatTheApplicationAddsGoesWhereItSays() async throws {
        let sent = try await follow("/next", changedTo: "https://other.example/next", "mine=1")
        #expect(sent.header("Cookie") == "mine=1" && sent.header("X-Goog-Api-Key") == nil)
    }

    @Test func theCredentialsComeBackWithTheirHost() async throws {
        let sent = try await follow("https://other.example/next", changedTo: address)
        #expect(sent.url == address && sent.header("Authorization") == "Bearer secret")
    }

    // MARK: Clients of small APIs

    private struct Page: APIRequest {
        typealias Response = String
        var url: String
        var headers: HTTPFields { [.googleAPIKey: "own", .acceptLanguage: "da"] }
    }

    private func send(_ url: String) async throws -> SentRequest? {
        let transport = ScriptedTransport([.status(200, body: "ok")])
        let client = APIClient(
            "https://api.example/v1/",
            fetcher: makeFetcher(transport),
            headers: [.cookie: "sid=1", .authorization: "Basic c2VjcmV0", .userAgent: "test"],
            credentials: .bearer("secret")
        )
        _ = try await client.send(Page(url: url))
        return transport.requests.last
    }

    @Test(arguments: ["things?page=2", "/v1/things", "https://API.example:443/v2/things"])
    func aClientShowsItsCredentialsAtHome(url: String) async throws {
        let sent = try #require(try await send(url))
        #expect(sent.header("Authorization") == "Bearer secret")
        #expect(sent.header("Cookie") == "sid=1" && sent.header("X-Goog-Api-Key") == "own")
    }

    @Test(arguments: [
        "https://evil.example/things", "//evil.example/things", "https://api.example:8443/v1/",
        "https://api.example.evil.example/",
    ])
    func aLinkToAnotherOriginGetsNoKeys(url: String) async throws {
        let sent = try #require(try await send(url))
        for name in ["Authorization", "Cookie", "X-Goog-Api-Key"] { #expect(sent.header(name) == nil) }
        #expect(sent.header("User-Agent") == "test" && sent.header("Accept-Language") == "da")
    }

    @Test(
        arguments: inward + [
            "http://api.example/v1/", "http://localhost:2375/", "ftp://api.example/", "https://u:p@api.example/",
            "https://127.0.0.1:65536/s", "https://%5B%5D/s",
        ]
    )
    func aLinkOfAnAPIDoesNotLeadInward(url: String) async throws {
        let error = await thrown { _ = try await send(url) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }
}
