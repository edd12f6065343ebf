// Generated from bigquery:v2, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension BigQuery {
    public struct IndexUnusedReason: JSON.Model {
        public var baseTable: TableReference?
        public var code: Code?
        public var indexName: Swift.String?
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("baseTable", \.baseTable), .enumeration("code", \.code), .string("indexName", \.indexName),
            .string("message", \.message)
        ]

        public typealias Code = JSON.OpenEnumeration<Code_Values>
        public enum Code_Values {}
    }

    public struct InputDataChange: JSON.Model {
        /// Read-only.
        public var recordsReadDiffPercentage: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("recordsReadDiffPercentage", \.recordsReadDiffPercentage)
        ]
    }

    public struct IntArray: JSON.Model {
        public var elements: [Swift.Int64]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("elements", \.elements, of: .int64)
        ]
    }

    public struct IntArrayHparamSearchSpace: JSON.Model {
        public var candidates: [IntArray]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("candidates", \.candidates, of: .object)
        ]
    }

    public struct IntCandidates: JSON.Model {
        public var candidates: [Swift.Int64]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("candidates", \.candidates, of: .int64)
        ]
    }

    public struct IntHparamSearchSpace: JSON.Model {
        public var candidates: IntCandidates?
        public var range: IntRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("candidates", \.candidates), .object("range", \.range)
        ]
    }

    public struct IntRange: JSON.Model {
        public var max: Swift.Int64?
        public var min: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("max", \.max), .int64("min", \.min)
        ]
    }

    public struct IterationResult: JSON.Model {
        public var arimaResult: ArimaResult?
        public var clusterInfos: [ClusterInfo]?
        public var durationMs: Swift.Int64?
        public var evalLoss: Swift.Double?
        public var index: Swift.Int32?
        public var learnRate: Swift.Double?
        public var principalComponentInfos: [PrincipalComponentInfo]?
        public var trainingLoss: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arimaResult", \.arimaResult), .array("clusterInfos", \.clusterInfos, of: .object),
            .int64("durationMs", \.durationMs), .double("evalLoss", \.evalLoss), .int32("index", \.index),
            .double("learnRate", \.learnRate), .array("principalComponentInfos", \.principalComponentInfos, of: .object),
            .double("trainingLoss", \.trainingLoss)
        ]
    }

    public struct Job: JSON.Model {
        public var configuration: JobConfiguration?
        /// Read-only.
        public var etag: Swift.String?
        /// Read-only.
        public var id: Swift.String?
        /// Read-only.
        public var jobCreationReason: JobCreationReason?
        public var jobReference: JobReference?
        /// Read-only.
        public var kind: Swift.String?
        /// Read-only.
        public var principalSubject: Swift.String?
        /// Read-only.
        public var selfLink: Swift.String?
        /// Read-only.
        @JSON.Boxed public var statistics: JobStatistics?
        /// Read-only.
        public var status: JobStatus?
        /// Read-only.
        public var userEmail: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("configuration", \.configuration), .string("etag", \.etag), .string("id", \.id),
            .object("jobCreationReason", \.jobCreationReason), .object("jobReference", \.jobReference),
            .string("kind", \.kind), .string("principal_subject", \.principalSubject), .string("selfLink", \.selfLink),
            .boxed("statistics", \.statistics, \._statistics), .object("status", \.status),
            .string("user_email", \.userEmail)
        ]
    }

    public struct JobCancelResponse: JSON.Model {
        @JSON.Boxed public var job: Job?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("job", \.job, \._job), .string("kind", \.kind)
        ]
    }

    public struct JobConfiguration: JSON.Model {
        @JSON.Boxed public var copy: JobConfigurationTableCopy?
        public var dryRun: Swift.Bool?
        @JSON.Boxed public var extract: JobConfigurationExtract?
        public var jobTimeoutMs: Swift.Int64?
        public var jobType: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        @JSON.Boxed public var load: JobConfigurationLoad?
        public var maxSlots: Swift.Int32?
        @JSON.Boxed public var query: JobConfigurationQuery?
        public var reservation: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("copy", \.copy, \._copy), .bool("dryRun", \.dryRun), .boxed("extract", \.extract, \._extract),
            .int64("jobTimeoutMs", \.jobTimeoutMs), .string("jobType", \.jobType), .map("labels", \.labels, of: .string),
            .boxed("load", \.load, \._load), .int32("maxSlots", \.maxSlots), .boxed("query", \.query, \._query),
            .string("reservation", \.reservation)
        ]
    }

    public struct JobConfigurationExtract: JSON.Model {
        public var compression: Swift.String?
        public var destinationFormat: Swift.String?
        public var destinationUri: Swift.String?
        public var destinationUris: [Swift.String]?
        public var fieldDelimiter: Swift.String?
        public var modelExtractOptions: ModelExtractOptions?
        public var nativeGeographyExportEnabled: Swift.Bool?
        /// Default: true.
        public var printHeader: Swift.Bool?
        public var secureContext: SecureContext?
        public var sourceModel: ModelReference?
        public var sourceTable: TableReference?
        public var useAvroLogicalTypes: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("compression", \.compression), .string("destinationFormat", \.destinationFormat),
            .string("destinationUri", \.destinationUri), .array("destinationUris", \.destinationUris, of: .string),
            .string("fieldDelimiter", \.fieldDelimiter), .object("modelExtractOptions", \.modelExtractOptions),
            .bool("nativeGeographyExportEnabled", \.nativeGeographyExportEnabled), .bool("printHeader", \.printHeader),
            .object("secureContext", \.secureContext), .object("sourceModel", \.sourceModel),
            .object("sourceTable", \.sourceTable), .bool("useAvroLogicalTypes", \.useAvroLogicalTypes)
        ]
    }

    public struct JobConfigurationLoad: JSON.Model {
        public var allowJaggedRows: Swift.Bool?
        public var allowQuotedNewlines: Swift.Bool?
        public var autodetect: Swift.Bool?
        public var clustering: Clustering?
        public var columnNameCharacterMap: ColumnNameCharacterMap?
        public var connectionProperties: [ConnectionProperty]?
        public var copyFilesOnly: Swift.Bool?
        public var createDisposition: Swift.String?
        public var createSession: Swift.Bool?
        public var dateFormat: Swift.String?
        public var datetimeFormat: Swift.String?
        public var decimalTargetTypes: [DecimalTargetTypes]?
        public var destinationEncryptionConfiguration: EncryptionConfiguration?
        public var destinationTable: TableReference?
        public var destinationTableProperties: DestinationTableProperties?
        public var encoding: Swift.String?
        public var fieldDelimiter: Swift.String?
        public var fileSetSpecType: FileSetSpecType?
        public var hivePartitioningOptions: HivePartitioningOptions?
        public var ignoreUnknownValues: Swift.Bool?
        public var jsonExtension: JsonExtension?
        public var maxBadRecords: Swift.Int32?
        public var nullMarker: Swift.String?
        public var nullMarkers: [Swift.String]?
        public var parquetOptions: ParquetOptions?
        public var preserveAsciiControlCharacters: Swift.Bool?
        public var projectionFields: [Swift.String]?
        /// Default: `"`.
        public var quote: Swift.String?
        public var rangePartitioning: RangePartitioning?
        public var referenceFileSchemaUri: Swift.String?
        public var schema: TableSchema?
        public var schemaInline: Swift.String?
        public var schemaInlineFormat: Swift.String?
        public var schemaUpdateOptions: [Swift.String]?
        public var skipLeadingRows: Swift.Int32?
        public var sourceColumnMatch: SourceColumnMatch?
        public var sourceFormat: Swift.String?
        public var sourceUris: [Swift.String]?
        public var timeFormat: Swift.String?
        public var timePartitioning: TimePartitioning?
        public var timeZone: Swift.String?
        public var timestampFormat: Swift.String?
        public var timestampTargetPrecision: [Swift.Int32]?
        public var useAvroLogicalTypes: Swift.Bool?
        public var writeDisposition: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowJaggedRows", \.allowJaggedRows), .bool("allowQuotedNewlines", \.allowQuotedNewlines),
            .bool("autodetect", \.autodetect), .object("clustering", \.clustering),
            .enumeration("columnNameCharacterMap", \.columnNameCharacterMap),
            .array("connectionProperties", \.connectionProperties, of: .object), .bool("copyFilesOnly", \.copyFilesOnly),
            .string("createDisposition", \.createDisposition), .bool("createSession", \.createSession),
            .string("dateFormat", \.dateFormat), .string("datetimeFormat", \.datetimeFormat),
            .array("decimalTargetTypes", \.decimalTargetTypes, of: .enumeration),
            .object("destinationEncryptionConfiguration", \.destinationEncryptionConfiguration),
            .object("destinationTable", \.destinationTable),
            .object("destinationTableProperties", \.destinationTableProperties), .string("encoding", \.encoding),
            .string("fieldDelimiter", \.fieldDelimiter), .enumeration("fileSetSpecType", \.fileSetSpecType),
            .object("hivePartitioningOptions", \.hivePartitioningOptions),
            .bool("ignoreUnknownValues", \.ignoreUnknownValues), .enumeration("jsonExtension", \.jsonExtension),
            .int32("maxBadRecords", \.maxBadRecords), .string("nullMarker", \.nullMarker),
            .array("nullMarkers", \.nullMarkers, of: .string), .object("parquetOptions", \.parquetOptions),
            .bool("preserveAsciiControlCharacters", \.preserveAsciiControlCharacters),
            .array("projectionFields", \.projectionFields, of: .string), .string("quote", \.quote),
            .object("rangePartitioning", \.rangePartitioning),
            .string("referenceFileSchemaUri", \.referenceFileSchemaUri), .object("schema", \.schema),
            .string("schemaInline", \.schemaInline), .string("schemaInlineFormat", \.schemaInlineFormat),
            .array("schemaUpdateOptions", \.schemaUpdateOptions, of: .string),
            .int32("skipLeadingRows", \.skipLeadingRows), .enumeration("sourceColumnMatch", \.sourceColumnMatch),
            .string("sourceFormat", \.sourceFormat), .array("sourceUris", \.sourceUris, of: .string),
            .string("timeFormat", \.timeFormat), .object("timePartitioning", \.timePartitioning),
            .string("timeZone", \.timeZone), .string("timestampFormat", \.timestampFormat),
            .array("timestampTargetPrecision", \.timestampTargetPrecision, of: .int32),
            .bool("useAvroLogicalTypes", \.useAvroLogicalTypes), .string("writeDisposition", \.writeDisposition)
        ]

        public typealias ColumnNameCharacterMap = JSON.OpenEnumeration<ColumnNameCharacterMap_Values>
        public enum ColumnNameCharacterMap_Values {}

        public typealias DecimalTargetTypes = JSON.OpenEnumeration<DecimalTargetTypes_Values>
        public enum DecimalTargetTypes_Values {}

        public typealias FileSetSpecType = JSON.OpenEnumeration<FileSetSpecType_Values>
        public enum FileSetSpecType_Values {}

        public typealias JsonExtension = JSON.OpenEnumeration<JsonExtension_Values>
        public enum JsonExtension_Values {}

        public typealias SourceColumnMatch = JSON.OpenEnumeration<SourceColumnMatch_Values>
        public enum SourceColumnMatch_Values {}
    }

    public struct JobConfigurationQuery: JSON.Model {
        /// Default: false.
        public var allowLargeResults: Swift.Bool?
        public var clustering: Clustering?
        public var connectionProperties: [ConnectionProperty]?
        public var continuous: Swift.Bool?
        public var createDisposition: Swift.String?
        public var createSession: Swift.Bool?
        public var defaultDataset: DatasetReference?
        public var destinationEncryptionConfiguration: EncryptionConfiguration?
        public var destinationTable: TableReference?
        /// Default: true.
        public var flattenResults: Swift.Bool?
        /// Default: 1.
        public var maximumBillingTier: Swift.Int32?
        public var maximumBytesBilled: Swift.Int64?
        public var parameterMode: Swift.String?
        public var preserveNulls: Swift.Bool?
        public var priority: Swift.String?
        public var query: Swift.String?
        public var queryParameters: [QueryParameter]?
        public var rangePartitioning: RangePartitioning?
        public var schemaUpdateOptions: [Swift.String]?
        public var scriptOptions: ScriptOptions?
        public var secureContext: SecureContext?
        /// Read-only.
        public var systemVariables: SystemVariables?
        public var tableDefinitions: [Swift.String: ExternalDataConfiguration]?
        public var timePartitioning: TimePartitioning?
        /// Default: true.
        public var useLegacySql: Swift.Bool?
        /// Default: true.
        public var useQueryCache: Swift.Bool?
        public var userDefinedFunctionResources: [UserDefinedFunctionResource]?
        public var writeDisposition: Swift.String?
        public var writeIncrementalResults: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowLargeResults", \.allowLargeResults), .object("clustering", \.clustering),
            .array("connectionProperties", \.connectionProperties, of: .object), .bool("continuous", \.continuous),
            .string("createDisposition", \.createDisposition), .bool("createSession", \.createSession),
            .object("defaultDataset", \.defaultDataset),
            .object("destinationEncryptionConfiguration", \.destinationEncryptionConfiguration),
            .object("destinationTable", \.destinationTable), .bool("flattenResults", \.flattenResults),
            .int32("maximumBillingTier", \.maximumBillingTier), .int64("maximumBytesBilled", \.maximumBytesBilled),
            .string("parameterMode", \.parameterMode), .bool("preserveNulls", \.preserveNulls),
            .string("priority", \.priority), .string("query", \.query),
            .array("queryParameters", \.queryParameters, of: .object), .object("rangePartitioning", \.rangePartitioning),
            .array("schemaUpdateOptions", \.schemaUpdateOptions, of: .string), .object("scriptOptions", \.scriptOptions),
            .object("secureContext", \.secureContext), .object("systemVariables", \.systemVariables),
            .map("tableDefinitions", \.tableDefinitions, of: .object), .object("timePartitioning", \.timePartitioning),
            .bool("useLegacySql", \.useLegacySql), .bool("useQueryCache", \.useQueryCache),
            .array("userDefinedFunctionResources", \.userDefinedFunctionResources, of: .object),
            .string("writeDisposition", \.writeDisposition), .bool("writeIncrementalResults", \.writeIncrementalResults)
        ]
    }

    public struct JobConfigurationTableCopy: JSON.Model {
        public var createDisposition: Swift.String?
        public var destinationEncryptionConfiguration: EncryptionConfiguration?
        public var destinationExpirationTime: JSON.Timestamp?
        public var destinationTable: TableReference?
        public var operationType: OperationType?
        public var sourceTable: TableReference?
        public var sourceTables: [TableReference]?
        public var writeDisposition: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("createDisposition", \.createDisposition),
            .object("destinationEncryptionConfiguration", \.destinationEncryptionConfiguration),
            .timestamp("destinationExpirationTime", \.destinationExpirationTime),
            .object("destinationTable", \.destinationTable), .enumeration("operationType", \.operationType),
            .object("sourceTable", \.sourceTable), .array("sourceTables", \.sourceTables, of: .object),
            .string("writeDisposition", \.writeDisposition)
        ]

        public typealias OperationType = JSON.OpenEnumeration<OperationType_Values>
        public enum OperationType_Values {}
    }

    public struct JobCreationReason: JSON.Model {
        /// Read-only.
        public var code: Code?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("code", \.code)
        ]

        /// Read-only.
        public typealias Code = JSON.OpenEnumeration<Code_Values>
        public enum Code_Values {}
    }

    public struct JobList: JSON.Model {
        public var etag: Swift.String?
        public var jobs: [Jobs]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unreachable: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("jobs", \.jobs, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .array("unreachable", \.unreachable, of: .string)
        ]

        public struct Jobs: JSON.Model {
            public var configuration: JobConfiguration?
            public var errorResult: ErrorProto?
            public var id: Swift.String?
            public var jobReference: JobReference?
            public var kind: Swift.String?
            public var principalSubject: Swift.String?
            public var state: Swift.String?
            /// Read-only.
            @JSON.Boxed public var statistics: JobStatistics?
            public var status: JobStatus?
            public var userEmail: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("configuration", \.configuration), .object("errorResult", \.errorResult), .string("id", \.id),
                .object("jobReference", \.jobReference), .string("kind", \.kind),
                .string("principal_subject", \.principalSubject), .string("state", \.state),
                .boxed("statistics", \.statistics, \._statistics), .object("status", \.status),
                .string("user_email", \.userEmail)
            ]
        }
    }

    public struct JobReference: JSON.Model {
        public var jobId: Swift.String?
        public var location: Swift.String?
        public var projectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("jobId", \.jobId), .string("location", \.location), .string("projectId", \.projectId)
        ]
    }

    public struct JobStatistics: JSON.Model {
        /// Read-only.
        public var completionRatio: Swift.Double?
        /// Read-only.
        public var copy: JobStatistics5?
        /// Read-only.
        public var creationTime: Swift.Int64?
        /// Read-only.
        public var dataMaskingStatistics: DataMaskingStatistics?
        /// Read-only.
        public var edition: Edition?
        /// Read-only.
        public var endTime: Swift.Int64?
        /// Read-only.
        public var extract: JobStatistics4?
        /// Read-only.
        public var finalExecutionDurationMs: Swift.Int64?
        /// Read-only.
        public var globalQueryRemoteRegions: [Swift.String]?
        /// Read-only.
        public var load: JobStatistics3?
        /// Read-only.
        public var numChildJobs: Swift.Int64?
        /// Read-only.
        public var parentGlobalQueryJob: JobReference?
        /// Read-only.
        public var parentJobId: Swift.String?
        /// Read-only.
        @JSON.Boxed public var query: JobStatistics2?
        /// Read-only.
        public var quotaDeferments: [Swift.String]?
        /// Read-only.
        public var reservationGroupPath: [Swift.String]?
        /// Deprecated. Read-only.
        public var reservationUsage: [ReservationUsage]?
        /// Read-only.
        public var reservationId: Swift.String?
        /// Read-only.
        public var rowLevelSecurityStatistics: RowLevelSecurityStatistics?
        /// Read-only.
        public var scriptStatistics: ScriptStatistics?
        /// Read-only.
        public var sessionInfo: SessionInfo?
        /// Read-only.
        public var startTime: Swift.Int64?
        /// Read-only.
        public var totalBytesProcessed: Swift.Int64?
        /// Read-only.
        public var totalSlotMs: Swift.Int64?
        /// Read-only.
        public var transactionInfo: TransactionInfo?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("completionRatio", \.completionRatio), .object("copy", \.copy),
            .int64("creationTime", \.creationTime), .object("dataMaskingStatistics", \.dataMaskingStatistics),
            .enumeration("edition", \.edition), .int64("endTime", \.endTime), .object("extract", \.extract),
            .int64("finalExecutionDurationMs", \.finalExecutionDurationMs),
            .array("globalQueryRemoteRegions", \.globalQueryRemoteRegions, of: .string), .object("load", \.load),
            .int64("numChildJobs", \.numChildJobs), .object("parentGlobalQueryJob", \.parentGlobalQueryJob),
            .string("parentJobId", \.parentJobId), .boxed("query", \.query, \._query),
            .array("quotaDeferments", \.quotaDeferments, of: .string),
            .array("reservationGroupPath", \.reservationGroupPath, of: .string),
            .array("reservationUsage", \.reservationUsage, of: .object), .string("reservation_id", \.reservationId),
            .object("rowLevelSecurityStatistics", \.rowLevelSecurityStatistics),
            .object("scriptStatistics", \.scriptStatistics), .object("sessionInfo", \.sessionInfo),
            .int64("startTime", \.startTime), .int64("totalBytesProcessed", \.totalBytesProcessed),
            .int64("totalSlotMs", \.totalSlotMs), .object("transactionInfo", \.transactionInfo)
        ]
        public typealias ReservationUsage = BigQuery.ReservationUsage

        /// Read-only.
        public typealias Edition = JSON.OpenEnumeration<Edition_Values>
        public enum Edition_Values {}
    }

    public struct JobStatistics2: JSON.Model {
        /// Read-only.
        @JSON.Boxed public var biEngineStatistics: BiEngineStatistics?
        /// Read-only.
        public var billingTier: Swift.Int32?
        /// Read-only.
        public var cacheHit: Swift.Bool?
        /// Read-only.
        @JSON.Boxed public var dclTargetDataset: DatasetReference?
        /// Read-only.
        @JSON.Boxed public var dclTargetTable: TableReference?
        /// Read-only.
        @JSON.Boxed public var dclTargetView: TableReference?
        /// Read-only.
        public var ddlAffectedRowAccessPolicyCount: Swift.Int64?
        /// Read-only.
        @JSON.Boxed public var ddlDestinationTable: TableReference?
        /// Read-only.
        public var ddlOperationPerformed: Swift.String?
        /// Read-only.
        @JSON.Boxed public var ddlTargetDataset: DatasetReference?
        /// Read-only.
        @JSON.Boxed public var ddlTargetRoutine: RoutineReference?
        /// Read-only.
        @JSON.Boxed public var ddlTargetRowAccessPolicy: RowAccessPolicyReference?
        /// Read-only.
        @JSON.Boxed public var ddlTargetTable: TableReference?
        /// Read-only.
        @JSON.Boxed public var dmlStats: DmlStatistics?
        /// Read-only.
        public var estimatedBytesProcessed: Swift.Int64?
        /// Read-only.
        @JSON.Boxed public var exportDataStatistics: ExportDataStatistics?
        /// Read-only.
        public var externalServiceCosts: [ExternalServiceCost]?
        /// Read-only.
        @JSON.Boxed public var genAiStats: GenAiStats?
        /// Read-only.
        @JSON.Boxed public var incrementalResultStats: IncrementalResultStats?
        /// Read-only.
        @JSON.Boxed public var loadQueryStatistics: LoadQueryStatistics?
        /// Read-only.
        @JSON.Boxed public var materializedViewStatistics: MaterializedViewStatistics?
        /// Read-only.
        @JSON.Boxed public var metadataCacheStatistics: MetadataCacheStatistics?
        /// Read-only.
        @JSON.Boxed public var mlStatistics: MlStatistics?
        @JSON.Boxed public var modelTraining: BigQueryModelTraining?
        public var modelTrainingCurrentIteration: Swift.Int32?
        public var modelTrainingExpectedTotalIteration: Swift.Int64?
        /// Read-only.
        public var numDmlAffectedRows: Swift.Int64?
        /// Read-only.
        public var objectStorageStats: [ObjectStorageStats]?
        /// Read-only.
        @JSON.Boxed public var performanceInsights: PerformanceInsights?
        /// Read-only.
        @JSON.Boxed public var queryInfo: QueryInfo?
        /// Read-only.
        public var queryPlan: [ExplainQueryStage]?
        /// Read-only.
        public var referencedLogicalViews: [TableReference]?
        /// Read-only.
        public var referencedPropertyGraphs: [PropertyGraphReference]?
        /// Read-only.
        public var referencedRoutines: [RoutineReference]?
        /// Read-only.
        public var referencedTables: [TableReference]?
        /// Deprecated. Read-only.
        public var reservationUsage: [ReservationUsage]?
        /// Read-only.
        @JSON.Boxed public var schema: TableSchema?
        /// Read-only.
        @JSON.Boxed public var searchStatistics: SearchStatistics?
        /// Read-only.
        @JSON.Boxed public var sparkStatistics: SparkStatistics?
        /// Read-only.
        public var statementType: Swift.String?
        /// Read-only.
        public var timeline: [QueryTimelineSample]?
        /// Read-only.
        public var totalBytesBilled: Swift.Int64?
        /// Read-only.
        public var totalBytesProcessed: Swift.Int64?
        /// Read-only.
        public var totalBytesProcessedAccuracy: Swift.String?
        /// Read-only.
        public var totalPartitionsProcessed: Swift.Int64?
        /// Read-only.
        public var totalServicesSkuSlotMs: Swift.Int64?
        /// Read-only.
        public var totalSlotMs: Swift.Int64?
        /// Read-only.
        public var transferredBytes: Swift.Int64?
        /// Read-only.
        public var undeclaredQueryParameters: [QueryParameter]?
        /// Read-only.
        @JSON.Boxed public var vectorSearchStatistics: VectorSearchStatistics?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("biEngineStatistics", \.biEngineStatistics, \._biEngineStatistics),
            .int32("billingTier", \.billingTier), .bool("cacheHit", \.cacheHit),
            .boxed("dclTargetDataset", \.dclTargetDataset, \._dclTargetDataset),
            .boxed("dclTargetTable", \.dclTargetTable, \._dclTargetTable),
            .boxed("dclTargetView", \.dclTargetView, \._dclTargetView),
            .int64("ddlAffectedRowAccessPolicyCount", \.ddlAffectedRowAccessPolicyCount),
            .boxed("ddlDestinationTable", \.ddlDestinationTable, \._ddlDestinationTable),
            .string("ddlOperationPerformed", \.ddlOperationPerformed),
            .boxed("ddlTargetDataset", \.ddlTargetDataset, \._ddlTargetDataset),
            .boxed("ddlTargetRoutine", \.ddlTargetRoutine, \._ddlTargetRoutine),
            .boxed("ddlTargetRowAccessPolicy", \.ddlTargetRowAccessPolicy, \._ddlTargetRowAccessPolicy),
            .boxed("ddlTargetTable", \.ddlTargetTable, \._ddlTargetTable), .boxed("dmlStats", \.dmlStats, \._dmlStats),
            .int64("estimatedBytesProcessed", \.estimatedBytesProcessed),
            .boxed("exportDataStatistics", \.exportDataStatistics, \._exportDataStatistics),
            .array("externalServiceCosts", \.externalServiceCosts, of: .object),
            .boxed("genAiStats", \.genAiStats, \._genAiStats),
            .boxed("incrementalResultStats", \.incrementalResultStats, \._incrementalResultStats),
            .boxed("loadQueryStatistics", \.loadQueryStatistics, \._loadQueryStatistics),
            .boxed("materializedViewStatistics", \.materializedViewStatistics, \._materializedViewStatistics),
            .boxed("metadataCacheStatistics", \.metadataCacheStatistics, \._metadataCacheStatistics),
            .boxed("mlStatistics", \.mlStatistics, \._mlStatistics),
            .boxed("modelTraining", \.modelTraining, \._modelTraining),
            .int32("modelTrainingCurrentIteration", \.modelTrainingCurrentIteration),
            .int64("modelTrainingExpectedTotalIteration", \.modelTrainingExpectedTotalIteration),
            .int64("numDmlAffectedRows", \.numDmlAffectedRows),
            .array("objectStorageStats", \.objectStorageStats, of: .object),
            .boxed("performanceInsights", \.performanceInsights, \._performanceInsights),
            .boxed("queryInfo", \.queryInfo, \._queryInfo), .array("queryPlan", \.queryPlan, of: .object),
            .array("referencedLogicalViews", \.referencedLogicalViews, of: .object),
            .array("referencedPropertyGraphs", \.referencedPropertyGraphs, of: .object),
            .array("referencedRoutines", \.referencedRoutines, of: .object),
            .array("referencedTables", \.referencedTables, of: .object),
            .array("reservationUsage", \.reservationUsage, of: .object), .boxed("schema", \.schema, \._schema),
            .boxed("searchStatistics", \.searchStatistics, \._searchStatistics),
            .boxed("sparkStatistics", \.sparkStatistics, \._sparkStatistics), .string("statementType", \.statementType),
            .array("timeline", \.timeline, of: .object), .int64("totalBytesBilled", \.totalBytesBilled),
            .int64("totalBytesProcessed", \.totalBytesProcessed),
            .string("totalBytesProcessedAccuracy", \.totalBytesProcessedAccuracy),
            .int64("totalPartitionsProcessed", \.totalPartitionsProcessed),
            .int64("totalServicesSkuSlotMs", \.totalServicesSkuSlotMs), .int64("totalSlotMs", \.totalSlotMs),
            .int64("transferredBytes", \.transferredBytes),
            .array("undeclaredQueryParameters", \.undeclaredQueryParameters, of: .object),
            .boxed("vectorSearchStatistics", \.vectorSearchStatistics, \._vectorSearchStatistics)
        ]
        public typealias ReservationUsage = BigQuery.ReservationUsage
    }

    public struct JobStatistics3: JSON.Model {
        /// Read-only.
        public var badRecords: Swift.Int64?
        /// Read-only.
        public var inputFileBytes: Swift.Int64?
        /// Read-only.
        public var inputFiles: Swift.Int64?
        /// Read-only.
        public var outputBytes: Swift.Int64?
        /// Read-only.
        public var outputRows: Swift.Int64?
        /// Read-only.
        public var timeline: [QueryTimelineSample]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("badRecords", \.badRecords), .int64("inputFileBytes", \.inputFileBytes),
            .int64("inputFiles", \.inputFiles), .int64("outputBytes", \.outputBytes), .int64("outputRows", \.outputRows),
            .array("timeline", \.timeline, of: .object)
        ]
    }

    public struct JobStatistics4: JSON.Model {
        /// Read-only.
        public var destinationUriFileCounts: [Swift.Int64]?
        /// Read-only.
        public var inputBytes: Swift.Int64?
        /// Read-only.
        public var timeline: [QueryTimelineSample]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("destinationUriFileCounts", \.destinationUriFileCounts, of: .int64),
            .int64("inputBytes", \.inputBytes), .array("timeline", \.timeline, of: .object)
        ]
    }

    public struct JobStatistics5: JSON.Model {
        /// Read-only.
        public var copiedLogicalBytes: Swift.Int64?
        /// Read-only.
        public var copiedRows: Swift.Int64?
        /// Read-only.
        public var remoteDestinationRegion: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("copiedLogicalBytes", \.copiedLogicalBytes), .int64("copiedRows", \.copiedRows),
            .string("remoteDestinationRegion", \.remoteDestinationRegion)
        ]
    }

    public struct JobStatus: JSON.Model {
        /// Read-only.
        public var errorResult: ErrorProto?
        /// Read-only.
        public var errors: [ErrorProto]?
        /// Read-only.
        public var state: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("errorResult", \.errorResult), .array("errors", \.errors, of: .object), .string("state", \.state)
        ]
    }

    public struct JoinRestrictionPolicy: JSON.Model {
        public var joinAllowedColumns: [Swift.String]?
        public var joinCondition: JoinCondition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("joinAllowedColumns", \.joinAllowedColumns, of: .string),
            .enumeration("joinCondition", \.joinCondition)
        ]

        public typealias JoinCondition = JSON.OpenEnumeration<JoinCondition_Values>
        public enum JoinCondition_Values {}
    }

    public typealias JsonObject = [Swift.String: JSON.Value]

    public struct JsonOptions: JSON.Model {
        public var encoding: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("encoding", \.encoding)
        ]
    }

    public typealias JsonValue = JSON.Value

    public struct LinkedDatasetMetadata: JSON.Model {
        /// Read-only.
        public var linkState: LinkState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("linkState", \.linkState)
        ]

        /// Read-only.
        public typealias LinkState = JSON.OpenEnumeration<LinkState_Values>
        public enum LinkState_Values {}
    }

    public struct LinkedDatasetSource: JSON.Model {
        public var sourceDataset: DatasetReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("sourceDataset", \.sourceDataset)
        ]
    }

    public struct ListModelsResponse: JSON.Model {
        public var models: [Model]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("models", \.models, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ListRoutinesResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var routines: [Routine]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("routines", \.routines, of: .object)
        ]
    }

    public struct ListRowAccessPoliciesResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var rowAccessPolicies: [RowAccessPolicy]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("rowAccessPolicies", \.rowAccessPolicies, of: .object)
        ]
    }

    public struct LoadQueryStatistics: JSON.Model {
        /// Read-only.
        public var badRecords: Swift.Int64?
        /// Deprecated. Read-only.
        public var bytesTransferred: Swift.Int64?
        /// Read-only.
        public var inputFileBytes: Swift.Int64?
        /// Read-only.
        public var inputFiles: Swift.Int64?
        /// Read-only.
        public var outputBytes: Swift.Int64?
        /// Read-only.
        public var outputRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("badRecords", \.badRecords), .int64("bytesTransferred", \.bytesTransferred),
            .int64("inputFileBytes", \.inputFileBytes), .int64("inputFiles", \.inputFiles),
            .int64("outputBytes", \.outputBytes), .int64("outputRows", \.outputRows)
        ]
    }

    public struct MaterializedView: JSON.Model {
        public var chosen: Swift.Bool?
        public var estimatedBytesSaved: Swift.Int64?
        public var rejectedReason: RejectedReason?
        public var tableReference: TableReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("chosen", \.chosen), .int64("estimatedBytesSaved", \.estimatedBytesSaved),
            .enumeration("rejectedReason", \.rejectedReason), .object("tableReference", \.tableReference)
        ]

        public typealias RejectedReason = JSON.OpenEnumeration<RejectedReason_Values>
        public enum RejectedReason_Values {}
    }

    public struct MaterializedViewDefinition: JSON.Model {
        public var allowNonIncrementalDefinition: Swift.Bool?
        public var enableRefresh: Swift.Bool?
        /// Read-only.
        public var lastRefreshTime: Swift.Int64?
        public var maxStaleness: JSON.Bytes?
        public var query: Swift.String?
        public var refreshIntervalMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowNonIncrementalDefinition", \.allowNonIncrementalDefinition),
            .bool("enableRefresh", \.enableRefresh), .int64("lastRefreshTime", \.lastRefreshTime),
            .bytes("maxStaleness", \.maxStaleness), .string("query", \.query),
            .int64("refreshIntervalMs", \.refreshIntervalMs)
        ]
    }

    public struct MaterializedViewStatistics: JSON.Model {
        public var materializedView: [MaterializedView]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("materializedView", \.materializedView, of: .object)
        ]
    }

    public struct MaterializedViewStatus: JSON.Model {
        /// Read-only.
        public var lastRefreshStatus: ErrorProto?
        /// Read-only.
        public var refreshWatermark: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("lastRefreshStatus", \.lastRefreshStatus), .timestamp("refreshWatermark", \.refreshWatermark)
        ]
    }

    public struct MetadataCacheStalenessInsight: JSON.Model {
        /// Read-only.
        public var avgPreviousStalenessMs: JSON.Duration?
        /// Read-only.
        public var stalenessPercentageIncrease: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("avgPreviousStalenessMs", \.avgPreviousStalenessMs),
            .double("stalenessPercentageIncrease", \.stalenessPercentageIncrease)
        ]
    }

    public struct MetadataCacheStatistics: JSON.Model {
        public var tableMetadataCacheUsage: [TableMetadataCacheUsage]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("tableMetadataCacheUsage", \.tableMetadataCacheUsage, of: .object)
        ]
    }

    public struct MlStatistics: JSON.Model {
        /// Read-only.
        public var hparamTrials: [HparamTuningTrial]?
        public var iterationResults: [IterationResult]?
        /// Read-only.
        public var maxIterations: Swift.Int64?
        /// Read-only.
        public var modelType: ModelType?
        /// Read-only.
        public var trainingType: TrainingType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("hparamTrials", \.hparamTrials, of: .object),
            .array("iterationResults", \.iterationResults, of: .object), .int64("maxIterations", \.maxIterations),
            .enumeration("modelType", \.modelType), .enumeration("trainingType", \.trainingType)
        ]

        /// Read-only.
        public typealias ModelType = JSON.OpenEnumeration<ModelType_Values>
        public enum ModelType_Values {}

        /// Read-only.
        public typealias TrainingType = JSON.OpenEnumeration<TrainingType_Values>
        public enum TrainingType_Values {}
    }

    public struct Model: JSON.Model {
        /// Deprecated.
        public var bestTrialId: Swift.Int64?
        /// Read-only.
        public var creationTime: Swift.Int64?
        /// Read-only.
        public var defaultTrialId: Swift.Int64?
        public var description: Swift.String?
        public var encryptionConfiguration: EncryptionConfiguration?
        /// Read-only.
        public var etag: Swift.String?
        public var expirationTime: Swift.Int64?
        /// Read-only.
        public var featureColumns: [StandardSqlField]?
        public var friendlyName: Swift.String?
        /// Read-only.
        @JSON.Boxed public var hparamSearchSpaces: HparamSearchSpaces?
        /// Read-only.
        public var hparamTrials: [HparamTuningTrial]?
        /// Read-only.
        public var labelColumns: [StandardSqlField]?
        public var labels: [Swift.String: Swift.String]?
        /// Read-only.
        public var lastModifiedTime: Swift.Int64?
        /// Read-only.
        public var location: Swift.String?
        public var modelReference: ModelReference?
        /// Read-only.
        public var modelType: ModelType?
        /// Read-only.
        public var optimalTrialIds: [Swift.Int64]?
        /// Read-only.
        public var remoteModelInfo: RemoteModelInfo?
        public var trainingRuns: [TrainingRun]?
        /// Read-only.
        public var transformColumns: [TransformColumn]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("bestTrialId", \.bestTrialId), .int64("creationTime", \.creationTime),
            .int64("defaultTrialId", \.defaultTrialId), .string("description", \.description),
            .object("encryptionConfiguration", \.encryptionConfiguration), .string("etag", \.etag),
            .int64("expirationTime", \.expirationTime), .array("featureColumns", \.featureColumns, of: .object),
            .string("friendlyName", \.friendlyName),
            .boxed("hparamSearchSpaces", \.hparamSearchSpaces, \._hparamSearchSpaces),
            .array("hparamTrials", \.hparamTrials, of: .object), .array("labelColumns", \.labelColumns, of: .object),
            .map("labels", \.labels, of: .string), .int64("lastModifiedTime", \.lastModifiedTime),
            .string("location", \.location), .object("modelReference", \.modelReference),
            .enumeration("modelType", \.modelType), .array("optimalTrialIds", \.optimalTrialIds, of: .int64),
            .object("remoteModelInfo", \.remoteModelInfo), .array("trainingRuns", \.trainingRuns, of: .object),
            .array("transformColumns", \.transformColumns, of: .object)
        ]

        /// Read-only.
        public typealias ModelType = JSON.OpenEnumeration<ModelType_Values>
        public enum ModelType_Values {}
    }

    public struct ModelDefinition: JSON.Model {
        public var modelOptions: ModelOptions?
        public var trainingRuns: [BqmlTrainingRun]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("modelOptions", \.modelOptions), .array("trainingRuns", \.trainingRuns, of: .object)
        ]

        public struct ModelOptions: JSON.Model {
            public var labels: [Swift.String]?
            public var lossType: Swift.String?
            public var modelType: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("labels", \.labels, of: .string), .string("lossType", \.lossType),
                .string("modelType", \.modelType)
            ]
        }
    }

    public struct ModelExtractOptions: JSON.Model {
        public var trialId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("trialId", \.trialId)
        ]
    }

    public struct ModelReference: JSON.Model {
        public var datasetId: Swift.String?
        public var modelId: Swift.String?
        public var projectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("modelId", \.modelId), .string("projectId", \.projectId)
        ]
    }

    public struct MultiClassClassificationMetrics: JSON.Model {
        public var aggregateClassificationMetrics: AggregateClassificationMetrics?
        public var confusionMatrixList: [ConfusionMatrix]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("aggregateClassificationMetrics", \.aggregateClassificationMetrics),
            .array("confusionMatrixList", \.confusionMatrixList, of: .object)
        ]
    }

    public struct ObjectStorageStats: JSON.Model {
        public var cacheBytesRead: Swift.Int64?
        public var cloudProvider: CloudProvider?
        public var objectStorageBytesRead: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("cacheBytesRead", \.cacheBytesRead), .enumeration("cloudProvider", \.cloudProvider),
            .int64("objectStorageBytesRead", \.objectStorageBytesRead)
        ]

        public typealias CloudProvider = JSON.OpenEnumeration<CloudProvider_Values>
        public enum CloudProvider_Values {}
    }

    public struct ParquetOptions: JSON.Model {
        public var enableListInference: Swift.Bool?
        public var enumAsString: Swift.Bool?
        public var mapTargetType: MapTargetType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("enableListInference", \.enableListInference), .bool("enumAsString", \.enumAsString),
            .enumeration("mapTargetType", \.mapTargetType)
        ]

        public typealias MapTargetType = JSON.OpenEnumeration<MapTargetType_Values>
        public enum MapTargetType_Values {}
    }

    public struct PartitionSkew: JSON.Model {
        /// Read-only.
        public var skewSources: [SkewSource]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("skewSources", \.skewSources, of: .object)
        ]
    }

    public struct PartitionedColumn: JSON.Model {
        public var field: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("field", \.field)
        ]
    }

    public struct PartitioningDefinition: JSON.Model {
        public var partitionedColumn: [PartitionedColumn]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("partitionedColumn", \.partitionedColumn, of: .object)
        ]
    }

    public struct PerformanceInsights: JSON.Model {
        /// Read-only.
        public var avgPreviousExecutionMs: Swift.Int64?
        /// Read-only.
        public var stagePerformanceChangeInsights: [StagePerformanceChangeInsight]?
        /// Read-only.
        public var stagePerformanceStandaloneInsights: [StagePerformanceStandaloneInsight]?
        /// Read-only.
        public var tableChangeInsights: [TableChangeInsight]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("avgPreviousExecutionMs", \.avgPreviousExecutionMs),
            .array("stagePerformanceChangeInsights", \.stagePerformanceChangeInsights, of: .object),
            .array("stagePerformanceStandaloneInsights", \.stagePerformanceStandaloneInsights, of: .object),
            .array("tableChangeInsights", \.tableChangeInsights, of: .object)
        ]
    }

    public struct Policy: JSON.Model {
        public var auditConfigs: [AuditConfig]?
        public var bindings: [Binding]?
        public var etag: JSON.Bytes?
        public var version: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("auditConfigs", \.auditConfigs, of: .object), .array("bindings", \.bindings, of: .object),
            .bytes("etag", \.etag), .int32("version", \.version)
        ]
    }

    public struct PrincipalComponentInfo: JSON.Model {
        public var cumulativeExplainedVarianceRatio: Swift.Double?
        public var explainedVariance: Swift.Double?
        public var explainedVarianceRatio: Swift.Double?
        public var principalComponentId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("cumulativeExplainedVarianceRatio", \.cumulativeExplainedVarianceRatio),
            .double("explainedVariance", \.explainedVariance),
            .double("explainedVarianceRatio", \.explainedVarianceRatio),
            .int64("principalComponentId", \.principalComponentId)
        ]
    }

    public struct PrivacyPolicy: JSON.Model {
        public var aggregationThresholdPolicy: AggregationThresholdPolicy?
        @JSON.Boxed public var differentialPrivacyPolicy: DifferentialPrivacyPolicy?
        public var joinRestrictionPolicy: JoinRestrictionPolicy?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("aggregationThresholdPolicy", \.aggregationThresholdPolicy),
            .boxed("differentialPrivacyPolicy", \.differentialPrivacyPolicy, \._differentialPrivacyPolicy),
            .object("joinRestrictionPolicy", \.joinRestrictionPolicy)
        ]
    }

    public struct ProjectList: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var projects: [Projects]?
        public var totalItems: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("projects", \.projects, of: .object), .int32("totalItems", \.totalItems)
        ]

        public struct Projects: JSON.Model {
            public var friendlyName: Swift.String?
            public var id: Swift.String?
            public var kind: Swift.String?
            public var numericId: Swift.UInt64?
            public var projectReference: ProjectReference?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("friendlyName", \.friendlyName), .string("id", \.id), .string("kind", \.kind),
                .uint64("numericId", \.numericId), .object("projectReference", \.projectReference)
            ]
        }
    }

    public struct ProjectReference: JSON.Model {
        public var projectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("projectId", \.projectId)
        ]
    }

    public struct PropertyGraphReference: JSON.Model {
        public var datasetId: Swift.String?
        public var projectId: Swift.String?
        public var propertyGraphId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("projectId", \.projectId),
            .string("propertyGraphId", \.propertyGraphId)
        ]
    }

    public struct PruningStats: JSON.Model {
        public var postCmetaPruningParallelInputCount: Swift.Int64?
        public var postCmetaPruningPartitionCount: Swift.Int64?
        public var preCmetaPruningParallelInputCount: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("postCmetaPruningParallelInputCount", \.postCmetaPruningParallelInputCount),
            .int64("postCmetaPruningPartitionCount", \.postCmetaPruningPartitionCount),
            .int64("preCmetaPruningParallelInputCount", \.preCmetaPruningParallelInputCount)
        ]
    }

    public struct PythonOptions: JSON.Model {
        public var entryPoint: Swift.String?
        public var packages: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("entryPoint", \.entryPoint), .array("packages", \.packages, of: .string)
        ]
    }

    public struct QueryInfo: JSON.Model {
        /// Read-only.
        public var optimizationDetails: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("optimizationDetails", \.optimizationDetails, of: .any)
        ]
    }

    public struct QueryParameter: JSON.Model {
        public var name: Swift.String?
        public var parameterType: QueryParameterType?
        public var parameterValue: QueryParameterValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .object("parameterType", \.parameterType),
            .object("parameterValue", \.parameterValue)
        ]
    }

    public struct QueryParameterType: JSON.Model {
        @JSON.Boxed public var arrayType: QueryParameterType?
        @JSON.Boxed public var rangeElementType: QueryParameterType?
        public var structTypes: [StructTypes]?
        /// Default: 6.
        public var timestampPrecision: Swift.Int64?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("arrayType", \.arrayType, \._arrayType),
            .boxed("rangeElementType", \.rangeElementType, \._rangeElementType),
            .array("structTypes", \.structTypes, of: .object), .int64("timestampPrecision", \.timestampPrecision),
            .string("type", \.type)
        ]

        public struct StructTypes: JSON.Model {
            public var description: Swift.String?
            public var name: Swift.String?
            public var type: QueryParameterType?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("description", \.description), .string("name", \.name), .object("type", \.type)
            ]
        }
    }

    public struct QueryParameterValue: JSON.Model {
        public var arrayValues: [QueryParameterValue]?
        @JSON.Boxed public var rangeValue: RangeValue?
        public var structValues: [Swift.String: QueryParameterValue]?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("arrayValues", \.arrayValues, of: .object), .boxed("rangeValue", \.rangeValue, \._rangeValue),
            .map("structValues", \.structValues, of: .object), .string("value", \.value)
        ]
    }

    public struct QueryRequest: JSON.Model {
        public var arrowSerializationOptions: ArrowSerializationOptions?
        public var connectionProperties: [ConnectionProperty]?
        public var continuous: Swift.Bool?
        public var createSession: Swift.Bool?
        public var defaultDataset: DatasetReference?
        public var destinationEncryptionConfiguration: EncryptionConfiguration?
        public var dryRun: Swift.Bool?
        public var formatOptions: DataFormatOptions?
        public var jobCreationMode: JobCreationMode?
        public var jobTimeoutMs: Swift.Int64?
        public var kind: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        public var location: Swift.String?
        public var maxResults: Swift.UInt32?
        public var maxSlots: Swift.Int32?
        public var maximumBytesBilled: Swift.Int64?
        public var parameterMode: Swift.String?
        /// Deprecated.
        public var preserveNulls: Swift.Bool?
        public var query: Swift.String?
        public var queryParameters: [QueryParameter]?
        public var queryResultsFormat: QueryResultsFormat?
        public var requestId: Swift.String?
        public var reservation: Swift.String?
        public var secureContext: SecureContext?
        public var timeoutMs: Swift.UInt32?
        /// Default: true.
        public var useLegacySql: Swift.Bool?
        /// Default: true.
        public var useQueryCache: Swift.Bool?
        public var writeIncrementalResults: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arrowSerializationOptions", \.arrowSerializationOptions),
            .array("connectionProperties", \.connectionProperties, of: .object), .bool("continuous", \.continuous),
            .bool("createSession", \.createSession), .object("defaultDataset", \.defaultDataset),
            .object("destinationEncryptionConfiguration", \.destinationEncryptionConfiguration),
            .bool("dryRun", \.dryRun), .object("formatOptions", \.formatOptions),
            .enumeration("jobCreationMode", \.jobCreationMode), .int64("jobTimeoutMs", \.jobTimeoutMs),
            .string("kind", \.kind), .map("labels", \.labels, of: .string), .string("location", \.location),
            .uint32("maxResults", \.maxResults), .int32("maxSlots", \.maxSlots),
            .int64("maximumBytesBilled", \.maximumBytesBilled), .string("parameterMode", \.parameterMode),
            .bool("preserveNulls", \.preserveNulls), .string("query", \.query),
            .array("queryParameters", \.queryParameters, of: .object),
            .enumeration("queryResultsFormat", \.queryResultsFormat), .string("requestId", \.requestId),
            .string("reservation", \.reservation), .object("secureContext", \.secureContext),
            .uint32("timeoutMs", \.timeoutMs), .bool("useLegacySql", \.useLegacySql),
            .bool("useQueryCache", \.useQueryCache), .bool("writeIncrementalResults", \.writeIncrementalResults)
        ]

        public typealias JobCreationMode = JSON.OpenEnumeration<JobCreationMode_Values>
        public enum JobCreationMode_Values {}

        public typealias QueryResultsFormat = JSON.OpenEnumeration<QueryResultsFormat_Values>
        public enum QueryResultsFormat_Values {}
    }

    public struct QueryResponse: JSON.Model {
        /// Read-only.
        public var arrowRecordBatch: ArrowRecordBatch?
        /// Read-only.
        public var arrowSchema: ArrowSchema?
        public var cacheHit: Swift.Bool?
        /// Read-only.
        public var creationTime: Swift.Int64?
        /// Read-only.
        public var dmlStats: DmlStatistics?
        /// Read-only.
        public var endTime: Swift.Int64?
        /// Read-only.
        public var errors: [ErrorProto]?
        public var jobComplete: Swift.Bool?
        public var jobCreationReason: JobCreationReason?
        public var jobReference: JobReference?
        public var kind: Swift.String?
        /// Read-only.
        public var location: Swift.String?
        /// Read-only.
        public var numDmlAffectedRows: Swift.Int64?
        /// Read-only.
        public var pageRowCount: Swift.Int64?
        public var pageToken: Swift.String?
        public var queryId: Swift.String?
        public var rows: [TableRow]?
        public var schema: TableSchema?
        /// Read-only.
        public var sessionInfo: SessionInfo?
        /// Read-only.
        public var startTime: Swift.Int64?
        /// Read-only.
        public var statementType: Swift.String?
        /// Read-only.
        public var totalBytesBilled: Swift.Int64?
        public var totalBytesProcessed: Swift.Int64?
        public var totalRows: Swift.UInt64?
        /// Read-only.
        public var totalSlotMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arrowRecordBatch", \.arrowRecordBatch), .object("arrowSchema", \.arrowSchema),
            .bool("cacheHit", \.cacheHit), .int64("creationTime", \.creationTime), .object("dmlStats", \.dmlStats),
            .int64("endTime", \.endTime), .array("errors", \.errors, of: .object), .bool("jobComplete", \.jobComplete),
            .object("jobCreationReason", \.jobCreationReason), .object("jobReference", \.jobReference),
            .string("kind", \.kind), .string("location", \.location), .int64("numDmlAffectedRows", \.numDmlAffectedRows),
            .int64("pageRowCount", \.pageRowCount), .string("pageToken", \.pageToken), .string("queryId", \.queryId),
            .array("rows", \.rows, of: .object), .object("schema", \.schema), .object("sessionInfo", \.sessionInfo),
            .int64("startTime", \.startTime), .string("statementType", \.statementType),
            .int64("totalBytesBilled", \.totalBytesBilled), .int64("totalBytesProcessed", \.totalBytesProcessed),
            .uint64("totalRows", \.totalRows), .int64("totalSlotMs", \.totalSlotMs)
        ]
    }

    public struct QueryTimelineSample: JSON.Model {
        public var activeUnits: Swift.Int64?
        public var completedUnits: Swift.Int64?
        public var elapsedMs: Swift.Int64?
        public var estimatedRunnableUnits: Swift.Int64?
        public var pendingUnits: Swift.Int64?
        public var shuffleRamUsageRatio: Swift.Double?
        public var totalSlotMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("activeUnits", \.activeUnits), .int64("completedUnits", \.completedUnits),
            .int64("elapsedMs", \.elapsedMs), .int64("estimatedRunnableUnits", \.estimatedRunnableUnits),
            .int64("pendingUnits", \.pendingUnits), .double("shuffleRamUsageRatio", \.shuffleRamUsageRatio),
            .int64("totalSlotMs", \.totalSlotMs)
        ]
    }

    public struct RangePartitioning: JSON.Model {
        public var field: Swift.String?
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("field", \.field), .object("range", \.range)
        ]

        public struct Range: JSON.Model {
            public var end: Swift.Int64?
            public var interval: Swift.Int64?
            public var start: Swift.Int64?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .int64("end", \.end), .int64("interval", \.interval), .int64("start", \.start)
            ]
        }
    }

    public struct RangeValue: JSON.Model {
        @JSON.Boxed public var end: QueryParameterValue?
        @JSON.Boxed public var start: QueryParameterValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("end", \.end, \._end), .boxed("start", \.start, \._start)
        ]
    }

    public struct RankingMetrics: JSON.Model {
        public var averageRank: Swift.Double?
        public var meanAveragePrecision: Swift.Double?
        public var meanSquaredError: Swift.Double?
        public var normalizedDiscountedCumulativeGain: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("averageRank", \.averageRank), .double("meanAveragePrecision", \.meanAveragePrecision),
            .double("meanSquaredError", \.meanSquaredError),
            .double("normalizedDiscountedCumulativeGain", \.normalizedDiscountedCumulativeGain)
        ]
    }

    public struct RegressionMetrics: JSON.Model {
        public var meanAbsoluteError: Swift.Double?
        public var meanSquaredError: Swift.Double?
        public var meanSquaredLogError: Swift.Double?
        public var medianAbsoluteError: Swift.Double?
        public var rSquared: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("meanAbsoluteError", \.meanAbsoluteError), .double("meanSquaredError", \.meanSquaredError),
            .double("meanSquaredLogError", \.meanSquaredLogError), .double("medianAbsoluteError", \.medianAbsoluteError),
            .double("rSquared", \.rSquared)
        ]
    }

    public struct RemoteFunctionOptions: JSON.Model {
        public var connection: Swift.String?
        public var endpoint: Swift.String?
        public var maxBatchingRows: Swift.Int64?
        public var userDefinedContext: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("connection", \.connection), .string("endpoint", \.endpoint),
            .int64("maxBatchingRows", \.maxBatchingRows), .map("userDefinedContext", \.userDefinedContext, of: .string)
        ]
    }

    public struct RemoteModelInfo: JSON.Model {
        /// Read-only.
        public var connection: Swift.String?
        /// Read-only.
        public var endpoint: Swift.String?
        /// Read-only.
        public var maxBatchingRows: Swift.Int64?
        /// Read-only.
        public var remoteModelVersion: Swift.String?
        /// Read-only.
        public var remoteServiceType: RemoteServiceType?
        /// Read-only.
        public var speechRecognizer: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("connection", \.connection), .string("endpoint", \.endpoint),
            .int64("maxBatchingRows", \.maxBatchingRows), .string("remoteModelVersion", \.remoteModelVersion),
            .enumeration("remoteServiceType", \.remoteServiceType), .string("speechRecognizer", \.speechRecognizer)
        ]

        /// Read-only.
        public typealias RemoteServiceType = JSON.OpenEnumeration<RemoteServiceType_Values>
        public enum RemoteServiceType_Values {}
    }
}

