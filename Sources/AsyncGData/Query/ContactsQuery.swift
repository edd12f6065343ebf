extension GData {
    /// Which contacts are wanted.
    ///
    /// The parameters that all services have are there too: see ``Query``.
    public struct ContactsQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The URI of the group that they are in (`group`).
        public var group: String? {
            get { query["group"] }
            set { query["group"] = newValue }
        }
    }
}
