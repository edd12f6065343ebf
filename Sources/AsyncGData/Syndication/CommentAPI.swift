// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Where the comments on an item of RSS are.
public enum CommentAPI: GData.Vocabulary {
    public static let namespace = "http://wellformedweb.org/CommentAPI/"
    public static let prefix = "wfw"
}

extension CommentAPI {
    /// Their feed.
    public enum CommentFeed: GData.TextProperty { public static let element = CommentAPI.name("commentRss") }

    /// Where new ones are sent to.
    public enum Comment: GData.TextProperty { public static let element = CommentAPI.name("comment") }
}
