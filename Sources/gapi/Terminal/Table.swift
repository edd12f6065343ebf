/// A table whose rows are formatted one at a time, so that they can be printed as they arrive.
struct Table {
    struct Column {
        let title: String
        let width: Int
        let alignment: Alignment

        init(_ title: String, width: Int, _ alignment: Alignment = .right) {
            self.title = title
            self.width = max(width, title.count)
            self.alignment = alignment
        }
    }

    enum Alignment {
        case left
        case right
    }

    let columns: [Column]

    init(_ columns: Column...) { self.columns = columns }

    init(columns: [Column]) { self.columns = columns }

    var header: String { line(columns.map(\.title)) }

    /// Returns a row; a cell that is wider than its column is not cut off, and moves the rest to the right.
    func line(_ cells: [String]) -> String {
        var line = zip(cells, columns).map { "  " + $0.aligned($1.alignment, $1.width) }.joined()
        while line.last == " " { line.removeLast() }
        return " " + line
    }
}

extension String {
    func aligned(_ alignment: Table.Alignment, _ width: Int) -> String {
        let padding = String(repeating: " ", count: max(width - count, 0))
        return alignment == .left ? self + padding : padding + self
    }
}
