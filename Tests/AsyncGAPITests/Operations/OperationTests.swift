import AsyncFetchTesting
@_spi(Generated) import AsyncGAPI
import GAPIStorage
import Testing

/// An operation as generated code has it.
private struct Hanging: GAPI.LongRunningOperation {
    var name: String?
    var done: Bool?
    var unknown = JSON.UnknownMembers()
    static let fields: JSON.FieldTable<Self> = [.string("name", \.name), .bool("done", \.done)]
    static var polling: GAPI.QueryMethod { GAPI.QueryMethod(id: "museum.operations.get", verb: .get, path: "{+name}") }
}

@Suite("Long-running operations", .timeLimit(.minutes(5)))
struct OperationTests {
    private static let running = ScriptedTransport.Answer.json(#"{"name": "operations/1"}"#)
    private static let done = ScriptedTransport.Answer.json(
        #"{"name": "operations/1", "done": true, "response": {"x": 1}}"#
    )
    private let operation: JSON.Value = ["name": "operations/1"]

    @Test func waitsLongerEachTime() async throws {
        let museum = try ScriptedMuseum([Self.running, Self.running, Self.done])
        let end = try await museum.service.wait(for: operation)
        #expect(end["response", "x"] == 1)
        #expect(museum.transport.requests.map(\.path) == Array(repeating: "/museum/v1/operations/1", count: 3))
        let waits = museum.clock.sleeps.filter { $0 <= .seconds(60) }
        #expect(waits == [.seconds(1), .milliseconds(1500), .milliseconds(2250)])
    }

    @Test func aWaitHasALongestLength() async throws {
        let museum = try ScriptedMuseum([Self.running, Self.running, Self.running, Self.done])
        let polling = GAPI.Polling {
            $0.initialDelay = .seconds(2)
            $0.factor = 3
            $0.maximumDelay = .seconds(10)
        }
        try await museum.service.wait(for: operation, polling: polling)
        let waits = museum.clock.sleeps.filter { $0 <= .seconds(60) }
        #expect(waits == [.seconds(2), .seconds(6), .seconds(10), .seconds(10)])
    }

    @Test(arguments: [Double.infinity, .nan, .greatestFiniteMagnitude])
    func aFactorThatIsNoUsefulNumberLeadsToTheLongestWait(factor: Double) async throws {
        let museum = try ScriptedMuseum([Self.running, Self.running, Self.done])
        let polling = GAPI.Polling { $0.factor = factor }
        try await museum.service.wait(for: operation, polling: polling)
        let waits = museum.clock.sleeps.filter { $0 <= .seconds(60) }
        #expect(waits == [.seconds(1), .seconds(30), .seconds(30)])
    }

    @Test func aNegativeFactorWaitsNoLonger() async throws {
        let museum = try ScriptedMuseum([Self.running, Self.running, Self.done])
        try await museum.service.wait(for: operation, polling: GAPI.Polling { $0.factor = -.infinity })
        #expect(museum.transport.requests.count == 3)
    }

    @Test func statesComeUpToTheLast() async throws {
        let museum = try ScriptedMuseum([Self.running, Self.done])
        var states: [Bool] = []
        for try await state in try museum.service.states(of: operation) { states.append(state["done"]?.bool ?? false) }
        #expect(states == [false, false, true])
    }

    @Test func eachLoopRequestsTheStatesAgain() async throws {
        let museum = try ScriptedMuseum([Self.done, Self.running, Self.done])
        let states = try museum.service.states(of: operation)
        for count in [2, 3] {
            var seen = 0
            for try await _ in states { seen += 1 }
            #expect(seen == count)
        }
    }

    @Test func whatHasEndedIsNotAskedFor() async throws {
        let museum = try ScriptedMuseum()
        let end = try await museum.service.wait(for: ["name": "n", "done": true])
        #expect(end["name"] == "n")
        #expect(museum.transport.requests.isEmpty)
    }

    @Test func aFailureIsThrownWithItsReason() async throws {
        let failed =
            #"{"name": "n", "done": true, "error": {"code": 7, "message": "Not yours.", "details": [{"@type": "t"}]}}"#
        let museum = try ScriptedMuseum([.json(failed)])
        let error = await #expect(throws: GAPI.Error.self) { try await museum.service.wait(for: operation) }
        #expect(error?.code == .operationFailed)
        #expect(error?.message == "Not yours.")
        #expect(error?.canonicalStatus == "PERMISSION_DENIED")
        #expect(error?.details == [["@type": "t"]])
    }

    @Test func statesTellAFailureWithoutThrowing() async throws {
        let museum = try ScriptedMuseum([.json(#"{"done": true, "error": {"code": 7}}"#)])
        var last: JSON.Value = .null
        for try await state in try museum.service.states(of: operation) { last = state }
        #expect(last["error", "code"] == 7)
    }

    @Test func timeRunsOut() async throws {
        let museum = try ScriptedMuseum(Array(repeating: Self.running, count: 10))
        let polling = GAPI.Polling { $0.timeout = .seconds(5) }
        let error = await #expect(throws: GAPI.Error.self) {
            try await museum.service.wait(for: operation, polling: polling)
        }
        #expect(error?.code == .operationTimeout)
        #expect(error?.message.contains("operations/1") == true)
        #expect(museum.transport.requests.count == 3)  // after 1, 2.5 and 4.75 seconds
    }

    @Test func cancellingEndsTheWaitBetweenQuestions() async throws {
        let museum = try ScriptedMuseum([], clock: VirtualClock())
        let task = Task { try await museum.service.wait(for: operation) }
        try await museum.clock.waitForSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(museum.transport.requests.isEmpty)
    }

    @Test func cancellingEndsAQuestion() async throws {
        let museum = try ScriptedMuseum([.stall])
        let task = Task { try await museum.service.wait(for: operation) }
        try await museum.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: ["https://www.example.com/museum/v1/", "https://museum.example.com/museum/v1/", "/museum/v1/"])
    func anOperationOfComputeEngineIsAskedForAtItsURL(start: String) async throws {
        let link = "\(start)projects/p/zones/z/operations/7"
        let museum = try ScriptedMuseum([.json(#"{"status": "DONE", "name": "7"}"#)])
        let operation: JSON.Value = ["status": "RUNNING", "name": "7", "selfLink": JSON.Value(link)]
        try await museum.service.wait(for: operation)
        let sent = try museum.transport.requests.only
        #expect(sent.path == "/museum/v1/projects/p/zones/z/operations/7")
        #expect(sent.request.authority == "museum.example.com")
    }

    @Test func anOperationOfStorageIsAskedForAtItsURL() async throws {
        let scripted = ScriptedStorage([.json(#"{"done": true}"#)])
        let operation = Storage.GoogleLongrunningOperation {
            $0.name = "projects/_/buckets/b/operations/7"
            $0.selfLink = "https://www.googleapis.com/storage/v1/b/b/operations/7"
        }
        let end = try await scripted.storage.wait(for: operation)
        #expect(end.done == true)
        #expect(try scripted.transport.requests.only.path == "/storage/v1/b/b/operations/7")
    }

    @Test func anOperationOfComputeEngineFails() async throws {
        let failed = #"{"status": "DONE", "error": {"errors": [{"code": "QUOTA", "message": "Too many."}]}}"#
        let museum = try ScriptedMuseum([.json(failed)])
        let operation: JSON.Value = ["status": "RUNNING", "selfLink": "https://x/museum/v1/o/7"]
        let error = await #expect(throws: GAPI.Error.self) { try await museum.service.wait(for: operation) }
        #expect(error?.reason == "QUOTA")
        #expect(error?.message == "Too many.")
    }

    @Test func aServiceWithoutAMethodForThatSaysSo() async throws {
        let museum = try ScriptedMuseum(
            document: try Museum.document(
                replacing: "museum.operations.get\", \"path\": \"{+name}\", \"httpMethod\": \"GET\"",
                with: "museum.operations.get\", \"path\": \"{+name}\", \"httpMethod\": \"POST\""
            )
        )
        let error = await #expect(throws: GAPI.Error.self) { try await museum.service.wait(for: operation) }
        #expect(error?.code == .invalidRequest)
    }

    // MARK: Responders

    @Test func aResponderAnswersTheStatesOfAModel() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(toStatesOf: Storage.GoogleLongrunningOperation.self) { operation in
                var state = operation
                state.done = true
                return state
            }
        }
        let operation = Storage.GoogleLongrunningOperation {
            $0.name = "7"
            $0.selfLink = "https://www.googleapis.com/storage/v1/b/b/operations/7"
        }
        let end = try await scripted.storage.wait(for: operation)
        #expect(end.done == true)
        #expect(end.name == "7")
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func aResponderAnswersTheStatesOfADescribedServicesOperation() async throws {
        let museum = try ScriptedMuseum()
        var options = GAPI.QueryOptions()
        options.responders.respond(toStatesOf: JSON.Value.self) { ["name": $0["name"], "done": true] }
        let end = try await museum.service.wait(for: operation, options: options)
        #expect(end == ["name": "operations/1", "done": true])
        #expect(museum.transport.requests.isEmpty)
    }

    @Test func theErrorSaysWhichResponderIsMissing() async throws {
        let museum = try ScriptedMuseum()
        var options = GAPI.QueryOptions()
        options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in Storage.Object() }
        let error = await #expect(throws: GAPI.Error.self) {
            try await museum.service.wait(for: Hanging { $0.name = "operations/1" }, options: options)
        }
        #expect(error?.code == .responder)
        #expect(error?.message.contains("respond(toStatesOf:)") == true)
    }

    @Test func modelsAreWaitedForInTheSameWay() async throws {
        let museum = try ScriptedMuseum([Self.running, Self.done])
        let end = try await museum.service.wait(for: Hanging { $0.name = "operations/1" })
        #expect(end.done == true)
        #expect(museum.transport.requests.count == 2)
    }
}
