extension Cloud {
    /// The abilities of a WebDAV server.
    ///
    /// They decide which calls are safe: where ``honoursPreconditions`` is `false`, a server would overwrite a version
    /// that nobody has seen, and a call with `ifMatch` throws instead of pretending.
    public struct Dialect: Sendable, Hashable {
        /// A Boolean value indicating whether the ETag of a folder changes with everything below it.
        public var hasRecursiveETags: Bool
        /// A Boolean value indicating whether `If-Match` and `If-None-Match` of a change are obeyed.
        public var honoursPreconditions: Bool
        /// A Boolean value indicating whether items have an identity that stays when they are renamed.
        public var hasFileIDs: Bool
        /// A Boolean value indicating whether uploads can set the time of the last change.
        public var keepsModificationTimes: Bool
        /// The classes of the `DAV` header, in lower case, such as `1`, `2`, `extended-mkcol`.
        public var classes: Set<String>
        /// The methods of the `Allow` header.
        public var methods: Set<String>

        /// Creates the abilities of a server; by default none.
        public init(
            hasRecursiveETags: Bool = false,
            honoursPreconditions: Bool = false,
            hasFileIDs: Bool = false,
            keepsModificationTimes: Bool = false,
            classes: Set<String> = [],
            methods: Set<String> = []
        ) {
            self.hasRecursiveETags = hasRecursiveETags
            self.honoursPreconditions = honoursPreconditions
            self.hasFileIDs = hasFileIDs
            self.keepsModificationTimes = keepsModificationTimes
            self.classes = classes
            self.methods = methods
        }

        /// A server of which nothing is known.
        public static let generic = Dialect()

        /// An ownCloud server.
        public static let ownCloud = Dialect(
            hasRecursiveETags: true,
            honoursPreconditions: true,
            hasFileIDs: true,
            keepsModificationTimes: true,
            classes: ["1", "2", "3"]
        )

        /// A Boolean value indicating whether items can be locked.
        public var hasLocks: Bool { classes.contains("2") }
    }
}
