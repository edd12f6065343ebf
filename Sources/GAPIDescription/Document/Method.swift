extension API {
    /// A method of a service.
    public struct Method: JSON.Model {
        /// The unique id, such as `drive.files.list`.
        public var id: String?
        /// The path below the root and the service path, such as `files/{fileId}`.
        public var path: String?
        /// The path without `{+name}`; not used here.
        public var flatPath: String?
        /// The HTTP method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`.
        public var httpMethod: String?
        /// The description for people.
        public var description: String?
        /// The parameters of the path and the query, by name.
        public var parameters: [String: Schema]?
        /// The names of the required parameters, in the order of arguments.
        public var parameterOrder: [String]?
        /// The schema of the request body.
        public var request: Body?
        /// The schema of the response body.
        public var response: Body?
        /// The scopes that allow a call of the method; any one of them suffices.
        public var scopes: [String]?
        /// The rules for uploads of media; `nil` if the method takes no media.
        public var mediaUpload: MediaUpload?
        /// A Boolean value indicating whether a request with `alt=media` returns the bytes of the media.
        public var supportsMediaDownload: Bool?
        /// A Boolean value indicating whether the method takes media.
        public var supportsMediaUpload: Bool?
        /// A Boolean value indicating whether clients can subscribe to changes.
        public var supportsSubscription: Bool?
        /// A Boolean value indicating whether downloads use a separate service; not used here.
        public var useMediaDownloadService: Bool?
        /// A Boolean value indicating whether a request must carry the ETag of the resource that it changes.
        public var etagRequired: Bool?
        /// A Boolean value indicating whether the method is deprecated.
        public var deprecated: Bool?
        /// The version that requests send in the header field `X-Goog-Api-Version`.
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

        /// The schema of a request or response body, usually a reference to a named schema.
        public typealias Body = Schema
    }

    /// The rules for uploads of media.
    public struct MediaUpload: JSON.Model {
        /// The accepted media types, such as `image/*`.
        public var accept: [String]?
        /// The maximum size in bytes, such as `1073741824`, or with a unit, such as `1GB`.
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
            /// The upload in a single request.
            public var simple: Way?
            /// The resumable upload, whose parts survive broken connections.
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
            /// A Boolean value indicating whether a multipart request can carry metadata together with the media.
            public var multipart: Bool?
            /// The complete path, such as `/upload/drive/v3/files`.
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

        /// The value of ``maxSize`` in bytes; `nil` if it is missing or not a size.
        ///
        /// The units KB, MB, GB and TB are powers of 1024.
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
