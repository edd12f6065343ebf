/// Lines in columns, one at a time: rows can be printed as they come.
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

    /// A row; cells wider than their column push the rest to the right rather than being cut off.
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
