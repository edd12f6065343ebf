import AsyncFetch
import AsyncFetchTesting
@testable import AsyncOAuth
import Foundation
import NIOCore
import NIOPosix
import Testing

/// A login that listens; the tests play its browser with raw bytes.
private struct Listening: Sendable {
    let request: AuthorizationRequest
    let port: Int

    static func run(
        _ address: LoopbackRedirect = LoopbackRedirect(path: "/callback"),
        limits: LoopbackListener.Limits = .init(),
        _ body: @escaping @Sendable (Listening) async throws -> Void
    ) async throws -> Result<String, any Error> {
        let listener = try await LoopbackListener.start(address, limits: limits)
        let port = try #require(loopbackPort(of: listener.redirectURL))
        let result: Result<String, any Error>
        do {
            let client = LoginServer().client().client
            let request = try await client.beginLogin(scopes: ["openid"], redirectURL: listener.redirectURL)
            let clock = FetchClock(VirtualClock())
            result = .success(
                try await listener.code(for: request, within: .seconds(300), by: clock) { _ in
                    try await body(Listening(request: request, port: port))
                }
            )
        } catch {
            result = .failure(error)
        }
        await listener.stop()
        return result
    }

    /// The redirect of a browser.
    func redirect(_ query: String = "code=code-planted") -> String {
        get("/callback?\(query)&state=\(request.state)")
    }

    func get(_ target: String, host: String? = nil) -> String {
        "GET \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nAccept: */*\r\n\r\n"
    }

    func answer(to request: String) async throws -> String {
        try await RawConnection.answer(to: request, port: port)
    }
}

