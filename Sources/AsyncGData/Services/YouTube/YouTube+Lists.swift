// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension YouTube {
    /// A playlist of a user.
    public struct PlaylistLink: ListProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("playlistLink")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The playlists of a user.
    public struct PlaylistLinkFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("playlistLink")]
        public var feed: Atom.Feed<PlaylistLink>
        public init(feed: Atom.Feed<PlaylistLink>) { self.feed = feed }
    }

    /// A subscription of a user.
    public struct Subscription: ListProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("subscription")]
        public static let declarations =
            YouTube.ofLists + Feeds.Declarations(PlaylistTitle.self, QueryString.self, Username.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The title of the playlist.
        public var playlistTitle: String? {
            get { self[PlaylistTitle.self] }
            set { self[PlaylistTitle.self] = newValue }
        }
        /// The text of the search.
        public var queryString: String? {
            get { self[QueryString.self] }
            set { self[QueryString.self] = newValue }
        }
        /// The account with the videos.
        public var username: String? {
            get { self[Username.self] }
            set { self[Username.self] = newValue }
        }
    }

    /// The subscriptions of a user.
    public struct SubscriptionFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("subscription")]
        public var feed: Atom.Feed<Subscription>
        public init(feed: Atom.Feed<Subscription>) { self.feed = feed }
    }

    /// A channel.
    public struct Channel: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("channel")]
        public static let declarations = Feeds.Declarations(GD.FeedLink.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The feeds of the channel's videos.
        public var feedLinks: [GD.FeedLink] {
            get { self[all: GD.FeedLink.self] }
            set { self[all: GD.FeedLink.self] = newValue }
        }
    }

    /// A list of channels.
    public struct ChannelFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("channel")]
        public var feed: Atom.Feed<Channel>
        public init(feed: Atom.Feed<Channel>) { self.feed = feed }
    }

    /// An action of a user, such as a rating of a video.
    public struct UserEvent: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("userEvent")]
        public static let declarations = Feeds.Declarations(Rating.self, Username.self, VideoID.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The user's rating.
        public var rating: Rating? {
            get { self[Rating.self] }
            set { self[Rating.self] = newValue }
        }
        /// The account that the action concerns.
        public var username: String? {
            get { self[Username.self] }
            set { self[Username.self] = newValue }
        }
        /// The identifier of the video that the action concerns.
        public var videoID: String? {
            get { self[VideoID.self] }
            set { self[VideoID.self] = newValue }
        }
    }

    /// The actions of users.
    public struct UserEventFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("userEvent")]
        public var feed: Atom.Feed<UserEvent>
        public init(feed: Atom.Feed<UserEvent>) { self.feed = feed }
    }

    /// A comment on a video.
    public struct Comment: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("comment")]
        public static let declarations = Feeds.Declarations(CommentRating.self, Spam.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The number of users who like the comment, minus the number who dislike it.
        public var commentRating: Int? {
            get { self[CommentRating.self] }
            set { self[CommentRating.self] = newValue }
        }
        /// A Boolean value indicating whether the comment is spam.
        public var isSpam: Bool {
            get { self[Spam.self] }
            set { self[Spam.self] = newValue }
        }
    }

    /// The comments on a video.
    public struct CommentFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("comment")]
        public var feed: Atom.Feed<Comment>
        public init(feed: Atom.Feed<Comment>) { self.feed = feed }
    }

    /// A complaint about a video.
    public struct Complaint: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("complaint")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The complaints about videos.
    public struct ComplaintFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("complaint")]
        public var feed: Atom.Feed<Complaint>
        public init(feed: Atom.Feed<Complaint>) { self.feed = feed }
    }

    /// The rating of a video by the user.
    public struct RatingEntry: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("rating")]
        public static let declarations = Feeds.Declarations(Rating.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The user's rating.
        public var rating: Rating? {
            get { self[Rating.self] }
            set { self[Rating.self] = newValue }
        }
    }

    /// The ratings of videos.
    public struct RatingFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("rating")]
        public var feed: Atom.Feed<RatingEntry>
        public init(feed: Atom.Feed<RatingEntry>) { self.feed = feed }
    }

    /// A contact of the user.
    public struct Friend: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("friend")]
        public static let declarations = Feeds.Declarations(Status.self, Username.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The status of the invitation.
        public var status: String? {
            get { self[Status.self] }
            set { self[Status.self] = newValue }
        }
        /// The name of the account.
        public var username: String? {
            get { self[Username.self] }
            set { self[Username.self] = newValue }
        }
    }

    /// The contacts of the user.
    public struct FriendFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("friend")]
        public var feed: Atom.Feed<Friend>
        public init(feed: Atom.Feed<Friend>) { self.feed = feed }
    }
}
