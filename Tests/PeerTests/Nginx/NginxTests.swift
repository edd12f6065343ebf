import AsyncFetch
import Foundation
import Testing

/// Against nginx, a server that nobody here wrote; skipped where it is not installed (`Scripts/bootstrap --peers`).
@Suite("nginx", .enabled(if: Nginx.isInstalled, "nginx and openssl are not installed"), .timeLimit(.minutes(5)))
struct NginxTests {
    @Test func http2IsSpokenOverTLSWhereTheServerOffersIt() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let responses = try await withThrowingTaskGroup(of: FetchResponse.self) { group in
                    for _ in 0..<20 { group.addTask { try await fetcher.fetch("\(nginx.url)/protocol") } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(responses.allSatisfy { $0.text == "HTTP/2.0" })
            }
        }
    }

    @Test func compressedAnswersAreDecoded() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                var request = try HTTPRequest(url: "\(nginx.url)/large.txt")
                request.headerFields[.acceptEncoding] = "gzip"
                let response = try await fetcher.fetch(request)
                #expect(response.head.headerFields[.contentEncoding] == "gzip")
                #expect(response.body.readableBytes == Nginx.largeSize)
            }
        }
    }

    @Test func aCancelledDownloadLeavesTheConnectionUsable() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let stream = try await fetcher.stream(HTTPRequest(url: "\(nginx.url)/large.txt"))
                for try await _ in stream.body { break }
                #expect(try await fetcher.fetch("\(nginx.url)/protocol").text == "HTTP/2.0")
            }
        }
    }

    @Test func aTagIsAnswered304AndARangeOnlyWhileItIsGood() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let url = "\(nginx.url)/small.txt"
                let tag = try #require(try await fetcher.fetch(url).head.headerFields[.eTag])
                func get(_ fields: HTTPFields) async throws -> FetchResponse {
                    try await fetcher.fetch(HTTPRequest(url: url, headerFields: fields))
                }
                let unchanged = try await get([.ifNoneMatch: tag])
                #expect(unchanged.status == 304)
                #expect(unchanged.body.readableBytes == 0)
                #expect(unchanged.head.headerFields[.eTag] == tag)
                let part = try await get([.range: "bytes=4-6", .ifRange: tag])
                #expect(part.status == 206)
                #expect(part.text == "456")

                try Data("changed".utf8).write(to: URL(filePath: "\(nginx.folder)/small.txt"))
                #expect(try await get([.ifNoneMatch: tag]).text == "changed")
                let whole = try await get([.range: "bytes=4-6", .ifRange: tag])
                #expect(whole.status == 200)
                #expect(whole.text == "changed")
            }
        }
    }

    @Test func whatIsFreshIsNotAskedForAgain() async throws {
        try await Nginx.run { nginx in
            let cache = ResponseCache(.memory())
            try await nginx.fetch {
                $0.cache = cache
            } _: { fetcher in
                for isFromCache in [false, true, true] {
                    let response = try await fetcher.fetch("\(nginx.url)/fresh")
                    #expect(response.text == "0123456789")
                    #expect(response.isFromCache == isFromCache)
                }
            }
            #expect(cache.statistics.hits == 2)
            #expect(try await nginx.requests() == ["GET /fresh 200"])
        }
    }

    @Test func whatIsUnchangedIsNotSentAgain() async throws {
        try await Nginx.run { nginx in
            let cache = ResponseCache(.memory())
            try await nginx.fetch {
                $0.cache = cache
            } _: { fetcher in
                let url = "\(nginx.url)/checked"
                for isFromCache in [false, true] {
                    let response = try await fetcher.fetch(url)
                    #expect(response.status == 200)
                    #expect(response.text == "0123456789")
                    #expect(response.isFromCache == isFromCache)
                }
                try Data("changed".utf8).write(to: URL(filePath: "\(nginx.folder)/small.txt"))
                let changed = try await fetcher.fetch(url)
                #expect(changed.text == "changed")
                #expect(!changed.isFromCache)
            }
            #expect(cache.statistics.revalidations == 1)
            #expect(try await nginx.requests() == ["GET /checked 200", "GET /checked 304", "GET /checked 200"])
        }
    }

    @Test(arguments: ["loop", "round"])
    func aRedirectLoopIsAnError(path: String) async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let error = await #expect(throws: FetchError.self) { try await fetcher.fetch("\(nginx.url)/\(path)") }
                #expect(error?.code == .redirect)
            }
        }
    }

    /// The limiter lets one request a second through and asks the others to wait as long.
    @Test func aLimiterIsObeyed() async throws {
        try await Nginx.run { nginx in
            let (responses, events) = try await nginx.fetch { fetcher async throws in
                // Both are to come at the same time, over a connection that is there.
                _ = try await fetcher.fetch("\(nginx.url)/protocol")
                let events = fetcher.events
                async let one = fetcher.fetch("\(nginx.url)/limited")
                async let other = fetcher.fetch("\(nginx.url)/limited")
                return (try await [one, other], events)
            }
            #expect(responses.allSatisfy { $0.text == "0123456789" })
            let attempts = responses.flatMap(\.attempts)
            #expect(!attempts.isEmpty)
            #expect(attempts.allSatisfy { $0.status == 429 })
            var waits: [Duration] = []
            for await event in events { if case .retrying(let wait, _) = event.kind { waits.append(wait) } }
            #expect(waits.count == attempts.count)
            #expect(waits.allSatisfy { $0 == .seconds(1) })
        }
    }

    @Test(.enabled(if: runsSlowTests, "PEERS_FULL is not set"))
    func aLimiterLetsAllThroughInTheEnd() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                try await withThrowingTaskGroup(of: FetchResponse.self) { group in
                    for _ in 0..<5 { group.addTask { try await fetcher.fetch("\(nginx.url)/limited") } }
                    for try await response in group { #expect(response.text == "0123456789") }
                }
            }
        }
    }

    @Test(.enabled(if: runsSlowTests, "PEERS_FULL is not set"))
    func aLargeFileFlowsThereAndBack() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let url = "\(nginx.url)/dav/large"
                let body = FetchRequestBody.stream(chunks(128, of: 512 << 10))
                #expect(try await fetcher.fetch(HTTPRequest(.put, url: url), body: body).status == 201)
                var count = 0
                let stream = try await fetcher.stream(HTTPRequest(url: url))
                for try await chunk in stream.body { count += chunk.readableBytes }
                #expect(count == 64 << 20)
            }
        }
    }

    @Test func basicCredentialsOpenOrDoNot() async throws {
        try await Nginx.run { nginx in
            for (password, status) in [(Nginx.password, 200), ("wrong", 401)] {
                try await nginx.fetch {
                    $0.credentials[nginx.url] = try? .basic(user: Nginx.user, password: password)
                } _: { fetcher async throws in
                    #expect(try await fetcher.fetch("\(nginx.url)/private").status == status)
                }
            }
        }
    }

    @Test func whatIsPutCanBeGot() async throws {
        try await Nginx.run { nginx in
            try await nginx.fetch { fetcher in
                let size = Int64(Nginx.largeSize)
                let bodies: [FetchRequestBody] = [
                    .file("\(nginx.folder)/large.txt", length: size), .stream(chunks(64, of: 64 << 10), length: size),
                    .stream(chunks(64, of: 64 << 10)),
                ]
                for (number, body) in bodies.enumerated() {
                    let url = "\(nginx.url)/dav/folder/\(number)"
                    #expect(try await fetcher.fetch(HTTPRequest(.put, url: url), body: body).status == 201)
                    let stored = try Data(contentsOf: URL(filePath: "\(nginx.folder)/dav/folder/\(number)"))
                    #expect(stored == Data(repeating: UInt8(ascii: "a"), count: Nginx.largeSize))
                    #expect(try await fetcher.fetch(url).body.readableBytes == Nginx.largeSize)
                    #expect(try await fetcher.fetch(HTTPRequest(.delete, url: url)).status == 204)
                    #expect(try await fetcher.fetch(url).status == 404)
                }
            }
        }
    }
}
