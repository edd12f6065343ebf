import AsyncFetch
import NIOCore
import Testing

@testable import AsyncGAPI

@Suite("Answers to batches that break the protocol", .timeLimit(.minutes(5)))
struct BatchAnswerFaultTests {
    private func error(_ response: FetchResponse, _ ids: [String] = ["1"], endedEarly: Bool = false) -> GAPI.Error? {
        do {
            _ = try BatchAnswer(reading: response, expecting: ids, endedEarly: endedEarly)
            return nil
        } catch {
            return error
        }
    }

    // MARK: The whole

    @Test(arguments: [
        ("text/html; charset=utf-8", "<html>secret</html>", "text/html"), ("application/json", #"{"a": 1}"#, "json"),
        (nil, "\r\n<!DOCTYPE html>", "HTML"), (nil, "[]", "JSON"), (nil, "", "empty"), (nil, "secret", "unknown"),
        ("", "--b\r\n", "unknown"),
    ])
    func anAnswerThatIsNotMultipartSaysWhatItIs(type: String?, body: String, word: String) {
        let error = error(BatchSamples.response(body.utf8, type: type))
        #expect(error?.code == .unexpectedContent)
        #expect(error?.status == 200)
        #expect(error?.message.contains(word) == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test(arguments: [
        "multipart/mixed", "multipart/mixed; charset=b", "multipart/mixed; boundary=", #"multipart/mixed; boundary="""#,
        "multipart/mixed; boundary=" + String(repeating: "b", count: 257), "multipart/mixed; boundary",
        #"multipart/mixed; x="; boundary=b""#,
    ])
    func anAnswerWithoutAUsableBoundaryIsRefused(type: String) {
        let body = BatchSamples.body([BatchSamples.part("1")])
        #expect(error(BatchSamples.response(body.utf8, type: type))?.code == .batchProtocol)
    }

    @Test(arguments: ["", "no boundary", "x--b\r\n", "--c\r\n", "--bb\r\n", "--b x\r\n", "--b\rx"])
    func anAnswerInWhichItsBoundaryDoesNotOccurIsRefused(body: String) throws {
        #expect(error(BatchSamples.response(body.utf8))?.code == .batchProtocol)
        #expect(try BatchSamples.read(body, endedEarly: true).isCut)
    }

    @Test func anErrorOfTheWholeIsThatOfItsFirstEntry() {
        let body = #"[{"error": {"code": 400, "message": "Duplicate Request ID", "errors": [{"reason": "invalid"}]}}]"#
        let error = error(BatchSamples.response(body.utf8, type: "application/json; charset=UTF-8", status: 400))
        #expect(error?.code == .server)
        #expect(error?.status == 400)
        #expect(error?.message == "Duplicate Request ID")
        #expect(error?.reason == "invalid")
    }

    @Test(arguments: [1, 3])
    func withoutIdentifiersTheNumberOfPartsMustBeRight(count: Int) {
        let body = BatchSamples.body((0..<count).map { _ in BatchSamples.part(nil) })
        #expect(error(BatchSamples.response(body.utf8), ["1", "2"])?.code == .batchProtocol)
    }

    @Test func anAnswerWithoutPartsLacksThatOfEachCall() throws {
        let answer = try BatchAnswer(reading: BatchSamples.response(BatchSamples.body([]).utf8), expecting: ["1", "2"])
        #expect(answer[0] == nil)
        #expect(answer[1] == nil)
    }

    // MARK: Identifiers

    @Test func aPartThatIsAbsentOrHasNoIdentifierIsNotGuessed() throws {
        let body = BatchSamples.body([BatchSamples.part("3"), BatchSamples.part(nil), BatchSamples.part("x")])
        let answer = try BatchSamples.read(body, expecting: ["1", "2", "3"])
        #expect(answer.summaries(3) == [nil, nil, "200 {}"])
        #expect(answer.unknownParts == 1)
        #expect(!answer.isCut)
    }

    @Test func aPartSentTwiceCountsOnce() throws {
        let body = BatchSamples.body([BatchSamples.part("1"), BatchSamples.part("1"), BatchSamples.part("2")])
        #expect(try BatchSamples.read(body, expecting: ["1", "2"]).summaries(2) == ["200 {}", "200 {}"])
    }

