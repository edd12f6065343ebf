/// The Atom Publishing Protocol: the collections of a service, and the publication state of entries (RFC 5023).
public enum AtomPub: Feeds.Vocabulary {
    /// The protocol's namespace.
    public static let namespace = "http://www.w3.org/2007/app"
    /// The prefix of the protocol's elements.
    public static let prefix = "app"
}
