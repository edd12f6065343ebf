public import AsyncXML

extension GD {
    /// A part of a name, with how it is pronounced.
    public struct NamePart: Codable, Hashable, Sendable, GData.Extensible, ExpressibleByStringLiteral {
        /// The name.
        public var text: String
        /// How it is pronounced, in Japanese (`yomi`).
        public var yomi: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a part of a name.
        ///
        /// - Parameters:
        ///   - text: The name.
        ///   - yomi: How it is pronounced.
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
    public struct Country: Codable, Hashable, Sendable, GData.Extensible {
        /// The name for people.
        public var text: String
        /// Its code, such as `DE` (ISO 3166-1).
        public var code: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a country.
        ///
        /// - Parameters:
        ///   - text: The name for people.
        ///   - code: Its code.
        public init(_ text: String, code: String? = nil) {
            self.text = text
            self.code = code
        }

        enum CodingKeys: String, GData.Keys { case text = "", code = "@code", extensions }
    }
}
