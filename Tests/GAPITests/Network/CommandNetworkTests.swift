import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import GAPIEmulator
import HTTPTypes
import Synchronization
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What people see of a command's network, and its traffic log.
@Suite("gapi: waits and traffic", .timeLimit(.minutes(5)))
struct CommandNetworkTests {
    /// Runs work whose server fails until somebody has read a notice about it.
    private func untilSeen<R: Sendable>(_ bed: CallTests.Bed, _ work: () async -> R) async -> (result: R, seen: String)
    {
        let faults = bed.emulator.faults
        faults.rules = [.init(.status(503, retryAfter: 2), operation: "storage.objects.list", times: nil)]
        let seen = Output()
        let log = seen.console()
        let people = Console(isTerminal: true, usesColor: false) { text in
            log.write(text)
            if text.contains("HTTP 503 from 127.0.0.1") { faults.rules = [] }
        }
        let result = await Console.$people.withValue(people) { await work() }
        return (result, seen.text)
    }

    @Test(arguments: [["storage", "ls", "gs://box"], ["storage", "cp", "-r", "gs://box"]])
    func retriesAreSeenByPeople(words: [String]) async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            let target = words.contains("cp") ? ["\(bed.folder)/copy"] : []
            let (ran, seen) = await untilSeen(bed) {
                await runGapi(words + target + ["--endpoint", bed.emulator.url])
            }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(seen.contains("HTTP 503 from 127.0.0.1"), "\(seen)")
            #expect(seen.hasSuffix("\r\u{1B}[K"), "the line is removed in the end: \(seen)")
            #expect(!ran.output.contains("HTTP 503"))
        }
    }

    @Test func retriesOfACallAreSeenByPeople() async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            let (ran, seen) = await untilSeen(bed) {
                await bed.call("storage", "objects.list", "--bucket", "box", "--format", "csv", "--columns", "name")
            }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "name\r\ncat\r\n")
            #expect(seen.contains("attempt 2 in"), "\(seen)")
        }
    }

    // MARK: Tokens on their way

    /// The server has replaced the refresh token already, so without the new one the login would be lost.
    @Test(arguments: [false, true]) func aNewTokenIsStoredBeforeACancelledCommandEnds(isTraced: Bool) async throws {
        try await AccountBed.run({ $0.rotatesRefreshTokens = true }) { bed in
            try await bed.login()
            let account = try #require(try await bed.book.accounts.first)
            bed.emulator.journal.clear()
            bed.emulator.faults.rules = [.init(.delay(.milliseconds(300)), operation: "identity.token")]
            let folder = isTraced ? "\(bed.folder)/traffic" : nil
            await #expect(throws: CancellationError.self) {
                try await CommandNetwork.during(tracing: folder, errors: Output().console()) {
                    let credentials = try await bed.book.client(of: account).credentials(for: account.id)
                    _ = try await credentials.token()
                    await credentials.invalidate()
                    let call = Task { try await credentials.token() }
                    try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "identity.token" } }
                    call.cancel()
                    _ = try await call.value
                }
            }
            let kept = try #require(try await bed.book.accounts.first)
            #expect(kept.refreshToken != nil && kept.refreshToken != account.refreshToken)
            #expect(!kept.needsLogin)
        }
    }

    // MARK: What is done so far

    /// Runs a command on a clock of its own, on which 600 ms pass after each text that it writes.
    ///
    /// - Parameter run: Runs the command; `heard` receives the texts.
    /// - Returns: What the command did, and the notices at the moments of its texts.
    private func counting(
        _ run: (_ heard: @escaping @Sendable (String) -> Void) async -> Ran
    ) async -> (ran: Ran, notices: [String]) {
        let clock = VirtualClock()
        let notices = Mutex<[String]>([])
        let ran = await CommandNetwork.$clock.withValue(FetchClock(clock)) {
            await Console.$people.withValue(Output().console(isTerminal: true)) {
                await run { _ in
                    let line = CommandNetwork.current.waits.line
                    notices.withLock { $0.append(line) }
                    clock.advance(by: .milliseconds(600))
                }
            }
        }
        return (ran, notices.withLock(\.self))
    }

    @Test func quickPagesAreCounted() async throws {
        try await CallTests.run { bed in
            for name in ["a", "b", "c", "d"] { try await bed.put(name) }
            let words = [
                "pages", "storage", "objects.list", "--bucket", "box", "--maxResults", "1", "--format", "jsonl",
                "--from", bed.folder, "--endpoint", bed.emulator.url, "--anonymous",
            ]
            let (ran, notices) = await counting { await runGapi(words, heard: $0) }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(notices.prefix(4) == ["", "", "   2 items: 1 s", "   3 items: 1 s"])
        }
    }

    @Test(
        arguments: [
            (["cloud", "ls", "--json"], "   3 items: 1 s"), (["cloud", "find", "a"], "   2 items: 1 s"),
            (["cloud", "tree"], "   0 folders, 1 files: 1 s"),
        ] as [([String], String)]
    )
    func itemsOfACloudAreCounted(words: [String], line: String) async throws {
        try await CloudBed.run { bed in
            for name in ["/a1", "/a2", "/a3", "/a4"] { try await bed.put(name) }
            let (ran, notices) = await counting { await bed.run(Array(words.dropFirst()), heard: $0) }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(notices.contains(line), "\(notices)")
        }
    }

    /// Lines that write three texts or more, and what is done at the third one or the last one.
    @Test(arguments: [
        ("storage ls gs://box gs://box", "2 items"), ("storage cp -r --dry-run gs://box {folder}/copy", "2 steps"),
        ("batch {folder}/calls.jsonl --service storage:v1 --from {folder} --as-they-come", "2 calls"),
    ])
    func whatACommandHasDoneIsCounted(line: String, count: String) async throws {
        try await CallTests.run { bed in
            for name in ["a", "b"] { try await bed.put(name) }
            // With a path for batches.
            try Data(ExampleDescriptions.storage.utf8).write(to: URL(filePath: "\(bed.folder)/storage.v1.json"))
            let call = #"{"method": "objects.get", "parameters": {"bucket": "box", "object": "a"}}"# + "\n"
            try Data(String(repeating: call, count: 3).utf8).write(to: URL(filePath: "\(bed.folder)/calls.jsonl"))
            let words = line.replacing("{folder}", with: bed.folder).split(separator: " ").map { String($0) }
            let own = ["--endpoint", bed.emulator.url, "--anonymous"]
            let (ran, notices) = await counting { await runGapi(words + own, heard: $0) }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(notices.contains { $0.hasPrefix("   \(count)") }, "\(notices)")
        }
    }

    @Test func entriesOfAFileAreCounted() async throws {
        try await CloudBed.withFolder { folder in
            let entries = (1...4).map { "<entry><id>urn:\($0)</id><title>\($0)</title></entry>" }.joined()
            let feed = #"<feed xmlns="http://www.w3.org/2005/Atom"><title>Tea</title>\#(entries)</feed>"#
            let file = "\(folder)/feed.xml"
            try Data(feed.utf8).write(to: URL(filePath: file))
            let (ran, notices) = await counting { await runGapi(["feed", file, "--json"], heard: $0) }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(notices.contains { $0.hasPrefix("   2 entries; reading \(file): ") }, "\(notices)")
        }
    }

    @Test(
        arguments: [
            ["download", "storage", "objects.get", "--bucket", "box", "--object", "cat", "--output", "-"],
            ["storage", "cat", "gs://box/cat"], ["storage", "cp", "gs://box/cat", "-"],
        ],
        [false, true]
    )
    func bytesOnStandardOutputHaveABarBesideThem(words: [String], onTerminal: Bool) async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            let documents = words[0] == "download" ? ["--from", bed.folder] : []
            let line = words + documents + ["--endpoint", bed.emulator.url, "--anonymous"]
            let people = Output()
            let ran = await Console.$people.withValue(people.console(isTerminal: true)) {
                await runGapi(line, onTerminal: onTerminal)
            }
            #expect(ran.code == 0 && ran.media == [1] && ran.output == "", "\(ran.errors)")
            // A terminal that shows the bytes has no room for it.
            #expect(people.text.contains("downloading") != onTerminal, "\(people.text)")
            #expect(people.text.isEmpty || people.text.hasSuffix("\r\u{1B}[K"), "\(people.text)")
        }
    }

    // MARK: The traffic log

    /// The files of a log in a folder: the page and the archive.
    private func log(in folder: String) throws -> (page: String, archive: JSON.Value) {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let page = try #require(names.first { $0.hasSuffix(".html") && !$0.hasSuffix("newest.html") })
        let archive = try #require(names.first { $0.hasSuffix(".har") })
        return (
            try String(contentsOfFile: "\(folder)/\(page)", encoding: .utf8),
            try JSON.Value(parsing: String(contentsOfFile: "\(folder)/\(archive)", encoding: .utf8))
        )
    }

    @Test func theTrafficOfACallIsWrittenWithoutSecrets() async throws {
        try await CallTests.run(credential: "SECRET-token") { bed in
            let ran = await bed.call(
                "storage",
                "objects.list",
                "--bucket",
                "box",
                "--token",
                "SECRET-token",
                "--trace",
                "\(bed.folder)/traffic"
            )
            #expect(ran.code == 65, "the bucket is missing: \(ran.errors)")
            let lines = ran.errors.split(separator: "\n")
            #expect(lines.first?.hasPrefix("the traffic is in \(bed.folder)/traffic/gapi_log_") == true)
            let (page, archive) = try log(in: "\(bed.folder)/traffic")
            let entries = try #require(archive["log"]?["entries"]?.array)
            let entry = try #require(entries.first)
            #expect(entries.count == 1)
            #expect(entry["request"]?["url"]?.string?.contains("/b/box/o") == true)
            #expect(entry["response"]?["status"] == 404)
            #expect(entry["response"]?["httpVersion"] == "HTTP/1.1")
            let size = try #require(entry["response"]?["bodySize"]?.int64)
            #expect(size > 0)
            #expect(size == entry["response"]?["content"]?["size"]?.int64)
            #expect(page.contains("/b/box/o"))
            for text in [page, archive.description, ran.errors] { #expect(!text.contains("SECRET")) }
        }
    }

    @Test func theTrafficOfOtherCommandsIsWrittenToo() async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            let traffic = "\(bed.folder)/traffic"
            let words = ["storage", "cat", "gs://box/cat", "--endpoint", bed.emulator.url, "--trace", traffic]
            let ran = await runGapi(words)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.media == [1])
            let (_, archive) = try log(in: traffic)
            #expect(archive["log"]?["entries"]?.array?.count == 1)
        }
    }

    /// What reads a body in the background ends some time after its reader.
    @Test func anAnswerThatWasLeftEarlyIsInTheLog() async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            let url = bed.emulator.url + "/storage/v1/b/box/o/cat?alt=media"
            for number in 1...20 {
                let traffic = "\(bed.folder)/traffic\(number)"
                let errors = Output()
                try await CommandNetwork.during(tracing: traffic, errors: errors.console()) {
                    let fetcher = CommandNetwork.current.fetcher
                    for try await _ in try await fetcher.stream(HTTPRequest(url: url)).body { break }
                }
                #expect(errors.text.hasPrefix("the traffic is in "), "\(errors.text)")
                #expect(try log(in: traffic).archive["log"]?["entries"]?.array?.count == 1)
            }
        }
    }

    @Test func whereNothingIsSentThereIsNoLog() async throws {
        try await CallTests.run { bed in
            let ran = await bed.call(
                "storage",
                "objects.list",
                "--bucket",
                "box",
                "--dry-run",
                "--trace",
                "\(bed.folder)/traffic"
            )
            #expect(ran.code == 0)
            #expect(ran.errors == "nothing was sent, so there is no traffic log\n")
            #expect(!FileManager.default.fileExists(atPath: "\(bed.folder)/traffic"))
        }
    }

    @Test func aLogThatCannotBeWrittenIsAFailure() async throws {
        try await CallTests.run { bed in
            try await bed.put("cat")
            try Data().write(to: URL(filePath: "\(bed.folder)/file"))
            let ran = await bed.call(
                "storage",
                "objects.list",
                "--bucket",
                "box",
                "--trace",
                "\(bed.folder)/file/traffic"
            )
            #expect(ran.code == 73)
            #expect(ran.output.contains("cat"))
            #expect(ran.errors.contains("cannot write the traffic log"))
        }
    }
}
