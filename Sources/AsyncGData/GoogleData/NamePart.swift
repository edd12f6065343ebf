public import AsyncFeeds
public import AsyncXML

extension GD {
    /// A part of a name, with its pronunciation.
    public struct NamePart: Codable, Hashable, Sendable, Feeds.Extensible, ExpressibleByStringLiteral {
        /// The name.
        public var text: String
        /// The pronunciation in Japanese (`yomi`).
        public var yomi: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates a part of a name.
        ///
        /// - Parameters:
        ///   - text: The name.
        ///   - yomi: The pronunciation in Japanese.
        public init(_ text: String, yomi: String? = nil) {
            self.text = text
            self.yomi = yomi
        }

        /// Creates a part of a name.
        ///
        /// - Parameter value: The name.
        public init(stringLiteral value: String) { self.init(value) }

        enum CodingKeys: String, GData.Keys { case text = "", yomi = "@yomi", extensions }
    }

    /// A country, with its code.
    public struct Country: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name for people.
        public var text: String
        /// The country code, such as `DE` (ISO 3166-1).
        public var code: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates a country.
        ///
        /// - Parameters:
        ///   - text: The name for people.
        ///   - code: The country code.
        public init(_ text: String, code: String? = nil) {
            self.text = text
            self.code = code
        }

        enum CodingKeys: String, GData.Keys { case text = "", code = "@code", extensions }
    }
}
