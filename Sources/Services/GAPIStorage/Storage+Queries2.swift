// Generated from storage:v1, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Storage {
    /// `storage.notifications.insert`: POST `b/{bucket}/notificationConfigs`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct NotificationsInsertQuery: GAPI.Query {
        public typealias Response = Notification
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var body: Notification
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: Notification, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.notifications.insert", verb: .post, path: "b/{bucket}/notificationConfigs", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.notifications.list`: GET `b/{bucket}/notificationConfigs`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct NotificationsListQuery: GAPI.Query {
        public typealias Response = Notifications
        public var bucket: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.notifications.list", verb: .get, path: "b/{bucket}/notificationConfigs") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.delete`: DELETE `b/{bucket}/o/{object}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var object: Swift.String
        public var entity: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.delete", verb: .delete, path: "b/{bucket}/o/{object}/acl/{entity}", idempotency: .never) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.path("entity", entity)
            p.query("generation", generation); p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.get`: GET `b/{bucket}/o/{object}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsGetQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var object: Swift.String
        public var entity: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, entity: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.entity = entity; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.get", verb: .get, path: "b/{bucket}/o/{object}/acl/{entity}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.path("entity", entity)
            p.query("generation", generation); p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.insert`: POST `b/{bucket}/o/{object}/acl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsInsertQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var body: ObjectAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.insert", verb: .post, path: "b/{bucket}/o/{object}/acl", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.list`: GET `b/{bucket}/o/{object}/acl`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsListQuery: GAPI.Query {
        public typealias Response = ObjectAccessControls
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.list", verb: .get, path: "b/{bucket}/o/{object}/acl") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.patch`: PATCH `b/{bucket}/o/{object}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsPatchQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var object: Swift.String
        public var entity: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, entity: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.entity = entity; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, object: Swift.String, entity: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.entity = entity; self.body = JSON.Value(body)
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.patch", verb: .patch, path: "b/{bucket}/o/{object}/acl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.path("entity", entity)
            p.query("generation", generation); p.query("userProject", userProject)
        }
    }

    /// `storage.objectAccessControls.update`: PUT `b/{bucket}/o/{object}/acl/{entity}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectAccessControlsUpdateQuery: GAPI.Query {
        public typealias Response = ObjectAccessControl
        public var bucket: Swift.String
        public var object: Swift.String
        public var entity: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var body: ObjectAccessControl
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, entity: Swift.String, _ body: ObjectAccessControl, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.entity = entity; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objectAccessControls.update", verb: .put, path: "b/{bucket}/o/{object}/acl/{entity}", idempotency: .never) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.path("entity", entity)
            p.query("generation", generation); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.bulkRestore`: POST `b/{bucket}/o/bulkRestore`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsBulkRestoreQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var body: BulkRestoreObjectsRequest
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: BulkRestoreObjectsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.bulkRestore", verb: .post, path: "b/{bucket}/o/bulkRestore") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket)
        }
    }

    /// `storage.objects.compose`: POST `b/{destinationBucket}/o/{destinationObject}/compose`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsComposeQuery: GAPI.Query {
        public typealias Response = Object
        public var destinationBucket: Swift.String
        public var destinationObject: Swift.String
        public var destinationPredefinedAcl: DestinationPredefinedAcl?
        public var dropContextGroups: [Swift.String]?
        public var ifGenerationMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var kmsKeyName: Swift.String?
        public var userProject: Swift.String?
        public var body: ComposeRequest
        public var common = GAPI.CommonParameters()
        public init(destinationBucket: Swift.String, destinationObject: Swift.String, _ body: ComposeRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.destinationBucket = destinationBucket; self.destinationObject = destinationObject; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.compose", verb: .post, path: "b/{destinationBucket}/o/{destinationObject}/compose", idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("destinationBucket", destinationBucket); p.path("destinationObject", destinationObject)
            p.query("destinationPredefinedAcl", destinationPredefinedAcl)
            p.query("dropContextGroups", dropContextGroups); p.query("ifGenerationMatch", ifGenerationMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch); p.query("kmsKeyName", kmsKeyName)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.copy`: POST
    /// `b/{sourceBucket}/o/{sourceObject}/copyTo/b/{destinationBucket}/o/{destinationObject}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsCopyQuery: GAPI.Query {
        public typealias Response = Object
        public var sourceBucket: Swift.String
        public var sourceObject: Swift.String
        public var destinationBucket: Swift.String
        public var destinationObject: Swift.String
        public var destinationKmsKeyName: Swift.String?
        public var destinationPredefinedAcl: DestinationPredefinedAcl?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var ifSourceGenerationMatch: Swift.Int64?
        public var ifSourceGenerationNotMatch: Swift.Int64?
        public var ifSourceMetagenerationMatch: Swift.Int64?
        public var ifSourceMetagenerationNotMatch: Swift.Int64?
        public var projection: Projection?
        public var sourceGeneration: Swift.Int64?
        public var userProject: Swift.String?
        public var body: Object
        public var common = GAPI.CommonParameters()
        public init(sourceBucket: Swift.String, sourceObject: Swift.String, destinationBucket: Swift.String, destinationObject: Swift.String, _ body: Object, _ configure: (inout Self) -> Void = { _ in }) {
            self.sourceBucket = sourceBucket; self.sourceObject = sourceObject
            self.destinationBucket = destinationBucket; self.destinationObject = destinationObject; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.copy", verb: .post, path: "b/{sourceBucket}/o/{sourceObject}/copyTo/b/{destinationBucket}/o/{destinationObject}", idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("sourceBucket", sourceBucket); p.path("sourceObject", sourceObject)
            p.path("destinationBucket", destinationBucket); p.path("destinationObject", destinationObject)
            p.query("destinationKmsKeyName", destinationKmsKeyName)
            p.query("destinationPredefinedAcl", destinationPredefinedAcl)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            p.query("ifSourceGenerationMatch", ifSourceGenerationMatch)
            p.query("ifSourceGenerationNotMatch", ifSourceGenerationNotMatch)
            p.query("ifSourceMetagenerationMatch", ifSourceMetagenerationMatch)
            p.query("ifSourceMetagenerationNotMatch", ifSourceMetagenerationNotMatch); p.query("projection", projection)
            p.query("sourceGeneration", sourceGeneration); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.delete`: DELETE `b/{bucket}/o/{object}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.delete", verb: .delete, path: "b/{bucket}/o/{object}", idempotency: .conditional(on: [.parameter("ifGenerationMatch"), .parameter("generation")])) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.get`: GET `b/{bucket}/o/{object}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ObjectsGetQuery: GAPI.DownloadQuery {
        public typealias Response = Object
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var projection: Projection?
        public var restoreToken: Swift.String?
        public var softDeleted: Swift.Bool?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.get", verb: .get, path: "b/{bucket}/o/{object}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("projection", projection)
            p.query("restoreToken", restoreToken); p.query("softDeleted", softDeleted)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.getIamPolicy`: GET `b/{bucket}/o/{object}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ObjectsGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.getIamPolicy", verb: .get, path: "b/{bucket}/o/{object}/iam") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.insert`: POST `b/{bucket}/o`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsInsertQuery: GAPI.UploadQuery {
        public typealias Response = Object
        public var bucket: Swift.String
        public var contentEncoding: Swift.String?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var kmsKeyName: Swift.String?
        public var name: Swift.String?
        public var predefinedAcl: PredefinedAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: Object
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: Object = Object(), _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.insert", verb: .post, path: "b/{bucket}/o", upload: .resumable, idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("contentEncoding", contentEncoding)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("kmsKeyName", kmsKeyName)
            p.query("name", name); p.query("predefinedAcl", predefinedAcl); p.query("projection", projection)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.list`: GET `b/{bucket}/o`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ObjectsListQuery: GAPI.PagedQuery {
        public typealias Response = Objects
        public var bucket: Swift.String
        public var delimiter: Swift.String?
        public var endOffset: Swift.String?
        public var filter: Swift.String?
        public var includeFoldersAsPrefixes: Swift.Bool?
        public var includeTrailingDelimiter: Swift.Bool?
        public var matchGlob: Swift.String?
        /// At least 0 (default 1000).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var prefix: Swift.String?
        public var projection: Projection?
        public var softDeleted: Swift.Bool?
        public var startOffset: Swift.String?
        public var userProject: Swift.String?
        public var versions: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.list", verb: .get, path: "b/{bucket}/o") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("delimiter", delimiter); p.query("endOffset", endOffset)
            p.query("filter", filter); p.query("includeFoldersAsPrefixes", includeFoldersAsPrefixes)
            p.query("includeTrailingDelimiter", includeTrailingDelimiter); p.query("matchGlob", matchGlob)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("prefix", prefix)
            p.query("projection", projection); p.query("softDeleted", softDeleted); p.query("startOffset", startOffset)
            p.query("userProject", userProject); p.query("versions", versions)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Object] { response.items ?? [] }
    }

    /// `storage.objects.move`: POST `b/{bucket}/o/{sourceObject}/moveTo/o/{destinationObject}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsMoveQuery: GAPI.Query {
        public typealias Response = Object
        public var bucket: Swift.String
        public var sourceObject: Swift.String
        public var destinationObject: Swift.String
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var ifSourceGenerationMatch: Swift.Int64?
        public var ifSourceGenerationNotMatch: Swift.Int64?
        public var ifSourceMetagenerationMatch: Swift.Int64?
        public var ifSourceMetagenerationNotMatch: Swift.Int64?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, sourceObject: Swift.String, destinationObject: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.sourceObject = sourceObject; self.destinationObject = destinationObject
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.move", verb: .post, path: "b/{bucket}/o/{sourceObject}/moveTo/o/{destinationObject}", idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("sourceObject", sourceObject)
            p.path("destinationObject", destinationObject); p.query("ifGenerationMatch", ifGenerationMatch)
            p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            p.query("ifSourceGenerationMatch", ifSourceGenerationMatch)
            p.query("ifSourceGenerationNotMatch", ifSourceGenerationNotMatch)
            p.query("ifSourceMetagenerationMatch", ifSourceMetagenerationMatch)
            p.query("ifSourceMetagenerationNotMatch", ifSourceMetagenerationNotMatch); p.query("projection", projection)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.patch`: PATCH `b/{bucket}/o/{object}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectsPatchQuery: GAPI.Query {
        public typealias Response = Object
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var overrideUnlockedRetention: Swift.Bool?
        public var predefinedAcl: PredefinedAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, object: Swift.String, _ body: Object, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.patch", verb: .patch, path: "b/{bucket}/o/{object}", idempotency: .conditional(on: [.parameter("ifMetagenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            p.query("overrideUnlockedRetention", overrideUnlockedRetention); p.query("predefinedAcl", predefinedAcl)
            p.query("projection", projection); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.restore`: POST `b/{bucket}/o/{object}/restore`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectsRestoreQuery: GAPI.Query {
        public typealias Response = Object
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64
        public var copySourceAcl: Swift.Bool?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var projection: Projection?
        public var restoreToken: Swift.String?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, generation: Swift.Int64, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.generation = generation; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.restore", verb: .post, path: "b/{bucket}/o/{object}/restore", idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("copySourceAcl", copySourceAcl)
            p.query("generation", generation); p.query("ifGenerationMatch", ifGenerationMatch)
            p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch); p.query("projection", projection)
            p.query("restoreToken", restoreToken); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.rewrite`: POST
    /// `b/{sourceBucket}/o/{sourceObject}/rewriteTo/b/{destinationBucket}/o/{destinationObject}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsRewriteQuery: GAPI.Query {
        public typealias Response = RewriteResponse
        public var sourceBucket: Swift.String
        public var sourceObject: Swift.String
        public var destinationBucket: Swift.String
        public var destinationObject: Swift.String
        public var destinationKmsKeyName: Swift.String?
        public var destinationPredefinedAcl: DestinationPredefinedAcl?
        public var dropContextGroups: [Swift.String]?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var ifSourceGenerationMatch: Swift.Int64?
        public var ifSourceGenerationNotMatch: Swift.Int64?
        public var ifSourceMetagenerationMatch: Swift.Int64?
        public var ifSourceMetagenerationNotMatch: Swift.Int64?
        public var maxBytesRewrittenPerCall: Swift.Int64?
        public var projection: Projection?
        public var rewriteToken: Swift.String?
        public var sourceGeneration: Swift.Int64?
        public var userProject: Swift.String?
        public var body: Object
        public var common = GAPI.CommonParameters()
        public init(sourceBucket: Swift.String, sourceObject: Swift.String, destinationBucket: Swift.String, destinationObject: Swift.String, _ body: Object, _ configure: (inout Self) -> Void = { _ in }) {
            self.sourceBucket = sourceBucket; self.sourceObject = sourceObject
            self.destinationBucket = destinationBucket; self.destinationObject = destinationObject; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.rewrite", verb: .post, path: "b/{sourceBucket}/o/{sourceObject}/rewriteTo/b/{destinationBucket}/o/{destinationObject}", idempotency: .conditional(on: [.parameter("ifGenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("sourceBucket", sourceBucket); p.path("sourceObject", sourceObject)
            p.path("destinationBucket", destinationBucket); p.path("destinationObject", destinationObject)
            p.query("destinationKmsKeyName", destinationKmsKeyName)
            p.query("destinationPredefinedAcl", destinationPredefinedAcl)
            p.query("dropContextGroups", dropContextGroups); p.query("ifGenerationMatch", ifGenerationMatch)
            p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            p.query("ifSourceGenerationMatch", ifSourceGenerationMatch)
            p.query("ifSourceGenerationNotMatch", ifSourceGenerationNotMatch)
            p.query("ifSourceMetagenerationMatch", ifSourceMetagenerationMatch)
            p.query("ifSourceMetagenerationNotMatch", ifSourceMetagenerationNotMatch)
            p.query("maxBytesRewrittenPerCall", maxBytesRewrittenPerCall); p.query("projection", projection)
            p.query("rewriteToken", rewriteToken); p.query("sourceGeneration", sourceGeneration)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.setIamPolicy`: PUT `b/{bucket}/o/{object}/iam`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ObjectsSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var body: Policy
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ body: Policy, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.setIamPolicy", verb: .put, path: "b/{bucket}/o/{object}/iam", idempotency: .conditional(on: [.bodyETag])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag?.description }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("userProject", userProject)
        }
    }

    /// `storage.objects.testIamPermissions`: GET `b/{bucket}/o/{object}/iam/testPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ObjectsTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var bucket: Swift.String
        public var object: Swift.String
        public var permissions: [Swift.String]
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, permissions: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.permissions = permissions; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.testIamPermissions", verb: .get, path: "b/{bucket}/o/{object}/iam/testPermissions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("permissions", permissions); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.update`: PUT `b/{bucket}/o/{object}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ObjectsUpdateQuery: GAPI.Query {
        public typealias Response = Object
        public var bucket: Swift.String
        public var object: Swift.String
        public var generation: Swift.Int64?
        public var ifGenerationMatch: Swift.Int64?
        public var ifGenerationNotMatch: Swift.Int64?
        public var ifMetagenerationMatch: Swift.Int64?
        public var ifMetagenerationNotMatch: Swift.Int64?
        public var overrideUnlockedRetention: Swift.Bool?
        public var predefinedAcl: PredefinedAcl?
        public var projection: Projection?
        public var userProject: Swift.String?
        public var body: Object
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, _ body: Object, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.update", verb: .put, path: "b/{bucket}/o/{object}", idempotency: .conditional(on: [.parameter("ifMetagenerationMatch")])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("generation", generation)
            p.query("ifGenerationMatch", ifGenerationMatch); p.query("ifGenerationNotMatch", ifGenerationNotMatch)
            p.query("ifMetagenerationMatch", ifMetagenerationMatch)
            p.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            p.query("overrideUnlockedRetention", overrideUnlockedRetention); p.query("predefinedAcl", predefinedAcl)
            p.query("projection", projection); p.query("userProject", userProject)
        }
    }

    /// `storage.objects.viewFullContext`: GET `b/{bucket}/o/{object}/viewFullContext`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ObjectsViewFullContextQuery: GAPI.Query {
        public typealias Response = ObjectFullContext
        public var bucket: Swift.String
        public var object: Swift.String
        public var contextKey: Swift.String
        public var generation: Swift.Int64?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, object: Swift.String, contextKey: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.object = object; self.contextKey = contextKey; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.objects.viewFullContext", verb: .get, path: "b/{bucket}/o/{object}/viewFullContext") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("object", object); p.query("contextKey", contextKey)
            p.query("generation", generation); p.query("userProject", userProject)
        }
    }

    /// `storage.buckets.operations.advanceRelocateBucket`: POST
    /// `b/{bucket}/operations/{operationId}/advanceRelocateBucket`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct OperationsAdvanceRelocateBucketQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var operationId: Swift.String
        public var body: AdvanceRelocateBucketOperationRequest
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, operationId: Swift.String, _ body: AdvanceRelocateBucketOperationRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.operationId = operationId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.operations.advanceRelocateBucket", verb: .post, path: "b/{bucket}/operations/{operationId}/advanceRelocateBucket") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("operationId", operationId)
        }
    }

    /// `storage.buckets.operations.cancel`: POST `b/{bucket}/operations/{operationId}/cancel`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct OperationsCancelQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var bucket: Swift.String
        public var operationId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, operationId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.operationId = operationId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.operations.cancel", verb: .post, path: "b/{bucket}/operations/{operationId}/cancel") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("operationId", operationId)
        }
    }

    /// `storage.buckets.operations.get`: GET `b/{bucket}/operations/{operationId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct OperationsGetQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var operationId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, operationId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.operationId = operationId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.operations.get", verb: .get, path: "b/{bucket}/operations/{operationId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("operationId", operationId)
        }
    }

    /// `storage.buckets.operations.list`: GET `b/{bucket}/operations`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct OperationsListQuery: GAPI.PagedQuery {
        public typealias Response = GoogleLongrunningListOperationsResponse
        public var bucket: Swift.String
        public var filter: Swift.String?
        /// At least 0.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.buckets.operations.list", verb: .get, path: "b/{bucket}/operations") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("filter", filter); p.query("pageSize", pageSize)
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [GoogleLongrunningOperation] { response.operations ?? [] }
    }

    /// `storage.projects.hmacKeys.create`: POST `projects/{projectId}/hmacKeys`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ProjectsHmacKeysCreateQuery: GAPI.Query {
        public typealias Response = HmacKey
        public var projectId: Swift.String
        public var serviceAccountEmail: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, serviceAccountEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.serviceAccountEmail = serviceAccountEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.hmacKeys.create", verb: .post, path: "projects/{projectId}/hmacKeys", idempotency: .never) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("serviceAccountEmail", serviceAccountEmail)
            p.query("userProject", userProject)
        }
    }

    /// `storage.projects.hmacKeys.delete`: DELETE `projects/{projectId}/hmacKeys/{accessId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct ProjectsHmacKeysDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var accessId: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, accessId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.accessId = accessId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.hmacKeys.delete", verb: .delete, path: "projects/{projectId}/hmacKeys/{accessId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("accessId", accessId); p.query("userProject", userProject)
        }
    }

    /// `storage.projects.hmacKeys.get`: GET `projects/{projectId}/hmacKeys/{accessId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`.
    public struct ProjectsHmacKeysGetQuery: GAPI.Query {
        public typealias Response = HmacKeyMetadata
        public var projectId: Swift.String
        public var accessId: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, accessId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.accessId = accessId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.hmacKeys.get", verb: .get, path: "projects/{projectId}/hmacKeys/{accessId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("accessId", accessId); p.query("userProject", userProject)
        }
    }

    /// `storage.projects.hmacKeys.list`: GET `projects/{projectId}/hmacKeys`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`.
    public struct ProjectsHmacKeysListQuery: GAPI.PagedQuery {
        public typealias Response = HmacKeysMetadata
        public var projectId: Swift.String
        /// At least 0 (default 250).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var serviceAccountEmail: Swift.String?
        public var showDeletedKeys: Swift.Bool?
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.hmacKeys.list", verb: .get, path: "projects/{projectId}/hmacKeys") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("serviceAccountEmail", serviceAccountEmail); p.query("showDeletedKeys", showDeletedKeys)
            p.query("userProject", userProject)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [HmacKeyMetadata] { response.items ?? [] }
    }

    /// `storage.projects.hmacKeys.update`: PUT `projects/{projectId}/hmacKeys/{accessId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`.
    public struct ProjectsHmacKeysUpdateQuery: GAPI.Query {
        public typealias Response = HmacKeyMetadata
        public var projectId: Swift.String
        public var accessId: Swift.String
        public var userProject: Swift.String?
        public var body: HmacKeyMetadata
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, accessId: Swift.String, _ body: HmacKeyMetadata, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.accessId = accessId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.hmacKeys.update", verb: .put, path: "projects/{projectId}/hmacKeys/{accessId}", idempotency: .conditional(on: [.bodyETag])) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("accessId", accessId); p.query("userProject", userProject)
        }
    }

    /// `storage.projects.serviceAccount.get`: GET `projects/{projectId}/serviceAccount`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct ProjectsServiceAccountGetQuery: GAPI.Query {
        public typealias Response = ServiceAccount
        public var projectId: Swift.String
        public var userProject: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.projects.serviceAccount.get", verb: .get, path: "projects/{projectId}/serviceAccount") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("userProject", userProject)
        }
    }

    /// `storage.rapidCaches.disable`: POST `b/{bucket}/rapidCaches/{rapidCacheId}/disable`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct RapidCachesDisableQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var rapidCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, rapidCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.rapidCacheId = rapidCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.rapidCaches.disable", verb: .post, path: "b/{bucket}/rapidCaches/{rapidCacheId}/disable") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("rapidCacheId", rapidCacheId)
        }
    }

    /// `storage.rapidCaches.get`: GET `b/{bucket}/rapidCaches/{rapidCacheId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct RapidCachesGetQuery: GAPI.Query {
        public typealias Response = RapidCache
        public var bucket: Swift.String
        public var rapidCacheId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, rapidCacheId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.rapidCacheId = rapidCacheId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.rapidCaches.get", verb: .get, path: "b/{bucket}/rapidCaches/{rapidCacheId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("rapidCacheId", rapidCacheId)
        }
    }

    /// `storage.rapidCaches.insert`: POST `b/{bucket}/rapidCaches`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct RapidCachesInsertQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var body: RapidCache
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ body: RapidCache, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.rapidCaches.insert", verb: .post, path: "b/{bucket}/rapidCaches") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket)
        }
    }

    /// `storage.rapidCaches.list`: GET `b/{bucket}/rapidCaches`.
    ///
    /// Scopes (any one): `cloudPlatform`, `cloudPlatformReadOnly`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct RapidCachesListQuery: GAPI.PagedQuery {
        public typealias Response = RapidCaches
        public var bucket: Swift.String
        /// At least 0.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.rapidCaches.list", verb: .get, path: "b/{bucket}/rapidCaches") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [RapidCache] { response.items ?? [] }
    }

    /// `storage.rapidCaches.update`: PATCH `b/{bucket}/rapidCaches/{rapidCacheId}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `devstorageFullControl`, `devstorageReadWrite`.
    public struct RapidCachesUpdateQuery: GAPI.Query {
        public typealias Response = GoogleLongrunningOperation
        public var bucket: Swift.String
        public var rapidCacheId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(bucket: Swift.String, rapidCacheId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.rapidCacheId = rapidCacheId; self.body = body; configure(&self)
        }
        public init(bucket: Swift.String, rapidCacheId: Swift.String, _ body: RapidCache, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket; self.rapidCacheId = rapidCacheId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "storage.rapidCaches.update", verb: .patch, path: "b/{bucket}/rapidCaches/{rapidCacheId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("bucket", bucket); p.path("rapidCacheId", rapidCacheId)
        }
    }
}
