// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// The fifteen elements of Dublin Core.
public enum DublinCore: GData.Vocabulary {
    public static let namespace = "http://purl.org/dc/elements/1.1/"
    public static let prefix = "dc"
}

extension DublinCore {
    /// Who took part.
    public enum Contributor: GData.TextProperty { public static let element = DublinCore.name("contributor") }

    /// What place or time it is about.
    public enum Coverage: GData.TextProperty { public static let element = DublinCore.name("coverage") }

    /// Who made it.
    public enum Creator: GData.TextProperty { public static let element = DublinCore.name("creator") }

    /// When it was made, or changed.
    public enum Date: GData.TextProperty {
        public static let element = DublinCore.name("date")
        public typealias Value = Atom.DateTime
    }

    /// What it is.
    public enum Description: GData.TextProperty { public static let element = DublinCore.name("description") }

    /// Its media type or size.
    public enum Format: GData.TextProperty { public static let element = DublinCore.name("format") }

    /// How it is known.
    public enum Identifier: GData.TextProperty { public static let element = DublinCore.name("identifier") }

    /// Its language.
    public enum Language: GData.TextProperty { public static let element = DublinCore.name("language") }

    /// Who published it.
    public enum Publisher: GData.TextProperty { public static let element = DublinCore.name("publisher") }

    /// What it is related to.
    public enum Relation: GData.TextProperty { public static let element = DublinCore.name("relation") }

    /// Who has which rights in it.
    public enum Rights: GData.TextProperty { public static let element = DublinCore.name("rights") }

    /// What it was made from.
    public enum Source: GData.TextProperty { public static let element = DublinCore.name("source") }

    /// What it is about.
    public enum Subject: GData.TextProperty { public static let element = DublinCore.name("subject") }

    /// Its title.
    public enum Title: GData.TextProperty { public static let element = DublinCore.name("title") }

    /// What kind of thing it is.
    public enum Kind: GData.TextProperty { public static let element = DublinCore.name("type") }
}
