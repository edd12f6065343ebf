public import AsyncXML

extension Atom {
    /// An author or contributor (RFC 4287, section 3.2).
    public struct Person: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person, such as that of a home page.
        public var uri: String?
        /// An e-mail address.
        public var email: String?
        /// The base of relative URIs in the element (`xml:base`).
        public var base: String?
        /// The language of the element's texts (`xml:lang`).
        public var lang: String?
        /// Other attributes and children.
        public var extensions = XML.Extensions()

        /// Creates a person.
        ///
        /// - Parameters:
        ///   - name: The name for people.
        ///   - uri: A URI that belongs to the person.
        ///   - email: An e-mail address.
        public init(name: String, uri: String? = nil, email: String? = nil) {
            self.name = name
            self.uri = uri
            self.email = email
        }

        enum CodingKeys: String, Feeds.Keys {
            case name, uri, email
            case base = "@xml:base"
            case lang = "@xml:lang"
            case extensions
        }
    }
}

extension Atom.Person: CustomStringConvertible {
    /// Every property that is set.
    public var description: String { Feeds.describe(self, as: "person") }
}
