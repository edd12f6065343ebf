// Generated from storage:v1, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Storage {
    /// `storage.anywhereCaches.disable`: POST `b/{bucket}/anywhereCaches/{anywhereCacheId}/disable`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct AnywhereCachesDisableQuery: GAPI.Query {
        public typealias Response = AnywhereCache
        public var bucket: Swift.String
        public var anywhereCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.disable", verb: .post, path: "b/{bucket}/anywhereCaches/{anywhereCacheId}/disable") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("anywhereCacheId", anywhereCacheId)
        }
    }

    /// `storage.anywhereCaches.get`: GET `b/{bucket}/anywhereCaches/{anywhereCacheId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct AnywhereCachesGetQuery: GAPI.Query {
        public typealias Response = AnywhereCache
        public var bucket: Swift.String
        public var anywhereCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.get", verb: .get, path: "b/{bucket}/anywhereCaches/{anywhereCacheId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("anywhereCacheId", anywhereCacheId)
        }
    }

    /// `storage.anywhereCaches.insert`: POST `b/{bucket}/anywhereCaches`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct AnywhereCachesInsertQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var body: AnywhereCache
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: AnywhereCache, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.insert", verb: .post, path: "b/{bucket}/anywhereCaches") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket)
        }
    }

    /// `storage.anywhereCaches.list`: GET `b/{bucket}/anywhereCaches`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct AnywhereCachesListQuery: GAPI.PagedQuery {
        public typealias Response = AnywhereCaches
        public var bucket: Swift.String
        /// At least 0.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.list", verb: .get, path: "b/{bucket}/anywhereCaches") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [AnywhereCache] { response.items ?? [] }
    }

    /// `storage.anywhereCaches.pause`: POST `b/{bucket}/anywhereCaches/{anywhereCacheId}/pause`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct AnywhereCachesPauseQuery: GAPI.Query {
        public typealias Response = AnywhereCache
        public var bucket: Swift.String
        public var anywhereCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.pause", verb: .post, path: "b/{bucket}/anywhereCaches/{anywhereCacheId}/pause") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("anywhereCacheId", anywhereCacheId)
        }
    }

    /// `storage.anywhereCaches.resume`: POST `b/{bucket}/anywhereCaches/{anywhereCacheId}/resume`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct AnywhereCachesResumeQuery: GAPI.Query {
        public typealias Response = AnywhereCache
        public var bucket: Swift.String
        public var anywhereCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.resume", verb: .post, path: "b/{bucket}/anywhereCaches/{anywhereCacheId}/resume") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("anywhereCacheId", anywhereCacheId)
        }
    }

    /// `storage.anywhereCaches.update`: PATCH `b/{bucket}/anywhereCaches/{anywhereCacheId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct AnywhereCachesUpdateQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var anywhereCacheId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, anywhereCacheId: Swift.String, _ body: AnywhereCache, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.anywhereCacheId = anywhereCacheId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.anywhereCaches.update", verb: .patch, path: "b/{bucket}/anywhereCaches/{anywhereCacheId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("anywhereCacheId", anywhereCacheId)
        }
    }

    /// `storage.bucketAccessControls.delete`: DELETE `b/{bucket}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.delete", verb: .delete, path: "b/{bucket}/acl/{entity}", idempotency: .never) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.bucketAccessControls.get`: GET `b/{bucket}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsGetQuery: GAPI.Query {
        public typealias Response = BucketAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.get", verb: .get, path: "b/{bucket}/acl/{entity}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.bucketAccessControls.insert`: POST `b/{bucket}/acl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsInsertQuery: GAPI.Query {
        public typealias Response = BucketAccessControl
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var body: BucketAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: BucketAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.insert", verb: .post, path: "b/{bucket}/acl", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.bucketAccessControls.list`: GET `b/{bucket}/acl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsListQuery: GAPI.Query {
        public typealias Response = BucketAccessControls
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.list", verb: .get, path: "b/{bucket}/acl") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.bucketAccessControls.patch`: PATCH `b/{bucket}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsPatchQuery: GAPI.Query {
        public typealias Response = BucketAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, entity: Swift.String, _ body: BucketAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.patch", verb: .patch, path: "b/{bucket}/acl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.bucketAccessControls.update`: PUT `b/{bucket}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketAccessControlsUpdateQuery: GAPI.Query {
        public typealias Response = BucketAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var body: BucketAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ body: BucketAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.bucketAccessControls.update", verb: .put, path: "b/{bucket}/acl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.delete`: DELETE `b/{bucket}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct BucketsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.delete", verb: .delete, path: "b/{bucket}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.get`: GET `b/{bucket}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct BucketsGetQuery: GAPI.Query {
        public typealias Response = Bucket
        public var bucket: Swift.String
        public var generation: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var projection: Projection?
        public var softDeleted: Swift.Bool?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.get", verb: .get, path: "b/{bucket}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("generation", generation)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("projection", projection)
            p.query("softDeleted", softDeleted); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.getIamPolicy`: GET `b/{bucket}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketsGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        /// At least 1.
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.getIamPolicy", verb: .get, path: "b/{bucket}/iam") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("optionsRequestedPolicyVersion", optionsRequestedPolicyVersion)
            p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.getStorageLayout`: GET `b/{bucket}/storageLayout`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct BucketsGetStorageLayoutQuery: GAPI.Query {
        public typealias Response = BucketStorageLayout
        public var bucket: Swift.String
        public var prefix: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.getStorageLayout", verb: .get, path: "b/{bucket}/storageLayout") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("prefix", prefix)
        }
    }

    /// `storage.buckets.insert`: POST `b`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct BucketsInsertQuery: GAPI.Query {
        public typealias Response = Bucket
        public var project: Swift.String
        /// Default: false.
        public var enableObjectRetention: Swift.Bool?
        public var predefinedAcl: PredefinedAcl?
        public var predefinedDefaultObjectAcl: PredefinedDefaultObjectAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: Bucket
        public var common = GAPI.CommonParameters()
        public init(project: Swift.String, _ body: Bucket, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.insert", verb: .post, path: "b", idempotency: .always) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("enableObjectRetention", enableObjectRetention); p.query("predefinedAcl", predefinedAcl)
            p.query("predefinedDefaultObjectAcl", predefinedDefaultObjectAcl); p.query("project", project)
            p.query("projection", projection); p.query("userProject", userProject)
        }

        public typealias PredefinedAcl = JSON.OpenEnumeration<PredefinedAcl_Values>
        public enum PredefinedAcl_Values {}
    }

    /// `storage.buckets.list`: GET `b`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct BucketsListQuery: GAPI.PagedQuery {
        public typealias Response = Buckets
        public var project: Swift.String
        /// At least 0 (default 1000).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var prefix: Swift.String?
        public var projection: Projection?
        public var returnPartialSuccess: Swift.Bool?
        public var softDeleted: Swift.Bool?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(project: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.list", verb: .get, path: "b") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("prefix", prefix)
            p.query("project", project); p.query("projection", projection)
            p.query("returnPartialSuccess", returnPartialSuccess); p.query("softDeleted", softDeleted)
            p.query("userProject", userProject)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Bucket] { response.items ?? [] }
    }

    /// `storage.buckets.lockRetentionPolicy`: POST `b/{bucket}/lockRetentionPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct BucketsLockRetentionPolicyQuery: GAPI.Query {
        public typealias Response = Bucket
        public var bucket: Swift.String
        public var ifMetagenerationMatch: Swift.Int64
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, ifMetagenerationMatch: Swift.Int64, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.ifMetagenerationMatch = ifMetagenerationMatch; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.lockRetentionPolicy", verb: .post, path: "b/{bucket}/lockRetentionPolicy", idempotency: .always) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.patch`: PATCH `b/{bucket}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketsPatchQuery: GAPI.Query {
        public typealias Response = Bucket
        public var bucket: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var predefinedAcl: PredefinedAcl?
        public var predefinedDefaultObjectAcl: PredefinedDefaultObjectAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, _ body: Bucket, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.patch", verb: .patch, path: "b/{bucket}", idempotency: .conditional(on: [.parameter("ifMetagenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("predefinedAcl", predefinedAcl)
            p.query("predefinedDefaultObjectAcl", predefinedDefaultObjectAcl); p.query("projection", projection)
            p.query("userProject", userProject)
        }

        public typealias PredefinedAcl = JSON.OpenEnumeration<PredefinedAcl_Values>
        public enum PredefinedAcl_Values {}
    }

    /// `storage.buckets.relocate`: POST `b/{bucket}/relocate`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct BucketsRelocateQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var body: RelocateBucketRequest
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: RelocateBucketRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.relocate", verb: .post, path: "b/{bucket}/relocate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket)
        }
    }

    /// `storage.buckets.restore`: POST `b/{bucket}/restore`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct BucketsRestoreQuery: GAPI.Query {
        public typealias Response = Bucket
        public var bucket: Swift.String
        public var generation: Swift.Int64
        public var projection: Projection?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, generation: Swift.Int64, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.generation = generation; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.restore", verb: .post, path: "b/{bucket}/restore") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("generation", generation); p.query("projection", projection)
            p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.setIamPolicy`: PUT `b/{bucket}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketsSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var body: Policy
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: Policy, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.setIamPolicy", verb: .put, path: "b/{bucket}/iam", idempotency: .conditional(on: [.bodyETag])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag?.description }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.testIamPermissions`: GET `b/{bucket}/iam/testPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct BucketsTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var bucket: Swift.String
        public var permissions: [Swift.String]
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, permissions: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.permissions = permissions; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.testIamPermissions", verb: .get, path: "b/{bucket}/iam/testPermissions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("permissions", permissions); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.update`: PUT `b/{bucket}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct BucketsUpdateQuery: GAPI.Query {
        public typealias Response = Bucket
        public var bucket: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var predefinedAcl: PredefinedAcl?
        public var predefinedDefaultObjectAcl: PredefinedDefaultObjectAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: Bucket
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: Bucket, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.update", verb: .put, path: "b/{bucket}", idempotency: .conditional(on: [.parameter("ifMetagenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("predefinedAcl", predefinedAcl)
            p.query("predefinedDefaultObjectAcl", predefinedDefaultObjectAcl); p.query("projection", projection)
            p.query("userProject", userProject)
        }

        public typealias PredefinedAcl = JSON.OpenEnumeration<PredefinedAcl_Values>
        public enum PredefinedAcl_Values {}
    }

    /// `storage.defaultObjectAccessControls.delete`: DELETE `b/{bucket}/defaultObjectAcl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.delete", verb: .delete, path: "b/{bucket}/defaultObjectAcl/{entity}", idempotency: .never) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.defaultObjectAccessControls.get`: GET `b/{bucket}/defaultObjectAcl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsGetQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.get", verb: .get, path: "b/{bucket}/defaultObjectAcl/{entity}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.defaultObjectAccessControls.insert`: POST `b/{bucket}/defaultObjectAcl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsInsertQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var body: ObjectAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.insert", verb: .post, path: "b/{bucket}/defaultObjectAcl", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.defaultObjectAccessControls.list`: GET `b/{bucket}/defaultObjectAcl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsListQuery: GAPI.Query {
        public typealias Response = ObjectAccessControls
        public var bucket: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.list", verb: .get, path: "b/{bucket}/defaultObjectAcl") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("userProject", userProject)
        }
    }

    /// `storage.defaultObjectAccessControls.patch`: PATCH `b/{bucket}/defaultObjectAcl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsPatchQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, entity: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.patch", verb: .patch, path: "b/{bucket}/defaultObjectAcl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.defaultObjectAccessControls.update`: PUT `b/{bucket}/defaultObjectAcl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct DefaultObjectAccessControlsUpdateQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var entity: Swift.String
        public var userProject: Swift.String?
        public var body: ObjectAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, entity: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.entity = entity; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.defaultObjectAccessControls.update", verb: .put, path: "b/{bucket}/defaultObjectAcl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("entity", entity); p.query("userProject", userProject)
        }
    }

    /// `storage.folders.delete`: DELETE `b/{bucket}/folders/{folder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct FoldersDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var folder: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, folder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.folder = folder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.delete", verb: .delete, path: "b/{bucket}/folders/{folder}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("folder", folder); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.folders.deleteRecursive`: POST `b/{bucket}/folders/{folder}/deleteRecursive`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct FoldersDeleteRecursiveQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var folder: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, folder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.folder = folder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.deleteRecursive", verb: .post, path: "b/{bucket}/folders/{folder}/deleteRecursive") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("folder", folder); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.folders.get`: GET `b/{bucket}/folders/{folder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct FoldersGetQuery: GAPI.Query {
        public typealias Response = Folder
        public var bucket: Swift.String
        public var folder: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, folder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.folder = folder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.get", verb: .get, path: "b/{bucket}/folders/{folder}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("folder", folder); p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.folders.insert`: POST `b/{bucket}/folders`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct FoldersInsertQuery: GAPI.Query {
        public typealias Response = Folder
        public var bucket: Swift.String
        public var recursive: Swift.Bool?
        public var body: Folder
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: Folder, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.insert", verb: .post, path: "b/{bucket}/folders") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("recursive", recursive)
        }
    }

    /// `storage.folders.list`: GET `b/{bucket}/folders`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct FoldersListQuery: GAPI.PagedQuery {
        public typealias Response = Folders
        public var bucket: Swift.String
        public var delimiter: Swift.String?
        public var endOffset: Swift.String?
        /// At least 0.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var prefix: Swift.String?
        public var startOffset: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.list", verb: .get, path: "b/{bucket}/folders") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("delimiter", delimiter); p.query("endOffset", endOffset)
            p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("prefix", prefix)
            p.query("startOffset", startOffset)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Folder] { response.items ?? [] }
    }

    /// `storage.folders.rename`: POST `b/{bucket}/folders/{sourceFolder}/renameTo/folders/{destinationFolder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct FoldersRenameQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var sourceFolder: Swift.String
        public var destinationFolder: Swift.String
        public var ifSourceMetagenerationMatch: Swift.Int64?
        public var ifSourceMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, sourceFolder: Swift.String, destinationFolder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.sourceFolder = sourceFolder; self.destinationFolder = destinationFolder
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.folders.rename", verb: .post, path: "b/{bucket}/folders/{sourceFolder}/renameTo/folders/{destinationFolder}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("sourceFolder", sourceFolder)
            p.path("destinationFolder", destinationFolder)
            p.query("ifSourceMetagenerationMatch", ifSourceMetagenerationMatch)
            p.query("ifSourceMetagenerationNotMatch", ifSourceMetagenerationNotMatch)
        }
    }

    /// `storage.managedFolders.delete`: DELETE `b/{bucket}/managedFolders/{managedFolder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ManagedFoldersDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        public var allowNonEmpty: Swift.Bool?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.delete", verb: .delete, path: "b/{bucket}/managedFolders/{managedFolder}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder); p.query("allowNonEmpty", allowNonEmpty)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.managedFolders.get`: GET `b/{bucket}/managedFolders/{managedFolder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ManagedFoldersGetQuery: GAPI.Query {
        public typealias Response = ManagedFolder
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.get", verb: .get, path: "b/{bucket}/managedFolders/{managedFolder}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.managedFolders.getIamPolicy`: GET `b/{bucket}/managedFolders/{managedFolder}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ManagedFoldersGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        /// At least 1.
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.getIamPolicy", verb: .get, path: "b/{bucket}/managedFolders/{managedFolder}/iam") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder)
            p.query("optionsRequestedPolicyVersion", optionsRequestedPolicyVersion); p.query("userProject", userProject)
        }
    }

    /// `storage.managedFolders.insert`: POST `b/{bucket}/managedFolders`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ManagedFoldersInsertQuery: GAPI.Query {
        public typealias Response = ManagedFolder
        public var bucket: Swift.String
        public var body: ManagedFolder
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: ManagedFolder, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.insert", verb: .post, path: "b/{bucket}/managedFolders") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket)
        }
    }

    /// `storage.managedFolders.list`: GET `b/{bucket}/managedFolders`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ManagedFoldersListQuery: GAPI.PagedQuery {
        public typealias Response = ManagedFolders
        public var bucket: Swift.String
        /// At least 0.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var prefix: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.list", verb: .get, path: "b/{bucket}/managedFolders") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("prefix", prefix)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [ManagedFolder] { response.items ?? [] }
    }

    /// `storage.managedFolders.setIamPolicy`: PUT `b/{bucket}/managedFolders/{managedFolder}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ManagedFoldersSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        public var userProject: Swift.String?
        public var body: Policy
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, _ body: Policy, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.setIamPolicy", verb: .put, path: "b/{bucket}/managedFolders/{managedFolder}/iam", idempotency: .conditional(on: [.bodyETag])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag?.description }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder); p.query("userProject", userProject)
        }
    }

    /// `storage.managedFolders.testIamPermissions`: GET
    /// `b/{bucket}/managedFolders/{managedFolder}/iam/testPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ManagedFoldersTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        public var permissions: [Swift.String]
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, permissions: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; self.permissions = permissions; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.testIamPermissions", verb: .get, path: "b/{bucket}/managedFolders/{managedFolder}/iam/testPermissions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder); p.query("permissions", permissions)
            p.query("userProject", userProject)
        }
    }

    /// `storage.managedFolders.update`: PATCH `b/{bucket}/managedFolders/{managedFolder}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ManagedFoldersUpdateQuery: GAPI.Query {
        public typealias Response = ManagedFolder
        public var bucket: Swift.String
        public var managedFolder: Swift.String
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, managedFolder: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, managedFolder: Swift.String, _ body: ManagedFolder, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.managedFolder = managedFolder; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.managedFolders.update", verb: .patch, path: "b/{bucket}/managedFolders/{managedFolder}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("managedFolder", managedFolder)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
        }
    }

    /// `storage.notifications.delete`: DELETE `b/{bucket}/notificationConfigs/{notification}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct NotificationsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var notification: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, notification: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.notification = notification; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.notifications.delete", verb: .delete, path: "b/{bucket}/notificationConfigs/{notification}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("notification", notification); p.query("userProject", userProject)
        }
    }

    /// `storage.notifications.get`: GET `b/{bucket}/notificationConfigs/{notification}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct NotificationsGetQuery: GAPI.Query {
        public typealias Response = Notification
        public var bucket: Swift.String
        public var notification: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, notification: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.notification = notification; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.notifications.get", verb: .get, path: "b/{bucket}/notificationConfigs/{notification}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("notification", notification); p.query("userProject", userProject)
        }
    }
}

extension JSON.OpenEnumeration<Storage.BucketsInsertQuery.PredefinedAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
    public static var publicReadWrite: Self { "publicReadWrite" }
}

extension JSON.OpenEnumeration<Storage.BucketsPatchQuery.PredefinedAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
    public static var publicReadWrite: Self { "publicReadWrite" }
}

extension JSON.OpenEnumeration<Storage.BucketsUpdateQuery.PredefinedAcl_Values> {
    public static var authenticatedRead: Self { "authenticatedRead" }
    public static var `private`: Self { "private" }
    public static var projectPrivate: Self { "projectPrivate" }
    public static var publicRead: Self { "publicRead" }
    public static var publicReadWrite: Self { "publicReadWrite" }
}
