import AsyncJSON
import Testing

@testable import gapi

@Suite("Answers in all forms")
struct AnswerWriterTests {
    private let items: [JSON.Value] = [
        ["kind": "k", "id": "1", "name": "käse, \"alt\"", "owners": [["n": 1]], "size": 7],
        ["kind": "k", "id": "22", "name": "b\nc", "size": .null, "more": ["x": true]],
    ]

    private func text(_ make: (Console) -> any AnswerWriter, _ pages: [[JSON.Value]]) -> String {
        let output = Output()
        let writer = make(output.console())
        for page in pages { writer.write(page) }
        writer.end()
        return output.text
    }

    @Test func jsonIsOneArray() throws {
        let text = text({ JSONArrayWriter($0) }, [[items[0]], [], [items[1]]])
        #expect(try JSON.Value(parsing: text).array == items)
        #expect(self.text({ JSONArrayWriter($0) }, []) == "[]\n")
    }

    @Test func jsonLinesAreWrittenPageByPage() throws {
        let output = Output()
        let writer = JSONLinesWriter(output.console())
        writer.write([items[0]])
        #expect(output.text == items[0].description + "\n")
        writer.write([items[1]])
        writer.end()
        #expect(output.text.split(separator: "\n").count == 2)
    }

    @Test func csvIsQuotedAsTheRFCSays() {
        let csv = text({ CSVWriter($0, columns: ["name", "size", "more.x", "owners"]) }, [items])
        #expect(
            csv == "name,size,more.x,owners\r\n\"käse, \"\"alt\"\"\",7,,\"[{\"\"n\"\":1}]\"\r\n\"b\nc\",,true,\r\n"
        )
    }

    @Test func csvHasAHeadAlsoWithoutRecords() {
        #expect(text({ CSVWriter($0, columns: ["a", "b"]) }, []) == "a,b\r\n")
        #expect(text({ CSVWriter($0, columns: []) }, [[]]) == "")
    }

    @Test func columnsThatTellMostComeFirst() {
        #expect(Columns(of: items).names == ["id", "name", "size", "kind", "owners", "more"])
        #expect(Columns(of: ["a", 1]).names == ["value"])
        #expect(Columns(of: ["a", 1]).cells(of: "a") == ["a"])
    }

    @Test func anIDThatRepeatsTheNameComesLast() {
        let items: [JSON.Value] = [["id": "box/cat/1", "name": "cat"], ["id": "box/dog/2", "name": "dog"]]
        #expect(Columns(of: items).names == ["name", "id"])
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
        #expect("a\u{1B}[2Jb\tc\r\nd\u{9B}".line == "a [2Jb c  d ")
    }
}
