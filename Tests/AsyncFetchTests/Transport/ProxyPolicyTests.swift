@testable import AsyncFetch
import HTTPTypes
import NIOCore
import Testing

@Suite("Proxies", .timeLimit(.minutes(5)))
struct ProxyPolicyTests {
    private func proxy(_ environment: [String: String], _ url: String) throws -> String? {
        let policy = ProxyPolicy { environment[$0] }
        return try policy.proxy(for: HTTPRequest(url: url)).map { "\($0.host):\($0.port)" }
    }

    @Test func theEnvironmentDecidesByScheme() throws {
        let environment = ["https_proxy": "http://a:1", "http_proxy": "b:2", "HTTP_PROXY": "evil:3"]
        #expect(try proxy(environment, "https://x.example/") == "a:1")
        #expect(try proxy(environment, "http://x.example/") == "b:2")
        #expect(
            try proxy(["HTTPS_PROXY": "http://[::1]:8080/", "HTTP_PROXY": "evil:3"], "https://x.example/") == "::1:8080"
        )
        #expect(try proxy(["HTTP_PROXY": "evil:3"], "http://x.example/") == nil)
        #expect(try proxy(["all_proxy": "http://c"], "http://x.example/") == "c:3128")
        #expect(try proxy([:], "https://x.example/") == nil)
    }

    @Test(arguments: [
        ("example.com", "https://example.com/", true), ("example.com", "https://www.example.com/", true),
        (".example.com", "https://www.example.com/", true), ("*.example.com", "https://www.example.com:444/", true),
        ("a.b, example.com", "https://EXAMPLE.com/", true), ("*", "https://anything/", true),
        ("example.com", "https://notexample.com/", false), ("example.com", "https://example.com.evil/", false),
        ("", "https://example.com/", false),
    ])
    func exceptionsAreNamesAndAllBelow(exceptions: String, url: String, isException: Bool) throws {
        let proxy = try proxy(["https_proxy": "p:1", "no_proxy": exceptions], url)
        #expect((proxy == nil) == isException)
    }

    @Test(arguments: [
        "https://localhost/", "https://127.0.0.1:8443/", "http://[::1]:80/", "https://a.localhost/",
        "https://127.1.2.3/",
    ])
    func thisMachineNeedsNone(url: String) throws {
        #expect(try proxy(["all_proxy": "p:1"], url) == nil)
    }

    @Test(arguments: [
        "socks5://p:1", "http://", "http://:8080", "http://p:99999", "http://p:x", "http://a%2:b@p:1", "ftp://p",
    ])
    func whatIsNoProxyIsAnErrorOrNone(url: String) throws {
        #expect(throws: FetchError.self) { try ProxyPolicy.through(url) }
        #expect(try proxy(["https_proxy": url], "https://x.example/") == nil)
    }

    @Test func userAndPasswordAreDecoded() throws {
        let policy = try ProxyPolicy.through("http://Aladdin:open%20sesame@p:1")
        let proxy = try #require(policy.proxy(for: HTTPRequest(url: "https://x.example/")))
        #expect(proxy.authorization == "QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    }

    private func failure(through server: RawServer, within time: Duration) async throws -> FetchError? {
        let transport = HTTPClientTransport(
            connectTimeout: time,
            proxies: try .through("http://user:hunter2@127.0.0.1:\(server.port)")
        )
        let error = await thrown {
            _ = try await transport.send(HTTPRequest(url: "https://x.example/"), body: nil)
        }
        await transport.shutdown()
        #expect(!"\(error)".contains("hunter2"))
        return error as? FetchError
    }

    /// Its certificate could not be told from one of the proxy.
    @Test(arguments: ["https://192.0.2.1/", "https://[2001:db8::1]:8443/"])
    func httpsToAnAddressIsRefused(url: String) async throws {
        let proxies = try ProxyPolicy.through("http://127.0.0.1:1")
        let transport = HTTPClientTransport(proxies: proxies)
        let error = await thrown { _ = try await transport.send(HTTPRequest(url: url), body: nil) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(error?.message.contains("name") == true)
        // Plain http has no certificate: it comes as far as the proxy, which is not there.
        let plain = try HTTPRequest(url: url.replacing("https", with: "http"))
        let other = await thrown { _ = try await transport.send(plain, body: nil) } as? FetchError
        #expect(other?.code == .unreachable)
        await transport.shutdown()
    }

    @Test func aProxyThatNeverAnswersEndsWithTheConnectTimeout() async throws {
        try await RawServer.run {
            await $0.readToEnd()
        } _: { server in
            let error = try await failure(through: server, within: .milliseconds(100))
            #expect(error?.code == .connectTimeout)
        }
    }

    @Test(arguments: [(407, "Proxy-Authenticate: Basic realm=\"p\"\r\n"), (403, "")])
    func aProxyThatRefusesIsNamedInTheError(status: Int, header: String) async throws {
        try await RawServer.run { connection in
            try await connection.readHead()
            let answer = "HTTP/1.1 \(status) No\r\n\(header)Content-Length: 0\r\n\r\n"
            try await connection.write(ByteBuffer(string: answer))
            await connection.readToEnd()
        } _: { server in
            let error = try await failure(through: server, within: .seconds(30))
            #expect(error?.isProxy == true)
        }
    }
}
