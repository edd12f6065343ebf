extension API {
    /// The description of one version of a service.
    ///
    /// Names are those of the document. Paths and schemas that it promises may be missing: nothing is checked by reading alone.
    public struct Document: JSON.Model {
        /// The type of this object, such as `discovery#restDescription`.
        public var kind: String?
        /// The version of the description.
        public var etag: String?
        /// The version of the format.
        public var discoveryVersion: String?
        /// The name by which others refer to it.
        public var id: String?
        /// The name, such as `drive`.
        public var name: String?
        /// The name as it is written in code, such as `Pubsub` or `Cloud Build`; made from ``name`` where it is missing.
        public var canonicalName: String?
        /// The version, such as `v3`.
        public var version: String?
        /// Whether code generators should put the version into names.
        public var versionModule: Bool?
        /// The day of the description, such as `20261107`.
        public var revision: String?
        /// The name as people read it.
        public var title: String?
        /// A readable form.
        public var description: String?
        /// Pictures, by their size.
        public var icons: [String: String]?
        /// Where the documentation is.
        public var documentationLink: String?
        /// The domain of the owner.
        public var ownerDomain: String?
        /// The owner as people read it.
        public var ownerName: String?
        /// Where generators of other languages put the code.
        public var packagePath: String?
        /// `labs`, `limited_availability` or `deprecated`, where it is so.
        public var labels: [String]?
        /// `dataWrapper` where bodies and answers are inside a member `data`.
        public var features: [String]?
        /// How the service is spoken to: `rest`.
        public var `protocol`: String?
        /// Root and service path in one; not to be relied on.
        public var baseUrl: String?
        /// The service path, with a slash before it; not to be relied on.
        public var basePath: String?
        /// The root of all URLs, with a slash at the end.
        public var rootUrl: String?
        /// The root for clients that show certificates.
        public var mtlsRootUrl: String?
        /// What follows the root in the URL of each method.
        public var servicePath: String?
        /// Where batches go, below the root.
        public var batchPath: String?
        /// Whether `{+name}` in a path is percent-encoded but for its slashes; it always is here.
        public var fullyEncodeReservedExpansion: Bool?
        /// Whether clients should retry with growing waits; they do here.
        public var exponentialBackoffDefault: Bool?
        /// What it takes to be let in.
        public var auth: Auth?
        /// Roots for regions.
        public var endpoints: [Endpoint]?
        /// Parameters that every method takes.
        public var parameters: [String: Schema]?
        /// The shapes of bodies and answers, by name.
        public var schemas: [String: Schema]?
        /// The resources below, by name.
        public var resources: [String: Resource]?
        /// The methods, by name.
        public var methods: [String: Method]?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates a description that says nothing.
        public init() {}

        /// The table of the members.
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
        /// The scopes of OAuth 2.
        public var oauth2: OAuth2?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [.object("oauth2", \.oauth2)]

        /// The scopes of OAuth 2.
        public struct OAuth2: JSON.Model {
            /// What each scope allows, by its URL.
            public var scopes: [String: Scope]?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [.map("scopes", \.scopes, of: .object)]
        }

        /// What a scope allows.
        public struct Scope: JSON.Model {
            /// A readable form.
            public var description: String?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [.string("description", \.description)]
        }
    }

    /// A root of URLs for one region.
    public struct Endpoint: JSON.Model {
        /// The root of all URLs there.
        public var endpointUrl: String?
        /// The region, such as `europe-west1`.
        public var location: String?
        /// A readable form.
        public var description: String?
        /// Whether it should not be used any more.
        public var deprecated: Bool?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .string("endpointUrl", \.endpointUrl), .string("location", \.location),
            .string("description", \.description), .bool("deprecated", \.deprecated),
        ]
    }

    /// Methods that belong together, and resources below them.
    public struct Resource: JSON.Model {
        /// The methods, by name.
        public var methods: [String: Method]?
        /// The resources below, by name.
        public var resources: [String: Resource]?
        /// Whether it should not be used any more.
        public var deprecated: Bool?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an object without members.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .map("methods", \.methods, of: .object), .map("resources", \.resources, of: .object),
            .bool("deprecated", \.deprecated),
        ]
    }
}
