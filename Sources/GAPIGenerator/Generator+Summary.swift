extension Generator {
    /// What was generated, in numbers.
    public struct Summary: Sendable, Hashable {
        /// The module: `GAPIDrive`.
        public let module: String
        /// The enumeration around all its types.
        public let namespace: String
        /// Methods that can be called.
        public let methods: Int
        /// Those with pages.
        public let paged: Int
        /// Those with pages whose items are known.
        public let withItems: Int
        /// Those that take media.
        public let uploads: Int
        /// Those that give media.
        public let downloads: Int
        /// Structs, also those inside others.
        public let models: Int
        /// Types of known strings.
        public let enumerations: Int
        /// Properties of models.
        public let properties: Int
        /// Properties that lie outside of their structs.
        public let boxed: Int
        /// Kinds in the table of kinds.
        public let kinds: Int
        /// Lines of source.
        public let lines: Int
        /// Bytes of source.
        public let bytes: Int

        init(_ plan: ModulePlan, _ files: [(path: String, text: String)]) {
            module = plan.names.module
            namespace = plan.names.namespace
            methods = plan.queries.count
            paged = plan.queries.count { $0.paging != nil }
            withItems = plan.queries.count { $0.paging.map { $0.fact == nil } ?? false }
            uploads = plan.queries.count { $0.conformances.contains("UploadQuery") }
            downloads = plan.queries.count { $0.conformances.contains("DownloadQuery") }
            models = plan.models.count
            enumerations =
                plan.enumerations.count + plan.sharedEnumerations.count
                + plan.models.reduce(0) { $0 + $1.enumerations.count }
                + plan.queries.reduce(0) { $0 + $1.enumerations.count }
            properties = plan.models.reduce(0) { $0 + $1.properties.count }
            boxed = plan.boxed
            kinds = plan.kinds.count
            lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
            bytes = files.reduce(0) { $0 + $1.text.utf8.count }
        }
    }
}
