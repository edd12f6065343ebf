// Generated from bigquery:v2, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension BigQuery {
    /// `bigquery.datasets.delete`: DELETE `projects/{+projectId}/datasets/{+datasetId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct DatasetsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var deleteContents: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.delete", verb: .delete, path: "projects/{+projectId}/datasets/{+datasetId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.query("deleteContents", deleteContents)
        }
    }

    /// `bigquery.datasets.get`: GET `projects/{+projectId}/datasets/{+datasetId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct DatasetsGetQuery: GAPI.Query {
        public typealias Response = Dataset
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var accessPolicyVersion: Swift.Int32?
        public var datasetView: DatasetView?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.get", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
            p.query("accessPolicyVersion", accessPolicyVersion); p.query("datasetView", datasetView)
        }

        public typealias DatasetView = JSON.OpenEnumeration<DatasetView_Values>
        public enum DatasetView_Values {}
    }

    /// `bigquery.datasets.insert`: POST `projects/{+projectId}/datasets`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct DatasetsInsertQuery: GAPI.Query {
        public typealias Response = Dataset
        public var projectId: Swift.String
        public var accessPolicyVersion: Swift.Int32?
        public var body: Dataset
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ body: Dataset, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.insert", verb: .post, path: "projects/{+projectId}/datasets") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("accessPolicyVersion", accessPolicyVersion)
        }
    }

    /// `bigquery.datasets.list`: GET `projects/{+projectId}/datasets`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct DatasetsListQuery: GAPI.PagedQuery {
        public typealias Response = DatasetList
        public var projectId: Swift.String
        public var all: Swift.Bool?
        public var filter: Swift.String?
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.list", verb: .get, path: "projects/{+projectId}/datasets") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("all", all); p.query("filter", filter)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Datasets] { response.datasets ?? [] }
    }

    /// `bigquery.datasets.patch`: PATCH `projects/{+projectId}/datasets/{+datasetId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct DatasetsPatchQuery: GAPI.Query {
        public typealias Response = Dataset
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var accessPolicyVersion: Swift.Int32?
        public var updateMode: UpdateMode?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = body; configure(&self)
        }
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: Dataset, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.patch", verb: .patch, path: "projects/{+projectId}/datasets/{+datasetId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
            p.query("accessPolicyVersion", accessPolicyVersion); p.query("updateMode", updateMode)
        }
    }

    /// `bigquery.datasets.undelete`: POST `projects/{+projectId}/datasets/{+datasetId}:undelete`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct DatasetsUndeleteQuery: GAPI.Query {
        public typealias Response = Dataset
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var body: UndeleteDatasetRequest
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: UndeleteDatasetRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.undelete", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}:undelete") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
        }
    }

    /// `bigquery.datasets.update`: PUT `projects/{+projectId}/datasets/{+datasetId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct DatasetsUpdateQuery: GAPI.Query {
        public typealias Response = Dataset
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var accessPolicyVersion: Swift.Int32?
        public var updateMode: UpdateMode?
        public var body: Dataset
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: Dataset, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.datasets.update", verb: .put, path: "projects/{+projectId}/datasets/{+datasetId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
            p.query("accessPolicyVersion", accessPolicyVersion); p.query("updateMode", updateMode)
        }
    }

    /// `bigquery.jobs.cancel`: POST `projects/{+projectId}/jobs/{+jobId}/cancel`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct JobsCancelQuery: GAPI.Query {
        public typealias Response = JobCancelResponse
        public var projectId: Swift.String
        public var jobId: Swift.String
        public var location: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, jobId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.jobId = jobId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.cancel", verb: .post, path: "projects/{+projectId}/jobs/{+jobId}/cancel") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("jobId", jobId); p.query("location", location)
        }
    }

    /// `bigquery.jobs.delete`: DELETE `projects/{+projectId}/jobs/{+jobId}/delete`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct JobsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var jobId: Swift.String
        public var location: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, jobId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.jobId = jobId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.delete", verb: .delete, path: "projects/{+projectId}/jobs/{+jobId}/delete") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("jobId", jobId); p.query("location", location)
        }
    }

    /// `bigquery.jobs.get`: GET `projects/{+projectId}/jobs/{+jobId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct JobsGetQuery: GAPI.Query {
        public typealias Response = Job
        public var projectId: Swift.String
        public var jobId: Swift.String
        public var location: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, jobId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.jobId = jobId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.get", verb: .get, path: "projects/{+projectId}/jobs/{+jobId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("jobId", jobId); p.query("location", location)
        }
    }

    /// `bigquery.jobs.getQueryResults`: GET `projects/{+projectId}/queries/{+jobId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct JobsGetQueryResultsQuery: GAPI.PagedQuery {
        public typealias Response = GetQueryResultsResponse
        public var projectId: Swift.String
        public var jobId: Swift.String
        public var formatOptionsTimestampOutputFormat: FormatOptionsTimestampOutputFormat?
        public var formatOptionsUseInt64Timestamp: Swift.Bool?
        public var location: Swift.String?
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var startIndex: Swift.UInt64?
        public var timeoutMs: Swift.UInt32?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, jobId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.jobId = jobId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.getQueryResults", verb: .get, path: "projects/{+projectId}/queries/{+jobId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("jobId", jobId)
            p.query("formatOptions.timestampOutputFormat", formatOptionsTimestampOutputFormat)
            p.query("formatOptions.useInt64Timestamp", formatOptionsUseInt64Timestamp); p.query("location", location)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("startIndex", startIndex)
            p.query("timeoutMs", timeoutMs)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.pageToken }
        public func items(in response: Response) -> [TableRow] { response.rows ?? [] }
        public var pageFields: Swift.String { "pageToken" }
    }

    /// `bigquery.jobs.insert`: POST `projects/{+projectId}/jobs`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `devstorageFullControl`, `devstorageReadOnly`,
    /// `devstorageReadWrite`.
    public struct JobsInsertQuery: GAPI.UploadQuery {
        public typealias Response = Job
        public var projectId: Swift.String
        public var body: Job
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ body: Job = Job(), _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.insert", verb: .post, path: "projects/{+projectId}/jobs", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId)
        }
    }

    /// `bigquery.jobs.list`: GET `projects/{+projectId}/jobs`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct JobsListQuery: GAPI.PagedQuery {
        public typealias Response = JobList
        public var projectId: Swift.String
        public var allUsers: Swift.Bool?
        public var maxCreationTime: Swift.UInt64?
        public var maxResults: Swift.UInt32?
        public var minCreationTime: Swift.UInt64?
        public var pageToken: Swift.String?
        public var parentJobId: Swift.String?
        public var projection: Projection?
        public var stateFilter: [StateFilter]?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.list", verb: .get, path: "projects/{+projectId}/jobs") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.query("allUsers", allUsers); p.query("maxCreationTime", maxCreationTime)
            p.query("maxResults", maxResults); p.query("minCreationTime", minCreationTime)
            p.query("pageToken", pageToken); p.query("parentJobId", parentJobId); p.query("projection", projection)
            p.query("stateFilter", stateFilter)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Jobs] { response.jobs ?? [] }

        public typealias Projection = JSON.OpenEnumeration<Projection_Values>
        public enum Projection_Values {}

        public typealias StateFilter = JSON.OpenEnumeration<StateFilter_Values>
        public enum StateFilter_Values {}
    }

    /// `bigquery.jobs.query`: POST `projects/{+projectId}/queries`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct JobsQueryQuery: GAPI.Query {
        public typealias Response = QueryResponse
        public var projectId: Swift.String
        public var body: QueryRequest
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ body: QueryRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.jobs.query", verb: .post, path: "projects/{+projectId}/queries") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId)
        }
    }

    /// `bigquery.models.delete`: DELETE `projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct ModelsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var modelId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, modelId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.modelId = modelId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.models.delete", verb: .delete, path: "projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("modelId", modelId)
        }
    }

    /// `bigquery.models.get`: GET `projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct ModelsGetQuery: GAPI.Query {
        public typealias Response = Model
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var modelId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, modelId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.modelId = modelId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.models.get", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("modelId", modelId)
        }
    }

    /// `bigquery.models.list`: GET `projects/{+projectId}/datasets/{+datasetId}/models`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct ModelsListQuery: GAPI.PagedQuery {
        public typealias Response = ListModelsResponse
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.models.list", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/models") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Model] { response.models ?? [] }
    }

    /// `bigquery.models.patch`: PATCH `projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct ModelsPatchQuery: GAPI.Query {
        public typealias Response = Model
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var modelId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, modelId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.modelId = modelId; self.body = body
            configure(&self)
        }
        public init(projectId: Swift.String, datasetId: Swift.String, modelId: Swift.String, _ body: Model, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.modelId = modelId; self.body = JSON.Value(body)
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.models.patch", verb: .patch, path: "projects/{+projectId}/datasets/{+datasetId}/models/{+modelId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("modelId", modelId)
        }
    }

    /// `bigquery.projects.getServiceAccount`: GET `projects/{+projectId}/serviceAccount`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct ProjectsGetServiceAccountQuery: GAPI.Query {
        public typealias Response = GetServiceAccountResponse
        public var projectId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.projects.getServiceAccount", verb: .get, path: "projects/{+projectId}/serviceAccount") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId)
        }
    }

    /// `bigquery.projects.list`: GET `projects`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct ProjectsListQuery: GAPI.PagedQuery {
        public typealias Response = ProjectList
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.projects.list", verb: .get, path: "projects") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Projects] { response.projects ?? [] }
    }

    /// `bigquery.routines.delete`: DELETE `projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RoutinesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var routineId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, routineId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.routineId = routineId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.delete", verb: .delete, path: "projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("routineId", routineId)
        }
    }

    /// `bigquery.routines.get`: GET `projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RoutinesGetQuery: GAPI.Query {
        public typealias Response = Routine
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var routineId: Swift.String
        public var readMask: JSON.FieldMask?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, routineId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.routineId = routineId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.get", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("routineId", routineId)
            p.query("readMask", readMask)
        }
    }

    /// `bigquery.routines.getIamPolicy`: POST `{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RoutinesGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: GetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: GetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.getIamPolicy", verb: .post, path: "{+resource}:getIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.routines.insert`: POST `projects/{+projectId}/datasets/{+datasetId}/routines`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RoutinesInsertQuery: GAPI.Query {
        public typealias Response = Routine
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var body: Routine
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: Routine, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.insert", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}/routines") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
        }
    }

    /// `bigquery.routines.list`: GET `projects/{+projectId}/datasets/{+datasetId}/routines`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RoutinesListQuery: GAPI.PagedQuery {
        public typealias Response = ListRoutinesResponse
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var filter: Swift.String?
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var readMask: JSON.FieldMask?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.list", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/routines") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.query("filter", filter)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("readMask", readMask)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Routine] { response.routines ?? [] }
    }

    /// `bigquery.routines.setIamPolicy`: POST `{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RoutinesSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.setIamPolicy", verb: .post, path: "{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.routines.testIamPermissions`: POST `{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RoutinesTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.testIamPermissions", verb: .post, path: "{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.routines.update`: PUT `projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RoutinesUpdateQuery: GAPI.Query {
        public typealias Response = Routine
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var routineId: Swift.String
        public var body: Routine
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, routineId: Swift.String, _ body: Routine, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.routineId = routineId; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.routines.update", verb: .put, path: "projects/{+projectId}/datasets/{+datasetId}/routines/{+routineId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("routineId", routineId)
        }
    }

    /// `bigquery.rowAccessPolicies.batchDelete`: POST
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies:batchDelete`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RowAccessPoliciesBatchDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var body: BatchDeleteRowAccessPoliciesRequest
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: BatchDeleteRowAccessPoliciesRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.batchDelete", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies:batchDelete") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
        }
    }

    /// `bigquery.rowAccessPolicies.delete`: DELETE
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RowAccessPoliciesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var policyId: Swift.String
        public var force: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, policyId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.policyId = policyId
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.delete", verb: .delete, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.path("policyId", policyId); p.query("force", force)
        }
    }

    /// `bigquery.rowAccessPolicies.get`: GET
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RowAccessPoliciesGetQuery: GAPI.Query {
        public typealias Response = RowAccessPolicy
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var policyId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, policyId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.policyId = policyId
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.get", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.path("policyId", policyId)
        }
    }

    /// `bigquery.rowAccessPolicies.getIamPolicy`: POST `{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RowAccessPoliciesGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: GetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: GetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.getIamPolicy", verb: .post, path: "{+resource}:getIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.rowAccessPolicies.insert`: POST
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RowAccessPoliciesInsertQuery: GAPI.Query {
        public typealias Response = RowAccessPolicy
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var body: RowAccessPolicy
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: RowAccessPolicy, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.insert", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
        }
    }

    /// `bigquery.rowAccessPolicies.list`: GET
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RowAccessPoliciesListQuery: GAPI.PagedQuery {
        public typealias Response = ListRowAccessPoliciesResponse
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.list", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [RowAccessPolicy] { response.rowAccessPolicies ?? [] }
    }

    /// `bigquery.rowAccessPolicies.testIamPermissions`: POST `{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct RowAccessPoliciesTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.testIamPermissions", verb: .post, path: "{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.rowAccessPolicies.update`: PUT
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct RowAccessPoliciesUpdateQuery: GAPI.Query {
        public typealias Response = RowAccessPolicy
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var policyId: Swift.String
        public var body: RowAccessPolicy
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, policyId: Swift.String, _ body: RowAccessPolicy, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.policyId = policyId
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.rowAccessPolicies.update", verb: .put, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/rowAccessPolicies/{+policyId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.path("policyId", policyId)
        }
    }

    /// `bigquery.tabledata.insertAll`: POST
    /// `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/insertAll`.
    ///
    /// Scopes (any one): `bigquery`, `bigqueryInsertdata`, `cloudPlatform`.
    public struct TabledataInsertAllQuery: GAPI.Query {
        public typealias Response = TableDataInsertAllResponse
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var body: TableDataInsertAllRequest
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: TableDataInsertAllRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tabledata.insertAll", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/insertAll") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
        }
    }

    /// `bigquery.tabledata.list`: GET `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/data`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct TabledataListQuery: GAPI.PagedQuery {
        public typealias Response = TableDataList
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var formatOptionsTimestampOutputFormat: FormatOptionsTimestampOutputFormat?
        public var formatOptionsUseInt64Timestamp: Swift.Bool?
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var selectedFields: Swift.String?
        public var startIndex: Swift.UInt64?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tabledata.list", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}/data") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.query("formatOptions.timestampOutputFormat", formatOptionsTimestampOutputFormat)
            p.query("formatOptions.useInt64Timestamp", formatOptionsUseInt64Timestamp)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("selectedFields", selectedFields); p.query("startIndex", startIndex)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.pageToken }
        public func items(in response: Response) -> [TableRow] { response.rows ?? [] }
        public var pageFields: Swift.String { "pageToken" }
    }

    /// `bigquery.tables.delete`: DELETE `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct TablesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.delete", verb: .delete, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
        }
    }

    /// `bigquery.tables.get`: GET `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct TablesGetQuery: GAPI.Query {
        public typealias Response = Table
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var selectedFields: Swift.String?
        public var view: View?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.get", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.query("selectedFields", selectedFields); p.query("view", view)
        }

        public typealias View = JSON.OpenEnumeration<View_Values>
        public enum View_Values {}
    }

    /// `bigquery.tables.getIamPolicy`: POST `{+resource}:getIamPolicy`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct TablesGetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: GetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: GetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.getIamPolicy", verb: .post, path: "{+resource}:getIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.tables.insert`: POST `projects/{+projectId}/datasets/{+datasetId}/tables`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct TablesInsertQuery: GAPI.Query {
        public typealias Response = Table
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var body: Table
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ body: Table, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.insert", verb: .post, path: "projects/{+projectId}/datasets/{+datasetId}/tables") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId)
        }
    }

    /// `bigquery.tables.list`: GET `projects/{+projectId}/datasets/{+datasetId}/tables`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct TablesListQuery: GAPI.PagedQuery {
        public typealias Response = TableList
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.list", verb: .get, path: "projects/{+projectId}/datasets/{+datasetId}/tables") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Tables] { response.tables ?? [] }
    }

    /// `bigquery.tables.patch`: PATCH `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct TablesPatchQuery: GAPI.Query {
        public typealias Response = Table
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var autodetectSchema: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = body
            configure(&self)
        }
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: Table, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = JSON.Value(body)
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.patch", verb: .patch, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.query("autodetect_schema", autodetectSchema)
        }
    }

    /// `bigquery.tables.setIamPolicy`: POST `{+resource}:setIamPolicy`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct TablesSetIamPolicyQuery: GAPI.Query {
        public typealias Response = Policy
        public var resource: Swift.String
        public var body: SetIamPolicyRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: SetIamPolicyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.setIamPolicy", verb: .post, path: "{+resource}:setIamPolicy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.tables.testIamPermissions`: POST `{+resource}:testIamPermissions`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`, `cloudPlatformReadOnly`.
    public struct TablesTestIamPermissionsQuery: GAPI.Query {
        public typealias Response = TestIamPermissionsResponse
        public var resource: Swift.String
        public var body: TestIamPermissionsRequest
        public var common = GAPI.CommonParameters()
        public init(resource: Swift.String, _ body: TestIamPermissionsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resource = resource; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.testIamPermissions", verb: .post, path: "{+resource}:testIamPermissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resource", resource)
        }
    }

    /// `bigquery.tables.update`: PUT `projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}`.
    ///
    /// Scopes (any one): `bigquery`, `cloudPlatform`.
    public struct TablesUpdateQuery: GAPI.Query {
        public typealias Response = Table
        public var projectId: Swift.String
        public var datasetId: Swift.String
        public var tableId: Swift.String
        public var autodetectSchema: Swift.Bool?
        public var body: Table
        public var common = GAPI.CommonParameters()
        public init(projectId: Swift.String, datasetId: Swift.String, tableId: Swift.String, _ body: Table, _ configure: (inout Self) -> Void = { _ in }) {
            self.projectId = projectId; self.datasetId = datasetId; self.tableId = tableId; self.body = body
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "bigquery.tables.update", verb: .put, path: "projects/{+projectId}/datasets/{+datasetId}/tables/{+tableId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("projectId", projectId); p.path("datasetId", datasetId); p.path("tableId", tableId)
            p.query("autodetect_schema", autodetectSchema)
        }
    }
}

extension JSON.OpenEnumeration<BigQuery.DatasetsGetQuery.DatasetView_Values> {
    public static var datasetViewUnspecified: Self { "DATASET_VIEW_UNSPECIFIED" }
    public static var metadata: Self { "METADATA" }
    public static var acl: Self { "ACL" }
    public static var full: Self { "FULL" }
}

extension JSON.OpenEnumeration<BigQuery.JobsListQuery.Projection_Values> {
    public static var full: Self { "full" }
    public static var minimal: Self { "minimal" }
}

extension JSON.OpenEnumeration<BigQuery.JobsListQuery.StateFilter_Values> {
    public static var done: Self { "done" }
    public static var pending: Self { "pending" }
    public static var running: Self { "running" }
}

extension JSON.OpenEnumeration<BigQuery.TablesGetQuery.View_Values> {
    public static var tableMetadataViewUnspecified: Self { "TABLE_METADATA_VIEW_UNSPECIFIED" }
    public static var basic: Self { "BASIC" }
    public static var storageStats: Self { "STORAGE_STATS" }
    public static var full: Self { "FULL" }
}
