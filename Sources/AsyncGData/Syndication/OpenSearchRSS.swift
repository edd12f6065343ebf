// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// How much of a result a feed has, in the namespace of OpenSearch 1.0.
public enum OpenSearchRSS: GData.Vocabulary {
    public static let namespace = "http://a9.com/-/spec/opensearchrss/1.0/"
    public static let prefix = "openSearch"
}

extension OpenSearchRSS {
    /// How many entries there are in all.
    public enum TotalResults: GData.TextProperty {
        public static let element = OpenSearchRSS.name("totalResults")
        public typealias Value = Int
    }

    /// The number of the first entry in the feed, from 1.
    public enum StartIndex: GData.TextProperty {
        public static let element = OpenSearchRSS.name("startIndex")
        public typealias Value = Int
    }

    /// How many entries a feed has at most.
    public enum ItemsPerPage: GData.TextProperty {
        public static let element = OpenSearchRSS.name("itemsPerPage")
        public typealias Value = Int
    }
}