extension JSON.OpenEnumeration<BigQuery.IndexUnusedReason.Code_Values> {
    public static var codeUnspecified: Self { "CODE_UNSPECIFIED" }
    public static var indexConfigNotAvailable: Self { "INDEX_CONFIG_NOT_AVAILABLE" }
    public static var pendingIndexCreation: Self { "PENDING_INDEX_CREATION" }
    public static var baseTableTruncated: Self { "BASE_TABLE_TRUNCATED" }
    public static var indexConfigModified: Self { "INDEX_CONFIG_MODIFIED" }
    public static var timeTravelQuery: Self { "TIME_TRAVEL_QUERY" }
    public static var noPruningPower: Self { "NO_PRUNING_POWER" }
    public static var unindexedSearchFields: Self { "UNINDEXED_SEARCH_FIELDS" }
    public static var unsupportedSearchPattern: Self { "UNSUPPORTED_SEARCH_PATTERN" }
    public static var optimizedWithMaterializedView: Self { "OPTIMIZED_WITH_MATERIALIZED_VIEW" }
    public static var securedByDataMasking: Self { "SECURED_BY_DATA_MASKING" }
    public static var mismatchedTextAnalyzer: Self { "MISMATCHED_TEXT_ANALYZER" }
    public static var baseTableTooSmall: Self { "BASE_TABLE_TOO_SMALL" }
    public static var baseTableTooLarge: Self { "BASE_TABLE_TOO_LARGE" }
    public static var estimatedPerformanceGainTooLow: Self { "ESTIMATED_PERFORMANCE_GAIN_TOO_LOW" }
    public static var columnMetadataIndexNotUsed: Self { "COLUMN_METADATA_INDEX_NOT_USED" }
    public static var notSupportedInStandardEdition: Self { "NOT_SUPPORTED_IN_STANDARD_EDITION" }
    public static var indexSuppressedByFunctionOption: Self { "INDEX_SUPPRESSED_BY_FUNCTION_OPTION" }
    public static var queryCacheHit: Self { "QUERY_CACHE_HIT" }
    public static var staleIndex: Self { "STALE_INDEX" }
    public static var internalError: Self { "INTERNAL_ERROR" }
    public static var otherReason: Self { "OTHER_REASON" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationLoad.ColumnNameCharacterMap_Values> {
    public static var columnNameCharacterMapUnspecified: Self { "COLUMN_NAME_CHARACTER_MAP_UNSPECIFIED" }
    public static var strict: Self { "STRICT" }
    public static var v1: Self { "V1" }
    public static var v2: Self { "V2" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationLoad.DecimalTargetTypes_Values> {
    public static var decimalTargetTypeUnspecified: Self { "DECIMAL_TARGET_TYPE_UNSPECIFIED" }
    public static var numeric: Self { "NUMERIC" }
    public static var bignumeric: Self { "BIGNUMERIC" }
    public static var string: Self { "STRING" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationLoad.FileSetSpecType_Values> {
    public static var fileSetSpecTypeFileSystemMatch: Self { "FILE_SET_SPEC_TYPE_FILE_SYSTEM_MATCH" }
    public static var fileSetSpecTypeNewLineDelimitedManifest: Self { "FILE_SET_SPEC_TYPE_NEW_LINE_DELIMITED_MANIFEST" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationLoad.JsonExtension_Values> {
    public static var jsonExtensionUnspecified: Self { "JSON_EXTENSION_UNSPECIFIED" }
    public static var geojson: Self { "GEOJSON" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationLoad.SourceColumnMatch_Values> {
    public static var sourceColumnMatchUnspecified: Self { "SOURCE_COLUMN_MATCH_UNSPECIFIED" }
    public static var position: Self { "POSITION" }
    public static var name: Self { "NAME" }
}

extension JSON.OpenEnumeration<BigQuery.JobConfigurationTableCopy.OperationType_Values> {
    public static var operationTypeUnspecified: Self { "OPERATION_TYPE_UNSPECIFIED" }
    public static var copy: Self { "COPY" }
    public static var snapshot: Self { "SNAPSHOT" }
    public static var restore: Self { "RESTORE" }
    public static var clone: Self { "CLONE" }
}

extension JSON.OpenEnumeration<BigQuery.JobCreationReason.Code_Values> {
    public static var codeUnspecified: Self { "CODE_UNSPECIFIED" }
    public static var requested: Self { "REQUESTED" }
    public static var longRunning: Self { "LONG_RUNNING" }
    public static var largeResults: Self { "LARGE_RESULTS" }
    public static var other: Self { "OTHER" }
}

extension JSON.OpenEnumeration<BigQuery.JobStatistics.Edition_Values> {
    public static var reservationEditionUnspecified: Self { "RESERVATION_EDITION_UNSPECIFIED" }
    public static var standard: Self { "STANDARD" }
    public static var enterprise: Self { "ENTERPRISE" }
    public static var enterprisePlus: Self { "ENTERPRISE_PLUS" }
}

extension JSON.OpenEnumeration<BigQuery.JoinRestrictionPolicy.JoinCondition_Values> {
    public static var joinConditionUnspecified: Self { "JOIN_CONDITION_UNSPECIFIED" }
    public static var joinAny: Self { "JOIN_ANY" }
    public static var joinAll: Self { "JOIN_ALL" }
    public static var joinNotRequired: Self { "JOIN_NOT_REQUIRED" }
    public static var joinBlocked: Self { "JOIN_BLOCKED" }
}

extension JSON.OpenEnumeration<BigQuery.LinkedDatasetMetadata.LinkState_Values> {
    public static var linkStateUnspecified: Self { "LINK_STATE_UNSPECIFIED" }
    public static var linked: Self { "LINKED" }
    public static var unlinked: Self { "UNLINKED" }
}

extension JSON.OpenEnumeration<BigQuery.MaterializedView.RejectedReason_Values> {
    public static var rejectedReasonUnspecified: Self { "REJECTED_REASON_UNSPECIFIED" }
    public static var noData: Self { "NO_DATA" }
    public static var cost: Self { "COST" }
    public static var baseTableTruncated: Self { "BASE_TABLE_TRUNCATED" }
    public static var baseTableDataChange: Self { "BASE_TABLE_DATA_CHANGE" }
    public static var baseTablePartitionExpirationChange: Self { "BASE_TABLE_PARTITION_EXPIRATION_CHANGE" }
    public static var baseTableExpiredPartition: Self { "BASE_TABLE_EXPIRED_PARTITION" }
    public static var baseTableIncompatibleMetadataChange: Self { "BASE_TABLE_INCOMPATIBLE_METADATA_CHANGE" }
    public static var timeZone: Self { "TIME_ZONE" }
    public static var outOfTimeTravelWindow: Self { "OUT_OF_TIME_TRAVEL_WINDOW" }
    public static var baseTableFineGrainedSecurityPolicy: Self { "BASE_TABLE_FINE_GRAINED_SECURITY_POLICY" }
    public static var baseTableTooStale: Self { "BASE_TABLE_TOO_STALE" }
}

extension JSON.OpenEnumeration<BigQuery.MlStatistics.ModelType_Values> {
    public static var modelTypeUnspecified: Self { "MODEL_TYPE_UNSPECIFIED" }
    public static var linearRegression: Self { "LINEAR_REGRESSION" }
    public static var logisticRegression: Self { "LOGISTIC_REGRESSION" }
    public static var kmeans: Self { "KMEANS" }
    public static var matrixFactorization: Self { "MATRIX_FACTORIZATION" }
    public static var dnnClassifier: Self { "DNN_CLASSIFIER" }
    public static var tensorflow: Self { "TENSORFLOW" }
    public static var dnnRegressor: Self { "DNN_REGRESSOR" }
    public static var xgboost: Self { "XGBOOST" }
    public static var boostedTreeRegressor: Self { "BOOSTED_TREE_REGRESSOR" }
    public static var boostedTreeClassifier: Self { "BOOSTED_TREE_CLASSIFIER" }
    public static var arima: Self { "ARIMA" }
    public static var automlRegressor: Self { "AUTOML_REGRESSOR" }
    public static var automlClassifier: Self { "AUTOML_CLASSIFIER" }
    public static var pca: Self { "PCA" }
    public static var dnnLinearCombinedClassifier: Self { "DNN_LINEAR_COMBINED_CLASSIFIER" }
    public static var dnnLinearCombinedRegressor: Self { "DNN_LINEAR_COMBINED_REGRESSOR" }
    public static var autoencoder: Self { "AUTOENCODER" }
    public static var arimaPlus: Self { "ARIMA_PLUS" }
    public static var arimaPlusXreg: Self { "ARIMA_PLUS_XREG" }
    public static var randomForestRegressor: Self { "RANDOM_FOREST_REGRESSOR" }
    public static var randomForestClassifier: Self { "RANDOM_FOREST_CLASSIFIER" }
    public static var tensorflowLite: Self { "TENSORFLOW_LITE" }
    public static var onnx: Self { "ONNX" }
    public static var transformOnly: Self { "TRANSFORM_ONLY" }
    public static var contributionAnalysis: Self { "CONTRIBUTION_ANALYSIS" }
}

extension JSON.OpenEnumeration<BigQuery.MlStatistics.TrainingType_Values> {
    public static var trainingTypeUnspecified: Self { "TRAINING_TYPE_UNSPECIFIED" }
    public static var singleTraining: Self { "SINGLE_TRAINING" }
    public static var hparamTuning: Self { "HPARAM_TUNING" }
}

extension JSON.OpenEnumeration<BigQuery.Model.ModelType_Values> {
    public static var modelTypeUnspecified: Self { "MODEL_TYPE_UNSPECIFIED" }
    public static var linearRegression: Self { "LINEAR_REGRESSION" }
    public static var logisticRegression: Self { "LOGISTIC_REGRESSION" }
    public static var kmeans: Self { "KMEANS" }
    public static var matrixFactorization: Self { "MATRIX_FACTORIZATION" }
    public static var dnnClassifier: Self { "DNN_CLASSIFIER" }
    public static var tensorflow: Self { "TENSORFLOW" }
    public static var dnnRegressor: Self { "DNN_REGRESSOR" }
    public static var xgboost: Self { "XGBOOST" }
    public static var boostedTreeRegressor: Self { "BOOSTED_TREE_REGRESSOR" }
    public static var boostedTreeClassifier: Self { "BOOSTED_TREE_CLASSIFIER" }
    public static var arima: Self { "ARIMA" }
    public static var automlRegressor: Self { "AUTOML_REGRESSOR" }
    public static var automlClassifier: Self { "AUTOML_CLASSIFIER" }
    public static var pca: Self { "PCA" }
    public static var dnnLinearCombinedClassifier: Self { "DNN_LINEAR_COMBINED_CLASSIFIER" }
    public static var dnnLinearCombinedRegressor: Self { "DNN_LINEAR_COMBINED_REGRESSOR" }
    public static var autoencoder: Self { "AUTOENCODER" }
    public static var arimaPlus: Self { "ARIMA_PLUS" }
    public static var arimaPlusXreg: Self { "ARIMA_PLUS_XREG" }
    public static var randomForestRegressor: Self { "RANDOM_FOREST_REGRESSOR" }
    public static var randomForestClassifier: Self { "RANDOM_FOREST_CLASSIFIER" }
    public static var tensorflowLite: Self { "TENSORFLOW_LITE" }
    public static var onnx: Self { "ONNX" }
    public static var transformOnly: Self { "TRANSFORM_ONLY" }
    public static var contributionAnalysis: Self { "CONTRIBUTION_ANALYSIS" }
}

extension JSON.OpenEnumeration<BigQuery.ObjectStorageStats.CloudProvider_Values> {
    public static var cloudProviderUnspecified: Self { "CLOUD_PROVIDER_UNSPECIFIED" }
    public static var gcp: Self { "GCP" }
    public static var aws: Self { "AWS" }
    public static var azure: Self { "AZURE" }
}

extension JSON.OpenEnumeration<BigQuery.ParquetOptions.MapTargetType_Values> {
    public static var mapTargetTypeUnspecified: Self { "MAP_TARGET_TYPE_UNSPECIFIED" }
    public static var arrayOfStruct: Self { "ARRAY_OF_STRUCT" }
}

extension JSON.OpenEnumeration<BigQuery.QueryRequest.JobCreationMode_Values> {
    public static var jobCreationModeUnspecified: Self { "JOB_CREATION_MODE_UNSPECIFIED" }
    public static var jobCreationRequired: Self { "JOB_CREATION_REQUIRED" }
    public static var jobCreationOptional: Self { "JOB_CREATION_OPTIONAL" }
}

extension JSON.OpenEnumeration<BigQuery.QueryRequest.QueryResultsFormat_Values> {
    public static var queryResultsFormatUnspecified: Self { "QUERY_RESULTS_FORMAT_UNSPECIFIED" }
    public static var structEncoding: Self { "STRUCT_ENCODING" }
    public static var arrow: Self { "ARROW" }
}

extension JSON.OpenEnumeration<BigQuery.RemoteModelInfo.RemoteServiceType_Values> {
    public static var remoteServiceTypeUnspecified: Self { "REMOTE_SERVICE_TYPE_UNSPECIFIED" }
    public static var cloudAiTranslateV3: Self { "CLOUD_AI_TRANSLATE_V3" }
    public static var cloudAiVisionV1: Self { "CLOUD_AI_VISION_V1" }
    public static var cloudAiNaturalLanguageV1: Self { "CLOUD_AI_NATURAL_LANGUAGE_V1" }
    public static var cloudAiSpeechToTextV2: Self { "CLOUD_AI_SPEECH_TO_TEXT_V2" }
}
