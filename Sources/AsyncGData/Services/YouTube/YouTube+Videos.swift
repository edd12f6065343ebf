// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension YouTube {
    /// A video.
    public struct Video: VideoProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("video")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// A list of videos.
    public struct VideoFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("video")]
        public var feed: Atom.Feed<Video>
        public init(feed: Atom.Feed<Video>) { self.feed = feed }
    }

    /// A video that a user has marked as a favorite.
    public struct Favorite: VideoProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("favorite")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The favorite videos of a user.
    public struct FavoriteFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("favorite")]
        public var feed: Atom.Feed<Favorite>
        public init(feed: Atom.Feed<Favorite>) { self.feed = feed }
    }

    /// A video in a playlist.
    public struct PlaylistEntry: VideoProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("playlist")]
        public static let declarations = YouTube.ofVideos + Feeds.Declarations(Position.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The position of the video, counted from 1.
        public var position: Int? {
            get { self[Position.self] }
            set { self[Position.self] = newValue }
        }
    }

    /// A playlist.
    public struct PlaylistFeed: Feeds.AtomFeed, MediaProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("playlist")]
        public static let declarations = Feeds.Declarations(PlaylistID.self, Private.self)
        public var feed: Atom.Feed<PlaylistEntry>
        public init(feed: Atom.Feed<PlaylistEntry>) { self.feed = feed }

        /// The identifier of the playlist.
        public var playlistID: String? {
            get { self[PlaylistID.self] }
            set { self[PlaylistID.self] = newValue }
        }
        /// A Boolean value indicating whether the playlist is not public.
        public var isPrivate: Bool {
            get { self[Private.self] }
            set { self[Private.self] = newValue }
        }
    }

    /// A video that was sent to the user.
    public struct VideoMessage: VideoProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("videoMessage")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The videos that were sent to the user.
    public struct VideoMessageFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("videoMessage")]
        public var feed: Atom.Feed<VideoMessage>
        public init(feed: Atom.Feed<VideoMessage>) { self.feed = feed }
    }

    /// A video to be uploaded.
    public struct Upload: Feeds.AtomEntry, MediaProperties, PublicationProperties {
        public static let kinds: [Feeds.Kind] = []
        public static let declarations = Feeds.Declarations(AccessControl.self, Incomplete.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The permissions for the video.
        public var accessControls: [AccessControl] {
            get { self[all: AccessControl.self] }
            set { self[all: AccessControl.self] = newValue }
        }
    }

    /// The captions of a video in one language.
    public struct CaptionTrack: Feeds.AtomEntry, PublicationProperties {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("captionTrack")]
        public static let declarations = Feeds.Declarations(Derived.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The origin of the captions, such as `speechRecognition`; `nil` if a person wrote them.
        public var derived: String? {
            get { self[Derived.self] }
            set { self[Derived.self] = newValue }
        }
    }

    /// The captions of a video.
    public struct CaptionTrackFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("captionTrack")]
        public var feed: Atom.Feed<CaptionTrack>
        public init(feed: Atom.Feed<CaptionTrack>) { self.feed = feed }
    }
}
