extension JSON {
    /// A property that the application defines and that a model carries in memory.
    ///
    /// ```swift
    /// enum Thumbnail: JSON.LocalProperty { typealias Value = String }
    ///
    /// file[local: Thumbnail.self] = "/var/cache/7.png"
    /// ```
    ///
    /// It is copied with the model, but it is not sent, not encoded and not compared.
    public protocol LocalProperty {
        /// The type of the property's value.
        associatedtype Value: Sendable
    }
}

extension JSON.Model {
    /// A property that the application defines; `nil` until it is set.
    ///
    /// - Parameter property: The type that identifies the property.
    public subscript<Property: JSON.LocalProperty>(local property: Property.Type) -> Property.Value? {
        get { unknown.local[ObjectIdentifier(property)] as? Property.Value }
        set { unknown.local[ObjectIdentifier(property)] = newValue }
    }
}
