import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

/// What clients may write in several ways, and what they may leave out.
@Suite("The wire of the server", .timeLimit(.minutes(2)))
struct ServerWireTests {
    @Test(arguments: [
        ("PUT /_emulator/faults", #"{"rules": []}"#), ("POST /storage/v1/b?project=p", #"{"name": "abc"}"#),
    ])
    func aClientThatWaitsToSendIsToldToContinue(line: String, body: String) async throws {
        try await withEmulator { emulator, _ in
            let text =
                "\(line) HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body
            let answer = await RawConnection.answer(to: text, port: try port(of: emulator))
            #expect(answer.hasPrefix("HTTP/1.1 100 "), "\(answer)")
            #expect(answer.contains("\r\n\r\nHTTP/1.1 20"), "\(answer)")
        }
    }

    @Test func aClientWithoutHostGetsLinksToTheServer() async throws {
        try await withEmulator { emulator, _ in
            let path = "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=a"
            let text = "POST \(path) HTTP/1.0\r\nContent-Length: 0\r\n\r\n"
            let answer = await RawConnection.answer(to: text, port: try port(of: emulator))
            #expect(answer.lowercased().contains("\r\nlocation: \(emulator.url)/upload/"), "\(answer)")
        }
    }

    @Test(arguments: [("Bearer", 200), ("bearer", 200), ("BEARER", 200), ("Basic", 401), ("Bearers", 401)])
    func schemesAreCaseInsensitive(scheme: String, status: Int) async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator in
            let answer = try await TestClient(emulator)
                .get("/_emulator/journal", headers: [("Authorization", "\(scheme) secret")])
            #expect(answer.status == status)
        }
    }

    @Test(
        .enabled(if: RawConnection.hasIPv6, "this machine has no ::1"),
        .enabled("the proxy of the environment has another address") { try MutatingProxy.Plan.ofEnvironment() == nil }
    )
    func anAddressOfIPv6IsInBracketsInLinks() async throws {
        var configuration = EmulatorConfiguration()
        configuration.host = "::1"
        try await withEmulator(configuration) { emulator, client in
            #expect(emulator.url.hasPrefix("http://[::1]:"))
            let object = try await client.insert("a", [1]).json
            for name in ["selfLink", "mediaLink"] {
                let link = try #require(object[name]?.string)
                #expect(link.hasPrefix(emulator.url + "/"), "\(link)")
                #expect(try await client.get(link).status == 200)
            }
            #expect(try await client.startUpload("b").hasPrefix(emulator.url + "/"))
        }
    }

    // MARK: Ends of connections

    /// The way in which a connection ends.
    enum End: CaseIterable {
        case idle, silent, stalled, reset, halfClosed
    }

    @Test(.serialized, arguments: End.allCases)
    func aConnectionEndsAlthoughAChildOfTheProcessHasItToo(end: End) async throws {
        var configuration = EmulatorConfiguration()
        configuration.limits.keepAliveTime = end == .idle ? .seconds(1) : .seconds(60)
        configuration.limits.headerTime = end == .silent ? .seconds(1) : .seconds(60)
        configuration.limits.responsePause = end == .stalled ? .seconds(1) : .seconds(60)
        try await withEmulator(configuration) { emulator, client in
            // More than the buffers of both sockets hold.
            if end == .stalled { try await client.insert("large", [UInt8](repeating: 7, count: 32 << 20)) }
            if end == .reset { emulator.faults.append(.init(.acceptThenReset(uploadBytes: 1))) }
            let host = "Host: localhost\r\n"
            let object = "GET /storage/v1/b/bucket/o/large?alt=media HTTP/1.1\r\n\(host)\r\n"
            let upload = "POST /upload/storage/v1/b/bucket/o?uploadType=media&name=a HTTP/1.1\r\n\(host)"
            let (text, pause, afterthought): (String, UInt32, RawConnection.Afterthought?) =
                switch end {
                case .idle: ("GET /storage/v1/b/bucket HTTP/1.1\r\n\(host)\r\n", 0, nil)
                case .silent: ("", 0, nil)
                case .stalled: (object, 3_000, nil)
                case .reset: (upload + "Content-Length: 10\r\n\r\n", 1_000, .text("0123456789"))
                case .halfClosed: ("", 1_000, .end)
                }
            async let answer = RawConnection.answer(
                to: text,
                port: try port(of: emulator),
                pause: pause,
                then: afterthought
            )
            // Nothing tells of a connection without a request; the child would have it if it was made by now.
            try await Task.sleep(for: .milliseconds(300))
            let child = try InheritingChild()
            let isAnswered = try await answer.hasPrefix("HTTP/1.1 200 ")
            #expect(isAnswered == (end == .idle || end == .stalled))
            // A process closes its files a moment before it has ended.
            try await Task.sleep(for: .milliseconds(100))
            let isRunning = child.isRunning
            #expect(isRunning)
        }
    }

    @Test(.enabled("the proxy of the environment listens, too") { try MutatingProxy.Plan.ofEnvironment() == nil })
    func aStoppedServerListensNoMoreAlthoughAChildOfTheProcessRuns() async throws {
        let (ports, started) = AsyncStream.makeStream(of: Int.self)
        let server = Task {
            try await Emulator.run { emulator in
                started.yield(try port(of: emulator))
                // Runs until the test cancels it.
                try await Task.sleep(for: .seconds(60))
            }
        }
        var iterator = ports.makeAsyncIterator()
        let next = await iterator.next()
        let number = try #require(next)
        let child = try InheritingChild()
        server.cancel()
        _ = await server.result
        // A listening socket would take the connection, and nobody would answer while the child has it.
        _ = await RawConnection.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: number)
        let isRunning = child.isRunning
        #expect(isRunning)
    }

    // MARK: Pages of other origins

    @Test(arguments: ["http://app.example", "own"])
    func aBrowserIsToldWhatAPageMaySend(origin: String) async throws {
        var configuration = EmulatorConfiguration()
        configuration.allowedOrigins = ["http://app.example"]
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator in
            let client = TestClient(emulator)
            let origin = origin == "own" ? emulator.url : origin
            let answer = try await client.send(
                .OPTIONS,
                "/storage/v1/b/bucket/o/a",
                headers: [
                    ("Origin", origin), ("Access-Control-Request-Method", "PATCH"),
                    ("Access-Control-Request-Headers", "authorization,content-type"),
                ]
            )
            #expect(answer.status == 204)
            #expect(answer.headers.first(name: "Access-Control-Allow-Origin") == origin)
            #expect(answer.headers.first(name: "Access-Control-Allow-Methods") == "PATCH")
            #expect(answer.headers.first(name: "Access-Control-Allow-Headers") == "authorization,content-type")
            #expect(answer.headers["Vary"].contains("Origin"))
            #expect(emulator.journal.entries.isEmpty)
            // An error is read, too: the page must see why.
            let refused = try await client.get("/storage/v1/b/bucket", headers: [("Origin", origin)])
            #expect(refused.status == 401)
            #expect(refused.headers.first(name: "Access-Control-Allow-Origin") == origin)
        }
    }

    @Test func aBrowserIsToldNothingForOtherOrigins() async throws {
        try await withEmulator { _, client in
            let answer = try await client.send(
                .OPTIONS,
                "/storage/v1/b/bucket",
                headers: [("Origin", "http://evil.example"), ("Access-Control-Request-Method", "GET")]
            )
            #expect(answer.status == 403)
            #expect(answer.headers.first(name: "Access-Control-Allow-Origin") == nil)
            let program = try await client.get("/storage/v1/b/bucket")
            #expect(program.headers.first(name: "Access-Control-Allow-Origin") == nil)
        }
    }
}
