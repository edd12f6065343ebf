extension Atom.Entry {
    /// The metadata of the feed that the entry was taken from.
    public var source: Atom.Source? {
        get { self[Atom.Source.self] }
        set { self[Atom.Source.self] = newValue }
    }

    /// Returns the categories of a scheme.
    ///
    /// - Parameter scheme: The scheme's URI; `nil` for categories without a scheme.
    /// - Returns: The categories.
    public func categories(scheme: String?) -> [Atom.Category] { categories.filter { $0.scheme == scheme } }
}
