@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import Foundation
import HTTPTypes
import NIOCore
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite(.timeLimit(.minutes(5))) final class TrafficFilesTests: TrafficLogFixture {
    @Test func eachRunHasAPageOfItsOwnAndALinkLeadsToTheNewest() async throws {
        let first = makeLog()
        _ = try await makeFetcher(first, ScriptedTransport([.status(200)])).fetch(address)
        await first.flush()  // A page has its name when its first line is written.
        let second = makeLog { $0.writesHAR = true }
        #expect(second.path == nil)
        _ = try await makeFetcher(second, ScriptedTransport([.status(200)])).fetch(address)
        await second.flush()
        let path = try #require(first.path)
        #expect(path.hasSuffix(".html"))
        #expect(second.path == path.dropLast(5) + "_2.html")
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: directory + "/test_log_newest.html")
        #expect(second.path == directory + "/" + link)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == 4)
    }

    @Test func thePageIsReadableAfterEachAttempt() async throws {
        let log = makeLog { $0.writesHAR = true }
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .status(200, body: "<i>&amp;</i>") })
        for count in 1...3 {
            _ = try await fetcher.fetch(address)
            let page = try await page(log)
            #expect(page.components(separatedBy: "</details>\n").count == count + 1)
            let archive = try JSON.Value(
                parsing: Data(contentsOf: URL(filePath: #require(log.path).dropLast(4) + "har"))
            )
            #expect(archive["log"]?["entries"]?.array?.count == count)
        }
        // No rest from elsewhere: all elements are closed in their order.
        let body = try XML.HTML.parse(try await page(log))
        #expect("\(body)".contains("script"))
    }

    /// Whoever can guess the name of a file must not decide where it is written.
    @Test func filesAndLinksThatAreThereAreNeitherFollowedNorUsed() async throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let stem = directory + "/test_log_" + LocalTime(JSON.Timestamp(seconds: 1_800_000_000)).fileName
        let victim = directory + "/victim"
        #expect(FileManager.default.createFile(atPath: victim, contents: Data("mine".utf8)))
        try FileManager.default.createSymbolicLink(atPath: stem + ".har", withDestinationPath: victim)
        try FileManager.default.createSymbolicLink(atPath: stem + "_2.html", withDestinationPath: victim)
        let log = makeLog { $0.writesHAR = true }
        _ = try await makeFetcher(log, ScriptedTransport([.status(200)])).fetch(address)
        await log.flush()
        #expect(log.path == stem + "_3.html")
        #expect(contents(of: victim).text == "mine")
        #expect(!FileManager.default.fileExists(atPath: stem + ".html"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give folders away"))
    func aFolderOfSomebodyElseIsNotUsed() async throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        #expect(chown(directory, 12345, 12345) == 0)
        let log = makeLog()
        _ = try await makeFetcher(log, ScriptedTransport([.status(200)])).fetch(address)
        await log.flush()
        #expect(log.failure?.code == .file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)

        let answers = ScriptedTransport { _ in .status(200, headers: [.cacheControl: "max-age=60"]) }
        let bench = CacheBench(answers, .disk(directory))
        for _ in 0..<2 {
            #expect(try await bench.get().isFromCache == false)
            await bench.cache.flush()
        }
        #expect(bench.cache.statistics.failures > 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
    }

    @Test func aFolderThatEverybodyCanChangeIsNotUsed() async throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        #expect(chmod(directory, 0o777) == 0)
        let log = makeLog()
        _ = try await makeFetcher(log, ScriptedTransport([.status(200)])).fetch(address)
        await log.flush()
        #expect(log.failure?.code == .file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
    }

    @Test func aDirectoryThatCannotBeHoldsUpNobody() async throws {
        let log = TrafficLog(directory: "/dev/null/log")
        let response = try await makeFetcher(log, ScriptedTransport([.status(200, body: "x")])).fetch(address)
        #expect(response.text == "x")
        #expect(await log.entries().count == 1)
        #expect(log.failure?.code == .file)
        #expect(log.path == nil)
    }

    @Test func oldAttemptsAreForgottenAndStayInTheFile() async throws {
        // Each has some 2 KiB, for its heads.
        let log = makeLog { $0.maximumRememberedBytes = 8_000 }
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .status(200, body: "x") })
        for _ in 0..<10 { _ = try await fetcher.fetch(address) }
        #expect(await log.entries().count == 3)
        #expect(try await page(log).components(separatedBy: "<details").count == 11)
    }

    @Test func whatTheDiskCannotTakeIsLeftOut() async throws {
        let log = makeLog { $0.maximumWaitingBytes = 4_000 }
        let fetcher = makeFetcher(
            log,
            ScriptedTransport { _ in .status(200, body: String(repeating: "x", count: 10_000)) }
        )
        _ = try await fetcher.fetch(address)
        #expect(await log.entries().isEmpty)
        let quiet = makeFetcher(log, ScriptedTransport([.status(200)]))
        _ = try await quiet.fetch(address)
        #expect(await log.entries().count == 1)
        #expect(try await page(log).contains("1 attempts were left out"))
        // On a page that is there, the notice needs no other attempt.
        _ = try await fetcher.fetch(address)
        await log.flush()
        #expect(try await page(log).components(separatedBy: "1 attempts were left out").count == 3)
    }

    // MARK: Attempts that end together

    private func outcome(_ text: String) throws -> Recording.Outcome {
        var outcome = Recording.Outcome(
            call: FetchCall(try request()),
            started: JSON.Timestamp(seconds: 1_800_000_000)
        )
        outcome.head = HTTPResponse(status: .ok, headerFields: [.contentType: "text/plain"])
        var body = CapturedBody()
        body.add(ByteBuffer(string: text), upTo: .max)
        outcome.responseBody = body
        outcome.end = .complete
        return outcome
    }

    /// Their bodies are more than is written at once.
    @Test func attemptsThatWaitTogetherAreWrittenInTheirOrder() async throws {
        let log = makeLog { $0.writesHAR = true }
        for number in 0..<20 {
            log.add(try outcome("body \(number); " + String(repeating: "x", count: 200_000)))
        }
        let page = try await page(log)
        let numbers = page.components(separatedBy: ">body ").dropFirst().map { $0.prefix { $0 != ";" } }
        #expect(numbers == (0..<20).map { "\($0)" })
        let archive = try JSON.Value(parsing: Data(contentsOf: URL(filePath: #require(log.path).dropLast(4) + "har")))
        let texts = archive["log"]?["entries"]?.array?.map { $0["response"]?["content"]?["text"]?.string?.prefix(7) }
        #expect(texts == (0..<20).map { "body \($0); ".prefix(7) })
        #expect(await log.entries().count == 20)
    }

    @Test func whatCameBeforeAFailureIsInThePage() throws {
        let options = TrafficLog.Options {
            $0.name = "test"
            $0.writesBodies = true
        }
        var files = TrafficFiles(directory: directory, options)
        func write(_ texts: [String]) throws {
            let outcomes = try texts.map(outcome)
            var fields = FieldMemo<HTTPField>()
            var entries = outcomes.map { TrafficLog.Entry($0, options, &fields) }
            files.write(&entries, outcomes[...], omitted: 0)
        }
        try write(["first"])
        let written = files.path
        let path = try #require(written)
        // The place of a body is taken, as nothing but a failure can do.
        #expect(FileManager.default.createFile(atPath: path.dropLast(5) + "_bodies/3-response.txt", contents: nil))
        try write(["second", "third", "fourth"])
        try write(["fifth"])
        let failure = files.failure
        #expect(failure?.code == .file)
        let page = contents(of: path).text
        for (text, isThere) in [
            ("first", true), ("second", true), ("third", false), ("fourth", false), ("fifth", false),
        ] {
            #expect(page.contains(">\(text)<") == isThere, "\(text)")
        }
    }
}
