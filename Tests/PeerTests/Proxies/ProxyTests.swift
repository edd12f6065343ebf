import AsyncFetch
import Foundation
import Testing

/// Through proxies that nobody here wrote, to an nginx; skipped where one is not installed (`Scripts/bootstrap --peers`).
///
/// Requests to loopback never use a proxy, so they go to the name of this machine.
@Suite(
    "proxies",
    .enabled(if: Proxy.isInstalled, "tinyproxy, squid and nginx are not installed"),
    .enabled(if: Nginx.addressOfHostName != nil, "this machine has no name with an address"),
    .timeLimit(.minutes(5))
)
struct ProxyTests {
    /// Runs a proxy and a server behind it.
    private func run(_ proxy: Proxy, _ body: (Proxy.Running, Nginx) async throws -> Void) async throws {
        try await Nginx.run { nginx in
            try await proxy.run { try await body($0, nginx) }
        }
    }

    private func refusal(_ fetcher: Fetcher, _ url: String) async throws -> FetchError {
        let error = await #expect(throws: FetchError.self) { try await fetcher.fetch(url, options: .once) }
        let description = String(describing: error)
        #expect(!description.contains(Proxy.password))
        return try #require(error)
    }

    @Test(arguments: Proxy.allCases)
    func requestsGoThroughATunnel(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            try await nginx.fetch {
                $0.proxies = proxies
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch("\(nginx.namedURL)/protocol").text == "HTTP/2.0")
                let large = try await fetcher.fetch("\(nginx.namedURL)/large.txt")
                #expect(large.body.readableBytes == Nginx.largeSize)
                let put = try HTTPRequest(.put, url: "\(nginx.namedURL)/dav/file")
                #expect(try await fetcher.fetch(put, body: .stream(chunks(16, of: 64 << 10))).status == 201)
            }
        }
    }

    @Test(arguments: Proxy.allCases)
    func plainRequestsGoToTheProxyItself(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            try await nginx.fetch {
                $0.proxies = proxies
                $0.allowsInsecureHTTP = true
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(nginx.plainURL).text == "plain")
            }
        }
    }

    @Test func theProxyLooksUpTheName() async throws {
        try await run(.squid) { proxy, nginx in
            let proxies = try proxy.policy()
            try await nginx.fetch {
                $0.proxies = proxies
            } _: { fetcher async throws in
                let url = "https://\(Proxy.innerHost):\(nginx.port)/protocol"
                #expect(try await fetcher.fetch(url).text == "HTTP/2.0")
            }
        }
    }

    @Test(arguments: Proxy.allCases)
    func whomTheProxyDoesNotKnowIsToldSo(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            for user in ["mia:wrong@", "zoe:\(Proxy.password)@", ""] {
                let proxies = try proxy.policy(user: user)
                try await nginx.fetch {
                    $0.proxies = proxies
                } _: { fetcher async throws in
                    let error = try await refusal(fetcher, "\(nginx.namedURL)/protocol")
                    #expect(error.isProxy, "\(error)")
                    #expect(!error.isRetryable)
                    // This machine is reached without it.
                    #expect(try await fetcher.fetch("\(nginx.url)/tls").status == 200)
                }
            }
            #expect(Set(try await nginx.requests()) == ["GET /tls 200"])
        }
    }

    @Test(arguments: Proxy.allCases)
    func whereTheProxyDoesNotReachIsToldSo(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            try await nginx.fetch {
                $0.proxies = proxies
            } _: { fetcher in
                let closed = "https://\(Nginx.hostName):\(LocalServer.freePort())/"
                for url in ["https://\(Proxy.deniedHost)/", closed] {
                    let error = try await refusal(fetcher, url)
                    #expect(error.isProxy, "\(error)")
                }
            }
        }
    }

    @Test(arguments: Proxy.allCases)
    func theCertificateIsThatOfTheServerNotOfTheProxy(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            let url = "\(nginx.namedURL)/protocol"
            try await withFetcher {
                $0.proxies = proxies
            } _: { fetcher async throws in
                #expect(try await refusal(fetcher, url).code == .tls)
            }
            let pin = try await nginx.pin()
            try await nginx.fetch {
                $0.proxies = proxies
                $0.tls.pins[Nginx.hostName] = [String(pin.reversed())]
            } _: { fetcher async throws in
                #expect(try await refusal(fetcher, url).code == .tls)
            }
            #expect(try await nginx.requests() == [])
            try await nginx.fetch {
                $0.proxies = proxies
                $0.tls.pins[Nginx.hostName] = [pin]
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(url).text == "HTTP/2.0")
            }
        }
    }

    @Test(arguments: Proxy.allCases)
    func aProxyThatEndsIsAnErrorWorthAnotherAttempt(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            try await nginx.fetch {
                $0.proxies = proxies
            } _: { fetcher in
                // Slow enough to be under way when the proxy ends
                let stream = try await fetcher.stream(HTTPRequest(url: "\(nginx.namedURL)/slow"))
                let error = await #expect(throws: FetchError.self) {
                    for try await _ in stream.body { proxy.process.signal(SIGINT) }
                }
                #expect(error?.code == .connectionLost)
                #expect(try await refusal(fetcher, "\(nginx.namedURL)/protocol").isRetryable)
            }
        }
    }

    /// The system takes the connection for a proxy that does not run, but nobody answers.
    @Test(arguments: Proxy.allCases)
    func aProxyThatHangsEndsWithTheConnectTimeout(proxy: Proxy) async throws {
        try await run(proxy) { proxy, nginx in
            let proxies = try proxy.policy()
            let url = "\(nginx.namedURL)/protocol"
            proxy.process.signal(SIGSTOP)
            try await nginx.fetch {
                $0.proxies = proxies
                $0.connectTimeout = .milliseconds(200)
            } _: { fetcher async throws in
                #expect(try await refusal(fetcher, url).code == .connectTimeout)
                #expect(fetcher.inFlightCount == 0)
            }
            proxy.process.signal(SIGCONT)
            try await nginx.fetch {
                $0.proxies = proxies
            } _: { fetcher async throws in
                #expect(try await fetcher.fetch(url).text == "HTTP/2.0")
            }
        }
    }
}
