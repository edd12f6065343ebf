public import AsyncXML

extension Feeds {
    /// A kind of element with one value: its name, the type of the value, and the value's place.
    ///
    /// ```swift
    /// extension Chess {
    ///     /// The name of an opening.
    ///     public enum Opening: Feeds.TextProperty { public static let element = name("opening") }
    ///     /// The number of rounds.
    ///     public enum Rounds: Feeds.ValueProperty {
    ///         public static let element = name("rounds")
    ///         public typealias Value = Int
    ///     }
    /// }
    /// entry[Chess.Rounds.self] = 3                     // <chess:rounds value="3"/>
    /// ```
    ///
    /// Conform to ``TextProperty`` or ``ValueProperty``, which define the place of the value. Everything else in such
    /// an element is kept, and is accessible through ``PropertyElement``.
    public protocol Property: Declarable {
        /// The type of the value; a text by default.
        associatedtype Value: Codable & Hashable & Sendable = String
        /// The element's name, with the prefix of new elements.
        static var element: XML.Name { get }
        /// The place of the value.
        static var place: PropertyPlace { get }
    }

    /// The place of the value of a ``Property``.
    public enum PropertyPlace: Sendable {
        /// The text of the element.
        case text
        /// The attribute `value`; the element's text if the attribute is missing.
        case value
    }

    /// A kind of element whose text is its value, such as `<gd:resourceId>folder:root</gd:resourceId>`.
    public protocol TextProperty: Property {}

    /// A kind of element whose attribute `value` is its value, such as `<gCal:hidden value="true"/>`.
    public protocol ValueProperty: Property {}

    /// A kind of element whose presence is its meaning, such as `<gd:deleted/>`.
    public protocol Flag: Declarable {
        /// The element's name, with the prefix of new elements.
        static var element: XML.Name { get }
    }

    /// The element of a ``Property``: its value and its other content.
    public struct PropertyElement<P: Property>: XML.Extension, Extensible, Hashable {
        /// The property's name.
        public static var element: XML.Name { P.element }

        /// The value.
        public var value: P.Value
        /// Other attributes and children.
        public var extensions = XML.Extensions()

        /// Creates an element with a value.
        ///
        /// - Parameter value: The value.
        public init(_ value: P.Value) { self.value = value }

        private enum Keys: String, Feeds.Keys { case attribute = "@value", text = "", extensions }

        /// Creates an element from the one that a decoder reads.
        ///
        /// - Parameter decoder: The decoder.
        /// - Throws: `XML.Error` if the value does not fit its type.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let hasAttribute = P.place == .value && container.contains(.attribute)
            value = try container.decode(P.Value.self, forKey: hasAttribute ? .attribute : .text)
            extensions = try container.decode(XML.Extensions.self, forKey: .extensions)
        }

        /// Writes the element.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: Any error of the encoder.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(value, forKey: P.place == .value ? .attribute : .text)
            try container.encode(extensions, forKey: .extensions)
        }
    }

    /// The element of a ``Flag``.
    public struct FlagElement<F: Flag>: XML.Extension, Extensible, Hashable {
        /// The flag's name.
        public static var element: XML.Name { F.element }

        /// Attributes and children; usually there are none.
        public var extensions = XML.Extensions()

        /// Creates an element.
        public init() {}

        enum CodingKeys: String, Feeds.Keys { case extensions }
    }
}

extension Feeds.TextProperty {
    /// The text of the element, as the place of the value.
    public static var place: Feeds.PropertyPlace { .text }
}

extension Feeds.ValueProperty {
    /// The attribute `value`, as the place of the value.
    public static var place: Feeds.PropertyPlace { .value }
}
