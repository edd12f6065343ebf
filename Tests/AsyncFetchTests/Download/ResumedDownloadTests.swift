import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

private let media = Array((0..<40_000).flatMap { "\($0)\n".utf8 })

/// What downloads leave to later ones, by URL; services' suites have the same engine on an emulator.
@Suite(.timeLimit(.minutes(5))) final class ResumedDownloadTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "resumed-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "file").path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }
    private func bytes(_ name: String = "file") throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appending(path: name)))
    }

    /// A server of media with one version: by its tag, by its generation, or unknown.
    struct Server: Sendable {
        var etag: String? = #""1""#
        var generation: String?
        var content = media
        /// Whether it tells the length of all.
        var tellsLength = true

        func answer(_ received: SentRequest) -> ScriptedTransport.Answer {
            if let wanted = received.header("If-Match"), wanted != etag { return .status(412) }
            if let wanted = received.header("x-goog-if-generation-match"), wanted != generation { return .status(412) }
            var headers: HTTPFields = [:]
            headers[.eTag] = etag
            if let name = HTTPField.Name("x-goog-generation") { headers[name] = generation }
            guard let range = received.header("Range")?.dropFirst("bytes=".count) else {
                if tellsLength { headers[.contentLength] = "\(content.count)" }
                return .response(200, headers: headers, body: ResponseBody(ByteBuffer(bytes: content)))
            }
            let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            let first = ends[0] ?? max(0, content.count - (ends[1] ?? 0))
            let end = ends[0] == nil ? content.count : min(content.count, (ends[1] ?? content.count - 1) + 1)
            guard first < end else {
                return .status(416, headers: [.contentRange: "bytes */\(content.count)"])
            }
            headers[.contentRange] = "bytes \(first)-\(end - 1)/\(content.count)"
            return .response(206, headers: headers, body: ResponseBody(ByteBuffer(bytes: content[first..<end])))
        }

        /// A transport that answers so, and stops after so many bytes of each answer.
        func transport(stallingAfter count: Int? = nil) -> ScriptedTransport {
            ScriptedTransport { received in
                let answer = answer(received)
                return count.map { answer.stalled(afterBytes: $0) } ?? answer
            }
        }
    }

    /// Runs a download until it has `count` bytes, and cancels it.
    private func interrupt(
        _ server: Server,
        after count: Int,
        _ url: String = address,
        range: (any MediaRangeExpression)? = nil,
        resume: DownloadResume = .automatic
    ) async throws {
        let (path, gate) = (path, Gate())
        let fetcher = makeFetcher(server.transport(stallingAfter: count))
        let task = Task {
            try await fetcher.download(url, to: path, range: range, resume: resume) {
                if $0.sent == count { gate.open() }
            }
        }
        try await gate.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    static let servers = [
        Server(), Server(etag: nil, generation: "7"), Server(etag: #"W/"1""#, generation: "7"),
        Server(tellsLength: false),
    ]

    @Test(arguments: servers.indices)
    func aLaterDownloadGoesOnWhereACancelledOneEnded(index: Int) async throws {
        let server = Self.servers[index]
        try Data("old".utf8).write(to: URL(filePath: path))
        try await interrupt(server, after: 100_000)
        #expect(try names == ["file", "file.part", "file.part.json"])
        #expect(try bytes() == Array("old".utf8))
        #expect(try bytes("file.part") == Array(media[..<100_000]))
        let transport = server.transport()
        let seen = Mutex<[TransferProgress]>([])
        let fetcher = makeFetcher(transport)
        try await fetcher.download(address, to: path) { progress in seen.withLock { $0.append(progress) } }
        #expect(try bytes() == media)
        #expect(try names == ["file"])
        let sent = try transport.requests.only
        #expect(sent.header("Range") == "bytes=100000-")
        #expect(sent.header("If-Match") == (server.generation == nil ? #""1""# : nil))
        #expect(sent.header("x-goog-if-generation-match") == server.generation)
        let progress = seen.withLock { $0 }
        #expect(progress.allSatisfy { $0.acknowledged >= 100_000 })
        #expect(progress.last?.sent == Int64(media.count))
    }

    @Test func nobodyElseReadsWhatHasArrived() async throws {
        try await interrupt(Server(), after: 100_000)
        for name in ["file.part", "file.part.json"] {
            let path = folder.appending(path: name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }

    @Test func neverLeavesNothingAndTakesNothingUp() async throws {
        try await interrupt(Server(), after: 100_000, resume: .never)
        #expect(try names.isEmpty)
        try await interrupt(Server(), after: 100_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, resume: .never)
        #expect(try transport.requests.only.header("Range") == nil)
        #expect(try bytes() == media)
    }

    @Test func whatCannotBeAskedForAgainIsNotKept() async throws {
        try await interrupt(Server(etag: nil), after: 100_000)
        #expect(try names.isEmpty)
        try await interrupt(Server(etag: #"W/"1""#), after: 100_000)
        #expect(try names.isEmpty)
    }

    enum Change: String, CaseIterable {
        case version, url, range, bytes, shorterBytes, note, noteOfAnotherFormat, noteOfMoreThanThereIs
    }

    @Test(arguments: Change.allCases)
    func whatDoesNotFitIsBegunAnew(change: Change) async throws {
        try await interrupt(Server(), after: 100_000)
        let part = folder.appending(path: "file.part")
        let note = folder.appending(path: "file.part.json")
        var server = Server()
        var url = address
        var range: (any MediaRangeExpression)?
        func edit(_ text: String, _ other: String) throws {
            let old = try String(contentsOf: note, encoding: .utf8)
            try #require(old.contains(text))
            try old.replacing(text, with: other).write(to: note, atomically: false, encoding: .utf8)
        }
        switch change {
        case .version: server = Server(etag: #""2""#, content: media.reversed())
        case .url: url += "?id=2"
        case .range: range = 0...
        case .bytes:
            var bytes = try bytes("file.part")
            bytes[50_000] ^= 1
            try Data(bytes).write(to: part)
        case .shorterBytes: try Data(bytes("file.part").prefix(99_999)).write(to: part)
        case .note: try edit("100000", "1x")
        case .noteOfAnotherFormat: try edit("part 1", "part 2")
        case .noteOfMoreThanThereIs: try edit("100000", "9223372036854775807")
        }
        let transport = server.transport()
        try await makeFetcher(transport).download(url, to: path, range: range)
        #expect(try bytes() == server.content)
        let last = try #require(transport.requests.last)
        #expect(last.header("Range") == nil && last.header("If-Match") == nil)
        #expect(transport.requests.count == (change == .version ? 2 : 1))
    }

    @Test func anotherSignatureOfAURLIsTheSameMedia() async throws {
        func signed(_ date: String) -> String {
            "\(address)?id=7&X-Goog-Date=\(date)&X-Goog-Expires=60&X-Goog-Signature=\(date)&token=\(date)"
        }
        try await interrupt(Server(), after: 100_000, signed("1"))
        let note = try String(contentsOf: folder.appending(path: "file.part.json"), encoding: .utf8)
        #expect(!note.contains("Signature") && !note.contains("api.example"))
        let transport = Server().transport()
        try await makeFetcher(transport).download(signed("2"), to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try bytes() == media)
    }

    @Test func aFileOfTheUsersIsLeftAlone() async throws {
        let mine = Array("mine".utf8)
        for name in ["file.part", "file.part.json"] { try Data(mine).write(to: folder.appending(path: name)) }
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == media)
        #expect(try bytes("file.part") == mine)
        #expect(try bytes("file.part.json") == mine)
    }

    @Test(.timeLimit(.minutes(1))) func aFileOfTheUsersByTheNameOfTheNoteIsLeftAlone() async throws {
        let mine = Array(#"{"format": "mine"}"#.utf8)
        try Data(mine).write(to: folder.appending(path: "file.part.json"))
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == media)
        #expect(try bytes("file.part.json") == mine)
        #expect(try names == ["file", "file.part.json"])
    }

    @Test func aLinkInThePlaceOfTheBytesIsNotFollowed() async throws {
        let victim = folder.appending(path: "victim")
        try Data("kept".utf8).write(to: victim)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "file.part"), withDestinationURL: victim)
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == media)
        #expect(try bytes("victim") == Array("kept".utf8))
    }

    @Test func twoDownloadsToOneFileAreNotMixed() async throws {
        let gate = Gate()
        let (path, first) = (path, Server(etag: #""a""#))
        let slow = makeFetcher(first.transport(stallingAfter: 100_000))
        let task = Task { try await slow.download(address, to: path) { if $0.sent == 100_000 { gate.open() } } }
        try await gate.pass()
        let second = Server(etag: #""b""#, content: media.reversed())
        try await makeFetcher(second.transport()).download(address, to: path)
        #expect(try bytes() == second.content)
        task.cancel()
        _ = await task.result
        // The first has kept its own.
        let transport = first.transport()
        try await makeFetcher(transport).download(address, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try bytes() == media)
        #expect(try names == ["file"])
    }

    @Test func whatWasCompleteAlreadyIsJustNamed() async throws {
        let server = Server(tellsLength: false)
        try await interrupt(server, after: media.count)
        let transport = server.transport()
        try await makeFetcher(transport).download(address, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=\(media.count)-")
        #expect(try bytes() == media)
        #expect(try names == ["file"])
    }

    // MARK: Versions

    @Test(.timeLimit(.minutes(1))) func aNewVersionMayBreakOffAsOftenAsAnyOther() async throws {
        try await interrupt(Server(), after: 100_000)
        let server = Server(etag: #""2""#, content: media.reversed())
        let transport = ScriptedTransport { received in server.answer(received).cut(afterBytes: 9_000) }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == server.content)
    }

    @Test func anAnswerWithoutALengthIsGoneOnFrom() async throws {
        let server = Server(tellsLength: false)
        let transport = ScriptedTransport { received in
            received.header("Range") == nil ? server.answer(received).cut(afterBytes: 1_000) : server.answer(received)
        }
        let info = try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == media)
        #expect(info.total == nil)
        #expect(transport.requests.map { $0.header("Range") } == [nil, "bytes=1000-"])
    }

    @Test func whatHasNoVersionIsAskedForAgainFromItsBeginning() async throws {
        let isFirst = Mutex(true)
        let server = Server(etag: nil)
        let transport = ScriptedTransport { received in
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            return wasFirst ? server.answer(received).cut(afterBytes: 2_000_000 / 16) : server.answer(received)
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == media)
        #expect(transport.requests.map { $0.header("Range") } == [nil, nil])
        #expect(try names == ["file"])
    }

    /// An answer of Cloud Storage with a generation and a weak tag, as a content delivery network passes it on.
    private static func passedOn(
        _ status: Int,
        _ body: [UInt8],
        stored: String = "identity",
        encoding: String? = nil,
        contentRange: String? = nil
    ) -> ScriptedTransport.Answer {
        var headers: HTTPFields = [.eTag: #"W/"1""#]
        headers[.contentEncoding] = encoding
        headers[.contentRange] = contentRange
        for (name, value) in [
            ("x-goog-generation", "7"), ("x-goog-stored-content-encoding", stored),
            ("x-goog-stored-content-length", "1000"),
        ] {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return .response(status, headers: headers, body: ResponseBody(ByteBuffer(bytes: body)))
    }

    /// It packs whole answers and not parts of them.
    @Test(.timeLimit(.minutes(1))) func whatIsPackedOnTheWayIsNotGoneOnFrom() async throws {
        let packed = Array(media[..<300])
        let count = Mutex(0)
        let transport = ScriptedTransport { received in
            if received.header("Range") != nil {
                return Self.passedOn(206, Array(media[300..<1_200]), contentRange: "bytes 100-999/1000")
            }
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            let answer = Self.passedOn(200, packed, encoding: "gzip")
            return isFirst ? answer.cut(afterBytes: 100) : answer
        }
        let info = try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == packed)
        #expect(info.total == nil)
        #expect(info.generation == "7")
        #expect(transport.requests.map { $0.header("Range") } == [nil, nil])
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["identity", "gzip"])
    func twoFormsOfOneGenerationAreNotPutTogether(stored: String) async throws {
        let transport = ScriptedTransport { received in
            if received.header("Range") == nil {
                return Self.passedOn(200, Array(media[..<1_000]), stored: stored).cut(afterBytes: 100)
            }
            let rest = Array(media[1_100..<2_000])
            return Self.passedOn(206, rest, stored: stored, encoding: "gzip", contentRange: "bytes 100-999/1000")
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .mediaChanged)
        #expect(try names.isEmpty)
    }

    // MARK: Ranges

    @Test(
        arguments: [
            ("0..<10", 0..<10), ("5...", 5..<media.count), ("..<7", 0..<7), ("...7", 0..<8), ("3...9", 3..<10),
            ("suffix 500", media.count - 500..<media.count), ("suffix of more than all", 0..<media.count),
        ]
    )
    func aRangeBecomesAFile(name: String, expected: Range<Int>) async throws {
        let ranges: [String: any MediaRangeExpression] = [
            "0..<10": 0..<10, "5...": 5..., "..<7": ..<7, "...7": ...7, "3...9": Int64(3)...9,
            "suffix 500": .suffix(500),
            "suffix of more than all": .suffix(.max),
        ]
        let range = try #require(ranges[name])
        let info = try await makeFetcher(Server().transport()).download(address, to: path, range: range)
        #expect(try bytes() == Array(media[expected]))
        #expect(info.total == Int64(media.count))
    }

    @Test func aRangeThatIsInterruptedGoesOnWithinItself() async throws {
        try await interrupt(Server(), after: 1_000, range: 500..<9_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(media[500..<9_000]))
        #expect(try transport.requests.only.header("Range") == "bytes=1500-8999")
    }

    @Test(.timeLimit(.minutes(1))) func aRangeThatWasCompleteAlreadyAsksForNoMoreThanAByte() async throws {
        try await interrupt(Server(), after: 8_500, range: 500..<9_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(media[500..<9_000]))
        #expect(try transport.requests.only.header("Range") == "bytes=8999-8999")
        #expect(try names == ["file"])
    }

    @Test(.timeLimit(.minutes(1))) func aRangeWhoseLastByteCameBeforeTheConnectionBrokeIsComplete() async throws {
        let server = Server()
        let transport = ScriptedTransport { received in
            let answer = server.answer(received)
            return received.header("Range") == "bytes=500-8999" ? answer.cut(afterBytes: 8_500) : answer
        }
        try await makeFetcher(transport).download(address, to: path, range: 500..<9_000)
        #expect(try bytes() == Array(media[500..<9_000]))
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [-1..<5, Int64.min..<0]) func negativeBytesAreRefused(range: Range<Int64>) async throws {
        let transport = Server().transport()
        let error =
            await thrown { try await makeFetcher(transport).download(address, to: path, range: range) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }

    @Test(
        arguments: [
            nil, "bytes 5-9", "bytes */1000", "bytes 9-5/1000", "bytes 0-9223372036854775807/*", "bytes -5-9/10",
            "items 0-4/5",
            "bytes 0-9/5",
        ]
    )
    func aPartThatDoesNotSayWhichIsRefused(contentRange: String?) async throws {
        var headers: HTTPFields = [.eTag: #""1""#]
        headers[.contentRange] = contentRange
        let transport = ScriptedTransport { [headers] _ in .status(206, headers: headers, body: "abcde") }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }

    // MARK: Forms

    @Test(arguments: [(MediaEncoding.identity, "identity"), (.stored, "gzip")])
    func mediaIsAskedForInOneForm(encoding: MediaEncoding, accepted: String) async throws {
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, encoding: encoding)
        #expect(try transport.requests.only.header("Accept-Encoding") == accepted)
    }

    /// Bytes as they come, with what the server says of the stored ones.
    private static func answer(_ fields: [String: String]) -> ScriptedTransport.Answer {
        var headers: HTTPFields = [:]
        for (name, value) in [("x-goog-hash", "crc32c=AAAAAA==,md5=x")] + fields.map({ ($0.key, $0.value) }) {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return .status(200, headers: headers, body: "other bytes than those of the hash")
    }

    @Test(
        arguments: [
            ["X-Goog-Stored-Content-Encoding": "gzip"], ["Warning": "214 UploadServer gunzipped"],
            ["X-GUploader-Response-Body-Transformations": "gunzipped"],
            ["X-Goog-Stored-Content-Encoding": "identity", "Content-Encoding": "gzip"],
        ]
    )
    func theHashOfOtherBytesIsNotCompared(fields: [String: String]) async throws {
        let info = try await makeFetcher(ScriptedTransport([Self.answer(fields)])).download(address, to: path)
        #expect(info.checksum == nil)
        #expect(try names == ["file"])
    }

    @Test(
        arguments: [
            [:], ["X-Goog-Stored-Content-Encoding": "gzip", "Content-Encoding": "gzip"],
            ["X-Goog-Stored-Content-Encoding": "identity"],
        ]
    )
    func theHashOfTheseBytesIsCompared(fields: [String: String]) async throws {
        let transport = ScriptedTransport([Self.answer(fields)])
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .checksumMismatch)
        #expect(try names.isEmpty)
    }
}
