public import AsyncFeeds

/// The elements that Google Data services have in common: events, contacts, addresses and more.
public enum GD: Feeds.Vocabulary {
    /// The namespace of the elements.
    public static let namespace = "http://schemas.google.com/g/2005"
    /// The prefix of the elements.
    public static let prefix = "gd"
}
