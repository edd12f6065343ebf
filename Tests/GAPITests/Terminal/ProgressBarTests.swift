import Testing

@testable import gapi

@Suite("ProgressBar")
struct ProgressBarTests {
    private func line(_ position: ProgressBar.Position, width: Int = 100) -> String {
        ProgressBar.line("uploading", .bytes, position, elapsed: .seconds(2), width: width)
    }

    @Test func tellsBarPartAmountAndSpeed() {
        let line = line(.init(done: 16 << 20, ahead: 24 << 20, total: 64 << 20))
        let bar =
            String(repeating: "█", count: 10) + String(repeating: "▒", count: 5) + String(repeating: "░", count: 25)
        #expect(line == "   uploading  \(bar)   25 %  16.0 MiB of 64.0 MiB  8.0 MiB/s")
    }

    @Test func aTotalThatIsNotKnownHasNoBar() {
        #expect(line(.init(done: 16 << 20, total: 0)) == "   uploading  16.0 MiB  8.0 MiB/s")
        #expect(line(.init(done: -5, total: 0), width: 20) == "   uploading  0.0 M")
    }

    @Test(arguments: [0, 1, 10, 20, 30, 40, 60, 80, 200])
    func leavesTheLastColumnFree(width: Int) {
        #expect(line(.init(done: 1 << 20, total: 64 << 20), width: width).count < max(width, 1))
    }

    @Test func anyNumberOfBytesHasALine() {
        let most = Int64.max
        #expect(line(.init(done: most, ahead: most, total: most)).contains(" 100 %"))
        #expect(line(.init(done: most / 2, total: most)).contains(" 49 %"))
        #expect(line(.init(done: 1, ahead: most, total: most)).contains("▒"))
        for elapsed in [Duration.zero, .nanoseconds(1), .seconds(1)] {
            let position = ProgressBar.Position(done: most, total: 0)
            let text = ProgressBar.line("uploading", .bytes, position, elapsed: elapsed, width: 100)
            #expect(text.hasSuffix("/s"))
        }
    }

    @Test(arguments: [(Int64(-5), Int64(3)), (9, 3), (0, 3), (3, 3)])
    func staysWithinItsBounds(done: Int64, total: Int64) {
        let line = line(.init(done: done, ahead: done + 7, total: total))
        #expect(line.count { "█▒░".contains($0) } == 40)
    }
}
