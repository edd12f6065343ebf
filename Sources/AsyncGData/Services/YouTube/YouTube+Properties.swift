// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension YouTube {
    /// What films have, also as favorites or in a playlist.
    public static let ofVideos = GData.Declarations(
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

    /// What leads to a feed has.
    public static let ofLists = GData.Declarations(GD.FeedLink.self, CountHint.self, PlaylistID.self, Private.self)

    /// What is described by a `media:group`.
    public protocol MediaProperties: GData.Extensible {}

    /// What can be held back.
    public protocol PublicationProperties: GData.Extensible {}

    /// What films have, also as favorites or in a playlist.
    public protocol VideoProperties: GData.AtomEntry, MediaProperties, PublicationProperties {}

    /// What leads to a feed, such as a playlist or a subscription.
    public protocol ListProperties: GData.AtomEntry, MediaProperties {}
}

extension YouTube.MediaProperties {
    /// Its files, images and texts.
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

    /// Why it cannot be seen; it stands in `app:control`.
    public var publicationState: YouTube.State? {
        get { self[AtomPub.Control.self]?[YouTube.State.self] }
        set { control[YouTube.State.self] = newValue }
    }
    /// Whether it has not been uploaded yet, or lacks what it must have; it stands in `app:control`.
    public var isIncomplete: Bool {
        get { self[AtomPub.Control.self]?[YouTube.Incomplete.self] ?? false }
        set { control[YouTube.Incomplete.self] = newValue }
    }
}

extension YouTube.VideoProperties {
    /// What all of them have.
    public static var declarations: GData.Declarations { YouTube.ofVideos }

    /// What people may do with it.
    public var accessControls: [YouTube.AccessControl] {
        get { self[all: YouTube.AccessControl.self] }
        set { self[all: YouTube.AccessControl.self] = newValue }
    }
    /// Where the comments on it are.
    public var comments: GD.Comments? {
        get { self[GD.Comments.self] }
        set { self[GD.Comments.self] = newValue }
    }
    /// How many stars people gave it, in older feeds.
    public var starRating: GD.Rating? {
        get { self[GD.Rating.self] }
        set { self[GD.Rating.self] = newValue }
    }
    /// Where it was made, in words.
    public var location: String? {
        get { self[YouTube.Location.self] }
        set { self[YouTube.Location.self] = newValue }
    }
    /// Whether it cannot be shown in other pages.
    public var isNotEmbeddable: Bool {
        get { self[YouTube.NoEmbed.self] }
        set { self[YouTube.NoEmbed.self] = newValue }
    }
    /// How many people like it.
    public var rating: YouTube.Rating? {
        get { self[YouTube.Rating.self] }
        set { self[YouTube.Rating.self] = newValue }
    }
    /// When it was made.
    public var recorded: Atom.DateTime? {
        get { self[YouTube.Recorded.self] }
        set { self[YouTube.Recorded.self] = newValue }
    }
    /// How often it was seen.
    public var statistics: YouTube.Statistics? {
        get { self[YouTube.Statistics.self] }
        set { self[YouTube.Statistics.self] = newValue }
    }
}

extension YouTube.ListProperties {
    /// What all of them have.
    public static var declarations: GData.Declarations { YouTube.ofLists }

    /// The feed.
    public var feedLinks: [GD.FeedLink] {
        get { self[all: GD.FeedLink.self] }
        set { self[all: GD.FeedLink.self] = newValue }
    }
    /// About how many entries it has.
    public var countHint: Int? {
        get { self[YouTube.CountHint.self] }
        set { self[YouTube.CountHint.self] = newValue }
    }
    /// The identifier of the playlist.
    public var playlistID: String? {
        get { self[YouTube.PlaylistID.self] }
        set { self[YouTube.PlaylistID.self] = newValue }
    }
    /// Whether it is not for all to see.
    public var isPrivate: Bool {
        get { self[YouTube.Private.self] }
        set { self[YouTube.Private.self] = newValue }
    }
}

// What YouTube has in it.
extension Media.Group {
    /// The shape of a film: `widescreen`, or nil.
    public var aspectRatio: String? {
        get { self[YouTube.AspectRatio.self] }
        set { self[YouTube.AspectRatio.self] = newValue }
    }
    /// How many seconds a film takes.
    public var seconds: Int? {
        get { self[YouTube.Duration.self]?.seconds }
        set { self[YouTube.Duration.self] = newValue.map { seconds in YouTube.Duration { $0.seconds = seconds } } }
    }
    /// Whether a film is not for all to see.
    public var isPrivate: Bool {
        get { self[YouTube.Private.self] }
        set { self[YouTube.Private.self] = newValue }
    }
    /// When a film was uploaded.
    public var uploaded: Atom.DateTime? {
        get { self[YouTube.Uploaded.self] }
        set { self[YouTube.Uploaded.self] = newValue }
    }
    /// The identifier of a film.
    public var videoID: String? {
        get { self[YouTube.VideoID.self] }
        set { self[YouTube.VideoID.self] = newValue }
    }
}
