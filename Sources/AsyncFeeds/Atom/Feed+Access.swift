extension Atom.Feed {
    /// Returns the categories of a scheme.
    ///
    /// - Parameter scheme: The scheme's URI; `nil` for categories without a scheme.
    /// - Returns: The categories.
    public func categories(scheme: String?) -> [Atom.Category] { categories.filter { $0.scheme == scheme } }
}

extension Atom.Feed where Entry == Atom.Entry {
    /// Returns the first entry with an identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: The entry; `nil` if there is none.
    public func entry(id: String) -> Atom.Entry? { entries.first { $0.id == id } }
}
