import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage
import Testing

/// Scenarios 1 to 6 of Google's conformance tests of retries, at a server that has something to lose.
///
/// ``RetryStrategyTests`` counts the requests of all methods of the strategy. Here those that the emulator serves are
/// carried out, over real connections, and what the server has afterwards is compared.
@Suite("Retries at a server", .timeLimit(.minutes(5)))
struct RetryConformanceTests {
    typealias Fault = FaultPlan.Fault

    /// How a call went.
    private struct Outcome {
        var error: GAPI.Error?
        /// How many requests of the call reached the server.
        var requests: Int
        /// How many of them it carried out.
        var successes: Int
        var before: ServerState
        var after: ServerState

        /// What the server has if the call was carried out once.
        func changed(by call: EmulatedCall) -> ServerState {
            var state = before
            call.change(&state)
            return state
        }
    }

    /// Sends a call, of which each request meets the next of the faults.
    private func outcome(
        of call: EmulatedCall,
        _ faults: [Fault],
        withPrecondition: Bool
    ) async throws -> Outcome {
        try await EmulatedStorage.run { emulated in
            let (storage, emulator) = (emulated.storage, emulated.emulator)
            try await emulated.put(EmulatedCall.content, as: "o")
            let spare = Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "spare" })
            _ = try await storage.execute(spare)
            let object = try await storage.execute(Storage.ObjectsGetQuery(bucket: "box", object: "o"))
            let generation = try #require(object.generation)
            let before = try await ServerState(of: storage)
            emulator.journal.clear()
            emulator.faults.rules = faults.enumerated().map { index, fault in
                FaultPlan.Rule(fault, operation: call.operation, nth: index + 1)
            }
            var failure: GAPI.Error?
            do {
                try await call.send(storage, withPrecondition ? generation : nil)
            } catch let error as GAPI.Error {
                failure = error
            }
            emulator.faults.rules = []
            let requests = emulator.journal.entries.filter { $0.operation == call.operation }
            return Outcome(
                error: failure,
                requests: requests.count,
                successes: requests.count { (200..<300).contains($0.status ?? 0) },
                before: before,
                after: try await ServerState(of: storage)
            )
        }
    }

    // MARK: Scenarios 1 and 2

    private static let passing: [[Fault]] = [
        [.status(503), .status(503)], [.reset, .reset], [.reset, .status(503)],
    ]

    @Test(arguments: EmulatedCall.all, passing)
    func afterTroublesThatPassACallIsCarriedOutOnce(call: EmulatedCall, faults: [Fault]) async throws {
        let outcome = try await outcome(of: call, faults, withPrecondition: true)
        #expect(outcome.error == nil, "\(outcome.error as Any)")
        #expect(outcome.requests == 3)
        #expect(outcome.successes == 1)
        #expect(outcome.after == outcome.changed(by: call))
    }

    // MARK: Scenario 3

    private static let once: [[Fault]] = [[.status(503)], [.reset]]

    @Test(arguments: EmulatedCall.conditional, once)
    func withoutItsPreconditionACallThatFailsChangesNothing(call: EmulatedCall, faults: [Fault]) async throws {
        let outcome = try await outcome(of: call, faults, withPrecondition: false)
        #expect(outcome.error?.isRetryable == true)
        #expect(outcome.requests == 1)
        #expect(outcome.after == outcome.before)
    }

    // MARK: Scenarios 5 and 6

    @Test(arguments: EmulatedCall.all, [400, 401])
    func anErrorOfTheCallerIsFinalAndChangesNothing(call: EmulatedCall, status: Int) async throws {
        let outcome = try await outcome(of: call, [.status(status)], withPrecondition: true)
        #expect(outcome.error?.status == status)
        #expect(outcome.requests == 1)
        #expect(outcome.after == outcome.before)
    }

    @Test(arguments: EmulatedCall.all, [[.status(503), .status(400)], [.reset, .status(401)]] as [[Fault]])
    func anErrorOfTheCallerEndsTheRepetition(call: EmulatedCall, faults: [Fault]) async throws {
        let outcome = try await outcome(of: call, faults, withPrecondition: true)
        #expect([400, 401].contains(outcome.error?.status))
        #expect(outcome.requests == 2)
        #expect(outcome.after == outcome.before)
    }

    // MARK: The answer is lost

    private static let lost: [[Fault]] = [
        [.carryOutThenReset], [.carryOutThenReset, .status(503)], [.reset, .carryOutThenReset],
    ]

    /// The precondition held for the first request and does not hold for its repetition.
    ///
    /// The caller is told that, unless the client finds its own object.
    private func expectOneEffect(of call: EmulatedCall, _ faults: [Fault]) async throws {
        let outcome = try await outcome(of: call, faults, withPrecondition: true)
        let told = call.isRecognized ? nil : call.repeated
        #expect((outcome.error == nil) == (told == nil), "\(outcome.error as Any)")
        #expect(outcome.error?.status == told)
        #expect(outcome.requests == faults.count + 1)
        #expect(outcome.successes == (call.repeated == nil ? 2 : 1))
        #expect(outcome.after == outcome.changed(by: call))
    }

    @Test(arguments: EmulatedCall.all, lost)
    func aCallWhoseAnswerIsLostIsCarriedOutOnce(call: EmulatedCall, faults: [Fault]) async throws {
        try await expectOneEffect(of: call, faults)
    }

    /// A deletion is answered without a body, of which nothing can be lost.
    @Test(arguments: EmulatedCall.all.filter { !$0.operation.hasSuffix(".delete") })
    func aCallWhoseAnswerHasNoMoreThanAHeadIsCarriedOutOnce(call: EmulatedCall) async throws {
        try await expectOneEffect(of: call, [.cut(afterResponseBytes: 0)])
    }

    @Test(arguments: EmulatedCall.conditional)
    func withoutItsPreconditionACallWhoseAnswerIsLostIsNotSentAgain(call: EmulatedCall) async throws {
        let outcome = try await outcome(of: call, [.carryOutThenReset], withPrecondition: false)
        #expect(outcome.error?.isRetryable == true)
        #expect(outcome.requests == 1)
        #expect(outcome.after == outcome.changed(by: call))
    }
}
