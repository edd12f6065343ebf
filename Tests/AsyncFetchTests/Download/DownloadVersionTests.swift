import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Versions and forms of media that downloads tell apart.
@Suite(.timeLimit(.minutes(5))) final class DownloadVersionTests: DownloadFixture {
    // MARK: Versions

    @Test(.timeLimit(.minutes(5))) func aNewVersionMayBreakOffAsOftenAsAnyOther() async throws {
        try await interrupt(Server(), after: 100_000)
        let server = Server(etag: #""2""#, content: storedMedia.reversed())
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
        #expect(try bytes() == storedMedia)
        #expect(info.total == nil)
        #expect(transport.requests.map { $0.header("Range") } == [nil, "bytes=1000-"])
    }

    /// The server begins again, and ends before the place where the first answer broke off.
    @Test func anAnswerThatEndsBeforeWhatHasComeIsNotTheWhole() async throws {
        let server = Server(tellsLength: false)
        let short = Server(content: Array(storedMedia.prefix(700)), tellsLength: false, ignoresRanges: true)
        let count = Counter()
        let transport = ScriptedTransport { received in
            switch count.increment() {
            case 1: server.answer(received).cut(afterBytes: 1_000)
            case 2: short.answer(received)
            default: server.answer(received)
            }
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(transport.requests.map { $0.header("Range") } == [nil, "bytes=1000-", "bytes=1000-"])
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
        #expect(try bytes() == storedMedia)
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
        return .response(status, headers: headers, body: FetchResponseBody(ByteBuffer(bytes: body)))
    }

    /// It packs whole answers and not parts of them.
    @Test(.timeLimit(.minutes(5))) func whatIsPackedOnTheWayIsNotGoneOnFrom() async throws {
        let packed = Array(storedMedia[..<300])
        let count = Mutex(0)
        let transport = ScriptedTransport { received in
            if received.header("Range") != nil {
                return Self.passedOn(206, Array(storedMedia[300..<1_200]), contentRange: "bytes 100-999/1000")
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

    @Test(.timeLimit(.minutes(5)), arguments: ["identity", "gzip"])
    func twoFormsOfOneGenerationAreNotPutTogether(stored: String) async throws {
        let transport = ScriptedTransport { received in
            if received.header("Range") == nil {
                return Self.passedOn(200, Array(storedMedia[..<1_000]), stored: stored).cut(afterBytes: 100)
            }
            let rest = Array(storedMedia[1_100..<2_000])
            return Self.passedOn(206, rest, stored: stored, encoding: "gzip", contentRange: "bytes 100-999/1000")
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .mediaChanged)
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

    // MARK: Hashes

    /// Bytes with the CRC32C of `e3069283`, in base64 `4waSgw==`.
    private static func answer(hashes: [String]) -> ScriptedTransport.Answer {
        var headers: HTTPFields = [.eTag: #""1""#]
        guard let name = HTTPField.Name("x-goog-hash") else { return .status(500) }
        for hash in hashes { headers.append(HTTPField(name: name, value: hash)) }
        return .status(200, headers: headers, body: "123456789")
    }

    @Test(
        arguments: [
            ["crc32c=4waSgw=="], ["md5=x, crc32c=4waSgw=="], ["crc32c=4waSgw==", "crc32c=4waSgw=="],
            ["crc32c=4waSgw"], ["crc32c=", "crc32c=4waSgw=="], ["crc32c=!!!!", "crc32c=AAAA", "crc32c=AAAAAAAA"],
            ["sha512=AAAAAA==", "crc64=AAAAAA==", "crc32c", "=", ""],
        ]
    )
    func whatIsNoHashIsIgnored(hashes: [String]) async throws {
        try await makeFetcher(ScriptedTransport([Self.answer(hashes: hashes)])).download(address, to: path)
        #expect(try bytes() == Array("123456789".utf8))
    }

    @Test(arguments: [
        ["crc32c=AAAAAA=="], ["crc32c=4waSgw==,crc32c=AAAAAA=="], ["crc32c=4waSgw==", "crc32c=AAAAAA=="],
    ])
    func oneHashThatDiffersIsEnough(hashes: [String]) async throws {
        let transport = ScriptedTransport([Self.answer(hashes: hashes)])
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .checksumMismatch)
        #expect(try names.isEmpty)
    }

    // MARK: Decoded here

    @Test(arguments: ["not gzip at all", ""]) func bytesThatAreNotCompressedAsToldAreNoMedia(body: String) async throws
    {
        try Data("old".utf8).write(to: URL(filePath: path))
        let headers: HTTPFields = [.eTag: #""1""#, .contentEncoding: "gzip", .contentLength: "\(body.utf8.count)"]
        let transport = ScriptedTransport([.status(200, headers: headers, body: body)])
        let operation = { [path] in try await makeFetcher(transport).download(address, to: path, encoding: .decoded) }
        if body.isEmpty {
            _ = try await operation()  // some servers call nothing compressed
            #expect(try bytes().isEmpty)
        } else {
            let error = await thrown { _ = try await operation() } as? FetchError
            #expect(error?.code == .invalidResponse)
            #expect(try bytes() == Array("old".utf8))
        }
        #expect(try names == ["file"])
    }

    @Test func bytesThatAreNotCompressedStayAsTheyAre() async throws {
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, encoding: .decoded)
        #expect(try bytes() == storedMedia)
        #expect(try transport.requests.only.header("Accept-Encoding") == "gzip")
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, range: 0..<5, encoding: .decoded)
            } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.count == 1)
    }

    // MARK: More than announced

    @Test func moreBytesThanAnnouncedAreNoMedia() async throws {
        let headers: HTTPFields = [.eTag: #""1""#, .contentLength: "5"]
        let chunks = ["12345", "6789"].map { ByteBuffer(string: $0) }
        let transport = ScriptedTransport([.chunks(chunks, headers: headers)])
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }

    @Test func moreBytesThanTheRangeAreCutOff() async throws {
        let headers: HTTPFields = [.eTag: #""1""#, .contentRange: "bytes 0-4/9"]
        let chunks = ["123", "456", "789"].map { ByteBuffer(string: $0) }
        let transport = ScriptedTransport([.chunks(chunks, status: 206, headers: headers)])
        try await makeFetcher(transport).download(address, to: path, range: 0..<5)
        #expect(try bytes() == Array("12345".utf8))
    }

    /// The answer ends as if it were whole.
    @Test(arguments: [0, 300]) func fewerBytesThanAnnouncedAreGoneOnFrom(count: Int) async throws {
        let isFirst = Mutex(true)
        let transport = ScriptedTransport { received in
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard wasFirst else { return Server().answer(received) }
            let headers: HTTPFields = [.eTag: #""1""#, .contentLength: "\(storedMedia.count)"]
            return .chunks([ByteBuffer(bytes: storedMedia[..<count])], headers: headers)
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(transport.requests.map { $0.header("Range") } == [nil, count == 0 ? nil : "bytes=\(count)-"])
        #expect(transport.requests.last?.header("If-Match") == #""1""#)
    }

    /// What a transport throws when nothing has come for the time of one read.
    @Test func aStreamThatFallsSilentIsGoneOnFrom() async throws {
        let isFirst = Mutex(true)
        let transport = ScriptedTransport { received in
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard wasFirst else { return Server().answer(received) }
            let silent = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
                continuation.yield(ByteBuffer(bytes: storedMedia[..<300]))
                continuation.finish(throwing: FetchError(.idleTimeout, "as the test says"))
            }
            let headers: HTTPFields = [.eTag: #""1""#, .contentLength: "\(storedMedia.count)"]
            return .response(200, headers: headers, body: FetchResponseBody(silent))
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(transport.requests.map { $0.header("Range") } == [nil, "bytes=300-"])
    }

    /// The version is the same by its tag, and the size says that it is not.
    @Test func anotherTotalOfTheSameTagIsAnotherVersion() async throws {
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=300-" else {
                return Server().answer(received).cut(afterBytes: 300)
            }
            let range = "bytes 300-\(storedMedia.count - 1)/\(storedMedia.count + 1)"
            let body = FetchResponseBody(ByteBuffer(bytes: storedMedia[300...]))
            return .response(206, headers: [.eTag: #""1""#, .contentRange: range], body: body)
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .mediaChanged)
        #expect(try names.isEmpty)
    }

    /// In the answer to the whole, and in that to the rest of media whose length the first answer did not tell.
    @Test(arguments: [0, 300]) func aPartOfAWholeOfUnknownLengthIsRefused(_ start: Int) async throws {
        let transport = ScriptedTransport { received in
            guard received.header("Range") == (start == 0 ? nil : "bytes=\(start)-") else {
                return Server(tellsLength: false).answer(received).cut(afterBytes: start)
            }
            let headers: HTTPFields = [.eTag: #""1""#, .contentRange: "bytes \(start)-399/*"]
            let body = FetchResponseBody(ByteBuffer(bytes: storedMedia[start..<400]))
            return .response(206, headers: headers, body: body)
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }

    @Test func anotherStartThanAskedForIsRefused() async throws {
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=300-" else {
                return Server().answer(received).cut(afterBytes: 300)
            }
            let range = "bytes 299-\(storedMedia.count - 1)/\(storedMedia.count)"
            let body = FetchResponseBody(ByteBuffer(bytes: storedMedia[299...]))
            return .response(206, headers: [.eTag: #""1""#, .contentRange: range], body: body)
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }
}
