extension Cloud.Query {
    /// An order of items.
    ///
    /// An item without the value comes last, in the reversed order, too.
    public struct Sort: Hashable, Sendable {
        enum Key: Sendable { case name, path, size, modified, kind, contentType, ownerName, favorite }

        let key: Key
        var isReversed = false

        /// The natural order of names: `a2` before `a10`, upper and lower case together.
        public static let name = Sort(key: .name)
        /// The order of the paths' bytes.
        public static let path = Sort(key: .path)
        /// The order of sizes, small ones first.
        public static let size = Sort(key: .size)
        /// The order of the times of the last change, old ones first.
        public static let modified = Sort(key: .modified)
        /// Folders, then files.
        public static let foldersFirst = Sort(key: .kind)
        /// The natural order of media types.
        public static let contentType = Sort(key: .contentType)
        /// The natural order of the owners' names.
        public static let ownerName = Sort(key: .ownerName)
        /// Favourites, then the others.
        public static let favoritesFirst = Sort(key: .favorite)

        /// The same order backwards.
        public var reversed: Sort { Sort(key: key, isReversed: !isReversed) }
    }
}
