// Hand-written in the form that the generator will emit: Cloud Storage JSON API v1.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import AsyncGAPI

/// Cloud Storage: the types of its JSON API, version 1.
public enum Storage {
    /// How much of a description to send; a service may have more words for it.
    public struct Projection: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        /// Creates a value from the service's word.
        public init(rawValue: Swift.String) { self.rawValue = rawValue }

        /// Everything.
        public static var full: Self { Self(rawValue: "full") }
        /// Everything but the access controls.
        public static var noAcl: Self { Self(rawValue: "noAcl") }
    }

    /// What a user allows an application to do (OAuth 2.0 scopes).
    public enum Scope {
        /// Everything in the cloud.
        public static let cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"
        /// Everything with data and its access controls.
        public static let devstorageFullControl = "https://www.googleapis.com/auth/devstorage.full_control"
        /// Reading data.
        public static let devstorageReadOnly = "https://www.googleapis.com/auth/devstorage.read_only"
        /// Reading and writing data.
        public static let devstorageReadWrite = "https://www.googleapis.com/auth/devstorage.read_write"
    }
}

/// Cloud Storage: stores and retrieves objects of any size.
///
/// ```swift
/// let storage = StorageService(credentials: .bearer(token))
/// for try await object in storage.items(Storage.ObjectsListQuery(bucket: "photos")) { print(object.name ?? "") }
/// ```
public actor StorageService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "storage",
        version: "v1",
        rootURL: "https://storage.googleapis.com/",
        servicePath: "storage/v1/",
        batchPath: "batch/storage/v1"
    )

    public nonisolated let core: ServiceCore
    public var credentials: any Credentials

    /// Creates a service; one serves a whole application.
    ///
    /// - Parameters:
    ///   - credentials: what authorizes its calls.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    public init(
        credentials: some Credentials = .none,
        configuration: ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}
