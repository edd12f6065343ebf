// Generated from pubsub:v1, revision 20261027, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Cloud Pub/Sub API
public enum Pubsub {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var cloudPlatform: Swift.String { "https://www.googleapis.com/auth/cloud-platform" }
        public static var pubsub: Swift.String { "https://www.googleapis.com/auth/pubsub" }
    }
    /// The roots of the service's URLs in its regions.
    public enum Region {
        public static var africaSouth1: Swift.String { "https://pubsub.africa-south1.rep.googleapis.com/" }
        public static var asiaEast1: Swift.String { "https://pubsub.asia-east1.rep.googleapis.com/" }
        public static var asiaEast2: Swift.String { "https://pubsub.asia-east2.rep.googleapis.com/" }
        public static var asiaNortheast1: Swift.String { "https://pubsub.asia-northeast1.rep.googleapis.com/" }
        public static var asiaNortheast2: Swift.String { "https://pubsub.asia-northeast2.rep.googleapis.com/" }
        public static var asiaNortheast3: Swift.String { "https://pubsub.asia-northeast3.rep.googleapis.com/" }
        public static var asiaSouth1: Swift.String { "https://pubsub.asia-south1.rep.googleapis.com/" }
        public static var asiaSouth2: Swift.String { "https://pubsub.asia-south2.rep.googleapis.com/" }
        public static var asiaSoutheast1: Swift.String { "https://pubsub.asia-southeast1.rep.googleapis.com/" }
        public static var asiaSoutheast2: Swift.String { "https://pubsub.asia-southeast2.rep.googleapis.com/" }
        public static var asiaSoutheast3: Swift.String { "https://pubsub.asia-southeast3.rep.googleapis.com/" }
        public static var australiaSoutheast1: Swift.String { "https://pubsub.australia-southeast1.rep.googleapis.com/" }
        public static var australiaSoutheast2: Swift.String { "https://pubsub.australia-southeast2.rep.googleapis.com/" }
        public static var europeCentral2: Swift.String { "https://pubsub.europe-central2.rep.googleapis.com/" }
        public static var europeNorth1: Swift.String { "https://pubsub.europe-north1.rep.googleapis.com/" }
        public static var europeNorth2: Swift.String { "https://pubsub.europe-north2.rep.googleapis.com/" }
        public static var europeSouthwest1: Swift.String { "https://pubsub.europe-southwest1.rep.googleapis.com/" }
        public static var europeWest1: Swift.String { "https://pubsub.europe-west1.rep.googleapis.com/" }
        public static var europeWest2: Swift.String { "https://pubsub.europe-west2.rep.googleapis.com/" }
        public static var europeWest3: Swift.String { "https://pubsub.europe-west3.rep.googleapis.com/" }
        public static var europeWest4: Swift.String { "https://pubsub.europe-west4.rep.googleapis.com/" }
        public static var europeWest6: Swift.String { "https://pubsub.europe-west6.rep.googleapis.com/" }
        public static var europeWest8: Swift.String { "https://pubsub.europe-west8.rep.googleapis.com/" }
        public static var europeWest9: Swift.String { "https://pubsub.europe-west9.rep.googleapis.com/" }
        public static var europeWest10: Swift.String { "https://pubsub.europe-west10.rep.googleapis.com/" }
        public static var europeWest12: Swift.String { "https://pubsub.europe-west12.rep.googleapis.com/" }
        public static var europeWest15: Swift.String { "https://pubsub.europe-west15.rep.googleapis.com/" }
        public static var meCentral1: Swift.String { "https://pubsub.me-central1.rep.googleapis.com/" }
        public static var meCentral2: Swift.String { "https://pubsub.me-central2.rep.googleapis.com/" }
        public static var meWest1: Swift.String { "https://pubsub.me-west1.rep.googleapis.com/" }
        public static var northamericaNortheast1: Swift.String { "https://pubsub.northamerica-northeast1.rep.googleapis.com/" }
        public static var northamericaNortheast2: Swift.String { "https://pubsub.northamerica-northeast2.rep.googleapis.com/" }
        public static var northamericaSouth1: Swift.String { "https://pubsub.northamerica-south1.rep.googleapis.com/" }
        public static var southamericaEast1: Swift.String { "https://pubsub.southamerica-east1.rep.googleapis.com/" }
        public static var southamericaWest1: Swift.String { "https://pubsub.southamerica-west1.rep.googleapis.com/" }
        public static var usCentral1: Swift.String { "https://pubsub.us-central1.rep.googleapis.com/" }
        public static var usCentral2: Swift.String { "https://pubsub.us-central2.rep.googleapis.com/" }
        public static var usEast1: Swift.String { "https://pubsub.us-east1.rep.googleapis.com/" }
        public static var usEast4: Swift.String { "https://pubsub.us-east4.rep.googleapis.com/" }
        public static var usEast5: Swift.String { "https://pubsub.us-east5.rep.googleapis.com/" }
        public static var usEast7: Swift.String { "https://pubsub.us-east7.rep.googleapis.com/" }
        public static var usSouth1: Swift.String { "https://pubsub.us-south1.rep.googleapis.com/" }
        public static var usWest1: Swift.String { "https://pubsub.us-west1.rep.googleapis.com/" }
        public static var usWest2: Swift.String { "https://pubsub.us-west2.rep.googleapis.com/" }
        public static var usWest3: Swift.String { "https://pubsub.us-west3.rep.googleapis.com/" }
        public static var usWest4: Swift.String { "https://pubsub.us-west4.rep.googleapis.com/" }
        public static var usWest8: Swift.String { "https://pubsub.us-west8.rep.googleapis.com/" }
    }

    public typealias View = JSON.OpenEnumeration<View_Values>
    public enum View_Values {}
}

extension JSON.OpenEnumeration<Pubsub.View_Values> {
    public static var schemaViewUnspecified: Self { "SCHEMA_VIEW_UNSPECIFIED" }
    public static var basic: Self { "BASIC" }
    public static var full: Self { "FULL" }
}

/// Cloud Pub/Sub API
public actor PubsubService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "pubsub",
        version: "v1",
        rootURL: "https://pubsub.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        defaultScopes: ["https://www.googleapis.com/auth/cloud-platform"]
    )

    public nonisolated let core: GAPI.ServiceCore
    public var credentials: any FetchCredentials

    /// Creates a service; one is enough for a whole application.
    ///
    /// - Parameters:
    ///   - credentials: The credentials of its calls.
    ///   - configuration: The settings that its calls share.
    ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
    public init(
        credentials: any FetchCredentials = .none,
        configuration: GAPI.ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = GAPI.ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}
