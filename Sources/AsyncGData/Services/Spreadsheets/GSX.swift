// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of worksheet rows, in which each column is an element with the column's name.
public enum GSX: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/spreadsheets/2006/extended"
    public static let prefix = "gsx"
}

extension GSX {
    /// The value in a column of a row.
    public struct Value: Feeds.Element {
        public static let element = GSX.name("*")

        /// The name of the element, which is that of the column.
        public var elementName = GSX.name("column")
        /// The value.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        /// Creates a value.
        ///
        /// - Parameters:
        ///   - column: The name of the column in the service's form: in lower case, without spaces.
        ///   - text: The value.
        public init(_ column: String, _ text: String) {
            elementName = GSX.name(column)
            self.text = text
        }

        /// The name of the column.
        public var column: String { elementName.local }

        enum CodingKeys: String, GData.Keys { case text = "", extensions }
    }
}
