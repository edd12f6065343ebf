// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of videos, their users and their comments.
public enum YouTube: Feeds.Vocabulary {
    public static let namespace = "http://gdata.youtube.com/schemas/2007"
    public static let prefix = "yt"
}

extension YouTube {
    /// The aspect ratio of a video: `widescreen`.
    public enum AspectRatio: Feeds.TextProperty { public static let element = YouTube.name("aspectRatio") }

    /// The number of users who like a comment, minus the number who dislike it.
    public enum CommentRating: Feeds.TextProperty {
        public static let element = YouTube.name("commentRating")
        public typealias Value = Int
    }

    /// The approximate number of entries.
    public enum CountHint: Feeds.TextProperty {
        public static let element = YouTube.name("countHint")
        public typealias Value = Int
    }

    /// The countries of a rating, separated by spaces.
    public enum Country: Feeds.Attribute { public static let attribute = YouTube.name("country") }

    /// The type of a contributor, such as `partner`.
    public enum CreditType: Feeds.Attribute { public static let attribute = YouTube.name("type") }

    /// The origin of captions, such as `speechRecognition`.
    public enum Derived: Feeds.TextProperty { public static let element = YouTube.name("derived") }

    /// The format of a file: `1` and `6` for mobile phones, `5` for a player in a web page.
    public enum Format: Feeds.Attribute {
        public static let attribute = YouTube.name("format")
        public typealias Value = Int
    }

    /// A flag for a video that is not uploaded yet, or lacks required metadata.
    public enum Incomplete: Feeds.Flag { public static let element = YouTube.name("incomplete") }

    /// The place where a user lives or a video was made, as text.
    public enum Location: Feeds.TextProperty { public static let element = YouTube.name("location") }

    /// A flag for a video that cannot be embedded in other pages.
    public enum NoEmbed: Feeds.Flag { public static let element = YouTube.name("noembed") }

    /// The identifier of a playlist.
    public enum PlaylistID: Feeds.TextProperty { public static let element = YouTube.name("playlistId") }

    /// The title of a playlist.
    public enum PlaylistTitle: Feeds.TextProperty { public static let element = YouTube.name("playlistTitle") }

    /// The position in a playlist, counted from 1.
    public enum Position: Feeds.TextProperty {
        public static let element = YouTube.name("position")
        public typealias Value = Int
    }

    /// A flag for a resource that is not public.
    public enum Private: Feeds.Flag { public static let element = YouTube.name("private") }

    /// The text of a search.
    public enum QueryString: Feeds.TextProperty { public static let element = YouTube.name("queryString") }

    /// The time at which a video was recorded.
    public enum Recorded: Feeds.TextProperty {
        public static let element = YouTube.name("recorded")
        public typealias Value = Atom.DateTime
    }

    /// A flag for a comment that is spam.
    public enum Spam: Feeds.Flag { public static let element = YouTube.name("spam") }

    /// The status of an invitation: `accepted`, `requested`, `pending` or `rejected`.
    public enum Status: Feeds.TextProperty { public static let element = YouTube.name("status") }

    /// The name of a small image, such as `hqdefault`.
    public enum ThumbnailName: Feeds.Attribute { public static let attribute = YouTube.name("name") }

    /// The token that an upload from a browser must contain.
    public enum Token: Feeds.TextProperty { public static let element = YouTube.name("token") }

    /// The time at which a video was uploaded.
    public enum Uploaded: Feeds.TextProperty {
        public static let element = YouTube.name("uploaded")
        public typealias Value = Atom.DateTime
    }

    /// The name of an account.
    public enum Username: Feeds.TextProperty { public static let element = YouTube.name("username") }

    /// The identifier of a video.
    public enum VideoID: Feeds.TextProperty { public static let element = YouTube.name("videoid") }
}
