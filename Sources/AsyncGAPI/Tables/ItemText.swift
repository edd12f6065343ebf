public import AsyncJSON

extension GAPI {
    /// A text of JSON items for other programs, which is written page by page.
    ///
    /// ```swift
    /// var text = GAPI.ItemText(.csv, columns: ["name", "size"])
    /// for try await page in drive.pages(query) { print(text.text(of: page.items), terminator: "") }
    /// print(text.end(), terminator: "")
    /// ```
    ///
    /// Items are not kept: memory use does not grow with the list.
    public struct ItemText: Sendable {
        /// A form of the text.
        public enum Form: Sendable, Hashable {
            /// One JSON array, with an item in each line.
            case json
            /// JSON lines: an item in each line.
            case jsonLines
            /// CSV (RFC 4180): a header, and a record for each item.
            case csv
        }

        private let form: Form
        private var columns: ItemColumns?
        private var hasStarted = false

        /// Creates a text without items.
        ///
        /// - Parameters:
        ///   - form: The form of the text.
        ///   - columns: The paths of the members that CSV has; chosen by ``GAPI/ItemColumns/init(of:)`` from the first
        ///     page if there are none.
        public init(_ form: Form, columns: [String] = []) {
            self.form = form
            if !columns.isEmpty { self.columns = ItemColumns(names: columns) }
        }

        /// Returns the text of the next items.
        public mutating func text(of items: [JSON.Value]) -> String {
            guard !items.isEmpty else { return "" }
            var text = ""
            switch form {
            case .json:
                for item in items {
                    text += (hasStarted ? ",\n" : "[\n") + item.description
                    hasStarted = true
                }
            case .jsonLines:
                for item in items { text += item.description + "\n" }
            case .csv:
                let columns = self.columns ?? ItemColumns(of: items)
                self.columns = columns
                text = header(columns)
                for item in items { text += Self.record(columns.cells(of: item)) }
            }
            return text
        }

        /// Returns the text after the last item.
        public mutating func end() -> String {
            switch form {
            case .json: return hasStarted ? "\n]\n" : "[]\n"
            case .jsonLines: return ""
            case .csv:
                guard let columns else { return "" }
                return header(columns)
            }
        }

        /// Returns the header of CSV the first time, and then nothing.
        private mutating func header(_ columns: ItemColumns) -> String {
            defer { hasStarted = true }
            return hasStarted ? "" : Self.record(columns.names)
        }

        private static func record(_ cells: [String]) -> String {
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
}
