// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// How much of a result a feed has (OpenSearch 1.1).
public enum OpenSearch: GData.Vocabulary {
    public static let namespace = "http://a9.com/-/spec/opensearch/1.1/"
    public static let prefix = "openSearch"
}

extension OpenSearch {
    /// How many entries there are in all.
    public enum TotalResults: GData.TextProperty {
        public static let element = OpenSearch.name("totalResults")
        public typealias Value = Int
    }

    /// The number of the first entry in the feed, from 1.
    public enum StartIndex: GData.TextProperty {
        public static let element = OpenSearch.name("startIndex")
        public typealias Value = Int
    }

    /// How many entries a feed has at most.
    public enum ItemsPerPage: GData.TextProperty {
        public static let element = OpenSearch.name("itemsPerPage")
        public typealias Value = Int
    }
}
