public import AsyncXML

extension GData {
    /// A kind of element that holds one value: what it is called, and of what type the value is.
    ///
    /// ```swift
    /// extension GCal {
    ///     /// The color of a calendar.
    ///     public enum Color: GData.ValueProperty { public static let element = name("color") }
    ///     /// How often it was cleaned.
    ///     public enum TimesCleaned: GData.ValueProperty {
    ///         public static let element = name("timesCleaned")
    ///         public typealias Value = Int
    ///     }
    /// }
    /// calendar[GCal.Color.self] = "#2952A3"            // <gCal:color value="#2952A3"/>
    /// ```
    ///
    /// Conform to ``TextProperty`` or ``ValueProperty``, which say where the value stands. What else there is in such an
    /// element stays, and ``PropertyElement`` shows it.
    public protocol Property: Declarable {
        /// The type of the value: a text unless said otherwise.
        associatedtype Value: Codable & Hashable & Sendable = String
        /// The element's name, with the prefix that new ones are written with.
        static var element: XML.Name { get }
        /// Where the value stands.
        static var place: PropertyPlace { get }
    }

    /// Where the value of a ``Property`` stands.
    public enum PropertyPlace: Sendable {
        /// It is the text of the element.
        case text
        /// It is the attribute `value`; the element's text where that is missing.
        case value
    }

    /// A kind of element whose text is its value, such as `<gd:resourceId>folder:root</gd:resourceId>`.
    public protocol TextProperty: Property {}

    /// A kind of element whose attribute `value` is its value, such as `<gCal:hidden value="true"/>`.
    public protocol ValueProperty: Property {}

    /// A kind of element that says something by being there, such as `<gd:deleted/>`.
    public protocol Flag: Declarable {
        /// The element's name, with the prefix that new ones are written with.
        static var element: XML.Name { get }
    }

    /// The element of a ``Property``: its value and whatever else is in it.
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

        private enum Keys: String, GData.Keys { case attribute = "@value", text = "", extensions }

        /// Reads an element.
        ///
        /// - Parameter decoder: The decoder.
        /// - Throws: `XML.Error` where the value does not fit its type.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let hasAttribute = P.place == .value && container.contains(.attribute)
            value = try container.decode(P.Value.self, forKey: hasAttribute ? .attribute : .text)
            extensions = try container.decode(XML.Extensions.self, forKey: .extensions)
        }

        /// Writes the element.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: What the encoder throws.
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

        /// Attributes and children, which it usually has none of.
        public var extensions = XML.Extensions()

        /// Creates an element.
        public init() {}

        enum CodingKeys: String, GData.Keys { case extensions }
    }
}

extension GData.TextProperty {
    /// The text of the element.
    public static var place: GData.PropertyPlace { .text }
}

extension GData.ValueProperty {
    /// The attribute `value`.
    public static var place: GData.PropertyPlace { .value }
}
