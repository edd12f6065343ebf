/// The Atom Publishing Protocol: what a service has to offer, and the state of entries (RFC 5023).
public enum AtomPub: GData.Vocabulary {
    /// The protocol's namespace.
    public static let namespace = "http://www.w3.org/2007/app"
    /// The prefix that its elements are written with.
    public static let prefix = "app"
}
