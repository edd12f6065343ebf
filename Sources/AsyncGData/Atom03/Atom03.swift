public import AsyncXML

/// Atom 0.3, the draft before Atom 1.0.
///
/// Types for reading and writing it as it is; ``GData/Document/feed`` has it as Atom 1.0.
public enum Atom03: GData.Vocabulary {
    /// The draft's namespace.
    public static let namespace = "http://purl.org/atom/ns#"
    /// The prefix of its elements where they are not in the default namespace.
    public static let prefix = "atom03"

    /// A feed.
    public struct Feed: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(Atom03.namespace, "feed")

        /// The version of the draft: `0.3`.
        public var version: String?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The identifier.
        public var id: String?
        /// Its title.
        public var title: Text?
        /// More about it.
        public var tagline: Text?
        /// Who has which rights in it.
        public var copyright: Text?
        /// What people see who open it in a browser.
        public var info: Text?
        /// When it was changed.
        public var modified: Atom.DateTime?
        /// Related resources.
        public var links: [Atom.Link] = []
        /// Who wrote it.
        public var authors: [Person] = []
        /// Who else took part.
        public var contributors: [Person] = []
        /// The software that made it.
        public var generator: Generator?
        /// The entries.
        public var entries: [Entry] = []
        /// Whatever no property is for.
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
    public struct Entry: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(Atom03.namespace, "entry")

        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The identifier.
        public var id: String?
        /// Its title.
        public var title: Text?
        /// A short form of it.
        public var summary: Text?
        /// All of it; several are several forms.
        public var contents: [Text] = []
        /// When it was changed.
        public var modified: Atom.DateTime?
        /// When it was published.
        public var issued: Atom.DateTime?
        /// When it was written.
        public var created: Atom.DateTime?
        /// Related resources.
        public var links: [Atom.Link] = []
        /// Who wrote it.
        public var authors: [Person] = []
        /// Who else took part.
        public var contributors: [Person] = []
        /// Whatever no property is for.
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
    public struct Person: Codable, Hashable, Sendable, GData.Extensible {
        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var url: String?
        /// An e-mail address.
        public var email: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case name, url, email, extensions }
    }

    /// The software that made a feed.
    public struct Generator: Codable, Hashable, Sendable, GData.Extensible {
        /// Its name for people.
        public var name: String
        /// A URI about it.
        public var url: String?
        /// Its version.
        public var version: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case name = "", url = "@url", version = "@version", extensions }
    }

    /// A text with its media type, and how it is written: as XML, escaped, or in base64.
    public struct Text: Codable, Hashable, Sendable, GData.Extensible {
        /// The media type; nil stands for `text/plain`.
        public var type: String?
        /// `xml`, `escaped` or `base64`; nil stands for `xml`.
        public var mode: String?
        /// What relative URIs in it are relative to (`xml:base`).
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

    /// Keys in the namespace of the element around them.
    protocol Keys: XML.Keys {}
}
