import AsyncGAPI
import AsyncJSON

/// The formats of the output.
enum AnswerForm: String, CaseIterable {
    case table, json, jsonl, csv
}

/// A writer of items, which it writes as they arrive.
protocol AnswerWriter: AnyObject {
    func write(_ items: [JSON.Value])
    func end()
}

/// A writer of JSON or CSV, for programs.
final class TextWriter: AnswerWriter {
    private let console: Console
    private var text: GAPI.ItemText

    init(_ console: Console, _ text: GAPI.ItemText) {
        self.console = console
        self.text = text
    }

    func write(_ items: [JSON.Value]) { console.write(text.text(of: items)) }

    func end() { console.write(text.end()) }
}

/// A writer of aligned columns, as wide as the first page requires and the terminal allows.
final class TableWriter: AnswerWriter {
    private let console: Console
    private let columns: [String]
    private let width: Int?
    private var layout: (items: GAPI.ItemTable, table: Table)?
    private var count = 0

    /// Creates a writer; if the width is `nil`, there is no terminal, and nothing is cut off.
    init(_ console: Console, columns: [String], width: Int?) {
        self.console = console
        self.columns = columns
        self.width = width
    }

    func write(_ items: [JSON.Value]) {
        guard !items.isEmpty else { return }
        let (layout, table) = self.layout ?? start(items)
        for item in items { console.print(table.line(layout.cells(of: item))) }
        count += items.count
    }

    func end() {
        console.print(console.styled("\(count.grouped) \(count == 1 ? "item" : "items")", .dim))
    }

    private func start(_ items: [JSON.Value]) -> (items: GAPI.ItemTable, table: Table) {
        let layout = GAPI.ItemTable(items, columns: columns, width: width)
        let table = Table(columns: zip(layout.titles, layout.widths).map { Table.Column($0, width: $1, .left) })
        console.print(console.styled(table.header, .dim))
        self.layout = (layout, table)
        return (layout, table)
    }
}
