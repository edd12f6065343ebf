import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Cassettes", .timeLimit(.minutes(5)))
struct CassetteTests {
    private func read(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    /// Records what a script answers to some requests, and gives the path of the file.
    private func record(
        _ script: [ScriptedTransport.Answer],
        in directory: String,
        options: CassetteTransport.Options = .init(),
        _ send: (Fetcher) async throws -> Void
    ) async throws -> String {
        let path = directory + "/deep/cassette.json"
        let server = ScriptedTransport(script)
        let transport = CassetteTransport(path, mode: .record, over: server, options: options)
        let fetcher = makeFetcher(transport)
        try await send(fetcher)
        #expect(server.openCount == 0)
        return path
    }

    private func makeFetcher(_ transport: any HTTPTransport) -> Fetcher {
        Fetcher(.init { $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60))) }, transport: transport)
    }

    @Test func theFileIsReadableAndHoldsNoSecrets() async throws {
        try await withDirectory { directory in
            let path = try await record(
                [
                    .status(
                        200,
                        headers: [
                            .contentType: "application/json", .setCookie: "sid=s3cr3t; Path=/", .contentLength: "54",
                        ],
                        body: "{\n  \"access_token\": \"s3cr3t\",\n  \"items\": [\n    1\n  ]\n}\n"
                    )
                ],
                in: directory
            ) { fetcher in
                var request = try request(.post, "\(address)?key=s3cr3t&q=a")
                request.headerFields = [.authorization: "Bearer s3cr3t", .userAgent: "Test"]
                _ = try await fetcher.fetch(request, body: .bytes("grant_type=x\nrefresh_token=s3cr3t".utf8))
            }
            #expect(
                read(path) == """
                    {
                      "cassette": 1,
                      "exchanges": [
                        {
                          "request": {
                            "method": "POST",
                            "url": "https://api.example/things?key=REDACTED&q=a",
                            "headers": {
                              "Authorization": "Bearer REDACTED",
                              "User-Agent": "Test"
                            },
                            "body": {
                              "text": [
                                "grant_type=x",
                                "refresh_token=REDACTED"
                              ]
                            }
                          },
                          "response": {
                            "status": 200,
                            "headers": {
                              "Content-Type": "application/json",
                              "Set-Cookie": "sid=REDACTED; Path=/",
                              "Content-Length": "54"
                            },
                            "body": {
                              "json": {
                                "access_token": "REDACTED",
                                "items": [
                                  1
                                ]
                              },
                              "indentation": 2,
                              "lineBreak": true
                            }
                          }
                        }
                      ]
                    }

                    """
            )
            let replayed = try await makeFetcher(CassetteTransport(path, mode: .replay)).fetch(
                request(.post, "\(address)?key=another&q=a"),
                body: .bytes("grant_type=x\nrefresh_token=other".utf8)
            )
            #expect(replayed.text == "{\n  \"access_token\": \"REDACTED\",\n  \"items\": [\n    1\n  ]\n}\n")
            #expect(replayed.head.headerFields[.contentLength] == "\(replayed.body.readableBytes)")
        }
    }

    /// Whatever comes back when it is recorded comes back when it is replayed, byte for byte.
    @Test(arguments: [
        "", "text", "two\r\nlines\n", "\n", "{}", "[1,2.50,1e3]", #"{"a":"\u00e9\/","b":[]}"#, "{ \"odd\" :1}",
        "{\n    \"a\": [\n        1\n    ]\n}", "{\n \"a\": 1\n}\n", "{\n\t\"a\": 1\n}", "{\"a\":1}\n", "[\n]",
        "{\"a\":1}{\"b\":2}",
        "{\"a\":1,\"a\":2}", "[\"\\n   x\"]", String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
        "null",
    ])
    func aTextComesBackByteForByte(_ text: String) async throws {
        try await comesBack(Array(text.utf8))
    }

    @Test(arguments: [[0], [0xFF, 0xFE, 0x80], Array(0...255), [UInt8](repeating: 7, count: 100_000)] as [[UInt8]])
    func bytesComeBackByteForByte(_ bytes: [UInt8]) async throws {
        try await comesBack(bytes)
    }

    private func comesBack(_ bytes: [UInt8]) async throws {
        try await withDirectory { directory in
            let chunks = stride(from: 0, to: bytes.count, by: 1000).map {
                ByteBuffer(bytes: bytes[$0..<min($0 + 1000, bytes.count)])
            }
            let path = try await record([.chunks(chunks, status: 201, headers: [.eTag: "\"x\""])], in: directory) {
                let answer = try await $0.fetch(address)
                #expect(answer.body == ByteBuffer(bytes: bytes))
            }
            let answer = try await makeFetcher(CassetteTransport(path, mode: .replay)).fetch(address)
            #expect(answer.body == ByteBuffer(bytes: bytes))
            #expect(answer.head.status == .created)
            #expect(answer.head.headerFields == [.eTag: "\"x\""])
        }
    }

    @Test func equalRequestsAreAnsweredInOrderAndOnceEach() async throws {
        try await withDirectory { directory in
            let script = ["one", "other", "two"].map { ScriptedTransport.Answer.status(200, body: $0) }
            let path = try await record(script, in: directory) { fetcher in
                for url in [address, address + "/other", address] { _ = try await fetcher.fetch(url) }
            }
            let transport = CassetteTransport(path, mode: .replay)
            let fetcher = makeFetcher(transport)
            #expect(try await fetcher.fetch(address).text == "one")
            #expect(transport.unused.map(\.request.url) == [address + "/other", address])
            #expect(try await fetcher.fetch(address).text == "two")
            let error = await thrown { _ = try await fetcher.fetch(address) }
            #expect((error as? CassetteError)?.kind == .unmatched)
            #expect("\(error)".contains("no answer left for GET \(address)"))
            #expect(try await fetcher.fetch(address + "/other").text == "other")
            #expect(transport.unused.isEmpty)
        }
    }

    @Test func anUnknownRequestIsToldTheNearest() async throws {
        try await withDirectory { directory in
            let urls = [
                "https://a.example/x", "https://a.example/x?page=1", "https://a.example/x?page=20",
                "https://b.example/x",
            ]
            let path = try await record(urls.map { _ in .status(200) }, in: directory) { fetcher in
                for url in urls { _ = try await fetcher.fetch(url) }
            }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay))
            let failure = await thrown { _ = try await fetcher.fetch("https://a.example/x?page=2&key=s3cr3t") }
            let error = try #require(failure as? CassetteError)
            #expect(error.kind == .unmatched)
            #expect(error.request?.url == "https://a.example/x?page=2&key=REDACTED")
            #expect(error.nearest.map(\.request.url) == [urls[2], urls[1], urls[0]])
            #expect(error.description.contains("GET https://a.example/x?page=20 (other query)"))
            #expect(!error.description.contains("s3cr3t"))
        }
    }

    @Test func bodiesAreComparedByWhatTheyMean() async throws {
        try await withDirectory { directory in
            let path = try await record([.status(200, body: "json"), .status(200, body: "parts")], in: directory) {
                fetcher in
                _ = try await fetcher.fetch(request(.post), body: .bytes(#"{"a": 1, "b": [2]}"#.utf8))
                let form = MultipartBody(.formData, [.field("a", "b"), .field("password", "s3cr3t")])
                _ = try await fetcher.fetch(
                    HTTPRequest(.post, url: address, headerFields: [.contentType: form.contentType]),
                    body: form.body
                )
            }
            #expect(!read(path).contains("s3cr3t"))
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay))
            let form = MultipartBody(.formData, [.field("a", "b"), .field("password", "another")])
            let parts = try await fetcher.fetch(
                HTTPRequest(.post, url: address, headerFields: [.contentType: form.contentType]),
                body: form.body
            )
            #expect(parts.text == "parts")
            let error = await thrown {
                _ = try await fetcher.fetch(request(.post), body: .bytes(#"{"b": [3], "a": 1}"#.utf8))
            }
            #expect("\(error)".contains("(other body)"))
            #expect(try await fetcher.fetch(request(.post), body: .bytes(#"{"b":[2],"a":1.0}"#.utf8)).text == "json")
        }
    }

    @Test func theRuleOfTheUserDecides() async throws {
        try await withDirectory { directory in
            let path = try await record([.status(200, body: "any")], in: directory) {
                _ = try await $0.fetch(address + "?time=1")
            }
            let options = CassetteTransport.Options { $0.matching = { $0.matchesPath($1) } }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay, options: options))
            #expect(try await fetcher.fetch(address + "?time=2").text == "any")
        }
    }

    @Test func whatIsMissingIsRecordedAndTheRestReplayed() async throws {
        try await withDirectory { directory in
            let path = try await record([.status(200, body: "old")], in: directory) { _ = try await $0.fetch(address) }
            let server = ScriptedTransport { .status(200, body: "new " + $0.text) }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .recordMissing, over: server))
            let (chunks, input) = makeChunks()
            for text in ["a", "b"] { input.yield(ByteBuffer(string: text)) }
            input.finish()
            #expect(try await fetcher.fetch(request(.post), body: .stream(chunks)).text == "new ab")
            #expect(try await fetcher.fetch(address).text == "old")
            #expect(server.requests.count == 1)
            let replay = CassetteTransport(path, mode: .replay)
            #expect(replay.exchanges.map(\.request.method) == [.get, .post])
            #expect(try await makeFetcher(replay).fetch(request(.post), body: .bytes("ab".utf8)).text == "new ab")
        }
    }

    @Test func aBodyBeyondTheLimitIsToldWhenItIsAskedFor() async throws {
        try await withDirectory { directory in
            let options = CassetteTransport.Options { $0.maximumBodyBytes = 10 }
            let path = try await record([.status(200, body: "eleven byte")], in: directory, options: options) {
                let answer = try await $0.fetch(request(.put), body: .bytes("long enough, too".utf8))
                #expect(answer.text == "eleven byte")
            }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay, options: options))
            let other = await thrown {
                _ = try await fetcher.fetch(request(.put), body: .bytes("long enough, two".utf8))
            }
            #expect((other as? CassetteError)?.kind == .unmatched)
            let error = await thrown {
                _ = try await fetcher.fetch(request(.put), body: .bytes("long enough, too".utf8))
            }
            #expect((error as? CassetteError)?.kind == .unrecorded)
            #expect("\(error)".contains("11 bytes"))
        }
    }

    @Test func failuresAndUnreadAnswersAreNotRecordedAndLeaveTheOldFile() async throws {
        try await withDirectory { directory in
            let path = try await record([.status(200, body: "old")], in: directory) { _ = try await $0.fetch(address) }
            let before = read(path)
            let server = ScriptedTransport([
                .failure(.tls), .status(200, body: "unread"), .status(200, body: "abc").cut(afterBytes: 2),
            ])
            let fetcher = makeFetcher(CassetteTransport(path, mode: .record, over: server))
            _ = await thrown { _ = try await fetcher.fetch(address) }
            _ = try await fetcher.stream(request())
            _ = await thrown { _ = try await fetcher.fetch(request(.post)) }
            #expect(read(path) == before)
        }
    }

    @Test func concurrentExchangesAreAllInTheFileInTheOrderInWhichTheyWereSent() async throws {
        try await withDirectory { directory in
            let path = directory + "/cassette.json"
            let server = ScriptedTransport { .status(200, body: $0.path) }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .record, over: server))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...50 { group.addTask { _ = try await fetcher.fetch("\(address)/\(number)") } }
                try await group.waitForAll()
            }
            let replay = CassetteTransport(path, mode: .replay)
            #expect(replay.exchanges.count == 50)
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["cassette.json"])
            for number in 1...50 {
                #expect(try await makeFetcher(replay).fetch("\(address)/\(number)").text == "/things/\(number)")
            }
        }
    }

    @Test(
        arguments: [
            (nil, CassetteError.Kind.missing), ("", .unreadable), ("{}", .unreadable),
            (#"{"cassette":2,"exchanges":[]}"#, .unreadable),
            (#"{"cassette":1,"exchanges":[{"request":{"method":"GET"},"response":{"status":200}}]}"#, .unreadable),
            (
                #"{"cassette":1,"exchanges":[{"request":{"method":"GET","url":"x"},"response":{"status":1}}]}"#,
                .unreadable
            ),
            (
                #"{"cassette":1,"exchanges":[{"request":{"method":"GET","url":"x"},"response":{"status":200,"body":{"text":1}}}]}"#,
                .unreadable
            ),
            (#"{"cassette":1,"exchanges":[]}"#, .unmatched),
        ] as [(String?, CassetteError.Kind)]
    )
    func aCassetteThatIsNoneIsTold(text: String?, kind: CassetteError.Kind) async throws {
        try await withDirectory { path in
            if let text { try Data(text.utf8).write(to: URL(filePath: path)) }
            defer { try? FileManager.default.removeItem(atPath: path) }
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay))
            let error = await thrown { _ = try await fetcher.fetch(address) }
            #expect((error as? CassetteError)?.kind == kind)
        }
    }

    /// Records a response that is compressed with gzip and not decoded, and replays it.
    private func storedAnswer(
        _ bytes: [UInt8],
        in directory: String
    ) async throws -> (recorded: FetchResponse, replayed: FetchResponse, file: String) {
        let path = directory + "/cassette.json"
        let options = FetchOptions { $0.decodesContent = false }
        var answers: [FetchResponse] = []
        try await RawServer.run { connection in
            _ = try await connection.readHead()
            let fields = "Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)"
            try await connection.write("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n")
            try await connection.write(ByteBuffer(bytes: bytes))
        } _: { server in
            for mode in [CassetteTransport.Mode.record, .replay] {
                let fetcher = makeFetcher(CassetteTransport(path, mode: mode, over: HTTPClientTransport()))
                answers.append(try await fetcher.fetch(HTTPRequest(url: server.url()), options: options))
                await fetcher.shutdown()
            }
        }
        return (try #require(answers.first), try #require(answers.last), read(path))
    }

    @Test func whatIsNotDecodedIsRecordedAsItCame() async throws {
        try await withDirectory { directory in
            let answer = try await storedAnswer(ContentDecoderTests.hello, in: directory)
            #expect(Array(answer.recorded.body.readableBytesView) == ContentDecoderTests.hello)
            #expect(Array(answer.replayed.body.readableBytesView) == ContentDecoderTests.hello)
            #expect(answer.replayed.head.headerFields[.contentEncoding] == "gzip")
        }
    }

    @Test func compressedContentWithSecretsIsRecordedWithoutThem() async throws {
        try await withDirectory { directory in
            // {"access_token":"s3cr3t"}
            let bytes = try JSON.Bytes(parsing: "H4sIAAAAAAACA6tWSkxOTi0uji/Jz07NU7JSKjZOLjIuUaoFAHTNpIQZAAAA").bytes
            let answer = try await storedAnswer(bytes, in: directory)
            #expect(Array(answer.recorded.body.readableBytesView) == bytes)
            #expect(answer.replayed.text == #"{"access_token":"REDACTED"}"#)
            #expect(answer.replayed.head.headerFields[.contentEncoding] == nil)
            #expect(!answer.file.contains("base64"))
        }
    }

    @Test func aFileThatCannotBeWrittenFailsTheTest() async throws {
        let transport = CassetteTransport(
            "/dev/null/cassette.json",
            mode: .record,
            over: ScriptedTransport([.status(200)])
        )
        let error = await thrown { _ = try await makeFetcher(transport).fetch(address) }
        #expect((error as? FetchError)?.code == .file)
    }

    @Test func pathsAreRelativeToTheSourceFile() {
        #expect(CassetteTransport("a/b.json", caller: "/src/Tests/X.swift").path == "/src/Tests/a/b.json")
        #expect(CassetteTransport("/a/b.json", caller: "/src/Tests/X.swift").path == "/a/b.json")
        #expect(CassetteTransport("b.json", caller: "X.swift").mode == .replay)
    }

    @Test func namesAndChangesOfTheUserAreApplied() async throws {
        try await withDirectory { directory in
            let options = CassetteTransport.Options {
                $0.secretNames = ["X-Account", "iban"]
                $0.redact = { $0.replacing(/bot[0-9]+/, with: "bot0") }
            }
            let path = try await record(
                [.status(200, headers: [.location: "/bot4711"], body: #"{"iban":"DE-s3cr3t","me":"bot4711"}"#)],
                in: directory,
                options: options
            ) { fetcher in
                let account = try #require(HTTPField.Name("x-account"))
                _ = try await fetcher.fetch(
                    HTTPRequest(url: "https://a/bot4711/x?iban=s3cr3t", headerFields: [account: "s3cr3t"])
                )
            }
            let text = read(path)
            #expect(!text.contains("s3cr3t") && !text.contains("4711"))
            let fetcher = makeFetcher(CassetteTransport(path, mode: .replay, options: options))
            #expect(try await fetcher.fetch("https://a/bot1/x?iban=other").text == #"{"iban":"REDACTED","me":"bot0"}"#)
        }
    }
}
