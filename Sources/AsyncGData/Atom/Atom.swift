import AsyncXML

/// Atom: feeds, entries and what they consist of (RFC 4287).
///
/// A namespace for types that can be decoded and encoded by `XML.Decoder` and `XML.Encoder`. Each keeps what it does not know, so
/// that a feed comes out as it came in. What RFC 4287 requires is optional here nevertheless: a partial response leaves
/// out whatever was not asked for, and a careless feed is no reason to lose all of it. Where something is there twice that can be there
/// once, one of both counts, and one is written.
public enum Atom: GData.Vocabulary {
    /// Atom's namespace.
    public static let namespace = "http://www.w3.org/2005/Atom"
    /// The prefix of Atom's elements where they are not in the default namespace.
    public static let prefix = "atom"
}

extension Atom {
    /// The name of an entry's element.
    static let entry = XML.Name(namespace, "entry")
    /// The name of a feed's element.
    static let feed = XML.Name(namespace, "feed")
}
