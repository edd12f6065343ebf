// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// What a feed has of all its entries (RFC 5005).
public enum FeedHistory: GData.Vocabulary {
    public static let namespace = "http://purl.org/syndication/history/1.0"
    public static let prefix = "fh"
}

extension FeedHistory {
    /// That a feed is an archive, which does not change any more.
    public enum Archive: GData.Flag { public static let element = FeedHistory.name("archive") }

    /// That a feed has all entries there are.
    public enum Complete: GData.Flag { public static let element = FeedHistory.name("complete") }
}
