@testable import AsyncFetch
import Testing

@Suite("Waits that end after some time", .timeLimit(.minutes(5)))
struct WaitLimitTests {
    @Test func waitsThatDoNotEndByThemselvesAreEnded() async throws {
        let limit = WaitLimit(.milliseconds(1))
        // The limit stops to watch when there are no waits, and begins again.
        for _ in 0..<3 {
            let waits = (0..<3).map { _ in
                Task { try await Interruption.value(of: Promise<Void>(), within: limit) }
            }
            for wait in waits { await #expect(throws: WaitLimit.Exceeded.self) { try await wait.value } }
        }
    }

    @Test func whatEndsInTimeIsReturned() async throws {
        let limit = WaitLimit(.seconds(600))
        let found = try await limit.limiting { "found" }
        #expect(found == "found")
        let error = await thrown { try await limit.limiting { () async throws -> Void in throw Planned() } }
        #expect(error is Planned)
    }

    @Test func workThatIsGivenUpIsCancelled() async throws {
        let (limit, ended) = (WaitLimit(.milliseconds(1)), Promise<Void>())
        let error = await thrown {
            try await limit.limiting {
                do { try await Promise<Void>().value } catch {
                    ended.fulfill(.success(()))
                    throw error
                }
            }
        }
        #expect(error is WaitLimit.Exceeded)
        try await ended.value
    }

    @Test func cancellationEndsAWaitAtOnce() async throws {
        let (limit, gate) = (WaitLimit(.seconds(600)), Gate())
        let wait = Task { try await limit.limiting { try await gate.pass() } }
        try await gate.waitForArrival()
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
    }
}
