extension Generator {
    /// The counts of the generated source.
    public struct Summary: Sendable, Hashable {
        /// The module: `GAPIDrive`.
        public let module: String
        /// The enumeration around all types of the module.
        public let namespace: String
        /// The number of methods.
        public let methods: Int
        /// The number of methods with pages.
        public let paged: Int
        /// The number of methods with pages whose items are known.
        public let withItems: Int
        /// The number of methods that upload media.
        public let uploads: Int
        /// The number of methods that download media.
        public let downloads: Int
        /// The number of structs, including those inside others.
        public let models: Int
        /// The number of types of known strings.
        public let enumerations: Int
        /// The number of properties of models.
        public let properties: Int
        /// The number of properties whose values are stored outside of their structs.
        public let boxed: Int
        /// The number of entries in the table of kinds.
        public let kinds: Int
        /// The number of lines of source.
        public let lines: Int
        /// The number of bytes of source.
        public let bytes: Int

        init(_ plan: ModulePlan, _ files: [(path: String, text: String)]) {
            module = plan.names.module
            namespace = plan.names.namespace
            methods = plan.queries.count
            paged = plan.queries.count { $0.paging != nil }
            withItems = plan.queries.count { $0.paging.map { $0.fact == nil } ?? false }
            uploads = plan.queries.count { $0.conformances.contains("GAPI.UploadQuery") }
            downloads = plan.queries.count { $0.conformances.contains("GAPI.DownloadQuery") }
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
