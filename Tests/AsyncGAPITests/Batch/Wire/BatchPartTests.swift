import AsyncFetch
import GAPIStorage
import HTTPTypes
import NIOCore
import Testing

@testable import AsyncGAPI

@Suite("Calls that no batch takes")
struct BatchPartTests {
    private func error(_ call: FetchCall, _ limits: GAPI.BatchLimits = .init()) -> GAPI.Error? {
        do {
            _ = try BatchPart(id: "1", call, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "/drive/v3/files/f?alt=media", "/drive/v3/files/f?fields=id&alt=media", "/upload/drive/v3/files",
        "/drive/v3/files?uploadType=media", "/resumable/upload/storage/v1/b/b/o", "/download/storage/v1/b/b/o/o",
        "/batch/drive/v3", "/batch",
    ])
    func mediaAndBatchesAreRefused(path: String) {
        #expect(error(BatchSamples.call(.get, path))?.code == .batchUnsupported)
    }

    @Test func aMultipartBodyIsRefused() {
        let fields: HTTPFields = [.contentType: "Multipart/Related; boundary=x"]
        #expect(error(BatchSamples.call(.post, "/x", fields, body: "--x--"))?.code == .batchUnsupported)
    }

    @Test func aStreamedBodyIsRefused() {
        var call = BatchSamples.call(.post)
        call.body = .stream(AsyncStream<ByteBuffer> { $0.finish() })
        #expect(error(call)?.code == .batchUnsupported)
    }

    // The type of requests writes a space in place of CR, LF and NUL.
    @Test(arguments: ["/a\r\nX: y", "/a\nb", "/a\0b", "/a b", "/a\u{7F}b"])
    func aPathThatWouldEndItsLineIsRefused(path: String) {
        #expect(error(BatchSamples.call(.get, path))?.code == .invalidRequest)
    }

    @Test func aFieldCannotBeginAnotherOne() throws {
        let name = try #require(HTTPField.Name("X-Note"))
        let call = BatchSamples.call(.get, "/x", [name: "a\r\nAuthorization: Bearer b\0c"])
        let part = try BatchPart(id: "1", call, limits: .init())
        let lines = String(buffer: part.message).split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.map(String.init) == ["GET /x HTTP/1.1", "X-Note: a  Authorization: Bearer b c", "", ""])
    }

    @Test func otherControlCharactersInAFieldAreRefused() throws {
        var call = BatchSamples.call()
        let name = try #require(HTTPField.Name("X-Note"))
        call.request.headerFields.append(HTTPField(name: name, lenientValue: [0x61, 0x01, 0x62]))
        #expect(error(call)?.code == .invalidRequest)
    }

    @Test func aURLHasAtMostTheCharactersOfTheService() {
        let limits = GAPI.BatchLimits(maximumURLLength: 8_000)
        #expect(error(BatchSamples.call(.get, "/" + String(repeating: "a", count: 7_999)), limits) == nil)
        let long = error(BatchSamples.call(.get, "/" + String(repeating: "a", count: 8_000)), limits)
        #expect(long?.code == .invalidRequest)
        #expect(long?.message.contains("8000") == true)
    }

    @Test func aCallHasAtMostTheBytesOfABatch() throws {
        let call = BatchSamples.call(.post, body: String(repeating: "a", count: 1_000))
        let size = try BatchPart(id: "1", call, limits: .init()).encodedSize + BatchRequestBody.closingSize
        #expect(error(call, .init(maximumBytes: size)) == nil)
        #expect(error(call, .init(maximumBytes: size - 1))?.code == .invalidRequest)
    }

    @Test func forbiddenCharactersOfAPathAreEncodedAsInASingleCall() throws {
        let part = try BatchPart(id: "1", BatchSamples.call(.get, #"/é|"x?q=%4"#), limits: .init())
        #expect(String(buffer: part.message).hasPrefix("GET /%C3%A9%7C%22x?q=%254 HTTP/1.1\r\n"))
    }

    /// A single call of this length is a POST with the query in its body.
    @Test func aLongURLStaysAGet() throws {
        let query = Storage.ObjectsListQuery(bucket: "b") { $0.prefix = String(repeating: "a", count: 3_000) }
        let builder = StorageService().core.builder(.init())
        let part = try builder.call(for: query, purpose: .part)
        #expect(part.request.method == .get)
        #expect(part.body == nil)
        #expect(try builder.call(for: query).request.method == .post)
    }
}
