// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GDocs {
    /// What everything in a list of documents has.
    public static let ofItems = GData.Declarations(
        GD.FeedLink.self,
        GD.LastModifiedBy.self,
        GD.LastViewed.self,
        GD.QuotaBytesUsed.self,
        Changestamp.self,
        Description.self,
        ExternalAppEntryMIMEType.self,
        Filename.self,
        LastCommented.self,
        MD5Checksum.self,
        ModifiedByMeDate.self,
        PlusMediaFile.self,
        PlusPhotosFolder.self,
        PlusPhotosRootFolder.self,
        Removed.self,
        SharedWithMeDate.self,
        SharingUser.self,
        SuggestedFilename.self,
        WritersCanInvite.self
    )

    /// A document, file or folder.
    public protocol Item: GData.AtomEntry {}
}

extension GDocs.Item {
    /// What all of them have.
    public static var declarations: GData.Declarations { GDocs.ofItems }

    /// Feeds that belong to it, such as its access control list.
    public var feedLinks: [GD.FeedLink] {
        get { self[all: GD.FeedLink.self] }
        set { self[all: GD.FeedLink.self] = newValue }
    }
    /// Who changed it last.
    public var lastModifiedBy: GD.LastModifiedBy? {
        get { self[GD.LastModifiedBy.self] }
        set { self[GD.LastModifiedBy.self] = newValue }
    }
    /// When the user last saw it.
    public var lastViewed: Atom.DateTime? {
        get { self[GD.LastViewed.self] }
        set { self[GD.LastViewed.self] = newValue }
    }
    /// How many bytes of the user's storage it takes.
    public var quotaBytesUsed: Int64? {
        get { self[GD.QuotaBytesUsed.self] }
        set { self[GD.QuotaBytesUsed.self] = newValue }
    }
    /// The number of the change that it was last part of.
    public var changestamp: Int64? {
        get { self[GDocs.Changestamp.self] }
        set { self[GDocs.Changestamp.self] = newValue }
    }
    /// What it is about.
    public var itemDescription: String? {
        get { self[GDocs.Description.self] }
        set { self[GDocs.Description.self] = newValue }
    }
    /// The media type that another application gave it.
    public var externalAppEntryMIMEType: String? {
        get { self[GDocs.ExternalAppEntryMIMEType.self] }
        set { self[GDocs.ExternalAppEntryMIMEType.self] = newValue }
    }
    /// What it was called when it was uploaded.
    public var filename: String? {
        get { self[GDocs.Filename.self] }
        set { self[GDocs.Filename.self] = newValue }
    }
    /// When somebody last commented on it.
    public var lastCommented: Atom.DateTime? {
        get { self[GDocs.LastCommented.self] }
        set { self[GDocs.LastCommented.self] = newValue }
    }
    /// The MD5 checksum of its content, in hexadecimal digits.
    public var md5Checksum: String? {
        get { self[GDocs.MD5Checksum.self] }
        set { self[GDocs.MD5Checksum.self] = newValue }
    }
    /// When the user last changed it.
    public var modifiedByMe: Atom.DateTime? {
        get { self[GDocs.ModifiedByMeDate.self] }
        set { self[GDocs.ModifiedByMeDate.self] = newValue }
    }
    /// Whether it is an image or film of Google+.
    public var isPlusMediaFile: Bool? {
        get { self[GDocs.PlusMediaFile.self] }
        set { self[GDocs.PlusMediaFile.self] = newValue }
    }
    /// Whether it is an album of Google+.
    public var isPlusPhotosFolder: Bool? {
        get { self[GDocs.PlusPhotosFolder.self] }
        set { self[GDocs.PlusPhotosFolder.self] = newValue }
    }
    /// Whether it is the folder of all albums of Google+.
    public var isPlusPhotosRootFolder: Bool? {
        get { self[GDocs.PlusPhotosRootFolder.self] }
        set { self[GDocs.PlusPhotosRootFolder.self] = newValue }
    }
    /// Whether it is no longer there for the user.
    public var isRemoved: Bool {
        get { self[GDocs.Removed.self] }
        set { self[GDocs.Removed.self] = newValue }
    }
    /// When it was shared with the user.
    public var sharedWithMe: Atom.DateTime? {
        get { self[GDocs.SharedWithMeDate.self] }
        set { self[GDocs.SharedWithMeDate.self] = newValue }
    }
    /// Who shared it with the user.
    public var sharingUser: GDocs.SharingUser? {
        get { self[GDocs.SharingUser.self] }
        set { self[GDocs.SharingUser.self] = newValue }
    }
    /// What it is to be called where it is downloaded.
    public var suggestedFilename: String? {
        get { self[GDocs.SuggestedFilename.self] }
        set { self[GDocs.SuggestedFilename.self] = newValue }
    }
    /// Whether those who may write can let others do so.
    public var writersCanInvite: Bool? {
        get { self[GDocs.WritersCanInvite.self] }
        set { self[GDocs.WritersCanInvite.self] = newValue }
    }
}
