import AsyncFetchTesting
import NIOCore
import Testing

@testable import EmulatorServer

@Suite("Clients that take responses slowly", .timeLimit(.minutes(1)))
struct SlowClientTests {
    private let client = SlowClient()
    private let body = String(repeating: "b", count: 200)

    /// Sends a request and its response, which has a length.
    private func answer(_ bed: Bed, closes: Bool = false) throws {
        bed.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\(closes ? "Connection: close\r\n" : "")\r\n")
        try bed.respond([("Content-Length", String(body.utf8.count))], body: body)
    }

    @Test(arguments: [false, true])
    func aResponseLastsAsLongAsItsClientTakesIt(closes: Bool) throws {
        let bed = try Bed(client: client) {
            $0.responsePause = .seconds(4)
            $0.keepAliveTime = .seconds(4)
        }
        try answer(bed, closes: closes)
        for _ in 0..<20 {
            bed.pass(.seconds(3))
            client.take(10)
        }
        #expect(bed.isOpen)
        #expect(!client.hasEnd)
        client.take(1_000)
        #expect(client.taken.hasPrefix("HTTP/1.1 200 "))
        #expect(client.taken.hasSuffix("\r\n\r\n" + body))
    }

    /// Also if the end waits for the last byte.
    @Test(arguments: [false, true])
    func aClientThatStopsTakingIsCutOff(closes: Bool) throws {
        let bed = try Bed(client: client) { $0.responsePause = .seconds(4) }
        try answer(bed, closes: closes)
        bed.pass(.seconds(3))
        client.take(10)
        bed.pass(.seconds(4))
        #expect(bed.isOpen)
        bed.passALittleMore(than: .seconds(4))
        #expect(!bed.isOpen)
        #expect(client.taken.utf8.count == 10)
    }

    /// A client that takes no answer does not keep the connection with a refused request.
    @Test func aConnectionWithARefusalIsClosedIfTheClientTakesNothing() throws {
        let bed = try Bed(client: client) { $0.responsePause = .seconds(4) }
        try answer(bed)
        bed.send("GET /b HTTP/1.1\r\nHost: localhost\r\n\r\nno request\r\n\r\n")
        bed.passALittleMore(than: .seconds(4))
        #expect(!bed.isOpen)
        #expect(client.taken == "")
    }

    @Test func anEndingConnectionLingersFromItsLastByteOn() throws {
        let bed = try Bed(client: client)
        try answer(bed, closes: true)
        bed.pass(.seconds(10))
        client.take(1_000)
        #expect(client.hasEnd)
        bed.pass(.seconds(1))
        #expect(bed.isOpen)
        bed.pass(.seconds(2))
        #expect(!bed.isOpen)
    }

    @Test func aConnectionIsIdleWhenItsResponseIsTaken() throws {
        let bed = try Bed(client: client) { $0.keepAliveTime = .seconds(4) }
        try answer(bed)
        bed.pass(.seconds(60))
        #expect(bed.isOpen)
        client.take(1_000)
        bed.pass(.seconds(3))
        #expect(bed.isOpen)
        bed.passALittleMore(than: .seconds(4))
        #expect(!bed.isOpen)
    }
}
