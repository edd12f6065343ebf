import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Media", .timeLimit(.minutes(5)))
struct MediaTests {
    private static let path = "/download/storage/v1/b/bucket/o/n?alt=media"

    @Test func aDownloadSaysWhatItIs() async throws {
        try await withEmulator { _, client in
            let object = try await client.insert("n", Array("123456789".utf8)).json
            let answer = try await client.get(Self.path)
            #expect(answer.status == 200)
            #expect(answer.text == "123456789")
            #expect(answer.headers.first(name: "x-goog-hash") == "crc32c=4waSgw==,md5=JfnnlDI7RTiF9RgfG2JNCw==")
            #expect(answer.headers.first(name: "x-goog-generation") == object["generation"]?.string)
            #expect(answer.headers.first(name: "x-goog-metageneration") == "1")
            #expect(answer.headers.first(name: "x-goog-stored-content-length") == "9")
            #expect(answer.headers.first(name: "Content-Type") == "text/plain")
            #expect(answer.headers.first(name: "ETag") == object["etag"]?.string.map { "\"\($0)\"" })
            let head = try await client.send(.HEAD, Self.path)
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.headers.first(name: "Content-Length") == "9")
        }
    }

    /// The content is larger than the pieces in which it is kept and sent.
    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func anyRangeOfALargeObjectIsExact(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration in
            try await withEmulator(configuration) { _, client in
                let content = noise(3_500_000)
                try await client.insert("n", content)
                for range in [0..<1, 1_048_575..<1_048_577, 5..<3_400_000, 3_499_999..<3_500_000] {
                    let header = "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
                    let answer = try await client.get(Self.path, headers: [("Range", header)])
                    #expect(answer.status == 206)
                    #expect(answer.body == Array(content[range]), "\(range)")
                    let expected = "bytes \(range.lowerBound)-\(range.upperBound - 1)/3500000"
                    #expect(answer.headers.first(name: "Content-Range") == expected)
                }
                #expect(try await client.get(Self.path).body == content)
            }
        }
    }

    @Test func anImpossibleRangeIs416() async throws {
        try await withEmulator { _, client in
            try await client.insert("n", [1, 2, 3])
            let answer = try await client.get(Self.path, headers: [("Range", "bytes=3-")])
            #expect(answer.status == 416)
            #expect(answer.headers.first(name: "Content-Range") == "bytes */3")
        }
    }

    @Test func aRangeOfAnotherVersionIsTheWholeObject() async throws {
        try await withEmulator { _, client in
            let etag = try #require(try await client.insert("n", [1, 2, 3]).json["etag"]?.string)
            for (tag, status) in [("\"\(etag)\"", 206), ("\"old\"", 200), ("Wed, 21 Oct 2015 07:28:00 GMT", 200)] {
                let headers = [("Range", "bytes=1-"), ("If-Range", tag)]
                #expect(try await client.get(Self.path, headers: headers).status == status, "\(tag)")
            }
        }
    }

    @Test func aMultipartUploadHasMetadataAndMedia() async throws {
        try await withEmulator { _, client in
            // Lines that look like the boundary, and a metadata part that the network may split anywhere.
            let media = Array("\r\n--B\r--BB\n\r\n--".utf8) + noise(300_000)
            let answer = try await multipart(client, media: media)
            #expect(answer.status == 200, "\(answer.text)")
            let object = try answer.json
            #expect(object["name"]?.string == "n")
            #expect(object["contentType"]?.string == "image/x")
            #expect(object["metadata"]?["k"]?.string == "v")
            #expect(try await client.get(Self.path).body == media)
        }
    }

    @Test func anEmptyMediaPartIsAnEmptyObject() async throws {
        try await withEmulator { _, client async throws in
            #expect(try await multipart(client, media: []).json["size"]?.string == "0")
        }
    }

    @Test(arguments: [
        "", "--BBB\r\n\r\n{}", "--BBB\r\n\r\n{}\r\n--BBB--\r\n", "--BBB\r\n\r\nno JSON\r\n--BBB\r\n\r\nx\r\n--BBB--",
        "--BBB\r\n\r\n{\"name\":\"n\"}\r\n--BBB\r\n\r\nno end",
    ])
    func aBrokenMultipartBodyIs400(body: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=multipart",
                headers: [("Content-Type", "multipart/related; boundary=BBB")],
                body: Array(body.utf8)
            )
            #expect(answer.status == 400, "\(answer.text)")
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
        }
    }

    @Test func aHeaderLineOfAPartMayComeInManyPieces() async throws {
        try await withEmulator { _, client async throws in
            let line = "X-Long: \(String(repeating: "x", count: 900_000))\r\n"
            #expect(try await multipart(client, header: line, media: [1]).status == 200)
            #expect(try await multipart(client, header: line + line, media: [1]).status == 200)
        }
    }

    private func multipart(
        _ client: TestClient,
        header: String = "",
        media: [UInt8]
    ) async throws -> TestClient.Answer {
        let metadata = #"{"name":"n","metadata":{"k":"v"}}"#
        let first = "--BBB\r\nContent-Type: application/json\r\n\(header)\r\n\(metadata)\r\n"
        let start = first + "--BBB\r\ncontent-type: image/x\r\n\r\n"
        return try await client.send(
            .POST,
            "/resumable/upload/storage/v1/b/bucket/o?uploadType=multipart",
            headers: [("Content-Type", #"multipart/related; boundary="BBB""#)],
            body: Array(start.utf8) + media + Array("\r\n--BBB--\r\n".utf8)
        )
    }
}
