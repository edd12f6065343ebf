import AsyncFetchTesting
import AsyncJSON
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("Resumable uploads", .timeLimit(.minutes(5)))
struct ResumableUploadTests {
    private static let step = 262_144

    @Test func chunksBecomeAnObject() async throws {
        try await withEmulator { emulator, client in
            let content = noise(2 * Self.step + 1000)
            let session = try await client.startUpload("n", headers: [("X-Upload-Content-Type", "a/b")])
            var answer = try await client.put(session, "0-262143/*", Array(content[..<Self.step]))
            #expect(answer.status == 308)
            #expect(answer.headers.first(name: "Range") == "bytes=0-262143")
            answer = try await client.put(session, "262144-524287/*", Array(content[Self.step..<2 * Self.step]))
            #expect(answer.headers.first(name: "Range") == "bytes=0-524287")
            answer = try await client.put(session, "524288-525287/525288", Array(content[(2 * Self.step)...]))
            #expect(answer.status == 200)
            #expect(try answer.json["contentType"]?.string == "a/b")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
            let operations = emulator.journal.entries.map(\.operation)
            #expect(operations == ["upload.start", "upload.chunk", "upload.chunk", "upload.chunk", "download.media"])
        }
    }

    @Test func aSessionWithoutBytesHasNoRange() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            for question in ["*/*", "*/100"] {
                let answer = try await client.put(session, question)
                #expect(answer.status == 308)
                #expect(answer.headers.first(name: "Range") == nil)
            }
        }
    }

    @Test(arguments: [(broken: 0, kept: 0), (262_143, 0), (262_144, 262_144), (600_000, 524_288)])
    func ofABrokenChunkTheFullStepsAreKept(broken: Int, kept: Int) async throws {
        var configuration = EmulatorConfiguration()
        configuration.faults = FaultPlan([.init(.acceptThenStatus(uploadBytes: broken), operation: "upload.chunk")])
        try await withEmulator(configuration) { _, client in
            let content = noise(700_000)
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "0-699999/700000", content).status == 503)
            let state = try await client.put(session, "*/700000")
            #expect(state.status == 308)
            #expect(state.headers.first(name: "Range") == (kept == 0 ? nil : "bytes=0-\(kept - 1)"))
            let answer = try await client.put(session, "\(kept)-699999/700000", Array(content[kept...]))
            #expect(answer.status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
        }
    }

    @Test func withAGranularityOfOneEveryByteIsKept() async throws {
        var configuration = EmulatorConfiguration()
        configuration.resumableChunkGranularity = 1
        configuration.faults = FaultPlan([.init(.acceptThenReset(uploadBytes: 12_345), operation: "upload.chunk")])
        try await withEmulator(configuration) { _, client in
            let session = try await client.startUpload("n")
            let content = noise(50_000)
            await #expect(throws: (any Error).self) { try await client.put(session, "0-49999/50000", content) }
            #expect(try await client.put(session, "*/*").headers.first(name: "Range") == "bytes=0-12344")
        }
    }

    @Test func bytesStoredAlreadyAreSkipped() async throws {
        try await withEmulator { _, client in
            let content = noise(Self.step + 5)
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "0-262143/*", Array(content[..<Self.step])).status == 308)
            #expect(try await client.put(session, "0-262148/262149", content).status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
        }
    }

    @Test func anAnswerThatWasLostIsGivenAgain() async throws {
        try await withEmulator { emulator, client in
            emulator.faults.append(.init(.cut(afterResponseBytes: 3), operation: "upload.chunk"))
            let session = try await client.startUpload("n")
            await #expect(throws: (any Error).self) { try await client.put(session, "0-2/3", [1, 2, 3]) }
            let answer = try await client.put(session, "*/3")
            #expect(answer.status == 200)
            #expect(try answer.json["size"]?.string == "3")
        }
    }

    @Test func theSizeMayBeSaidLast() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "0-262143/*", noise(Self.step)).status == 308)
            #expect(try await client.put(session, "*/262144").status == 200)
        }
    }

    @Test func anEmptyObjectNeedsNoChunk() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n", headers: [("X-Upload-Content-Length", "0")])
            #expect(try await client.put(session, "*/0").status == 200)
        }
    }

    @Test(arguments: [
        (range: "0-9/20/30", count: 10), (range: "9-0/20", count: 10), (range: "0-20/20", count: 21),
        (range: "0-9/10", count: 9), (range: "0-9/10", count: 11),
    ])
    func aWrongChunkIsRefusedAndTheSessionLives(range: String, count: Int) async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, range, noise(count)).status == 400)
            #expect(try await client.put(session, "*/*").status == 308)
        }
    }

    @Test(arguments: ["0-99/100", nil]) func anUploadIsNotSmallerThanWhatIsStored(range: String?) async throws {
        try await withEmulator { _, client in
            let content = noise(Self.step + 5)
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "0-262143/*", Array(content[..<Self.step])).status == 308)
            #expect(try await client.put(session, range, Array(content[..<100])).status == 400)
            // The size that was refused does not stay.
            #expect(try await client.put(session, "262144-262148/262149", Array(content[Self.step...])).status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
        }
    }

    /// What Cloud Storage does with a part that is not the last and no multiple of 256 KiB.
    @Test(arguments: [(count: 1000, kept: 0), (262_144 + 1000, 262_144)])
    func ofAnUnevenChunkTheFullStepsAreKept(count: Int, kept: Int) async throws {
        try await withEmulator { _, client in
            let content = noise(300_000)
            let session = try await client.startUpload("n")
            let answer = try await client.put(session, "0-\(count - 1)/*", Array(content[..<count]))
            #expect(answer.status == 308)
            #expect(answer.headers.first(name: "Range") == (kept == 0 ? nil : "bytes=0-\(kept - 1)"))
            let rest = Array(content[kept...])
            #expect(try await client.put(session, "\(kept)-299999/300000", rest).status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
        }
    }

    @Test(arguments: ["*/100", "*/999999999"]) func aQueryDoesNotBindToItsSize(question: String) async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "0-262143/*", noise(Self.step)).status == 308)
            let state = try await client.put(session, question)
            #expect(state.status == 308)
            #expect(state.headers.first(name: "Range") == "bytes=0-262143")
            #expect(try await client.put(session, "262144-262144/262145", [1]).status == 200)
        }
    }

    /// The checksum is from google-crc32c: `Checksum(bytes(49 + i % 9 for i in range(524288))).digest()` in base64.
    @Test func answersHaveTheChecksumOfTheStoredBytes() async throws {
        try await withEmulator { _, client in
            let content = (0..<2 * Self.step).map { UInt8(ascii: "1") + UInt8($0 % 9) }
            let session = try await client.startUpload("n")
            #expect(try await client.put(session, "*/*").headers.first(name: "X-Goog-Running-Hash") == nil)
            let part = try await client.put(session, "0-524287/*", content)
            #expect(part.headers.first(name: "X-Goog-Running-Hash") == "crc32c=xdkdeQ==")
            let state = try await client.put(session, "*/*")
            #expect(state.headers.first(name: "X-Goog-Running-Hash") == "crc32c=xdkdeQ==")
        }
    }

    @Test(arguments: ["crc32c=AAAAAA==", "md5=AAAAAAAAAAAAAAAAAAAAAA==", "crc32c=zzz"])
    func aWrongHashOfTheLastChunkIsRefusedBeforeTheObjectExists(hash: String) async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            let headers = [("Content-Range", "bytes 0-2/3"), ("x-goog-hash", hash)]
            let answer = try await client.send(.PUT, session, headers: headers, body: [1, 2, 3])
            #expect(answer.status == 400)
            #expect(answer.text.contains("doesn't match calculated"))
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
        }
    }

    @Test func ofTheHashesOfAnUploadTheLastOnesCount() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            for number in 0..<100 {
                let headers = [("Content-Range", "bytes */*"), ("x-goog-hash", "md5=\(number),crc32c=\(number)")]
                #expect(try await client.send(.PUT, session, headers: headers).status == 308)
            }
            let long = [("Content-Range", "bytes */*"), ("x-goog-hash", "md5=" + String(repeating: "a", count: 25))]
            #expect(try await client.send(.PUT, session, headers: long).status == 400)
            let right = [
                ("Content-Range", "bytes 0-2/3"), ("x-goog-hash", "md5=Uonfc331cyb83SJZevsfrA==,crc32c=8TDyHg=="),
            ]
            let answer = try await client.send(.PUT, session, headers: right, body: [1, 2, 3])
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    @Test func statedHashesAreOneOfEachKind() throws {
        var hashes = StatedHashes()
        for header in ["crc32c=a,md5=b", "md5=c", "x=y", "sha1=z, crc32c=d=="] { try hashes.note(header) }
        #expect(hashes.header == "crc32c=d==,md5=c")
    }

    @Test func aChunkBehindWhatIsStoredIsAnsweredAsByTheRealServer() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            let answer = try await client.put(session, "262144-524287/*", noise(262_144))
            #expect(answer.status == 503)
            #expect(answer.headers.first(name: "Content-Type") == "text/plain; charset=utf-8")
            #expect(
                answer.text
                    == "Invalid request.  According to the Content-Range header, the upload offset is 262144 byte(s), "
                    + "which exceeds already uploaded size of 0 byte(s)."
            )
            #expect(try await client.put(session, "*/*").status == 308)
        }
    }

    @Test func clientsBehindProxiesGet308InDisguise() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            let headers = [("Content-Range", "bytes */*"), ("X-GUploader-No-308", "yes")]
            let answer = try await client.send(.PUT, session, headers: headers)
            #expect(answer.status == 200)
            #expect(answer.headers.first(name: "X-HTTP-Status-Code-Override") == "308")
        }
    }

    @Test func aCancelledSessionIsGone() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n")
            #expect(try await client.send(.DELETE, session).status == 499)
            #expect(try await client.put(session, "*/*").status == 404)
        }
    }

    @Test func preconditionsHoldAtTheStartAndAtTheEnd() async throws {
        try await withEmulator { _, client in
            let session = try await client.startUpload("n", query: "&ifGenerationMatch=0")
            try await client.insert("n")
            #expect(try await client.put(session, nil, [1]).status == 412)
            let start = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=n&ifGenerationMatch=0"
            )
            #expect(start.status == 412)
        }
    }
}
