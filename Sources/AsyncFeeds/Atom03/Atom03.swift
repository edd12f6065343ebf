public import AsyncXML

/// Atom 0.3, the draft before Atom 1.0.
///
/// These types read and write Atom 0.3 in its own form. ``Feeds/Document/feed`` converts it to Atom 1.0.
public enum Atom03: Feeds.Vocabulary {
    /// The draft's namespace.
    public static let namespace = "http://purl.org/atom/ns#"
    /// The prefix of its elements if they are not in the default namespace.
    public static let prefix = "atom03"

    /// A feed.
    public struct Feed: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(Atom03.namespace, "feed")

        /// The version of the draft: `0.3`.
        public var version: String?
        /// The base of relative URIs in the feed (`xml:base`).
        public var base: String?
        /// The language of the feed's texts (`xml:lang`).
        public var lang: String?
        /// The identifier.
        public var id: String?
        /// The title.
        public var title: Text?
        /// A description or tagline.
        public var tagline: Text?
        /// The rights in the feed, such as a copyright notice.
        public var copyright: Text?
        /// The text for people who open the feed in a browser.
        public var info: Text?
        /// The time of the last change.
        public var modified: Atom.DateTime?
        /// Related resources.
        public var links: [Atom.Link] = []
        /// The authors.
        public var authors: [Person] = []
        /// Other people who contributed.
        public var contributors: [Person] = []
        /// The software that made the feed.
        public var generator: Generator?
        /// The entries.
        public var entries: [Entry] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys {
            case version = "@version"
            case base = "@xml:base"
            case lang = "@xml:lang"
            case id, title, tagline, copyright, info, modified
            case links = "link"
            case authors = "author"
            case contributors = "contributor"
            case generator
            case entries = "entry"
            case extensions
        }
    }

    /// An entry.
    public struct Entry: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(Atom03.namespace, "entry")

        /// The base of relative URIs in the entry (`xml:base`).
        public var base: String?
        /// The language of the entry's texts (`xml:lang`).
        public var lang: String?
        /// The identifier.
        public var id: String?
        /// The title.
        public var title: Text?
        /// A short form of the entry.
        public var summary: Text?
        /// The full content; several items are several forms of it.
        public var contents: [Text] = []
        /// The time of the last change.
        public var modified: Atom.DateTime?
        /// The time of publication.
        public var issued: Atom.DateTime?
        /// The time of creation.
        public var created: Atom.DateTime?
        /// Related resources.
        public var links: [Atom.Link] = []
        /// The authors.
        public var authors: [Person] = []
        /// Other people who contributed.
        public var contributors: [Person] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys {
            case base = "@xml:base"
            case lang = "@xml:lang"
            case id, title, summary
            case contents = "content"
            case modified, issued, created
            case links = "link"
            case authors = "author"
            case contributors = "contributor"
            case extensions
        }
    }

    /// An author or contributor.
    public struct Person: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var url: String?
        /// An e-mail address.
        public var email: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case name, url, email, extensions }
    }

    /// The software that made a feed.
    public struct Generator: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name of the software for people.
        public var name: String
        /// A URI about the software.
        public var url: String?
        /// The version of the software.
        public var version: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case name = "", url = "@url", version = "@version", extensions }
    }

    /// A text with its media type and its mode: XML, escaped, or base64.
    public struct Text: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The media type; `nil` stands for `text/plain`.
        public var type: String?
        /// The mode: `xml`, `escaped` or `base64`; `nil` stands for `xml`.
        public var mode: String?
        /// The base of relative URIs in the text (`xml:base`).
        public var base: String?
        /// The language (`xml:lang`).
        public var lang: String?
        /// The text, with all markup where the mode is `xml`: see ``Atom03/Text/markup``.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys {
            case type = "@type"
            case mode = "@mode"
            case base = "@xml:base"
            case lang = "@xml:lang"
            case extensions
        }
    }

    /// Keys without a namespace, which take that of the parent element.
    protocol Keys: XML.Keys {}
}
