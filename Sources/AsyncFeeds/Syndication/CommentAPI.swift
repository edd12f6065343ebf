// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The URLs for comments on an RSS item.
public enum CommentAPI: Feeds.Vocabulary {
    public static let namespace = "http://wellformedweb.org/CommentAPI/"
    public static let prefix = "wfw"
}

extension CommentAPI {
    /// The URL of the feed with the comments.
    public enum CommentFeed: Feeds.TextProperty { public static let element = CommentAPI.name("commentRss") }

    /// The URL to which new comments are sent.
    public enum Comment: Feeds.TextProperty { public static let element = CommentAPI.name("comment") }
}
