import AsyncJSON

/// Models of the rows of BigQuery v2, as a generator would write them.
enum BigQuery {
    struct TableCell: JSON.Model {
        var v: JSON.Value?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .any("v", \.v)
        ]
    }

    struct TableRow: JSON.Model {
        var f: [TableCell]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .array("f", \.f, of: .object)
        ]
    }

    struct TableData: JSON.Model {
        var kind: String?
        var totalRows: UInt64?
        var pageToken: String?
        var rows: [TableRow]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .uint64("totalRows", \.totalRows),
            .string("pageToken", \.pageToken),
            .array("rows", \.rows, of: .object),
        ]
    }
}
