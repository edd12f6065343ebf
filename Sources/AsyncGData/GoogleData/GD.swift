/// The kinds that all services of Google Data have in common: events, contacts, addresses and more.
public enum GD: GData.Vocabulary {
    /// The namespace of these kinds.
    public static let namespace = "http://schemas.google.com/g/2005"
    /// The prefix that they are written with.
    public static let prefix = "gd"
}
