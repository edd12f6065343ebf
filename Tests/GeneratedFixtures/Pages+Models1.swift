// Generated from pages:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Pages {
    public struct Counted: JSON.Model {
        public var items: [Entry]?
        public var totalResults: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .int32("totalResults", \.totalResults)
        ]
    }

    public struct Entry: JSON.Model {
        public var id: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id)
        ]
    }

    public struct EntryList: JSON.Model {
        public var entries: [Entry]?
        public var nextPageToken: Swift.String?
        public var unreachable: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("entries", \.entries, of: .object), .string("nextPageToken", \.nextPageToken),
            .array("unreachable", \.unreachable, of: .string)
        ]
    }

    public struct InlineList: JSON.Model {
        public var nextPageToken: Swift.String?
        public var rows: [Rows]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("rows", \.rows, of: .object)
        ]

        public struct Rows: JSON.Model {
            public var cell: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("cell", \.cell)
            ]
        }
    }

    public struct Item: JSON.Model {
        public var id: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id)
        ]
    }

    public struct ItemMap: JSON.Model {
        public var items: [Swift.String: Scoped]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("items", \.items, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Kubernetes: JSON.Model {
        public var items: [Entry]?
        public var metadata: ListMeta?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .object("metadata", \.metadata)
        ]
    }

    public struct ListMeta: JSON.Model {
        public var `continue`: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("continue", \.`continue`)
        ]
    }

    public struct Paginated: JSON.Model {
        public var pagination: Pagination?
        public var resources: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("pagination", \.pagination), .array("resources", \.resources, of: .object)
        ]
    }

    public struct Pagination: JSON.Model {
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Report: JSON.Model {
        public var limit: Swift.Int64?
        public var offset: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("limit", \.limit), .int64("offset", \.offset)
        ]
    }

    public struct ReportRows: JSON.Model {
        public var rowCount: Swift.Int32?
        public var rows: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("rowCount", \.rowCount), .array("rows", \.rows, of: .object)
        ]
    }

    public struct Response: JSON.Model {
        public var items: [Item]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Scoped: JSON.Model {
        public var entries: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("entries", \.entries, of: .object)
        ]
    }

    public struct Search: JSON.Model {
        public var pageToken: Swift.String?
        public var query: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("pageToken", \.pageToken), .string("query", \.query)
        ]
    }

    public struct TableData: JSON.Model {
        public var pageToken: Swift.String?
        public var rows: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("pageToken", \.pageToken), .array("rows", \.rows, of: .object)
        ]
    }

    public struct Unclear: JSON.Model {
        public var apples: [Entry]?
        public var nextPageToken: Swift.String?
        public var pears: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("apples", \.apples, of: .object), .string("nextPageToken", \.nextPageToken),
            .array("pears", \.pears, of: .object)
        ]
    }

    public struct WordList: JSON.Model {
        public var nextPageToken: Swift.String?
        public var words: [Words]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("words", \.words, of: .enumeration)
        ]

        public typealias Words = JSON.OpenEnumeration<Words_Values>
        public enum Words_Values {}
    }
}

extension JSON.OpenEnumeration<Pages.WordList.Words_Values> {
    public static var a: Self { "A" }
}
