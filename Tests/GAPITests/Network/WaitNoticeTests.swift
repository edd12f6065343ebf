@testable import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import gapi

/// The notice of waits, at times that the test sets.
@Suite("WaitNotice")
struct WaitNoticeTests {
    private let clock = VirtualClock()
    private let output = Output()
    private let lines = Output()
    private let fetch = FetchID()
    private let console: Console
    private let notice: WaitNotice

    init() {
        console = output.console(isTerminal: true)
        notice = WaitNotice(on: console, lines: lines.console(), clock: FetchClock(clock))
    }

    private func observe(_ kinds: FetchEvent.Kind..., of fetch: FetchID? = nil) {
        for kind in kinds { notice.observe(FetchEvent(fetch: fetch ?? self.fetch, kind: kind)) }
    }

    private func begin(_ fetch: FetchID? = nil, at host: String = "a.example") {
        observe(.started(method: .get, url: "https://\(host)/b/c"), .sent, of: fetch)
    }

    private static func attempt(_ status: Int?, number: Int = 1) -> FetchAttempt {
        FetchAttempt(number: number, status: status, failure: status == nil ? .connectionLost : nil)
    }

    @Test func aSlowServerIsNamedAfterASecond() {
        begin()
        clock.advance(by: .milliseconds(999))
        #expect(notice.line == "")
        clock.advance(by: .milliseconds(2_001))
        #expect(notice.line == "   waiting for a.example: 3 s")
        observe(.received(status: 200))
        #expect(notice.line == "")
        clock.advance(by: .seconds(1))
        #expect(notice.line == "   receiving from a.example: 1 s")
        observe(.finished(.succeeded))
        #expect(notice.line == "")
    }

    @Test func aCommandThatSendsSaysSo() {
        notice.beginSending()
        begin()
        clock.advance(by: .seconds(2))
        #expect(notice.line == "   sending to a.example: 2 s")
        observe(.received(status: 200))
        clock.advance(by: .seconds(3))
        #expect(notice.line == "   sending to a.example: 3 s")
    }

    @Test(arguments: [(503, "HTTP 503"), (nil, "connection lost")] as [(Int?, String)])
    func theNextAttemptIsAnnouncedAtOnce(status: Int?, words: String) {
        begin()
        observe(.received(status: 503), .retrying(after: .milliseconds(3_200), attempt: Self.attempt(status)))
        #expect(notice.line == "   \(words) from a.example: attempt 2 in 4 s")
        #expect(output.text.contains("attempt 2 in 4 s"))
        clock.advance(by: .seconds(2))
        #expect(notice.line == "   \(words) from a.example: attempt 2 in 2 s")
        observe(.retryDelayEnded)
        #expect(notice.line == "")
        #expect(!console.hasNotice)
    }

    @Test func anAttemptThatWasNotSentIsStillTheNextOne() {
        begin()
        let attempt = FetchAttempt(number: 1, status: nil, failure: .circuitOpen, isSent: false)
        observe(.retrying(after: .seconds(4), attempt: attempt))
        #expect(notice.line == "   circuit open from a.example: attempt 1 in 4 s")
    }

    @Test func aShortWaitBeforeAnotherAttemptIsNotShown() {
        begin()
        observe(.retrying(after: .milliseconds(999), attempt: Self.attempt(503)))
        #expect(output.text == "")
    }

    @Test func ofManyWaitsTheOneThatEndsFirstIsShown() {
        let other = FetchID()
        begin()
        begin(other, at: "b.example")
        observe(.retrying(after: .seconds(30), attempt: Self.attempt(429)))
        observe(.retrying(after: .seconds(5), attempt: Self.attempt(503, number: 2)), of: other)
        #expect(notice.line == "   HTTP 503 from b.example: attempt 3 in 5 s; 1 more calls wait")
    }

    @Test(arguments: [
        (FetchEvent.Kind.queued, "waiting for a place at a.example: 2 s"),
        (.blocked(streams: 10), "waiting for a place at a.example, which 10 streams hold: 2 s"),
    ])
    func aWaitForAPlaceIsShown(kind: FetchEvent.Kind, words: String) {
        observe(.started(method: .get, url: "https://a.example/"), kind)
        clock.advance(by: .seconds(2))
        #expect(notice.line == "   " + words)
        observe(.dequeued)
        #expect(notice.line == "")
    }

