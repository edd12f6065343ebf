public import AsyncJSON
import GAPIDescription

extension GAPI {
    /// The layout of a table of JSON items: its columns, and their widths in characters.
    ///
    /// The first page with items determines the layout, so that each page can be printed as it arrives:
    ///
    /// ```swift
    /// var table: GAPI.ItemTable?
    /// for try await page in drive.pages(query) where !page.items.isEmpty {
    ///     let layout = table ?? GAPI.ItemTable(page.items, width: 80)
    ///     if table == nil { print(layout.titles.joined(separator: " ")) }
    ///     table = layout
    ///     for item in page.items { print(layout.cells(of: item).joined(separator: " ")) }
    /// }
    /// ```
    public struct ItemTable: Sendable, Hashable {
        /// The columns that fit in the width.
        public let columns: ItemColumns
        /// The width of each column.
        public let widths: [Int]
        private let isLimited: Bool

        /// Creates the layout for items.
        ///
        /// - Parameters:
        ///   - items: The first items of the table.
        ///   - names: The paths of the members to show; chosen by ``GAPI/ItemColumns/init(of:)`` if there are none.
        ///   - width: The width of a line; `nil` for no limit, so that nothing is left out or cut off.
        public init(_ items: [JSON.Value], columns names: [String] = [], width: Int? = nil) {
            let columns = names.isEmpty ? ItemColumns(of: items) : ItemColumns(names: names)
            let cells = items.prefix(200).map { columns.cells(of: $0).map(\.singleLine) }
            var widths = columns.names.indices.map { index in
                cells.reduce(columns.names[index].count) { max($0, $1[index].count) }
            }
            isLimited = width != nil
            guard let width else {
                (self.columns, self.widths) = (columns, widths)
                return
            }
            // Columns are added one by one. Each is at most as wide as the space left, and has at least ten characters
            // if it needs them.
            var room = max(width, 2) - 2
            var shown = 0
            for index in widths.indices {
                widths[index] = min(widths[index], index == 0 ? 44 : 40)
                guard room >= min(widths[index], 10) + 2 || index == 0 else { break }
                widths[index] = min(widths[index], max(room - 2, 4))
                room -= widths[index] + 2
                shown += 1
            }
            self.columns = ItemColumns(names: Array(columns.names.prefix(shown)))
            self.widths = Array(widths.prefix(shown))
        }

        /// The titles of the columns, cut off at their widths.
        public var titles: [String] { zip(columns.names, widths).map { cut($0, max($1, 1)) } }

        /// Returns the text of an item in each column, in one line and cut off at the width of the column.
        public func cells(of item: JSON.Value) -> [String] {
            zip(columns.cells(of: item), widths).map { cut($0.singleLine, $1) }
        }

        private func cut(_ text: String, _ width: Int) -> String {
            !isLimited || text.count <= width ? text : text.prefix(max(width - 1, 0)) + "…"
        }
    }
}
