public import AsyncFeeds

extension Atom.Relation {
    /// The feed that an entry represents (Google Data).
    public static let feed = Self(rawValue: GD.namespace + "#feed")
    /// The resource to which new entries are sent (Google Data).
    public static let post = Self(rawValue: GD.namespace + "#post")
    /// The resource to which batches are sent (Google Data).
    public static let batch = Self(rawValue: GD.namespace + "#batch")
    /// The resource that starts a resumable upload of new media (Google Data).
    public static let resumableCreateMedia = Self(rawValue: GD.namespace + "#resumable-create-media")
    /// The resource that starts a resumable upload of changed media (Google Data).
    public static let resumableEditMedia = Self(rawValue: GD.namespace + "#resumable-edit-media")
    /// The access control list of the resource (Google Data).
    public static let accessControlList = Self(rawValue: GACL.namespace + "#accessControlList")
}
