import AsyncGAPI
import Testing

@Suite("Items as text")
struct ItemTextTests {
    private let items: [JSON.Value] = [
        ["kind": "k", "id": "1", "name": "käse, \"alt\"", "owners": [["n": 1]], "size": 7],
        ["kind": "k", "id": "22", "name": "b\nc", "size": .null, "more": ["x": true]],
    ]

    private func text(_ form: GAPI.ItemText.Form, columns: [String] = [], _ pages: [[JSON.Value]]) -> String {
        var text = GAPI.ItemText(form, columns: columns)
        return pages.map { text.text(of: $0) }.joined() + text.end()
    }

    @Test func jsonIsOneArray() throws {
        let text = text(.json, [[items[0]], [], [items[1]]])
        #expect(try JSON.Value(parsing: text).array == items)
        #expect(self.text(.json, []) == "[]\n")
    }

    @Test func jsonLinesAreWrittenPageByPage() {
        var text = GAPI.ItemText(.jsonLines)
        let lines = [text.text(of: [items[0]]), text.text(of: [items[1]]), text.end()]
        #expect(lines == [items[0].description + "\n", items[1].description + "\n", ""])
    }

    @Test func csvIsQuotedAsTheRFCSays() {
        let csv = text(.csv, columns: ["name", "size", "more.x", "owners"], [items])
        #expect(
            csv == "name,size,more.x,owners\r\n\"käse, \"\"alt\"\"\",7,,\"[{\"\"n\"\":1}]\"\r\n\"b\nc\",,true,\r\n"
        )
    }

    @Test func csvHasOneHeader() {
        let csv = text(.csv, columns: ["id"], [[items[0]], [], [items[1]]])
        #expect(csv == "id\r\n1\r\n22\r\n")
    }

    @Test func csvHasAHeadAlsoWithoutRecords() {
        #expect(text(.csv, columns: ["a", "b"], []) == "a,b\r\n")
        #expect(text(.csv, [[]]) == "")
    }
}
