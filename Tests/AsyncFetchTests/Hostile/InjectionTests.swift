@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Text from strangers in places where a line break would begin a header, or a request, of their own.
@Suite("Injection", .timeLimit(.minutes(5)))
struct InjectionTests {
    static let breaks = [
        "\r\nX-Injected: y", "\nX-Injected: y", "\rX-Injected: y", "\0X-Injected: y", "\r\n\r\nGET /evil HTTP/1.1",
    ]

    /// Sends a request over a real connection and gives what the server was sent, in lower case; empty when that was nothing.
    private func sent(
        _ make: (RawServer) throws -> HTTPRequest,
        body: FetchRequestBody? = nil
    ) async throws -> (text: String, error: (any Error)?) {
        let text = Mutex("")
        var failure: (any Error)?
        try await RawServer.run { connection in
            let head = try await connection.readHead()
            text.withLock { $0 += head.lowercased() }
            try await connection.write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            do { _ = try await fetcher.fetch(make(server), body: body, options: .init { $0.retry = .none }) } catch {
                failure = error
            }
            await fetcher.shutdown()
        }
        return (text.withLock { $0 }, failure)
    }

    @Test(arguments: breaks) func namesAndMethodsAreNone(_ text: String) {
        #expect(HTTPField.Name("X-A" + text) == nil)
        #expect(HTTPRequest.Method("GET" + text) == nil)
    }

    @Test(arguments: breaks) func aURLIsRefused(_ text: String) {
        for url in [
            "https://a.example/\(text)", "https://a.example\(text)/", "https\(text)://a.example/",
            "https://a.example/?q=\(text)",
        ] {
            let error = #expect(throws: FetchError.self) { try HTTPRequest(url: url) }
            #expect(error?.code == .invalidRequest)
            #expect(error?.description.contains("\n") == false)
        }
    }

    /// The parts of a request can be set past the check of the URL.
    @Test(arguments: breaks + [" HTTP/1.1\r\nX-Injected: y", "é"], ["path", "authority", "scheme"])
    func aPartOfARequestIsRefusedBeforeAnythingIsSent(_ text: String, _ part: String) async throws {
        let (sent, error) = try await sent { server in
            var request = try HTTPRequest(url: server.url())
            switch part {
            case "path": request.path = "/a" + text
            case "authority": request.authority = "127.0.0.1:\(server.port)" + text
            default: request.scheme = "http" + text
            }
            return request
        }
        if part == "path", error == nil {
            // The type of a request makes blanks of the breaks, and these are escaped.
            #expect(sent.hasPrefix("get /a%"))
            expectNoInjection(in: sent)
            return
        }
        #expect(sent.isEmpty)
        #expect((error as? FetchError)?.code == .invalidRequest, "\(String(describing: error))")
    }

    @Test(arguments: breaks) func aLocationStaysOneURL(_ text: String) async throws {
        // The type of a header makes blanks of the breaks, and these are escaped.
        let transport = ScriptedTransport([
            .status(302, headers: [.location: "https://a.example/\(text)"]), .status(200),
        ])
        _ = try await makeFetcher(transport).fetch(address)
        let path = try #require(transport.requests.last?.request.path)
        #expect(path.hasPrefix("/%20") && path.utf8.allSatisfy { $0 > 0x20 })
    }

    @Test(arguments: breaks) func aHeaderStaysOneLine(_ text: String) async throws {
        let (sent, _) = try await sent { server in
            var request = try HTTPRequest(url: server.url())
            request.headerFields[.accept] = "a/b" + text
            request.headerFields[.authorization] = "Bearer a" + text
            request.headerFields[.contentType] = "a/b" + text
            return request
        }
        expectNoInjection(in: sent)
    }

    @Test(arguments: breaks) func credentialsAndCookiesStayOneLine(_ text: String) async throws {
        let server = Mutex("")
        try await RawServer.run { connection in
            let head = try await connection.readHead()
            server.withLock { $0 = head.lowercased() }
            try await connection.write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        } _: { raw in
            for credentials in [BearerToken("a" + text), APIKey("a" + text)] as [any FetchCredentials] {
                let jar = CookieJar()
                jar.insert(FetchCookie(name: "a", value: "b" + text, domain: "127.0.0.1"))
                jar.insert(FetchCookie(name: "c" + text, value: "d", domain: "127.0.0.1"))
                let fetcher = Fetcher(
                    .init {
                        $0.cookies = .jar(jar)
                        $0.credentials[raw.url()] = credentials
                        $0.application = "App" + text
                        $0.proxies = .none
                    }
                )
                _ = try? await fetcher.fetch(raw.url())
                await fetcher.shutdown()
                expectNoInjection(in: server.withLock { $0 })
            }
        }
    }

    private func expectNoInjection(in text: String) {
        let lines = text.utf8.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }.map { String(Substring($0)) }
        #expect(!lines.contains { $0.hasPrefix("x-injected") || $0.hasPrefix("get /evil") }, "\(text.debugDescription)")
        #expect(!text.utf8.contains(0))
    }

    @Test(arguments: breaks) func namesOfPartsStayInTheirQuotes(_ text: String) async throws {
        let form = MultipartBody(
            .formData,
            [
                .field("name" + text, "value"),
                .file("file", .bytes([]), fileName: "a\"; x=\"\(text)", contentType: "a/b" + text),
            ]
        )
        var bytes = ByteBuffer()
        for try await var chunk in form.body.chunks() { bytes.writeBuffer(&chunk) }
        expectNoInjection(in: bytes.text.lowercased().replacing("\0", with: ""))
        #expect(form.contentType.utf8.allSatisfy { $0 >= 0x20 })
    }
}
