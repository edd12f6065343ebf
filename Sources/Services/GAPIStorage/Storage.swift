// Generated from storage:v1, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Cloud Storage JSON API
public enum Storage {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var cloudPlatform: Swift.String { "https://www.googleapis.com/auth/cloud-platform" }
        public static var cloudPlatformReadOnly: Swift.String { "https://www.googleapis.com/auth/cloud-platform.read-only" }
        public static var devstorageFullControl: Swift.String { "https://www.googleapis.com/auth/devstorage.full_control" }
        public static var devstorageReadOnly: Swift.String { "https://www.googleapis.com/auth/devstorage.read_only" }
        public static var devstorageReadWrite: Swift.String { "https://www.googleapis.com/auth/devstorage.read_write" }
    }
    /// The roots of the service's URLs in its regions.
    public enum Region {
        public static var africaSouth1: Swift.String { "https://storage.africa-south1.rep.googleapis.com/" }
        public static var asiaEast1: Swift.String { "https://storage.asia-east1.rep.googleapis.com/" }
        public static var asiaEast2: Swift.String { "https://storage.asia-east2.rep.googleapis.com/" }
        public static var asiaNortheast1: Swift.String { "https://storage.asia-northeast1.rep.googleapis.com/" }
        public static var asiaNortheast2: Swift.String { "https://storage.asia-northeast2.rep.googleapis.com/" }
        public static var asiaNortheast3: Swift.String { "https://storage.asia-northeast3.rep.googleapis.com/" }
        public static var asiaSouth1: Swift.String { "https://storage.asia-south1.rep.googleapis.com/" }
        public static var asiaSouth2: Swift.String { "https://storage.asia-south2.rep.googleapis.com/" }
        public static var asiaSoutheast1: Swift.String { "https://storage.asia-southeast1.rep.googleapis.com/" }
        public static var asiaSoutheast2: Swift.String { "https://storage.asia-southeast2.rep.googleapis.com/" }
        public static var australiaSoutheast1: Swift.String { "https://storage.australia-southeast1.rep.googleapis.com/" }
        public static var australiaSoutheast2: Swift.String { "https://storage.australia-southeast2.rep.googleapis.com/" }
        public static var eu: Swift.String { "https://storage.eu.rep.googleapis.com/" }
        public static var europeCentral2: Swift.String { "https://storage.europe-central2.rep.googleapis.com/" }
        public static var europeNorth1: Swift.String { "https://storage.europe-north1.rep.googleapis.com/" }
        public static var europeSouthwest1: Swift.String { "https://storage.europe-southwest1.rep.googleapis.com/" }
        public static var europeWest1: Swift.String { "https://storage.europe-west1.rep.googleapis.com/" }
        public static var europeWest2: Swift.String { "https://storage.europe-west2.rep.googleapis.com/" }
        public static var europeWest3: Swift.String { "https://storage.europe-west3.rep.googleapis.com/" }
        public static var europeWest4: Swift.String { "https://storage.europe-west4.rep.googleapis.com/" }
        public static var europeWest6: Swift.String { "https://storage.europe-west6.rep.googleapis.com/" }
        public static var europeWest8: Swift.String { "https://storage.europe-west8.rep.googleapis.com/" }
        public static var europeWest9: Swift.String { "https://storage.europe-west9.rep.googleapis.com/" }
        public static var europeWest10: Swift.String { "https://storage.europe-west10.rep.googleapis.com/" }
        public static var europeWest12: Swift.String { "https://storage.europe-west12.rep.googleapis.com/" }
        public static var meCentral2: Swift.String { "https://storage.me-central2.rep.googleapis.com/" }
        public static var meWest1: Swift.String { "https://storage.me-west1.rep.googleapis.com/" }
        public static var us: Swift.String { "https://storage.us.rep.googleapis.com/" }
        public static var usCentral1: Swift.String { "https://storage.us-central1.rep.googleapis.com/" }
        public static var usEast1: Swift.String { "https://storage.us-east1.rep.googleapis.com/" }
        public static var usEast4: Swift.String { "https://storage.us-east4.rep.googleapis.com/" }
        public static var usEast5: Swift.String { "https://storage.us-east5.rep.googleapis.com/" }
        public static var usSouth1: Swift.String { "https://storage.us-south1.rep.googleapis.com/" }
        public static var usWest1: Swift.String { "https://storage.us-west1.rep.googleapis.com/" }
        public static var usWest2: Swift.String { "https://storage.us-west2.rep.googleapis.com/" }
        public static var usWest3: Swift.String { "https://storage.us-west3.rep.googleapis.com/" }
        public static var usWest4: Swift.String { "https://storage.us-west4.rep.googleapis.com/" }
        public static var northamericaNortheast2: Swift.String { "https://storage.northamerica-northeast2.rep.googleapis.com/" }
        public static var southamericaEast1: Swift.String { "https://storage.southamerica-east1.rep.googleapis.com/" }
        public static var southamericaWest1: Swift.String { "https://storage.southamerica-west1.rep.googleapis.com/" }
        public static var meCentral1: Swift.String { "https://storage.me-central1.rep.googleapis.com/" }
        public static var northamericaNortheast1: Swift.String { "https://storage.northamerica-northeast1.rep.googleapis.com/" }
        public static var europeNorth2: Swift.String { "https://storage.europe-north2.rep.googleapis.com/" }
        public static var usWest8: Swift.String { "https://storage.us-west8.rep.googleapis.com/" }
        public static var northamericaSouth1: Swift.String { "https://storage.northamerica-south1.rep.googleapis.com/" }
    }

    public typealias DestinationPredefinedAcl = JSON.OpenEnumeration<DestinationPredefinedAcl_Values>
    public enum DestinationPredefinedAcl_Values {}

    public typealias PredefinedAcl = JSON.OpenEnumeration<PredefinedAcl_Values>
    public enum PredefinedAcl_Values {}

    public typealias PredefinedDefaultObjectAcl = JSON.OpenEnumeration<PredefinedDefaultObjectAcl_Values>
    public enum PredefinedDefaultObjectAcl_Values {}

    public typealias Projection = JSON.OpenEnumeration<Projection_Values>
    public enum Projection_Values {}

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(AnywhereCache.self, for: "storage#anywhereCache")
        kinds.register(AnywhereCaches.self, for: "storage#anywhereCaches")
        kinds.register(Bucket.self, for: "storage#bucket")
        kinds.register(BucketAccessControl.self, for: "storage#bucketAccessControl")
        kinds.register(BucketAccessControls.self, for: "storage#bucketAccessControls")
        kinds.register(Buckets.self, for: "storage#buckets")
        kinds.register(ComposeRequest.self, for: "storage#composeRequest")
        kinds.register(Folder.self, for: "storage#folder")
        kinds.register(Folders.self, for: "storage#folders")
        kinds.register(HmacKey.self, for: "storage#hmacKey")
        kinds.register(HmacKeyMetadata.self, for: "storage#hmacKeyMetadata")
        kinds.register(HmacKeysMetadata.self, for: "storage#hmacKeysMetadata")
        kinds.register(ManagedFolder.self, for: "storage#managedFolder")
        kinds.register(ManagedFolders.self, for: "storage#managedFolders")
        kinds.register(Notification.self, for: "storage#notification")
        kinds.register(Notifications.self, for: "storage#notifications")
        kinds.register(Object.self, for: "storage#object")
        kinds.register(ObjectAccessControl.self, for: "storage#objectAccessControl")
        kinds.register(ObjectAccessControls.self, for: "storage#objectAccessControls")
        kinds.register(ObjectFullContext.self, for: "storage#objectFullContext")
        kinds.register(Objects.self, for: "storage#objects")
        kinds.register(GoogleLongrunningOperation.self, for: "storage#operation")
        kinds.register(GoogleLongrunningListOperationsResponse.self, for: "storage#operations")
        kinds.register(Policy.self, for: "storage#policy")
        kinds.register(RapidCache.self, for: "storage#rapidCache")
        kinds.register(RapidCaches.self, for: "storage#rapidCaches")
        kinds.register(RewriteResponse.self, for: "storage#rewriteResponse")
        kinds.register(ServiceAccount.self, for: "storage#serviceAccount")
        kinds.register(BucketStorageLayout.self, for: "storage#storageLayout")
        kinds.register(TestIamPermissionsResponse.self, for: "storage#testIamPermissionsResponse")
        return kinds
    }()
}

