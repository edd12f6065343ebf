@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

/// Each source of a URL, each kind of target, and each kind of key that a call has.
@Suite("Keys and links", .timeLimit(.minutes(5)))
struct LinkSourceKeysTests {
    enum Source: CaseIterable { case caller, response, document, unknownDocument, trustingDocument }

    /// A URL, and where a link at it leads.
    struct Way: Sendable {
        var from = "https://api.example/a"
        let to: String
        var isHome = false
        /// A Boolean value indicating whether a link must not lead there.
        var isRefused = false
    }

    static let ways = [
        Way(to: "https://api.example/b?c=d", isHome: true),
        Way(to: "https://API.example:443/", isHome: true),
        Way(from: "http://api.example/a", to: "http://api.example:80/b", isHome: true),
        Way(to: "https://files.api.example/"),
        Way(from: "https://files.api.example/a", to: "https://api.example/"),
        Way(to: "https://api.example.other.example/"),
        Way(to: "https://other.example/"),
        Way(to: "https://api.example:8443/"),
        Way(to: "http://api.example/", isRefused: true),
        Way(to: "http://api.example:443/", isRefused: true),
        Way(from: "http://api.example/a", to: "https://api.example/"),
        Way(from: "http://api.example/a", to: "http://other.example/"),
        Way(to: "https://10.0.0.1/", isRefused: true),
        Way(from: "https://10.0.0.1/a", to: "https://10.0.0.1:8443/"),
    ]

    private static let registered = HTTPField.Name.known("X-Keys-And-Links")
    private static let keys: [HTTPField.Name] = [
        .authorization, .proxyAuthorization, .cookie, .googleAPIKey, .known("X-Api-Key"), registered,
    ]
    private static let others: [HTTPField.Name] = [.accept, .userAgent, .known("Traceparent")]

    private func source(_ kind: Source, _ way: Way) throws -> LinkSource {
        let (request, target) = (try HTTPRequest(url: way.from), try HTTPRequest(url: way.to))
        switch kind {
        case .caller: return .caller
        case .response: return .response(to: request)
        case .document: return .document(at: request)
        case .unknownDocument: return .document(at: nil)
        case .trustingDocument: return .document(at: request, trusting: [target.origin])
        }
    }

    private func call(_ kind: Source, _ way: Way, _ credentials: (any FetchCredentials)? = nil) throws -> FetchCall {
        var request = try HTTPRequest(url: way.to)
        for name in Self.keys + Self.others { request.headerFields[name] = "value" }
        return FetchCall(request, credentials: credentials, source: try source(kind, way))
    }

    private func isHome(_ kind: Source, _ way: Way) -> Bool {
        switch kind {
        case .caller, .trustingDocument: true
        case .response, .document: way.isHome
        case .unknownDocument: false
        }
    }

