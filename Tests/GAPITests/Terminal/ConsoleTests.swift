import Synchronization
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a console has written.
final class Output: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock { $0 } }

    func console(isTerminal: Bool = false, usesColor: Bool = false, width: Int? = nil) -> Console {
        Console(isTerminal: isTerminal, usesColor: usesColor, width: width) { text in
            self.state.withLock { $0 += text }
        }
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

    @Test func aLineWithoutItsEndIsNotOverwritten() {
        let output = Output()
        let console = output.console(isTerminal: true)
        console.write("[\n1")
        console.setNotice("1 item: 1 s")
        #expect(output.text == "[\n1" && !console.hasNotice)
        console.write(",\n2\n")
        console.setNotice("2 items: 2 s")
        #expect(output.text == "[\n1,\n2\n\r2 items: 2 s\u{1B}[K")
    }

    @Test func aTerminalThatAPagerHasIsLeftAlone() {
        let output = Output()
        let log = output.console()
        let isFree = Mutex(false)
        let writer = OutputWriter { bytes in log.write(String(decoding: bytes, as: UTF8.self)) }
        let console = Console(isTerminal: true, usesColor: false, isFree: { isFree.withLock { $0 } }, writer)
        console.setStatus("half")
        console.setStatus("")
        #expect(output.text == "")
        isFree.withLock { $0 = true }
        console.setStatus("half")
        #expect(output.text == "\rhalf\u{1B}[K")
    }

    // MARK: The environment

    /// Variables, and whether the terminal gets colours, and lines that are as long as it is wide.
    @Test(
        .enabled(if: GapiProcess.program != nil, "gapi is not beside the tests"),
        .timeLimit(.minutes(5)),
        arguments: [
            (["TERM": "xterm", "NO_COLOR": ""], true, true), (["TERM": "xterm", "NO_COLOR": "1"], false, true),
            (["TERM": "dumb", "NO_COLOR": ""], false, false),
        ] as [([String: String], Bool, Bool)]
    )
    func theEnvironmentSaysWhatATerminalShows(
        variables: [String: String],
        hasColors: Bool,
        isWrapped: Bool
    ) async throws {
        try await CloudBed.withFolder { folder in
            try Data(CallTests.description.utf8).write(to: URL(filePath: folder + "/storage.v1.json"))
            let words = ["describe", "storage:v1", "objects.list", "--from", folder]
            let (code, text) = try await GapiProcess.run(words, onTerminalOf: 40, variables)
            #expect(code == 0)
            #expect(text.contains(/\u{1B}\[[0-9]+m/) == hasColors, "\(text)")
            #expect(text.contains("by --pageToken; items: items; gapi pages reads all pages") != isWrapped, "\(text)")
            #expect(text.contains("by --pageToken; items: items;"), "\(text)")
        }
    }

    // MARK: Width

    @Test(arguments: [
        ("abcdef", 0, "abcdef"), ("abcdefg", 0, "abcde…"), ("abcdef", 2, "abc…"), ("a", 6, ""), ("", 9, ""),
    ])
    func aTextIsCutAtTheWidth(text: String, used: Int, shown: String) {
        #expect(Output().console(isTerminal: true, width: 7).fit(text, after: used) == shown)
        #expect(Output().console(width: 7).fit(text, after: used) == text)
    }

    @Test func aTextIsBrokenBetweenWords() {
        let output = Output()
        let console = output.console(isTerminal: true, width: 12)
        console.print("one two three", after: "- ", indent: 2)
        console.print("https://a.example/b c", after: "  site  ", indent: 4)
        #expect(output.text == "- one two\n  three\n  site\n    https://a.example/b\n    c\n")
        let pipe = Output()
        pipe.console(width: 12).print("one two three", after: "- ", indent: 2)
        #expect(pipe.text == "- one two three\n")
    }

    @Test func eachLineOfAStyledTextHasTheStyle() {
        let output = Output()
        let console = output.console(isTerminal: true, usesColor: true, width: 5)
        console.print("a bcd", after: "", indent: 0, .dim)
        #expect(output.text == "\u{1B}[2ma\u{1B}[0m\n\u{1B}[2mbcd\u{1B}[0m\n")
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
