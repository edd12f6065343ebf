import AsyncGAPI
import AsyncJSON
import Testing

@testable import gapi

@Suite("Answers in all forms")
struct AnswerWriterTests {
    private func text(_ make: (Console) -> any AnswerWriter, _ pages: [[JSON.Value]]) -> String {
        let output = Output()
        let writer = make(output.console())
        for page in pages { writer.write(page) }
        writer.end()
        return output.text
    }

    @Test func eachPageIsWrittenAtOnce() {
        let output = Output()
        let writer = TextWriter(output.console(), GAPI.ItemText(.json))
        writer.write([1])
        #expect(output.text == "[\n1")
        writer.write([])
        writer.write([2, 3])
        #expect(output.text == "[\n1,\n2,\n3")
        writer.end()
        #expect(output.text == "[\n1,\n2,\n3\n]\n")
    }

    @Test(arguments: [20, 40, 60, 80, 200]) func aTableFitsTheTerminal(width: Int) {
        let wide: [JSON.Value] = (0..<3).map {
            [
                "id": JSON.Value($0), "name": JSON.Value(String(repeating: "n", count: 100)), "a": "aaaaaaaaaaaaaaa",
                "b": "bbbbbbbb", "c": "c",
            ]
        }
        let text = text({ TableWriter($0, columns: [], width: width) }, [wide, wide])
        for line in text.split(separator: "\n") { #expect(line.count < width) }
        #expect(text.hasSuffix("6 items\n"))
    }

    @Test func inAPipeATableIsNotCutOff() {
        let long = String(repeating: "n", count: 300)
        #expect(text({ TableWriter($0, columns: [], width: nil) }, [[["name": JSON.Value(long)]]]).contains(long))
    }

    @Test func whatMovesTheCursorIsNotPrinted() {
        #expect("a\u{1B}[2Jb\tc\r\nd\u{9B}".singleLine == "a [2Jb c  d ")
    }
}
