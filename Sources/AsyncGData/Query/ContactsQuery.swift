extension GData {
    /// A query for contacts.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct ContactsQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The URI of the group that the contacts belong to (`group`).
        public var group: String? {
            get { query["group"] }
            set { query["group"] = newValue }
        }
    }
}
