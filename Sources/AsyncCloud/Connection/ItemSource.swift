extension Cloud {
    /// The items of a server, as a ``Core`` reads them.
    public protocol ItemSource: Sendable {
        /// The time between two looks at the root folder.
        var pollInterval: Duration { get async }
        /// A Boolean value indicating whether the server lists whole trees.
        var allowsInfiniteDepth: Bool { get async }
        /// A Boolean value indicating whether the version of a folder changes with anything below it.
        var hasRecursiveETags: Bool { get async }

        /// Returns one item.
        func item(at path: Path) async throws -> Item

        /// Returns the folder itself, and then what is in it.
        func listing(of folder: Path, depth: Depth) -> any AsyncSequence<Item, any Swift.Error> & Sendable
    }
}
