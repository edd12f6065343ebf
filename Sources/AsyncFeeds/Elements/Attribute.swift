public import AsyncXML

extension Feeds {
    /// A kind of attribute: its name, and the type of its value.
    ///
    /// ```swift
    /// extension Threading {
    ///     /// The number of replies behind a link.
    ///     public enum Count: Feeds.Attribute {
    ///         public static let attribute = name("count")
    ///         public typealias Value = Int
    ///     }
    /// }
    /// link[Threading.Count.self] = 4                   // <link … thr:count="4"/>
    /// ```
    public protocol Attribute: Declarable {
        /// The type of the value; a text by default.
        associatedtype Value: LosslessStringConvertible = String
        /// The attribute's name, with the prefix of new attributes.
        static var attribute: XML.Name { get }
    }
}
