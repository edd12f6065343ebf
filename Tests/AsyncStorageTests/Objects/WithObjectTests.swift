import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import GAPIEmulator
import GAPIStorage
import NIOCore
import Synchronization
import Testing

@Suite("Changes of an object by generation", .timeLimit(.minutes(5)))
struct WithObjectTests {
    private func increment(_ emulated: EmulatedStorage) async throws {
        try await emulated.storage.withObject("box", "n", maximumAttempts: 1_000) { content in
            content.text = String((Int(content.text) ?? 0) + 1)
        }
    }

    private func number(_ emulated: EmulatedStorage) async throws -> Int? {
        Int(String(decoding: try await emulated.content(of: "n"), as: UTF8.self))
    }

    @Test func anObjectThatIsNotThereIsCreatedAndThenChanged() async throws {
        try await EmulatedStorage.run { emulated in
            try await increment(emulated)
            try await increment(emulated)
            #expect(try await number(emulated) == 2)
        }
    }

    @Test func metadataStayAndTheResultIsThatOfTheClosure() async throws {
        try await EmulatedStorage.run { emulated in
            try await emulated.put([1], as: "n", ["k": "v"])
            let count = try await emulated.storage.withObject("box", "n") { content in
                content.contentType = "text/plain"
                content.bytes.writeInteger(UInt8(2))
                return content.bytes.readableBytes
            }
            #expect(count == 2)
            let object = try await emulated.storage.execute(Storage.ObjectsGetQuery(bucket: "box", object: "n"))
            #expect(object.metadata?["k"] == "v")
            #expect(object.contentType == "text/plain")
            #expect(try await emulated.content(of: "n") == [1, 2])
        }
    }

    @Test func nothingIsWrittenIfNothingChanged() async throws {
        try await EmulatedStorage.run { emulated in
            let generation = try await emulated.put([1], as: "n").generation
            try await emulated.storage.withObject("box", "n") { _ in }
            let object = try await emulated.storage.execute(Storage.ObjectsGetQuery(bucket: "box", object: "n"))
            #expect(object.generation == generation)
        }
    }

    @Test func manyAtTheSameTimeLoseNoChange() async throws {
        try await EmulatedStorage.run { emulated in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<12 { group.addTask { try await increment(emulated) } }
                try await group.waitForAll()
            }
            #expect(try await number(emulated) == 12)
        }
    }

    @Test func aChangeWhoseAnswerIsLostIsNotMadeTwice() async throws {
        try await EmulatedStorage.run { emulated in
            try await increment(emulated)
            emulated.emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.insert"))
            try await increment(emulated)
            #expect(try await number(emulated) == 2)
        }
    }

    @Test func aChangeWhoseAnswerIsLostIsFoundBehindTheChangeOfAnother() async throws {
        try await EmulatedStorage.run { emulated in
            let calls = Mutex(0)
            // The first attempt is stored without an answer; its repetition finds no condition that holds.
            emulated.emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.insert"))
            try await emulated.storage.withObject("box", "n") { content in
                calls.withLock { $0 += 1 }
                content.text += "a"
            }
            try await emulated.storage.withObject("box", "n") { $0.text += "b" }
            #expect(String(decoding: try await emulated.content(of: "n"), as: UTF8.self) == "ab")
            #expect(calls.withLock { $0 } == 1)
        }
    }

    @Test func theSameBytesOfAnotherAreNoOwnChange() async throws {
        // The answer to the first attempt is lost, and the server has not done it: meanwhile somebody else counts to 1.
        let other = Mutex<EmulatedStorage?>(nil)
        let transport = InterruptedTransport(at: "/upload/") {
            guard let other = other.withLock({ $0 }) else { return }
            try await increment(other)
        }
        try await EmulatedStorage.run { emulated in
            other.withLock { $0 = emulated }
            let own = EmulatedStorage(emulated.emulator, transport: transport)
            try await increment(own)
            await own.fetcher.shutdown()
            #expect(try await number(emulated) == 2)
        }
    }

    @Test func theAttemptsAreLimited() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.status(412), operation: "storage.objects.insert", times: nil))
            let calls = Mutex(0)
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.withObject("box", "n", maximumAttempts: 3) { content in
                    calls.withLock { $0 += 1 }
                    content.text = "x"
                }
            }
            #expect(error?.isPreconditionFailed == true)
            #expect(calls.withLock { $0 } == 3)
        }
    }

    @Test func aLargeObjectIsRefusedAndAnErrorOfTheClosureWritesNothing() async throws {
        struct Refused: Error {}
        try await EmulatedStorage.run { emulated in
            try await emulated.put(pattern(100), as: "n")
            await #expect(throws: (any Error).self) {
                try await emulated.storage.withObject("box", "n", maximumBytes: 99) { $0.text = "" }
            }
            await #expect(throws: Refused.self) {
                try await emulated.storage.withObject("box", "n") { content in
                    content.text = ""
                    throw Refused()
                }
            }
            #expect(try await emulated.content(of: "n") == pattern(100))
        }
    }

    @Test func aCancelledChangeThrowsCancellation() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "storage.objects.insert"))
            let task = Task {
                try await emulated.storage.withObject("box", "n") { $0.text = "x" }
            }
            try await emulated.emulator.journal.waitUntil { entries in
                entries.contains { $0.operation == "storage.objects.insert" }
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}
