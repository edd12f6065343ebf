extension API {
    /// One method of a service.
    public struct Method: JSON.Model {
        /// The name within the service, such as `drive.files.list`.
        public var id: String?
        /// The path below root and service path, such as `files/{fileId}`.
        public var path: String?
        /// The path without `{+name}`; of no use.
        public var flatPath: String?
        /// `GET`, `POST`, `PUT`, `PATCH` or `DELETE`.
        public var httpMethod: String?
        /// A readable form.
        public var description: String?
        /// The parameters of path and query, by name.
        public var parameters: [String: Schema]?
        /// The names of the required parameters, in the order of arguments.
        public var parameterOrder: [String]?
        /// The body that it takes.
        public var request: Body?
        /// The body of its answer.
        public var response: Body?
        /// Any one of these scopes suffices.
        public var scopes: [String]?
        /// How it takes media.
        public var mediaUpload: MediaUpload?
        /// Whether `alt=media` gives bytes.
        public var supportsMediaDownload: Bool?
        /// Whether it takes media.
        public var supportsMediaUpload: Bool?
        /// Whether changes can be subscribed to.
        public var supportsSubscription: Bool?
        /// Of no use.
        public var useMediaDownloadService: Bool?
        /// Whether a change needs the ETag of what it changes.
        public var etagRequired: Bool?
        /// Whether it should not be used any more.
        public var deprecated: Bool?
        /// Sent as `X-Goog-Api-Version`.
        public var apiVersion: String?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("path", \.path), .string("flatPath", \.flatPath),
            .string("httpMethod", \.httpMethod), .string("description", \.description),
            .map("parameters", \.parameters, of: .object), .array("parameterOrder", \.parameterOrder, of: .string),
            .object("request", \.request), .object("response", \.response), .array("scopes", \.scopes, of: .string),
            .object("mediaUpload", \.mediaUpload), .bool("supportsMediaDownload", \.supportsMediaDownload),
            .bool("supportsMediaUpload", \.supportsMediaUpload),
            .bool("supportsSubscription", \.supportsSubscription),
            .bool("useMediaDownloadService", \.useMediaDownloadService), .bool("etagRequired", \.etagRequired),
            .bool("deprecated", \.deprecated), .string("apiVersion", \.apiVersion),
        ]

        /// The body of a request or an answer: a schema, usually a reference to one.
        public typealias Body = Schema
    }

    /// How a method takes media.
    public struct MediaUpload: JSON.Model {
        /// The media types, such as `image/*`.
        public var accept: [String]?
        /// The most bytes: `1073741824`, also `1GB`.
        public var maxSize: String?
        /// The ways to send media.
        public var protocols: Protocols?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .array("accept", \.accept, of: .string), .string("maxSize", \.maxSize), .object("protocols", \.protocols),
        ]

        /// The ways to send media.
        public struct Protocols: JSON.Model {
            /// All in one request.
            public var simple: Way?
            /// In parts that survive broken connections.
            public var resumable: Way?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [
                .object("simple", \.simple), .object("resumable", \.resumable),
            ]
        }

        /// One way to send media.
        public struct Way: JSON.Model {
            /// Whether a description can go with the media.
            public var multipart: Bool?
            /// The whole path, such as `/upload/drive/v3/files`.
            public var path: String?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [
                .bool("multipart", \.multipart), .string("path", \.path),
            ]
        }

        /// ``maxSize`` in bytes; nil where it is missing or no size.
        public var maximumLength: Int64? {
            guard let maxSize else { return nil }
            let text = maxSize.uppercased().filter { !$0.isWhitespace }
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let units: [String: Int64] = [
                "": 1, "B": 1, "KB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30, "TB": 1 << 40,
            ]
            guard let count = Int64(digits), let unit = units[String(text.dropFirst(digits.count))] else { return nil }
            let (bytes, overflow) = count.multipliedReportingOverflow(by: unit)
            return overflow ? nil : bytes
        }
    }
}
