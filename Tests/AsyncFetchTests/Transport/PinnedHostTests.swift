import AsyncFetch
import NIOCore
import NIOPosix
import NIOSSL
import Testing

/// What is said of a host holds for the connections to it, however its name is spelled.
@Suite("Pins on the wire", .timeLimit(.minutes(5))) struct PinnedHostTests {
    /// Runs `body` with a server that shows a certificate of its own, and the count of the requests that reach it.
    private func withFront(
        host: String = "127.0.0.1",
        isTunnel: Bool = false,
        _ body: @escaping @Sendable (TLSFront, Counter) async throws -> Void
    ) async throws {
        let requests = Counter()
        try await RawServer.run { connection in
            while try await connection.readHead() != "" {
                requests.increment()
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nword")
            }
        } _: { server in
            try await TLSFront.run(.selfMade, before: server.port, host: host, isTunnel: isTunnel) { front in
                try await body(front, requests)
            }
        }
    }

    /// Expects that a request is sent with the pin of the server's key under a name, and none with another pin.
    private func expectPin(
        named key: String,
        toHoldFor url: String,
        _ requests: Counter,
        through proxies: ProxyPolicy = .none
    ) async throws {
        let certificates = try NIOSSLCertificate.fromPEMBytes(Array(TestCertificate.selfMade.certificate.utf8))
        let bytes = try #require(certificates.first).toDERBytes()
        let pin = try ServerCertificate(der: bytes, of: "any").publicKeyDigest
        for isRight in [false, true] {
            let fetcher = Fetcher(
                .init {
                    $0.proxies = proxies
                    $0.tls.trust[key] = .insteadOfVerification { _ in true }
                    $0.tls.pins[key] = [isRight ? pin : String(pin.reversed())]
                }
            )
            let result: Result<String, any Error>
            do { result = .success(try await fetcher.fetch(url, options: .init { $0.retry = .none }).text) } catch {
                result = .failure(error)
            }
            await fetcher.shutdown()
            switch result {
            case .success(let text): #expect(isRight && text == "word")
            case .failure(let error):
                #expect(!isRight && (error as? FetchError)?.message.contains(pin) == true, "\(error)")
            }
            #expect(requests.value == (isRight ? 1 : 0))
        }
    }

    /// Through a tunnel, so that the name needs no address.
    @Test(arguments: [
        ("API.example.com", "api.example.com"), ("api.example.com", "API.Example.COM"),
        ("api.example.com", "api.example.com."), ("api.example.com.", "api.example.com"),
        ("API.example.com.:443", "api.example.com"), ("b\u{FC}cher.example", "xn--bcher-kva.example"),
    ])
    func aPinHoldsForTheConnectionHoweverTheHostIsWritten(key: String, host: String) async throws {
        try await withFront(isTunnel: true) { front, requests in
            let proxies = try ProxyPolicy.through("http://127.0.0.1:\(front.port)")
            try await expectPin(named: key, toHoldFor: "https://\(host)/", requests, through: proxies)
        }
    }

    @Test(arguments: [("LocalHost.", "localhost"), ("localhost", "LOCALHOST"), ("127.0.0.1", "127.0.0.1")])
    func aPinHoldsForADirectConnectionToo(key: String, host: String) async throws {
        try await withFront { front, requests in
            try await expectPin(named: key, toHoldFor: "https://\(host):\(front.port)/", requests)
        }
    }

    @Test(
        .enabled("this machine has no ::1") {
            let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            guard let channel = try? await bootstrap.bind(host: "::1", port: 0).get() else { return false }
            try await channel.close()
            return true
        },
        arguments: ["::1", "[::1]"]
    )
    func aPinHoldsForAnAddressWithAndWithoutBrackets(key: String) async throws {
        try await withFront(host: "::1") { front, requests in
            try await expectPin(named: key, toHoldFor: "https://[::1]:\(front.port)/", requests)
        }
    }
}
