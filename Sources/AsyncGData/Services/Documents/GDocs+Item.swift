// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GDocs {
    /// The extensions of all items in a list of documents.
    public static let ofItems = Feeds.Declarations(
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
    public protocol Item: Feeds.AtomEntry {}
}

extension GDocs.Item {
    /// The extensions of all items.
    public static var declarations: Feeds.Declarations { GDocs.ofItems }

    /// The feeds that belong to the item, such as its access control list.
    public var feedLinks: [GD.FeedLink] {
        get { self[all: GD.FeedLink.self] }
        set { self[all: GD.FeedLink.self] = newValue }
    }
    /// The person who last changed the item.
    public var lastModifiedBy: GD.LastModifiedBy? {
        get { self[GD.LastModifiedBy.self] }
        set { self[GD.LastModifiedBy.self] = newValue }
    }
    /// The time at which the user last viewed the item.
    public var lastViewed: Atom.DateTime? {
        get { self[GD.LastViewed.self] }
        set { self[GD.LastViewed.self] = newValue }
    }
    /// The number of bytes of the user's storage that the item takes up.
    public var quotaBytesUsed: Int64? {
        get { self[GD.QuotaBytesUsed.self] }
        set { self[GD.QuotaBytesUsed.self] = newValue }
    }
    /// The number of the last change that the item was a part of.
    public var changestamp: Int64? {
        get { self[GDocs.Changestamp.self] }
        set { self[GDocs.Changestamp.self] = newValue }
    }
    /// The description.
    public var itemDescription: String? {
        get { self[GDocs.Description.self] }
        set { self[GDocs.Description.self] = newValue }
    }
    /// The media type that another application has set.
    public var externalAppEntryMIMEType: String? {
        get { self[GDocs.ExternalAppEntryMIMEType.self] }
        set { self[GDocs.ExternalAppEntryMIMEType.self] = newValue }
    }
    /// The file name at the time of the upload.
    public var filename: String? {
        get { self[GDocs.Filename.self] }
        set { self[GDocs.Filename.self] = newValue }
    }
    /// The time of the last comment.
    public var lastCommented: Atom.DateTime? {
        get { self[GDocs.LastCommented.self] }
        set { self[GDocs.LastCommented.self] = newValue }
    }
    /// The MD5 checksum of its content, in hexadecimal digits.
    public var md5Checksum: String? {
        get { self[GDocs.MD5Checksum.self] }
        set { self[GDocs.MD5Checksum.self] = newValue }
    }
    /// The time of the user's last change.
    public var modifiedByMe: Atom.DateTime? {
        get { self[GDocs.ModifiedByMeDate.self] }
        set { self[GDocs.ModifiedByMeDate.self] = newValue }
    }
    /// A Boolean value indicating whether the item is an image or video of Google+.
    public var isPlusMediaFile: Bool? {
        get { self[GDocs.PlusMediaFile.self] }
        set { self[GDocs.PlusMediaFile.self] = newValue }
    }
    /// A Boolean value indicating whether the item is an album of Google+.
    public var isPlusPhotosFolder: Bool? {
        get { self[GDocs.PlusPhotosFolder.self] }
        set { self[GDocs.PlusPhotosFolder.self] = newValue }
    }
    /// A Boolean value indicating whether the item is the folder of all albums of Google+.
    public var isPlusPhotosRootFolder: Bool? {
        get { self[GDocs.PlusPhotosRootFolder.self] }
        set { self[GDocs.PlusPhotosRootFolder.self] = newValue }
    }
    /// A Boolean value indicating whether the item is no longer available to the user.
    public var isRemoved: Bool {
        get { self[GDocs.Removed.self] }
        set { self[GDocs.Removed.self] = newValue }
    }
    /// The time at which the item was shared with the user.
    public var sharedWithMe: Atom.DateTime? {
        get { self[GDocs.SharedWithMeDate.self] }
        set { self[GDocs.SharedWithMeDate.self] = newValue }
    }
    /// The person who shared the item with the user.
    public var sharingUser: GDocs.SharingUser? {
        get { self[GDocs.SharingUser.self] }
        set { self[GDocs.SharingUser.self] = newValue }
    }
    /// The suggested file name for downloads.
    public var suggestedFilename: String? {
        get { self[GDocs.SuggestedFilename.self] }
        set { self[GDocs.SuggestedFilename.self] = newValue }
    }
    /// A Boolean value indicating whether writers can invite other writers.
    public var writersCanInvite: Bool? {
        get { self[GDocs.WritersCanInvite.self] }
        set { self[GDocs.WritersCanInvite.self] = newValue }
    }
}
