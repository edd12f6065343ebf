// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension YouTube {
    /// The extensions of videos, favorites and videos in playlists.
    public static let ofVideos = Feeds.Declarations(
        GD.Comments.self,
        GD.Rating.self,
        AccessControl.self,
        Incomplete.self,
        Location.self,
        NoEmbed.self,
        Rating.self,
        Recorded.self,
        Statistics.self
    )
    .in(Atom.Link.self, Token.self)

    /// The extensions of entries that link to a feed.
    public static let ofLists = Feeds.Declarations(GD.FeedLink.self, CountHint.self, PlaylistID.self, Private.self)

    /// The properties of resources with a `media:group`.
    public protocol MediaProperties: Feeds.Extensible {}

    /// The properties of resources whose publication can be withheld.
    public protocol PublicationProperties: Feeds.Extensible {}

    /// The properties of videos, favorites and videos in playlists.
    public protocol VideoProperties: Feeds.AtomEntry, MediaProperties, PublicationProperties {}

    /// The properties of entries that link to a feed, such as a playlist or a subscription.
    public protocol ListProperties: Feeds.AtomEntry, MediaProperties {}
}

extension YouTube.MediaProperties {
    /// The files, images and texts of the video.
    public var mediaGroup: Media.Group? {
        get { self[Media.Group.self] }
        set { self[Media.Group.self] = newValue }
    }
}

extension YouTube.PublicationProperties {
    private var control: AtomPub.Control {
        get { self[AtomPub.Control.self] ?? AtomPub.Control() }
        set { if newValue != control { self[AtomPub.Control.self] = newValue } }
    }

    /// The reason why the video is not available; it is inside `app:control`.
    public var publicationState: YouTube.State? {
        get { self[AtomPub.Control.self]?[YouTube.State.self] }
        set { control[YouTube.State.self] = newValue }
    }
    /// A Boolean value indicating whether the video is not uploaded yet or lacks required metadata; it is inside
    /// `app:control`.
    public var isIncomplete: Bool {
        get { self[AtomPub.Control.self]?[YouTube.Incomplete.self] ?? false }
        set { control[YouTube.Incomplete.self] = newValue }
    }
}

extension YouTube.VideoProperties {
    /// The extensions of videos.
    public static var declarations: Feeds.Declarations { YouTube.ofVideos }

    /// The permissions for the video.
    public var accessControls: [YouTube.AccessControl] {
        get { self[all: YouTube.AccessControl.self] }
        set { self[all: YouTube.AccessControl.self] = newValue }
    }
    /// The comments on the video.
    public var comments: GD.Comments? {
        get { self[GD.Comments.self] }
        set { self[GD.Comments.self] = newValue }
    }
    /// The rating in stars, in older feeds.
    public var starRating: GD.Rating? {
        get { self[GD.Rating.self] }
        set { self[GD.Rating.self] = newValue }
    }
    /// The place where the video was made, as text.
    public var location: String? {
        get { self[YouTube.Location.self] }
        set { self[YouTube.Location.self] = newValue }
    }
    /// A Boolean value indicating whether the video cannot be embedded in other pages.
    public var isNotEmbeddable: Bool {
        get { self[YouTube.NoEmbed.self] }
        set { self[YouTube.NoEmbed.self] = newValue }
    }
    /// The number of users who like or dislike the video.
    public var rating: YouTube.Rating? {
        get { self[YouTube.Rating.self] }
        set { self[YouTube.Rating.self] = newValue }
    }
    /// The time at which the video was recorded.
    public var recorded: Atom.DateTime? {
        get { self[YouTube.Recorded.self] }
        set { self[YouTube.Recorded.self] = newValue }
    }
    /// The numbers of views and favorites.
    public var statistics: YouTube.Statistics? {
        get { self[YouTube.Statistics.self] }
        set { self[YouTube.Statistics.self] = newValue }
    }
}

extension YouTube.ListProperties {
    /// The extensions of entries that link to a feed.
    public static var declarations: Feeds.Declarations { YouTube.ofLists }

    /// The links to the feed.
    public var feedLinks: [GD.FeedLink] {
        get { self[all: GD.FeedLink.self] }
        set { self[all: GD.FeedLink.self] = newValue }
    }
    /// The approximate number of entries in the feed.
    public var countHint: Int? {
        get { self[YouTube.CountHint.self] }
        set { self[YouTube.CountHint.self] = newValue }
    }
    /// The identifier of the playlist.
    public var playlistID: String? {
        get { self[YouTube.PlaylistID.self] }
        set { self[YouTube.PlaylistID.self] = newValue }
    }
    /// A Boolean value indicating whether it is not public.
    public var isPrivate: Bool {
        get { self[YouTube.Private.self] }
        set { self[YouTube.Private.self] = newValue }
    }
}

// The extensions that YouTube adds to media groups.
extension Media.Group {
    /// The aspect ratio of a video: `widescreen`, or `nil`.
    public var aspectRatio: String? {
        get { self[YouTube.AspectRatio.self] }
        set { self[YouTube.AspectRatio.self] = newValue }
    }
    /// The duration of a video in seconds.
    public var seconds: Int? {
        get { self[YouTube.Duration.self]?.seconds }
        set { self[YouTube.Duration.self] = newValue.map { seconds in YouTube.Duration { $0.seconds = seconds } } }
    }
    /// A Boolean value indicating whether a video is not public.
    public var isPrivate: Bool {
        get { self[YouTube.Private.self] }
        set { self[YouTube.Private.self] = newValue }
    }
    /// The time at which a video was uploaded.
    public var uploaded: Atom.DateTime? {
        get { self[YouTube.Uploaded.self] }
        set { self[YouTube.Uploaded.self] = newValue }
    }
    /// The identifier of a video.
    public var videoID: String? {
        get { self[YouTube.VideoID.self] }
        set { self[YouTube.VideoID.self] = newValue }
    }
}
