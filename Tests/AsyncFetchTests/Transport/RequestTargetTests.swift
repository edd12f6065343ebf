@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import NIOHTTP1
import Testing

/// What a server is sent for a URL, wherever that came from.
@Suite(.timeLimit(.minutes(5))) struct RequestTargetTests {
    /// Runs `body` with a server whose answers are the first lines and hosts of the requests that it got.
    private func withEcho(_ body: (Fetcher, RawServer) async throws -> Void) async throws {
        try await RawServer.run { connection in
            while case let head = try await connection.readHead(), !head.isEmpty {
                let lines = head.split(separator: "\r\n")
                let target = lines[0].split(separator: " ")[1]
                let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5) ?? ""
                let text = "\(target) \(host.drop { $0 == " " })"
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
            }
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            try await body(fetcher, server)
            await fetcher.shutdown()
        }
    }

    @Test(arguments: [
        ("/", "/"), ("", "/"), ("?", "/?"), ("?q", "/?q"), ("/a/", "/a/"), ("//a//b", "//a//b"),
        ("/a/../b/./c", "/a/../b/./c"), ("/a;b=c,d", "/a;b=c,d"), ("/%2F%2f%41", "/%2F%2f%41"),
        ("/%FF%FE", "/%FF%FE"), ("/a%E4?b=%E4", "/a%E4?b=%E4"), ("/?%FF", "/?%FF"), ("/%00", "/%00"),
        ("/?a=b&c=d&&=", "/?a=b&c=d&&="), ("/?a?b/c", "/?a?b/c"), ("/a:b@c", "/a:b@c"), ("/a'(b)*!$", "/a'(b)*!$"),
        ("/?titles=New%20York|Paris", "/?titles=New%20York%7CParis"),
        ("/?page[cursor]=abc%3D%3D", "/?page%5Bcursor%5D=abc%3D%3D"), ("/100%", "/100%25"), ("/%%41", "/%25%41"),
        ("/a b?c d", "/a%20b?c%20d"), ("/ü?ö", "/%C3%BC?%C3%B6"),
        (#"/{a}|"b"<c>^d`e\f"#, "/%7Ba%7D%7C%22b%22%3Cc%3E%5Ed%60e%5Cf"),
        ("/?a=b#c?d", "/?a=b"), ("#a", "/"), ("/?next=https://a.example/?b=c", "/?next=https://a.example/?b=c"),
    ])
    func whatMayStandThereIsLeftAndTheRestIsEscapedOnce(path: String, target: String) async throws {
        try await withEcho { fetcher, server in
            let own = "127.0.0.1:\(server.port)"
            let collected = try await fetcher.fetch(server.url(path)).text
            #expect(collected == "\(target) \(own)")
            let streamed = try await fetcher.stream(HTTPRequest(url: server.url(path))).body.collect(upTo: 1000).text
            #expect(streamed == collected)
            // Put together by hand, as middleware may.
            guard !path.contains("#") else { return }
            let request = HTTPRequest(method: .get, scheme: "http", authority: own, path: path)
            let byHand = try await fetcher.fetch(request).text
            #expect(byHand == collected)
        }
    }

    @Test(arguments: ["xn--bcher-kva.localhost", "a_b.localhost", "A.B.localhost"])
    func theHostIsSentAsItIsButForItsCase(host: String) async throws {
        try await withEcho { fetcher, server in
            let text = try await fetcher.fetch("http://\(host):0\(server.port)/").text
            #expect(text == "/ \(host.lowercased()):\(server.port)")
        }
    }

    /// A path that does not begin with a slash would be the end of the host.
    @Test func aPathIsNeverAPartOfTheHost() async throws {
        try await withEcho { fetcher, server in
            let own = "127.0.0.1:\(server.port)"
            for path in ["@evil.example/", ".evil.example/", "1/", ":1/"] {
                let request = HTTPRequest(method: .get, scheme: "http", authority: own, path: path)
                let text = try await fetcher.fetch(request).text
                #expect(text == "/\(path) \(own)")
            }
        }
    }

    @Test(arguments: [
        "127.0.0.1:65536", "127.0.0.1:99999999999999999999", "127.0.0.1:-1", "[]", "%5B%5D", "[::1", "[::1%25lo]",
        "[::1%lo]", "a b", "a\0b", "ü", "a%00b", "", ":80", "a@b", "a/b", "a?b", "a#b", "[v1.x]", "[::1]:x",
    ])
    func anAuthorityThatCannotBeIsAnError(authority: String) async throws {
        let transport = HTTPClientTransport()
        for scheme in ["http", "https"] {
            let request = HTTPRequest(method: .get, scheme: scheme, authority: authority, path: "/")
            let sent = await thrown { _ = try await transport.send(request, body: nil) }
            #expect((sent as? FetchError)?.code == .invalidRequest, "\(sent)")
            let collected = await thrown { _ = try await transport.collect(request, body: nil, upTo: 1) { _ in } }
            #expect((collected as? FetchError)?.code == .invalidRequest, "\(collected)")
        }
        await transport.shutdown()
    }

    /// Names that are well-formed and lead nowhere.
    @Test(arguments: [".", "..", "a..invalid", "-.invalid", "\(String(repeating: "a", count: 64)).invalid"])
    func aNameThatNobodyHasIsUnreachable(host: String) async throws {
        let fetcher = Fetcher(.init { $0.proxies = .none })
        let error = await thrown {
            _ = try await fetcher.fetch("https://\(host)/", options: .init { $0.retry = .none })
        }
        #expect([.unreachable, .tls].contains((error as? FetchError)?.code), "\(error)")
        await fetcher.shutdown()
    }

    @Test(arguments: [
        "https://127.0.0.1:65536/", "https://%5B%5D/", "https://[::1/", "https://a.example:0/", "//a.example:70000/",
        "https://u:p@a.example/", "https://ü.example/", "https:///", "https://", "//", "http:a", "ftp://a.example/",
    ])
    func aRedirectToAnImpossiblePlaceIsAnError(location: String) async throws {
        try await RawServer.run { connection in
            while try await connection.readHead() != "" {
                try await connection.write(
                    "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n"
                )
            }
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            let error = await thrown { _ = try await fetcher.fetch(server.url()) }
            #expect((error as? FetchError)?.code == .invalidRequest, "\(error)")
            await fetcher.shutdown()
        }
    }

    @Test(arguments: [
        ("/x|y?z[]=%41", "/x%7Cy?z%5B%5D=%41"), ("https://other.example/a%7Cb|c", "/a%7Cb%7Cc"),
        ("?a|b", "/things?a%7Cb"),
        ("", "/things?q=1"), ("#a", "/things?q=1"), ("/a/../b", "/b"), ("../b/./c?d/../e", "/b/c?d/../e"), ("..", "/"),
        ("a b", "/a%20b"), ("ä", "/%C3%A4"), (";x", "/;x"),
    ])
    func aRedirectIsEscapedAsAURLIs(location: String, target: String) async throws {
        let transport = ScriptedTransport([.status(302, headers: [.location: location]), .status(200)])
        let fetcher = Fetcher(.init { $0.maximumRedirects = 1 }, transport: transport)
        _ = try? await fetcher.fetch("https://api.example/things?q=1")
        // The same place again is a circle.
        if target == "/things?q=1" {
            let next = try HTTPRequest(url: "https://api.example/things?q=1").resolving(location)
            #expect(next.path == target)
        } else {
            #expect(transport.requests.last?.request.path == target)
        }
    }

    @Test(arguments: [(nil, "/next"), ("", "/next"), ("?q=1", "/next"), ("a", "/next"), ("/a/b", "/a/next")])
    func aRedirectIsRelativeToWhatWasSent(path: String?, target: String) async throws {
        let transport = ScriptedTransport([.status(302, headers: [.location: "next"]), .status(200)])
        let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: path)
        _ = try await Fetcher(transport: transport).fetch(request)
        #expect(transport.requests.last?.request.path == target)
    }

    @Test func digestProvesTheTargetThatIsSent() async throws {
        let credentials = DigestCredentials(user: "u", password: "p")
        var request = try HTTPRequest(url: "https://api.example/?a[b]=c|d")
        let challenge = HTTPResponse(
            status: .unauthorized,
            headerFields: [.wwwAuthenticate: #"Digest realm="r", nonce="n", qop="auth""#]
        )
        #expect(try await credentials.refresh(afterRejectionOf: request, by: challenge))
        request.path = "/?a[b]=c|d"
        credentials.authorize(&request)
        #expect(request.headerFields[.authorization]?.contains(#"uri="/?a%5Bb%5D=c%7Cd""#) == true)
    }

    /// HTTP/2 has room for any number in `:status`.
    @Test(arguments: [0, 99, 1000, 2000, .max])
    func aStatusThatIsNoneIsAnInvalidResponse(code: Int) throws {
        let error = #expect(throws: FetchError.self) {
            try HTTPResponse(HTTPResponseStatus(statusCode: code), HTTPHeaders())
        }
        #expect(error?.code == .invalidResponse)
        #expect(throws: FetchError.self) { try HTTPResponse(.custom(code: .max, reasonPhrase: ""), HTTPHeaders()) }
    }
}
