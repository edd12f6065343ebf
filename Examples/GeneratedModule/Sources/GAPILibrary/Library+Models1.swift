// Generated from library:v1, revision 20261121, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

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
        /// Read-only.
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
        public typealias Theme = JSON.OpenEnumeration<Theme_Values>
        public enum Theme_Values {}
    }
}

extension JSON.OpenEnumeration<Library.Shelf.Theme_Values> {
    public static var themeUnspecified: Self { "THEME_UNSPECIFIED" }
    public static var poems: Self { "POEMS" }
    public static var novels: Self { "NOVELS" }
}
