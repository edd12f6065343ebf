extension Cloud {
    /// The name of a property of a resource: a namespace and a name in it.
    ///
    /// Names compare by namespace, never by the prefix that a server happens to use.
    public struct PropertyName: Sendable, Hashable, Codable {
        /// The URI of the namespace.
        public var namespace: String
        /// The name in the namespace.
        public var name: String

        /// Creates a name.
        public init(_ namespace: String, _ name: String) {
            self.namespace = namespace
            self.name = name
        }

        /// Returns a name of WebDAV itself.
        public static func dav(_ name: String) -> PropertyName { PropertyName("DAV:", name) }

        /// Returns a name of ownCloud.
        public static func ownCloud(_ name: String) -> PropertyName { PropertyName("http://owncloud.org/ns", name) }

        /// Returns a name of Nextcloud.
        public static func nextcloud(_ name: String) -> PropertyName { PropertyName("http://nextcloud.org/ns", name) }
    }
}

extension Cloud.PropertyName: CustomStringConvertible {
    /// The name with its namespace, as `{DAV:}getetag`.
    public var description: String { "{\(namespace)}\(name)" }
}

extension Cloud.PropertyName {
    /// The kind of the resource.
    public static let resourceType = dav("resourcetype")
    /// The time of the last change.
    public static let modified = dav("getlastmodified")
    /// The size of a file.
    public static let contentLength = dav("getcontentlength")
    /// The media type of a file.
    public static let contentType = dav("getcontenttype")
    /// The version.
    public static let eTag = dav("getetag")
    /// The space that is left.
    public static let quotaAvailable = dav("quota-available-bytes")
    /// The space in use.
    public static let quotaUsed = dav("quota-used-bytes")
    /// The identity on an ownCloud server, which stays when the item is renamed.
    public static let fileID = ownCloud("id")
    /// The size of a file, or of everything in a folder.
    public static let size = ownCloud("size")
    /// The letters of what the user may do.
    public static let permissions = ownCloud("permissions")
    /// The mark of a favourite.
    public static let favorite = ownCloud("favorite")
    /// The kinds of the item's shares.
    public static let shareTypes = ownCloud("share-types")
    /// The id of the owner.
    public static let ownerID = ownCloud("owner-id")
    /// The name of the owner for people.
    public static let ownerName = ownCloud("owner-display-name")
    /// The checksums of the contents.
    public static let checksums = ownCloud("checksums")
    /// The link to the item for the users of the server.
    public static let privateLink = ownCloud("privatelink")
}

extension [Cloud.PropertyName] {
    /// The properties that a list of a folder needs.
    public static let standard: [Cloud.PropertyName] = [
        .resourceType, .modified, .contentLength, .contentType, .eTag, .fileID, .size, .permissions, .favorite,
        .shareTypes, .ownerID, .ownerName,
    ]

    /// The properties of one item: those of a list, the quota and the checksums.
    public static let detailed = standard + [.quotaAvailable, .quotaUsed, .checksums]
}
