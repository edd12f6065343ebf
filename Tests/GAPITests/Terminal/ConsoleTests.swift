import Synchronization
import Testing

@testable import gapi

/// What a console has written.
final class Output: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock { $0 } }

    func console(isTerminal: Bool = false, usesColor: Bool = false) -> Console {
        Console(isTerminal: isTerminal, usesColor: usesColor) { text in self.state.withLock { $0 += text } }
    }
}

@Suite("Console")
struct ConsoleTests {
    @Test func aPipeGetsLinesOnly() {
        let output = Output()
        let console = output.console()
        console.setStatus("half")
        console.print(console.styled("done", .green))
        console.setStatus("")
        #expect(output.text == "done\n")
    }

    @Test func aLineIsPrintedAboveTheStatus() {
        let output = Output()
        let console = output.console(isTerminal: true)
        console.setStatus("half")
        console.print("a line")
        console.setStatus("")
        #expect(output.text == "\rhalf\u{1B}[K" + "\r\u{1B}[Ka line\nhalf" + "\r\u{1B}[K")
    }

    @Test func aStatusThatDidNotChangeIsNotDrawnAgain() {
        let output = Output()
        let console = output.console(isTerminal: true)
        console.setStatus("half")
        let once = output.text
        console.setStatus("half")
        #expect(output.text == once)
    }

    @Test func coloursAreClosed() {
        let console = Output().console(isTerminal: true, usesColor: true)
        #expect(console.styled("no", .red) == "\u{1B}[31mno\u{1B}[0m")
    }
}
