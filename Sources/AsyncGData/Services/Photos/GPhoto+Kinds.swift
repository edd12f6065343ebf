// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GPhoto {
    /// A photo or a video.
    public struct Photo: Feeds.AtomEntry, PhotoProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("photo")]
        public static let declarations =
            GPhoto.ofPhotos + GPhoto.ofAuthors
            + Feeds.Declarations(
                Access.self,
                AlbumDescription.self,
                AlbumTitle.self,
                ImageVersion.self,
                Location.self,
                Snippet.self,
                SnippetType.self,
                Truncated.self
            )
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The visibility of its album: `public`, `private` or `protected`.
        public var access: String? {
            get { self[Access.self] }
            set { self[Access.self] = newValue }
        }
        /// The description of its album.
        public var albumDescription: String? {
            get { self[AlbumDescription.self] }
            set { self[AlbumDescription.self] = newValue }
        }
        /// The title of its album.
        public var albumTitle: String? {
            get { self[AlbumTitle.self] }
            set { self[AlbumTitle.self] = newValue }
        }
        /// The version, which changes with the content.
        public var imageVersion: String? {
            get { self[ImageVersion.self] }
            set { self[ImageVersion.self] = newValue }
        }
        /// The place where it was taken, as text.
        public var location: String? {
            get { self[Location.self] }
            set { self[Location.self] = newValue }
        }
        /// The matching text in a search, as HTML.
        public var snippet: String? {
            get { self[Snippet.self] }
            set { self[Snippet.self] = newValue }
        }
        /// The place of the matching text, such as `PHOTO_TAGS`.
        public var snippetType: String? {
            get { self[SnippetType.self] }
            set { self[SnippetType.self] = newValue }
        }
        /// A Boolean value indicating whether the matching text is truncated.
        public var isTruncated: Bool? {
            get { self[Truncated.self] }
            set { self[Truncated.self] = newValue }
        }
    }

    /// The comments on a photo and its tags.
    public struct PhotoFeed: Feeds.AtomFeed, PhotoProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("photo")]
        public static let declarations = GPhoto.ofPhotos + GPhoto.ofAuthors
        public var feed: Atom.Feed<Feeds.AnyEntry>
        public init(feed: Atom.Feed<Feeds.AnyEntry>) { self.feed = feed }
    }

    /// An album.
    public struct Album: Feeds.AtomEntry, AlbumProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("album")]
        public static let declarations = GPhoto.ofAlbums + GPhoto.ofAuthors
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The photos of an album or its tags.
    public struct AlbumFeed: Feeds.AtomFeed, AlbumProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("album")]
        public static let declarations = GPhoto.ofAlbums + GPhoto.ofAuthors
        public var feed: Atom.Feed<Feeds.AnyEntry>
        public init(feed: Atom.Feed<Feeds.AnyEntry>) { self.feed = feed }
    }

    /// A user with photos.
    public struct UserEntry: Feeds.AtomEntry, UserProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("user")]
        public static let declarations = GPhoto.ofUsers + GPhoto.ofAuthors
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The albums, photos, tags or contacts of a user.
    public struct UserFeed: Feeds.AtomFeed, UserProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("user")]
        public static let declarations = GPhoto.ofUsers + GPhoto.ofAuthors
        public var feed: Atom.Feed<Feeds.AnyEntry>
        public init(feed: Atom.Feed<Feeds.AnyEntry>) { self.feed = feed }
    }

    /// A comment on a photo.
    public struct Comment: Feeds.AtomEntry, ItemProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("comment")]
        public static let declarations = GPhoto.ofAuthors + Feeds.Declarations(ID.self, AlbumID.self, PhotoID.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The identifier of the album.
        public var albumID: String? {
            get { self[AlbumID.self] }
            set { self[AlbumID.self] = newValue }
        }
        /// The identifier of the photo.
        public var photoID: String? {
            get { self[PhotoID.self] }
            set { self[PhotoID.self] = newValue }
        }
    }

    /// A tag for photos.
    public struct Tag: Feeds.AtomEntry, ItemProperties {
        public static let kinds: [Feeds.Kind] = [GPhoto.kind("tag")]
        public static let declarations = GPhoto.ofAuthors + Feeds.Declarations(ID.self, Weight.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The number of times that the tag is used.
        public var weight: Int? {
            get { self[Weight.self] }
            set { self[Weight.self] = newValue }
        }
    }
}
