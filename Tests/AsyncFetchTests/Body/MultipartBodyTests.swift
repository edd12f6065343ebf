@testable import AsyncFetch
import Foundation
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct MultipartBodyTests {
    private func text(_ body: FetchRequestBody) async throws -> String {
        var text = ""
        for try await chunk in body.chunks() { text += String(buffer: chunk) }
        return text
    }

    @Test func aFormIsWrittenAsRFC7578Says() async throws {
        let form = MultipartBody(
            .formData,
            [
                .field("title", "My \"cat\"\r\n"),
                .file("photo", .bytes("bytes".utf8), fileName: "cat.png"),
                .file("raw", .bytes([0, 255]), fileName: "x", contentType: "a/b"),
            ]
        )
        let boundary = String(form.contentType.dropFirst("multipart/form-data; boundary=".count))
        var expected = ByteBuffer(
            string: """
                --\(boundary)
                Content-Disposition: form-data; name="title"

                My "cat"|
                --\(boundary)
                Content-Disposition: form-data; name="photo"; filename="cat.png"
                Content-Type: image/png

                bytes
                --\(boundary)
                Content-Disposition: form-data; name="raw"; filename="x"
                Content-Type: a/b


                """.replacingOccurrences(of: "\n", with: "\r\n").replacingOccurrences(of: "|", with: "\r\n")
        )
        expected.writeBytes([0, 255])
        expected.writeString("\r\n--\(boundary)--\r\n")
        var sent = ByteBuffer()
        for try await var chunk in form.body.chunks() { sent.writeBuffer(&chunk) }
        #expect(sent == expected)
        #expect(form.body.length == Int64(expected.readableBytes))
        #expect(form.body.isReplayable)
    }

    @Test func namesAreEscapedAsByBrowsers() async throws {
        let form = MultipartBody(.formData, [.file("a\"\nb\u{E9}", .bytes([]), fileName: "x\"\r\n\\\u{1F600}.txt")])
        let text = try await text(form.body)
        #expect(text.contains("name=\"a%22%0D%0Ab\u{E9}\"; filename=\"x%22%0D%0A\\\u{1F600}.txt\"\r\n"))
    }

    @Test func aBoundaryThatIsInAPartIsNotTaken() async throws {
        // The generator gives the first boundary twice: it is in the part, in its last bytes.
        var generator = Repeating(numbers: [1, 2, 1, 2, 3, 4])
        let part = MultipartBody.Part(.bytes("text part-12".utf8), contentType: "text/plain")
        #expect(MultipartBody(.mixed, [part], using: &generator).contentType == "multipart/mixed; boundary=part-34")
        var other = Repeating(numbers: [1, 2])
        let harmless = MultipartBody.Part(.bytes("part-1part-part-1".utf8), contentType: "text/plain")
        #expect(MultipartBody(.mixed, [harmless], using: &other).contentType == "multipart/mixed; boundary=part-12")
    }

    @Test func relatedTellsTheTypeOfItsDocument() async throws {
        let body = MultipartBody(.related(type: "application/json\"\r\n\"\u{301}X: y"), [])
        #expect(body.contentType.hasPrefix("multipart/related; boundary=part-"))
        #expect(body.contentType.hasSuffix("; type=\"application/json\u{301}X: y\""))
        #expect(try await text(body.body).hasSuffix("--\r\n"))
    }

    @Test func filesAndStreamsAreNotPutIntoMemory() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "multipart-\(UUID().uuidString).txt").path
        try Data("content".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try await MultipartBody.Part.file("f", path: path)
        let form = MultipartBody(.formData, [file])
        #expect(form.body.length == Int64(try await text(form.body).utf8.count))
        #expect(try await text(form.body) == text(form.body))
        #expect(try await text(form.body).contains("filename=\"multipart-"))
        let (chunks, source) = makeChunks()
        let streamed = MultipartBody(.formData, [file, .init(.stream(chunks), contentType: "a/b")])
        #expect(streamed.body.length == nil)
        #expect(!streamed.body.isReplayable)
        source.yield(ByteBuffer(string: "streamed"))
        source.finish()
        #expect(try await text(streamed.body).contains("\r\n\r\nstreamed\r\n--"))
    }

    @Test func aMissingFileIsToldAtOnce() async {
        await #expect(throws: FetchError.self) { try await MultipartBody.Part.file("f", path: "/nowhere/at all") }
    }
}

/// Numbers of a test's own choice, over and over.
private struct Repeating: RandomNumberGenerator {
    let numbers: [UInt64]
    var index = 0

    init(numbers: [UInt64]) { self.numbers = numbers }

    mutating func next() -> UInt64 {
        defer { index += 1 }
        return numbers[index % numbers.count]
    }
}
