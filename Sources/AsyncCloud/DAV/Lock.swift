extension Cloud {
    /// A lock that this client holds on an item.
    public struct Lock: Sendable, Hashable {
        /// The place of the locked item.
        public var path: Path
        /// The token that changes of the item must show; it is no secret, but nobody else needs it.
        public var token: String
        /// The time until the server drops the lock; `nil` for never, or if it does not say.
        public var timeout: Duration?

        /// Creates a lock.
        public init(path: Path, token: String, timeout: Duration? = nil) {
            self.path = path
            self.token = token
            self.timeout = timeout
        }
    }
}
