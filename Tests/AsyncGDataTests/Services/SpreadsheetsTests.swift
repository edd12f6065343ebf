import AsyncGData
import AsyncXML
import Testing

@Suite struct SpreadsheetsTests {
    private let cells = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gs="http://schemas.google.com/spreadsheets/2006">
          <category scheme="http://schemas.google.com/spreadsheets/2006" term="http://schemas.google.com/spreadsheets/2006#cell"/>
          <gs:rowCount>100</gs:rowCount><gs:colCount>20</gs:colCount>
          <entry><title>A1</title><gs:cell row="1" col="1" inputValue="=PI()" numericValue="3.1415926535897930">3.14</gs:cell></entry>
          <entry><title>B1</title><gs:cell row="1" col="2" inputValue="Elo">Elo</gs:cell></entry>
        </feed>
        """
    private let row = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gsx="http://schemas.google.com/spreadsheets/2006/extended">\
        <title>Nona</title><gsx:name>Nona</gsx:name><gsx:rating>2400</gsx:rating><gsx:_cn6ca/></entry>
        """

    @Test func cellsAreTyped() throws {
        let document = try Feeds.Registry.spreadsheets.decoder.decode(Feeds.Document.self, from: cells.utf8)
        guard case .feed(let feed as GSheets.CellFeed) = document else {
            Issue.record("no cells")
            return
        }
        #expect([feed.rowCount, feed.columnCount] == [100, 20])
        let cells = feed.entries.compactMap(\.cell)
        #expect(cells.map(\.row) == [1, 1])
        #expect(cells.map(\.column) == [1, 2])
        #expect(cells.map(\.inputValue) == ["=PI()", "Elo"])
        #expect(cells.map(\.numericValue?.value) == [3.141592653589793, nil])
        #expect(cells.map(\.text) == ["3.14", "Elo"])
        try expectChange(of: self.cells, as: GSheets.CellFeed.self, from: "\"=PI()\"", to: "\"=2*PI()\"") {
            $0.entries[0].cell?.inputValue = "=2*PI()"
        }
    }

    @Test func rowsHaveAnyColumns() throws {
        var row = try decode(GSheets.Row.self, row)
        #expect(row.values.map(\.column) == ["name", "rating", "_cn6ca"])
        #expect(row[column: "rating"] == "2400")
        #expect(row[column: "title"] == nil)
        try expectChange(of: self.row, as: GSheets.Row.self, from: "2400", to: "2450") { $0[column: "rating"] = "2450" }
        try expectChange(of: self.row, as: GSheets.Row.self, from: "<gsx:rating>2400</gsx:rating>", to: "") {
            $0[column: "rating"] = nil
        }
        row[column: "city"] = "Riga"
        #expect(try decode(GSheets.Row.self, encode(row)).values.map(\.column) == ["name", "rating", "_cn6ca", "city"])
    }

    @Test func newRowsNameTheirColumns() throws {
        let row = GSheets.Row { row in
            row[column: "name"] = "Judit"
            row[column: "rating"] = "2735"
        }
        #expect(
            try encode(row) == """
                <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gsx="http://schemas.google.com/spreadsheets/2006/extended">\
                <category term="http://schemas.google.com/spreadsheets/2006#list" \
                scheme="http://schemas.google.com/spreadsheets/2006"/><gsx:name>Judit</gsx:name>\
                <gsx:rating>2735</gsx:rating></entry>
                """
        )
    }

    @Test func tablesAndRecordsAreTyped() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gs="http://schemas.google.com/spreadsheets/2006">\
            <gs:worksheet name="Sheet1"/><gs:header row="1"/><gs:data numRows="2" startRow="2" insertionMode="overwrite">\
            <gs:column index="A" name="Name"/><gs:column index="B" name="Elo"/></gs:data></entry>
            """
        let table = try decode(GSheets.Table.self, text)
        #expect(table.worksheet?.name == "Sheet1")
        #expect(table.header?.row == 1)
        #expect([table.data?.startRow, table.data?.rowCount] == [2, 2])
        #expect(table.data?.columns.map(\.name) == ["Name", "Elo"])
        try expectChange(of: text, as: GSheets.Table.self, from: "\"Elo\"", to: "\"Rating\"") {
            $0.data?.columns[1].name = "Rating"
        }
        let record = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gs="http://schemas.google.com/spreadsheets/2006">\
            <gs:field index="A" name="Name">Nona</gs:field><gs:field index="B" name="Elo" formula="2*R">2400</gs:field></entry>
            """
        #expect(try decode(GSheets.Record.self, record).fields.map(\.text) == ["Nona", "2400"])
        #expect(try decode(GSheets.Record.self, record).fields.map(\.formula) == [nil, "2*R"])
    }
}
