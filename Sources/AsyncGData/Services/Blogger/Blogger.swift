// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

/// The vocabulary of blogs, their posts and comments.
public enum Blogger: Feeds.Vocabulary {
    /// The namespace of the kinds; it has no elements.
    public static let namespace = "http://schemas.google.com/blogger/2008/kind"
    /// The prefix of the namespace; nothing is written with it.
    public static let prefix = "blogger"
}

extension Blogger {
    /// A blog.
    public struct Blog: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = []
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The blogs of a user.
    public struct BlogFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = []
        public var feed: Atom.Feed<Blog>
        public init(feed: Atom.Feed<Blog>) { self.feed = feed }
    }

    /// A post of a blog.
    public struct Post: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [Blogger.kind("post")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The number of comments.
        public var commentCount: Int? {
            get { self[Threading.Total.self] }
            set { self[Threading.Total.self] = newValue }
        }
        /// A small image for the post.
        public var thumbnail: Media.Thumbnail? {
            get { self[Media.Thumbnail.self] }
            set { self[Media.Thumbnail.self] = newValue }
        }
    }

    /// The posts of a blog.
    public struct PostFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = []
        public var feed: Atom.Feed<Post>
        public init(feed: Atom.Feed<Post>) { self.feed = feed }
    }

    /// A comment on a post.
    public struct Comment: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [Blogger.kind("comment")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The post to which the comment belongs.
        public var post: Threading.InReplyTo? {
            get { self[Threading.InReplyTo.self] }
            set { self[Threading.InReplyTo.self] = newValue }
        }
    }

    /// The comments on a post or a blog.
    public struct CommentFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = []
        public var feed: Atom.Feed<Comment>
        public init(feed: Atom.Feed<Comment>) { self.feed = feed }
    }
}
