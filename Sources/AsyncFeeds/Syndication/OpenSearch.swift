// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The numbers of a page of results (OpenSearch 1.1).
public enum OpenSearch: Feeds.Vocabulary {
    public static let namespace = "http://a9.com/-/spec/opensearch/1.1/"
    public static let prefix = "openSearch"
}

extension OpenSearch {
    /// The number of entries in all pages.
    public enum TotalResults: Feeds.TextProperty {
        public static let element = OpenSearch.name("totalResults")
        public typealias Value = Int
    }

    /// The number of the page's first entry, counted from 1.
    public enum StartIndex: Feeds.TextProperty {
        public static let element = OpenSearch.name("startIndex")
        public typealias Value = Int
    }

    /// The maximum number of entries in a page.
    public enum ItemsPerPage: Feeds.TextProperty {
        public static let element = OpenSearch.name("itemsPerPage")
        public typealias Value = Int
    }
}
