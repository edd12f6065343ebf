extension Cloud {
    /// A change of a property.
    public enum PropertyChange: Sendable, Hashable {
        /// Sets a property to a text.
        case set(PropertyName, String)
        /// Removes a property.
        case remove(PropertyName)
    }
}
