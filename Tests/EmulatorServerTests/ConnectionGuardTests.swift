import AsyncFetchTesting
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import EmulatorServer

@Suite("Guards of connections", .timeLimit(.minutes(1)))
struct ConnectionGuardTests {
    private static let head = "POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"

    @Test func aRequestComesThroughAndItsAnswerToo() throws {
        let bed = try Bed()
        bed.send(Self.head + "0123456789")
        #expect(try bed.received() == ["POST /a", "0123456789", "end"])
        try bed.respond()
        #expect(try bed.sent().hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(bed.isOpen)
    }

    @Test func aConnectionThatSaysNothingIsClosedInSilence() throws {
        let bed = try Bed { $0.headerTime = .seconds(4) }
        bed.pass(.seconds(3))
        #expect(bed.isOpen)
        bed.passALittleMore(than: .seconds(4))
        #expect(!bed.isOpen)
        #expect(try bed.sent() == "")
    }

    /// Single bytes do not prolong the time for a head.
    @Test func aHeadThatDripsGets408() throws {
        let bed = try Bed { $0.headerTime = .seconds(4) }
        for byte in "GET / HTT" {
            bed.send(String(byte))
            bed.pass(.seconds(1))
        }
        #expect(try bed.sent().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(try bed.sent().contains("Connection: close\r\n"))
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
        #expect(try bed.received() == [])
    }

    @Test func aBodyThatPausesGets408() throws {
        let bed = try Bed { $0.bodyPause = .seconds(4) }
        bed.send(Self.head)
        for digit in 0..<5 {
            bed.send("\(digit)")
            bed.pass(.seconds(3))
        }
        #expect(try bed.sent() == "")
        bed.passALittleMore(than: .seconds(4))
        #expect(try bed.sent().hasPrefix("HTTP/1.1 408 "))
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
    }

    /// Single bytes do not keep a connection for ever.
    @Test func aBodyThatDripsGets408AfterItsFirstMinute() throws {
        let bed = try Bed()
        bed.send("POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        for _ in 0..<11 {
            bed.send("0")
            bed.pass(.seconds(5))
        }
        #expect(try bed.sent() == "")
        for _ in 0..<3 {
            bed.send("0")
            bed.pass(.seconds(5))
        }
        #expect(try bed.sent().hasPrefix("HTTP/1.1 408 "))
    }

    @Test(arguments: [(1024, 2000), (0, 1)])
    func aBodyAtTheLeastRateArrives(rate: Int, bytes: Int) throws {
        let bed = try Bed { $0.bodyRate = rate }
        bed.send("POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(bytes * 300)\r\n\r\n")
        for _ in 0..<300 {
            bed.send(String(repeating: "0", count: bytes))
            bed.pass(.seconds(1))
        }
        #expect(try bed.received().last == "end")
        #expect(try bed.sent() == "")
    }

    // MARK: HTTP/1.0

    @Test(arguments: ["", "Connection: keep-alive\r\n"])
    func aBodyWithoutALengthEndsWithTheConnectionInHTTP10(fields: String) throws {
        let bed = try Bed()
        bed.send("GET /a HTTP/1.0\r\nHost: localhost\r\n\(fields)\r\n")
        try bed.respond(body: "text")
        let answer = try bed.sent()
        #expect(answer.hasSuffix("\r\n\r\ntext"))
        #expect(answer.contains("Connection: close\r\n"))
        #expect(!answer.lowercased().contains("transfer-encoding"), "\(answer)")
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
    }

    @Test func aBodyWithALengthKeepsTheConnectionInHTTP10() throws {
        let bed = try Bed()
        bed.send("GET /a HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n")
        try bed.respond([("Content-Length", "4")], body: "text")
        #expect(try !bed.sent().contains("Connection: close"))
        bed.pass(.seconds(3))
        #expect(bed.isOpen)
    }

    @Test func aBodyWithoutALengthIsInChunksInHTTP11() throws {
        let bed = try Bed()
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try bed.respond(body: "text")
        #expect(try bed.sent().lowercased().contains("transfer-encoding: chunked"))
        #expect(bed.isOpen)
    }

    // MARK: Pages of other origins

