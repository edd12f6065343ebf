// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Many operations in one feed, and what became of them.
public enum GDBatch: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/gdata/batch"
    public static let prefix = "batch"
}

extension GDBatch {
    /// The number or name by which a client knows an entry of a batch.
    public enum ID: GData.TextProperty { public static let element = GDBatch.name("id") }

    /// What is to be done with an entry, or with all of a feed.
    public struct Operation: GData.Element {
        public static let element = GDBatch.name("operation")

        /// `insert`, `update`, `delete` or `query`.
        public var type: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", extensions }
    }

    /// What became of an entry of a batch.
    public struct Status: GData.Element {
        public static let element = GDBatch.name("status")

        /// The status of HTTP.
        @GData.Tolerant public var code: Int?
        /// What that means, for people.
        public var reason: String?
        /// The media type of ``content``.
        public var contentType: String?
        /// What went wrong.
        public var content: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case code = "@code"
            case reason = "@reason"
            case contentType = "@content-type"
            case content = ""
            case extensions
        }
    }

    /// That the rest of a batch was not done, for it could not be read.
    public struct Interrupted: GData.Element {
        public static let element = GDBatch.name("interrupted")

        /// Why.
        public var reason: String?
        /// How many operations succeeded.
        @GData.Tolerant public var success: Int?
        /// How many operations failed.
        @GData.Tolerant public var failures: Int?
        /// How many entries could be read.
        @GData.Tolerant public var parsed: Int?
        /// The media type of ``content``.
        public var contentType: String?
        /// What went wrong.
        public var content: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case reason = "@reason"
            case success = "@success"
            case failures = "@failures"
            case parsed = "@parsed"
            case contentType = "@content-type"
            case content = ""
            case extensions
        }
    }
}
