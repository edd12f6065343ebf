extension API {
    /// The description of one version of a service.
    ///
    /// Names are those of the document. Paths and schemas that it promises may be missing: nothing is checked by reading alone.
    public struct Document: JSON.Model {
        public var kind: String?
        public var etag: String?
        public var discoveryVersion: String?
        public var id: String?
        /// The name, such as `drive`.
        public var name: String?
        /// The name as it is written in code, such as `Pubsub` or `Cloud Build`; made from ``name`` where it is missing.
        public var canonicalName: String?
        /// The version, such as `v3`.
        public var version: String?
        public var versionModule: Bool?
        /// The day of the description, such as `20261107`.
        public var revision: String?
        public var title: String?
        /// A readable form.
        public var description: String?
        public var icons: [String: String]?
        public var documentationLink: String?
        public var ownerDomain: String?
        public var ownerName: String?
        public var packagePath: String?
        public var labels: [String]?
        /// `dataWrapper` where bodies and answers are inside a member `data`.
        public var features: [String]?
        public var `protocol`: String?
        public var baseUrl: String?
        public var basePath: String?
        /// The root of all URLs, with a slash at the end.
        public var rootUrl: String?
        public var mtlsRootUrl: String?
        /// What follows the root in the URL of each method.
        public var servicePath: String?
        /// Where batches go, below the root.
        public var batchPath: String?
        public var fullyEncodeReservedExpansion: Bool?
        public var exponentialBackoffDefault: Bool?
        public var auth: Auth?
        /// Roots for regions.
        public var endpoints: [Endpoint]?
        /// Parameters that every method takes.
        public var parameters: [String: Schema]?
        public var schemas: [String: Schema]?
        public var resources: [String: Resource]?
        public var methods: [String: Method]?
        public var unknown = JSON.UnknownMembers()

        /// Creates a description that says nothing.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("etag", \.etag), .string("discoveryVersion", \.discoveryVersion),
            .string("id", \.id), .string("name", \.name), .string("canonicalName", \.canonicalName),
            .string("version", \.version), .bool("version_module", \.versionModule), .string("revision", \.revision),
            .string("title", \.title), .string("description", \.description), .map("icons", \.icons, of: .string),
            .string("documentationLink", \.documentationLink), .string("ownerDomain", \.ownerDomain),
            .string("ownerName", \.ownerName), .string("packagePath", \.packagePath),
            .array("labels", \.labels, of: .string), .array("features", \.features, of: .string),
            .string("protocol", \.protocol), .string("baseUrl", \.baseUrl), .string("basePath", \.basePath),
            .string("rootUrl", \.rootUrl), .string("mtlsRootUrl", \.mtlsRootUrl),
            .string("servicePath", \.servicePath), .string("batchPath", \.batchPath),
            .bool("fullyEncodeReservedExpansion", \.fullyEncodeReservedExpansion),
            .bool("exponentialBackoffDefault", \.exponentialBackoffDefault), .object("auth", \.auth),
            .array("endpoints", \.endpoints, of: .object), .map("parameters", \.parameters, of: .object),
            .map("schemas", \.schemas, of: .object), .map("resources", \.resources, of: .object),
            .map("methods", \.methods, of: .object),
        ]
    }

    /// How a service is authorized.
    public struct Auth: JSON.Model {
        public var oauth2: OAuth2?
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [.object("oauth2", \.oauth2)]

        /// The scopes of OAuth 2.
        public struct OAuth2: JSON.Model {
            /// What each scope allows, by its URL.
            public var scopes: [String: Scope]?
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [.map("scopes", \.scopes, of: .object)]
        }

        /// What a scope allows.
        public struct Scope: JSON.Model {
            /// A readable form.
            public var description: String?
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [.string("description", \.description)]
        }
    }

    /// A root of URLs for one region.
    public struct Endpoint: JSON.Model {
        public var endpointUrl: String?
        /// The region, such as `europe-west1`.
        public var location: String?
        /// A readable form.
        public var description: String?
        public var deprecated: Bool?
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .string("endpointUrl", \.endpointUrl), .string("location", \.location),
            .string("description", \.description), .bool("deprecated", \.deprecated),
        ]
    }

    /// Methods that belong together, and resources below them.
    public struct Resource: JSON.Model {
        public var methods: [String: Method]?
        public var resources: [String: Resource]?
        public var deprecated: Bool?
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .map("methods", \.methods, of: .object), .map("resources", \.resources, of: .object),
            .bool("deprecated", \.deprecated),
        ]
    }
}
