// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GDocs {
    /// What can be exported as what.
    public struct ExportFormat: GData.Element {
        public static let element = GDocs.name("exportFormat")

        /// What is exported, such as `document`.
        public var source: String?
        /// The media type that it then has.
        public var target: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case source = "@source", target = "@target", extensions }
    }

    /// What can be imported as what.
    public struct ImportFormat: GData.Element {
        public static let element = GDocs.name("importFormat")

        /// The media type of what is imported.
        public var source: String?
        /// What becomes of it, such as `document`.
        public var target: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case source = "@source", target = "@target", extensions }
    }

    /// Something that the service can do for the user.
    public struct Feature: GData.Element {
        public static let element = GDocs.name("feature")

        /// What it is called, such as `ocr`.
        public var name: String?
        /// How often it may be used.
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

    /// How large something to be uploaded may be.
    public struct MaxUploadSize: GData.Element {
        public static let element = GDocs.name("maxUploadSize")

        /// How many bytes.
        @GData.Tolerant public var bytes: Int64?
        /// Of what, such as `document`.
        public var kind: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case bytes = "", kind = "@kind", extensions }
    }

    /// Who shared something with the user.
    public struct SharingUser: GData.Element {
        public static let element = GDocs.name("sharingUser")

        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var uri: String?
        /// An address for mail.
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
