public import AsyncXML

extension GData {
    /// A kind of attribute: what it is called, and of what type its value is.
    ///
    /// ```swift
    /// extension Threading {
    ///     /// How many replies there are behind a link.
    ///     public enum Count: GData.Attribute {
    ///         public static let attribute = name("count")
    ///         public typealias Value = Int
    ///     }
    /// }
    /// link[Threading.Count.self] = 4                   // <link … thr:count="4"/>
    /// ```
    public protocol Attribute: Declarable {
        /// The type of the value: a text unless said otherwise.
        associatedtype Value: LosslessStringConvertible = String
        /// The attribute's name, with the prefix that new ones are written with.
        static var attribute: XML.Name { get }
    }
}
