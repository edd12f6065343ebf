// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GDocs {
    /// The features of the service for the user, and the user's storage.
    public struct Metadata: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GDocs.kind("metadata")]
        public static let declarations = Feeds.Declarations(
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

        /// The formats to which documents can be exported.
        public var exportFormats: [ExportFormat] {
            get { self[all: ExportFormat.self] }
            set { self[all: ExportFormat.self] = newValue }
        }
        /// The formats that can be imported.
        public var importFormats: [ImportFormat] {
            get { self[all: ImportFormat.self] }
            set { self[all: ImportFormat.self] = newValue }
        }
        /// The other features of the service.
        public var features: [Feature] {
            get { self[all: Feature.self] }
            set { self[all: Feature.self] = newValue }
        }
        /// The maximum sizes of uploads, by kind.
        public var maxUploadSizes: [MaxUploadSize] {
            get { self[all: MaxUploadSize.self] }
            set { self[all: MaxUploadSize.self] = newValue }
        }
        /// The number of the latest change.
        public var largestChangestamp: Int64? {
            get { self[LargestChangestamp.self] }
            set { self[LargestChangestamp.self] = newValue }
        }
        /// The type of the storage limit: `limited` or `unlimited`.
        public var quotaType: String? {
            get { self[QuotaType.self] }
            set { self[QuotaType.self] = newValue }
        }
        /// The number of bytes that the user may store.
        public var quotaBytesTotal: Int64? {
            get { self[GD.QuotaBytesTotal.self] }
            set { self[GD.QuotaBytesTotal.self] = newValue }
        }
        /// The number of bytes that are stored.
        public var quotaBytesUsed: Int64? {
            get { self[GD.QuotaBytesUsed.self] }
            set { self[GD.QuotaBytesUsed.self] = newValue }
        }
        /// The number of stored bytes that are in the trash.
        public var quotaBytesUsedInTrash: Int64? {
            get { self[QuotaBytesUsedInTrash.self] }
            set { self[QuotaBytesUsedInTrash.self] = newValue }
        }
    }
}
