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
        "https://u:p@api.example/",
        "https://api.example/a b", "https://api.example/\u{7}", "https://api.example/\r\nHost: other",
        "https://exämple/",
        " https://api.example/", "https://api.example/ü", "file:///etc/passwd", "https://api.example\0/",
    ])
    func otherTextIsRefused(url: String) {
        #expect { try HTTPRequest(url: url) } throws: { ($0 as? FetchError)?.code == .invalidRequest }
    }

    @Test(arguments: [
        "secret://x", "https://user:secret@api.example/", "/login?token=secret&next=https://x/", "https://a/?secret b",
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
        "http://[::2]/", "http://[::1].example/", "http://localhost./", "http://notlocalhost/",
        "http://127.evil.com/", "http://127.0.0.1.evil.com/", "http://128.0.0.1/", "http://1270.0.0.1/",
        "http://127.0.0.256/", "http://127.1/", "http://2130706433/", "http://0x7f.0.0.1/", "http://[127.0.0.1]/",
        "http://[::1]x/", "http://[::ffff:10.0.0.1]/", "http://localhost:80:80/", "http://app.localhost.evil.com/",
        "http://evil.com%2f.localhost/", #"http://evil.com\.localhost/"#,
    ])
    func otherMachinesMayNot(url: String) async throws {
        let transport = ScriptedTransport([.status(200)])
        let error = await thrown { _ = try await makeFetcher(transport).fetch(url) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
        let open = Fetcher(.init { $0.allowsInsecureHTTP = true }, transport: transport)
        #expect(try await open.fetch(url).head.status == .ok)
    }

    /// An authority that is put together by hand may have the end of the host within.
    @Test(arguments: ["evil.com/.localhost", "evil.com?.localhost", "evil.com#.localhost", "localhost:80@evil.com"])
    func aHostThatOnlyEndsLikeThisMachineMayNot(authority: String) async throws {
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
        let error = await thrown { _ = try await makeFetcher(ScriptedTransport([])).fetch(request) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }

    @Test func requestWithoutASchemeIsRefused() async throws {
        let request = HTTPRequest(method: .get, scheme: nil, authority: "api.example", path: "/")
        let error = await thrown { _ = try await makeFetcher(ScriptedTransport([])).fetch(request) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }
}
