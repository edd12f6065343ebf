import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import HTTPTypes
import Testing

/// Every kind of link of a feed, to every kind of place: what an enemy's document can have a service do.
@Suite("Hostile feeds", .timeLimit(.minutes(5)))
struct HostileFeedTests {
    private static let home = "https://e.com/feed"

    /// A way to follow a link.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is answered before the link is there.
        var answers: @Sendable (_ target: String) -> [ScriptedTransport.Answer] = { _ in [] }
        var follow: @Sendable (GDataService, _ target: String) async throws -> Void
    }

    private static func entry(_ rel: String, _ target: String) -> Atom.Entry {
        Atom.Entry { $0.links = [Atom.Link(target, rel: rel)] }
    }

    private static func feed(_ rel: String, _ target: String) -> Atom.Feed<Atom.Entry> {
        Atom.Feed { $0.links = [Atom.Link(target, rel: rel)] }
    }

    private static func location(_ status: Int) -> @Sendable (String) -> [ScriptedTransport.Answer] {
        { [.status(status, headers: [.location: $0])] }
    }

    private static func next(_ target: String) -> [ScriptedTransport.Answer] { [.feed(["1"], next: target)] }

    static let ways: [Way] = [
        Way(testDescription: "self") { _ = try await $0.refresh(entry("self", $1)) },
        Way(testDescription: "self of a feed") { _ = try await $0.refresh(feed("self", $1)) },
        Way(testDescription: "edit, PUT") { _ = try await $0.update(entry("edit", $1)) },
        Way(testDescription: "edit, DELETE") { try await $0.delete(entry("edit", $1)) },
        Way(testDescription: "edit-media") {
            _ = try await $0.replaceMedia(of: entry("edit-media", $1), from: .bytes([1]), contentType: "a/b").value
        },
        Way(testDescription: "resumable-edit-media") {
            let entry = entry("http://schemas.google.com/g/2005#resumable-edit-media", $1)
            let options = UploadOptions { $0.mode = .resumable }
            _ = try await $0.replaceMedia(of: entry, from: .bytes([1]), contentType: "a/b", upload: options).value
        },
        Way(testDescription: "next of pages", answers: next) {
            for try await _ in $0.pages(Atom.Feed<Atom.Entry>.self, from: home + "?target=\($1.utf8.count)") {}
        },
        Way(testDescription: "next of entries", answers: next) {
            for try await _ in $0.entries(Atom.Entry.self, from: home + "?target=\($1.utf8.count)") {}
        },
        Way(testDescription: "batch") {
            _ = try await $0.batch([.insert(Atom.Entry())], to: feed("http://schemas.google.com/g/2005#batch", $1))
        },
        Way(testDescription: "batch, as text") { _ = try await $0.batch([.insert(Atom.Entry())], to: $1) },
        Way(testDescription: "post") {
            _ = try await $0.insert(Atom.Entry(), into: feed("http://schemas.google.com/g/2005#post", $1))
        },
        Way(testDescription: "post, as text") { _ = try await $0.insert(Atom.Entry(), into: $1) },
        Way(testDescription: "edit, as text") { try await $0.delete(at: $1) },
        Way(testDescription: "upload") {
            let feed = feed("http://schemas.google.com/g/2005#post", $1)
            _ = try await $0.upload(Atom.Entry(), from: .bytes([1]), contentType: "a/b", to: feed).value
        },
        Way(testDescription: "upload, as text") {
            _ = try await $0.upload(Atom.Entry(), from: .bytes([1]), contentType: "a/b", to: $1).value
        },
        Way(testDescription: "resumable-create-media") {
            let feed = feed("http://schemas.google.com/g/2005#resumable-create-media", $1)
            let options = UploadOptions { $0.mode = .resumable }
            _ = try await $0.upload(Atom.Entry(), from: .bytes([1]), contentType: "a/b", to: feed, upload: options)
                .value
        },
        Way(testDescription: "session", answers: location(200)) {
            let feed = feed("http://schemas.google.com/g/2005#resumable-create-media", home + "/\($1.utf8.count)")
            let options = UploadOptions { $0.mode = .resumable }
            _ = try await $0.upload(Atom.Entry(), from: .bytes([1]), contentType: "a/b", to: feed, upload: options)
                .value
        },
        Way(testDescription: "created at", answers: location(201)) {
            _ = try await $0.insert(Atom.Entry(), into: home + "?target=\($1.utf8.count)")
        },
        Way(testDescription: "redirect", answers: location(307)) {
            _ = try await $0.fetch(Atom.Feed<Atom.Entry>.self, from: home + "?target=\($1.utf8.count)")
        },
    ]

    /// A service for e.com that has keys to lose, and that has asked its server already.
    private func service(
        _ way: Way,
        _ target: String,
        allowsInwardLinks: Bool = false
    ) async throws -> (GDataService, ScriptedTransport) {
        let transport = ScriptedTransport([.feed([])] + way.answers(target) + [.feed([]), .feed([]), .feed([])])
        let fetcher = Fetcher(.init { $0.allowsInwardLinks = allowsInwardLinks }, transport: transport)
        let key = try #require(HTTPField.Name("X-GData-Key"))
        let configuration = GDataService.Configuration {
            $0.headerFields = [key: "key=1", .cookie: "sid=2", .acceptLanguage: "da"]
            $0.options.retry = .none
        }
        let service = GDataService(credentials: .bearer("secret"), configuration: configuration, fetcher: fetcher)
        _ = try await service.fetch(Atom.Feed<Atom.Entry>.self, from: Self.home)
        return (service, transport)
    }

    private static let secrets = ["Authorization", "X-GData-Key", "Cookie"]

    @Test(arguments: ways) func whatIsAtHomeGetsTheKeys(way: Way) async throws {
        let target = "https://e.com/target"
        let (service, transport) = try await service(way, target)
        _ = try? await way.follow(service, target)
        let sent = try #require(transport.requests.last { $0.url.hasPrefix(target) })
        if way.testDescription != "session" {  // its URL is a key
            #expect(sent.header("Authorization") == "Bearer secret" && sent.header("X-GData-Key") == "key=1")
        }
    }

    @Test(arguments: ways, ["https://evil.com/target", "https://e.com:8443/target", "https://e.com.evil.com/target"])
    func anotherOriginGetsNoKeys(way: Way, target: String) async throws {
        let (service, transport) = try await service(way, target)
        _ = try? await way.follow(service, target)
        let sent = transport.requests.filter { $0.url.hasPrefix(target) }
        #expect(!sent.isEmpty)
        for sent in sent { for name in Self.secrets { #expect(sent.header(name) == nil) } }
        // Nor has it become one that gets them: now, or when its URL comes back as text.
        _ = try? await service.fetch(Atom.Feed<Atom.Entry>.self, from: target + "/later")
        let later = try #require(transport.requests.last)
        #expect(later.url == target + "/later")
        for name in Self.secrets { #expect(later.header(name) == nil) }
    }

    @Test(
        arguments: ways,
        [
            "http://evil.com/target", "http://localhost:2375/target", "http://127.0.0.1/target",
            "https://localhost/target",
            "https://10.0.0.1/target", "https://169.254.169.254/target", "https://[::1]/target",
            "https://[fd00::1]/target",
            "https://2130706433/target", "https://printer/target", "ftp://e.com/target", "file:///etc/passwd",
            "javascript:alert(1)",
            "https://liz:pencil@e.com/target", "https://127.0.0.1:65536/s", "https://%5B%5D/s",
        ]
    )
    func nothingIsSentWhereALinkMustNotLead(way: Way, target: String) async throws {
        let (service, transport) = try await service(way, target)
        await #expect(throws: GDataServiceError.self) { try await way.follow(service, target) }
        #expect(transport.requests.allSatisfy { $0.url.hasPrefix(Self.home) })
    }

    @Test(arguments: ways) func whoAllowsItMayBeLedInward(way: Way) async throws {
        let target = "https://10.0.0.1/target"
        let (service, transport) = try await service(way, target, allowsInwardLinks: true)
        _ = try? await way.follow(service, target)
        #expect(transport.requests.contains { $0.url.hasPrefix(target) })
    }

    @Test func anOriginThatTheCallerTrustsIsPartOfTheService() async throws {
        let target = "http://127.0.0.1:8080/target"
        let scripted = ScriptedBlog([.feed([]), .feed([])], credentials: .bearer("secret")) {
            $0.trustedOrigins = [target]
        }
        _ = try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: Self.home)
        _ = try await scripted.blog.refresh(Self.feed("self", target))
        #expect(scripted.transport.requests.last?.url == target)
        #expect(scripted.transport.requests.last?.header("Authorization") == "Bearer secret")
    }

    // MARK: Logins

    private func login(_ answers: [ScriptedTransport.Answer]) throws -> (ClientLogin, ScriptedTransport) {
        let transport = ScriptedTransport(answers)
        let login = try ClientLogin(
            user: "liz@e.com",
            password: "pencil",
            service: "blogger",
            fetcher: Fetcher(transport: transport)
        )
        return (login, transport)
    }

    @Test(arguments: [307, 308], ["https://evil.com/", "https://www.google.com:8443/accounts/ClientLogin"])
    func aPasswordIsNotCarriedToAnotherOrigin(status: Int, target: String) async throws {
        let (login, transport) = try login([
            .status(status, headers: [.location: target]), .status(200, body: "Auth=a"),
        ])
        var request = try HTTPRequest(url: Self.home)
        await #expect(throws: FetchError.self) { try await login.authorize(&request) }
        #expect(transport.requests.count == 1)
    }

    @Test func aPasswordFollowsARedirectWithinItsOrigin() async throws {
        let (login, transport) = try login([
            .status(307, headers: [.location: "/login2"]), .status(200, body: "Auth=a"),
        ])
        var request = try HTTPRequest(url: Self.home)
        try await login.authorize(&request)
        #expect(transport.requests.map(\.url).last == "https://www.google.com/login2")
        #expect(request.headerFields[.authorization] == "GoogleLogin auth=a")
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "http://www.google.com/Captcha", "https://127.0.0.1/Captcha",
        "https://10.0.0.1/", "https://u:p@www.google.com/", "data:text/html,x",
    ])
    func aCaptchaIsAnImageOfTheWebOrNone(target: String) async throws {
        let body = "Error=CaptchaRequired\nCaptchaToken=t\nCaptchaUrl=\(target)\nUrl=\(target)\n"
        let (login, _) = try login([.status(403, body: body)])
        var request = try HTTPRequest(url: Self.home)
        let error = await #expect(throws: GDataServiceError.self) { try await login.authorize(&request) }
        #expect(error?.login?.reason == "CaptchaRequired" && error?.captcha == nil && error?.login?.infoURL == nil)
    }
}
