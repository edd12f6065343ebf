// Generated from library:v1, revision 20261121, by AsyncGAPI's generator 1. Do not edit: regenerate it.
// swift-format-ignore-file

public import AsyncGAPI

extension Library {
    public struct ListShelvesResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var shelves: [Shelf]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("shelves", \.shelves, of: .object)
        ]
    }

    /// A shelf.
    public struct Shelf: JSON.Model {
        /// How many books stand on it.
        ///
        /// Read only.
        public var bookCount: Swift.Int64?
        /// The name, such as `shelves/poems`.
        public var name: Swift.String?
        /// What stands on it.
        public var theme: Theme?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("bookCount", \.bookCount), .string("name", \.name), .enumeration("theme", \.theme)
        ]

        /// What stands on it.
        public struct Theme: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var themeUnspecified: Self { Self(rawValue: "THEME_UNSPECIFIED") }
            public static var poems: Self { Self(rawValue: "POEMS") }
            public static var novels: Self { Self(rawValue: "NOVELS") }
        }
    }
}
