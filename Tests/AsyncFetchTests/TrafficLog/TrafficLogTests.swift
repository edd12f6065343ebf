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

@Suite(.timeLimit(.minutes(5))) final class TrafficLogTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "traffic-\(UUID().uuidString)/in/side"
    ).path

    deinit {
        let root = URL(filePath: directory).deletingLastPathComponent().deletingLastPathComponent()
        try? FileManager.default.removeItem(at: root)
    }

    private func makeLog(_ configure: (inout TrafficLog.Options) -> Void = { _ in }) -> TrafficLog {
        TrafficLog(
            directory: directory,
            options: .init {
                $0.name = "test"
                $0.now = { JSON.Timestamp(seconds: 1_800_000_000, nanoseconds: 5_000_000) }
                configure(&$0)
            }
        )
    }

    private func makeFetcher(_ log: TrafficLog, _ transport: ScriptedTransport) -> Fetcher {
        Fetcher(
            .init {
                $0.trafficLog = log
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            },
            transport: transport
        )
    }

    private func page(_ log: TrafficLog) async throws -> String {
        await log.flush()
        return try String(contentsOfFile: #require(log.path), encoding: .utf8)
    }

    private func texts(_ entries: [TrafficLog.Entry]) -> [String?] {
        entries.map { if case .text(let text)? = $0.responseBody?.content { text } else { nil } }
    }

    // MARK: What is noted

    @Test func retriesAndRedirectsOfAFetchAreItsEntries() async throws {
        let log = makeLog()
        let transport = ScriptedTransport([
            .status(503), .status(302, headers: [.location: "/x"]), .status(200, body: "hello"), .status(204),
        ])
        let fetcher = makeFetcher(log, transport)
        let ticket = fetcher.ticket(
            try request(),
            options: .init {
                $0.comment = "the <first>"
                $0.properties = ["job": "7", "apiKey": "s3cr3t"]
            }
        )
        _ = try await ticket.value
        _ = try await fetcher.fetch(address)
        let entries = await log.entries(of: ticket.id)
        #expect(entries.map(\.response?.status.code) == [503, 302, 200])
        #expect(entries.map(\.request.path) == ["/things", "/things", "/x"])
        #expect(texts(entries) == ["", "", "hello"])
        #expect(
            entries.allSatisfy { $0.comment == "the <first>" && $0.properties == ["job": "7", "apiKey": "REDACTED"] }
        )
        #expect(await log.entries().count == 4)
        let page = try await page(log)
        #expect(page.components(separatedBy: "<details").count == 5)
        #expect(page.contains("the &lt;first&gt;"))
        #expect(fetcher.trafficLog === log)
        #expect(await log.html(of: ticket.id).components(separatedBy: "<details").count == 4)
    }

    @Test func theLogSeesWhatMiddlewareHasMadeOfAnAttempt() async throws {
        struct Marking: FetchMiddleware {
            func respond(
                to call: FetchCall,
                next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
            ) async throws -> TransportResponse {
                var call = call
                call.request.path = "/marked"
                return try await next(call)
            }
        }
        let log = makeLog()
        let fetcher = Fetcher(
            .init {
                $0.attemptMiddleware = [Marking()]
                $0.trafficLog = log
            },
            transport: ScriptedTransport([.status(200)])
        )
        let response = try await fetcher.fetch(address)
        #expect(await response.log?.entries.map(\.request.path) == ["/marked"])
    }

    @Test func bodiesAreIndentedAndImagesShown() async throws {
        let log = makeLog()
        let image = ByteBuffer(bytes: [0x89, 0x50, 0x4E, 0x47])
        let transport = ScriptedTransport([
            .status(200, headers: [.contentType: "application/json; charset=utf-8"], body: #"{"a":[1.10,"<script>"]}"#),
            .status(200, headers: [.contentType: "application/atom+xml"], body: "<a><b>x</b></a>"),
            .response(200, headers: [.contentType: "image/png"], body: ResponseBody(image)),
            .response(200, body: ResponseBody(ByteBuffer(bytes: [0, 1, 0x41]))),
            .response(
                200,
                headers: [.contentType: "text/plain; charset=windows-1251"],
                body: ResponseBody(ByteBuffer(bytes: [0xCF]))
            ),
        ])
        let fetcher = makeFetcher(log, transport)
        for _ in 0..<5 { _ = try await fetcher.fetch(address) }
        let entries = await log.entries()
        let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\n  <b>x</b>\n</a>\n"
        #expect(texts(entries) == ["{\n  \"a\": [\n    1.10,\n    \"<script>\"\n  ]\n}", xml, nil, nil, "П"])
        let page = try await page(log)
        #expect(page.contains("data:image/png;base64,iVBORw=="))
        #expect(page.contains("0000  00 01 41"))
        #expect(page.contains("&lt;script&gt;"))
        #expect(page.components(separatedBy: "<script").count == 2)
    }

    @Test func requestBodiesAreNotedWhereverTheyComeFrom() async throws {
        let log = makeLog()
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .status(200) })
        let (chunks, source) = makeChunks()
        source.yield(ByteBuffer(string: "str"))
        source.yield(ByteBuffer(string: "eamed"))
        source.finish()
        _ = try await fetcher.fetch(request(.post), body: .bytes("in memory".utf8))
        _ = try await fetcher.fetch(request(.post), body: .stream(chunks))
        let form = MultipartBody(
            .formData,
            [.field("password", "s3cr3t"), .field("a", "b"), .file("f", .bytes([0, 1]), fileName: "x")]
        )
        var upload = try request(.post)
        upload.headerFields[.contentType] = form.contentType
        _ = try await fetcher.fetch(upload, body: form.body)
        let bodies = await log.entries().map { if case .text(let text)? = $0.requestBody?.content { text } else { "" } }
        #expect(bodies[..<2] == ["in memory", "streamed"])
        #expect(bodies[2].contains("name=\"password\"\n\nREDACTED\n--"))
        #expect(bodies[2].contains("name=\"a\"\n\nb\n--"))
        #expect(bodies[2].contains("\n\n(2 bytes)\n--"))
    }

    @Test func longBodiesAreCutAndTheirLengthTold() async throws {
        let log = makeLog { $0.maximumBodyBytes = 5 }
        let transport = ScriptedTransport([.chunks(["abc", "d\u{E9}f", "ghi"].map { ByteBuffer(string: $0) })])
        let response = try await makeFetcher(log, transport).stream(request())
        #expect(try await response.body.collect(upTo: 100).text == "abcd\u{E9}fghi")
        let body = try #require(await log.entries().first?.responseBody)
        #expect(body.isCut)
        #expect(body.count == 10)
        #expect(texts(await log.entries()) == ["abcd"])
        #expect(try await page(log).contains("Cut: the body has 10 bytes."))
    }

    // MARK: How attempts end

    @Test func failuresAreTold() async throws {
        let log = makeLog()
        let fetcher = makeFetcher(
            log,
            ScriptedTransport([.failure(.tls), .status(200, body: "abc").cut(afterBytes: 1)])
        )
        _ = await thrown { _ = try await fetcher.fetch(address) }
        let response = try await fetcher.stream(request())
        _ = await thrown { _ = try await response.body.collect(upTo: 100) }
        let entries = await log.entries()
        #expect(entries.map { $0.end.failure?.prefix(11) } == ["TLS failure", "connection "])
        #expect(entries.map(\.response?.status.code) == [nil, 200])
        #expect(try await page(log).contains("TLS failure"))
    }

    @Test func cancelledAttemptsSaySo() async throws {
        let log = makeLog()
        let transport = ScriptedTransport([.stall, .status(200, body: "abc").stalled(afterBytes: 1)])
        let fetcher = makeFetcher(log, transport)
        let ticket = fetcher.ticket(try request())
        try await transport.waitForRequests(1)
        ticket.cancel()
        _ = await thrown { _ = try await ticket.value }
        let reader = Task { [request = try request()] in
            for try await _ in try await fetcher.stream(request).body {}
        }
        try await transport.waitForRequests(2)
        reader.cancel()
        _ = await reader.result
        try await transport.waitForOpen(atMost: 0)
        var entries = await log.entries()
        while entries.count < 2 { entries = await log.entries() }
        // Of an answer that streams it is its reader that ends it, in whatever way.
        #expect(entries.map(\.end) == [.cancelled, .abandoned])
        #expect(fetcher.inFlightCount == 0)
    }

    @Test func aStreamThatItsReaderLeavesIsAbandoned() async throws {
        let log = makeLog()
        let transport = ScriptedTransport([
            .chunks([ByteBuffer(string: "a"), ByteBuffer(string: "b"), ByteBuffer(string: "c")])
        ])
        for try await _ in try await makeFetcher(log, transport).stream(request()).body { break }
        try await transport.waitForOpen(atMost: 0)
        var entries = await log.entries()
        while entries.isEmpty { entries = await log.entries() }
        #expect(entries.map(\.end) == [.abandoned])
    }

    // MARK: What is shown

    @Test func aLogThatIsOffNotesNothing() async throws {
        let log = makeLog()
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .status(200) })
        log.isEnabled = false
        _ = try await fetcher.fetch(address)
        #expect(await log.entries().isEmpty)
        #expect(log.path == nil)
        log.isEnabled = true
        _ = try await fetcher.fetch(address)
        #expect(await log.entries().count == 1)
        log.isEnabled = false
        _ = try await fetcher.fetch(address)
        #expect(await log.entries().count == 1)
    }

    @Test func bodiesAreKeptInFilesNextToThePage() async throws {
        let log = makeLog {
            $0.writesBodies = true
            $0.maximumBodyBytes = 1000
        }
        let image = ByteBuffer(bytes: [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 300_000))
        let bytes = ByteBuffer(bytes: (0..<5000).map { UInt8(truncatingIfNeeded: $0) })
        let transport = ScriptedTransport([
            .response(200, headers: [.contentType: "image/png"], body: ResponseBody(image)),
            .response(200, headers: [.contentType: "application/x-protobuf"], body: ResponseBody(bytes)),
            .status(200, headers: [.contentType: "application/json"], body: #"{"password":"s3cr3t"}"#),
            .status(200, headers: [.contentType: "text/html"], body: "<script>alert(1)</script>"), .status(204),
        ])
        let fetcher = makeFetcher(log, transport)
        for _ in 0..<5 { _ = try await fetcher.fetch(request(.post), body: .bytes("sent".utf8)) }
        let names = await log.entries().map(\.responseBody?.file)
        let folder = try #require(log.path).split(separator: "/").last?.dropLast(".html".count) ?? ""
        #expect(
            names == ["1-response.png", "2-response.bin", "3-response.json", "4-response.txt"].map {
                "\(folder)_bodies/\($0)"
            } + [nil]
        )
        func file(_ index: Int) throws -> ByteBuffer { contents(of: directory + "/" + (try #require(names[index]))) }
        #expect(try file(0) == image)
        #expect(try file(1) == bytes)
        #expect(try file(2).text.contains("REDACTED"))
        #expect(try file(3).text == "<script>alert(1)</script>")
        #expect(contents(of: directory + "/\(folder)_bodies/5-request.txt").text == "sent")
        let page = try await page(log)
        #expect(page.contains("href=\"\(folder)_bodies/1-response.png\""))
        // So large an image is not in the page itself.
        #expect(!page.contains("data:image/png"))
        for path in files(in: directory + "/\(folder)_bodies") { #expect(mode(of: path) == 0o600) }
        #expect(mode(of: directory + "/\(folder)_bodies") == 0o700)
    }

    @Test func theApplicationSaysWhatIsShownOfABody() async throws {
        let log = makeLog {
            $0.writesBodies = true
            $0.bodyView = { body in
                switch body.response == nil ? "request" : body.contentType {
                case "request": .hidden
                case "application/x-secret": .text("token=s3cr3t, \(body.bytes.readableBytes) bytes, \(body.isCut)")
                default: .usual
                }
            }
        }
        let transport = ScriptedTransport([
            .status(200, headers: [.contentType: "application/x-secret"], body: "hidden-answer"),
            .status(200, body: "usual"),
        ])
        let fetcher = makeFetcher(log, transport)
        for _ in 0..<2 { _ = try await fetcher.fetch(request(.post), body: .bytes("hidden-order".utf8)) }
        #expect(texts(await log.entries()) == ["token=REDACTED 13 bytes, false", "usual"])
        let page = try await page(log)
        let all =
            page + String(decoding: await log.har(), as: UTF8.self)
            + files(in: directory).map { contents(of: $0).text }.joined()
        #expect(!all.contains("hidden-"))
        #expect(page.contains("Not shown; it has 12 bytes."))
        #expect(await log.entries().allSatisfy { $0.curlCommand.hasSuffix("--data-binary @-") })
    }

    // MARK: Files

    @Test func eachRunHasAPageOfItsOwnAndALinkLeadsToTheNewest() async throws {
        let first = makeLog()
        _ = try await makeFetcher(first, ScriptedTransport([.status(200)])).fetch(address)
        let second = makeLog { $0.writesHAR = true }
        #expect(second.path == nil)
        _ = try await makeFetcher(second, ScriptedTransport([.status(200)])).fetch(address)
        await first.flush()
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
        for _ in 0..<2 { #expect(try await bench.get().isFromCache == false) }
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

    @Test func thePageLoadsAndSendsNothing() {
        let head = TrafficPage.head(title: "x", started: nil)
        for rule in ["default-src 'none'", "base-uri 'none'", "form-action 'none'"] { #expect(head.contains(rule)) }
    }

    /// Bodies that made the expressions of the page's script begin anew at each of their characters.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/node"), "node is not installed"),
        arguments: [
            "'&lt;' + 'ab01'.repeat(100000)", "'{\"' + '\\\\\"'.repeat(200000)", "'[' + '\"\\\\'.repeat(200000)",
            "'&lt;a b=' + '\"c='.repeat(100000)", "'{' + 'a:'.repeat(200000)",
        ]
    )
    func theScriptColoursAnythingInATimeThatGrowsWithItsLength(body: String) async throws {
        let script = TrafficPageAssets.script
        let start = try #require(script.firstRange(of: "const json="))
        let rest = script[start.lowerBound...]
        let end = try #require(rest.firstRange(of: "function colour"))
        let program =
            rest[..<end.lowerBound]
            + "const t=\(body);for(const e of [json,xml]){let n=0;t.replace(e,()=>{n++});}process.exit(7)"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/node")
        process.arguments = ["-e", String(program)]
        let status = await withCheckedContinuation { done in
            process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { done.resume(returning: -1) }
        }
        #expect(status == 7)
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
        let log = makeLog { $0.maximumRememberedBytes = 3 * 2060 }
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .status(200, body: "x") })
        for _ in 0..<10 { _ = try await fetcher.fetch(address) }
        #expect(await log.entries().count == 3)
        #expect(try await page(log).components(separatedBy: "<details").count == 11)
    }

    @Test func whatTheDiskCannotTakeIsLeftOut() async throws {
        let log = makeLog { $0.maximumWaitingBytes = 2100 }
        let fetcher = makeFetcher(
            log,
            ScriptedTransport { _ in .status(200, body: String(repeating: "x", count: 100)) }
        )
        _ = try await fetcher.fetch(address)
        #expect(await log.entries().isEmpty)
        let quiet = makeFetcher(log, ScriptedTransport([.status(200)]))
        _ = try await quiet.fetch(address)
        #expect(await log.entries().count == 1)
        #expect(try await page(log).contains("1 attempts were left out"))
    }
}
