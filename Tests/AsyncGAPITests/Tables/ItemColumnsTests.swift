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
}
