@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

struct RequestURLTests {
    @Test(arguments: [
        ("https://api.example", "https", "api.example", "/"),
        ("https://api.example/", "https", "api.example", "/"),
        ("HTTPS://API.example:8443/A%20b/c?d=e%26f", "https", "API.example:8443", "/A%20b/c?d=e%26f"),
        ("https://api.example?q=1", "https", "api.example", "/?q=1"),
        ("https://api.example/a#b?c", "https", "api.example", "/a"),
        ("https://api.example#b", "https", "api.example", "/"),
        ("http://[::1]:8080/a", "http", "[::1]:8080", "/a"),
        ("https://api.example/next=https://other.example/", "https", "api.example", "/next=https://other.example/"),
        ("https://api.example:/a", "https", "api.example", "/a"),
        ("https://api.example:0443/a", "https", "api.example:443", "/a"),
        ("https://api.example/a b", "https", "api.example", "/a%20b"),
        ("https://api.example/ü?q=ö", "https", "api.example", "/%C3%BC?q=%C3%B6"),
        ("https://api.example/?titles=New%20York|Paris", "https", "api.example", "/?titles=New%20York%7CParis"),
        ("https://api.example/?page[cursor]=abc%3D%3D", "https", "api.example", "/?page%5Bcursor%5D=abc%3D%3D"),
        (#"https://api.example/"<>^`{}"#, "https", "api.example", "/%22%3C%3E%5E%60%7B%7D"),
        ("https://api.example/100%/%4/%zz/%41", "https", "api.example", "/100%25/%254/%25zz/%41"),
        ("https://api.example/-._~!$&'()*+,;=:@/?", "https", "api.example", "/-._~!$&'()*+,;=:@/?"),
    ])
    func urlIsTakenApartAsItIs(url: String, scheme: String, authority: String, path: String) throws {
        let request = try HTTPRequest(.delete, url: url, headerFields: [.accept: "a/b"])
        #expect(request.method == .delete)
        #expect(request.scheme == scheme)
        #expect(request.authority == authority)
        #expect(request.path == path)
        #expect(request.headerFields == [.accept: "a/b"])
    }

    @Test(arguments: [
        "", "api.example", "/path", "://api.example/", "ftp://api.example/", "javascript:alert(1)",
        "https:/api.example",
        "https://", "https:///path", "https://:443/", "https://?q", "https://user@api.example/",
        "https://api.example /", "https:// api.example/", "https://api.example :1/",
        "https://u:p@api.example/",
        "https://api.example/\u{7}", "https://api.example/\r\nHost: other", "https://api.example/\u{7F}",
        "https://exämple/", " https://api.example/", "file:///etc/passwd", "https://api.example\0/",
        // A client or a resolver would stop the process, or take another host.
        "https://api.example:65536/", "https://api.example:0/", "https://api.example:-1/", "https://api.example:+1/",
        "https://api.example:99999999999999999999/", "https://api.example:80:80/", "https://api.example:a/",
        "https://%5B%5D/", "https://[]/", "https://[::1/", "https://[::1]x/", "https://[127.0.0.1]/",
        "https://[::1].example/", "https://[fe80::1%25eth0]/", "https://[fe80::1%eth0]/", "https://[v1.a]/",
        "https://a b/", "https://a%00b/", "https://evil.com%2f.localhost/", #"https://evil.com\.localhost/"#,
        "https://\(String(repeating: "a", count: 256))/",
    ])
    func otherTextIsRefused(url: String) {
        #expect { try HTTPRequest(url: url) } throws: { ($0 as? FetchError)?.code == .invalidRequest }
    }

    @Test(arguments: [
        "secret://x", "https://user:secret@api.example/", "/login?token=secret&next=https://x/",
        "https://a/?secret\u{7}",
        "https://secret:secret/",
    ])
    func refusalDoesNotRepeatTheText(url: String) {
        #expect { try HTTPRequest(url: url) } throws: { !"\($0)".contains("secret") }
    }

    @Test(arguments: [
        "http://localhost/", "http://LOCALHOST:8080/", "http://127.0.0.1:1/", "http://[::1]/", "http://[::1]:80/",
        "http://app.localhost/", "http://a-1.B_c.Localhost:80/", "http://127.0.1.1/", "http://127.255.255.254:8080/",
        "http://[0:0:0:0:0:0:0:1]/",
    ])
    func thisMachineMayBeAskedInPlainHTTP(url: String) async throws {
        let response = try await makeFetcher(ScriptedTransport([.status(200)])).fetch(url)
        #expect(response.head.status == .ok)
    }

    @Test(arguments: [
        "http://api.example/", "http://localhost.example/", "http://127.0.0.1.example/", "http://10.0.0.1/",
        "http://[::2]/", "http://localhost./", "http://notlocalhost/",
        "http://127.evil.com/", "http://127.0.0.1.evil.com/", "http://128.0.0.1/", "http://1270.0.0.1/",
        "http://127.0.0.256/", "http://127.1/", "http://2130706433/", "http://0x7f.0.0.1/",
        "http://[::ffff:10.0.0.1]/", "http://app.localhost.evil.com/",
    ])
    func otherMachinesMayNot(url: String) async throws {
        let transport = ScriptedTransport([.status(200)])
        let error = await thrown { _ = try await makeFetcher(transport).fetch(url) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
        let open = Fetcher(.init { $0.allowsInsecureHTTP = true }, transport: transport)
        #expect(try await open.fetch(url).head.status == .ok)
    }

    @Test func theRefusalOfPlainHTTPNamesTheSettingThatAllowsIt() async throws {
        let error = await thrown { _ = try await makeFetcher(ScriptedTransport([])).fetch("http://fake-gcs:4443/b") }
        let message = (error as? FetchError)?.message ?? ""
        #expect(message.contains("http to fake-gcs:4443") && message.contains("allowsInsecureHTTP"), "\(message)")
        #expect(!message.contains("credentials"))
    }

    /// An authority that is put together by hand may have the end of the host within.
    @Test(arguments: ["evil.com/.localhost", "evil.com?.localhost", "evil.com#.localhost", "localhost:80@evil.com"])
    func aHostThatOnlyEndsLikeThisMachineMayNot(authority: String) async throws {
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
        let error = await thrown { _ = try await makeFetcher(ScriptedTransport([])).fetch(request) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }

    @Test(arguments: ["+80", "-80", " 80", "0", "65536"])
    func aPortIsANumberOfDigitsAlone(port: String) {
        #expect(throws: FetchError.self) { try HTTPRequest(url: "http://localhost:\(port)/") }
        let request = HTTPRequest(method: .get, scheme: "http", authority: "localhost:\(port)", path: "/")
        #expect(!request.isTrustworthy)
    }

    @Test func requestWithoutASchemeIsRefused() async throws {
        let request = HTTPRequest(method: .get, scheme: nil, authority: "api.example", path: "/")
        let error = await thrown { _ = try await makeFetcher(ScriptedTransport([])).fetch(request) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }
}
