public import AsyncXML

extension AtomPub {
    /// The publication state of an entry (RFC 5023, section 13.1).
    public struct Control: Feeds.Element {
        /// `app:control`.
        public static let element = name("control")

        /// The value `yes` for a draft that is not to be published; otherwise `no`.
        public var draft: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty element.
        public init() {}

        /// A Boolean value indicating whether the entry is not to be published.
        public var isDraft: Bool {
            get { draft == "yes" }
            set { draft = newValue ? "yes" : "no" }
        }

        enum CodingKeys: String, Feeds.Keys { case draft = "app:draft", extensions }
    }

    /// The time of the last change of any kind (RFC 5023, section 10.2).
    public enum Edited: Feeds.TextProperty {
        /// `app:edited`.
        public static let element = name("edited")
        /// A date.
        public typealias Value = Atom.DateTime
    }
}
