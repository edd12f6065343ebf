// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Films, the people who made them, and what others say of them.
public enum YouTube: GData.Vocabulary {
    public static let namespace = "http://gdata.youtube.com/schemas/2007"
    public static let prefix = "yt"
}

extension YouTube {
    /// The shape of a film: `widescreen`.
    public enum AspectRatio: GData.TextProperty { public static let element = YouTube.name("aspectRatio") }

    /// How many people like a comment, less those who do not.
    public enum CommentRating: GData.TextProperty {
        public static let element = YouTube.name("commentRating")
        public typealias Value = Int
    }

    /// About how many entries there are.
    public enum CountHint: GData.TextProperty {
        public static let element = YouTube.name("countHint")
        public typealias Value = Int
    }

    /// The countries that a rating is for, separated by spaces.
    public enum Country: GData.Attribute { public static let attribute = YouTube.name("country") }

    /// What somebody is to the service, such as `partner`.
    public enum CreditType: GData.Attribute { public static let attribute = YouTube.name("type") }

    /// How captions were made, such as `speechRecognition`.
    public enum Derived: GData.TextProperty { public static let element = YouTube.name("derived") }

    /// The format of a file: `1` and `6` for mobile phones, `5` for a player in a page.
    public enum Format: GData.Attribute {
        public static let attribute = YouTube.name("format")
        public typealias Value = Int
    }

    /// That a film has not been uploaded yet, or lacks what it must have.
    public enum Incomplete: GData.Flag { public static let element = YouTube.name("incomplete") }

    /// Where somebody lives, or a film was made, in words.
    public enum Location: GData.TextProperty { public static let element = YouTube.name("location") }

    /// That a film cannot be shown in other pages.
    public enum NoEmbed: GData.Flag { public static let element = YouTube.name("noembed") }

    /// The identifier of a playlist.
    public enum PlaylistID: GData.TextProperty { public static let element = YouTube.name("playlistId") }

    /// The title of a playlist.
    public enum PlaylistTitle: GData.TextProperty { public static let element = YouTube.name("playlistTitle") }

    /// The place in a playlist, from 1.
    public enum Position: GData.TextProperty {
        public static let element = YouTube.name("position")
        public typealias Value = Int
    }

    /// That something is not for all to see.
    public enum Private: GData.Flag { public static let element = YouTube.name("private") }

    /// What was searched for.
    public enum QueryString: GData.TextProperty { public static let element = YouTube.name("queryString") }

    /// When a film was made.
    public enum Recorded: GData.TextProperty {
        public static let element = YouTube.name("recorded")
        public typealias Value = Atom.DateTime
    }

    /// That a comment is unwanted.
    public enum Spam: GData.Flag { public static let element = YouTube.name("spam") }

    /// What became of an invitation: `accepted`, `requested`, `pending` or `rejected`.
    public enum Status: GData.TextProperty { public static let element = YouTube.name("status") }

    /// What a small image is called, such as `hqdefault`.
    public enum ThumbnailName: GData.Attribute { public static let attribute = YouTube.name("name") }

    /// What an upload from a browser must contain.
    public enum Token: GData.TextProperty { public static let element = YouTube.name("token") }

    /// When a film was uploaded.
    public enum Uploaded: GData.TextProperty {
        public static let element = YouTube.name("uploaded")
        public typealias Value = Atom.DateTime
    }

    /// The name of an account.
    public enum Username: GData.TextProperty { public static let element = YouTube.name("username") }

    /// The identifier of a film.
    public enum VideoID: GData.TextProperty { public static let element = YouTube.name("videoid") }
}
