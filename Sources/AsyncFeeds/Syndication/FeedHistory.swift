// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The parts of a feed's history: archives and complete feeds (RFC 5005).
public enum FeedHistory: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/syndication/history/1.0"
    public static let prefix = "fh"
}

extension FeedHistory {
    /// A flag for an archive, which no longer changes.
    public enum Archive: Feeds.Flag { public static let element = FeedHistory.name("archive") }

    /// A flag for a feed that has all its entries in one document.
    public enum Complete: Feeds.Flag { public static let element = FeedHistory.name("complete") }
}
