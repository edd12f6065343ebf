// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of photos, albums and their owners.
public enum GPhoto: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/photos/2007"
    public static let prefix = "gphoto"
}

extension GPhoto {
    /// The visibility of an album: `public`, `private` or `protected`.
    public enum Access: Feeds.TextProperty { public static let element = GPhoto.name("access") }

    /// The description of a photo's album.
    public enum AlbumDescription: Feeds.TextProperty { public static let element = GPhoto.name("albumdesc") }

    /// The identifier of an album.
    public enum AlbumID: Feeds.TextProperty { public static let element = GPhoto.name("albumid") }

    /// The title of a photo's album.
    public enum AlbumTitle: Feeds.TextProperty { public static let element = GPhoto.name("albumtitle") }

    /// The size of an album in bytes.
    public enum BytesUsed: Feeds.TextProperty {
        public static let element = GPhoto.name("bytesUsed")
        public typealias Value = Int64
    }

    /// A checksum that the uploader has set.
    public enum Checksum: Feeds.TextProperty { public static let element = GPhoto.name("checksum") }

    /// The number of comments.
    public enum CommentCount: Feeds.TextProperty {
        public static let element = GPhoto.name("commentCount")
        public typealias Value = Int
    }

    /// The element that indicates whether users can comment.
    public enum CommentingEnabled: Feeds.TextProperty {
        public static let element = GPhoto.name("commentingEnabled")
        public typealias Value = Bool
    }

    /// The height in pixels.
    public enum Height: Feeds.TextProperty {
        public static let element = GPhoto.name("height")
        public typealias Value = Int
    }

    /// An identifier that is unique among items of the same kind.
    public enum ID: Feeds.TextProperty { public static let element = GPhoto.name("id") }

    /// The version of a photo, which changes with its content.
    public enum ImageVersion: Feeds.TextProperty { public static let element = GPhoto.name("imageVersion") }

    /// The place where photos were taken, as text.
    public enum Location: Feeds.TextProperty { public static let element = GPhoto.name("location") }

    /// The maximum number of photos in an album.
    public enum MaxPhotosPerAlbum: Feeds.TextProperty {
        public static let element = GPhoto.name("maxPhotosPerAlbum")
        public typealias Value = Int
    }

    /// The display name of a user.
    public enum Nickname: Feeds.TextProperty { public static let element = GPhoto.name("nickname") }

    /// The number of photos in an album.
    public enum PhotoCount: Feeds.TextProperty {
        public static let element = GPhoto.name("numphotos")
        public typealias Value = Int
    }

    /// The number of photos that can still be added to an album.
    public enum PhotosRemaining: Feeds.TextProperty {
        public static let element = GPhoto.name("numphotosremaining")
        public typealias Value = Int
    }

    /// The identifier of the photo to which a comment belongs.
    public enum PhotoID: Feeds.TextProperty { public static let element = GPhoto.name("photoid") }

    /// The number of bytes that a user has stored.
    public enum QuotaUsed: Feeds.TextProperty {
        public static let element = GPhoto.name("quotacurrent")
        public typealias Value = Int64
    }

    /// The number of bytes that a user may store.
    public enum QuotaLimit: Feeds.TextProperty {
        public static let element = GPhoto.name("quotalimit")
        public typealias Value = Int64
    }

    /// The rotation of a photo in degrees.
    public enum Rotation: Feeds.TextProperty {
        public static let element = GPhoto.name("rotation")
        public typealias Value = Int
    }

    /// The size of a photo in bytes.
    public enum Size: Feeds.TextProperty {
        public static let element = GPhoto.name("size")
        public typealias Value = Int64
    }

    /// The text of a photo that matches a search, as HTML.
    public enum Snippet: Feeds.TextProperty { public static let element = GPhoto.name("snippet") }

    /// The place of the matching text, such as `PHOTO_TAGS`.
    public enum SnippetType: Feeds.TextProperty { public static let element = GPhoto.name("snippettype") }

    /// The URI of a small image of a user.
    public enum Thumbnail: Feeds.TextProperty { public static let element = GPhoto.name("thumbnail") }

    /// The time of a photo or the date of an album, in milliseconds since 1970-01-01T00:00:00Z.
    public enum Timestamp: Feeds.TextProperty {
        public static let element = GPhoto.name("timestamp")
        public typealias Value = Int64
    }

    /// The element that indicates whether the matching text is truncated.
    public enum Truncated: Feeds.TextProperty {
        public static let element = GPhoto.name("truncated")
        public typealias Value = Bool
    }

    /// The name of an account.
    public enum User: Feeds.TextProperty { public static let element = GPhoto.name("user") }

    /// The processing status of a video: `pending`, `ready`, `final` or `failed`.
    public enum VideoStatus: Feeds.TextProperty { public static let element = GPhoto.name("videostatus") }

    /// The number of times that a tag is used.
    public enum Weight: Feeds.TextProperty {
        public static let element = GPhoto.name("weight")
        public typealias Value = Int
    }

    /// The width in pixels.
    public enum Width: Feeds.TextProperty {
        public static let element = GPhoto.name("width")
        public typealias Value = Int
    }
}