    @Test(arguments: ways, Source.allCases)
    func keysGoToTheirOriginAlone(way: Way, kind: Source) throws {
        SecretNames.register(Self.registered.rawName)
        let sent = try call(kind, way).request.headerFields
        for name in Self.keys { #expect(sent[name] == (isHome(kind, way) ? "value" : nil), "\(name)") }
        for name in Self.others { #expect(sent[name] == "value", "\(name)") }
    }

    @Test(arguments: ways, Source.allCases)
    func credentialsGoToTheirOriginAlone(way: Way, kind: Source) throws {
        func name(_ credentials: (any FetchCredentials)?) -> String {
            switch credentials {
            case nil: "those of the fetcher"
            case is BearerToken: "its own"
            case is NoCredentials, is WithheldCredentials: "none"
            default: "others"
            }
        }
        let (isHome, elsewhere) = (isHome(kind, way), kind == .response ? "those of the fetcher" : "none")
        let given: [(any FetchCredentials)?] = [BearerToken("secret"), nil, NoCredentials(), WithheldCredentials()]
        let left = try given.map { name(try call(kind, way, $0).credentials) }
        let expected = isHome ? ["its own", "those of the fetcher"] : [elsewhere, elsewhere]
        #expect(left == expected + ["none", "none"])  // who wants none has none anywhere
    }

    @Test(arguments: ways, Source.allCases)
    func onlyTheCallerLeadsInwardOrOutOfTLS(way: Way, kind: Source) throws {
        let target = try HTTPRequest(url: way.to)
        let isRefused =
            switch kind {
            case .caller, .trustingDocument: false
            case .response, .document: way.isRefused
            case .unknownDocument: target.scheme == "http" || target.reach < .internet
            }
        let refusal = try source(kind, way).refusal(of: target, allowingInward: false)
        #expect((refusal != nil) == isRefused, "\(refusal ?? "")")
        // What is allowed is the way inward, not the way out of TLS.
        let rest = try source(kind, way).refusal(of: target, allowingInward: true)
        #expect((rest != nil) == (isRefused && target.scheme == "http"), "\(rest ?? "")")
    }

    @Test func aKeyMayBeMeantForAnotherOrigin() throws {
        var request = try HTTPRequest(url: "https://other.example/")
        request.headerFields = [.authorization: "value", .cookie: "value"]
        LinkSource.response(to: try HTTPRequest(url: address)).withholdKeys(of: &request) { $0 == .cookie }
        #expect(request.headerFields.map(\.name) == [.cookie])
    }

    @Test(arguments: ["api.example@other.example", "api.example:443@other.example", "api.example@api.example"])
    func aNameBeforeTheHostIsNoHost(authority: String) throws {
        #expect(throws: FetchError.self) { try HTTPRequest(url: "https://\(authority)/") }
        let target = HTTPRequest(method: .get, scheme: "https", authority: authority, path: "/")
        let isHome = LinkSource.response(to: try HTTPRequest(url: address)).isHome(target)
        #expect(!isHome)
    }

    // MARK: Small APIs and redirects

    private static let other = "https://other.example/"

    private struct Page: APIRequest {
        typealias Response = String
        var url: String
        var query: KeyValuePairs<String, String?> = [:]
    }

    @Test(
        arguments: [
            ("/a?b=c", "/a?b=c&api_key=k&key=k&q=x&pageToken=t&ticket=ST-1856339-aA5Yuvrxzpv8&state=open"),
            (other, "/?q=x&pageToken=t&state=open"),
        ]
    )
    func aKeyIsNotAddedToTheQueryOfALink(url: String, path: String) throws {
        let client = APIClient(address, fetcher: makeFetcher(ScriptedTransport([])))
        let page = Page(
            url: url,
            query: [
                "api_key": "k", "key": "k", "q": "x", "pageToken": "t", "ticket": "ST-1856339-aA5Yuvrxzpv8",
                "state": "open",
            ]
        )
        #expect(try client.httpRequest(for: page).path == path)
    }

    private func fetcher(_ transport: ScriptedTransport) -> Fetcher {
        Fetcher(
            .init { $0.credentials = [address: .bearer("home"), Self.other: .bearer("other")] },
            transport: transport
        )
    }

    /// What goes to `address`, and then to where a redirect leads.
    private func redirected(_ credentials: (any FetchCredentials)?) async throws -> [String?] {
        let transport = ScriptedTransport([.status(307, headers: [.location: Self.other]), .status(200)])
        _ = try await fetcher(transport).core.call(FetchCall(try request(), credentials: credentials))
        return transport.requests.map { $0.header("Authorization") }
    }

    @Test func aRedirectIsFollowedWithWhatTheFetcherHasForItsTarget() async throws {
        #expect(try await redirected(nil) == ["Bearer home", "Bearer other"])
        #expect(try await redirected(BearerToken("own")) == ["Bearer own", "Bearer other"])
    }

    @Test func whoWantsNoCredentialsIsRedirectedWithoutAny() async throws {
        #expect(try await redirected(NoCredentials()) == [nil, nil])
    }

    /// A server that sends its clients to another one must not spend what they have there.
    @Test func aLinkIsFollowedWithoutWhatTheFetcherHasForItsTarget() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: "ok") }
        let client = APIClient(address, fetcher: fetcher(transport))
        for url in ["/things", Self.other] { _ = try await client.send(Page(url: url)) }
        _ = try await APIClient(Self.other, fetcher: fetcher(transport)).send(Page(url: Self.other))
        #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer home", nil, "Bearer other"])
    }
}
