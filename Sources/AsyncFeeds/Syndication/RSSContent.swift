// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The full content of an RSS item whose description is a summary.
public enum RSSContent: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/rss/1.0/modules/content/"
    public static let prefix = "content"
}

extension RSSContent {
    /// The content as HTML.
    public enum Encoded: Feeds.TextProperty { public static let element = RSSContent.name("encoded") }
}
