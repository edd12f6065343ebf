import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gapi batch` as a shell sees it, against the emulator.
@Suite("gapi batch", .timeLimit(.minutes(5)))
struct BatchTests {
    private struct Bed {
        let bed: CallTests.Bed
        var emulator: Emulator { bed.emulator }
        var answers: String { bed.folder + "/answers.jsonl" }

        func batch(_ lines: [String], _ words: String..., onTerminal: Bool = false) async throws -> Ran {
            let path = bed.folder + "/calls.jsonl"
            try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
            let own = ["--from", bed.folder, "--endpoint", bed.emulator.url, "--anonymous"]
            return await runGapi(["batch", path] + own + words, onTerminal: onTerminal)
        }

        func count(of operation: String) -> Int { emulator.journal.count { $0.operation == operation } }
    }

    private static let service = ["--service", "storage:v1"]

    private func withBed(_ objects: [String] = [], _ body: (Bed) async throws -> Void) async throws {
        try await CallTests.run { bed in
            let batchable = CallTests.description.replacing(
                #""servicePath""#,
                with: #""batchPath": "batch/storage/v1", "servicePath""#
            )
            try Data(batchable.utf8).write(to: URL(filePath: "\(bed.folder)/storage.v1.json"))
            for name in objects { try await bed.put(name) }
            bed.emulator.journal.clear()
            try await body(Bed(bed: bed))
        }
    }

    private func get(_ name: String, _ more: String = "") -> String {
        #"{"method": "objects.get", "parameters": {"bucket": "box", "object": "\#(name)"}\#(more)}"#
    }

    private func lines(_ text: String) throws -> [JSON.Value] {
        try text.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
    }

    @Test func theAnswersAreInTheOrderOfTheCalls() async throws {
        let names = (0..<250).map { "o\($0)" }
        try await withBed(names) { bed in
            bed.emulator.faults.rules = [.init(.reorder(seed: 7), operation: "batch", times: nil)]
            let ran = try await bed.batch(names.map { get($0) }, "--service", "storage:v1")
            #expect(ran.errors == "")
            #expect(ran.code == 0)
            let answers = try lines(ran.output)
            #expect(answers.map { $0["index"]?.int64 } == (0..<250).map { Int64($0) })
            #expect(answers.map { $0["value"]?["name"]?.string } == names)
            #expect(bed.count(of: "batch") >= 3)
        }
    }

    @Test func asTheyComeEachCallHasOneAnswer() async throws {
        let names = (0..<30).map { "o\($0)" }
        try await withBed(names) { bed in
            let ran = try await bed.batch(names.map { get($0) }, "--service", "storage:v1", "--as-they-come")
            #expect(ran.code == 0)
            let answers = try lines(ran.output)
            #expect(Set(answers.compactMap { $0["index"]?.int64 }) == Set((0..<30).map { Int64($0) }))
            #expect(answers.allSatisfy { $0["value"]?["name"]?.string == names[Int($0["index"]?.int64 ?? 0)] })
        }
    }

    @Test func aCallThatFailsFailsAlone() async throws {
        try await withBed(["a", "b"]) { bed in
            let calls = [get("a"), get("none", #", "id": {"row": 7}"#), "", get("b")]
            let ran = try await bed.batch(calls, "--service", "storage:v1")
            #expect(ran.code == 65)
            #expect(ran.errors == "gapi: 1 of 3 calls failed\n")
            let answers = try lines(ran.output)
            #expect(answers.count == 3)
            #expect(answers[0]["value"]?["name"]?.string == "a")
            #expect(answers[1]["id"] == ["row": 7])
            #expect(answers[1]["error"]?["status"]?.int64 == 404)
            #expect(answers[1]["error"]?["reason"]?.string == "notFound")
            #expect(answers[2]["value"]?["name"]?.string == "b")
        }
    }

    @Test(arguments: [
        ("{", "not JSON"), ("[1]", "not a JSON object"), (#"{"method": 1}"#, "`method`"),
        (#"{"parameters": {}}"#, "`method`"),
        (#"{"method": "objects.none"}"#, "no method"), (#"{"method": "objects.get"}"#, "missing"),
        (#"{"method": "objects.get", "parameters": [1]}"#, "`parameters`"), (#"{"methods": "x"}"#, "no member"),
        (#"{"method": "objects.get", "service": "drive:v3"}"#, "this run is for"), ("\u{0}\u{1B}[2J", "not JSON"),
        (#"{"method": "objects.get", "parameters": {"bucket": "box", "object": "a", "nothing": "x"}}"#, "no parameter"),
    ])
    func aLineThatIsNoCallFailsBeforeItIsSent(line: String, message: String) async throws {
        try await withBed(["a"]) { bed in
            let ran = try await bed.batch([get("a"), line, get("a")], "--service", "storage:v1")
            #expect(ran.code == 65)
            let answers = try lines(ran.output)
            #expect(answers.map { $0["value"] != nil } == [true, false, true])
            let text = answers[1]["error"]?["message"]?.string ?? ""
            #expect(text.hasPrefix("line 2: ") && text.contains(message), "\(text)")
            #expect(bed.count(of: "storage.objects.get") == 2)
        }
    }

    @Test func theFirstLineCanNameTheService() async throws {
        try await withBed(["a"]) { bed in
            let ran = try await bed.batch([get("a", #", "service": "storage:v1""#), get("a")])
            #expect(ran.code == 0)
            #expect(try lines(ran.output).count == 2)
            let nameless = try await bed.batch([get("a")])
            #expect(nameless.code == 64)
            #expect(nameless.errors.contains("--service"))
        }
    }

    @Test func aTerminalGetsATable() async throws {
        try await withBed(["a"]) { bed in
            let calls = [get("a"), get("a"), get("none"), "{"]
            let ran = try await bed.batch(calls, "--service", "storage:v1", onTerminal: true)
            #expect(ran.code == 65)
            #expect(ran.output.contains("outcome"))
            #expect(ran.output.contains("HTTP 404 notFound"))
            #expect(ran.output.contains("not sent"))
        }
    }

    @Test func noCallsAreNoMistake() async throws {
        try await withBed { bed in
            let ran = try await bed.batch(["", "  ", ""], "--service", "storage:v1")
            #expect(ran.code == 0)
            #expect(ran.output == "")
            #expect(bed.emulator.journal.count { _ in true } == 0)
        }
    }

    @Test func theFileOfAnswersIsThereAtTheEnd() async throws {
        try await withBed(["a"]) { bed in
            let ran = try await bed.batch([get("a"), get("none")], "--service", "storage:v1", "--output", bed.answers)
            #expect(ran.code == 65)
            #expect(ran.output == "")
            let text = String(decoding: try Data(contentsOf: URL(filePath: bed.answers)), as: UTF8.self)
            #expect(try lines(text).count == 2)
        }
    }

    @Test func aServiceWithoutBatchesIsRefused() async throws {
        try await CallTests.run { bed in
            let batch = Bed(bed: bed)
            let ran = try await batch.batch([get("a")], "--service", "storage:v1")
            #expect(ran.code == 64)
            #expect(batch.count(of: "batch") == 0)
        }
    }

    @Test func aStoppedRunSaysSo() async throws {
        try await withBed(["a"]) { bed in
            bed.emulator.faults.rules = [.init(.stall, operation: "batch")]
            let task = Task { try await bed.batch([get("a")], "--service", "storage:v1", "--output", bed.answers) }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "batch" } }
            task.cancel()
            let ran = try await task.value
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
            #expect(!FileManager.default.fileExists(atPath: bed.answers))
        }
    }

    @Test(arguments: [
        ["--max-calls", "0"], ["--in-flight", "0"], ["--in-flight", "65"], ["--token", "a", "--key", "b"],
    ])
    func optionsThatMakeNoSenseAreRefused(words: [String]) async {
        #expect(await runGapi(["batch", "calls.jsonl"] + words).code == 64)
    }

    @Test func credentialsAreNotSentWhereOthersReadThem() async throws {
        try await withBed { bed in
            let path = bed.bed.folder + "/calls.jsonl"
            let line = #"{"method": "objects.get", "parameters": {"bucket": "b", "object": "o", "key": "SECRET"}}"#
            try Data(line.utf8).write(to: URL(filePath: path))
            let words = ["batch", path, "--from", bed.bed.folder, "--endpoint", "http://example.com"] + Self.service
            let ran = await runGapi(words + ["--anonymous"])
            #expect(ran.code == 65)
            #expect(ran.output.contains("plain HTTP"))
            let token = await runGapi(words + ["--token", "SECRET"])
            #expect(token.code == 64)
            for text in [ran.output, ran.errors, token.output, token.errors] { #expect(!text.contains("SECRET")) }
        }
    }

    @Test func aFileThatIsNotThereHasItsCode() async {
        #expect(await runGapi(["batch", "/nothing/calls.jsonl", "--service", "drive:v3"]).code == 66)
    }
}

/// The order of answers, without a server.
@Suite("BatchAnswers", .timeLimit(.minutes(5)))
struct BatchAnswersTests {
    @Test func answersWaitForThoseBeforeThem() {
        let output = Output()
        let console = output.console()
        let answers = BatchAnswers(inOrder: true) { console.write($0) }
        for _ in 0..<3 { answers.begin(nil) }
        answers.settle(2, .success("c"))
        answers.settle(1, .success("b"))
        #expect(output.text == "")
        answers.settle(0, .success("a"))
        let wanted = [
            #"{"index":0,"value":"a"}"#, #"{"index":1,"value":"b"}"#, #"{"index":2,"value":"c"}"#,
        ]
        #expect(output.text == wanted.map { $0 + "\n" }.joined())
        #expect(answers.counts.failed == 0)
    }

    @Test(arguments: [true, false]) func theInputWaitsForAnAnswerThatIsLate(isOrdered: Bool) async throws {
        let output = Output()
        let console = output.console()
        let answers = BatchAnswers(inOrder: isOrdered) { console.write($0) }
        for _ in 0..<BatchAnswers.maximumAhead { answers.begin(nil) }
        let late = isOrdered ? 0 : BatchAnswers.maximumAhead - 1
        let waiting = Task { try await answers.waitForRoom() }
        for _ in 0..<100 { await Task.yield() }  // most likely it waits by now; else there is room before it asks
        for number in 0..<BatchAnswers.maximumAhead where number != late { answers.settle(number, .success(.null)) }
        answers.settle(late, .success(.null))
        try await waiting.value
        #expect(output.text.utf8.count { $0 == UInt8(ascii: "\n") } == BatchAnswers.maximumAhead)
    }

    @Test func theWaitForRoomCanBeCancelled() async {
        let answers = BatchAnswers(inOrder: true) { _ in }
        for _ in 0..<BatchAnswers.maximumAhead { answers.begin(nil) }
        let waiting = Task { try await answers.waitForRoom() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}
