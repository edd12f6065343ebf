@testable import AsyncFetch
import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTPClientTransportTests {
    /// Sends one request to a server that behaves as `serve` says.
    private func withAnswer(
        from serve: @escaping @Sendable (inout RawConnection) async throws -> Void,
        idleTimeout: Duration = .seconds(60),
        _ body: (_ transport: HTTPClientTransport, _ server: RawServer) async throws -> Void
    ) async throws {
        try await RawServer.run(serve: serve) { server in
            let transport = HTTPClientTransport(idleTimeout: idleTimeout)
            do { try await body(transport, server) } catch {
                await transport.shutdown()
                throw error
            }
            await transport.shutdown()
        }
    }

    private func get(_ server: RawServer) throws -> HTTPRequest { try HTTPRequest(url: server.url()) }

    /// Whatever a resolver says about it.
    @Test(arguments: ["app.localhost", "A.B.LocalHost"])
    func aNameBelowLocalhostIsThisMachine(name: String) async throws {
        try await withAnswer { connection in
            _ = try await connection.readHead()
            try await connection.write("HTTP/1.1 204 No Content\r\n\r\n")
        } _: { transport, server in
            let request = try HTTPRequest(url: server.url().replacing("127.0.0.1", with: name))
            #expect(try await transport.send(request, body: nil).head.status == .noContent)
        }
    }

    @Test func sendsWhatItIsGivenAndReturnsWhatComesBack() async throws {
        let head = Mutex("")
        try await withAnswer { connection in
            let text = try await connection.readHead()
            head.withLock { $0 = text }
            try await connection.write(
                "HTTP/1.1 404 Not Found\r\nX-Twice: a\r\nX-Twice: b\r\nContent-Length: 5\r\n\r\nhello"
            )
        } _: { transport, server in
            let request = try HTTPRequest(.get, url: server.url("/a%2Fb?c=%20d"), headerFields: [.accept: "x/y"])
            let response = try await transport.send(request, body: nil)
            #expect(response.head.status.code == 404)
            let name = try #require(HTTPField.Name("x-twice"))
            #expect(response.head.headerFields[values: name] == ["a", "b"])
            let text = try await response.body.collect(upTo: 100).text
            #expect(text == "hello")
            let sent = head.withLock { $0 }
            #expect(sent.hasPrefix("GET /a%2Fb?c=%20d HTTP/1.1\r\n"))
            #expect(sent.lowercased().contains("\r\naccept: x/y\r\n"))
        }
    }

    /// Chunks without end; it is counted when nobody reads them any more.
    private struct Endless: AsyncSequence, Sendable {
        final class Token: Sendable {
            private let gone: Counter
            init(_ gone: Counter) { self.gone = gone }
            deinit { gone.increment() }
        }
        struct Iterator: AsyncIteratorProtocol {
            let token: Token
            mutating func next() async throws -> ByteBuffer? { ByteBuffer(repeating: 7, count: 64 << 10) }
        }
        let gone: Counter
        func makeAsyncIterator() -> Iterator { Iterator(token: Token(gone)) }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
    func theSourceOfARefusedBodyIsLetGo(isRead: Bool) async throws {
        let gone = Counter()
        try await withAnswer { connection in
            _ = try await connection.readHead()
            try await connection.write("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n\r\nno")
            await connection.readToEnd()
        } _: { transport, server in
            let body = FetchRequestBody.stream(Endless(gone: gone))
            let response = try await transport.send(HTTPRequest(.put, url: server.url()), body: body)
            #expect(response.head.status.code == 503)
            guard isRead else { return }
            let text = try await response.body.collect(upTo: 100).text
            #expect(text == "no")
        }
        try await eventually { gone.value > 0 }
    }

    @Test func anAnswerIsCollectedUpToItsLimit() async throws {
        try await withAnswer { connection in
            while try await connection.readHead() != "" {
                try await connection.write("HTTP/1.1 201 Created\r\nContent-Length: 10\r\n\r\n01234")
                try await connection.write("56789")
            }
        } _: { transport, server in
            let heads = Counter()
            let response = try await transport.collect(get(server), body: nil, upTo: 10) { head in
                if head.status == .created { heads.increment() }
            }
            #expect(heads.value == 1)
            let text = try await response.body.collect(upTo: 10).text
            #expect(text == "0123456789")
            let error = await thrown { _ = try await transport.collect(get(server), body: nil, upTo: 9) { _ in } }
            #expect((error as? FetchError)?.code == .tooLarge, "\(error)")
        }
    }

    @Test func connectionIsUsedAgain() async throws {
        let connections = Counter()
        try await withAnswer { connection in
            connections.increment()
            while try await connection.readHead() != "" {
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            }
        } _: { transport, server in
            for _ in 1...5 {
                let text = try await transport.send(get(server), body: nil).body.collect(upTo: 2).text
                #expect(text == "ok")
            }
            #expect(connections.value == 1)
        }
    }

    @Test(arguments: [
        ("HTTP/1.1 308 Resume Incomplete\r\nRange: bytes=0-99\r\nContent-Length: 0\r\n\r\n", 308),
        ("HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n", 302),
        ("HTTP/1.1 204 No Content\r\n\r\n", 204),
        ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", 200),
        ("HTTP/1.0 200 OK\r\n\r\n", 200),
    ])
    func statusIsNotJudged(answer: String, status: Int) async throws {
        try await withAnswer { connection in
            try await connection.readHead()
            try await connection.write(answer)
        } _: { transport, server in
            let response = try await transport.send(get(server), body: nil)
            #expect(response.head.status.code == status)
            let rest = try await response.body.collect(upTo: 100).readableBytes
            #expect(rest == 0)
        }
    }

    /// Each of them begins the idle time anew.
    @Test func aServerThatOnlySendsInterimResponsesIsGivenUp() async throws {
        try await withAnswer { connection in
            try await connection.readHead()
            while true { try await connection.write("HTTP/1.1 102 Processing\r\n\r\n") }
        } _: { transport, server in
            for collects in [false, true] {
                let error = await thrown {
                    if collects {
                        _ = try await transport.collect(get(server), body: nil, upTo: 1) { _ in }
                    } else {
                        _ = try await transport.send(get(server), body: nil)
                    }
                }
                let failure = error as? FetchError
                #expect(failure?.code == .invalidResponse, "\(error)")
                #expect(failure?.message.contains("interim responses") == true, "\(error)")
            }
        }
    }

    @Test func interimResponsesAreCountedForEachRequest() async throws {
        let connections = Counter()
        try await withAnswer { connection in
            connections.increment()
            for _ in 1...3 {
                try await connection.readHead()
                let interim = String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: InterimResponses.limit)
                try await connection.write(interim + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            }
        } _: { transport, server in
            for _ in 1...3 {
                let text = try await transport.send(get(server), body: nil).body.collect(upTo: 2).text
                #expect(text == "ok")
            }
            #expect(connections.value == 1)
        }
    }

    struct Misbehaviour: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let answer: String?
        var resets = false
        let code: FetchError.Code

        static let all = [
            Self(testDescription: "garbage", answer: "these are not the droids\r\n\r\n", code: .invalidResponse),
            Self(testDescription: "no version", answer: "200 OK\r\n\r\n", code: .invalidResponse),
            Self(
                testDescription: "two lengths",
                answer: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc",
                code: .invalidResponse
            ),
            Self(
                testDescription: "length and chunks",
                answer:
                    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n",
                code: .invalidResponse
            ),
            // The client below takes these for interim responses, and stops the process at the body.
            Self(
                testDescription: "status below 100",
                answer: "HTTP/1.1 020 OK\r\nContent-Length: 5\r\n\r\nhello",
                code: .invalidResponse
            ),
            Self(
                testDescription: "status 0",
                answer: "HTTP/1.1 000 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n",
                code: .invalidResponse
            ),
            Self(
                testDescription: "status below 100 after an interim response",
                answer: "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 099 OK\r\nContent-Length: 5\r\n\r\nhello",
                code: .invalidResponse
            ),
            Self(
                testDescription: "length that is no number",
                answer: "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nabc",
                code: .invalidResponse
            ),
            Self(
                testDescription: "broken chunk",
                answer: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n",
                code: .invalidResponse
            ),
            Self(
                testDescription: "broken gzip",
                answer:
                    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 12\r\nConnection: close\r\n\r\nnot gzip :-)",
                code: .invalidResponse
            ),
            Self(testDescription: "closed before the head", answer: nil, code: .connectionLost),
            Self(testDescription: "closed in the head", answer: "HTTP/1.1 200 OK\r\nContent-", code: .connectionLost),
            Self(
                testDescription: "closed in the body",
                answer: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort",
                code: .connectionLost
            ),
            Self(
                testDescription: "closed in a chunk",
                answer: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nshort",
                code: .connectionLost
            ),
            Self(
                testDescription: "closed between chunks",
                answer: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n",
                code: .connectionLost
            ),
            Self(testDescription: "reset before the head", answer: nil, resets: true, code: .connectionLost),
            Self(
                testDescription: "reset in the body",
                answer: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort",
                resets: true,
                code: .connectionLost
            ),
        ]
    }

    @Test(arguments: Misbehaviour.all)
    func brokenAnswerHasItsTypedError(_ misbehaviour: Misbehaviour) async throws {
        try await withAnswer { connection in
            try await connection.readHead()
            if let answer = misbehaviour.answer { try await connection.write(answer) }
            if misbehaviour.resets { try await connection.reset() }
        } _: { transport, server in
            let streamed = await thrown {
                _ = try await transport.send(get(server), body: nil).body.collect(upTo: 1000)
            }
            #expect((streamed as? FetchError)?.code == misbehaviour.code, "\(streamed)")
            let collected = await thrown {
                _ = try await transport.collect(get(server), body: nil, upTo: 1000) { _ in }
            }
            #expect((collected as? FetchError)?.code == misbehaviour.code, "\(collected)")
        }
    }

    @Test(arguments: [nil, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort"])
    func silentServerIsAnIdleTimeout(answer: String?) async throws {
        try await withAnswer(
            from: { connection in
                try await connection.readHead()
                if let answer { try await connection.write(answer) }
                await connection.readToEnd()
            },
            idleTimeout: .milliseconds(50)
        ) { transport, server in
            let error = await thrown {
                _ = try await transport.send(get(server), body: nil).body.collect(upTo: 1000)
            }
            #expect((error as? FetchError)?.code == .idleTimeout, "\(error)")
        }
    }

    @Test func closedPortIsUnreachable() async throws {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        try await listener.close()
        let error = await thrown {
            _ = try await HTTPClientTransport().send(HTTPRequest(url: "http://127.0.0.1:\(port)/"), body: nil)
        }
        #expect((error as? FetchError)?.code == .unreachable, "\(error)")
    }

    @Test func aHostThatDoesNotAnswerIsAConnectTimeout() async throws {
        // It never takes a connection from its queue; the system drops what comes when that is full.
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 0)
            .serverChannelOption(.autoRead, value: false)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        let client = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connectTimeout(.milliseconds(50))
        var waiting: [any Channel] = []
        // On a busy machine one may come too late although there was room.
        var failures = 0
        while failures < 5 {
            if let next = try? await client.connect(host: "127.0.0.1", port: port).get() {
                waiting.append(next)
                failures = 0
            } else {
                failures += 1
            }
        }

        let transport = HTTPClientTransport(connectTimeout: .milliseconds(50))
        let request = try HTTPRequest(url: "http://127.0.0.1:\(port)/")
        let streamed = await thrown { _ = try await transport.send(request, body: nil) }
        #expect((streamed as? FetchError)?.code == .connectTimeout, "\(streamed)")
        let collected = await thrown { _ = try await transport.collect(request, body: nil, upTo: 1) { _ in } }
        #expect((collected as? FetchError)?.code == .connectTimeout, "\(collected)")
        await transport.shutdown()
        for channel in waiting + [listener] { try await channel.close() }
    }

    @Test(arguments: ["https://host.invalid/", "http://host.invalid/"])
    func unknownHostIsUnreachable(url: String) async throws {
        let error = await thrown { _ = try await HTTPClientTransport().send(HTTPRequest(url: url), body: nil) }
        #expect((error as? FetchError)?.code == .unreachable, "\(error)")
    }

    @Test func serverThatSpeaksNoTLSIsATLSFailure() async throws {
        try await withAnswer { connection in
            _ = try await connection.read()
            try await connection.write("HTTP/1.1 400 Bad Request\r\n\r\n")
        } _: { transport, server in
            let request = try HTTPRequest(url: "https://127.0.0.1:\(server.port)/")
            let error = await thrown { _ = try await transport.send(request, body: nil) }
            #expect((error as? FetchError)?.code == .tls, "\(error)")
        }
    }

    @Test func gzipIsDecoded() async throws {
        let hello: [UInt8] = [
            0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0, 0x86, 0xa6, 0x10, 0x36,
            0x05, 0,
            0, 0,
        ]
        try await withAnswer { connection in
            try await connection.readHead()
            try await connection.write(
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(hello.count)\r\n\r\n"
            )
            try await connection.write(ByteBuffer(bytes: hello))
        } _: { transport, server in
            let request = try HTTPRequest(url: server.url(), headerFields: [.acceptEncoding: "gzip"])
            let text = try await transport.send(request, body: nil).body.collect(upTo: 100).text
            #expect(text == "hello")
        }
    }

    @Test func drippingAnswerIsDeliveredAsItDrips() async throws {
        let gate = Gate()
        try await withAnswer { connection in
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab")
            try await gate.pass()
            try await connection.write("cd")
        } _: { transport, server in
            var body = try await transport.send(get(server), body: nil).body.makeAsyncIterator()
            let first = try await body.next()?.text
            #expect(first == "ab")
            gate.open()
            let second = try await body.next()?.text
            #expect(second == "cd")
            let end = try await body.next()
            #expect(end == nil)
        }
    }
}
