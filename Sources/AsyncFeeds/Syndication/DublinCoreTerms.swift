// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The dates of the Dublin Core terms.
public enum DublinCoreTerms: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/dc/terms/"
    public static let prefix = "dcterms"
}

extension DublinCoreTerms {
    /// The time of creation.
    public enum Created: Feeds.TextProperty {
        public static let element = DublinCoreTerms.name("created")
        public typealias Value = Atom.DateTime
    }

    /// The time of publication.
    public enum Issued: Feeds.TextProperty {
        public static let element = DublinCoreTerms.name("issued")
        public typealias Value = Atom.DateTime
    }

    /// The time of the last change.
    public enum Modified: Feeds.TextProperty {
        public static let element = DublinCoreTerms.name("modified")
        public typealias Value = Atom.DateTime
    }
}
