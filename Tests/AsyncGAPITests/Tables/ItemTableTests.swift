import AsyncGAPI
import Testing

@Suite("Tables of items")
struct ItemTableTests {
    private let wide: [JSON.Value] = [
        [
            "id": 1, "name": JSON.Value(String(repeating: "n", count: 100)), "a": "aaaaaaaaaaaaaaa", "b": "bbbbbbbb",
            "c": "c",
        ]
    ]

    @Test(arguments: [20, 40, 60, 80, 200]) func theWidthIsKept(width: Int) {
        let table = GAPI.ItemTable(wide, width: width)
        #expect(table.widths.reduce(0) { $0 + $1 + 2 } < width)
        #expect(table.columns.names.count == table.widths.count)
        for (cell, width) in zip(table.cells(of: wide[0]), table.widths) { #expect(cell.count <= width) }
        for (title, width) in zip(table.titles, table.widths) { #expect(title.count <= max(width, 1)) }
    }

    @Test(arguments: [Int.min, -1, 0, 1]) func aLineWithoutRoomHasOneNarrowColumn(width: Int) {
        let layout = GAPI.ItemTable([["name": "a long name", "id": "1"]], columns: ["name", "id"], width: width)
        #expect(layout.widths == [4])
    }

    @Test func withoutAWidthNothingIsLeftOut() {
        let table = GAPI.ItemTable(wide)
        #expect(table.columns == GAPI.ItemColumns(of: wide))
        #expect(table.cells(of: wide[0]).contains(String(repeating: "n", count: 100)))
    }

    /// A search for each cell would take the product of columns and members.
    @Test(.timeLimit(.minutes(5))) func anItemOfManyMembersIsReadOnce() {
        var members: [(name: String, value: JSON.Value)] = (0..<200_000).map { ("m\($0)", JSON.Value($0)) }
        members.append(("id", "7"))
        let item = JSON.Value(members: members)
        let table = GAPI.ItemTable([item])
        #expect(table.columns.names.count == 1_000)
        #expect(table.cells(of: item).prefix(2) == ["7", "0"])
        let wanted = GAPI.ItemColumns(names: members.suffix(20_000).map(\.name))
        #expect(wanted.cells(of: item).suffix(2) == ["199999", "7"])
    }

    @Test func aCellIsOneLine() {
        let table = GAPI.ItemTable([["a": "x\ny\u{1B}[2J"]], columns: ["a", "b"])
        #expect(table.cells(of: ["a": "x\ny\u{1B}[2J"]) == ["x y [2J", ""])
        #expect(table.titles == ["a", "b"])
        #expect(table.widths == [7, 1])
    }
}
