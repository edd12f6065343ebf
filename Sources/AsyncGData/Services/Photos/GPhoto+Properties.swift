// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GPhoto {
    /// The extensions of photos and their feeds.
    public static let ofPhotos = Feeds.Declarations(
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

    /// The extensions of albums and their feeds.
    public static let ofAlbums = Feeds.Declarations(
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

    /// The extensions of users and their feeds.
    public static let ofUsers = Feeds.Declarations(
        ID.self,
        MaxPhotosPerAlbum.self,
        Nickname.self,
        QuotaLimit.self,
        QuotaUsed.self,
        Thumbnail.self,
        User.self
    )

    /// The extensions of authors.
    public static let ofAuthors = Feeds.Declarations()
        .in(Atom.Person.self, Nickname.self, Thumbnail.self, User.self)

    /// The properties of all items with an identifier.
    public protocol ItemProperties: Feeds.Extensible {}

    /// The properties of photos and their feeds.
    public protocol PhotoProperties: ItemProperties {}

    /// The properties of albums and their feeds.
    public protocol AlbumProperties: ItemProperties {}

    /// The properties of users and their feeds.
    public protocol UserProperties: ItemProperties {}
}

extension GPhoto.ItemProperties {
    /// The identifier, which is unique among items of the same kind.
    public var gphotoID: String? {
        get { self[GPhoto.ID.self] }
        set { self[GPhoto.ID.self] = newValue }
    }
}

extension GPhoto.PhotoProperties {
    /// The identifier of the album.
    public var albumID: String? {
        get { self[GPhoto.AlbumID.self] }
        set { self[GPhoto.AlbumID.self] = newValue }
    }
    /// A checksum that the uploader has set.
    public var checksum: String? {
        get { self[GPhoto.Checksum.self] }
        set { self[GPhoto.Checksum.self] = newValue }
    }
    /// The number of comments.
    public var commentCount: Int? {
        get { self[GPhoto.CommentCount.self] }
        set { self[GPhoto.CommentCount.self] = newValue }
    }
    /// A Boolean value indicating whether users can comment.
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
    /// The rotation in degrees.
    public var rotation: Int? {
        get { self[GPhoto.Rotation.self] }
        set { self[GPhoto.Rotation.self] = newValue }
    }
    /// The size in bytes.
    public var size: Int64? {
        get { self[GPhoto.Size.self] }
        set { self[GPhoto.Size.self] = newValue }
    }
    /// The time of the photo, in milliseconds since 1970-01-01T00:00:00Z.
    public var timestamp: Int64? {
        get { self[GPhoto.Timestamp.self] }
        set { self[GPhoto.Timestamp.self] = newValue }
    }
    /// The processing status of a video: `pending`, `ready`, `final` or `failed`.
    public var videoStatus: String? {
        get { self[GPhoto.VideoStatus.self] }
        set { self[GPhoto.VideoStatus.self] = newValue }
    }
    /// The data that the camera stored.
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
    /// The visibility of the album: `public`, `private` or `protected`.
    public var access: String? {
        get { self[GPhoto.Access.self] }
        set { self[GPhoto.Access.self] = newValue }
    }
    /// The size in bytes.
    public var bytesUsed: Int64? {
        get { self[GPhoto.BytesUsed.self] }
        set { self[GPhoto.BytesUsed.self] = newValue }
    }
    /// The number of comments.
    public var commentCount: Int? {
        get { self[GPhoto.CommentCount.self] }
        set { self[GPhoto.CommentCount.self] = newValue }
    }
    /// A Boolean value indicating whether users can comment.
    public var isCommentingEnabled: Bool? {
        get { self[GPhoto.CommentingEnabled.self] }
        set { self[GPhoto.CommentingEnabled.self] = newValue }
    }
    /// The place where the photos were taken, as text.
    public var location: String? {
        get { self[GPhoto.Location.self] }
        set { self[GPhoto.Location.self] = newValue }
    }
    /// The display name of the album's owner.
    public var nickname: String? {
        get { self[GPhoto.Nickname.self] }
        set { self[GPhoto.Nickname.self] = newValue }
    }
    /// The number of photos.
    public var photoCount: Int? {
        get { self[GPhoto.PhotoCount.self] }
        set { self[GPhoto.PhotoCount.self] = newValue }
    }
    /// The number of photos that can still be added.
    public var photosRemaining: Int? {
        get { self[GPhoto.PhotosRemaining.self] }
        set { self[GPhoto.PhotosRemaining.self] = newValue }
    }
    /// The date of the album, in milliseconds since 1970-01-01T00:00:00Z.
    public var timestamp: Int64? {
        get { self[GPhoto.Timestamp.self] }
        set { self[GPhoto.Timestamp.self] = newValue }
    }
    /// The account of the album's owner.
    public var user: String? {
        get { self[GPhoto.User.self] }
        set { self[GPhoto.User.self] = newValue }
    }
    /// The album's cover in several sizes.
    public var mediaGroup: Media.Group? {
        get { self[Media.Group.self] }
        set { self[Media.Group.self] = newValue }
    }
}

extension GPhoto.UserProperties {
    /// The maximum number of photos in an album.
    public var maxPhotosPerAlbum: Int? {
        get { self[GPhoto.MaxPhotosPerAlbum.self] }
        set { self[GPhoto.MaxPhotosPerAlbum.self] = newValue }
    }
    /// The display name.
    public var nickname: String? {
        get { self[GPhoto.Nickname.self] }
        set { self[GPhoto.Nickname.self] = newValue }
    }
    /// The number of bytes that the user may store.
    public var quotaLimit: Int64? {
        get { self[GPhoto.QuotaLimit.self] }
        set { self[GPhoto.QuotaLimit.self] = newValue }
    }
    /// The number of bytes that the user has stored.
    public var quotaUsed: Int64? {
        get { self[GPhoto.QuotaUsed.self] }
        set { self[GPhoto.QuotaUsed.self] = newValue }
    }
    /// The URI of a small image of the user.
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