    @Test func aPageOfAnAllowedOriginCanReadTheAnswer() throws {
        let bed = try Bed(origins: ["http://app.example"])
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\nOrigin: http://app.example\r\n\r\n")
        bed.send("GET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try bed.respond([("Location", "http://localhost/c")])
        let answer = try bed.sent()
        #expect(answer.contains("Access-Control-Allow-Origin: http://app.example\r\n"))
        #expect(answer.contains("Access-Control-Expose-Headers: Location, Content-Length\r\n"))
        #expect(answer.contains("Vary: Origin\r\n"))
        try bed.respond()
        #expect(try !bed.sent().dropFirst(answer.count).contains("Access-Control"))
    }

    @Test func anotherOriginIsToldNothing() throws {
        let bed = try Bed(origins: ["http://app.example"])
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n")
        let answer = try bed.sent()
        #expect(answer.hasPrefix("HTTP/1.1 403 "))
        #expect(!answer.contains("Access-Control"))
    }

    @Test func anIdleConnectionIsClosedInSilence() throws {
        let bed = try Bed { $0.keepAliveTime = .seconds(4) }
        bed.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        bed.pass(.seconds(60))
        #expect(bed.isOpen, "the service has all the time for its answer")
        try bed.respond()
        let answer = try bed.sent()
        bed.pass(.seconds(3))
        #expect(bed.isOpen)
        bed.passALittleMore(than: .seconds(4))
        #expect(!bed.isOpen)
        #expect(try bed.sent() == answer)
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n", 403),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nA: \(String(repeating: "a", count: 1000))\r\n\r\n", 431),
        ("GET /\(String(repeating: "a", count: 1000)) HTTP/1.1\r\nHost: localhost\r\n\r\n", 431),
        ("GET / HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 20))\r\n", 431),
        ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1001\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n", 0),
        ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", 400),
        ("no request\r\n\r\n", 400), ("GET / HTTP/9.9\r\n\r\n", 0), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0),
        ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}", 400),
    ])
    func whatIsRefusedIsAnsweredAndClosed(request: String, status: Int) throws {
        let bed = try Bed {
            $0.headerBytes = 500
            $0.headerCount = 10
            $0.bodyBytes = 1000
        }
        bed.send(request)
        let answer = try bed.sent()
        // Of some, the parser decides which of the two it is.
        #expect(status == 0 ? answer.hasPrefix("HTTP/1.1 4") : answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
        #expect(answer.contains("Connection: close\r\n"))
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
    }

    @Test func aBodyInChunksThatIsTooLongGets413() throws {
        let bed = try Bed { $0.bodyBytes = 10 }
        bed.send("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n01234567\r\n")
        #expect(try bed.received() == ["POST /", "01234567"])
        bed.send("3\r\n890\r\n")
        #expect(try bed.received() == [])
        #expect(try bed.sent().hasPrefix("HTTP/1.1 413 "))
    }

    @Test func aServiceThatReadsABodyLearnsThatItIsCut() throws {
        let bed = try Bed { $0.bodyPause = .seconds(4) }
        bed.send(Self.head)
        bed.passALittleMore(than: .seconds(4))
        bed.pass(.seconds(3))
        #expect(throws: (any Error).self) { try bed.channel.throwIfErrorCaught() }
    }

    /// Behind an earlier request, a refusal waits for the response to that, and the service may read the body meanwhile.
    @Test(arguments: ["", "3\r\n890\r\n", "x\r\n"])
    func aCutBodyIsNotWholeForTheServiceAlthoughARefusalWaits(rest: String) throws {
        let bed = try Bed { $0.bodyBytes = 10 }
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
        bed.send("POST /b HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n01234567\r\n" + rest)
        #expect(bed.errors.isEmpty, "\(bed.errors)")
        #expect(try bed.received() == ["GET /a", "end", "POST /b", "01234567"])
        bed.endInput()
        #expect(throws: (any Error).self) { try bed.channel.throwIfErrorCaught() }
    }

    @Test func aResponseThatClosesEndsTheConnection() throws {
        let bed = try Bed()
        bed.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try bed.respond([("Connection", "close")])
        #expect(try bed.sent().hasPrefix("HTTP/1.1 200 "))
        bed.send("GET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try bed.received() == ["GET /", "end"])
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
    }

    /// A refusal must not look like the answer to an earlier request.
    @Test(arguments: [
        ("GET /b HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421), ("no request\r\n\r\n", 400),
        ("POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1001\r\n\r\n", 413),
        ("GET /b HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 20))\r\n", 431),
        ("POST /b HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", 400),
    ])
    func aRefusalFollowsTheAnswerToAnEarlierRequest(refused: String, status: Int) throws {
        let bed = try Bed {
            $0.headerCount = 10
            $0.bodyBytes = 1000
        }
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n" + refused)
        bed.send("GET /c HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try bed.sent() == "")
        bed.pass(.seconds(600))
        #expect(bed.isOpen, "the service has all the time for its answer")
        try bed.respond()
        let answers = try bed.sent()
        #expect(answers.hasPrefix("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nHTTP/1.1 \(status) "), "\(answers)")
        #expect(answers.contains("Connection: close\r\n"))
        #expect(try bed.received().filter { $0 == "GET /c" } == [])
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
        #expect(bed.errors.isEmpty, "\(bed.errors)")
    }

    @Test func aRefusalWaitsForTheAnswersToAllEarlierRequests() throws {
        let bed = try Bed()
        let request = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
        bed.send(request + request + "no request\r\n\r\n")
        try bed.respond()
        #expect(try bed.sent().ranges(of: "HTTP/1.1 ").count == 1)
        try bed.respond()
        #expect(try bed.sent().ranges(of: "HTTP/1.1 400 ").count == 1)
    }

    /// RFC 9112 §9.6: what follows is ignored.
    @Test(arguments: ["no request\r\n\r\n", "GET /b HTTP/1.1\r\nHost: evil.example\r\n\r\n"])
    func bytesBehindTheLastRequestAreIgnored(rest: String) throws {
        let bed = try Bed()
        bed.send("POST /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\n")
        bed.send("012" + rest)
        bed.send(rest)
        #expect(try bed.received() == ["POST /a", "012", "end"])
        try bed.respond()
        #expect(try bed.sent() == "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        bed.pass(.seconds(3))
        #expect(!bed.isOpen)
        #expect(bed.errors.isEmpty, "\(bed.errors)")
    }
}
