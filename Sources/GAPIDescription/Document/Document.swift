extension API {
    /// The description of one version of a service.
    ///
    /// Properties are named like the document's members. A document that was read may still lack paths and schemas that
    /// it refers to: reading does not check references.
    public struct Document: JSON.Model {
        /// The type of this object, such as `discovery#restDescription`.
        public var kind: String?
        /// The version of the description.
        public var etag: String?
        /// The version of the format.
        public var discoveryVersion: String?
        /// The identifier of the description, such as `drive:v3`.
        public var id: String?
        /// The name, such as `drive`.
        public var name: String?
        /// The name as it is written in code, such as `Pubsub` or `Cloud Build`; derived from ``name`` if it is
        /// missing.
        public var canonicalName: String?
        /// The version, such as `v3`.
        public var version: String?
        /// A Boolean value indicating whether code generators should put the version into names.
        public var versionModule: Bool?
        /// The day of the description, such as `20261107`.
        public var revision: String?
        /// The name for people.
        public var title: String?
        /// The description for people.
        public var description: String?
        /// The URLs of icons, by their size.
        public var icons: [String: String]?
        /// The URL of the documentation.
        public var documentationLink: String?
        /// The domain of the owner.
        public var ownerDomain: String?
        /// The owner's name for people.
        public var ownerName: String?
        /// The path where generators of other languages put the code.
        public var packagePath: String?
        /// The labels that apply, such as `labs`, `limited_availability` or `deprecated`.
        public var labels: [String]?
        /// The features of the service: `dataWrapper` if request and response bodies are inside a member `data`.
        public var features: [String]?
        /// The protocol of the service: `rest`.
        public var `protocol`: String?
        /// The root URL and the service path in one string; not reliable.
        public var baseUrl: String?
        /// The service path with a leading slash; not reliable.
        public var basePath: String?
        /// The root of all URLs, with a trailing slash.
        public var rootUrl: String?
        /// The root of all URLs for clients that authenticate with a certificate (mutual TLS).
        public var mtlsRootUrl: String?
        /// The path between the root and the path of each method.
        public var servicePath: String?
        /// The path of batch requests below the root.
        public var batchPath: String?
        /// A Boolean value indicating whether `{+name}` in a path is percent-encoded except for its slashes; here it
        /// always is.
        public var fullyEncodeReservedExpansion: Bool?
        /// A Boolean value indicating whether clients should retry with growing delays; here they do.
        public var exponentialBackoffDefault: Bool?
        /// The authorization of the service's requests.
        public var auth: Auth?
        /// The roots of URLs for regions.
        public var endpoints: [Endpoint]?
        /// The parameters that every method takes.
        public var parameters: [String: Schema]?
        /// The schemas of request and response bodies, by name.
        public var schemas: [String: Schema]?
        /// The resources at the top level, by name.
        public var resources: [String: Resource]?
        /// The methods outside of resources, by name.
        public var methods: [String: Method]?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an empty description.
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

    /// The authorization of a service's requests.
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
            /// The scopes, by URL.
            public var scopes: [String: Scope]?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [.map("scopes", \.scopes, of: .object)]
        }

        /// A scope of OAuth 2.
        public struct Scope: JSON.Model {
            /// The description for people, which says what the scope allows.
            public var description: String?
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [.string("description", \.description)]
        }
    }

    /// A root of URLs for a region.
    public struct Endpoint: JSON.Model {
        /// The root of all URLs in the region.
        public var endpointUrl: String?
        /// The region, such as `europe-west1`.
        public var location: String?
        /// The description for people.
        public var description: String?
        /// A Boolean value indicating whether the endpoint is deprecated.
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

    /// A group of methods that belong together, and the resources below it.
    public struct Resource: JSON.Model {
        /// The methods, by name.
        public var methods: [String: Method]?
        /// The resources below this one, by name.
        public var resources: [String: Resource]?
        /// A Boolean value indicating whether the resource is deprecated.
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
