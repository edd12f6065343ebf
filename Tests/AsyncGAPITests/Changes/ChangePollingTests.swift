import AsyncFetchTesting
@testable import AsyncGAPI
import GAPICalendar
import GAPIDrive
import Testing

/// The waits between two questions for changes.
@Suite("Waits between changes", .timeLimit(.minutes(5)))
struct ChangePollingTests {
    private static let nothing = ScriptedTransport.Answer.json(#"{"newStartPageToken": "5"}"#)
    private static let news = ScriptedTransport.Answer.json(
        #"{"changes": [{"fileId": "a"}], "newStartPageToken": "6"}"#
    )

    private var start: GAPI.ChangeCursor { cursor("5", of: driveChanges) }

    @Test func waitsGrowWhileNothingChangesAndBeginAgainAfterAChange() async throws {
        let scripted = ScriptedChanges([Self.nothing, Self.nothing, Self.nothing, Self.news, Self.nothing, Self.news])
        let options = GAPI.ChangeOptions {
            $0.polling.initialDelay = .seconds(4)
            $0.polling.factor = 2
            $0.polling.maximumDelay = .seconds(10)
            $0.polling.jitter = 0
        }
        var changes = 0
        for try await element in scripted.drive.changes(from: start, options: options) {
            if case .change = element { changes += 1 }
            if changes == 2 { break }
        }
        #expect(scripted.waits == [.seconds(4), .seconds(8), .seconds(10), .seconds(4), .seconds(4)])
    }

    @Test func aPartOfAWaitIsRandom() {
        let polling = GAPI.ChangePolling {
            $0.initialDelay = .seconds(10)
            $0.jitter = 0.5
        }
        #expect(polling.delay(before: 1, random: 0) == .seconds(10))
        #expect(polling.delay(before: 1, random: 1) == .seconds(5))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 2])
    func numbersThatMakeNoSenseDoNoHarm(number: Double) {
        let polling = GAPI.ChangePolling {
            $0.jitter = number
            $0.factor = number
        }
        for question in [1, 5, .max] {
            let delay = polling.delay(before: question, random: number)
            #expect(delay >= .zero && delay <= .seconds(300))
        }
    }

    @Test func aWakeUpEndsTheWait() async throws {
        // The clock stands still: only the wake-up leads to the second question.
        let scripted = ScriptedChanges([Self.nothing, Self.news], clock: VirtualClock())
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let options = GAPI.ChangeOptions {
            $0.wakeUps = GAPI.WakeUps(stream)
            $0.polling.minimumDelay = .zero
        }
        let changes = scripted.drive.changes(from: start, options: options)
        let task = Task {
            for try await element in changes { if case .change(let change) = element { return change.item.fileId } }
            return nil
        }
        try await scripted.transport.waitForRequests(1)
        continuation.yield()
        #expect(try await task.value == "a")
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func manyWakeUpsLeadToFewQuestions() async throws {
        let scripted = ScriptedChanges([Self.nothing, Self.news])
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for _ in 0..<1000 { continuation.yield() }
        continuation.finish()
        let options = GAPI.ChangeOptions { $0.wakeUps = GAPI.WakeUps(stream) }
        for try await element in scripted.drive.changes(from: start, options: options) {
            if case .change = element { break }
        }
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func pollingGoesOnWithoutItsSourceOfWakeUps() async throws {
        struct Broken: Error {}
        let scripted = ScriptedChanges([Self.nothing, Self.nothing, Self.news])
        let broken = AsyncThrowingStream<Void, any Error> { $0.finish(throwing: Broken()) }
        let options = GAPI.ChangeOptions { $0.wakeUps = GAPI.WakeUps(broken) }
        for try await element in scripted.drive.changes(from: start, options: options) {
            if case .change = element { break }
        }
        #expect(scripted.transport.requests.count == 3)
    }

    // MARK: Cancellation

    @Test(arguments: [false, true])
    func cancellingEndsTheWaitForTheNextQuestion(hasWakeUps: Bool) async throws {
        let scripted = ScriptedChanges([Self.nothing], clock: VirtualClock())
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let options = GAPI.ChangeOptions {
            if hasWakeUps { $0.wakeUps = GAPI.WakeUps(stream) }
            $0.polling.initialDelay = .seconds(77)
            $0.polling.jitter = 0
        }
        let changes = scripted.drive.changes(from: start, options: options)
        let task = Task { for try await _ in changes {} }
        while !scripted.clock.sleeps.contains(.seconds(77)) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.transport.requests.count == 1)
        continuation.finish()
    }

    @Test func cancellingEndsTheWaitAfterAWakeUp() async throws {
        let scripted = ScriptedChanges([Self.nothing], clock: VirtualClock())
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        continuation.yield()
        let options = GAPI.ChangeOptions {
            $0.wakeUps = GAPI.WakeUps(stream)
            $0.polling.minimumDelay = .seconds(55)
        }
        let changes = scripted.drive.changes(from: start, options: options)
        let task = Task { for try await _ in changes {} }
        while !scripted.clock.sleeps.contains(.seconds(55)) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func cancellingEndsTheWaitAfterAFailure() async throws {
        let scripted = ScriptedChanges([.status(503)], clock: VirtualClock())
        let options = GAPI.ChangeOptions {
            $0.polling.initialDelay = .seconds(66)
            $0.polling.jitter = 0
            $0.query.retry = .none
        }
        let changes = scripted.drive.changes(from: start, options: options)
        let task = Task { for try await _ in changes {} }
        while !scripted.clock.sleeps.contains(.seconds(66)) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: [false, true])
    func cancellingEndsTheRequest(isFirst: Bool) async throws {
        let scripted = ScriptedChanges([.stall], clock: VirtualClock())
        let changes = scripted.drive.changes(from: isFirst ? nil : start)
        let task = Task { for try await _ in changes {} }
        try await scripted.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.fetcher.inFlightCount == 0)
    }
}
