import AsyncCloud
import AsyncFetch
import AsyncJSON
import AsyncFetchTesting
import CloudEmulator
import Foundation
import HTTPTypes
import Synchronization
import Testing

@Suite("Setup of an account", .timeLimit(.minutes(2)))
struct SetupTests {
    @Test func theEmulatedServerIsFoundWithItsLogins() async throws {
        var configuration = EmulatedCloud.Configuration()
        for (hasApp, methods) in [(false, [Cloud.LoginMethod.basic]), (true, [.oauth2, .basic])] {
            configuration.hasOAuth2 = hasApp
            try await EmulatedCloud.run(configuration) { cloud in
                let setup = try await Cloud.prepare(cloud.url + "/index.php/apps/files/?dir=/")
                #expect(setup.server == cloud.url + "/" && setup.methods == methods && setup.issues.isEmpty)
                #expect(setup.status.versionString == "11.0.0")
                #expect(cloud.journal.count { $0.headers[.authorization] != nil } == 0)
            }
        }
    }

    @Test(arguments: [
        ("cloud.example.com", "https://cloud.example.com/"),
        (" https://Cloud.example.com/ \n", "https://Cloud.example.com/"),
        ("https://host/owncloud/index.php/login?user=x#y", "https://host/owncloud/"),
        ("https://host:8443/remote.php/dav/files/alice", "https://host:8443/"),
        ("host/a/status.php", "https://host/a/"),
        ("https://alice:secret@host/", "https://host/"), ("b\u{FC}cher.example", "https://xn--bcher-kva.example/"),
        ("b\u{FC}cher:8443/a", "https://xn--bcher-kva:8443/a/"),
        ("host/login?redirect_url=https://elsewhere/x", "https://host/"),
        ("[::1]:8080/x", "https://[::1]:8080/x/"), ("host//a///b", "https://host/a/b/"),
    ]) func urlsAreMadeWhole(typed: String, server: String) async throws {
        let world = World([server + "status.php": .status(200, body: status)])
        let setup = try await world.prepare(typed)
        #expect(setup.server == server && setup.typedURL == typed.replacing(":secret", with: ""))
        #expect(setup.loginName == (typed.contains("@") ? "alice" : nil))
    }

    @Test(arguments: [
        "", "   ", "ftp://host", "https://", "https:///path", "https://host:99999999", "https:/host", "a b",
        "ht\u{0}tp://h",
        "https://h/%2e%2e/x",
    ])
    func whatIsNoURLIsRefusedBeforeAnythingIsSent(typed: String) async {
        let world = World([:])
        let error = await #expect(throws: Cloud.Error.self) { _ = try await world.prepare(typed) }
        #expect(error?.code == .invalidRequest)
        #expect(world.urls.isEmpty)
    }

    @Test func aRedirectOfTheSameHostIsInformal() async throws {
        let world = World([
            "http://host/status.php": .redirect("https://host/status.php"),
            "https://host/status.php": .redirect("/owncloud/status.php", 302),
            "https://host/owncloud/status.php": .status(200, body: status),
        ])
        let setup = try await world.prepare("http://host")
        #expect(setup.server == "https://host/owncloud/")
        #expect(setup.issues.map(\.level) == [.informal, .informal])
        #expect(setup.issues.first?.kind == .redirect(from: "http://host/", to: "https://host/"))
    }

