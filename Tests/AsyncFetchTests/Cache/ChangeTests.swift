@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

/// What a change may have changed is not returned after it (RFC 9111 §4.4).
@Suite("What a change drops", .timeLimit(.minutes(5)))
struct ChangeTests {
    private static let list = "https://api.example/list"
    private static let elsewhere = "https://other.example/list"

    /// A cache that has answers from some URLs, and whose server does as told from then on.
    private func bench(
        keeping urls: [String] = [address],
        _ changes: @escaping @Sendable (SentRequest) -> ScriptedTransport.Answer
    ) async throws -> CacheBench {
        let isFilled = Flag()
        let bench = CacheBench(
            ScriptedTransport { sent in isFilled.isSet ? changes(sent) : answer("kept", "max-age=60") }
        )
        for url in urls { _ = try await bench.get(url) }
        isFilled.set()
        return bench
    }

    /// Looks whether a URL's answer is still there.
    private func isKept(_ bench: CacheBench, _ url: String = address) async throws -> Bool {
        try await bench.get(url, [.cacheControl: "only-if-cached"]).text == "kept"
    }

    /// The first request has made the change, and its answer is lost.
    @Test(arguments: [404, 412]) func aChangeThatIsSentAgainDropsWhateverItsStatus(status: Int) async throws {
        let count = Counter()
        let bench = try await bench { _ in count.increment() == 1 ? .failure(.connectionLost) : .status(status) }
        let request = try HTTPRequest(.delete, url: address, headerFields: [.ifMatch: "\"1\""])
        #expect(try await bench.fetcher.fetch(request).head.status.code == status)
        #expect(count.value == 2)
        #expect(try await !isKept(bench))
    }

    @Test(arguments: [500, 502, 503, 504]) func aFailureOfTheServerOrAGatewayDrops(status: Int) async throws {
        let bench = try await bench { _ in .status(status) }
        #expect(try await bench.send(.post).head.status.code == status)
        #expect(try await !isKept(bench))
    }

    @Test(arguments: [400, 403, 409]) func aRefusalDropsNothing(status: Int) async throws {
        let bench = try await bench { _ in .status(status) }
        #expect(try await bench.send(.post).head.status.code == status)
        #expect(try await isKept(bench))
    }

    /// The server has accepted the change; the last answer is about another resource.
    @Test(arguments: [200, 404, 500, nil] as [Int?])
    func aChangeThatEndsWithARedirectDropsBothOfItsResources(status: Int?) async throws {
        let bench = try await bench(keeping: [address, Self.list, Self.elsewhere]) { sent in
            guard sent.method == .get else { return .status(303, headers: [.location: "/list"]) }
            return status.map { ScriptedTransport.Answer.status($0) } ?? .failure(.connectionLost)
        }
        _ = try? await bench.send(.post)
        #expect(bench.transport.requests.last?.url == Self.list)
        #expect(try await !isKept(bench))
        #expect(try await !isKept(bench, Self.list))
        #expect(try await isKept(bench, Self.elsewhere))
    }

    @Test func aRedirectToAnotherOriginDropsNothingThere() async throws {
        let bench = try await bench(keeping: [address, Self.elsewhere]) { sent in
            sent.method == .get ? .status(200) : .status(303, headers: [.location: Self.elsewhere])
        }
        _ = try await bench.send(.post)
        #expect(try await !isKept(bench))
        #expect(try await isKept(bench, Self.elsewhere))
    }

    @Test(arguments: ["MOVE", "COPY"], [204, nil] as [Int?])
    func whatIsMovedOrCopiedDropsItsDestination(method: String, status: Int?) async throws {
        let name = try #require(HTTPField.Name("Destination"))
        let method = try #require(HTTPRequest.Method(method))
        for destination in ["/list", Self.list] {
            let bench = try await bench(keeping: [address, Self.list]) { _ in
                status.map { ScriptedTransport.Answer.status($0) } ?? .failure(.connectionLost)
            }
            let change = try HTTPRequest(method, url: address, headerFields: [name: destination])
            _ = try? await bench.fetcher.fetch(change)
            #expect(try await !isKept(bench))
            #expect(try await !isKept(bench, Self.list))
        }
    }

    @Test func aDestinationAtAnotherOriginIsNotDropped() async throws {
        let bench = try await bench(keeping: [Self.elsewhere]) { _ in .status(204) }
        let name = try #require(HTTPField.Name("Destination"))
        let method = try #require(HTTPRequest.Method("COPY"))
        _ = try await bench.fetcher.fetch(HTTPRequest(method, url: address, headerFields: [name: Self.elsewhere]))
        #expect(try await isKept(bench, Self.elsewhere))
    }
}
