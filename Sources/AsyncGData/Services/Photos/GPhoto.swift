// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Photos, albums and the people who own them.
public enum GPhoto: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/photos/2007"
    public static let prefix = "gphoto"
}

extension GPhoto {
    /// Who may see an album: `public`, `private` or `protected`.
    public enum Access: GData.TextProperty { public static let element = GPhoto.name("access") }

    /// What the album of a photo is about.
    public enum AlbumDescription: GData.TextProperty { public static let element = GPhoto.name("albumdesc") }

    /// The identifier of an album.
    public enum AlbumID: GData.TextProperty { public static let element = GPhoto.name("albumid") }

    /// The title of the album of a photo.
    public enum AlbumTitle: GData.TextProperty { public static let element = GPhoto.name("albumtitle") }

    /// How many bytes an album takes.
    public enum BytesUsed: GData.TextProperty {
        public static let element = GPhoto.name("bytesUsed")
        public typealias Value = Int64
    }

    /// A checksum that the uploader gave.
    public enum Checksum: GData.TextProperty { public static let element = GPhoto.name("checksum") }

    /// How many comments there are.
    public enum CommentCount: GData.TextProperty {
        public static let element = GPhoto.name("commentCount")
        public typealias Value = Int
    }

    /// Whether people can comment.
    public enum CommentingEnabled: GData.TextProperty {
        public static let element = GPhoto.name("commentingEnabled")
        public typealias Value = Bool
    }

    /// The height in pixels.
    public enum Height: GData.TextProperty {
        public static let element = GPhoto.name("height")
        public typealias Value = Int
    }

    /// An identifier that is unique among its kind.
    public enum ID: GData.TextProperty { public static let element = GPhoto.name("id") }

    /// The version of a photo: it changes with its content.
    public enum ImageVersion: GData.TextProperty { public static let element = GPhoto.name("imageVersion") }

    /// Where photos were taken, in words.
    public enum Location: GData.TextProperty { public static let element = GPhoto.name("location") }

    /// How many photos an album can have.
    public enum MaxPhotosPerAlbum: GData.TextProperty {
        public static let element = GPhoto.name("maxPhotosPerAlbum")
        public typealias Value = Int
    }

    /// The name of a person to be shown.
    public enum Nickname: GData.TextProperty { public static let element = GPhoto.name("nickname") }

    /// How many photos an album has.
    public enum PhotoCount: GData.TextProperty {
        public static let element = GPhoto.name("numphotos")
        public typealias Value = Int
    }

    /// How many photos an album has room for.
    public enum PhotosRemaining: GData.TextProperty {
        public static let element = GPhoto.name("numphotosremaining")
        public typealias Value = Int
    }

    /// The identifier of the photo that a comment is about.
    public enum PhotoID: GData.TextProperty { public static let element = GPhoto.name("photoid") }

    /// How many bytes a person has stored.
    public enum QuotaUsed: GData.TextProperty {
        public static let element = GPhoto.name("quotacurrent")
        public typealias Value = Int64
    }

    /// How many bytes a person may store.
    public enum QuotaLimit: GData.TextProperty {
        public static let element = GPhoto.name("quotalimit")
        public typealias Value = Int64
    }

    /// By how many degrees a photo is turned.
    public enum Rotation: GData.TextProperty {
        public static let element = GPhoto.name("rotation")
        public typealias Value = Int
    }

    /// How many bytes a photo has.
    public enum Size: GData.TextProperty {
        public static let element = GPhoto.name("size")
        public typealias Value = Int64
    }

    /// What of a photo was found, in a search, as HTML.
    public enum Snippet: GData.TextProperty { public static let element = GPhoto.name("snippet") }

    /// Where it was found, such as `PHOTO_TAGS`.
    public enum SnippetType: GData.TextProperty { public static let element = GPhoto.name("snippettype") }

    /// The URI of a small image of a person.
    public enum Thumbnail: GData.TextProperty { public static let element = GPhoto.name("thumbnail") }

    /// When a photo was taken, or an album is from, in milliseconds since 1970-01-01T00:00:00Z.
    public enum Timestamp: GData.TextProperty {
        public static let element = GPhoto.name("timestamp")
        public typealias Value = Int64
    }

    /// Whether there is more of the text that was found.
    public enum Truncated: GData.TextProperty {
        public static let element = GPhoto.name("truncated")
        public typealias Value = Bool
    }

    /// The name of an account.
    public enum User: GData.TextProperty { public static let element = GPhoto.name("user") }

    /// What became of a film: `pending`, `ready`, `final` or `failed`.
    public enum VideoStatus: GData.TextProperty { public static let element = GPhoto.name("videostatus") }

    /// How often a tag is used.
    public enum Weight: GData.TextProperty {
        public static let element = GPhoto.name("weight")
        public typealias Value = Int
    }

    /// The width in pixels.
    public enum Width: GData.TextProperty {
        public static let element = GPhoto.name("width")
        public typealias Value = Int
    }
}
