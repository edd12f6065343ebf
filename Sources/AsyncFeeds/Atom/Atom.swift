package import AsyncXML

/// Atom: feeds, entries and their parts (RFC 4287).
///
/// A namespace for types that `XML.Decoder` decodes and `XML.Encoder` encodes. Each type keeps everything that has no
/// property, so that a feed is written as it was read. Elements that RFC 4287 requires are optional here: a partial
/// response leaves out the parts that were not requested, and one error in a feed must not make the whole feed
/// unreadable. If an element that may occur once occurs several times, the property has the first one; the others are
/// kept in `extensions`, and are written back.
public enum Atom: Feeds.Vocabulary {
    /// Atom's namespace.
    public static let namespace = "http://www.w3.org/2005/Atom"
    /// The prefix of Atom's elements if they are not in the default namespace.
    public static let prefix = "atom"
}

extension Atom {
    /// The name of an entry's element.
    package static let entry = XML.Name(namespace, "entry")
    /// The name of a feed's element.
    package static let feed = XML.Name(namespace, "feed")
}
