import AsyncGAPI
import Testing

@Suite("Columns of items")
struct ItemColumnsTests {
    private let items: [JSON.Value] = [
        ["kind": "k", "id": "1", "name": "käse, \"alt\"", "owners": [["n": 1]], "size": 7],
        ["kind": "k", "id": "22", "name": "b\nc", "size": .null, "more": ["x": true]],
    ]

    @Test func columnsThatTellMostComeFirst() {
        #expect(GAPI.ItemColumns(of: items).names == ["id", "name", "size", "kind", "owners", "more"])
        #expect(GAPI.ItemColumns(of: ["a", 1]).names == ["value"])
        #expect(GAPI.ItemColumns(of: ["a", 1]).cells(of: "a") == ["a"])
    }

    @Test func anIDThatRepeatsTheNameComesLast() {
        let items: [JSON.Value] = [["id": "box/cat/1", "name": "cat"], ["id": "box/dog/2", "name": "dog"]]
        #expect(GAPI.ItemColumns(of: items).names == ["name", "id"])
    }

    @Test(.timeLimit(.minutes(5))) func longTextsAreNotSearchedForOneAnother() {
        let text = String(repeating: "a", count: 1_000_000)
        let name = String(text.prefix(500_000)) + "b"
        let items: [JSON.Value] = [["id": JSON.Value(text), "name": JSON.Value(name)]]
        #expect(GAPI.ItemColumns(of: items).names == ["id", "name"])
    }

    @Test func aPathLeadsIntoAMemberUnlessThatIsItsWholeName() {
        let item: JSON.Value = ["owner": ["name": "x"], "a.b": "y", "a": ["b": "z", "c": "w"]]
        let columns = GAPI.ItemColumns(names: ["owner.name", "a.b", "a.c", "a.d", "b.c", "."])
        #expect(columns.cells(of: item) == ["x", "y", "w", "", "", ""])
    }

    /// `é` in one code point and in two are two names.
    @Test func theLastMemberOfANameCountsByteByByte() {
        let item = JSON.Value(members: [("caf\u{E9}", 1), ("cafe\u{301}", 2), ("caf\u{E9}", 3)])
        #expect(GAPI.ItemColumns(names: ["caf\u{E9}", "cafe\u{301}", "id"]).cells(of: item) == ["3", "2", ""])
    }
}
