// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of spreadsheets with their worksheets, cells and rows.
public enum GSheets: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/spreadsheets/2006"
    public static let prefix = "gs"
}

extension GSheets {
    /// The content of a cell.
    public struct Cell: Feeds.Element {
        public static let element = GSheets.name("cell")

        /// The row, counted from 1.
        @Feeds.Tolerant public var row: Int?
        /// The column, counted from 1.
        @Feeds.Tolerant public var column: Int?
        /// The input: a value, or a formula with references such as `R[-1]C`.
        public var inputValue: String?
        /// The value as a number; `nil` if it is not a number.
        public var numericValue: Feeds.Number?
        /// The text that the cell shows.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case row = "@row"
            case column = "@col"
            case inputValue = "@inputValue"
            case numericValue = "@numericValue"
            case text = ""
            case extensions
        }
    }

    /// A column of a table.
    public struct Column: Feeds.Element {
        public static let element = GSheets.name("column")

        /// The name of the column.
        public var name: String?
        /// The letter of the column, such as `A`.
        public var index: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", index = "@index", extensions }
    }

    /// The number of columns in a worksheet.
    public enum ColumnCount: Feeds.TextProperty {
        public static let element = GSheets.name("colCount")
        public typealias Value = Int
    }

    /// The rows and columns of a table.
    public struct Data: Feeds.Element {
        public static let element = GSheets.name("data")

        /// The first row of the data, counted from 1.
        @Feeds.Tolerant public var startRow: Int?
        /// The number of rows.
        @Feeds.Tolerant public var rowCount: Int?
        /// The effect of a new record on the rows below: `insert` or `overwrite`.
        public var insertionMode: String?
        /// The columns.
        public var columns: [Column] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            static var namespaces: [String: String] { [GSheets.prefix: GSheets.namespace] }
            case startRow = "@startRow"
            case rowCount = "@numRows"
            case insertionMode = "@insertionMode"
            case columns = "gs:column"
            case extensions
        }
    }

    /// A value of a record.
    public struct Field: Feeds.Element {
        public static let element = GSheets.name("field")

        /// The name of the column.
        public var name: String?
        /// The letter of the column.
        public var index: String?
        /// The formula of the value.
        public var formula: String?
        /// The value.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case name = "@name"
            case index = "@index"
            case formula = "@formula"
            case text = ""
            case extensions
        }
    }

    /// The row with the column names of a table.
    public struct Header: Feeds.Element {
        public static let element = GSheets.name("header")

        /// The row, counted from 1.
        @Feeds.Tolerant public var row: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case row = "@row", extensions }
    }

    /// The number of rows in a worksheet.
    public enum RowCount: Feeds.TextProperty {
        public static let element = GSheets.name("rowCount")
        public typealias Value = Int
    }

    /// The worksheet with a table.
    public struct WorksheetName: Feeds.Element {
        public static let element = GSheets.name("worksheet")

        /// The name of the worksheet.
        public var name: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", extensions }
    }
}
