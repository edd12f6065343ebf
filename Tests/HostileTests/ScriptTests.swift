import AsyncFetch
import NIOCore
import Testing

/// The escapes of scripts stand for what the table says.
@Suite struct ScriptTests {
    private func acts(_ text: String, call: String = "fetch") -> [Act] {
        Answer.http1(Script(Array("\(call) h1\nHTTP/1.1 200 x\n\n\(text)".utf8)).answers[0], origins: ("", ""))
    }

    private func frames(_ text: String) -> [Act] {
        let script = Script(Array("fetch h2\nHTTP/2 200 x\n\n\(text)".utf8))
        return Answer.http2(script.answers[0], stream: 1, origins: ("", ""))
    }

    /// Without an end only if the call has a deadline, and never more than 16 MiB otherwise.
    @Test(
        arguments: [
            ("fetch", "3ab", 1000), ("fetch", "*ab", nil), ("stream", "*ab", 1000), ("pages", "*ab", 1000),
            ("pages", "9ab", 10_000), ("fetch", "4\\W4", 1_677), ("fetch", "0", 1),
        ] as [(String, String, Int?)]
    )
    func aPieceIsRepeated(call: String, piece: String, times: Int?) throws {
        let acts = acts("a\\N\(piece)\\Mb", call: call)
        try #require(acts.count == 3)
        guard case .send = acts[0], case .flood(_, let found) = acts[1], case .send(let last) = acts[2] else {
            Issue.record("\(acts)")
            return
        }
        #expect(found == times)
        #expect(last == Array("b".utf8))
    }

    @Test func aPieceOfAHeadHasItsLineEnds() {
        let script = Script(Array("fetch h1\nHTTP/1.1 200 x\\N1\nA: b\\M\n\n".utf8))
        let acts = Answer.http1(script.answers[0], origins: ("", ""))
        guard acts.count == 3, case .flood(let piece, let times) = acts[1], case .send(let end) = acts[2] else {
            Issue.record("\(acts)")
            return
        }
        #expect(times == 10)
        #expect(piece == Array("\r\nA: b".utf8))
        #expect(end == Array("\r\n\r\n".utf8))
    }

    @Test func aPieceOverHTTP2ConsistsOfWholeFrames() {
        let acts = frames("\\N1ab\\Q0600\\0\\0\\0\\0\\0\\0\\0\\0\\Ec\\Md")
        guard acts.count == 3, case .flood(let piece, let times) = acts[1], case .send(let last) = acts[2] else {
            Issue.record("\(acts)")
            return
        }
        #expect(times == 10)
        let ping = Answer.frame(6, 0, 0, Array(repeating: 0, count: 8))
        #expect(piece == Answer.frame(0, 0, 1, Array("ab".utf8)) + ping + Answer.frame(0, 0, 1, Array("c".utf8)))
        #expect(last == Answer.frame(0, 1, 1, Array("d".utf8)))
    }

    @Test func eachMemberOfGzipEndsWhereSomethingElseIsDone() throws {
        let acts = acts("\\Zab\\F\\Zc\\Cd")
        var sent: [UInt8] = []
        var closes = 0
        for act in acts {
            if case .send(let bytes) = act { sent += bytes }
            if case .close = act { closes += 1 }
        }
        #expect(closes == 1)
        let start = try #require(sent.firstRange(of: [0x1F, 0x8B] as [UInt8])).lowerBound
        let decoder = try #require(ContentDecoder("gzip"))
        let body = try decoder.decode(ByteBuffer(bytes: sent[start...].dropLast()), upTo: 100)
        #expect(String(buffer: body) == "abc")
    }
}
