@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

struct UserAgentTests {
    @Test func namesTheApplicationThisPackageAndTheSystem() throws {
        let words = UserAgent.text(application: "Backup/2.1").split(separator: " ")
        try #require(words.count == 4)
        #expect(words[0] == "Backup/2.1")
        #expect(words[1] == "AsyncGAPI/\(asyncGAPIVersion)")
        #expect(words[2].contains("/"))
        #expect(words[3] == "(gzip)")
    }

    @Test(arguments: ["", "\r\n", "ü"])
    func leavesOutWhatIsNoName(application: String) {
        #expect(UserAgent.text(application: application).hasPrefix("AsyncGAPI/"))
    }

    @Test func cannotSmuggleAHeader() {
        #expect(UserAgent.text(application: "A/1\r\nX: y").hasPrefix("A/1X: y AsyncGAPI/"))
    }

    @Test func isSentUnlessTheRequestHasItsOwn() async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        let fetcher = Fetcher(.init { $0.application = "Backup/2.1" }, transport: transport)
        _ = try await fetcher.fetch(address)
        var own = try request()
        own.headerFields[.userAgent] = "own"
        _ = try await fetcher.fetch(own)
        let sent = transport.requests.map { $0.request.headerFields[.userAgent] }
        #expect(sent[0]?.hasPrefix("Backup/2.1 AsyncGAPI/") == true)
        #expect(sent[1] == "own")
    }
    /// Requests without header fields share the memory of the default ones.
    @Test func whatOneRequestGetsBesidesItIsForThatOneAlone() async throws {
        struct Numbering: FetchMiddleware {
            let count = Counter()

            func respond(
                to call: FetchCall,
                next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
            ) async throws -> TransportResponse {
                var call = call
                let number = count.increment()
                if number == 1 { call.request.headerFields[.accept] = "a/b" }
                return try await next(call)
            }
        }
        let transport = ScriptedTransport { _ in .status(200) }
        let fetcher = Fetcher(.init { $0.attemptMiddleware = [Numbering()] }, transport: transport)
        for _ in 0..<2 { _ = try await fetcher.fetch(address) }
        #expect(transport.requests.map { $0.request.headerFields.count } == [2, 1])
        #expect(transport.requests.map { $0.header("Accept") } == ["a/b", nil])
        #expect(transport.requests.allSatisfy { $0.request.headerFields.contains(.userAgent) })
    }
}
