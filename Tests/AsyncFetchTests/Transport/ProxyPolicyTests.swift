@testable import AsyncFetch
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Proxies", .timeLimit(.minutes(5)))
struct ProxyPolicyTests {
    private func proxy(_ environment: [String: String], _ url: String) throws -> String? {
        let policy = ProxyPolicy { environment[$0] }
        return try policy.proxy(for: Origin(of: HTTPRequest(url: url))).map { "\($0.host):\($0.port)" }
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
        ("example.com:8443", "https://example.com:8443/", true), ("example.com:8443", "https://example.com/", false),
        ("example.com:443", "https://a.example.com/", true), ("*:81", "https://x.example:81/", true),
        ("*:81", "https://x.example/", false),
        ("10.0.0.0/8", "https://10.255.0.1/", true), ("10.0.0.0/8", "https://11.0.0.1/", false),
        ("192.168.4.0/23", "https://192.168.5.255/", true), ("192.168.4.0/23", "https://192.168.6.0/", false),
        ("0.0.0.0/0", "https://1.2.3.4/", true), ("0.0.0.0/0", "https://x.example/", false),
        ("10.1.2.3", "https://10.1.2.3:444/", true), ("10.1.2.3:443", "https://10.1.2.3:444/", false),
        ("fd00::/8", "https://[fd12::1]/", true), ("fd00::/8", "https://[fe00::1]/", false),
        ("2001:db8::1", "https://[2001:DB8:0::1]/", true), ("[2001:db8::1]:444", "https://[2001:db8::1]:444/", true),
        ("[2001:db8::1]:444", "https://[2001:db8::1]/", false), ("10.0.0.0/8", "https://[fd12::1]/", false),
        ("10.0.0.0/99,10.0.0.0/x,a:b,:1,/8", "https://10.0.0.1/", false),
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
        let proxy = try #require(policy.proxy(for: Origin(of: HTTPRequest(url: "https://x.example/"))))
        #expect(proxy.authorization == "QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    }

    @Test func anExceptionThatIsNoneIsAnError() {
        for text in ["10.0.0.0/33", "a:99999", "", ":80", "a/8"] {
            #expect(throws: FetchError.self) { try ProxyPolicy.through("http://p:1", except: [text]) }
        }
    }

    @Test func plainRequestsAreAskedOfTheProxyItself() async throws {
        let heads = Mutex<[String]>([])
        try await RawServer.run { connection in
            while case let head = try await connection.readHead(), !head.isEmpty {
                heads.withLock { $0.append(head) }
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nplain")
            }
        } _: { server in
            let transport = HTTPClientTransport(
                proxies: try .through("http://Aladdin:open%20sesame@127.0.0.1:\(server.port)")
            )
            let request = try HTTPRequest(url: "http://X.example:8080/a|b?c=d")
            let collected = try await transport.collect(request, body: nil, upTo: 5) { _ in }
            #expect(collected.head.status == .ok)
            let streamed = try await transport.send(request, body: nil).body.collect(upTo: 5).text
            #expect(streamed == "plain")
            let unreadable = try HTTPRequest(url: "http://X.example:8080/%FF?c=d")
            _ = try await transport.collect(unreadable, body: nil, upTo: 5) { _ in }
            await transport.shutdown()
        }
        #expect(heads.withLock { $0.count } == 3)
        #expect(heads.withLock { $0[2].hasPrefix("GET http://x.example:8080/%FF?c=d HTTP/1.1\r\n") })
        for head in heads.withLock({ $0.prefix(2) }) {
            #expect(head.hasPrefix("GET http://x.example:8080/a%7Cb?c=d HTTP/1.1\r\n"))
            #expect(head.contains("\r\nHost: x.example:8080\r\n"))
            #expect(head.contains("\r\nProxy-Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n"))
        }
    }

    @Test func aProxyThatWantsToKnowWhoAsksForPlainHTTPIsAProxyError() async throws {
        try await RawServer.run { connection in
            while try await connection.readHead() != "" {
                try await connection.write(
                    "HTTP/1.1 407 Who\r\nProxy-Authenticate: Basic realm=\"p\"\r\nContent-Length: 0\r\n\r\n"
                )
            }
        } _: { server in
            let transport = HTTPClientTransport(proxies: try .through("http://127.0.0.1:\(server.port)"))
            let request = try HTTPRequest(url: "http://x.example/")
            let sent = await thrown { _ = try await transport.send(request, body: nil) } as? FetchError
            #expect(sent?.isProxy == true)
            let collected = await thrown { _ = try await transport.collect(request, body: nil, upTo: 5) { _ in } }
            #expect((collected as? FetchError)?.isProxy == true)
            await transport.shutdown()
        }
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
