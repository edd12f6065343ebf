public import AsyncXML

/// Elements from drafts of the Atom Publishing Protocol, which early versions of Google Data use.
public enum AtomPubDrafts: Feeds.Vocabulary {
    /// The namespace of these drafts.
    public static let namespace = "http://purl.org/atom/app#"
    /// The prefix of the drafts' elements.
    public static let prefix = "app"

    /// The publication state of an entry.
    public struct Control: Feeds.Element {
        /// `app:control`.
        public static let element = AtomPubDrafts.name("control")

        /// The value `yes` for a draft that is not to be published; otherwise `no`.
        public var draft: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty element.
        public init() {}

        enum CodingKeys: String, XML.Keys {
            static var namespaces: [String: String] { ["app": AtomPubDrafts.namespace] }
            case draft = "app:draft"
            case extensions
        }
    }

    /// The time of the last change of any kind.
    public enum Edited: Feeds.TextProperty {
        /// `app:edited`.
        public static let element = AtomPubDrafts.name("edited")
        /// A date.
        public typealias Value = Atom.DateTime
    }
}
