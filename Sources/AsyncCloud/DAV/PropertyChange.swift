extension Cloud {
    /// A change of a property.
    public enum PropertyChange: Sendable, Hashable {
        /// Sets a property to a text.
        case set(PropertyName, String)
        /// Removes a property.
        case remove(PropertyName)
    }
}

extension Cloud.PropertyChange {
    /// Marks an item as a favourite, or takes the mark from it.
    static func favorite(_ isFavorite: Bool) -> Self { isFavorite ? .set(.favorite, "1") : .remove(.favorite) }
}
