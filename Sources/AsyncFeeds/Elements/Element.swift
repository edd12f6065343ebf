public import AsyncXML

extension Feeds {
    /// An element with properties, and with `extensions` for everything that has no property.
    ///
    /// ```swift
    /// extension Chess {
    ///     public struct Player: Feeds.Element {
    ///         public static let element = name("player")
    ///         public var name: String?
    ///         public var rating: Int?
    ///         public var extensions = XML.Extensions()
    ///         public init() {}
    ///         enum CodingKeys: String, Feeds.Keys { case name = "", rating = "@rating", extensions }
    ///     }
    /// }
    /// let player = Chess.Player { $0.name = "Judit" }
    /// ```
    ///
    /// All properties are optional or lists, because a partial response leaves out the parts that were not requested.
    public protocol Element: XML.Extension, Extensible, Declarable, Hashable, CustomStringConvertible {
        /// Creates an empty element.
        init()
    }

    /// The keys of elements and entries, with the namespaces of their prefixes.
    ///
    /// Names without a prefix are in Atom's namespace. The usual prefixes of this module's vocabularies are known, and
    /// `gd`. A type of your own declares `static var namespaces` only for other prefixes.
    public protocol Keys: XML.Keys {}

    /// A set of names with a namespace and a prefix, such as ``Media``.
    public protocol Vocabulary {
        /// The namespace's URI.
        static var namespace: String { get }
        /// The prefix of new elements; documents may use other prefixes.
        static var prefix: String { get }
    }
}

extension Feeds.Element {
    /// Creates an element and sets its properties.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// The name and every property that is set.
    public var description: String { Feeds.describe(self, as: elementName.qualified) }
}

extension Feeds.Keys {
    /// The namespaces of this module's vocabularies, by prefix.
    public static var namespaces: [String: String] { Feeds.namespaces }
}

extension Feeds.Vocabulary {
    /// Returns a name of the vocabulary.
    ///
    /// - Parameter local: The name without a prefix; `*` for any name.
    /// - Returns: The name.
    public static func name(_ local: String) -> XML.Name {
        XML.Name(namespace: namespace, prefix: prefix, local: local)
    }
}

extension Feeds {
    /// Describes a value's properties as text, without those that are `nil` or empty.
    static func describe(_ value: Any, as name: String) -> String {
        let properties = Mirror(reflecting: value).children.compactMap { label, child -> String? in
            guard var label, label != "elementName" else { return nil }
            var child = child
            if let tolerant = child as? any Wrapping {
                label.removeFirst()  // the underscore
                child = tolerant.shown
            }
            if let extensions = child as? XML.Extensions { return extensions.isEmpty ? nil : "…" }
            let mirror = Mirror(reflecting: child)
            if mirror.displayStyle == .optional || mirror.displayStyle == .collection, mirror.children.isEmpty {
                return nil
            }
            let content = mirror.displayStyle == .optional ? mirror.children.first?.value ?? child : child
            return "\(label): \(content is String ? "\"\(content)\"" : "\(content)")"
        }
        return "\(name)(\(properties.joined(separator: ", ")))"
    }

    /// A property of any ``Tolerant`` type.
    fileprivate protocol Wrapping {
        var shown: Any { get }
    }
}

extension Feeds.Tolerant: Feeds.Wrapping {
    fileprivate var shown: Any { projectedValue.map { $0 as Any } ?? wrappedValue as Any }
}
