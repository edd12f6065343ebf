// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GPhoto {
    /// What photos and their feeds have.
    public static let ofPhotos = GData.Declarations(
        AlbumID.self,
        Checksum.self,
        CommentCount.self,
        CommentingEnabled.self,
        Height.self,
        ID.self,
        Rotation.self,
        Size.self,
        Timestamp.self,
        VideoStatus.self,
        Width.self,
        EXIF.Tags.self
    )

    /// What albums and their feeds have.
    public static let ofAlbums = GData.Declarations(
        Access.self,
        BytesUsed.self,
        CommentCount.self,
        CommentingEnabled.self,
        ID.self,
        Location.self,
        Nickname.self,
        PhotoCount.self,
        PhotosRemaining.self,
        Timestamp.self,
        User.self
    )

    /// What people and their feeds have.
    public static let ofUsers = GData.Declarations(
        ID.self,
        MaxPhotosPerAlbum.self,
        Nickname.self,
        QuotaLimit.self,
        QuotaUsed.self,
        Thumbnail.self,
        User.self
    )

    /// What authors have.
    public static let ofAuthors = GData.Declarations()
        .in(Atom.Person.self, Nickname.self, Thumbnail.self, User.self)

    /// What has an identifier among its kind.
    public protocol ItemProperties: GData.Extensible {}

    /// What photos and their feeds have.
    public protocol PhotoProperties: ItemProperties {}

    /// What albums and their feeds have.
    public protocol AlbumProperties: ItemProperties {}

    /// What people and their feeds have.
    public protocol UserProperties: ItemProperties {}
}

extension GPhoto.ItemProperties {
    /// The identifier, unique among its kind.
    public var gphotoID: String? {
        get { self[GPhoto.ID.self] }
        set { self[GPhoto.ID.self] = newValue }
    }
}

extension GPhoto.PhotoProperties {
    /// The identifier of its album.
    public var albumID: String? {
        get { self[GPhoto.AlbumID.self] }
        set { self[GPhoto.AlbumID.self] = newValue }
    }
    /// A checksum that the uploader gave.
    public var checksum: String? {
        get { self[GPhoto.Checksum.self] }
        set { self[GPhoto.Checksum.self] = newValue }
    }
    /// How many comments there are.
    public var commentCount: Int? {
        get { self[GPhoto.CommentCount.self] }
        set { self[GPhoto.CommentCount.self] = newValue }
    }
    /// Whether people can comment.
    public var isCommentingEnabled: Bool? {
        get { self[GPhoto.CommentingEnabled.self] }
        set { self[GPhoto.CommentingEnabled.self] = newValue }
    }
    /// The height in pixels.
    public var height: Int? {
        get { self[GPhoto.Height.self] }
        set { self[GPhoto.Height.self] = newValue }
    }
    /// The width in pixels.
    public var width: Int? {
        get { self[GPhoto.Width.self] }
        set { self[GPhoto.Width.self] = newValue }
    }
    /// By how many degrees it is turned.
    public var rotation: Int? {
        get { self[GPhoto.Rotation.self] }
        set { self[GPhoto.Rotation.self] = newValue }
    }
    /// How many bytes it has.
    public var size: Int64? {
        get { self[GPhoto.Size.self] }
        set { self[GPhoto.Size.self] = newValue }
    }
    /// When it was taken, in milliseconds since 1970-01-01T00:00:00Z.
    public var timestamp: Int64? {
        get { self[GPhoto.Timestamp.self] }
        set { self[GPhoto.Timestamp.self] = newValue }
    }
    /// What became of a film: `pending`, `ready`, `final` or `failed`.
    public var videoStatus: String? {
        get { self[GPhoto.VideoStatus.self] }
        set { self[GPhoto.VideoStatus.self] = newValue }
    }
    /// What the camera noted.
    public var exif: EXIF.Tags? {
        get { self[EXIF.Tags.self] }
        set { self[EXIF.Tags.self] = newValue }
    }
    /// The photo in several sizes.
    public var mediaGroup: Media.Group? {
        get { self[Media.Group.self] }
        set { self[Media.Group.self] = newValue }
    }
}

extension GPhoto.AlbumProperties {
    /// Who may see it: `public`, `private` or `protected`.
    public var access: String? {
        get { self[GPhoto.Access.self] }
        set { self[GPhoto.Access.self] = newValue }
    }
    /// How many bytes it takes.
    public var bytesUsed: Int64? {
        get { self[GPhoto.BytesUsed.self] }
        set { self[GPhoto.BytesUsed.self] = newValue }
    }
    /// How many comments there are.
    public var commentCount: Int? {
        get { self[GPhoto.CommentCount.self] }
        set { self[GPhoto.CommentCount.self] = newValue }
    }
    /// Whether people can comment.
    public var isCommentingEnabled: Bool? {
        get { self[GPhoto.CommentingEnabled.self] }
        set { self[GPhoto.CommentingEnabled.self] = newValue }
    }
    /// Where its photos were taken, in words.
    public var location: String? {
        get { self[GPhoto.Location.self] }
        set { self[GPhoto.Location.self] = newValue }
    }
    /// The name of its owner to be shown.
    public var nickname: String? {
        get { self[GPhoto.Nickname.self] }
        set { self[GPhoto.Nickname.self] = newValue }
    }
    /// How many photos it has.
    public var photoCount: Int? {
        get { self[GPhoto.PhotoCount.self] }
        set { self[GPhoto.PhotoCount.self] = newValue }
    }
    /// How many photos it has room for.
    public var photosRemaining: Int? {
        get { self[GPhoto.PhotosRemaining.self] }
        set { self[GPhoto.PhotosRemaining.self] = newValue }
    }
    /// When it is from, in milliseconds since 1970-01-01T00:00:00Z.
    public var timestamp: Int64? {
        get { self[GPhoto.Timestamp.self] }
        set { self[GPhoto.Timestamp.self] = newValue }
    }
    /// The account of its owner.
    public var user: String? {
        get { self[GPhoto.User.self] }
        set { self[GPhoto.User.self] = newValue }
    }
    /// Its cover in several sizes.
    public var mediaGroup: Media.Group? {
        get { self[Media.Group.self] }
        set { self[Media.Group.self] = newValue }
    }
}

extension GPhoto.UserProperties {
    /// How many photos an album can have.
    public var maxPhotosPerAlbum: Int? {
        get { self[GPhoto.MaxPhotosPerAlbum.self] }
        set { self[GPhoto.MaxPhotosPerAlbum.self] = newValue }
    }
    /// The name to be shown.
    public var nickname: String? {
        get { self[GPhoto.Nickname.self] }
        set { self[GPhoto.Nickname.self] = newValue }
    }
    /// How many bytes the person may store.
    public var quotaLimit: Int64? {
        get { self[GPhoto.QuotaLimit.self] }
        set { self[GPhoto.QuotaLimit.self] = newValue }
    }
    /// How many bytes the person has stored.
    public var quotaUsed: Int64? {
        get { self[GPhoto.QuotaUsed.self] }
        set { self[GPhoto.QuotaUsed.self] = newValue }
    }
    /// The URI of a small image of the person.
    public var thumbnail: String? {
        get { self[GPhoto.Thumbnail.self] }
        set { self[GPhoto.Thumbnail.self] = newValue }
    }
    /// The name of the account.
    public var user: String? {
        get { self[GPhoto.User.self] }
        set { self[GPhoto.User.self] = newValue }
    }
}