    @Test func twoDifferentPartsForOneCallAreNoAnswer() throws {
        let other = BatchSamples.part("1", "HTTP/1.1 500 Oops\r\n\r\n")
        let body = BatchSamples.body([
            BatchSamples.part("1"), other, BatchSamples.part("1"), BatchSamples.part("2"),
        ])
        let answer = try BatchSamples.read(body, expecting: ["1", "2"])
        #expect(answer.summaries(2) == ["batch protocol violation", "200 {}"])
    }

    @Test(arguments: ["", "<>", "response-", "<response->", " "])
    func anEmptyIdentifierIsNone(id: String) throws {
        let part = "Content-ID: \(id)\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}"
        let answer = try BatchSamples.read(BatchSamples.body([part]), expecting: ["1"])
        #expect(answer.summary(0) == "200 {}")
    }

    // MARK: Single parts

    @Test(arguments: [
        "", "{}", "HTTP/1.1", "HTTP/1.1 OK", "HTTP/1.1 0 OK", "HTTP/1.1 99 OK", "HTTP/1.1 99999 OK", "HTTP/1.1 -200 OK",
        "HTTP/1.1 +200 OK", "HTTP/1.1 1000", "HTTP/1.1 2e2 OK", "HTTP/1.1 ２００ OK", "http/1.1 200 OK", "X: y\r\n\r\n{}",
        "HTTP/1.1\u{A0}200 OK",
    ])
    func aPartWithoutAStatusIsNoAnswer(answer: String) throws {
        let body = BatchSamples.body([BatchSamples.part("1", answer), BatchSamples.part("2")])
        #expect(
            try BatchSamples.read(body, expecting: ["1", "2"]).summaries(2) == ["batch protocol violation", "200 {}"]
        )
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 1 << 20) + "\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 10_000) + "\r\n{}",
        "HTTP/1.1 200 OK\r\n" + String(repeating: "X:\r\n", count: 1_001) + "\r\n{}",
        "HTTP/1.1 200 OK\r\nX: y\r\n" + String(repeating: " folded\r\n", count: 10_000) + "\r\n{}",
        "HTTP/1.1 200 " + String(repeating: "x", count: 1 << 20) + "\r\n\r\n{}",
    ])
    func aHugeHeaderIsNotRead(answer: String) throws {
        let body = BatchSamples.body([BatchSamples.part("1", answer), BatchSamples.part("2")])
        #expect(
            try BatchSamples.read(body, expecting: ["1", "2"]).summaries(2) == ["batch protocol violation", "200 {}"]
        )
    }

    @Test func aHugeHeaderOfAPartItselfIsNotRead() throws {
        let part =
            "Content-ID: <response-1>\r\nX: " + String(repeating: "x", count: 1 << 20)
            + "\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}"
        let body = BatchSamples.body([part, BatchSamples.part("2")])
        #expect(
            try BatchSamples.read(body, expecting: ["1", "2"]).summaries(2) == ["batch protocol violation", "200 {}"]
        )
    }

    @Test(arguments: [
        "Content-Type: multipart/mixed; boundary=c", "Content-Encoding: br", "Content-Encoding: gzip",
        "Content-Encoding: gzip, gzip", "Content-Type: MULTIPART/form-data",
    ])
    func aBodyThatIsMultipartOrOddlyEncodedIsUnexpected(field: String) throws {
        let body = BatchSamples.body([BatchSamples.part("1", "HTTP/1.1 200 OK\r\n\(field)\r\n\r\nsecret")])
        let answer = try BatchSamples.read(body)
        #expect(answer.summary(0) == "unexpected content")
        #expect(throws: GAPI.Error.self) { try answer[0]?.get() }
        if case .failure(let error)? = answer[0] {
            #expect(!"\(error)".contains("secret"))
            #expect(error.status == 200)
        }
    }

    @Test(arguments: [301, 302, 304, 401, 404, 429, 500, 501, 503, 999])
    func everyOtherStatusIsThatOfTheCall(status: Int) throws {
        let body = BatchSamples.body([
            BatchSamples.part("1", "HTTP/1.1 \(status)\r\nLocation: https://evil.example/\r\nRetry-After: 7\r\n\r\n")
        ])
        let response = try #require(try BatchSamples.read(body)[0]?.get())
        #expect(response.head.status.code == status)
        #expect(response.head.headerFields[.retryAfter] == "7")
    }

    @Test(arguments: [400, 403, 429, 501, 599])
    func aSuccessThatIsOnlyAnErrorHasItsStatus(status: Int) throws {
        let error = #"{ "error" : {"code": \#(status), "message": "No."} }"#
        let body = BatchSamples.body([BatchSamples.part("1", "HTTP/1.1 200 OK\r\nRetry-After: 7\r\n\r\n\(error)")])
        let response = try #require(try BatchSamples.read(body)[0]?.get())
        #expect(response.head.status.code == status)
        #expect(response.head.headerFields[.retryAfter] == "7")
        #expect(response.text == error)
    }

    @Test(arguments: ["0", "200", "399", "600", "-1", "1e300", "9223372036854775808", "\"x\"", "null"])
    func aSuccessThatIsOnlyAnErrorIsAFailure(code: String) throws {
        let error = #"{ "error" : {"code": \#(code), "message": "No.", "errors": [{"reason": "forbidden"}]} }"#
        let operation = #"{"error": {"code": 3, "message": "No."}, "done": true}"#
        let body = BatchSamples.body([
            BatchSamples.part("1", "HTTP/1.1 200 OK\r\n\r\n\(error)"),
            BatchSamples.part("2", "HTTP/1.1 200 OK\r\n\r\n\(operation)"),
            BatchSamples.part("3", "HTTP/1.1 200 OK\r\n\r\n{\"error\": {\"broken"),
        ])
        let answer = try BatchSamples.read(body, expecting: ["1", "2", "3"])
        guard case .failure(let failure)? = answer[0] else {
            Issue.record("an error is taken for a success")
            return
        }
        #expect(failure.code == .server)
        #expect(failure.status == 200)
        #expect(failure.reason == "forbidden")
        #expect(answer.summary(1) == "200 \(operation)")
        #expect(answer.summary(2) == #"200 {"error": {"broken"#)
    }

    // MARK: Cut answers

    @Test func theCallsBeforeACutHaveTheirAnswers() throws {
        let whole = BatchSamples.body([BatchSamples.part("2"), BatchSamples.part("1")])
        let start = try #require(whole.firstRange(of: "<response-1>")).lowerBound
        for endedEarly in [true, false] {
            let answer = try BatchSamples.read(
                String(whole[..<start]),
                expecting: ["1", "2"],
                endedEarly: endedEarly
            )
            #expect(answer.summaries(2) == [nil, "200 {}"])
            #expect(answer.isCut)
        }
    }

    @Test func withoutIdentifiersACutAnswerAnswersNothing() throws {
        let whole = BatchSamples.body([BatchSamples.part(nil), BatchSamples.part(nil)])
        let answer = try BatchSamples.read(String(whole.dropLast(20)), expecting: ["1", "2"], endedEarly: true)
        #expect(answer.summaries(2) == [nil, nil])
        #expect(answer.isCut)
    }

    @Test func aBreakAfterTheEndCutsNothing() throws {
        let body = BatchSamples.body([BatchSamples.part("1")]) + "epil"
        let answer = try BatchSamples.read(body, endedEarly: true)
        #expect(answer.summary(0) == "200 {}")
        #expect(!answer.isCut)
    }

    @Test(arguments: [("2", "\r\n", "200 {}"), ("2", "", "200 {}"), ("3", "", nil), ("1", "", nil), ("x", "", nil)])
    func withoutALastBoundaryTheLengthMustBeRight(length: String, end: String, summary: String?) throws {
        let part = BatchSamples.part("1", "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}")
        let answer = try BatchSamples.read("--b\r\n\(part)\(end)")
        #expect(answer.isCut == (summary == nil))
        #expect(answer.summary(0)?.prefix(6) == summary?.prefix(6))
    }
}
