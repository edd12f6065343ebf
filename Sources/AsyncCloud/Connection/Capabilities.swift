public import AsyncJSON

extension Cloud {
    /// The abilities of a server.
    ///
    /// Members that a server does not tell have the value that does no harm. ``document`` has everything that it told.
    public struct Capabilities: Sendable {
        /// The document as the server sent it.
        public let document: JSON.Value

        /// Creates the abilities of a document with the members `version` and `capabilities`.
        public init(_ document: JSON.Value) { self.document = document }

        private func value(_ names: String...) -> JSON.Value? {
            names.reduce(document["capabilities"]) { $0?[$1] }
        }

        /// The version for people, such as `11.0.0`.
        public var version: String? { document["version"]?["string"]?.words }

        /// The time between two looks at the root folder that the server recommends.
        ///
        /// Values below five seconds are those of old servers, which meant seconds; 30 seconds are taken instead.
        public var pollInterval: Duration {
            guard let interval = value("core", "pollinterval")?.whole, interval >= 5000 else { return .seconds(30) }
            return .milliseconds(min(interval, 3_600_000))
        }

        /// A Boolean value indicating whether the server lists whole trees.
        public var allowsInfiniteDepth: Bool { value("dav", "propfind", "depth_infinity")?.flag ?? false }

        /// A Boolean value indicating whether files can be uploaded in chunks (chunking NG).
        public var hasChunking: Bool { (value("dav", "chunking")?.words).map { $0 >= "1.0" } ?? false }

        /// A Boolean value indicating whether files can be uploaded by TUS 1.0.0.
        public var hasTUS: Bool { value("files", "tus_support", "version")?.words == "1.0.0" }

        /// A Boolean value indicating whether there is a trash.
        public var hasTrash: Bool { value("dav", "trashbin")?.words != nil }

        /// A Boolean value indicating whether former versions of files are kept.
        public var hasVersions: Bool { value("files", "versioning")?.flag ?? false }

        /// A Boolean value indicating whether names can be searched for.
        public var hasSearch: Bool {
            value("dav", "reports")?.elements.contains { $0.string == "search-files" } ?? false
        }

        /// A Boolean value indicating whether items can be favourites.
        public var hasFavorites: Bool { value("files", "favorites")?.flag ?? true }

        /// The names of the checksums that the server checks, such as `SHA1`; the preferred one is the first.
        public var checksums: [String] {
            let all = value("checksums", "supportedTypes")?.elements.compactMap(\.words) ?? []
            guard let preferred = value("checksums", "preferredUploadType")?.words else { return all }
            return [preferred] + all.filter { $0 != preferred }
        }

        /// A Boolean value indicating whether items can be shared.
        public var hasSharing: Bool { value("files_sharing", "api_enabled")?.flag ?? false }

        /// A Boolean value indicating whether items can be shared by link.
        public var hasPublicLinks: Bool { hasSharing && value("files_sharing", "public", "enabled")?.flag ?? false }

        /// A Boolean value indicating whether links need a password.
        public var requiresLinkPassword: Bool {
            value("files_sharing", "public", "password", "enforced")?.flag ?? false
        }

        /// The fewest characters for which ``Cloud/Connection/sharees(matching:isFolder:kinds:page:pageSize:)`` asks.
        public var minimumSearchLength: Int {
            Int(clamping: max(0, value("files_sharing", "search_min_length")?.whole ?? 2))
        }
    }
}
