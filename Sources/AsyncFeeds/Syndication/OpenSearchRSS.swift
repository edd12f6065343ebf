// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The numbers of a page of results, in the namespace of OpenSearch 1.0.
public enum OpenSearchRSS: Feeds.Vocabulary {
    public static let namespace = "http://a9.com/-/spec/opensearchrss/1.0/"
    public static let prefix = "openSearch"
}

extension OpenSearchRSS {
    /// The number of entries in all pages.
    public enum TotalResults: Feeds.TextProperty {
        public static let element = OpenSearchRSS.name("totalResults")
        public typealias Value = Int
    }

    /// The number of the page's first entry, counted from 1.
    public enum StartIndex: Feeds.TextProperty {
        public static let element = OpenSearchRSS.name("startIndex")
        public typealias Value = Int
    }

    /// The maximum number of entries in a page.
    public enum ItemsPerPage: Feeds.TextProperty {
        public static let element = OpenSearchRSS.name("itemsPerPage")
        public typealias Value = Int
    }
}
