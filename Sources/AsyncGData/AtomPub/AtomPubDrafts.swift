public import AsyncXML

/// Elements of drafts of the Atom Publishing Protocol, which early versions of Google Data use.
public enum AtomPubDrafts: GData.Vocabulary {
    /// The namespace of these drafts.
    public static let namespace = "http://purl.org/atom/app#"
    /// The prefix that its elements are written with.
    public static let prefix = "app"

    /// Who may see an entry.
    public struct Control: GData.Element {
        /// `app:control`.
        public static let element = AtomPubDrafts.name("control")

        /// `yes` or `no`.
        public var draft: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates an element without anything in it.
        public init() {}

        enum CodingKeys: String, XML.Keys {
            static var namespaces: [String: String] { ["app": AtomPubDrafts.namespace] }
            case draft = "app:draft"
            case extensions
        }
    }

    /// When an entry was changed in any way.
    public enum Edited: GData.TextProperty {
        /// `app:edited`.
        public static let element = AtomPubDrafts.name("edited")
        /// A date.
        public typealias Value = Atom.DateTime
    }
}
