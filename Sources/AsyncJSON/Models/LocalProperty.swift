extension JSON {
    /// A property of the application's own that a model carries in memory.
    ///
    /// ```swift
    /// enum Thumbnail: JSON.LocalProperty { typealias Value = String }
    ///
    /// file[local: Thumbnail.self] = "/var/cache/7.png"
    /// ```
    ///
    /// It is copied with the model, but neither sent, nor coded, nor compared.
    public protocol LocalProperty {
        /// What the property holds.
        associatedtype Value: Sendable
    }
}

extension JSON.Model {
    /// A property of the application's own; nil until it is set.
    ///
    /// - Parameter property: The type that names the property.
    public subscript<Property: JSON.LocalProperty>(local property: Property.Type) -> Property.Value? {
        get { unknown.local[ObjectIdentifier(property)] as? Property.Value }
        set { unknown.local[ObjectIdentifier(property)] = newValue }
    }
}
