// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The comments on an RSS item.
public enum Slash: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/rss/1.0/modules/slash/"
    public static let prefix = "slash"
}

extension Slash {
    /// The number of comments.
    public enum Comments: Feeds.TextProperty {
        public static let element = Slash.name("comments")
        public typealias Value = Int
    }
}
