extension Feeds {
    /// A value whose elements may be content rather than properties, such as XHTML.
    package protocol HoldsMarkup {
        /// A Boolean value indicating whether its elements are content.
        var holdsMarkup: Bool { get }
    }
}