extension JSON.OpenEnumeration<Storage.DestinationPredefinedAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var bucketOwnerFullControl: Self { "bucketOwnerFullControl" }
    public static var bucketOwnerRead: Self { "bucketOwnerRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
}

extension JSON.OpenEnumeration<Storage.PredefinedAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var bucketOwnerFullControl: Self { "bucketOwnerFullControl" }
    public static var bucketOwnerRead: Self { "bucketOwnerRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
}

extension JSON.OpenEnumeration<Storage.PredefinedDefaultObjectAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var bucketOwnerFullControl: Self { "bucketOwnerFullControl" }
    public static var bucketOwnerRead: Self { "bucketOwnerRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
}

extension JSON.OpenEnumeration<Storage.Projection_Values> {
    public static var full: Self { "full" }
    public static var noAcl: Self { "noAcl" }
}

extension Storage.GoogleLongrunningOperation: GAPI.LongRunningOperation {
    public static var polling: GAPI.QueryMethod {
        GAPI.QueryMethod(id: "storage.buckets.operations.get", verb: .get, path: "{+selfLink}")
    }
}

/// Cloud Storage JSON API
public actor StorageService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "storage",
        version: "v1",
        rootURL: "https://storage.googleapis.com/",
        servicePath: "storage/v1/",
        batchPath: "batch/storage/v1",
        batch: GAPI.BatchLimits(.documented, maximumCalls: 100),
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
