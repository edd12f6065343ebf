import AsyncFetch
import NIOCore
import Testing

@testable import AsyncGAPI

@Suite("Answers to batches", .timeLimit(.minutes(5)))
struct BatchAnswerTests {
    /// Written by Python's `email` (MIMEMultipart, policy SMTP); google-api-python-client's BatchHttpRequest reads the
    /// same statuses and bodies in it, with the line end that the second call's body has here.
    private static let python =
        "--===============7330845974216740156==\r\nContent-Type: application/http\r\nMIME-Version: 1.0\r\n"
        + "Content-ID: <response-2>\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Type: application/json; charset=UTF-8\r\n"
        + "Content-Length: 58\r\n\r\n{\"error\":{\"code\":404,\"message\":\"File not found: f8.\"}}\r\n\r\n"
        + "--===============7330845974216740156==\r\nContent-Type: application/http\r\nMIME-Version: 1.0\r\n"
        + "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nETag: \"e4\"\r\nContent-Type: application/json\r\n"
        + "Content-Length: 11\r\n\r\n{\"id\":\"f7\"}\r\n--===============7330845974216740156==\r\n"
        + "Content-Type: application/http\r\nMIME-Version: 1.0\r\nContent-ID: <response-3>\r\n\r\n"
        + "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n\r\n--===============7330845974216740156==--\r\n"

