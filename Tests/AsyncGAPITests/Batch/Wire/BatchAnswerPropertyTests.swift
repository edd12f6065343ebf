import AsyncFetch
import AsyncFetchTesting
import NIOCore
import Testing

@testable import AsyncGAPI

@Suite("Every answer to a batch can be read", .timeLimit(.minutes(5)))
struct BatchAnswerPropertyTests {
    private static let answers = [
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{\"id\":\"f7\"}",
        "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 304 Not Modified\r\nETag: \"e\"\r\n\r\n",
        "HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n\r\n{\"error\":{\"code\":404}}\n",
        "HTTP/1.1 200\r\n\r\n--b x\r\n--bb\r\n-- b\r\nContent-ID: <response-1>\r\n\r\nHTTP/1.1 200 OK",
        "HTTP/1.1 429 Too Many\nRetry-After: 3\n\n{}", "no status",
    ]

    /// Whatever was read before a break of the connection is what the whole answer says.
    @Test(arguments: 0..<10)
    func everyBeginningOfAnAnswerAnswersSomeOfItsCallsRightly(seed: Int) throws {
        var numbers = SplitMix(state: UInt64(seed))
        let ids = (1...4).map { "\($0)" }
        let parts = ids.shuffled(using: &numbers).map { id in
            BatchSamples.part(id, Self.answers.randomElement(using: &numbers) ?? "")
        }
        let body = Array(BatchSamples.body(parts).utf8)
        let whole = try BatchAnswer(reading: BatchSamples.response(body), expecting: ids).summaries(4)
        #expect(!whole.contains(nil))
        for count in body.indices {
            let response = BatchSamples.response(body[..<count])
            let answer = try BatchAnswer(reading: response, expecting: ids, endedEarly: true)
            for (index, summary) in answer.summaries(4).enumerated() where summary != nil {
                // A body that is as long as announced counts, with or without the line end after it.
                #expect(summary == whole[index], "cut at \(count)")
            }
            #expect(answer.isCut, "cut at \(count)")
        }
    }

    @Test(arguments: 0..<200)
    func changedAnswersAreReadOrRefused(seed: Int) {
        var numbers = SplitMix(state: UInt64(seed) &+ 1_000)
        let words = [
            "--b", "\r\n", "\n", "--", "Content-ID: <response-1>\r\n", "HTTP/1.1 200 OK\r\n", "\r\n\r\n", ":", " ",
            "\u{0}",
            "Content-Length: 99999999999999999999\r\n", "Content-Encoding: gzip\r\n", "é", "9", "-",
        ]
        for _ in 0..<50 {
            let parts = (1...4).map { id in
                BatchSamples.part(id == 3 ? nil : "\(id)", Self.answers.randomElement(using: &numbers) ?? "")
            }
            var body = Array(BatchSamples.body(parts).utf8)
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                let place = Int.random(in: 0..<body.count, using: &numbers)
                if Bool.random(using: &numbers) {
                    body.insert(contentsOf: (words.randomElement(using: &numbers) ?? "").utf8, at: place)
                } else {
                    body.removeSubrange(place..<min(place + Int.random(in: 1...30, using: &numbers), body.count))
                }
                if body.isEmpty { body = [0x2D] }
            }
            do {
                let answer = try BatchAnswer(
                    reading: BatchSamples.response(body),
                    expecting: ["1", "2", "3", "4"],
                    endedEarly: Bool.random(using: &numbers)
                )
                #expect(answer[4] == nil && answer[-1] == nil)
            } catch {
                #expect([.batchProtocol, .unexpectedContent].contains(error.code))
            }
        }
    }

    /// Our own requests are of the same form, so the reader finds the same parts in them.
    @Test(arguments: 0..<50)
    func theReaderFindsWhatTheWriterWrote(seed: Int) throws {
        var numbers = SplitMix(state: UInt64(seed) &+ 2_000)
        let bodies = (0..<Int.random(in: 1...30, using: &numbers)).map { _ in
            numbers.bytes(Int.random(in: 0...200, using: &numbers)).map {
                $0 < 64 ? [0x0D, 0x0A, 0x2D, 0x62][Int($0 % 4)] : $0
            }
        }
        let parts = try bodies.enumerated().map { index, body in
            var call = BatchSamples.call(.post, "/\(index)")
            call.body = .bytes(body)
            return try BatchSamples.part("\(index + 1)", call)
        }
        let batch = BatchRequestBody(parts, using: &numbers)
        var reader = try #require(MultipartReader(batch.body, boundary: batch.boundary))
        for part in parts {
            let next = reader.next()
            let found = try #require(next)
            #expect(found.isComplete)
            #expect(BatchAnswerPart(found.content).id == part.id)
            #expect(
                found.content.readableBytesView.suffix(part.message.readableBytes).elementsEqual(
                    part.message.readableBytesView
                )
            )
        }
        let end = reader.next()
        #expect(end == nil)
        #expect(reader.isClosed)
    }

    /// In quadratic time, each would be 10¹⁰ steps, which take longer than the limit: half of the body for each piece.
    @Test(arguments: [
        "\n--b", "\n--b ", "\n", "\r", "--b\n", "--b\n\n", "--b--", "\n--b\t", "--b\nContent-ID: 1\n", "--b\n \n",
        "--b\nA\n", "--b\nHTTP/1.1 200\n\n", "--b\nContent-ID: 2\n\nHTTP/1.1 200\n\n--b\n", "\n--b-",
    ])
    func longAnswersTakeTimeInProportion(piece: String) {
        let count = Int((2e10 / Double(piece.utf8.count)).squareRoot())
        let body = "--b\n" + String(repeating: piece, count: count)
        for boundary in ["b", String(repeating: "b", count: 200)] {
            let response = BatchSamples.response(body.utf8, type: "multipart/mixed; boundary=\(boundary)")
            _ = try? BatchAnswer(reading: response, expecting: ["1", "2"])
        }
    }
}
