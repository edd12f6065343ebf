// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GDocs {
    /// What the service can do for the user, and how much room there is.
    public struct Metadata: GData.AtomEntry {
        public static let kinds: [GData.Kind] = [GDocs.kind("metadata")]
        public static let declarations = GData.Declarations(
            ExportFormat.self,
            ImportFormat.self,
            Feature.self,
            MaxUploadSize.self,
            LargestChangestamp.self,
            QuotaType.self,
            QuotaBytesUsedInTrash.self,
            GD.QuotaBytesTotal.self,
            GD.QuotaBytesUsed.self
        )
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// What can be exported as what.
        public var exportFormats: [ExportFormat] {
            get { self[all: ExportFormat.self] }
            set { self[all: ExportFormat.self] = newValue }
        }
        /// What can be imported as what.
        public var importFormats: [ImportFormat] {
            get { self[all: ImportFormat.self] }
            set { self[all: ImportFormat.self] = newValue }
        }
        /// What else the service can do.
        public var features: [Feature] {
            get { self[all: Feature.self] }
            set { self[all: Feature.self] = newValue }
        }
        /// How large something to be uploaded may be.
        public var maxUploadSizes: [MaxUploadSize] {
            get { self[all: MaxUploadSize.self] }
            set { self[all: MaxUploadSize.self] = newValue }
        }
        /// The number of the last change there is.
        public var largestChangestamp: Int64? {
            get { self[LargestChangestamp.self] }
            set { self[LargestChangestamp.self] = newValue }
        }
        /// How storage is limited: `limited` or `unlimited`.
        public var quotaType: String? {
            get { self[QuotaType.self] }
            set { self[QuotaType.self] = newValue }
        }
        /// How many bytes the user may store.
        public var quotaBytesTotal: Int64? {
            get { self[GD.QuotaBytesTotal.self] }
            set { self[GD.QuotaBytesTotal.self] = newValue }
        }
        /// How many bytes are stored.
        public var quotaBytesUsed: Int64? {
            get { self[GD.QuotaBytesUsed.self] }
            set { self[GD.QuotaBytesUsed.self] = newValue }
        }
        /// How many of them are in the trash.
        public var quotaBytesUsedInTrash: Int64? {
            get { self[QuotaBytesUsedInTrash.self] }
            set { self[QuotaBytesUsedInTrash.self] = newValue }
        }
    }
}
