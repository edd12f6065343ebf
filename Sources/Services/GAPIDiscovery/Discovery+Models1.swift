// Generated from discovery:v1, revision 20200806, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Discovery {
    public struct DirectoryList: JSON.Model {
        /// Default: `v1`.
        public var discoveryVersion: Swift.String?
        public var items: [Items]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("discoveryVersion", \.discoveryVersion), .array("items", \.items, of: .object),
            .string("kind", \.kind)
        ]

        public struct Items: JSON.Model {
            public var description: Swift.String?
            public var discoveryLink: Swift.String?
            public var discoveryRestUrl: Swift.String?
            public var documentationLink: Swift.String?
            public var icons: Icons?
            public var id: Swift.String?
            public var kind: Swift.String?
            public var labels: [Swift.String]?
            public var name: Swift.String?
            public var preferred: Swift.Bool?
            public var title: Swift.String?
            public var version: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("description", \.description), .string("discoveryLink", \.discoveryLink),
                .string("discoveryRestUrl", \.discoveryRestUrl), .string("documentationLink", \.documentationLink),
                .object("icons", \.icons), .string("id", \.id), .string("kind", \.kind),
                .array("labels", \.labels, of: .string), .string("name", \.name), .bool("preferred", \.preferred),
                .string("title", \.title), .string("version", \.version)
            ]
            public typealias Icons = Discovery.Icons
        }
    }

    public struct Icons: JSON.Model {
        public var x16: Swift.String?
        public var x32: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("x16", \.x16), .string("x32", \.x32)
        ]
    }

    public struct JsonSchema: JSON.Model {
        public var ref: Swift.String?
        @JSON.Boxed public var additionalProperties: JsonSchema?
        public var annotations: Annotations?
        public var `default`: Swift.String?
        public var deprecated: Swift.Bool?
        public var description: Swift.String?
        public var `enum`: [Swift.String]?
        public var enumDeprecated: [Swift.Bool]?
        public var enumDescriptions: [Swift.String]?
        public var format: Swift.String?
        public var id: Swift.String?
        @JSON.Boxed public var items: JsonSchema?
        public var location: Swift.String?
        public var maximum: Swift.String?
        public var minimum: Swift.String?
        public var pattern: Swift.String?
        public var properties: [Swift.String: JsonSchema]?
        public var readOnly: Swift.Bool?
        public var repeated: Swift.Bool?
        public var required: Swift.Bool?
        public var type: Swift.String?
        public var variant: Variant?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("$ref", \.ref), .boxed("additionalProperties", \.additionalProperties, \._additionalProperties),
            .object("annotations", \.annotations), .string("default", \.`default`), .bool("deprecated", \.deprecated),
            .string("description", \.description), .array("enum", \.`enum`, of: .string),
            .array("enumDeprecated", \.enumDeprecated, of: .bool),
            .array("enumDescriptions", \.enumDescriptions, of: .string), .string("format", \.format),
            .string("id", \.id), .boxed("items", \.items, \._items), .string("location", \.location),
            .string("maximum", \.maximum), .string("minimum", \.minimum), .string("pattern", \.pattern),
            .map("properties", \.properties, of: .object), .bool("readOnly", \.readOnly), .bool("repeated", \.repeated),
            .bool("required", \.required), .string("type", \.type), .object("variant", \.variant)
        ]

        public struct Annotations: JSON.Model {
            public var required: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("required", \.required, of: .string)
            ]
        }

        public struct Variant: JSON.Model {
            public var discriminant: Swift.String?
            public var map: [Map]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("discriminant", \.discriminant), .array("map", \.map, of: .object)
            ]

            public struct Map: JSON.Model {
                public var ref: Swift.String?
                public var typeValue: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("$ref", \.ref), .string("type_value", \.typeValue)
                ]
            }
        }
    }

    public struct RestDescription: JSON.Model {
        public var auth: Auth?
        public var basePath: Swift.String?
        public var baseUrl: Swift.String?
        public var batchPath: Swift.String?
        public var canonicalName: Swift.String?
        public var description: Swift.String?
        /// Default: `v1`.
        public var discoveryVersion: Swift.String?
        public var documentationLink: Swift.String?
        public var endpoints: [Endpoints]?
        /// Read-only.
        public var etag: Swift.String?
        public var exponentialBackoffDefault: Swift.Bool?
        public var features: [Swift.String]?
        public var icons: Icons?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var labels: [Swift.String]?
        public var methods: [Swift.String: RestMethod]?
        public var name: Swift.String?
        public var ownerDomain: Swift.String?
        public var ownerName: Swift.String?
        public var packagePath: Swift.String?
        public var parameters: [Swift.String: JsonSchema]?
        /// Default: `rest`.
        public var `protocol`: Swift.String?
        public var resources: [Swift.String: RestResource]?
        public var revision: Swift.String?
        public var rootUrl: Swift.String?
        public var schemas: [Swift.String: JsonSchema]?
        public var servicePath: Swift.String?
        public var title: Swift.String?
        public var version: Swift.String?
        public var versionModule: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("auth", \.auth), .string("basePath", \.basePath), .string("baseUrl", \.baseUrl),
            .string("batchPath", \.batchPath), .string("canonicalName", \.canonicalName),
            .string("description", \.description), .string("discoveryVersion", \.discoveryVersion),
            .string("documentationLink", \.documentationLink), .array("endpoints", \.endpoints, of: .object),
            .string("etag", \.etag), .bool("exponentialBackoffDefault", \.exponentialBackoffDefault),
            .array("features", \.features, of: .string), .object("icons", \.icons), .string("id", \.id),
            .string("kind", \.kind), .array("labels", \.labels, of: .string), .map("methods", \.methods, of: .object),
            .string("name", \.name), .string("ownerDomain", \.ownerDomain), .string("ownerName", \.ownerName),
            .string("packagePath", \.packagePath), .map("parameters", \.parameters, of: .object),
            .string("protocol", \.`protocol`), .map("resources", \.resources, of: .object),
            .string("revision", \.revision), .string("rootUrl", \.rootUrl), .map("schemas", \.schemas, of: .object),
            .string("servicePath", \.servicePath), .string("title", \.title), .string("version", \.version),
            .bool("version_module", \.versionModule)
        ]
        public typealias Icons = Discovery.Icons

        public struct Auth: JSON.Model {
            public var oauth2: Oauth2?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("oauth2", \.oauth2)
            ]

            public struct Oauth2: JSON.Model {
                public var scopes: [Swift.String: Scopes]?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .map("scopes", \.scopes, of: .object)
                ]

                public struct Scopes: JSON.Model {
                    public var description: Swift.String?
                    public var unknown = JSON.UnknownMembers()
                    public init() {}
                    public static let fields: JSON.FieldTable<Self> = [
                        .string("description", \.description)
                    ]
                }
            }
        }

        public struct Endpoints: JSON.Model {
            public var deprecated: Swift.Bool?
            public var description: Swift.String?
            public var endpointUrl: Swift.String?
            public var location: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("deprecated", \.deprecated), .string("description", \.description),
                .string("endpointUrl", \.endpointUrl), .string("location", \.location)
            ]
        }
    }

    public struct RestMethod: JSON.Model {
        public var apiVersion: Swift.String?
        public var deprecated: Swift.Bool?
        public var description: Swift.String?
        public var etagRequired: Swift.Bool?
        public var flatPath: Swift.String?
        public var httpMethod: Swift.String?
        public var id: Swift.String?
        public var mediaUpload: MediaUpload?
        public var parameterOrder: [Swift.String]?
        public var parameters: [Swift.String: JsonSchema]?
        public var path: Swift.String?
        public var request: Request?
        public var response: Response?
        public var scopes: [Swift.String]?
        public var supportsMediaDownload: Swift.Bool?
        public var supportsMediaUpload: Swift.Bool?
        public var supportsSubscription: Swift.Bool?
        public var useMediaDownloadService: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("apiVersion", \.apiVersion), .bool("deprecated", \.deprecated),
            .string("description", \.description), .bool("etagRequired", \.etagRequired),
            .string("flatPath", \.flatPath), .string("httpMethod", \.httpMethod), .string("id", \.id),
            .object("mediaUpload", \.mediaUpload), .array("parameterOrder", \.parameterOrder, of: .string),
            .map("parameters", \.parameters, of: .object), .string("path", \.path), .object("request", \.request),
            .object("response", \.response), .array("scopes", \.scopes, of: .string),
            .bool("supportsMediaDownload", \.supportsMediaDownload), .bool("supportsMediaUpload", \.supportsMediaUpload),
            .bool("supportsSubscription", \.supportsSubscription),
            .bool("useMediaDownloadService", \.useMediaDownloadService)
        ]

        public struct MediaUpload: JSON.Model {
            public var accept: [Swift.String]?
            public var maxSize: Swift.String?
            public var protocols: Protocols?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("accept", \.accept, of: .string), .string("maxSize", \.maxSize),
                .object("protocols", \.protocols)
            ]

            public struct Protocols: JSON.Model {
                public var resumable: Resumable?
                public var simple: Simple?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .object("resumable", \.resumable), .object("simple", \.simple)
                ]

                public struct Resumable: JSON.Model {
                    /// Default: true.
                    public var multipart: Swift.Bool?
                    public var path: Swift.String?
                    public var unknown = JSON.UnknownMembers()
                    public init() {}
                    public static let fields: JSON.FieldTable<Self> = [
                        .bool("multipart", \.multipart), .string("path", \.path)
                    ]
                }

                public struct Simple: JSON.Model {
                    /// Default: true.
                    public var multipart: Swift.Bool?
                    public var path: Swift.String?
                    public var unknown = JSON.UnknownMembers()
                    public init() {}
                    public static let fields: JSON.FieldTable<Self> = [
                        .bool("multipart", \.multipart), .string("path", \.path)
                    ]
                }
            }
        }

        public struct Request: JSON.Model {
            public var ref: Swift.String?
            public var parameterName: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("$ref", \.ref), .string("parameterName", \.parameterName)
            ]
        }

        public struct Response: JSON.Model {
            public var ref: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("$ref", \.ref)
            ]
        }
    }

    public struct RestResource: JSON.Model {
        public var deprecated: Swift.Bool?
        public var methods: [Swift.String: RestMethod]?
        public var resources: [Swift.String: RestResource]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("deprecated", \.deprecated), .map("methods", \.methods, of: .object),
            .map("resources", \.resources, of: .object)
        ]
    }
}
