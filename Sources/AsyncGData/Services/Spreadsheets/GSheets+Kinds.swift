// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GSheets {
    /// A spreadsheet.
    public struct Spreadsheet: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("spreadsheet")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The spreadsheets of the user.
    public struct SpreadsheetFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("spreadsheet")]
        public var feed: Atom.Feed<Spreadsheet>
        public init(feed: Atom.Feed<Spreadsheet>) { self.feed = feed }
    }

    /// A worksheet of a spreadsheet.
    public struct Worksheet: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("worksheet")]
        public static let declarations = Feeds.Declarations(ColumnCount.self, RowCount.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The number of columns.
        public var columnCount: Int? {
            get { self[ColumnCount.self] }
            set { self[ColumnCount.self] = newValue }
        }
        /// The number of rows.
        public var rowCount: Int? {
            get { self[RowCount.self] }
            set { self[RowCount.self] = newValue }
        }
    }

    /// The worksheets of a spreadsheet.
    public struct WorksheetFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("worksheet")]
        public var feed: Atom.Feed<Worksheet>
        public init(feed: Atom.Feed<Worksheet>) { self.feed = feed }
    }

    /// A cell of a worksheet.
    public struct CellEntry: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("cell")]
        public static let declarations = Feeds.Declarations(Cell.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The content of the cell.
        public var cell: Cell? {
            get { self[Cell.self] }
            set { self[Cell.self] = newValue }
        }
    }

    /// The cells of a worksheet.
    public struct CellFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("cell")]
        public static let declarations = Feeds.Declarations(ColumnCount.self, RowCount.self)
        public var feed: Atom.Feed<CellEntry>
        public init(feed: Atom.Feed<CellEntry>) { self.feed = feed }

        /// The number of columns in the worksheet.
        public var columnCount: Int? {
            get { self[ColumnCount.self] }
            set { self[ColumnCount.self] = newValue }
        }
        /// The number of rows in the worksheet.
        public var rowCount: Int? {
            get { self[RowCount.self] }
            set { self[RowCount.self] = newValue }
        }
    }

    /// A row of a worksheet.
    public struct Row: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("list")]
        public static let declarations = Feeds.Declarations(GSX.Value.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The values of the columns.
        public var values: [GSX.Value] {
            get { self[all: GSX.Value.self] }
            set { self[all: GSX.Value.self] = newValue }
        }
        /// Accesses the value of a column.
        ///
        /// - Parameter column: The name of the column in the service's form: in lower case, without spaces.
        public subscript(column column: String) -> String? {
            get { values.first { $0.column == column }?.text }
            set {
                var all = values
                if let index = all.firstIndex(where: { $0.column == column }) {
                    if let newValue { all[index].text = newValue } else { all.remove(at: index) }
                } else if let newValue {
                    all.append(GSX.Value(column, newValue))
                }
                values = all
            }
        }
    }

    /// The rows of a worksheet.
    public struct RowFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.ownKind("list")]
        public var feed: Atom.Feed<Row>
        public init(feed: Atom.Feed<Row>) { self.feed = feed }
    }

    /// A part of a worksheet that is used as a table.
    public struct Table: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.kind("table"), GSheets.ownKind("table")]
        public static let declarations = Feeds.Declarations(Data.self, Header.self, WorksheetName.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The rows and columns of the table.
        public var data: Data? {
            get { self[Data.self] }
            set { self[Data.self] = newValue }
        }
        /// The row with the column names.
        public var header: Header? {
            get { self[Header.self] }
            set { self[Header.self] = newValue }
        }
        /// The worksheet with the table.
        public var worksheet: WorksheetName? {
            get { self[WorksheetName.self] }
            set { self[WorksheetName.self] = newValue }
        }
    }

    /// The tables of a spreadsheet.
    public struct TableFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.kind("table"), GSheets.ownKind("table")]
        public var feed: Atom.Feed<Table>
        public init(feed: Atom.Feed<Table>) { self.feed = feed }
    }

    /// A row of a table.
    public struct Record: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GSheets.kind("record"), GSheets.ownKind("record")]
        public static let declarations = Feeds.Declarations(Field.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The values of the columns.
        public var fields: [Field] {
            get { self[all: Field.self] }
            set { self[all: Field.self] = newValue }
        }
    }

    /// The rows of a table.
    public struct RecordFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GSheets.kind("record"), GSheets.ownKind("record")]
        public var feed: Atom.Feed<Record>
        public init(feed: Atom.Feed<Record>) { self.feed = feed }
    }

    /// Returns a kind that is stated by a category of the service's own scheme.
    private static func ownKind(_ term: String) -> Feeds.Kind {
        Feeds.Kind("\(namespace)#\(term)", scheme: namespace)
    }
}
