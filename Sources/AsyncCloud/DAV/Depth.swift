extension Cloud {
    /// The number of levels below a folder that a call is for.
    public enum Depth: String, Sendable, Hashable, Codable {
        /// Only the item itself.
        case zero = "0"
        /// The item and the items directly in it.
        case one = "1"
        /// The item and everything below it; many servers refuse it.
        case infinity
    }
}
