@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import Foundation
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) final class TrafficLogTests: TrafficLogFixture {
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
            .response(200, headers: [.contentType: "image/png"], body: FetchResponseBody(image)),
            .response(200, body: FetchResponseBody(ByteBuffer(bytes: [0, 1, 0x41]))),
            .response(
                200,
                headers: [.contentType: "text/plain; charset=windows-1251"],
                body: FetchResponseBody(ByteBuffer(bytes: [0xCF]))
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

    /// Attempts that are written together share what is made of their header fields.
    @Test func namesOfHeaderFieldsStayAsEachServerWritesThem() async throws {
        let log = makeLog()
        for name in ["X-Served-By", "x-served-by", "X-SERVED-BY"] {
            var outcome = Recording.Outcome(
                call: FetchCall(try request()),
                started: JSON.Timestamp(seconds: 1_800_000_000)
            )
            outcome.head = HTTPResponse(status: .ok)
            let fieldName = try #require(HTTPField.Name(name))
            outcome.head?.headerFields.append(HTTPField(name: fieldName, value: "a"))
            log.add(outcome)
        }
        let page = try await page(log)
        let names = await log.entries().flatMap { $0.response?.headerFields.map(\.name.rawName) ?? [] }
        #expect(names == ["X-Served-By", "x-served-by", "X-SERVED-BY"])
        for name in names { #expect(page.contains("<th>\(name)</th><td>a</td>")) }
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

    // MARK: Memory

    private func memory(of capture: BodyCapture) -> Int {
        capture.captured.chunks.buffers.reduce(0) { $0 + $1.storageCapacity }
    }

    /// Each of them is a slice of a read buffer of its own.
    @Test func theSmallChunksOfAStreamKeepNoReadBuffersInMemory() {
        let capture = BodyCapture(limit: 1 << 20)
        for number in 0..<1_000 {
            var chunk = ByteBufferAllocator().buffer(capacity: 32 << 10)
            chunk.writeString("\(number)\n")
            capture.add(chunk)
        }
        #expect(memory(of: capture) < 40_000)
        #expect(capture.captured.bytes.text == (0..<1_000).map { "\($0)\n" }.joined())
        #expect(!capture.captured.isCut)
    }

    @Test(arguments: [0, nil] as [Int64?]) func theStartOfALongBodyKeepsNotAllOfItInMemory(offset: Int64?) {
        let capture = BodyCapture(limit: 1_000)
        capture.add(ByteBuffer(repeating: UInt8(ascii: "x"), count: 1 << 20), at: offset)
        #expect(memory(of: capture) < 6_000)
        #expect(capture.captured.bytes.text == String(repeating: "x", count: 1_000))
        #expect(capture.captured.count == 1 << 20)
    }

    @Test func chunksThatFillTheirBuffersAreNotCopied() {
        let capture = BodyCapture(limit: 1 << 20)
        for count in [100, 10_000, 8_192, 10, 10] { capture.add(ByteBuffer(repeating: 0, count: count)) }
        #expect(capture.captured.chunks.buffers.map(\.readableBytes) == [100, 10_000, 8_192, 20])
    }

    @Test func anAttemptThatWaitsHasTheSizeOfTheMemoryThatItKeeps() throws {
        var outcome = Recording.Outcome(
            call: FetchCall(try request(), body: .bytes([UInt8](repeating: 0, count: 1 << 20))),
            started: JSON.Timestamp(seconds: 1_800_000_000)
        )
        let size = outcome.size
        var body = CapturedBody()
        for _ in 0..<100 { body.add(ByteBuffer(repeating: 0, count: 5_000), upTo: .max) }
        outcome.responseBody = body
        let memory = body.chunks.buffers.reduce(0) { $0 + $1.storageCapacity }
        #expect(memory > 500_000)
        #expect(outcome.size == size + memory)
    }

    @Test func longHeadsAreMemoryToo() throws {
        let text = String(repeating: "a/b/", count: 3_000)
        let request = try HTTPRequest(url: "\(address)/\(text)", headerFields: [.accept: text])
        var outcome = Recording.Outcome(
            call: FetchCall(request),
            started: JSON.Timestamp(seconds: 1_800_000_000)
        )
        #expect(outcome.size > 20_000)
        outcome.head = HTTPResponse(status: .ok, headerFields: [.server: text])
        #expect(outcome.size > 30_000)
        var fields = FieldMemo<HTTPField>()
        #expect(TrafficLog.Entry(outcome, TrafficLog.Options(), &fields).size > 30_000)
    }

    @Test func anImageThatIsRememberedKeepsNoLargerBufferInMemory() async throws {
        let log = makeLog()
        var buffer = ByteBuffer(repeating: 0, count: 1 << 20)
        let slice = buffer.readSlice(length: 100)
        let image = try #require(slice)
        let transport = ScriptedTransport([
            .response(200, headers: [.contentType: "image/png"], body: FetchResponseBody(image))
        ])
        _ = try await makeFetcher(log, transport).fetch(address)
        let entry = try #require(await log.entries().first)
        guard case .image(let bytes)? = entry.responseBody?.content else {
            Issue.record("no image")
            return
        }
        #expect(bytes == image)
        #expect(bytes.storageCapacity < 6_000)
        #expect(entry.size < 10_000)
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

    /// Its owner can hold a body for longer than it reads it.
    @Test func anAttemptEndsWithItsReaderNotWithItsBody() async throws {
        let log = makeLog()
        let chunks = AsyncThrowingStream<ByteBuffer, any Error> { chunks in
            chunks.yield(ByteBuffer(string: "a"))
            chunks.yield(ByteBuffer(string: "b"))
        }
        let response = try await log.recording(FetchCall(request())) { _ in
            TransportResponse(head: HTTPResponse(status: .ok), body: FetchResponseBody(chunks))
        }
        for try await _ in response.body { break }
        let entries = await log.entries()
        #expect(entries.map(\.end) == [.abandoned])
        #expect(entries.first?.response?.status == .ok)
        withExtendedLifetime(response) {}
    }

    @Test func whatWasLeftIsNotedOnceTheFetcherIsIdle() async throws {
        let log = makeLog()
        let chunks = ["a", "b", "c"].map { ByteBuffer(string: $0) }
        let fetcher = makeFetcher(log, ScriptedTransport { _ in .chunks(chunks) })
        for count in 1...100 {
            for try await _ in try await fetcher.stream(request()).body { break }
            fetcher.cancelAll()
            try await fetcher.waitUntilIdle()
            #expect(await log.entries().count == count)
        }
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
            .response(200, headers: [.contentType: "image/png"], body: FetchResponseBody(image)),
            .response(200, headers: [.contentType: "application/x-protobuf"], body: FetchResponseBody(bytes)),
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
}