    @Test func anotherHostIsAskedForOnlyAfterApproval() async throws {
        let answers: [String: ScriptedTransport.Answer] = [
            "https://host/status.php": .redirect("https://other.example/status.php"),
            "https://other.example/status.php": .status(200, body: status),
        ]
        let refusing = World(answers)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await refusing.prepare("host") }
        #expect(error?.code == .notApproved)
        #expect(refusing.urls == ["https://host/status.php"])
        let setup = try await World(answers).prepare("host") { _ in .approve }
        #expect(setup.server == "https://other.example/" && setup.issues.map(\.level) == [.warning])
    }

    @Test func noRedirectLeadsOutOfEncryption() async {
        let world = World(["https://host/status.php": .redirect("http://host/status.php")])
        let error = await #expect(throws: Cloud.Error.self) { _ = try await world.prepare("host") { _ in .approve } }
        #expect(error?.code == .refused && world.urls.count == 1)
    }

    @Test(arguments: ["https://10.0.0.1/status.php", "https://localhost/status.php", "https://nas/status.php"])
    func noRedirectOfTheInternetLeadsInward(target: String) async {
        let world = World([
            "https://cloud.example.com/status.php": .redirect(target), target: .status(200, body: status),
        ])
        let error = await #expect(throws: Cloud.Error.self) {
            _ = try await world.prepare("cloud.example.com") { _ in .approve }
        }
        #expect(error?.code == .refused && world.urls.count == 1)
    }

    @Test(arguments: ["https://host/", "/index.php/login", "https://host:0x/", "//", "javascript:alert(1)"])
    func redirectsThatLeadNowhereEnd(target: String) async {
        let world = World(["https://host/status.php": .redirect(target)])
        let error = await #expect(throws: Cloud.Error.self) { _ = try await world.prepare("host") { _ in .approve } }
        #expect([.badAnswer, .invalidRequest].contains(error?.code))
        #expect(world.urls.count < 5)
    }

    @Test func redirectsWithoutEndEnd() async {
        let transport = ScriptedTransport { request in
            .redirect("https://host/a\(request.path)")
        }
        let options = Cloud.SetupOptions { $0.transport = transport }
        let error = await #expect(throws: Cloud.Error.self) {
            _ = try await Cloud.prepare("host", options: options) { _ in .approve }
        }
        #expect(error?.code == .badAnswer)
        #expect(transport.requests.count <= 10)
    }

    @Test func theUsualFolderIsTriedToo() async throws {
        let world = World(["https://host/owncloud/status.php": .status(200, body: status)])
        let setup = try await world.prepare("host")
        #expect(setup.server == "https://host/owncloud/" && setup.issues.map(\.level) == [.informal])
    }

    @Test func plainHTTPIsForThoseWhoApprove() async throws {
        let answers: [String: ScriptedTransport.Answer] = [
            "https://host/status.php": .failure(.unreachable), "http://host/status.php": .status(200, body: status),
        ]
        for (policy, code) in [(Cloud.PlainHTTPPolicy.forbidden, Cloud.Error.Code.unreachable), (.asks, .notApproved)] {
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await World(answers).prepare("host") { $0.plainHTTP = policy }
            }
            #expect(error?.code == code)
        }
        let setup = try await World(answers).prepare("host") { $0.plainHTTP = .allowed }
        #expect(setup.server == "http://host/" && setup.issues.map(\.kind) == [.plainHTTP])
        // Whoever writes https means it.
        await #expect(throws: Cloud.Error.self) {
            _ = try await World(answers).prepare("https://host") { $0.plainHTTP = .allowed }
        }
    }

    @Test(arguments: [
        (#"{"installed":false,"version":"11.0.0.0"}"#, Cloud.Error.Code.unreachable),
        (#"{"installed":true,"maintenance":true,"version":"11.0.0.0"}"#, .maintenance),
        (#"{"installed":true,"needsDbUpgrade":true,"version":"11.0.0.0"}"#, .maintenance),
        (#"{"installed":true,"version":"9.1.0.0"}"#, .unsupported),
        (#"{"installed":true,"version":"new"}"#, .unsupported),
        (#"{"installed":true}"#, .badAnswer), ("<html>Log in</html>", .badAnswer), ("", .badAnswer),
        ("[[[", .badAnswer),
    ]) func aServerThatCannotBeUsedIsToldApart(body: String, code: Cloud.Error.Code) async {
        let world = World(["https://host/status.php": .status(200, body: body)])
        let error = await #expect(throws: Cloud.Error.self) { _ = try await world.prepare("host") }
        #expect(error?.code == code)
    }

    @Test(arguments: [
        ([#"Basic realm="x""#], [Cloud.LoginMethod.basic]), ([#"Bearer realm="x", Basic realm="y""#], [.basic]),
        ([#"Bearer realm="a""#, #"Basic realm="b""#], [.basic]), ([#"Digest realm="x""#, "BASIC"], [.basic]),
    ]) func allHeaderFieldsOfALoginAreRead(fields: [String], methods: [Cloud.LoginMethod]) async throws {
        let world = World(["https://host/status.php": .status(200, body: status)], challenges: fields)
        #expect(try await world.prepare("host").methods == methods)
    }

    @Test func unknownLoginsAreNamed() async {
        let world = World(["https://host/status.php": .status(200, body: status)], challenges: ["Negotiate", "NTLM"])
        let error = await #expect(throws: Cloud.Error.self) { _ = try await world.prepare("host") }
        #expect(error?.code == .unsupported && error?.message.contains("negotiate, ntlm") == true)
    }

    @Test func theProviderIsFoundByWebFingerOrByItsMetadata() async throws {
        let metadata = #"""
            {"issuer":"https://idp.example","authorization_endpoint":"https://idp.example/a",
             "token_endpoint":"https://idp.example/t","response_types_supported":["code"]}
            """#
        let finger = #"""
            {"subject":"https://host","links":[{"rel":"http://openid.net/specs/connect/1.0/issuer",
             "href":"https://idp.example"}]}
            """#
        let idp = "https://idp.example/.well-known/openid-configuration"
        for (place, body) in [
            ("https://host/.well-known/webfinger", finger), ("https://host/.well-known/openid-configuration", metadata),
        ] {
            let world = World(
                [
                    "https://host/status.php": .status(200, body: status), place: .status(200, body: body),
                    idp: .status(200, body: metadata),
                ],
                challenges: ["Bearer", "Basic"]
            )
            let setup = try await world.prepare("host") { _ in .approve }
            #expect(setup.methods == [.openID, .basic] && setup.issuer == "https://idp.example")
            #expect(setup.bookmark().method == .openID && setup.bookmark().issuer == setup.issuer)
        }
        // An answer about another server, and a provider that says it is another one, are none.
        for (place, body) in [
            ("https://host/.well-known/webfinger", finger.replacing("https://host", with: "https://elsewhere")),
            ("https://host/.well-known/openid-configuration", metadata),
        ] {
            let world = World(
                ["https://host/status.php": .status(200, body: status), place: .status(200, body: body)],
                challenges: ["Bearer", "Basic"]
            )
            let setup = try await world.prepare("host") { _ in .approve }
            #expect(setup.methods == [.basic])
        }
    }

    /// A server that names a provider, and the provider.
    private func world(_ server: String, provider: String, tokenEndpoint: String? = nil) -> World {
        let finger = """
            {"subject":"\(server)","links":[{"rel":"http://openid.net/specs/connect/1.0/issuer","href":"\(provider)"}]}
            """
        let tokenEndpoint = tokenEndpoint ?? provider + "/t"
        let metadata = """
            {"issuer":"\(provider)","authorization_endpoint":"\(provider)/a","token_endpoint":"\(tokenEndpoint)",
             "response_types_supported":["code"]}
            """
        return World(
            [
                server + "/status.php": .status(200, body: status),
                server + "/.well-known/webfinger": .status(200, body: finger),
                provider + "/.well-known/openid-configuration": .status(200, body: metadata),
            ],
            challenges: ["Bearer", "Basic"]
        )
    }

    @Test func aProviderElsewhereIsAskedOnlyAfterApproval() async throws {
        let provider = "https://idp.other.example"
        let refusing = world("https://cloud.example.com", provider: provider)
        #expect(try await refusing.prepare("cloud.example.com").methods == [.basic])
        #expect(!refusing.urls.contains { $0.hasPrefix(provider) })
        let setup = try await world("https://cloud.example.com", provider: provider)
            .prepare("cloud.example.com") { _ in .approve }
        #expect(setup.methods == [.openID, .basic] && setup.issuer == provider)
        #expect(setup.issues.map(\.level) == [.warning])
        #expect(setup.issues.first?.kind == .provider(server: "https://cloud.example.com/", issuer: provider + "/"))
    }

    @Test(arguments: [
        ("https://cloud.example.com", "https://login.example.com", Cloud.Issue.Level?.some(.informal)),
        ("https://cloud.example.com", "https://cloud.example.com:8443", nil),
        ("https://one.co.uk", "https://two.co.uk", .warning), ("https://192.0.2.1", "https://198.51.2.1", .warning),
    ]) func aProviderOfTheSameDomainIsNoQuestion(
        server: String,
        provider: String,
        level: Cloud.Issue.Level?
    ) async throws {
        let setup = try await world(server, provider: provider).prepare(server) { _ in .approve }
        #expect(setup.methods == [.openID, .basic])
        #expect(setup.issues.map(\.level) == [level].compactMap(\.self))
    }

    @Test(arguments: [
        "https://10.0.0.1", "https://localhost:1", "http://127.0.0.1:1", "https://nas", "http://idp.example",
    ])
    func noServerOfTheInternetLeadsInward(provider: String) async throws {
        let world = world("https://cloud.example.com", provider: provider)
        let setup = try await world.prepare("cloud.example.com") { _ in .approve }
        #expect(setup.methods == [.basic])
        #expect(!world.urls.contains { $0.hasPrefix(provider) })
    }

    @Test(arguments: [
        "https://10.0.0.1/t", "https://localhost:8443/t", "https://169.254.169.254/t", "https://idp/t",
    ])
    func aProviderOfTheInternetWithAnInwardEndpointIsLeftOut(tokenEndpoint: String) async throws {
        let (server, provider) = ("https://cloud.example.com", "https://login.example.com")
        let strict = world(server, provider: provider, tokenEndpoint: tokenEndpoint)
        let setup = try await strict.prepare(server) { _ in .approve }
        #expect(setup.methods == [.basic] && setup.issuer == nil)
        #expect(strict.urls.contains(provider + "/.well-known/openid-configuration"))
        let allowing = try await world(server, provider: provider, tokenEndpoint: tokenEndpoint)
            .prepare(server) { $0.fetcher.allowsInwardLinks = true }
        #expect(allowing.methods == [.openID, .basic] && allowing.issuer == provider)
    }

    @Test func aProviderInsideMayHaveInwardEndpoints() async throws {
        let (server, provider) = ("https://cloud.corp", "https://login.corp")
        let world = world(server, provider: provider, tokenEndpoint: "https://10.0.0.1/t")
        let setup = try await world.prepare(server) { _ in .approve }
        #expect(setup.methods == [.openID, .basic] && setup.issuer == provider)
    }

    @Test func aCancelledSetupEndsAtEachRequest() async throws {
        for stop in 1...3 {
            let count = Mutex(0)
            let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
            let transport = ScriptedTransport { request in
                let number = count.withLock {
                    $0 += 1
                    return $0
                }
                if number == stop {
                    arrive.finish()
                    return .stall
                }
                return World.answer(
                    request,
                    ["https://host/status.php": .status(200, body: status)],
                    ["Bearer", "Basic"]
                )
            }
            let task = Task { try await Cloud.prepare("host", options: .init { $0.transport = transport }) }
            for await _ in arrived {}
            task.cancel()
            await #expect(throws: CancellationError.self) { _ = try await task.value }
        }
    }
}

@Suite("Bookmarks") struct BookmarkTests {
    @Test func aBookmarkHasNoSecretAndKeepsWhatItDoesNotKnow() throws {
        let text = #"""
            {"id":"8C8D9C62-0D6C-4B0E-9B2A-3B8D1B8F7A11","server":"https://host/","login":"oauth2","colour":{"red":1.50},
             "pins":{"host":{"fingerprint":"ab","later":true}}}
            """#
        var bookmark = try Cloud.Bookmark(json: Array(text.utf8))
        #expect(bookmark.method == .oauth2 && bookmark.pins?["host"]?.fingerprint == "ab")
        bookmark.name = "Work"
        let written = String(decoding: bookmark.jsonBytes(), as: UTF8.self)
        #expect(written.contains(#""colour":{"red":1.50}"#) && written.contains(#""later":true"#))
        let foundation = try JSONDecoder().decode(Cloud.Bookmark.self, from: JSONEncoder().encode(bookmark))
        #expect(foundation == bookmark)
    }

    @Test func eachBookmarkHasAnIdentifierOfItsOwn() {
        #expect(Cloud.Bookmark().id != Cloud.Bookmark().id)
    }

    @Test func aBookmarkWithoutServerIsRefused() throws {
        let login = try BasicCredentials(user: "alice", password: "x")
        #expect(throws: Cloud.Error.self) { _ = try Cloud.Connection(Cloud.Bookmark(), credentials: login) }
    }
}

private let status =
    #"{"installed":true,"maintenance":false,"needsDbUpgrade":false,"version":"11.0.0.0","versionstring":"11.0.0"}"#

extension ScriptedTransport.Answer {
    fileprivate static func redirect(_ target: String, _ status: Int = 301) -> Self {
        .status(status, headers: [.location: target])
    }
}

/// Servers that are a script: each URL without its query has an answer, and folders of files ask for a login.
private final class World: Sendable {
    private let transport: ScriptedTransport

    init(_ answers: [String: ScriptedTransport.Answer], challenges: [String] = [#"Basic realm="ownCloud""#]) {
        transport = ScriptedTransport { Self.answer($0, answers, challenges) }
    }

    static func answer(
        _ request: SentRequest,
        _ answers: [String: ScriptedTransport.Answer],
        _ challenges: [String]
    ) -> ScriptedTransport.Answer {
        let url = String(request.url.prefix { $0 != "?" })
        if let answer = answers[url] { return answer }
        guard request.path.hasSuffix("remote.php/dav/files/") else { return .status(404) }
        var fields: HTTPFields = [:]
        for challenge in challenges { fields.append(HTTPField(name: .wwwAuthenticate, value: challenge)) }
        return .status(401, headers: fields)
    }

    var urls: [String] { transport.requests.map(\.url) }

    func prepare(
        _ url: String,
        _ configure: (inout Cloud.SetupOptions) -> Void = { _ in }
    ) async throws -> Cloud.Setup {
        try await Cloud.prepare(url, options: options(configure))
    }

    func prepare(
        _ url: String,
        decide: @escaping @Sendable (Cloud.Issue) async throws -> Cloud.Issue.Decision
    ) async throws -> Cloud.Setup {
        try await Cloud.prepare(url, options: options { _ in }, decide: decide)
    }

    private func options(_ configure: (inout Cloud.SetupOptions) -> Void) -> Cloud.SetupOptions {
        var options = Cloud.SetupOptions { $0.transport = transport }
        options.fetcher.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        configure(&options)
        return options
    }
}
