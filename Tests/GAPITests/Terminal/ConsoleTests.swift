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
        let output = Output()
        let console = output.console(isTerminal: true, usesColor: true)
        console.print("a " + console.styled("no", .red) + " b")
        #expect(output.text == "a \u{1B}[31mno\u{1B}[0m b\n")
    }

    /// Clearing the screen, a title, a colour, the one-byte form of them, a change of direction, and a line that hides its end.
    static let hazards = [
        "\u{1B}[2J", "\u{1B}]0;title\u{07}", "\u{1B}[31m", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{2028}", "\rok",
        "\u{7F}", "\u{8}",
    ]

    @Test(arguments: hazards, [false, true])
    func textOfOthersControlsNoTerminal(hazard: String, usesColor: Bool) {
        let output = Output()
        let console = output.console(isTerminal: true, usesColor: usesColor)
        console.print("a\(hazard)b")
        console.write("c\(hazard)d\n")
        console.setStatus("e\(hazard)f")
        let text = output.text.replacing("\r\u{1B}[K", with: "").replacing("\u{1B}[K", with: "")
        let scalar = hazard.unicodeScalars.first?.value ?? 0
        #expect(!text.dropFirst().unicodeScalars.contains { $0.value == scalar && scalar != 0x0D })
        #expect(text.contains(#"\u"#))
    }

    @Test(arguments: hazards) func aStyledTextHasNoControlsOfItsOwn(hazard: String) {
        let output = Output()
        let console = output.console(isTerminal: true, usesColor: true)
        console.print(console.styled("a\(hazard)b", .dim))
        let inner = output.text.dropFirst("\u{1B}[2m".count).dropLast("\u{1B}[0m\n".count)
        #expect(!inner.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
        #expect(!inner.unicodeScalars.contains("\u{202E}"))
    }

    @Test func aResultIsWrittenToAPipeAsItIs() {
        let output = Output()
        output.console().write("a\u{1B}[2J\u{202E}\r\n")
        #expect(output.text == "a\u{1B}[2J\u{202E}\r\n")
    }

    @Test func ordinaryTextStaysAsItIs() {
        let output = Output()
        let text = "größer 日本 👩‍👩‍👧 שלום\tx"
        output.console(isTerminal: true).print(text)
        output.console(isTerminal: true).write("a\r\nb\n")
        #expect(output.text == text + "\na\r\nb\n")
    }
}
