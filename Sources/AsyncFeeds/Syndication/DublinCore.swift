// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The fifteen elements of Dublin Core.
public enum DublinCore: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/dc/elements/1.1/"
    public static let prefix = "dc"
}

extension DublinCore {
    /// A person or organization that contributed to the resource.
    public enum Contributor: Feeds.TextProperty { public static let element = DublinCore.name("contributor") }

    /// The place or time that the resource covers.
    public enum Coverage: Feeds.TextProperty { public static let element = DublinCore.name("coverage") }

    /// The person or organization that created the resource.
    public enum Creator: Feeds.TextProperty { public static let element = DublinCore.name("creator") }

    /// The time of creation or of a change.
    public enum Date: Feeds.TextProperty {
        public static let element = DublinCore.name("date")
        public typealias Value = Atom.DateTime
    }

    /// A description of the resource.
    public enum Description: Feeds.TextProperty { public static let element = DublinCore.name("description") }

    /// The media type or size of the resource.
    public enum Format: Feeds.TextProperty { public static let element = DublinCore.name("format") }

    /// The identifier of the resource.
    public enum Identifier: Feeds.TextProperty { public static let element = DublinCore.name("identifier") }

    /// The language of the resource.
    public enum Language: Feeds.TextProperty { public static let element = DublinCore.name("language") }

    /// The person or organization that published the resource.
    public enum Publisher: Feeds.TextProperty { public static let element = DublinCore.name("publisher") }

    /// A related resource.
    public enum Relation: Feeds.TextProperty { public static let element = DublinCore.name("relation") }

    /// The rights in the resource.
    public enum Rights: Feeds.TextProperty { public static let element = DublinCore.name("rights") }

    /// The resource from which this one was derived.
    public enum Source: Feeds.TextProperty { public static let element = DublinCore.name("source") }

    /// The subject of the resource.
    public enum Subject: Feeds.TextProperty { public static let element = DublinCore.name("subject") }

    /// The title of the resource.
    public enum Title: Feeds.TextProperty { public static let element = DublinCore.name("title") }

    /// The type of the resource (`dc:type`).
    public enum Kind: Feeds.TextProperty { public static let element = DublinCore.name("type") }
}
