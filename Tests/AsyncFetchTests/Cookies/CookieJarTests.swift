import AsyncFetchTesting
import HTTPTypes
import Testing

@testable import AsyncFetch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("CookieJar")
struct CookieJarTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// The dot of the root makes no other domain of a domain.
    @Test(
        arguments: [
            ("https://evil.com./", "a=1; Domain=com."), ("https://evil.com./", "a=1; Domain=com"),
            ("https://evil.com/", "a=1; Domain=com."), ("https://evil.co.uk./", "a=1; Domain=co.uk."),
            ("https://evil.com/", "a=1; Domain=.com"), ("https://a.evil.com/", "a=1; Domain=.evil..com"),
            ("https://evil.com/", "a=1; Domain=COM."),
        ]
    )
    func noCookieCoversAPublicSuffixHoweverItIsWritten(url: String, header: String) throws {
        #expect(try sent([header], from: url, to: "https://victim.com/") == nil)
        #expect(try sent([header], from: url, to: url) == nil)
    }

    @Test func aHostIsTheSameWithTheDotOfTheRoot() throws {
        #expect(try sent(["a=1; Domain=example.com."], to: "https://docs.example.com/docs/") == "a=1")
        #expect(try sent(["a=1"], from: "https://www.example.com./", to: "https://www.example.com/") == "a=1")
    }

    @Test func aSavedJarIsThereAgainAndItsOwnersAlone() async throws {
        try await withDirectory { directory in
            let path = directory + "/cookies.json"
            #expect(try CookieJar(contentsOf: path).cookies == [])
            let jar = CookieJar(now: { Self.start })
            jar.insert(FetchCookie(name: "a", value: "1", domain: "a.example", expires: Self.start + 60))
            jar.insert(FetchCookie(name: "b", value: "\"2\"", domain: "b.example"))
            try await jar.save(to: path)
            #expect(try CookieJar(contentsOf: path, now: { Self.start }).cookies == jar.cookies)
            #expect(mode(of: path) == 0o600)
            // A file that others could read before is private from then on.
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            try await jar.save(to: path)
            #expect(mode(of: path) == 0o600)
            #expect(files(in: directory) == [path])
        }
    }

    /// Keeps what headers of an answer set, and tells what the next requests send.
    private func sent(
        _ headers: [String],
        from url: String = "https://www.example.com/docs/page",
        to next: String = "https://www.example.com/docs/page"
    ) throws -> String? {
        let jar = CookieJar(publicSuffixes: PublicSuffixes(list: "com\nco.uk\n*.ck\n!www.ck\n")) { Self.start }
        jar.store(answer(headers), to: try HTTPRequest(url: url))
        return jar.header(for: try HTTPRequest(url: next))
    }

    private func answer(_ headers: [String]) -> HTTPResponse {
        var response = HTTPResponse(status: .ok)
        for header in headers { response.headerFields.append(HTTPField(name: .setCookie, value: header)) }
        return response
    }

    @Test(
        arguments: [
            ("a=1", "a=1"), (" a = 1 ; Path=/", "a=1"), ("a=\"1\"", "a=\"1\""), ("a=1=2", "a=1=2"), ("a", "a"),
            ("=a", "a"),
            ("a=", "a="), ("a=1; Max-Age=0", nil), ("a=1; Max-Age=-1", nil), ("a=1; max-age=x", "a=1"),
            ("a=1; max-age=1x; expires=Thu, 01 Jan 1970 00:00:00 GMT", nil), ("a=1; Max-Age=5; Expires=x", "a=1"),
            ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=5", "a=1"), ("", nil), ("=", nil), (";", nil),
            ("a=b\tc", "a=b\tc"), ("a=1; Secure; HttpOnly; SameSite=Lax; Unknown=x", "a=1"),
            ("a=1;\u{301}b=2; Path=/", "a=1"), ("a=1; Path=/\u{301}x", nil),
        ] as [(String, String?)]
    )
    func headersAreReadAsBrowsersDo(_ header: String, _ expected: String?) throws {
        #expect(try sent([header]) == expected)
    }

    @Test(
        arguments: [
            ("a=1", "https://example.com/", nil), ("a=1; Domain=example.com", "https://example.com/", "a=1"),
            ("a=1; Domain=.EXAMPLE.com", "https://other.example.com/", "a=1"),
            ("a=1; Domain=example.com", "https://badexample.com/", nil),
            ("a=1; Domain=com", "https://www.example.com/", nil),
            ("a=1; Domain=other.com", "https://other.com/", nil),
            ("a=1; Domain=a.www.example.com", "https://a.www.example.com/", nil),
            ("a=1; Domain=", "https://www.example.com/", "a=1"), ("a=1; Domain=", "https://a.www.example.com/", nil),
            ("a=1; Domain=other.com; Domain=example.com", "https://example.com/", "a=1"),
            ("a=1; Secure; Domain=example.com", "http://example.com/", nil),
            ("a=1; Path=/docs", "https://www.example.com/docsx", nil),
            ("a=1; Path=/docs", "https://www.example.com/docs?q", "a=1"),
            ("a=1; Path=/docs/", "https://www.example.com/docs", nil),
            ("a=1; Path=x", "https://www.example.com/docs/x", "a=1"), ("a=1", "https://www.example.com/", nil),
            ("a=1; Path=/", "https://www.example.com:8443/", "a=1"),
        ] as [(String, String, String?)]
    )
    func cookiesAreSentWhereTheyBelong(_ header: String, _ next: String, _ expected: String?) throws {
        let header = header.contains("Path") || header == "a=1" ? header : header + "; Path=/"
        #expect(try sent([header], to: next) == expected)
    }

    @Test(arguments: [
        ("https://www.co.uk/", "co.uk", false), ("https://a.b.ck/", "b.ck", false),
        ("https://a.www.ck/", "www.ck", true),
        ("https://127.0.0.1/", "0.0.1", false), ("https://a.localnet/", "localnet", false),
    ])
    func nobodySetsCookiesForAllOfAPublicSuffix(_ url: String, _ domain: String, _ isKept: Bool) throws {
        #expect((try sent(["a=1; Path=/; Domain=\(domain)"], from: url, to: url) != nil) == isKept)
    }

    @Test func aPublicSuffixMaySetCookiesForItself() throws {
        #expect(try sent(["a=1; Domain=co.uk"], from: "https://co.uk/", to: "https://co.uk/") == "a=1")
        #expect(try sent(["a=1; Domain=co.uk"], from: "https://co.uk/", to: "https://x.co.uk/") == nil)
    }

    @Test(arguments: [
        ("__Host-a=1; Secure; Path=/", true), ("__Host-a=1; Path=/", false), ("__Host-a=1; Secure; Path=/x", false),
        ("__host-a=1; Secure; Path=/; Domain=example.com", false), ("__Secure-a=1; Secure", true),
        ("__Secure-a=1", false),
        ("__Host-a", false), ("__Host-\u{301}a=1; Path=/", false), ("__Secure-\u{301}a=1", false),
    ])
    func namesKeepTheirPromise(_ header: String, _ isKept: Bool) throws {
        let url = "https://www.example.com/"
        #expect((try sent([header], from: url, to: url) != nil) == isKept)
    }

    @Test func secureCookiesAreNeitherSetNorHiddenFromInsecurePlaces() throws {
        let jar = CookieJar { Self.start }
        let (secure, plain) = (
            try HTTPRequest(url: "https://x.example.com/"), try HTTPRequest(url: "http://x.example.com/")
        )
        jar.store(answer(["a=1; Secure"]), to: plain)
        #expect(jar.cookies.isEmpty)
        jar.store(answer(["a=1; Secure; Domain=example.com"]), to: secure)
        jar.store(answer(["a=2", "b=2"]), to: plain)
        #expect(jar.header(for: secure) == "a=1; b=2")
        #expect(jar.header(for: plain) == "b=2")
        jar.store(answer(["c=3; Secure"]), to: try HTTPRequest(url: "http://localhost:8080/"))
        #expect(jar.header(for: try HTTPRequest(url: "http://localhost:9090/")) == "c=3")
    }

    @Test func longerPathsAndOlderCookiesComeFirst() throws {
        #expect(
            try sent(["a=1; Path=/", "b=2; Path=/docs", "c=3; Path=/", "a=4; Path=/"]) == "b=2; a=4; c=3",
            "A cookie that is set again keeps its age"
        )
    }

    @Test func aJarIsSavedAndRestored() throws {
        let jar = CookieJar { Self.start }
        let request = try HTTPRequest(url: "https://x.example.com/a/b")
        jar.store(answer(["a=1; Max-Age=60; Secure; HttpOnly; SameSite=Strict", "b=2"]), to: request)
        let saved = try JSONEncoder().encode(jar.cookies)
        let cookies = try JSONDecoder().decode([FetchCookie].self, from: saved)
        #expect(cookies == jar.cookies)
        #expect(cookies[0].sameSite == "strict")
        #expect(cookies[0].isHTTPOnly)
        #expect(CookieJar(cookies: cookies) { Self.start }.header(for: request) == "a=1; b=2")
        let later = CookieJar(cookies: cookies) { Self.start + 61 }
        #expect(later.header(for: request) == "b=2")
        #expect(later.cookies.map(\.name) == ["b"])
        later.removeAll()
        #expect(later.header(for: request) == nil)
    }

    @Test func aJarIsBounded() throws {
        let jar = CookieJar { Self.start }
        let request = try HTTPRequest(url: "https://x.example.com/")
        jar.store(answer((0..<60).map { "n\($0)=\($0)" + ($0 == 0 ? "; Secure" : "") }), to: request)
        #expect(jar.cookies.count == 50)
        #expect(jar.cookies.contains { $0.name == "n0" }, "Secure ones stay")
        #expect(!jar.cookies.contains { $0.name == "n10" })
        for host in 0..<3100 { jar.store(answer(["a=1"]), to: try HTTPRequest(url: "https://h\(host).example.com/")) }
        #expect(jar.cookies.count == 3000)
        #expect(jar.header(for: try HTTPRequest(url: "https://h3099.example.com/")) == "a=1")
        #expect(jar.header(for: request) == nil, "Those that were not used for longest made room")
    }

    @Test func aHeaderFieldThatWasMadeIsUsedWhileItWouldBeTheSame() throws {
        let wall = WallClock()
        let jar = CookieJar(now: wall.now)
        let (a, b) = (
            FetchCookie(name: "a", value: "1", domain: "x.example.com", expires: wall.now() + 60),
            FetchCookie(name: "b", value: "2", domain: "x.example.com", path: "/b")
        )
        let request = try HTTPRequest(url: "https://x.example.com/b/c?key=1")
        #expect(jar.made(for: request) == nil, "Nothing is made for an empty jar")
        for cookie in [a, b] { jar.insert(cookie) }
        let first = try #require(jar.made(for: request))
        #expect(first.header == "b=2; a=1")
        // With another value, one sees whether it is used.
        let made = MadeCookies(
            header: "made",
            jar: jar,
            version: first.version,
            scheme: first.scheme,
            authority: first.authority,
            path: first.path,
            time: first.time,
            end: first.end
        )
        func isUsed(_ url: String, in jar: CookieJar) throws -> Bool {
            let request = try HTTPRequest(url: url)
            let header = jar.header(for: request, earlier: made)
            #expect(header == "made" || header == jar.header(for: request))
            return header == "made"
        }
        let url = "https://x.example.com/b/c"
        #expect(try isUsed(url, in: jar))
        #expect(try isUsed(url + "?key=2", in: jar), "A key of credentials changes nothing")
        for other in ["https://x.example.com/b", "https://y.example.com/b/c", "http://x.example.com/b/c"] {
            #expect(try !isUsed(other, in: jar))
        }
        #expect(try !isUsed(url, in: CookieJar(cookies: [b, a], now: wall.now)), "It is that of another jar")
        wall.advance(by: -1)
        #expect(try !isUsed(url, in: jar), "Another cookie may not have expired by then")
        wall.advance(by: 61)
        #expect(try !isUsed(url, in: jar), "A cookie has expired")
        wall.advance(by: -1)
        #expect(try isUsed(url, in: jar))
        let changes: [() -> Void] = [{ jar.insert(b) }, { jar.removeAll { $0.name == "a" } }]
        for change in changes {
            let before = try #require(jar.made(for: request))
            change()
            let after = try #require(jar.made(for: request))
            #expect(before.version < after.version)
            #expect(try !isUsed(url, in: jar))
        }
    }

    @Test func noCookieOutlivesFourHundredDays() throws {
        let jar = CookieJar { Self.start }
        let request = try HTTPRequest(url: "https://x.example.com/")
        jar.store(
            answer(["a=1; Max-Age=99999999999999999999", "b=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT"]),
            to: request
        )
        #expect(jar.cookies.map(\.expires) == [Self.start + 400 * 86_400, Self.start + 400 * 86_400])
    }

    @Test func valuesAreNotShown() {
        let cookie = FetchCookie(name: "session", value: "s3cret", domain: "example.com")
        var dumped = ""
        dump([cookie], to: &dumped)
        #expect(!"\(cookie) \([cookie]) \(dumped)".contains("s3cret"))
    }

    @Test func malformedHeadersDoNoHarm() throws {
        let pieces = [
            "a", "=", ";", " ", ",", "\"", "Expires=", "Max-Age=", "Domain=", "Path=", "Secure", "1", "-", ".", "..",
            "/",
            "Wed, 31 Feb 2030 25:61:61 GMT", "99999999999999999999", "é", "\u{7F}", "\t", "__Host-", "co.uk", "[::1]",
            "\r\nX: y",
            String(repeating: "x", count: 5000),
        ]
        var generator = SystemRandomNumberGenerator()
        let jar = CookieJar { Self.start }
        let request = try HTTPRequest(url: "https://www.example.com/docs/page")
        for _ in 0..<10_000 {
            let header = (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in pieces.randomElement() }
                .joined()
            jar.store(answer([header]), to: request)
            let sent = jar.header(for: request) ?? ""
            #expect(sent.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F || $0 == 0x09 }, "\(header)")
        }
        #expect(jar.cookies.allSatisfy { $0.domain.hasSuffix("example.com") })
    }

    @Test func controlCharactersAreRefused() throws {
        #expect(SetCookie("a=b\r\nX: y", now: Self.start) == nil)
        #expect(SetCookie("a=b\0", now: Self.start) == nil)
        #expect(SetCookie("a=" + String(repeating: "x", count: 4096), now: Self.start) == nil)
    }
}
