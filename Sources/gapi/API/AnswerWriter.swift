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

/// A writer of a JSON array.
final class JSONArrayWriter: AnswerWriter {
    private let console: Console
    private var isEmpty = true

    init(_ console: Console) { self.console = console }

    func write(_ items: [JSON.Value]) {
        for item in items {
            console.write((isEmpty ? "[\n" : ",\n") + item.description)
            isEmpty = false
        }
    }

    func end() { console.write(isEmpty ? "[]\n" : "\n]\n") }
}

/// A writer of JSON lines, one for each item.
final class JSONLinesWriter: AnswerWriter {
    private let console: Console

    init(_ console: Console) { self.console = console }

    func write(_ items: [JSON.Value]) {
        for item in items { console.write(item.description + "\n") }
    }

    func end() {}
}

/// A writer of CSV (RFC 4180): a header, and a record for each item.
final class CSVWriter: AnswerWriter {
    private let console: Console
    private var columns: Columns?

    init(_ console: Console, columns: [String]) {
        self.console = console
        if !columns.isEmpty { self.columns = Columns(names: columns) }
    }

    func write(_ items: [JSON.Value]) {
        guard !items.isEmpty else { return }
        if columns == nil { columns = Columns(of: items) }
        guard let columns else { return }
        head(columns)
        for item in items { console.write(record(columns.cells(of: item))) }
    }

    func end() {
        if let columns { head(columns) }
    }

    private var hasHead = false

    private func head(_ columns: Columns) {
        if !hasHead { console.write(record(columns.names)) }
        hasHead = true
    }

    private func record(_ cells: [String]) -> String {
        let quoted = cells.map { cell in
            let needsQuotes = cell.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
            guard needsQuotes else { return cell }
            // By scalars: a quotation mark with a combining accent is another character for Swift.
            let scalars = cell.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
            return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
        }
        return quoted.joined(separator: ",") + "\r\n"
    }
}

/// A writer of aligned columns, as wide as the first page requires and the terminal allows.
final class TableWriter: AnswerWriter {
    private let console: Console
    private let wanted: [String]
    private let width: Int?
    private var layout: (columns: Columns, table: Table, widths: [Int])?
    private var count = 0

    /// Creates a writer; if the width is `nil`, there is no terminal, and nothing is cut off.
    init(_ console: Console, columns: [String], width: Int?) {
        self.console = console
        wanted = columns
        self.width = width
    }

    func write(_ items: [JSON.Value]) {
        guard !items.isEmpty else { return }
        let (columns, table, widths) = layout ?? start(items)
        for item in items {
            let cells = zip(columns.cells(of: item), widths).map { cut($0.line, $1) }
            console.print(table.line(cells))
        }
        count += items.count
    }

    func end() {
        console.print(console.styled("\(count.grouped) \(count == 1 ? "item" : "items")", .dim))
    }

    private func start(_ items: [JSON.Value]) -> (columns: Columns, table: Table, widths: [Int]) {
        var columns = wanted.isEmpty ? Columns(of: items) : Columns(names: wanted)
        var widths = columns.names.indices.map { index in
            ([columns.names[index]] + items.prefix(200).map { columns.cells(of: $0)[index].line }).map(\.count).max()
                ?? 0
        }
        if let width {
            // Columns are added one by one. Each is at most as wide as the space left, and has at least ten characters
            // if it needs them.
            var room = width - 2
            var shown = 0
            for index in widths.indices {
                widths[index] = min(widths[index], index == 0 ? 44 : 40)
                guard room >= min(widths[index], 10) + 2 || index == 0 else { break }
                widths[index] = min(widths[index], max(room - 2, 4))
                room -= widths[index] + 2
                shown += 1
            }
            columns = Columns(names: Array(columns.names.prefix(shown)))
            widths = Array(widths.prefix(shown))
        }
        let table = Table(
            columns: zip(columns.names, widths).map { Table.Column(cut($0, max($1, 1)), width: $1, .left) }
        )
        console.print(console.styled(table.header, .dim))
        layout = (columns, table, widths)
        return (columns, table, widths)
    }

    private func cut(_ text: String, _ width: Int) -> String {
        self.width == nil || text.count <= width ? text : text.prefix(max(width - 1, 0)) + "…"
    }
}

extension String {
    /// The text in one line, without characters that would move a terminal's cursor.
    var line: String {
        var line = ""
        for scalar in unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            line.unicodeScalars.append(isControl ? " " : scalar)
        }
        return line
    }
}