    @Test(arguments: ["\r\n", "\n"])
    func anAnswerInAnotherOrderIsAssignedByItsIdentifiers(lineEnd: String) throws {
        let response = BatchSamples.response(
            Self.python.replacing("\r\n", with: lineEnd).utf8,
            type: #"multipart/mixed; boundary="===============7330845974216740156==""#
        )
        let answer = try BatchAnswer(reading: response, expecting: ["1", "2", "3"])
        #expect(
            answer.summaries(3) == [
                #"200 {"id":"f7"}"#, #"404 {"error":{"code":404,"message":"File not found: f8."}}"# + lineEnd, "204 ",
            ]
        )
        #expect(!answer.isCut)
        #expect(answer.unknownParts == 0)
        let head = try #require(try answer[0]?.get().head)
        #expect(head.headerFields[.eTag] == #""e4""#)
        #expect(head.status.reasonPhrase == "OK")
    }

    @Test(arguments: [
        "multipart/mixed; boundary=b", #"multipart/mixed; boundary="b""#, "Multipart/Mixed;BOUNDARY=b; charset=UTF-8",
        "multipart/mixed; type=\"a;boundary=c\"; boundary = b ", #"multipart/mixed; boundary="\b""#,
        "multipart/mixed; charset; boundary=b", "multipart/related; boundary=b;",
    ])
    func theBoundaryIsFoundInAllFormsOfTheHeaderField(type: String) throws {
        let response = BatchSamples.response(BatchSamples.body([BatchSamples.part("1")]).utf8, type: type)
        #expect(try BatchAnswer(reading: response, expecting: ["1"]).summary(0) == "200 {}")
    }

    // google-http-java-client, issue 523
    @Test(arguments: ["batch__Idre0l1auw=_AAeLx=", "a'()+_,-./:=?b", String(repeating: "x", count: 256)])
    func aBoundaryMayHaveOddCharactersWithoutQuotes(boundary: String) throws {
        let body = BatchSamples.body([BatchSamples.part("1")]).replacing("--b", with: "--\(boundary)")
        let response = BatchSamples.response(body.utf8, type: "multipart/mixed; boundary=\(boundary)")
        #expect(try BatchAnswer(reading: response, expecting: ["1"]).summary(0) == "200 {}")
    }

    @Test(arguments: [
        "preamble\r\n--b\r\nCONTENT\r\n--b--\r\nepilogue\r\n--b\r\nnot a part\r\n", "--b\r\nCONTENT\r\n--b--",
        "--b \t\r\nCONTENT\r\n--b-- \t \r\n", "--b\nCONTENT\n--b--\n", "--b\r\nCONTENT\r\n--b\r\n",
        "--b\r\nCONTENT\r\n--b",
        "--b\r\nCONTENT\r\n--b-", "\r\n--b\r\nCONTENT\r\n--b--\r\n", "--b\r\nCONTENT\r\n--b\r\n\r\n",
    ])
    func theFrameMayBeCareless(frame: String) throws {
        let body = frame.replacing("CONTENT", with: BatchSamples.part("1"))
        let answer = try BatchSamples.read(body)
        #expect(answer.summary(0) == "200 {}")
        #expect(!answer.isCut)
    }

    @Test(arguments: [
        "Content-ID: <response-1>", "content-id:<response-1>", "Content-ID: response-1", "Content-ID:\r\n <response-1>",
        "Content-ID: <response-\r\n\t1>", "Content-ID: < response-1 >", "Content-ID: <1>", "Content-ID: 1",
        "Content-Type: application/http\r\nContent-ID : <response-1>\r\nX: y",
    ])
    func theIdentifierIsFoundInAllItsForms(field: String) throws {
        let answer = try BatchSamples.read(
            BatchSamples.body(["\(field)\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}", BatchSamples.part("2")]),
            expecting: ["1", "2"]
        )
        #expect(answer.summary(0) == "200 {}")
    }

    @Test(arguments: [
        // gcp-storage-emulator writes no empty line here.
        "Content-Type: application/http\r\nContent-ID: <response-1>\r\nHTTP/1.1 200 OK\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/2 200 \r\nno field\r\n\r\n{}",
        "Content-ID: <response-1>\n\nHTTP/1.0 200 OK\n\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}\r\n\r\n",
        "Content-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Encoding: identity\r\n\r\n{}",
    ])
    func aPartMayBeCareless(part: String) throws {
        #expect(try BatchSamples.read(BatchSamples.body([part])).summary(0) == "200 {}")
    }

    @Test func boundaryLikeTextInABodyEndsNoPart() throws {
        let text = "x --b\r\n--bc\r\n--b x\r\n--b--c\r\nContent-ID: <response-2>\r\n\r\nHTTP/1.1 500 No"
        let answer = try BatchSamples.read(
            BatchSamples.body([
                BatchSamples.part("1", "HTTP/1.1 200 OK\r\n\r\n\(text)"), BatchSamples.part("2"),
            ]),
            expecting: ["1", "2"]
        )
        #expect(answer.summaries(2) == ["200 \(text)", "200 {}"])
    }

    @Test func withoutIdentifiersThePositionCounts() throws {
        let body = BatchSamples.body([
            BatchSamples.part(nil, "HTTP/1.1 200 OK\r\n\r\n1"), BatchSamples.part(nil, "HTTP/1.1 200 OK\r\n\r\n2"),
        ])
        #expect(try BatchSamples.read(body, expecting: ["1", "2"]).summaries(2) == ["200 1", "200 2"])
    }

    @Test func noCallsHaveNoAnswers() throws {
        #expect(try BatchSamples.read("--b--\r\n", expecting: []).summary(0) == nil)
    }

    // Made with Python's gzip.compress(b'{"id":"f7"}', mtime=0).
    private static let gzip: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xAB, 0x56, 0xCA, 0x4C, 0x51, 0xB2,
        0x52, 0x4A, 0x33, 0x57, 0xAA, 0x05, 0x00, 0x79, 0x4E, 0xE0, 0xA9, 0x0B, 0x00, 0x00, 0x00,
    ]

    @Test func aCompressedPartIsDecoded() throws {
        var body = Array("--b\r\n\(BatchSamples.part("1", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"))".utf8)
        body += Self.gzip + Array("\r\n--b--\r\n".utf8)
        let answer = try BatchAnswer(reading: BatchSamples.response(body), expecting: ["1"])
        #expect(answer.summary(0) == #"200 {"id":"f7"}"#)
        #expect(try answer[0]?.get().head.headerFields[.contentEncoding] == nil)
        let bounded = try BatchAnswer(reading: BatchSamples.response(body), expecting: ["1"], decodingUpTo: 10)
        #expect(bounded.summary(0) == "unexpected content")
    }
}
