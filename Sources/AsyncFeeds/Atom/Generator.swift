public import AsyncXML

extension Atom {
    /// The software that made a feed (RFC 4287, section 4.2.4).
    public struct Generator: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name of the software for people.
        public var name: String
        /// A URI about the software.
        public var uri: String?
        /// The version of the software.
        public var version: String?
        /// Other attributes and children.
        public var extensions = XML.Extensions()

        /// Creates a generator.
        ///
        /// - Parameters:
        ///   - name: The name of the software for people.
        ///   - uri: A URI about the software.
        ///   - version: The version of the software.
        public init(_ name: String, uri: String? = nil, version: String? = nil) {
            self.name = name
            self.uri = uri
            self.version = version
        }

        enum CodingKeys: String, Feeds.Keys {
            case name = ""
            case uri = "@uri"
            case version = "@version"
            case extensions
        }
    }
}

extension Atom.Generator: CustomStringConvertible {
    /// Every property that is set.
    public var description: String { Feeds.describe(self, as: "generator") }
}
