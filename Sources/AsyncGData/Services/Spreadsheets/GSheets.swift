// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Spreadsheets with their worksheets, cells and rows.
public enum GSheets: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/spreadsheets/2006"
    public static let prefix = "gs"
}

extension GSheets {
    /// The content of a cell.
    public struct Cell: GData.Element {
        public static let element = GSheets.name("cell")

        /// The row, from 1.
        @GData.Tolerant public var row: Int?
        /// The column, from 1.
        @GData.Tolerant public var column: Int?
        /// What was typed in: a value, or a formula with references such as `R[-1]C`.
        public var inputValue: String?
        /// The value as a number, if it is one.
        public var numericValue: GData.Number?
        /// What is shown.
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
    public struct Column: GData.Element {
        public static let element = GSheets.name("column")

        /// Its name.
        public var name: String?
        /// Its letter, such as `A`.
        public var index: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", index = "@index", extensions }
    }

    /// How many columns a worksheet has.
    public enum ColumnCount: GData.TextProperty {
        public static let element = GSheets.name("colCount")
        public typealias Value = Int
    }

    /// Where a table is.
    public struct Data: GData.Element {
        public static let element = GSheets.name("data")

        /// The row that it begins in, from 1.
        @GData.Tolerant public var startRow: Int?
        /// How many rows it has.
        @GData.Tolerant public var rowCount: Int?
        /// What a new record does to rows below: `insert` or `overwrite`.
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
    public struct Field: GData.Element {
        public static let element = GSheets.name("field")

        /// The name of the column.
        public var name: String?
        /// The letter of the column.
        public var index: String?
        /// What computes it.
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

    /// The row with the names of the columns of a table.
    public struct Header: GData.Element {
        public static let element = GSheets.name("header")

        /// The row, from 1.
        @GData.Tolerant public var row: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case row = "@row", extensions }
    }

    /// How many rows a worksheet has.
    public enum RowCount: GData.TextProperty {
        public static let element = GSheets.name("rowCount")
        public typealias Value = Int
    }

    /// The worksheet that a table is in.
    public struct WorksheetName: GData.Element {
        public static let element = GSheets.name("worksheet")

        /// The name.
        public var name: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", extensions }
    }
}
