public import AsyncXML

extension AtomPub {
    /// Who may see an entry (RFC 5023, section 13.1).
    public struct Control: GData.Element {
        /// `app:control`.
        public static let element = name("control")

        /// `yes` or `no`.
        public var draft: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates an element without anything in it.
        public init() {}

        /// Whether the entry is not to be published.
        public var isDraft: Bool {
            get { draft == "yes" }
            set { draft = newValue ? "yes" : "no" }
        }

        enum CodingKeys: String, GData.Keys { case draft = "app:draft", extensions }
    }

    /// When an entry was changed in any way (RFC 5023, section 10.2).
    public enum Edited: GData.TextProperty {
        /// `app:edited`.
        public static let element = name("edited")
        /// A date.
        public typealias Value = Atom.DateTime
    }
}
