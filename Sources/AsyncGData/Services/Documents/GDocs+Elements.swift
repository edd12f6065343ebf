// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GDocs {
    /// A format to which a kind of document can be exported.
    public struct ExportFormat: Feeds.Element {
        public static let element = GDocs.name("exportFormat")

        /// The kind of document that is exported, such as `document`.
        public var source: String?
        /// The media type of the exported file.
        public var target: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case source = "@source", target = "@target", extensions }
    }

    /// A format that can be imported as a kind of document.
    public struct ImportFormat: Feeds.Element {
        public static let element = GDocs.name("importFormat")

        /// The media type of the imported file.
        public var source: String?
        /// The kind of document that the import creates, such as `document`.
        public var target: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case source = "@source", target = "@target", extensions }
    }

    /// A feature that the service has for the user.
    public struct Feature: Feeds.Element {
        public static let element = GDocs.name("feature")

        /// The name of the feature, such as `ocr`.
        public var name: String?
        /// The rate at which the feature may be used.
        public var rate: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            static var namespaces: [String: String] { [GDocs.prefix: GDocs.namespace] }
            case name = "docs:featureName"
            case rate = "docs:featureRate"
            case extensions
        }
    }

    /// The maximum size of an upload of one kind.
    public struct MaxUploadSize: Feeds.Element {
        public static let element = GDocs.name("maxUploadSize")

        /// The size in bytes.
        @Feeds.Tolerant public var bytes: Int64?
        /// The kind of document, such as `document`.
        public var kind: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case bytes = "", kind = "@kind", extensions }
    }

    /// The person who shared a resource with the user.
    public struct SharingUser: Feeds.Element {
        public static let element = GDocs.name("sharingUser")

        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var uri: String?
        /// The e-mail address.
        public var email: String?
        /// The language of the name.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case name = "atom:name"
            case uri = "atom:uri"
            case email = "atom:email"
            case lang = "@xml:lang"
            case extensions
        }
    }
}