    @Test func besideABarOnlyOtherWaitsAreShown() {
        begin()
        console.setStatus("   uploading  1.0 MiB")
        clock.advance(by: .seconds(5))
        #expect(notice.line == "")
        observe(.retrying(after: .seconds(2), attempt: Self.attempt(503)))
        #expect(output.text.hasSuffix("\r   uploading  1.0 MiB   HTTP 503 from a.example: attempt 2 in 2 s\u{1B}[K"))
    }

    @Test func whatIsDoneIsSaid() {
        notice.setDone("1,200 items")
        begin()
        clock.advance(by: .seconds(4))
        #expect(notice.line == "   1,200 items; waiting for a.example: 4 s")
    }

    @Test func whatManyQuickPagesHaveBroughtIsSaid() {
        for page in 1...20 {
            begin()
            clock.advance(by: .milliseconds(200))
            observe(.received(status: 200), .finished(.succeeded))
            notice.setDone("\(page)00 items")
            let seconds = page / 5
            #expect(notice.line == (seconds == 0 ? "" : "   \(page)00 items: \(seconds) s"))
        }
        console.setStatus("   downloading  1.0 MiB")
        #expect(notice.line == "", "a bar says it, too")
        console.setStatus("")
        notice.end()
        #expect(notice.line == "")
    }

    @Test func withoutATerminalNothingIsCounted() {
        func text() -> String {
            Issue.record("nobody reads it")
            return "1 item"
        }
        let notice = WaitNotice(on: Output().console(), lines: .silent, clock: FetchClock(clock))
        notice.setDone(text())
        clock.advance(by: .seconds(2))
        #expect(notice.line == "")
    }

    @Test func workThatHasBegunIsNamedUntilItsEnd() {
        notice.beginWork("opening ./storage")
        clock.advance(by: .milliseconds(999))
        #expect(notice.line == "")
        clock.advance(by: .milliseconds(1_001))
        #expect(notice.line == "   opening ./storage: 2 s")
        notice.setDone("12 objects")
        #expect(notice.line == "   12 objects; opening ./storage: 2 s")
        notice.endWork()
        #expect(notice.line == "   12 objects: 2 s")
    }

    @Test func longWorkIsNamed() {
        let during = notice.during("reading big.json") {
            clock.advance(by: .seconds(2))
            return notice.line
        }
        #expect(during == "   reading big.json: 2 s")
        #expect(notice.line == "")
    }

    @Test func bytesOnTheTerminalAreNotDisturbed() {
        begin()
        clock.advance(by: .seconds(2))
        notice.beQuiet()
        #expect(notice.line == "")
    }

    @Test func afterTheEndThereIsNone() {
        begin()
        observe(.retrying(after: .seconds(9), attempt: Self.attempt(503)))
        #expect(console.hasNotice)
        notice.end()
        #expect(!console.hasNotice)
        #expect(notice.line == "")
    }

    @Test func withoutATerminalLongWaitsAreLines() {
        let output = Output()
        let notice = WaitNotice(on: output.console(), lines: lines.console(), clock: FetchClock(clock))
        func observe(_ kinds: FetchEvent.Kind..., of fetch: FetchID) {
            for kind in kinds { notice.observe(FetchEvent(fetch: fetch, kind: kind)) }
        }
        let other = FetchID()
        let start = FetchEvent.Kind.started(method: .get, url: "https://a.example/b")
        observe(start, .retrying(after: .milliseconds(400), attempt: Self.attempt(503)), of: fetch)
        #expect(lines.text == "", "a short wait")
        observe(.retrying(after: .seconds(2), attempt: Self.attempt(503, number: 2)), of: fetch)
        observe(start, .retrying(after: .seconds(2), attempt: Self.attempt(503, number: 2)), of: other)
        observe(.retrying(after: .milliseconds(3_200), attempt: Self.attempt(nil, number: 3)), of: fetch)
        let first = """
            gapi: HTTP 503 from a.example: attempt 3 in 2 s
            gapi: connection lost from a.example: attempt 4 in 4 s

            """
        #expect(lines.text == first)
        observe(.finished(.succeeded), of: fetch)
        observe(.retrying(after: .seconds(4), attempt: Self.attempt(503, number: 3)), of: other)
        #expect(lines.text == first + "gapi: HTTP 503 from a.example: attempt 4 in 4 s\n")
        #expect(output.text == "")
    }
}
