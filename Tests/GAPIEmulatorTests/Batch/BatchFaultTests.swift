import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import Testing

@Suite("Faults in batches", .timeLimit(.minutes(5)))
struct BatchFaultTests {
    private static let get = call("GET /storage/v1/b/bucket?fields=name")
    private static let insert = call("POST /storage/v1/b?project=p", json: #"{"name":"other"}"#)

    private static func withFault<R>(
        _ fault: FaultPlan.Fault,
        operation: String = "storage.buckets.get",
        nth: Int = 1,
        _ body: (Emulator, TestClient) async throws -> R
    ) async throws -> R {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(fault, operation: operation, nth: nth))
            return try await body(emulator, client)
        }
    }

    @Test func aCallFailsAlone() async throws {
        try await Self.withFault(.status(503, retryAfter: 7), nth: 2) { emulator, client async throws in
            let parts = try await client.batch([Self.get, Self.get, Self.get]).parts
            #expect(parts.map(\.status) == [200, 503, 200])
            #expect(parts[1].field("Retry-After") == "7")
            #expect(parts[1].contentID == "<response-2>")
            #expect(emulator.journal.entries.map(\.status) == [200, 200, 503, 200])
            #expect(emulator.journal.entries[2].fault == .status(503, retryAfter: 7))
        }
    }

    @Test func theWholeBatchFailsBeforeItsCalls() async throws {
        try await Self.withFault(.status(503), operation: "batch") { emulator, client async throws in
            #expect(try await client.batch([Self.get]).status == 503)
            #expect(emulator.journal.entries.count == 1)
        }
    }

    @Test(arguments: [FaultPlan.Fault.reset, .carryOutThenReset, .acceptThenReset(uploadBytes: 3)])
    func theAnswerToACallIsMissing(fault: FaultPlan.Fault) async throws {
        try await Self.withFault(fault, operation: "storage.buckets.insert") { _, client async throws in
            let parts = try await client.batch([Self.get, Self.insert, Self.get]).parts
            #expect(parts.map(\.contentID) == ["<response-1>", "<response-3>"])
            let isThere = try await client.get("/storage/v1/b/other").status == 200
            #expect(isThere == (fault == .carryOutThenReset))
        }
    }

    @Test func anAnswerWithoutPartsIsABatchToo() async throws {
        try await Self.withFault(.reset) { _, client async throws in
            #expect(try await client.batch([Self.get]).text.hasSuffix("--\r\n"))
        }
    }

    @Test func theAnswerIsCutWithinACall() async throws {
        try await Self.withFault(.cut(afterResponseBytes: 3), operation: "storage.buckets.insert") {
            emulator,
            client async throws in
            await #expect(throws: (any Error).self) { try await client.batch([Self.get, Self.insert, Self.get]) }
            #expect(emulator.journal.entries.map(\.status) == [200, 200, 200, 200])
            #expect(emulator.journal.entries[2].sentBytes == 3)
            #expect(try await client.get("/storage/v1/b/other").status == 200)
        }
    }

    @Test(arguments: [("<response-9>" as String?, "<response-9>" as String?), (nil, nil)])
    func aCallIsAnsweredUnderAnotherID(id: String?, sent: String?) async throws {
        try await Self.withFault(.contentID(id), nth: 2) { _, client async throws in
            let parts = try await client.batch([Self.get, Self.get]).parts
            #expect(parts.map(\.contentID) == ["<response-1>", sent])
            #expect(parts.map(\.status) == [200, 200])
        }
    }

    @Test func aByteOfACallIsAnother() async throws {
        try await Self.withFault(.corrupt(responseByte: 0)) { _, client async throws in
            let answer = try await client.batch([Self.get])
            #expect(answer.body.contains(~UInt8(ascii: "{")))
        }
    }

    @Test func callsAreAnsweredInAnotherOrder() async throws {
        try await withEmulator { emulator, client async throws in
            let calls = Array(repeating: Self.get, count: 10)
            var orders: [[String?]] = []
            for seed in [1, 1, 2] {
                emulator.faults.append(.init(.reorder(seed: seed), operation: "batch"))
                orders.append(try await client.batch(calls).parts.map(\.contentID))
            }
            let inOrder = (1...10).map { "<response-\($0)>" as String? }
            #expect(orders[0] == orders[1])
            #expect(orders[0] != orders[2])
            #expect(orders.allSatisfy { $0 != inOrder && Set($0) == Set(inOrder) })
        }
    }

    @Test func aStalledCallStallsTheBatch() async throws {
        try await Self.withFault(.stall) { emulator, client async throws in
            let request = Task { try await client.batch([Self.get]) }
            try await emulator.journal.waitUntil { $0.count == 2 }
            request.cancel()
            await #expect(throws: (any Error).self) { try await request.value }
            #expect(try await client.batch([Self.get]).status == 200)
        }
    }

    @Test func aDelayedCallIsAnswered() async throws {
        try await Self.withFault(.delay(.milliseconds(1))) { _, client async throws in
            #expect(try await client.batch([Self.get]).parts.map(\.status) == [200])
        }
    }

    @Test func faultsOfCallsDoNothingToOtherRequests() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.rules = [.init(.contentID("x")), .init(.reorder(seed: 1))]
            for _ in 0..<2 { #expect(try await client.get("/storage/v1/b").status == 200) }
        }
    }
}
