// Generated from pubsub:v1, revision 20261027, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Pubsub {
    /// `pubsub.projects.schemas.commit`: POST `v1/{+name}:commit`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasCommitQuery: GAPI.Query {
        public typealias Response = Schema
        public var name: Swift.String
        public var body: CommitSchemaRequest
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: CommitSchemaRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.commit", verb: .post, path: "v1/{+name}:commit") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.schemas.create`: POST `v1/{+parent}/schemas`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasCreateQuery: GAPI.Query {
        public typealias Response = Schema
        public var parent: Swift.String
        public var schemaId: Swift.String?
        public var body: Schema
        public var common = GAPI.CommonParameters()
        public init(parent: Swift.String, _ body: Schema, _ configure: (inout Self) -> Void = { _ in }) {
            self.parent = parent; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.create", verb: .post, path: "v1/{+parent}/schemas") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("parent", parent); p.query("schemaId", schemaId)
        }
    }

    /// `pubsub.projects.schemas.delete`: DELETE `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var name: Swift.String
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.delete", verb: .delete, path: "v1/{+name}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.schemas.deleteRevision`: DELETE `v1/{+name}:deleteRevision`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasDeleteRevisionQuery: GAPI.Query {
        public typealias Response = Schema
        public var name: Swift.String
        /// Deprecated.
        public var revisionId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.deleteRevision", verb: .delete, path: "v1/{+name}:deleteRevision") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name); p.query("revisionId", revisionId)
        }
    }

    /// `pubsub.projects.schemas.get`: GET `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasGetQuery: GAPI.Query {
        public typealias Response = Schema
        public var name: Swift.String
        public var view: View?
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.get", verb: .get, path: "v1/{+name}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name); p.query("view", view)
        }
    }

    /// `pubsub.projects.schemas.getIamPolicy`: GET `v1/{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.getIamPolicy", verb: .get, path: "v1/{+resource}:getIamPolicy") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource); p.query("options.requestedPolicyVersion", optionsRequestedPolicyVersion)
        }
    }

    /// `pubsub.projects.schemas.list`: GET `v1/{+parent}/schemas`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasListQuery: GAPI.PagedQuery {
        public typealias Response = ListSchemasResponse
        public var parent: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var view: View?
        public var common = GAPI.CommonParameters()
        public init(parent: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.parent = parent; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.list", verb: .get, path: "v1/{+parent}/schemas") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("parent", parent); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("view", view)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Schema] { response.schemas ?? [] }
    }

    /// `pubsub.projects.schemas.listRevisions`: GET `v1/{+name}:listRevisions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasListRevisionsQuery: GAPI.PagedQuery {
        public typealias Response = ListSchemaRevisionsResponse
        public var name: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var view: View?
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.listRevisions", verb: .get, path: "v1/{+name}:listRevisions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name); p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("view", view)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Schema] { response.schemas ?? [] }
    }

    /// `pubsub.projects.schemas.rollback`: POST `v1/{+name}:rollback`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasRollbackQuery: GAPI.Query {
        public typealias Response = Schema
        public var name: Swift.String
        public var body: RollbackSchemaRequest
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: RollbackSchemaRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.rollback", verb: .post, path: "v1/{+name}:rollback") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.schemas.setIamPolicy`: POST `v1/{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.setIamPolicy", verb: .post, path: "v1/{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.schemas.testIamPermissions`: POST `v1/{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.testIamPermissions", verb: .post, path: "v1/{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.schemas.validate`: POST `v1/{+parent}/schemas:validate`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasValidateQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var parent: Swift.String
        public var body: ValidateSchemaRequest
        public var common = GAPI.CommonParameters()
        public init(parent: Swift.String, _ body: ValidateSchemaRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.parent = parent; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.validate", verb: .post, path: "v1/{+parent}/schemas:validate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("parent", parent)
        }
    }

    /// `pubsub.projects.schemas.validateMessage`: POST `v1/{+parent}/schemas:validateMessage`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSchemasValidateMessageQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var parent: Swift.String
        public var body: ValidateMessageRequest
        public var common = GAPI.CommonParameters()
        public init(parent: Swift.String, _ body: ValidateMessageRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.parent = parent; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.schemas.validateMessage", verb: .post, path: "v1/{+parent}/schemas:validateMessage") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("parent", parent)
        }
    }

    /// `pubsub.projects.snapshots.create`: PUT `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsCreateQuery: GAPI.Query {
        public typealias Response = Snapshot
        public var name: Swift.String
        public var body: CreateSnapshotRequest
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: CreateSnapshotRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.create", verb: .put, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.snapshots.delete`: DELETE `v1/{+snapshot}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var snapshot: Swift.String
        public var common = GAPI.CommonParameters()
        public init(snapshot: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.snapshot = snapshot; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.delete", verb: .delete, path: "v1/{+snapshot}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("snapshot", snapshot)
        }
    }

    /// `pubsub.projects.snapshots.get`: GET `v1/{+snapshot}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsGetQuery: GAPI.Query {
        public typealias Response = Snapshot
        public var snapshot: Swift.String
        public var common = GAPI.CommonParameters()
        public init(snapshot: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.snapshot = snapshot; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.get", verb: .get, path: "v1/{+snapshot}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("snapshot", snapshot)
        }
    }

    /// `pubsub.projects.snapshots.getIamPolicy`: GET `v1/{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.getIamPolicy", verb: .get, path: "v1/{+resource}:getIamPolicy") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource); p.query("options.requestedPolicyVersion", optionsRequestedPolicyVersion)
        }
    }

    /// `pubsub.projects.snapshots.list`: GET `v1/{+project}/snapshots`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsListQuery: GAPI.PagedQuery {
        public typealias Response = ListSnapshotsResponse
        public var project: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(project: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.list", verb: .get, path: "v1/{+project}/snapshots") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("project", project); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Snapshot] { response.snapshots ?? [] }
    }

    /// `pubsub.projects.snapshots.patch`: PATCH `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsPatchQuery: GAPI.Query {
        public typealias Response = Snapshot
        public var name: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public init(name: Swift.String, _ body: UpdateSnapshotRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.patch", verb: .patch, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.snapshots.setIamPolicy`: POST `v1/{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.setIamPolicy", verb: .post, path: "v1/{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.snapshots.testIamPermissions`: POST `v1/{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSnapshotsTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.snapshots.testIamPermissions", verb: .post, path: "v1/{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.subscriptions.acknowledge`: POST `v1/{+subscription}:acknowledge`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsAcknowledgeQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var body: AcknowledgeRequest
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ body: AcknowledgeRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.acknowledge", verb: .post, path: "v1/{+subscription}:acknowledge") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.create`: PUT `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsCreateQuery: GAPI.Query {
        public typealias Response = Subscription
        public var name: Swift.String
        public var body: Subscription
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: Subscription, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.create", verb: .put, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.subscriptions.delete`: DELETE `v1/{+subscription}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.delete", verb: .delete, path: "v1/{+subscription}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.detach`: POST `v1/{+subscription}:detach`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsDetachQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.detach", verb: .post, path: "v1/{+subscription}:detach") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.get`: GET `v1/{+subscription}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsGetQuery: GAPI.Query {
        public typealias Response = Subscription
        public var subscription: Swift.String
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.get", verb: .get, path: "v1/{+subscription}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.getIamPolicy`: GET `v1/{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.getIamPolicy", verb: .get, path: "v1/{+resource}:getIamPolicy") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource); p.query("options.requestedPolicyVersion", optionsRequestedPolicyVersion)
        }
    }

    /// `pubsub.projects.subscriptions.list`: GET `v1/{+project}/subscriptions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsListQuery: GAPI.PagedQuery {
        public typealias Response = ListSubscriptionsResponse
        public var project: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(project: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.list", verb: .get, path: "v1/{+project}/subscriptions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("project", project); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Subscription] { response.subscriptions ?? [] }
    }

    /// `pubsub.projects.subscriptions.modifyAckDeadline`: POST `v1/{+subscription}:modifyAckDeadline`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsModifyAckDeadlineQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var body: ModifyAckDeadlineRequest
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ body: ModifyAckDeadlineRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.modifyAckDeadline", verb: .post, path: "v1/{+subscription}:modifyAckDeadline") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.modifyPushConfig`: POST `v1/{+subscription}:modifyPushConfig`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsModifyPushConfigQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var body: ModifyPushConfigRequest
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ body: ModifyPushConfigRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.modifyPushConfig", verb: .post, path: "v1/{+subscription}:modifyPushConfig") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.patch`: PATCH `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsPatchQuery: GAPI.Query {
        public typealias Response = Subscription
        public var name: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public init(name: Swift.String, _ body: UpdateSubscriptionRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.patch", verb: .patch, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.subscriptions.pull`: POST `v1/{+subscription}:pull`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsPullQuery: GAPI.Query {
        public typealias Response = PullResponse
        public var subscription: Swift.String
        public var body: PullRequest
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ body: PullRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.pull", verb: .post, path: "v1/{+subscription}:pull") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.seek`: POST `v1/{+subscription}:seek`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsSeekQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var subscription: Swift.String
        public var body: SeekRequest
        public var common = GAPI.CommonParameters()
        public init(subscription: Swift.String, _ body: SeekRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.subscription = subscription; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.seek", verb: .post, path: "v1/{+subscription}:seek") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("subscription", subscription)
        }
    }

    /// `pubsub.projects.subscriptions.setIamPolicy`: POST `v1/{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.setIamPolicy", verb: .post, path: "v1/{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.subscriptions.testIamPermissions`: POST `v1/{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsSubscriptionsTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.subscriptions.testIamPermissions", verb: .post, path: "v1/{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.topics.create`: PUT `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsCreateQuery: GAPI.Query {
        public typealias Response = Topic
        public var name: Swift.String
        public var body: Topic
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: Topic, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.create", verb: .put, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.topics.delete`: DELETE `v1/{+topic}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var topic: Swift.String
        public var common = GAPI.CommonParameters()
        public init(topic: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.topic = topic; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.delete", verb: .delete, path: "v1/{+topic}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("topic", topic)
        }
    }

    /// `pubsub.projects.topics.get`: GET `v1/{+topic}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsGetQuery: GAPI.Query {
        public typealias Response = Topic
        public var topic: Swift.String
        public var common = GAPI.CommonParameters()
        public init(topic: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.topic = topic; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.get", verb: .get, path: "v1/{+topic}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("topic", topic)
        }
    }

    /// `pubsub.projects.topics.getIamPolicy`: GET `v1/{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.getIamPolicy", verb: .get, path: "v1/{+resource}:getIamPolicy") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource); p.query("options.requestedPolicyVersion", optionsRequestedPolicyVersion)
        }
    }

    /// `pubsub.projects.topics.list`: GET `v1/{+project}/topics`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsListQuery: GAPI.PagedQuery {
        public typealias Response = ListTopicsResponse
        public var project: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(project: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.list", verb: .get, path: "v1/{+project}/topics") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("project", project); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Topic] { response.topics ?? [] }
    }

    /// `pubsub.projects.topics.patch`: PATCH `v1/{+name}`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsPatchQuery: GAPI.Query {
        public typealias Response = Topic
        public var name: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public init(name: Swift.String, _ body: UpdateTopicRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.patch", verb: .patch, path: "v1/{+name}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `pubsub.projects.topics.publish`: POST `v1/{+topic}:publish`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsPublishQuery: GAPI.Query {
        public typealias Response = PublishResponse
        public var topic: Swift.String
        public var body: PublishRequest
        public var common = GAPI.CommonParameters()
        public init(topic: Swift.String, _ body: PublishRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.topic = topic; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.publish", verb: .post, path: "v1/{+topic}:publish") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("topic", topic)
        }
    }

    /// `pubsub.projects.topics.setIamPolicy`: POST `v1/{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.setIamPolicy", verb: .post, path: "v1/{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.topics.testIamPermissions`: POST `v1/{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.testIamPermissions", verb: .post, path: "v1/{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `pubsub.projects.topics.snapshots.list`: GET `v1/{+topic}/snapshots`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsSnapshotsListQuery: GAPI.PagedQuery {
        public typealias Response = ListTopicSnapshotsResponse
        public var topic: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(topic: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.topic = topic; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.snapshots.list", verb: .get, path: "v1/{+topic}/snapshots") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("topic", topic); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Swift.String] { response.snapshots ?? [] }
    }

    /// `pubsub.projects.topics.subscriptions.list`: GET `v1/{+topic}/subscriptions`.
    ///
    /// Scopes (any one): `cloudPlatform`, `pubsub`.
    public struct ProjectsTopicsSubscriptionsListQuery: GAPI.PagedQuery {
        public typealias Response = ListTopicSubscriptionsResponse
        public var topic: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(topic: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.topic = topic; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pubsub.projects.topics.subscriptions.list", verb: .get, path: "v1/{+topic}/subscriptions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("topic", topic); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Swift.String] { response.subscriptions ?? [] }
    }
}