@Suite(.timeLimit(.minutes(5))) struct LoopbackListenerTests {
    @Test func theRedirectEndsTheLoginWithAPageThatTellsNothing() async throws {
        let result = try await Listening.run { login in
            let answer = try await login.answer(to: login.redirect())
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            for line in [
                "Cache-Control: no-store", "Connection: close", "Referrer-Policy: no-referrer",
                "Content-Security-Policy: default-src 'none'", "Content-Type: text/html; charset=utf-8",
            ] {
                #expect(answer.contains(line))
            }
            #expect(answer.contains("You can close this window"))
            #expect(!answer.contains("planted") && !answer.contains(login.request.state))
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func straysAreAnsweredAndDoNotEndTheLogin() async throws {
        let result = try await Listening.run { login in
            let state = login.request.state
            let good = "/callback?code=evil&state=\(state)"
            let strays: [(request: String, status: Int)] = [
                (login.get("/favicon.ico"), 404),
                (login.get("/"), 404),
                (login.get("/callback/?code=evil&state=\(state)"), 404),
                (login.get("//callback?code=evil&state=\(state)"), 404),
                (login.get("/CALLBACK?code=evil&state=\(state)"), 404),
                (login.get("/%63allback?code=evil&state=\(state)"), 404),
                (login.get("http://127.0.0.1:\(login.port)\(good)"), 404),
                (login.get("/callback"), 400),
                (login.get("/callback?code=evil"), 400),
                (login.get("/callback?code=evil&state="), 400),
                (login.get("/callback?code=evil&state=\(state)x"), 400),
                (login.get("/callback?code=evil&state=\(state.dropLast())"), 400),
                (login.get("/callback?code=evil&state=\(state)&state=\(state)"), 400),
                (login.get("/callback?code=%F&state=\(state)"), 400),
                (login.get("/callback?code=evil&iss=%E8&state=\(state)"), 400),
                (login.get("/callback?error=access_denied"), 400),
                (login.get(good, host: "evil.example"), 400),
                (login.get(good, host: "127.0.0.1"), 400),
                (login.get(good, host: "localhost:\(login.port)"), 400),
                ("GET \(good) HTTP/1.1\r\n\r\n", 400),
                ("GET \(good) HTTP/1.1\r\nHost: 127.0.0.1:\(login.port)\r\nHost: evil.example\r\n\r\n", 400),
                ("HEAD \(good) HTTP/1.1\r\nHost: 127.0.0.1:\(login.port)\r\n\r\n", 405),
                ("POST \(good) HTTP/1.1\r\nHost: 127.0.0.1:\(login.port)\r\nContent-Length: 3\r\n\r\na=b", 405),
                ("OPTIONS \(good) HTTP/1.1\r\nHost: 127.0.0.1:\(login.port)\r\n\r\n", 405),
            ]
            for (request, status) in strays {
                let answer = try await login.answer(to: request)
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request)")
                #expect(!answer.contains("evil") && !answer.contains(state), "\(request)")
                #expect(answer.hasSuffix("</html>\n") == !request.hasPrefix("HEAD"), "\(request)")
            }
            _ = try await login.answer(to: login.redirect())
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func hostileBytesDoNotEndTheLogin() async throws {
        let result = try await Listening.run { login in
            let host = "Host: 127.0.0.1:\(login.port)\r\n"
            let texts = [
                "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET /callback HTTP/9.9\r\n\(host)\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
                "GET / HTTP/1.1\r\n\(host) folded\r\n\r\n",
                "GET / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n",
                "GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999999\r\n\r\n",
                "GET / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
                "GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
                "GET / HTTP/1.1\r\n\(host)Upgrade: websocket\r\nConnection: Upgrade\r\n\r\nrest",
                "CONNECT 127.0.0.1:1 HTTP/1.1\r\n\(host)\r\nrest",
                "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\n\(host)\r\n",
                "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 100_000))\r\n\(host)\r\n",
                "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
            ]
            var generator = SplitMix(state: 18)
            let noise = (0..<32).map { _ in
                (0..<512).map { _ in UInt8.random(in: .min ... .max, using: &generator) } + Array("\r\n\r\n".utf8)
            }
            let hello: [UInt8] = [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03, 0x03]
            for bytes in texts.map({ Array($0.utf8) }) + noise + [hello] {
                let connection = try await RawConnection(port: login.port)
                await connection.send(bytes: bytes)
                let answer = try await connection.answer()
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
            }
            _ = try await login.answer(to: login.redirect())
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func changedRequestsDoNotEndTheLogin() async throws {
        let result = try await Listening.run { login in
            let original = Array(login.get("/callback?code=evil&state=evil").utf8.dropLast(4))
            let words = [
                "\r\n", "\n", "\0", " ", ":", "?", "&state=", "%", "%00", "..", "HTTP/1.1", "Host: evil.example\r\n",
                "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Expect: 100-continue\r\n", "\r\n ",
            ]
            var numbers = SplitMix(state: 300)
            for _ in 0..<300 {
                var request = original
                for _ in 0..<Int.random(in: 1...4, using: &numbers) where !request.isEmpty {
                    let place = Int.random(in: 0..<request.count, using: &numbers)
                    switch Int.random(in: 0..<4, using: &numbers) {
                    case 0: request[place] = UInt8.random(in: .min ... .max, using: &numbers)
                    case 1: request.removeSubrange(place..<min(place + 8, request.count))
                    case 2: request.insert(contentsOf: request[place...].prefix(16), at: 0)
                    default: request.insert(contentsOf: (words.randomElement(using: &numbers) ?? "").utf8, at: place)
                    }
                }
                let connection = try await RawConnection(port: login.port)
                await connection.send(bytes: request + Array("\r\n\r\n".utf8))
                let answer = try await connection.answer()
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(String(decoding: request, as: UTF8.self))")
                #expect(!answer.contains("evil"))
            }
            _ = try await login.answer(to: login.redirect())
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func slowClientsAreClosed() async throws {
        let limits = LoopbackListener.Limits(time: .milliseconds(20))
        let listener = try await LoopbackListener.start(LoopbackRedirect(), limits: limits)
        let port = try #require(loopbackPort(of: listener.redirectURL))
        for start in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"] {
            let connection = try await RawConnection(port: port)
            await connection.send(start)
            #expect(try await connection.answer() == "")
        }
        await listener.stop()
    }

    @Test func manyConnectionsDoNotKeepTheBrowserOut() async throws {
        let result = try await Listening.run(limits: .init(connections: 4)) { login in
            var silent: [RawConnection] = []
            for _ in 0..<40 { silent.append(try await RawConnection(port: login.port)) }
            let browser = try await login.answer(to: login.redirect())
            #expect(browser.hasPrefix("HTTP/1.1 200 "))
            for connection in silent.prefix(36) { #expect(try await connection.answer() == "") }
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func aRequestInPiecesIsRead() async throws {
        let result = try await Listening.run { login in
            let connection = try await RawConnection(port: login.port)
            for character in login.redirect() { await connection.send(String(character)) }
            #expect(try await connection.answer().hasPrefix("HTTP/1.1 200 "))
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func theFirstOfTwoRedirectsWins() async throws {
        let listener = try await LoopbackListener.start(LoopbackRedirect(path: "/callback"))
        let port = try #require(loopbackPort(of: listener.redirectURL))
        let client = LoginServer().client().client
        let request = try await client.beginLogin(scopes: [], redirectURL: listener.redirectURL)
        let login = Listening(request: request, port: port)
        let code = try await listener.code(for: request, within: .seconds(300), by: FetchClock(VirtualClock())) { _ in
            // On one connection, only the first request counts.
            _ = try await login.answer(to: login.redirect("code=first") + login.redirect("code=second"))
        }
        #expect(code == "first")
        #expect(try await login.answer(to: login.redirect("code=third")).hasPrefix("HTTP/1.1 410 "))
        await listener.stop()
    }

    @Test func nothingIsTakenBeforeTheLoginBegins() async throws {
        let listener = try await LoopbackListener.start(LoopbackRedirect())
        let port = try #require(loopbackPort(of: listener.redirectURL))
        let request = "GET /?code=x&state= HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        #expect(try await RawConnection.answer(to: request, port: port).hasPrefix("HTTP/1.1 400 "))
        await listener.stop()
    }

    @Test(arguments: [
        ("error=access_denied", OAuthError.Code.refused), ("error=server_error", .refused), ("scope=x", .badAnswer),
        ("code=a&code=b", .badAnswer), ("code=a&iss=https://other.example", .stateMismatch),
        ("error=access_denied&error_description=Acc%E8s", .refused),
    ])
    func aRedirectOfThisLoginEndsItWhateverItSays(_ query: String, _ code: OAuthError.Code) async throws {
        let result = try await Listening.run { login in
            let answer = try await login.answer(to: login.redirect(query))
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.contains("not completed"))
        }
        let error = #expect(throws: OAuthError.self) { try result.get() }
        #expect(error?.code == code)
        if query.hasPrefix("error=access_denied") { #expect(error?.reason == .accessDenied) }
    }

    @Test func aNoteThatCannotBeReadDoesNotHideTheCode() async throws {
        let result = try await Listening.run { login in
            let answer = try await login.answer(to: login.redirect("note=100%&code=code-planted&%E8=x"))
            #expect(answer.hasPrefix("HTTP/1.1 200 "))
        }
        #expect(try result.get() == "code-planted")
    }

    @Test func localhostIsSpelledAsTheServerKnowsIt() async throws {
        let address = LoopbackRedirect(host: .localhost, path: "/callback")
        let result = try await Listening.run(address) { login in
            #expect(login.request.redirectURL == "http://localhost:\(login.port)/callback")
            let target = "/callback?code=c&state=\(login.request.state)"
            _ = try await login.answer(to: login.get(target, host: "LocalHost:\(login.port)"))
        }
        #expect(try result.get() == "c")
    }

    /// A browser may look for `localhost` at either address, where a stranger would get the code.
    @Test(.enabled(if: RawConnection.hasIPv6, "this machine has no IPv6"), arguments: ["127.0.0.1", "::1"])
    func localhostIsHeardAtBothAddresses(_ host: String) async throws {
        let result = try await Listening.run(LoopbackRedirect(host: .localhost, path: "/callback")) { login in
            let target = "/callback?code=c&state=\(login.request.state)"
            let request = login.get(target, host: "localhost:\(login.port)")
            _ = try await RawConnection.answer(to: request, host: host, port: login.port)
        }
        #expect(try result.get() == "c")
    }

    @Test(.enabled(if: RawConnection.hasIPv6, "this machine has no IPv6"))
    func aPortThatAStrangerHasAtTheOtherAddressIsRefused() async throws {
        let stranger = try await Self.bootstrap.bind(host: "::1", port: 0).get()
        let port = try #require(stranger.localAddress?.port)
        let error = await #expect(throws: OAuthError.self) {
            _ = try await LoopbackListener.start(LoopbackRedirect(host: .localhost, port: port))
        }
        #expect(error?.code == .invalidConfiguration && error?.message.contains("\(port)") == true)
        try await stranger.close().get()
    }

    private static var bootstrap: ServerBootstrap { ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton) }

    /// Binds the addresses of `localhost` on a machine on which ::1 fails with these errors before it succeeds.
    private func bind(
        _ errors: [CInt],
        port: Int = 0
    ) async -> (result: Result<[any Channel], any Error>, all: [any Channel]) {
        var (errors, all) = (errors, [any Channel]())
        let result: Result<[any Channel], any Error>
        do {
            let address = LoopbackRedirect(host: .localhost, port: port)
            let channels = try await LoopbackListener.channels(at: address) { host, port in
                if host == "::1", !errors.isEmpty { throw IOError(errnoCode: errors.removeFirst(), reason: "bind") }
                // Not at ::1, which this machine need not have.
                let channel = try await Self.bootstrap.bind(host: "127.0.0.1", port: 0).get()
                all.append(channel)
                return channel
            }
            result = .success(channels)
        } catch {
            result = .failure(error)
        }
        return (result, all)
    }

    @Test func anotherPortIsTakenIfAStrangerHasHalfOfTheFirst() async throws {
        let (result, all) = await bind([EADDRINUSE, EADDRINUSE])
        #expect(all.map { $0.isActive } == [false, false, true, true])
        let channels = try result.get()
        #expect(channels.map { $0.localAddress?.port } == all.suffix(2).map { $0.localAddress?.port })
        for channel in channels { try await channel.close().get() }
    }

    @Test(arguments: [(EADDRINUSE, 8765), (EACCES, 0), (EACCES, 8765)])
    func halfAPortIsNotKept(_ error: CInt, _ port: Int) async throws {
        let (result, all) = await bind([error], port: port)
        let failure = #expect(throws: IOError.self) { try result.get() }
        #expect(failure?.errnoCode == error)
        #expect(all.map { $0.isActive } == [false])
    }

    @Test func portsAreNotTriedForEver() async throws {
        let (result, all) = await bind(Array(repeating: EADDRINUSE, count: 100))
        #expect(throws: IOError.self) { try result.get() }
        #expect(all.map { $0.isActive } == Array(repeating: false, count: 8))
    }

    @Test(arguments: [EADDRNOTAVAIL, EAFNOSUPPORT], [0, 8765])
    func withoutIPv6TheOtherAddressIsEnough(_ error: CInt, _ port: Int) async throws {
        let (result, all) = await bind([error], port: port)
        #expect(try result.get().count == 1 && all.map { $0.isActive } == [true])
        for channel in all { try await channel.close().get() }
    }

    @Test func thePathIsEmptyByDefault() async throws {
        let result = try await Listening.run(LoopbackRedirect()) { login in
            #expect(login.request.redirectURL == "http://127.0.0.1:\(login.port)")
            _ = try await login.answer(to: login.get("/?code=c&state=\(login.request.state)"))
        }
        #expect(try result.get() == "c")
    }

    @Test func anIPv6AddressIsInBrackets() {
        #expect(LoopbackRedirect(host: .ipv6, port: 8080).authority == "[::1]:8080")
        #expect(LoopbackRedirect(host: .ipv4, port: 80).authority == "127.0.0.1")
    }

    @Test(arguments: [
        LoopbackRedirect(port: -1), LoopbackRedirect(port: 65_536), LoopbackRedirect(port: .max),
        LoopbackRedirect(path: "callback"), LoopbackRedirect(path: "/a?b"), LoopbackRedirect(path: "/a b"),
        LoopbackRedirect(path: "/%41"), LoopbackRedirect(path: "/#"), LoopbackRedirect(path: "/é"),
    ])
    func anUnusableAddressIsRefused(_ address: LoopbackRedirect) async throws {
        let error = await #expect(throws: OAuthError.self) { _ = try await LoopbackListener.start(address) }
        #expect(error?.code == .invalidConfiguration)
    }

    @Test func aPortInUseIsNamed() async throws {
        let first = try await LoopbackListener.start(LoopbackRedirect())
        let port = try #require(loopbackPort(of: first.redirectURL))
        let error = await #expect(throws: OAuthError.self) {
            _ = try await LoopbackListener.start(LoopbackRedirect(port: port))
        }
        #expect(error?.code == .invalidConfiguration && error?.message.contains("\(port)") == true)
        await first.stop()
    }
}
