// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The operations of a batch, and their results.
public enum GDBatch: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/gdata/batch"
    public static let prefix = "batch"
}

extension GDBatch {
    /// The identifier that a client gave an entry in a batch.
    public enum ID: Feeds.TextProperty { public static let element = GDBatch.name("id") }

    /// The operation for an entry, or for all entries of a feed.
    public struct Operation: Feeds.Element {
        public static let element = GDBatch.name("operation")

        /// The type of operation: `insert`, `update`, `delete` or `query`.
        public var type: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", extensions }
    }

    /// The status of an entry's operation in a batch.
    public struct Status: Feeds.Element {
        public static let element = GDBatch.name("status")

        /// The HTTP status.
        @Feeds.Tolerant public var code: Int?
        /// The reason phrase of the status, for people.
        public var reason: String?
        /// The media type of ``content``.
        public var contentType: String?
        /// A description of the failure.
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

    /// A notice that the rest of a batch was not performed, because it could not be read.
    public struct Interrupted: Feeds.Element {
        public static let element = GDBatch.name("interrupted")

        /// The reason.
        public var reason: String?
        /// The number of operations that succeeded.
        @Feeds.Tolerant public var success: Int?
        /// The number of operations that failed.
        @Feeds.Tolerant public var failures: Int?
        /// The number of entries that could be read.
        @Feeds.Tolerant public var parsed: Int?
        /// The media type of ``content``.
        public var contentType: String?
        /// A description of the failure.
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
