// Generated from bigquery:v2, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// BigQuery API
public enum BigQuery {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var bigquery: Swift.String { "https://www.googleapis.com/auth/bigquery" }
        public static var bigqueryInsertdata: Swift.String { "https://www.googleapis.com/auth/bigquery.insertdata" }
        public static var cloudPlatform: Swift.String { "https://www.googleapis.com/auth/cloud-platform" }
        public static var cloudPlatformReadOnly: Swift.String { "https://www.googleapis.com/auth/cloud-platform.read-only" }
        public static var devstorageFullControl: Swift.String { "https://www.googleapis.com/auth/devstorage.full_control" }
        public static var devstorageReadOnly: Swift.String { "https://www.googleapis.com/auth/devstorage.read_only" }
        public static var devstorageReadWrite: Swift.String { "https://www.googleapis.com/auth/devstorage.read_write" }
    }
    /// The roots of the service's URLs in its regions.
    public enum Region {
        public static var asiaSouth1: Swift.String { "https://bigquery.asia-south1.rep.googleapis.com/" }
        public static var asiaSouth2: Swift.String { "https://bigquery.asia-south2.rep.googleapis.com/" }
        public static var europeWest1: Swift.String { "https://bigquery.europe-west1.rep.googleapis.com/" }
        public static var europeWest10: Swift.String { "https://bigquery.europe-west10.rep.googleapis.com/" }
        public static var europeWest2: Swift.String { "https://bigquery.europe-west2.rep.googleapis.com/" }
        public static var europeWest3: Swift.String { "https://bigquery.europe-west3.rep.googleapis.com/" }
        public static var europeWest4: Swift.String { "https://bigquery.europe-west4.rep.googleapis.com/" }
        public static var europeWest6: Swift.String { "https://bigquery.europe-west6.rep.googleapis.com/" }
        public static var europeWest8: Swift.String { "https://bigquery.europe-west8.rep.googleapis.com/" }
        public static var europeWest9: Swift.String { "https://bigquery.europe-west9.rep.googleapis.com/" }
        public static var meCentral2: Swift.String { "https://bigquery.me-central2.rep.googleapis.com/" }
        public static var northamericaNortheast1: Swift.String { "https://bigquery.northamerica-northeast1.rep.googleapis.com/" }
        public static var northamericaNortheast2: Swift.String { "https://bigquery.northamerica-northeast2.rep.googleapis.com/" }
        public static var usCentral1: Swift.String { "https://bigquery.us-central1.rep.googleapis.com/" }
        public static var usCentral2: Swift.String { "https://bigquery.us-central2.rep.googleapis.com/" }
        public static var usEast1: Swift.String { "https://bigquery.us-east1.rep.googleapis.com/" }
        public static var usEast4: Swift.String { "https://bigquery.us-east4.rep.googleapis.com/" }
        public static var usEast5: Swift.String { "https://bigquery.us-east5.rep.googleapis.com/" }
        public static var usEast7: Swift.String { "https://bigquery.us-east7.rep.googleapis.com/" }
        public static var usSouth1: Swift.String { "https://bigquery.us-south1.rep.googleapis.com/" }
        public static var usWest1: Swift.String { "https://bigquery.us-west1.rep.googleapis.com/" }
        public static var usWest2: Swift.String { "https://bigquery.us-west2.rep.googleapis.com/" }
        public static var usWest3: Swift.String { "https://bigquery.us-west3.rep.googleapis.com/" }
        public static var usWest4: Swift.String { "https://bigquery.us-west4.rep.googleapis.com/" }
        public static var usWest8: Swift.String { "https://bigquery.us-west8.rep.googleapis.com/" }
    }

    public typealias FormatOptionsTimestampOutputFormat = JSON.OpenEnumeration<FormatOptionsTimestampOutputFormat_Values>
    public enum FormatOptionsTimestampOutputFormat_Values {}

    public typealias UpdateMode = JSON.OpenEnumeration<UpdateMode_Values>
    public enum UpdateMode_Values {}

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Dataset.self, for: "bigquery#dataset")
        kinds.register(DatasetList.self, for: "bigquery#datasetList")
        kinds.register(GetQueryResultsResponse.self, for: "bigquery#getQueryResultsResponse")
        kinds.register(GetServiceAccountResponse.self, for: "bigquery#getServiceAccountResponse")
        kinds.register(Job.self, for: "bigquery#job")
        kinds.register(JobCancelResponse.self, for: "bigquery#jobCancelResponse")
        kinds.register(JobList.self, for: "bigquery#jobList")
        kinds.register(ProjectList.self, for: "bigquery#projectList")
        kinds.register(QueryRequest.self, for: "bigquery#queryRequest")
        kinds.register(QueryResponse.self, for: "bigquery#queryResponse")
        kinds.register(Table.self, for: "bigquery#table")
        kinds.register(TableDataInsertAllRequest.self, for: "bigquery#tableDataInsertAllRequest")
        kinds.register(TableDataInsertAllResponse.self, for: "bigquery#tableDataInsertAllResponse")
        kinds.register(TableDataList.self, for: "bigquery#tableDataList")
        kinds.register(TableList.self, for: "bigquery#tableList")
        return kinds
    }()
}

extension JSON.OpenEnumeration<BigQuery.FormatOptionsTimestampOutputFormat_Values> {
    public static var timestampOutputFormatUnspecified: Self { "TIMESTAMP_OUTPUT_FORMAT_UNSPECIFIED" }
    public static var float64: Self { "FLOAT64" }
    public static var int64: Self { "INT64" }
    public static var iso8601String: Self { "ISO8601_STRING" }
}

extension JSON.OpenEnumeration<BigQuery.UpdateMode_Values> {
    public static var updateModeUnspecified: Self { "UPDATE_MODE_UNSPECIFIED" }
    public static var updateMetadata: Self { "UPDATE_METADATA" }
    public static var updateAcl: Self { "UPDATE_ACL" }
    public static var updateFull: Self { "UPDATE_FULL" }
}

/// BigQuery API
public actor BigQueryService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "bigquery",
        version: "v2",
        rootURL: "https://bigquery.googleapis.com/",
        servicePath: "bigquery/v2/",
        batchPath: "batch/bigquery/v2",
        batch: GAPI.BatchLimits(.off),
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
