@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Answers that arrive while what they tell of is changed.
@Suite(.timeLimit(.minutes(5))) struct ConcurrentChangesTests {
    @Test func anAnswerThatIsKeptWhileItsResourceChangesIsNeverGiven() async throws {
        let (before, after) = (Gate(), Gate())
        let store = TroubledStore(beforeInsertion: before, afterInsertion: after)
        let versions = Counter()
        let transport = ScriptedTransport { received in
            received.request.method == .put
                ? .status(204) : answer("version \(versions.increment())", "max-age=1000")
        }
        let bench = CacheBench(transport, ResponseCache.Store { _ in store })
        let first = Task { try await bench.get().text }
        try await before.waitForArrival()
        _ = try await bench.send(.put)
        before.open()
        try await after.waitForArrival()
        // The old answer came to the store after its resource had changed.
        let second = Task { try await bench.get().text }
        try await eventually { versions.value == 2 }
        after.open()
        #expect(try await first.value == "version 1")
        #expect(try await second.value == "version 2")
        #expect(try await bench.get().text != "version 1")
    }

    @Test func whatARedirectedChangeHasChangedIsDropped() async throws {
        let transport = ScriptedTransport { received in
            switch (received.request.method, received.request.path) {
            case (.put, "/old"): .status(307, headers: [.location: "https://other.example/new"])
            case (.put, _): .status(204)
            default: answer("body", "max-age=1000")
            }
        }
        let bench = CacheBench(transport)
        #expect(try await !bench.get("https://other.example/new").isFromCache)
        #expect(try await bench.get("https://other.example/new").isFromCache)
        _ = try await bench.send(.put, "https://api.example/old")
        #expect(try await !bench.get("https://other.example/new").isFromCache)
    }
}
