// Generated from bigquery:v2, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension BigQuery {
    public struct ReservationUsage: JSON.Model {
        public var name: Swift.String?
        public var slotMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .int64("slotMs", \.slotMs)
        ]
    }

    public struct RestrictionConfig: JSON.Model {
        /// Read-only.
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("type", \.type)
        ]

        /// Read-only.
        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct Routine: JSON.Model {
        public var arguments: [Argument]?
        /// Read-only.
        @JSON.Boxed public var buildStatus: RoutineBuildStatus?
        /// Read-only.
        public var creationTime: Swift.Int64?
        public var dataGovernanceType: DataGovernanceType?
        public var definitionBody: Swift.String?
        public var description: Swift.String?
        public var determinismLevel: DeterminismLevel?
        /// Read-only.
        public var etag: Swift.String?
        public var externalRuntimeOptions: ExternalRuntimeOptions?
        public var importedLibraries: [Swift.String]?
        public var language: Language?
        /// Read-only.
        public var lastModifiedTime: Swift.Int64?
        public var pythonOptions: PythonOptions?
        public var remoteFunctionOptions: RemoteFunctionOptions?
        public var returnTableType: StandardSqlTableType?
        public var returnType: StandardSqlDataType?
        public var routineReference: RoutineReference?
        public var routineType: RoutineType?
        public var securityMode: SecurityMode?
        public var sparkOptions: SparkOptions?
        public var strictMode: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("arguments", \.arguments, of: .object), .boxed("buildStatus", \.buildStatus, \._buildStatus),
            .int64("creationTime", \.creationTime), .enumeration("dataGovernanceType", \.dataGovernanceType),
            .string("definitionBody", \.definitionBody), .string("description", \.description),
            .enumeration("determinismLevel", \.determinismLevel), .string("etag", \.etag),
            .object("externalRuntimeOptions", \.externalRuntimeOptions),
            .array("importedLibraries", \.importedLibraries, of: .string), .enumeration("language", \.language),
            .int64("lastModifiedTime", \.lastModifiedTime), .object("pythonOptions", \.pythonOptions),
            .object("remoteFunctionOptions", \.remoteFunctionOptions), .object("returnTableType", \.returnTableType),
            .object("returnType", \.returnType), .object("routineReference", \.routineReference),
            .enumeration("routineType", \.routineType), .enumeration("securityMode", \.securityMode),
            .object("sparkOptions", \.sparkOptions), .bool("strictMode", \.strictMode)
        ]

        public typealias DataGovernanceType = JSON.OpenEnumeration<DataGovernanceType_Values>
        public enum DataGovernanceType_Values {}

        public typealias DeterminismLevel = JSON.OpenEnumeration<DeterminismLevel_Values>
        public enum DeterminismLevel_Values {}

        public typealias Language = JSON.OpenEnumeration<Language_Values>
        public enum Language_Values {}

        public typealias RoutineType = JSON.OpenEnumeration<RoutineType_Values>
        public enum RoutineType_Values {}

        public typealias SecurityMode = JSON.OpenEnumeration<SecurityMode_Values>
        public enum SecurityMode_Values {}
    }

    public struct RoutineBuildStatus: JSON.Model {
        /// Read-only.
        public var buildDuration: JSON.Duration?
        /// Read-only.
        public var buildState: BuildState?
        /// Read-only.
        public var buildStateUpdateTime: JSON.Timestamp?
        /// Read-only.
        public var errorResult: ErrorProto?
        /// Read-only.
        public var imageSizeBytes: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("buildDuration", \.buildDuration), .enumeration("buildState", \.buildState),
            .timestamp("buildStateUpdateTime", \.buildStateUpdateTime), .object("errorResult", \.errorResult),
            .int64("imageSizeBytes", \.imageSizeBytes)
        ]

        /// Read-only.
        public typealias BuildState = JSON.OpenEnumeration<BuildState_Values>
        public enum BuildState_Values {}
    }

    public struct RoutineReference: JSON.Model {
        public var datasetId: Swift.String?
        public var projectId: Swift.String?
        public var routineId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("projectId", \.projectId), .string("routineId", \.routineId)
        ]
    }

    public struct Row: JSON.Model {
        public var actualLabel: Swift.String?
        public var entries: [Entry]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("actualLabel", \.actualLabel), .array("entries", \.entries, of: .object)
        ]
    }

    public struct RowAccessPolicy: JSON.Model {
        /// Read-only.
        public var creationTime: JSON.Timestamp?
        /// Read-only.
        public var etag: Swift.String?
        public var filterPredicate: Swift.String?
        public var grantees: [Swift.String]?
        /// Read-only.
        public var lastModifiedTime: JSON.Timestamp?
        public var rowAccessPolicyReference: RowAccessPolicyReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("creationTime", \.creationTime), .string("etag", \.etag),
            .string("filterPredicate", \.filterPredicate), .array("grantees", \.grantees, of: .string),
            .timestamp("lastModifiedTime", \.lastModifiedTime),
            .object("rowAccessPolicyReference", \.rowAccessPolicyReference)
        ]
    }

    public struct RowAccessPolicyReference: JSON.Model {
        public var datasetId: Swift.String?
        public var policyId: Swift.String?
        public var projectId: Swift.String?
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("policyId", \.policyId), .string("projectId", \.projectId),
            .string("tableId", \.tableId)
        ]
    }

    public struct RowLevelSecurityStatistics: JSON.Model {
        public var rowLevelSecurityApplied: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("rowLevelSecurityApplied", \.rowLevelSecurityApplied)
        ]
    }

    public struct ScriptOptions: JSON.Model {
        public var keyResultStatement: KeyResultStatement?
        public var statementByteBudget: Swift.Int64?
        public var statementTimeoutMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("keyResultStatement", \.keyResultStatement),
            .int64("statementByteBudget", \.statementByteBudget), .int64("statementTimeoutMs", \.statementTimeoutMs)
        ]

        public typealias KeyResultStatement = JSON.OpenEnumeration<KeyResultStatement_Values>
        public enum KeyResultStatement_Values {}
    }

    public struct ScriptStackFrame: JSON.Model {
        /// Read-only.
        public var endColumn: Swift.Int32?
        /// Read-only.
        public var endLine: Swift.Int32?
        /// Read-only.
        public var procedureId: Swift.String?
        /// Read-only.
        public var startColumn: Swift.Int32?
        /// Read-only.
        public var startLine: Swift.Int32?
        /// Read-only.
        public var text: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("endColumn", \.endColumn), .int32("endLine", \.endLine), .string("procedureId", \.procedureId),
            .int32("startColumn", \.startColumn), .int32("startLine", \.startLine), .string("text", \.text)
        ]
    }

    public struct ScriptStatistics: JSON.Model {
        public var evaluationKind: EvaluationKind?
        public var stackFrames: [ScriptStackFrame]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("evaluationKind", \.evaluationKind), .array("stackFrames", \.stackFrames, of: .object)
        ]

        public typealias EvaluationKind = JSON.OpenEnumeration<EvaluationKind_Values>
        public enum EvaluationKind_Values {}
    }

    public struct SearchStatistics: JSON.Model {
        public var indexPruningStats: [IndexPruningStats]?
        public var indexUnusedReasons: [IndexUnusedReason]?
        public var indexUsageMode: IndexUsageMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("indexPruningStats", \.indexPruningStats, of: .object),
            .array("indexUnusedReasons", \.indexUnusedReasons, of: .object),
            .enumeration("indexUsageMode", \.indexUsageMode)
        ]

        public typealias IndexUsageMode = JSON.OpenEnumeration<IndexUsageMode_Values>
        public enum IndexUsageMode_Values {}
    }

    public struct SecureContext: JSON.Model {
        public var secureParameterEntries: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("secureParameterEntries", \.secureParameterEntries, of: .any)
        ]
    }

    public struct SerDeInfo: JSON.Model {
        public var name: Swift.String?
        public var parameters: [Swift.String: Swift.String]?
        public var serializationLibrary: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .map("parameters", \.parameters, of: .string),
            .string("serializationLibrary", \.serializationLibrary)
        ]
    }

    public struct SessionInfo: JSON.Model {
        /// Read-only.
        public var sessionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("sessionId", \.sessionId)
        ]
    }

    public struct SetIamPolicyRequest: JSON.Model {
        public var policy: Policy?
        public var updateMask: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("policy", \.policy), .fieldMask("updateMask", \.updateMask)
        ]
    }

    public struct SkewSource: JSON.Model {
        /// Read-only.
        public var outputBytesMax: Swift.Int64?
        /// Read-only.
        public var outputBytesMedian: Swift.Int64?
        /// Read-only.
        public var outputBytesP95: Swift.Int64?
        /// Read-only.
        public var stageId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("outputBytesMax", \.outputBytesMax), .int64("outputBytesMedian", \.outputBytesMedian),
            .int64("outputBytesP95", \.outputBytesP95), .int64("stageId", \.stageId)
        ]
    }

    public struct SnapshotDefinition: JSON.Model {
        public var baseTableReference: TableReference?
        public var snapshotTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("baseTableReference", \.baseTableReference), .timestamp("snapshotTime", \.snapshotTime)
        ]
    }

    public struct SparkLoggingInfo: JSON.Model {
        /// Read-only.
        public var projectId: Swift.String?
        /// Read-only.
        public var resourceType: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("projectId", \.projectId), .string("resourceType", \.resourceType)
        ]
    }

    public struct SparkOptions: JSON.Model {
        public var archiveUris: [Swift.String]?
        public var connection: Swift.String?
        public var containerImage: Swift.String?
        public var fileUris: [Swift.String]?
        public var jarUris: [Swift.String]?
        public var mainClass: Swift.String?
        public var mainFileUri: Swift.String?
        public var properties: [Swift.String: Swift.String]?
        public var pyFileUris: [Swift.String]?
        public var runtimeVersion: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("archiveUris", \.archiveUris, of: .string), .string("connection", \.connection),
            .string("containerImage", \.containerImage), .array("fileUris", \.fileUris, of: .string),
            .array("jarUris", \.jarUris, of: .string), .string("mainClass", \.mainClass),
            .string("mainFileUri", \.mainFileUri), .map("properties", \.properties, of: .string),
            .array("pyFileUris", \.pyFileUris, of: .string), .string("runtimeVersion", \.runtimeVersion)
        ]
    }

    public struct SparkStatistics: JSON.Model {
        /// Read-only.
        public var endpoints: [Swift.String: Swift.String]?
        /// Read-only.
        public var gcsStagingBucket: Swift.String?
        /// Read-only.
        public var kmsKeyName: Swift.String?
        /// Read-only.
        public var loggingInfo: SparkLoggingInfo?
        /// Read-only.
        public var sparkJobId: Swift.String?
        /// Read-only.
        public var sparkJobLocation: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("endpoints", \.endpoints, of: .string), .string("gcsStagingBucket", \.gcsStagingBucket),
            .string("kmsKeyName", \.kmsKeyName), .object("loggingInfo", \.loggingInfo),
            .string("sparkJobId", \.sparkJobId), .string("sparkJobLocation", \.sparkJobLocation)
        ]
    }

    public struct StagePerformanceChangeInsight: JSON.Model {
        /// Read-only.
        public var inputDataChange: InputDataChange?
        /// Read-only.
        public var stageId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("inputDataChange", \.inputDataChange), .int64("stageId", \.stageId)
        ]
    }

    public struct StagePerformanceStandaloneInsight: JSON.Model {
        /// Read-only.
        public var biEngineReasons: [BiEngineReason]?
        /// Read-only.
        public var highCardinalityJoins: [HighCardinalityJoin]?
        /// Read-only.
        public var insufficientShuffleQuota: Swift.Bool?
        /// Read-only.
        public var partitionSkew: PartitionSkew?
        /// Read-only.
        public var slotContention: Swift.Bool?
        /// Read-only.
        public var stageId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("biEngineReasons", \.biEngineReasons, of: .object),
            .array("highCardinalityJoins", \.highCardinalityJoins, of: .object),
            .bool("insufficientShuffleQuota", \.insufficientShuffleQuota), .object("partitionSkew", \.partitionSkew),
            .bool("slotContention", \.slotContention), .int64("stageId", \.stageId)
        ]
    }

    public struct StandardSqlDataType: JSON.Model {
        @JSON.Boxed public var arrayElementType: StandardSqlDataType?
        @JSON.Boxed public var rangeElementType: StandardSqlDataType?
        public var structType: StandardSqlStructType?
        public var typeKind: TypeKind?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("arrayElementType", \.arrayElementType, \._arrayElementType),
            .boxed("rangeElementType", \.rangeElementType, \._rangeElementType), .object("structType", \.structType),
            .enumeration("typeKind", \.typeKind)
        ]

        public typealias TypeKind = JSON.OpenEnumeration<TypeKind_Values>
        public enum TypeKind_Values {}
    }

    public struct StandardSqlField: JSON.Model {
        public var name: Swift.String?
        public var type: StandardSqlDataType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .object("type", \.type)
        ]
    }

    public struct StandardSqlStructType: JSON.Model {
        public var fieldsValue: [StandardSqlField]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fields", \.fieldsValue, of: .object)
        ]
    }

    public struct StandardSqlTableType: JSON.Model {
        public var columns: [StandardSqlField]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columns", \.columns, of: .object)
        ]
    }

    public struct StorageDescriptor: JSON.Model {
        public var inputFormat: Swift.String?
        public var locationUri: Swift.String?
        public var outputFormat: Swift.String?
        public var serdeInfo: SerDeInfo?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("inputFormat", \.inputFormat), .string("locationUri", \.locationUri),
            .string("outputFormat", \.outputFormat), .object("serdeInfo", \.serdeInfo)
        ]
    }

    public struct StoredColumnsUnusedReason: JSON.Model {
        public var code: Code?
        public var message: Swift.String?
        public var uncoveredColumns: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("code", \.code), .string("message", \.message),
            .array("uncoveredColumns", \.uncoveredColumns, of: .string)
        ]

        public typealias Code = JSON.OpenEnumeration<Code_Values>
        public enum Code_Values {}
    }

    public struct StoredColumnsUsage: JSON.Model {
        public var baseTable: TableReference?
        public var isQueryAccelerated: Swift.Bool?
        public var storedColumnsUnusedReasons: [StoredColumnsUnusedReason]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("baseTable", \.baseTable), .bool("isQueryAccelerated", \.isQueryAccelerated),
            .array("storedColumnsUnusedReasons", \.storedColumnsUnusedReasons, of: .object)
        ]
    }

    public struct Streamingbuffer: JSON.Model {
        /// Read-only.
        public var estimatedBytes: Swift.UInt64?
        /// Read-only.
        public var estimatedRows: Swift.UInt64?
        /// Read-only.
        public var oldestEntryTime: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("estimatedBytes", \.estimatedBytes), .uint64("estimatedRows", \.estimatedRows),
            .uint64("oldestEntryTime", \.oldestEntryTime)
        ]
    }

    public struct StringHparamSearchSpace: JSON.Model {
        public var candidates: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("candidates", \.candidates, of: .string)
        ]
    }

    public struct SystemVariables: JSON.Model {
        /// Read-only.
        public var types: [Swift.String: StandardSqlDataType]?
        /// Read-only.
        public var values: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("types", \.types, of: .object), .map("values", \.values, of: .any)
        ]
    }

    public struct Table: JSON.Model {
        @JSON.Boxed public var biglakeConfiguration: BigLakeConfiguration?
        /// Read-only.
        @JSON.Boxed public var cloneDefinition: CloneDefinition?
        @JSON.Boxed public var clustering: Clustering?
        /// Read-only.
        public var creationTime: Swift.Int64?
        public var defaultCollation: Swift.String?
        public var defaultRoundingMode: DefaultRoundingMode?
        public var description: Swift.String?
        @JSON.Boxed public var encryptionConfiguration: EncryptionConfiguration?
        /// Read-only.
        public var etag: Swift.String?
        public var expirationTime: Swift.Int64?
        @JSON.Boxed public var externalCatalogTableOptions: ExternalCatalogTableOptions?
        @JSON.Boxed public var externalDataConfiguration: ExternalDataConfiguration?
        public var friendlyName: Swift.String?
        /// Read-only.
        public var id: Swift.String?
        public var kind: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        /// Read-only.
        public var lastModifiedTime: Swift.UInt64?
        /// Read-only.
        public var location: Swift.String?
        public var managedTableType: ManagedTableType?
        @JSON.Boxed public var materializedView: MaterializedViewDefinition?
        /// Read-only.
        @JSON.Boxed public var materializedViewStatus: MaterializedViewStatus?
        public var maxStaleness: Swift.String?
        @JSON.Boxed public var model: ModelDefinition?
        /// Read-only.
        public var numActiveLogicalBytes: Swift.Int64?
        /// Read-only.
        public var numActivePhysicalBytes: Swift.Int64?
        /// Read-only.
        public var numBytes: Swift.Int64?
        /// Read-only.
        public var numCurrentPhysicalBytes: Swift.Int64?
        /// Read-only.
        public var numLongTermBytes: Swift.Int64?
        /// Read-only.
        public var numLongTermLogicalBytes: Swift.Int64?
        /// Read-only.
        public var numLongTermPhysicalBytes: Swift.Int64?
        /// Read-only.
        public var numPartitions: Swift.Int64?
        /// Read-only.
        public var numPhysicalBytes: Swift.Int64?
        /// Read-only.
        public var numRows: Swift.UInt64?
        /// Read-only.
        public var numTimeTravelPhysicalBytes: Swift.Int64?
        /// Read-only.
        public var numTotalLogicalBytes: Swift.Int64?
        /// Read-only.
        public var numTotalPhysicalBytes: Swift.Int64?
        @JSON.Boxed public var partitionDefinition: PartitioningDefinition?
        @JSON.Boxed public var rangePartitioning: RangePartitioning?
        /// Read-only.
        public var replicas: [TableReference]?
        /// Default: false.
        public var requirePartitionFilter: Swift.Bool?
        public var resourceTags: [Swift.String: Swift.String]?
        /// Read-only.
        @JSON.Boxed public var restrictions: RestrictionConfig?
        @JSON.Boxed public var schema: TableSchema?
        /// Read-only.
        public var selfLink: Swift.String?
        /// Read-only.
        @JSON.Boxed public var snapshotDefinition: SnapshotDefinition?
        /// Read-only.
        @JSON.Boxed public var streamingBuffer: Streamingbuffer?
        @JSON.Boxed public var tableConstraints: TableConstraints?
        @JSON.Boxed public var tableReference: TableReference?
        @JSON.Boxed public var tableReplicationInfo: TableReplicationInfo?
        @JSON.Boxed public var timePartitioning: TimePartitioning?
        /// Read-only.
        public var type: Swift.String?
        @JSON.Boxed public var view: ViewDefinition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("biglakeConfiguration", \.biglakeConfiguration, \._biglakeConfiguration),
            .boxed("cloneDefinition", \.cloneDefinition, \._cloneDefinition),
            .boxed("clustering", \.clustering, \._clustering), .int64("creationTime", \.creationTime),
            .string("defaultCollation", \.defaultCollation), .enumeration("defaultRoundingMode", \.defaultRoundingMode),
            .string("description", \.description),
            .boxed("encryptionConfiguration", \.encryptionConfiguration, \._encryptionConfiguration),
            .string("etag", \.etag), .int64("expirationTime", \.expirationTime),
            .boxed("externalCatalogTableOptions", \.externalCatalogTableOptions, \._externalCatalogTableOptions),
            .boxed("externalDataConfiguration", \.externalDataConfiguration, \._externalDataConfiguration),
            .string("friendlyName", \.friendlyName), .string("id", \.id), .string("kind", \.kind),
            .map("labels", \.labels, of: .string), .uint64("lastModifiedTime", \.lastModifiedTime),
            .string("location", \.location), .enumeration("managedTableType", \.managedTableType),
            .boxed("materializedView", \.materializedView, \._materializedView),
            .boxed("materializedViewStatus", \.materializedViewStatus, \._materializedViewStatus),
            .string("maxStaleness", \.maxStaleness), .boxed("model", \.model, \._model),
            .int64("numActiveLogicalBytes", \.numActiveLogicalBytes),
            .int64("numActivePhysicalBytes", \.numActivePhysicalBytes), .int64("numBytes", \.numBytes),
            .int64("numCurrentPhysicalBytes", \.numCurrentPhysicalBytes), .int64("numLongTermBytes", \.numLongTermBytes),
            .int64("numLongTermLogicalBytes", \.numLongTermLogicalBytes),
            .int64("numLongTermPhysicalBytes", \.numLongTermPhysicalBytes), .int64("numPartitions", \.numPartitions),
            .int64("numPhysicalBytes", \.numPhysicalBytes), .uint64("numRows", \.numRows),
            .int64("numTimeTravelPhysicalBytes", \.numTimeTravelPhysicalBytes),
            .int64("numTotalLogicalBytes", \.numTotalLogicalBytes),
            .int64("numTotalPhysicalBytes", \.numTotalPhysicalBytes),
            .boxed("partitionDefinition", \.partitionDefinition, \._partitionDefinition),
            .boxed("rangePartitioning", \.rangePartitioning, \._rangePartitioning),
            .array("replicas", \.replicas, of: .object), .bool("requirePartitionFilter", \.requirePartitionFilter),
            .map("resourceTags", \.resourceTags, of: .string), .boxed("restrictions", \.restrictions, \._restrictions),
            .boxed("schema", \.schema, \._schema), .string("selfLink", \.selfLink),
            .boxed("snapshotDefinition", \.snapshotDefinition, \._snapshotDefinition),
            .boxed("streamingBuffer", \.streamingBuffer, \._streamingBuffer),
            .boxed("tableConstraints", \.tableConstraints, \._tableConstraints),
            .boxed("tableReference", \.tableReference, \._tableReference),
            .boxed("tableReplicationInfo", \.tableReplicationInfo, \._tableReplicationInfo),
            .boxed("timePartitioning", \.timePartitioning, \._timePartitioning), .string("type", \.type),
            .boxed("view", \.view, \._view)
        ]

        public typealias DefaultRoundingMode = JSON.OpenEnumeration<DefaultRoundingMode_Values>
        public enum DefaultRoundingMode_Values {}

        public typealias ManagedTableType = JSON.OpenEnumeration<ManagedTableType_Values>
        public enum ManagedTableType_Values {}
    }

    public struct TableCell: JSON.Model {
        public var v: JSON.Value?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .any("v", \.v)
        ]
    }

    public struct TableChangeInsight: JSON.Model {
        /// Read-only.
        public var metadataCacheNotUsedButUsedPreviously: Swift.Bool?
        /// Read-only.
        public var metadataCacheStalenessInsight: MetadataCacheStalenessInsight?
        /// Read-only.
        public var tableReference: TableReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("metadataCacheNotUsedButUsedPreviously", \.metadataCacheNotUsedButUsedPreviously),
            .object("metadataCacheStalenessInsight", \.metadataCacheStalenessInsight),
            .object("tableReference", \.tableReference)
        ]
    }

    public struct TableConstraints: JSON.Model {
        public var foreignKeys: [ForeignKeys]?
        public var primaryKey: PrimaryKey?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("foreignKeys", \.foreignKeys, of: .object), .object("primaryKey", \.primaryKey)
        ]

        public struct ForeignKeys: JSON.Model {
            public var columnReferences: [ColumnReferences]?
            public var name: Swift.String?
            public var referencedTable: ReferencedTable?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("columnReferences", \.columnReferences, of: .object), .string("name", \.name),
                .object("referencedTable", \.referencedTable)
            ]

            public struct ColumnReferences: JSON.Model {
                public var referencedColumn: Swift.String?
                public var referencingColumn: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("referencedColumn", \.referencedColumn), .string("referencingColumn", \.referencingColumn)
                ]
            }

            public struct ReferencedTable: JSON.Model {
                public var datasetId: Swift.String?
                public var projectId: Swift.String?
                public var tableId: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("datasetId", \.datasetId), .string("projectId", \.projectId), .string("tableId", \.tableId)
                ]
            }
        }

        public struct PrimaryKey: JSON.Model {
            public var columns: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("columns", \.columns, of: .string)
            ]
        }
    }

    public struct TableDataInsertAllRequest: JSON.Model {
        public var ignoreUnknownValues: Swift.Bool?
        public var kind: Swift.String?
        public var rows: [Rows]?
        public var skipInvalidRows: Swift.Bool?
        public var templateSuffix: Swift.String?
        public var traceId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("ignoreUnknownValues", \.ignoreUnknownValues), .string("kind", \.kind),
            .array("rows", \.rows, of: .object), .bool("skipInvalidRows", \.skipInvalidRows),
            .string("templateSuffix", \.templateSuffix), .string("traceId", \.traceId)
        ]

        public struct Rows: JSON.Model {
            public var insertId: Swift.String?
            public var json: [Swift.String: JSON.Value]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("insertId", \.insertId), .map("json", \.json, of: .any)
            ]
        }
    }

    public struct TableDataInsertAllResponse: JSON.Model {
        public var insertErrors: [InsertErrors]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("insertErrors", \.insertErrors, of: .object), .string("kind", \.kind)
        ]

        public struct InsertErrors: JSON.Model {
            public var errors: [ErrorProto]?
            public var index: Swift.UInt32?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("errors", \.errors, of: .object), .uint32("index", \.index)
            ]
        }
    }

    public struct TableDataList: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var pageToken: Swift.String?
        public var rows: [TableRow]?
        public var totalRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .string("pageToken", \.pageToken),
            .array("rows", \.rows, of: .object), .int64("totalRows", \.totalRows)
        ]
    }

    public struct TableFieldSchema: JSON.Model {
        public var categories: Categories?
        public var collation: Swift.String?
        public var dataGovernanceTagsInfo: DataGovernanceTagsInfo?
        public var dataPolicies: [DataPolicyOption]?
        public var dataPolicyList: DataPolicyList?
        public var defaultValueExpression: Swift.String?
        public var description: Swift.String?
        public var fieldsValue: [TableFieldSchema]?
        public var foreignTypeDefinition: Swift.String?
        public var generatedColumn: GeneratedColumn?
        public var maxLength: Swift.Int64?
        public var mode: Swift.String?
        public var name: Swift.String?
        public var policyTags: PolicyTags?
        public var precision: Swift.Int64?
        public var rangeElementType: RangeElementType?
        public var roundingMode: RoundingMode?
        public var scale: Swift.Int64?
        /// Default: 6.
        public var timestampPrecision: Swift.Int64?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("categories", \.categories), .string("collation", \.collation),
            .object("dataGovernanceTagsInfo", \.dataGovernanceTagsInfo),
            .array("dataPolicies", \.dataPolicies, of: .object), .object("dataPolicyList", \.dataPolicyList),
            .string("defaultValueExpression", \.defaultValueExpression), .string("description", \.description),
            .array("fields", \.fieldsValue, of: .object), .string("foreignTypeDefinition", \.foreignTypeDefinition),
            .object("generatedColumn", \.generatedColumn), .int64("maxLength", \.maxLength), .string("mode", \.mode),
            .string("name", \.name), .object("policyTags", \.policyTags), .int64("precision", \.precision),
            .object("rangeElementType", \.rangeElementType), .enumeration("roundingMode", \.roundingMode),
            .int64("scale", \.scale), .int64("timestampPrecision", \.timestampPrecision), .string("type", \.type)
        ]

        public struct Categories: JSON.Model {
            public var names: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("names", \.names, of: .string)
            ]
        }

        public struct DataGovernanceTagsInfo: JSON.Model {
            public var dataGovernanceTags: [Swift.String: Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .map("dataGovernanceTags", \.dataGovernanceTags, of: .string)
            ]
        }

        public struct PolicyTags: JSON.Model {
            public var names: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("names", \.names, of: .string)
            ]
        }

        public struct RangeElementType: JSON.Model {
            public var type: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("type", \.type)
            ]
        }

        public typealias RoundingMode = JSON.OpenEnumeration<RoundingMode_Values>
        public enum RoundingMode_Values {}
    }

    public struct TableList: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var tables: [Tables]?
        public var totalItems: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("tables", \.tables, of: .object), .int32("totalItems", \.totalItems)
        ]

        public struct Tables: JSON.Model {
            public var clustering: Clustering?
            /// Read-only.
            public var creationTime: Swift.Int64?
            public var expirationTime: Swift.Int64?
            public var friendlyName: Swift.String?
            public var id: Swift.String?
            public var kind: Swift.String?
            public var labels: [Swift.String: Swift.String]?
            public var rangePartitioning: RangePartitioning?
            /// Default: false.
            public var requirePartitionFilter: Swift.Bool?
            public var tableReference: TableReference?
            public var timePartitioning: TimePartitioning?
            public var type: Swift.String?
            public var view: View?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("clustering", \.clustering), .int64("creationTime", \.creationTime),
                .int64("expirationTime", \.expirationTime), .string("friendlyName", \.friendlyName), .string("id", \.id),
                .string("kind", \.kind), .map("labels", \.labels, of: .string),
                .object("rangePartitioning", \.rangePartitioning),
                .bool("requirePartitionFilter", \.requirePartitionFilter), .object("tableReference", \.tableReference),
                .object("timePartitioning", \.timePartitioning), .string("type", \.type), .object("view", \.view)
            ]

            public struct View: JSON.Model {
                public var privacyPolicy: PrivacyPolicy?
                public var useLegacySql: Swift.Bool?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .object("privacyPolicy", \.privacyPolicy), .bool("useLegacySql", \.useLegacySql)
                ]
            }
        }
    }

    public struct TableMetadataCacheUsage: JSON.Model {
        public var explanation: Swift.String?
        public var pruningStats: PruningStats?
        public var staleness: JSON.Duration?
        public var tableReference: TableReference?
        public var tableType: Swift.String?
        public var unusedReason: UnusedReason?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("explanation", \.explanation), .object("pruningStats", \.pruningStats),
            .duration("staleness", \.staleness), .object("tableReference", \.tableReference),
            .string("tableType", \.tableType), .enumeration("unusedReason", \.unusedReason)
        ]

        public typealias UnusedReason = JSON.OpenEnumeration<UnusedReason_Values>
        public enum UnusedReason_Values {}
    }

    public struct TableReference: JSON.Model {
        public var datasetId: Swift.String?
        public var projectId: Swift.String?
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("projectId", \.projectId), .string("tableId", \.tableId)
        ]
    }

    public struct TableReplicationInfo: JSON.Model {
        /// Read-only.
        public var replicatedSourceLastRefreshTime: Swift.Int64?
        /// Read-only.
        public var replicationError: ErrorProto?
        public var replicationIntervalMs: Swift.Int64?
        /// Read-only.
        public var replicationStatus: ReplicationStatus?
        public var sourceTable: TableReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("replicatedSourceLastRefreshTime", \.replicatedSourceLastRefreshTime),
            .object("replicationError", \.replicationError), .int64("replicationIntervalMs", \.replicationIntervalMs),
            .enumeration("replicationStatus", \.replicationStatus), .object("sourceTable", \.sourceTable)
        ]

        /// Read-only.
        public typealias ReplicationStatus = JSON.OpenEnumeration<ReplicationStatus_Values>
        public enum ReplicationStatus_Values {}
    }

    public struct TableRow: JSON.Model {
        public var f: [TableCell]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("f", \.f, of: .object)
        ]
    }

    public struct TableSchema: JSON.Model {
        public var fieldsValue: [TableFieldSchema]?
        public var foreignTypeInfo: ForeignTypeInfo?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fields", \.fieldsValue, of: .object), .object("foreignTypeInfo", \.foreignTypeInfo)
        ]
    }

    public struct TestIamPermissionsRequest: JSON.Model {
        public var permissions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("permissions", \.permissions, of: .string)
        ]
    }

    public struct TestIamPermissionsResponse: JSON.Model {
        public var permissions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("permissions", \.permissions, of: .string)
        ]
    }

    public struct TimePartitioning: JSON.Model {
        public var expirationMs: Swift.Int64?
        public var field: Swift.String?
        /// Deprecated. Default: false.
        public var requirePartitionFilter: Swift.Bool?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("expirationMs", \.expirationMs), .string("field", \.field),
            .bool("requirePartitionFilter", \.requirePartitionFilter), .string("type", \.type)
        ]
    }

    public struct TrainingOptions: JSON.Model {
        public var activationFn: Swift.String?
        public var adjustStepChanges: Swift.Bool?
        public var approxGlobalFeatureContrib: Swift.Bool?
        public var autoArima: Swift.Bool?
        public var autoArimaMaxOrder: Swift.Int64?
        public var autoArimaMinOrder: Swift.Int64?
        public var autoClassWeights: Swift.Bool?
        public var batchSize: Swift.Int64?
        public var boosterType: BoosterType?
        public var budgetHours: Swift.Double?
        public var calculatePValues: Swift.Bool?
        public var categoryEncodingMethod: CategoryEncodingMethod?
        public var cleanSpikesAndDips: Swift.Bool?
        public var colorSpace: ColorSpace?
        public var colsampleBylevel: Swift.Double?
        public var colsampleBynode: Swift.Double?
        public var colsampleBytree: Swift.Double?
        public var contributionMetric: Swift.String?
        public var dartNormalizeType: DartNormalizeType?
        public var dataFrequency: DataFrequency?
        public var dataSplitColumn: Swift.String?
        public var dataSplitEvalFraction: Swift.Double?
        public var dataSplitMethod: DataSplitMethod?
        public var decomposeTimeSeries: Swift.Bool?
        public var dimensionIdColumns: [Swift.String]?
        public var distanceType: DistanceType?
        public var dropout: Swift.Double?
        public var earlyStop: Swift.Bool?
        public var enableGlobalExplain: Swift.Bool?
        public var endpointIdleTtl: JSON.Duration?
        public var feedbackType: FeedbackType?
        public var fitIntercept: Swift.Bool?
        public var forecastLimitLowerBound: Swift.Double?
        public var forecastLimitUpperBound: Swift.Double?
        public var hiddenUnits: [Swift.Int64]?
        public var holidayRegion: HolidayRegion?
        public var holidayRegions: [HolidayRegions]?
        public var horizon: Swift.Int64?
        public var hparamTuningObjectives: [HparamTuningObjectives]?
        public var huggingFaceModelId: Swift.String?
        public var includeDrift: Swift.Bool?
        public var initialLearnRate: Swift.Double?
        public var inputLabelColumns: [Swift.String]?
        public var instanceWeightColumn: Swift.String?
        public var integratedGradientsNumSteps: Swift.Int64?
        public var isTestColumn: Swift.String?
        public var itemColumn: Swift.String?
        public var kmeansInitializationColumn: Swift.String?
        public var kmeansInitializationMethod: KmeansInitializationMethod?
        public var l1RegActivation: Swift.Double?
        public var l1Regularization: Swift.Double?
        public var l2Regularization: Swift.Double?
        public var labelClassWeights: [Swift.String: Swift.Double]?
        public var learnRate: Swift.Double?
        public var learnRateStrategy: LearnRateStrategy?
        public var lossType: LossType?
        public var machineType: Swift.String?
        public var maxIterations: Swift.Int64?
        public var maxParallelTrials: Swift.Int64?
        public var maxReplicaCount: Swift.Int64?
        public var maxTimeSeriesLength: Swift.Int64?
        public var maxTreeDepth: Swift.Int64?
        public var minAprioriSupport: Swift.Double?
        public var minRelativeProgress: Swift.Double?
        public var minReplicaCount: Swift.Int64?
        public var minSplitLoss: Swift.Double?
        public var minTimeSeriesLength: Swift.Int64?
        public var minTreeChildWeight: Swift.Int64?
        public var modelGardenModelName: Swift.String?
        public var modelRegistry: ModelRegistry?
        public var modelUri: Swift.String?
        @JSON.Boxed public var nonSeasonalOrder: ArimaOrder?
        public var numClusters: Swift.Int64?
        public var numFactors: Swift.Int64?
        public var numParallelTree: Swift.Int64?
        public var numPrincipalComponents: Swift.Int64?
        public var numTrials: Swift.Int64?
        public var optimizationStrategy: OptimizationStrategy?
        public var optimizer: Swift.String?
        public var pcaExplainedVarianceRatio: Swift.Double?
        public var pcaSolver: PcaSolver?
        public var reservationAffinityKey: Swift.String?
        public var reservationAffinityType: ReservationAffinityType?
        public var reservationAffinityValues: [Swift.String]?
        public var sampledShapleyNumPaths: Swift.Int64?
        public var scaleFeatures: Swift.Bool?
        public var standardizeFeatures: Swift.Bool?
        public var subsample: Swift.Double?
        public var tfVersion: Swift.String?
        public var timeSeriesDataColumn: Swift.String?
        public var timeSeriesIdColumn: Swift.String?
        public var timeSeriesIdColumns: [Swift.String]?
        public var timeSeriesLengthFraction: Swift.Double?
        public var timeSeriesTimestampColumn: Swift.String?
        public var treeMethod: TreeMethod?
        public var trendSmoothingWindowSize: Swift.Int64?
        public var userColumn: Swift.String?
        public var vertexAiModelVersionAliases: [Swift.String]?
        public var walsAlpha: Swift.Double?
        public var warmStart: Swift.Bool?
        public var xgboostVersion: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("activationFn", \.activationFn), .bool("adjustStepChanges", \.adjustStepChanges),
            .bool("approxGlobalFeatureContrib", \.approxGlobalFeatureContrib), .bool("autoArima", \.autoArima),
            .int64("autoArimaMaxOrder", \.autoArimaMaxOrder), .int64("autoArimaMinOrder", \.autoArimaMinOrder),
            .bool("autoClassWeights", \.autoClassWeights), .int64("batchSize", \.batchSize),
            .enumeration("boosterType", \.boosterType), .double("budgetHours", \.budgetHours),
            .bool("calculatePValues", \.calculatePValues),
            .enumeration("categoryEncodingMethod", \.categoryEncodingMethod),
            .bool("cleanSpikesAndDips", \.cleanSpikesAndDips), .enumeration("colorSpace", \.colorSpace),
            .double("colsampleBylevel", \.colsampleBylevel), .double("colsampleBynode", \.colsampleBynode),
            .double("colsampleBytree", \.colsampleBytree), .string("contributionMetric", \.contributionMetric),
            .enumeration("dartNormalizeType", \.dartNormalizeType), .enumeration("dataFrequency", \.dataFrequency),
            .string("dataSplitColumn", \.dataSplitColumn), .double("dataSplitEvalFraction", \.dataSplitEvalFraction),
            .enumeration("dataSplitMethod", \.dataSplitMethod), .bool("decomposeTimeSeries", \.decomposeTimeSeries),
            .array("dimensionIdColumns", \.dimensionIdColumns, of: .string),
            .enumeration("distanceType", \.distanceType), .double("dropout", \.dropout), .bool("earlyStop", \.earlyStop),
            .bool("enableGlobalExplain", \.enableGlobalExplain), .duration("endpointIdleTtl", \.endpointIdleTtl),
            .enumeration("feedbackType", \.feedbackType), .bool("fitIntercept", \.fitIntercept),
            .double("forecastLimitLowerBound", \.forecastLimitLowerBound),
            .double("forecastLimitUpperBound", \.forecastLimitUpperBound),
            .array("hiddenUnits", \.hiddenUnits, of: .int64), .enumeration("holidayRegion", \.holidayRegion),
            .array("holidayRegions", \.holidayRegions, of: .enumeration), .int64("horizon", \.horizon),
            .array("hparamTuningObjectives", \.hparamTuningObjectives, of: .enumeration),
            .string("huggingFaceModelId", \.huggingFaceModelId), .bool("includeDrift", \.includeDrift),
            .double("initialLearnRate", \.initialLearnRate),
            .array("inputLabelColumns", \.inputLabelColumns, of: .string),
            .string("instanceWeightColumn", \.instanceWeightColumn),
            .int64("integratedGradientsNumSteps", \.integratedGradientsNumSteps),
            .string("isTestColumn", \.isTestColumn), .string("itemColumn", \.itemColumn),
            .string("kmeansInitializationColumn", \.kmeansInitializationColumn),
            .enumeration("kmeansInitializationMethod", \.kmeansInitializationMethod),
            .double("l1RegActivation", \.l1RegActivation), .double("l1Regularization", \.l1Regularization),
            .double("l2Regularization", \.l2Regularization), .map("labelClassWeights", \.labelClassWeights, of: .double),
            .double("learnRate", \.learnRate), .enumeration("learnRateStrategy", \.learnRateStrategy),
            .enumeration("lossType", \.lossType), .string("machineType", \.machineType),
            .int64("maxIterations", \.maxIterations), .int64("maxParallelTrials", \.maxParallelTrials),
            .int64("maxReplicaCount", \.maxReplicaCount), .int64("maxTimeSeriesLength", \.maxTimeSeriesLength),
            .int64("maxTreeDepth", \.maxTreeDepth), .double("minAprioriSupport", \.minAprioriSupport),
            .double("minRelativeProgress", \.minRelativeProgress), .int64("minReplicaCount", \.minReplicaCount),
            .double("minSplitLoss", \.minSplitLoss), .int64("minTimeSeriesLength", \.minTimeSeriesLength),
            .int64("minTreeChildWeight", \.minTreeChildWeight), .string("modelGardenModelName", \.modelGardenModelName),
            .enumeration("modelRegistry", \.modelRegistry), .string("modelUri", \.modelUri),
            .boxed("nonSeasonalOrder", \.nonSeasonalOrder, \._nonSeasonalOrder), .int64("numClusters", \.numClusters),
            .int64("numFactors", \.numFactors), .int64("numParallelTree", \.numParallelTree),
            .int64("numPrincipalComponents", \.numPrincipalComponents), .int64("numTrials", \.numTrials),
            .enumeration("optimizationStrategy", \.optimizationStrategy), .string("optimizer", \.optimizer),
            .double("pcaExplainedVarianceRatio", \.pcaExplainedVarianceRatio), .enumeration("pcaSolver", \.pcaSolver),
            .string("reservationAffinityKey", \.reservationAffinityKey),
            .enumeration("reservationAffinityType", \.reservationAffinityType),
            .array("reservationAffinityValues", \.reservationAffinityValues, of: .string),
            .int64("sampledShapleyNumPaths", \.sampledShapleyNumPaths), .bool("scaleFeatures", \.scaleFeatures),
            .bool("standardizeFeatures", \.standardizeFeatures), .double("subsample", \.subsample),
            .string("tfVersion", \.tfVersion), .string("timeSeriesDataColumn", \.timeSeriesDataColumn),
            .string("timeSeriesIdColumn", \.timeSeriesIdColumn),
            .array("timeSeriesIdColumns", \.timeSeriesIdColumns, of: .string),
            .double("timeSeriesLengthFraction", \.timeSeriesLengthFraction),
            .string("timeSeriesTimestampColumn", \.timeSeriesTimestampColumn), .enumeration("treeMethod", \.treeMethod),
            .int64("trendSmoothingWindowSize", \.trendSmoothingWindowSize), .string("userColumn", \.userColumn),
            .array("vertexAiModelVersionAliases", \.vertexAiModelVersionAliases, of: .string),
            .double("walsAlpha", \.walsAlpha), .bool("warmStart", \.warmStart),
            .string("xgboostVersion", \.xgboostVersion)
        ]

        public typealias BoosterType = JSON.OpenEnumeration<BoosterType_Values>
        public enum BoosterType_Values {}

        public typealias CategoryEncodingMethod = JSON.OpenEnumeration<CategoryEncodingMethod_Values>
        public enum CategoryEncodingMethod_Values {}

        public typealias ColorSpace = JSON.OpenEnumeration<ColorSpace_Values>
        public enum ColorSpace_Values {}

        public typealias DartNormalizeType = JSON.OpenEnumeration<DartNormalizeType_Values>
        public enum DartNormalizeType_Values {}

        public typealias DataFrequency = JSON.OpenEnumeration<DataFrequency_Values>
        public enum DataFrequency_Values {}

        public typealias DataSplitMethod = JSON.OpenEnumeration<DataSplitMethod_Values>
        public enum DataSplitMethod_Values {}

        public typealias DistanceType = JSON.OpenEnumeration<DistanceType_Values>
        public enum DistanceType_Values {}

        public typealias FeedbackType = JSON.OpenEnumeration<FeedbackType_Values>
        public enum FeedbackType_Values {}

        public typealias HolidayRegion = JSON.OpenEnumeration<HolidayRegion_Values>
        public enum HolidayRegion_Values {}

        public typealias HolidayRegions = JSON.OpenEnumeration<HolidayRegions_Values>
        public enum HolidayRegions_Values {}

        public typealias HparamTuningObjectives = JSON.OpenEnumeration<HparamTuningObjectives_Values>
        public enum HparamTuningObjectives_Values {}

        public typealias KmeansInitializationMethod = JSON.OpenEnumeration<KmeansInitializationMethod_Values>
        public enum KmeansInitializationMethod_Values {}

        public typealias LearnRateStrategy = JSON.OpenEnumeration<LearnRateStrategy_Values>
        public enum LearnRateStrategy_Values {}

        public typealias LossType = JSON.OpenEnumeration<LossType_Values>
        public enum LossType_Values {}

        public typealias ModelRegistry = JSON.OpenEnumeration<ModelRegistry_Values>
        public enum ModelRegistry_Values {}

        public typealias OptimizationStrategy = JSON.OpenEnumeration<OptimizationStrategy_Values>
        public enum OptimizationStrategy_Values {}

        public typealias PcaSolver = JSON.OpenEnumeration<PcaSolver_Values>
        public enum PcaSolver_Values {}

        public typealias ReservationAffinityType = JSON.OpenEnumeration<ReservationAffinityType_Values>
        public enum ReservationAffinityType_Values {}

        public typealias TreeMethod = JSON.OpenEnumeration<TreeMethod_Values>
        public enum TreeMethod_Values {}
    }

    public struct TrainingRun: JSON.Model {
        /// Read-only.
        public var classLevelGlobalExplanations: [GlobalExplanation]?
        /// Read-only.
        @JSON.Boxed public var dataSplitResult: DataSplitResult?
        /// Read-only.
        @JSON.Boxed public var evaluationMetrics: EvaluationMetrics?
        /// Read-only.
        public var modelLevelGlobalExplanation: GlobalExplanation?
        /// Read-only.
        public var results: [IterationResult]?
        /// Read-only.
        public var startTime: JSON.Timestamp?
        /// Read-only.
        @JSON.Boxed public var trainingOptions: TrainingOptions?
        /// Deprecated. Read-only.
        public var trainingStartTime: Swift.Int64?
        public var vertexAiModelId: Swift.String?
        /// Read-only.
        public var vertexAiModelVersion: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("classLevelGlobalExplanations", \.classLevelGlobalExplanations, of: .object),
            .boxed("dataSplitResult", \.dataSplitResult, \._dataSplitResult),
            .boxed("evaluationMetrics", \.evaluationMetrics, \._evaluationMetrics),
            .object("modelLevelGlobalExplanation", \.modelLevelGlobalExplanation),
            .array("results", \.results, of: .object), .timestamp("startTime", \.startTime),
            .boxed("trainingOptions", \.trainingOptions, \._trainingOptions),
            .int64("trainingStartTime", \.trainingStartTime), .string("vertexAiModelId", \.vertexAiModelId),
            .string("vertexAiModelVersion", \.vertexAiModelVersion)
        ]
    }

    public struct TransactionInfo: JSON.Model {
        /// Read-only.
        public var transactionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("transactionId", \.transactionId)
        ]
    }

    public struct TransformColumn: JSON.Model {
        /// Read-only.
        public var name: Swift.String?
        /// Read-only.
        public var transformSql: Swift.String?
        /// Read-only.
        public var type: StandardSqlDataType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("transformSql", \.transformSql), .object("type", \.type)
        ]
    }

    public struct UndeleteDatasetRequest: JSON.Model {
        public var deletionTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("deletionTime", \.deletionTime)
        ]
    }

    public struct UserDefinedFunctionResource: JSON.Model {
        public var inlineCode: Swift.String?
        public var resourceUri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("inlineCode", \.inlineCode), .string("resourceUri", \.resourceUri)
        ]
    }

    public struct VectorSearchStatistics: JSON.Model {
        public var indexUnusedReasons: [IndexUnusedReason]?
        public var indexUsageMode: IndexUsageMode?
        public var storedColumnsUsages: [StoredColumnsUsage]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("indexUnusedReasons", \.indexUnusedReasons, of: .object),
            .enumeration("indexUsageMode", \.indexUsageMode),
            .array("storedColumnsUsages", \.storedColumnsUsages, of: .object)
        ]

        public typealias IndexUsageMode = JSON.OpenEnumeration<IndexUsageMode_Values>
        public enum IndexUsageMode_Values {}
    }

    public struct ViewDefinition: JSON.Model {
        public var foreignDefinitions: [ForeignViewDefinition]?
        public var privacyPolicy: PrivacyPolicy?
        public var query: Swift.String?
        public var useExplicitColumnNames: Swift.Bool?
        public var useLegacySql: Swift.Bool?
        public var userDefinedFunctionResources: [UserDefinedFunctionResource]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("foreignDefinitions", \.foreignDefinitions, of: .object), .object("privacyPolicy", \.privacyPolicy),
            .string("query", \.query), .bool("useExplicitColumnNames", \.useExplicitColumnNames),
            .bool("useLegacySql", \.useLegacySql),
            .array("userDefinedFunctionResources", \.userDefinedFunctionResources, of: .object)
        ]
    }
}

extension JSON.OpenEnumeration<BigQuery.RestrictionConfig.TypeValue_Values> {
    public static var restrictionTypeUnspecified: Self { "RESTRICTION_TYPE_UNSPECIFIED" }
    public static var restrictedDataEgress: Self { "RESTRICTED_DATA_EGRESS" }
}

extension JSON.OpenEnumeration<BigQuery.Routine.DataGovernanceType_Values> {
    public static var dataGovernanceTypeUnspecified: Self { "DATA_GOVERNANCE_TYPE_UNSPECIFIED" }
    public static var dataMasking: Self { "DATA_MASKING" }
}

extension JSON.OpenEnumeration<BigQuery.Routine.DeterminismLevel_Values> {
    public static var determinismLevelUnspecified: Self { "DETERMINISM_LEVEL_UNSPECIFIED" }
    public static var deterministic: Self { "DETERMINISTIC" }
    public static var notDeterministic: Self { "NOT_DETERMINISTIC" }
}

extension JSON.OpenEnumeration<BigQuery.Routine.Language_Values> {
    public static var languageUnspecified: Self { "LANGUAGE_UNSPECIFIED" }
    public static var sql: Self { "SQL" }
    public static var javascript: Self { "JAVASCRIPT" }
    public static var python: Self { "PYTHON" }
    public static var java: Self { "JAVA" }
    public static var scala: Self { "SCALA" }
}

extension JSON.OpenEnumeration<BigQuery.Routine.RoutineType_Values> {
    public static var routineTypeUnspecified: Self { "ROUTINE_TYPE_UNSPECIFIED" }
    public static var scalarFunction: Self { "SCALAR_FUNCTION" }
    public static var procedure: Self { "PROCEDURE" }
    public static var tableValuedFunction: Self { "TABLE_VALUED_FUNCTION" }
    public static var aggregateFunction: Self { "AGGREGATE_FUNCTION" }
}

extension JSON.OpenEnumeration<BigQuery.Routine.SecurityMode_Values> {
    public static var securityModeUnspecified: Self { "SECURITY_MODE_UNSPECIFIED" }
    public static var definer: Self { "DEFINER" }
    public static var invoker: Self { "INVOKER" }
}

extension JSON.OpenEnumeration<BigQuery.RoutineBuildStatus.BuildState_Values> {
    public static var buildStateUnspecified: Self { "BUILD_STATE_UNSPECIFIED" }
    public static var inProgress: Self { "IN_PROGRESS" }
    public static var succeeded: Self { "SUCCEEDED" }
    public static var failed: Self { "FAILED" }
}

extension JSON.OpenEnumeration<BigQuery.ScriptOptions.KeyResultStatement_Values> {
    public static var keyResultStatementKindUnspecified: Self { "KEY_RESULT_STATEMENT_KIND_UNSPECIFIED" }
    public static var last: Self { "LAST" }
    public static var firstSelect: Self { "FIRST_SELECT" }
}

extension JSON.OpenEnumeration<BigQuery.ScriptStatistics.EvaluationKind_Values> {
    public static var evaluationKindUnspecified: Self { "EVALUATION_KIND_UNSPECIFIED" }
    public static var statement: Self { "STATEMENT" }
    public static var expression: Self { "EXPRESSION" }
}

extension JSON.OpenEnumeration<BigQuery.SearchStatistics.IndexUsageMode_Values> {
    public static var indexUsageModeUnspecified: Self { "INDEX_USAGE_MODE_UNSPECIFIED" }
    public static var unused: Self { "UNUSED" }
    public static var partiallyUsed: Self { "PARTIALLY_USED" }
    public static var fullyUsed: Self { "FULLY_USED" }
}

extension JSON.OpenEnumeration<BigQuery.StandardSqlDataType.TypeKind_Values> {
    public static var typeKindUnspecified: Self { "TYPE_KIND_UNSPECIFIED" }
    public static var int64: Self { "INT64" }
    public static var bool: Self { "BOOL" }
    public static var float64: Self { "FLOAT64" }
    public static var string: Self { "STRING" }
    public static var bytes: Self { "BYTES" }
    public static var timestamp: Self { "TIMESTAMP" }
    public static var date: Self { "DATE" }
    public static var time: Self { "TIME" }
    public static var datetime: Self { "DATETIME" }
    public static var interval: Self { "INTERVAL" }
    public static var geography: Self { "GEOGRAPHY" }
    public static var numeric: Self { "NUMERIC" }
    public static var bignumeric: Self { "BIGNUMERIC" }
    public static var json: Self { "JSON" }
    public static var array: Self { "ARRAY" }
    public static var `struct`: Self { "STRUCT" }
    public static var range: Self { "RANGE" }
    public static var uuid: Self { "UUID" }
}

extension JSON.OpenEnumeration<BigQuery.StoredColumnsUnusedReason.Code_Values> {
    public static var codeUnspecified: Self { "CODE_UNSPECIFIED" }
    public static var storedColumnsCoverInsufficient: Self { "STORED_COLUMNS_COVER_INSUFFICIENT" }
    public static var baseTableHasRls: Self { "BASE_TABLE_HAS_RLS" }
    public static var baseTableHasCls: Self { "BASE_TABLE_HAS_CLS" }
    public static var unsupportedPrefilter: Self { "UNSUPPORTED_PREFILTER" }
    public static var internalError: Self { "INTERNAL_ERROR" }
    public static var otherReason: Self { "OTHER_REASON" }
}

extension JSON.OpenEnumeration<BigQuery.Table.DefaultRoundingMode_Values> {
    public static var roundingModeUnspecified: Self { "ROUNDING_MODE_UNSPECIFIED" }
    public static var roundHalfAwayFromZero: Self { "ROUND_HALF_AWAY_FROM_ZERO" }
    public static var roundHalfEven: Self { "ROUND_HALF_EVEN" }
}

extension JSON.OpenEnumeration<BigQuery.Table.ManagedTableType_Values> {
    public static var managedTableTypeUnspecified: Self { "MANAGED_TABLE_TYPE_UNSPECIFIED" }
    public static var native: Self { "NATIVE" }
    public static var biglake: Self { "BIGLAKE" }
}

extension JSON.OpenEnumeration<BigQuery.TableFieldSchema.RoundingMode_Values> {
    public static var roundingModeUnspecified: Self { "ROUNDING_MODE_UNSPECIFIED" }
    public static var roundHalfAwayFromZero: Self { "ROUND_HALF_AWAY_FROM_ZERO" }
    public static var roundHalfEven: Self { "ROUND_HALF_EVEN" }
}

extension JSON.OpenEnumeration<BigQuery.TableMetadataCacheUsage.UnusedReason_Values> {
    public static var unusedReasonUnspecified: Self { "UNUSED_REASON_UNSPECIFIED" }
    public static var exceededMaxStaleness: Self { "EXCEEDED_MAX_STALENESS" }
    public static var metadataCachingNotEnabled: Self { "METADATA_CACHING_NOT_ENABLED" }
    public static var otherReason: Self { "OTHER_REASON" }
}

extension JSON.OpenEnumeration<BigQuery.TableReplicationInfo.ReplicationStatus_Values> {
    public static var replicationStatusUnspecified: Self { "REPLICATION_STATUS_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var sourceDeleted: Self { "SOURCE_DELETED" }
    public static var permissionDenied: Self { "PERMISSION_DENIED" }
    public static var unsupportedConfiguration: Self { "UNSUPPORTED_CONFIGURATION" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.BoosterType_Values> {
    public static var boosterTypeUnspecified: Self { "BOOSTER_TYPE_UNSPECIFIED" }
    public static var gbtree: Self { "GBTREE" }
    public static var dart: Self { "DART" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.CategoryEncodingMethod_Values> {
    public static var encodingMethodUnspecified: Self { "ENCODING_METHOD_UNSPECIFIED" }
    public static var oneHotEncoding: Self { "ONE_HOT_ENCODING" }
    public static var labelEncoding: Self { "LABEL_ENCODING" }
    public static var dummyEncoding: Self { "DUMMY_ENCODING" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.ColorSpace_Values> {
    public static var colorSpaceUnspecified: Self { "COLOR_SPACE_UNSPECIFIED" }
    public static var rgb: Self { "RGB" }
    public static var hsv: Self { "HSV" }
    public static var yiq: Self { "YIQ" }
    public static var yuv: Self { "YUV" }
    public static var grayscale: Self { "GRAYSCALE" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.DartNormalizeType_Values> {
    public static var dartNormalizeTypeUnspecified: Self { "DART_NORMALIZE_TYPE_UNSPECIFIED" }
    public static var tree: Self { "TREE" }
    public static var forest: Self { "FOREST" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.DataFrequency_Values> {
    public static var dataFrequencyUnspecified: Self { "DATA_FREQUENCY_UNSPECIFIED" }
    public static var autoFrequency: Self { "AUTO_FREQUENCY" }
    public static var yearly: Self { "YEARLY" }
    public static var quarterly: Self { "QUARTERLY" }
    public static var monthly: Self { "MONTHLY" }
    public static var weekly: Self { "WEEKLY" }
    public static var daily: Self { "DAILY" }
    public static var hourly: Self { "HOURLY" }
    public static var perMinute: Self { "PER_MINUTE" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.DataSplitMethod_Values> {
    public static var dataSplitMethodUnspecified: Self { "DATA_SPLIT_METHOD_UNSPECIFIED" }
    public static var random: Self { "RANDOM" }
    public static var custom: Self { "CUSTOM" }
    public static var sequential: Self { "SEQUENTIAL" }
    public static var noSplit: Self { "NO_SPLIT" }
    public static var autoSplit: Self { "AUTO_SPLIT" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.DistanceType_Values> {
    public static var distanceTypeUnspecified: Self { "DISTANCE_TYPE_UNSPECIFIED" }
    public static var euclidean: Self { "EUCLIDEAN" }
    public static var cosine: Self { "COSINE" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.FeedbackType_Values> {
    public static var feedbackTypeUnspecified: Self { "FEEDBACK_TYPE_UNSPECIFIED" }
    public static var implicit: Self { "IMPLICIT" }
    public static var explicit: Self { "EXPLICIT" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.HolidayRegion_Values> {
    public static var holidayRegionUnspecified: Self { "HOLIDAY_REGION_UNSPECIFIED" }
    public static var global: Self { "GLOBAL" }
    public static var na: Self { "NA" }
    public static var japac: Self { "JAPAC" }
    public static var emea: Self { "EMEA" }
    public static var lac: Self { "LAC" }
    public static var ae: Self { "AE" }
    public static var ar: Self { "AR" }
    public static var at: Self { "AT" }
    public static var au: Self { "AU" }
    public static var be: Self { "BE" }
    public static var br: Self { "BR" }
    public static var ca: Self { "CA" }
    public static var ch: Self { "CH" }
    public static var cl: Self { "CL" }
    public static var cn: Self { "CN" }
    public static var co: Self { "CO" }
    public static var cs: Self { "CS" }
    public static var cz: Self { "CZ" }
    public static var de: Self { "DE" }
    public static var dk: Self { "DK" }
    public static var dz: Self { "DZ" }
    public static var ec: Self { "EC" }
    public static var ee: Self { "EE" }
    public static var eg: Self { "EG" }
    public static var es: Self { "ES" }
    public static var fi: Self { "FI" }
    public static var fr: Self { "FR" }
    public static var gb: Self { "GB" }
    public static var gr: Self { "GR" }
    public static var hk: Self { "HK" }
    public static var hu: Self { "HU" }
    public static var id: Self { "ID" }
    public static var ie: Self { "IE" }
    public static var il: Self { "IL" }
    public static var `in`: Self { "IN" }
    public static var ir: Self { "IR" }
    public static var it: Self { "IT" }
    public static var jp: Self { "JP" }
    public static var kr: Self { "KR" }
    public static var lv: Self { "LV" }
    public static var ma: Self { "MA" }
    public static var mx: Self { "MX" }
    public static var my: Self { "MY" }
    public static var ng: Self { "NG" }
    public static var nl: Self { "NL" }
    public static var no: Self { "NO" }
    public static var nz: Self { "NZ" }
    public static var pe: Self { "PE" }
    public static var ph: Self { "PH" }
    public static var pk: Self { "PK" }
    public static var pl: Self { "PL" }
    public static var pt: Self { "PT" }
    public static var ro: Self { "RO" }
    public static var rs: Self { "RS" }
    public static var ru: Self { "RU" }
    public static var sa: Self { "SA" }
    public static var se: Self { "SE" }
    public static var sg: Self { "SG" }
    public static var si: Self { "SI" }
    public static var sk: Self { "SK" }
    public static var th: Self { "TH" }
    public static var tr: Self { "TR" }
    public static var tw: Self { "TW" }
    public static var ua: Self { "UA" }
    public static var us: Self { "US" }
    public static var ve: Self { "VE" }
    public static var vn: Self { "VN" }
    public static var za: Self { "ZA" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.HolidayRegions_Values> {
    public static var holidayRegionUnspecified: Self { "HOLIDAY_REGION_UNSPECIFIED" }
    public static var global: Self { "GLOBAL" }
    public static var na: Self { "NA" }
    public static var japac: Self { "JAPAC" }
    public static var emea: Self { "EMEA" }
    public static var lac: Self { "LAC" }
    public static var ae: Self { "AE" }
    public static var ar: Self { "AR" }
    public static var at: Self { "AT" }
    public static var au: Self { "AU" }
    public static var be: Self { "BE" }
    public static var br: Self { "BR" }
    public static var ca: Self { "CA" }
    public static var ch: Self { "CH" }
    public static var cl: Self { "CL" }
    public static var cn: Self { "CN" }
    public static var co: Self { "CO" }
    public static var cs: Self { "CS" }
    public static var cz: Self { "CZ" }
    public static var de: Self { "DE" }
    public static var dk: Self { "DK" }
    public static var dz: Self { "DZ" }
    public static var ec: Self { "EC" }
    public static var ee: Self { "EE" }
    public static var eg: Self { "EG" }
    public static var es: Self { "ES" }
    public static var fi: Self { "FI" }
    public static var fr: Self { "FR" }
    public static var gb: Self { "GB" }
    public static var gr: Self { "GR" }
    public static var hk: Self { "HK" }
    public static var hu: Self { "HU" }
    public static var id: Self { "ID" }
    public static var ie: Self { "IE" }
    public static var il: Self { "IL" }
    public static var `in`: Self { "IN" }
    public static var ir: Self { "IR" }
    public static var it: Self { "IT" }
    public static var jp: Self { "JP" }
    public static var kr: Self { "KR" }
    public static var lv: Self { "LV" }
    public static var ma: Self { "MA" }
    public static var mx: Self { "MX" }
    public static var my: Self { "MY" }
    public static var ng: Self { "NG" }
    public static var nl: Self { "NL" }
    public static var no: Self { "NO" }
    public static var nz: Self { "NZ" }
    public static var pe: Self { "PE" }
    public static var ph: Self { "PH" }
    public static var pk: Self { "PK" }
    public static var pl: Self { "PL" }
    public static var pt: Self { "PT" }
    public static var ro: Self { "RO" }
    public static var rs: Self { "RS" }
    public static var ru: Self { "RU" }
    public static var sa: Self { "SA" }
    public static var se: Self { "SE" }
    public static var sg: Self { "SG" }
    public static var si: Self { "SI" }
    public static var sk: Self { "SK" }
    public static var th: Self { "TH" }
    public static var tr: Self { "TR" }
    public static var tw: Self { "TW" }
    public static var ua: Self { "UA" }
    public static var us: Self { "US" }
    public static var ve: Self { "VE" }
    public static var vn: Self { "VN" }
    public static var za: Self { "ZA" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.HparamTuningObjectives_Values> {
    public static var hparamTuningObjectiveUnspecified: Self { "HPARAM_TUNING_OBJECTIVE_UNSPECIFIED" }
    public static var meanAbsoluteError: Self { "MEAN_ABSOLUTE_ERROR" }
    public static var meanSquaredError: Self { "MEAN_SQUARED_ERROR" }
    public static var meanSquaredLogError: Self { "MEAN_SQUARED_LOG_ERROR" }
    public static var medianAbsoluteError: Self { "MEDIAN_ABSOLUTE_ERROR" }
    public static var rSquared: Self { "R_SQUARED" }
    public static var explainedVariance: Self { "EXPLAINED_VARIANCE" }
    public static var precision: Self { "PRECISION" }
    public static var recall: Self { "RECALL" }
    public static var accuracy: Self { "ACCURACY" }
    public static var f1Score: Self { "F1_SCORE" }
    public static var logLoss: Self { "LOG_LOSS" }
    public static var rocAuc: Self { "ROC_AUC" }
    public static var daviesBouldinIndex: Self { "DAVIES_BOULDIN_INDEX" }
    public static var meanAveragePrecision: Self { "MEAN_AVERAGE_PRECISION" }
    public static var normalizedDiscountedCumulativeGain: Self { "NORMALIZED_DISCOUNTED_CUMULATIVE_GAIN" }
    public static var averageRank: Self { "AVERAGE_RANK" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.KmeansInitializationMethod_Values> {
    public static var kmeansInitializationMethodUnspecified: Self { "KMEANS_INITIALIZATION_METHOD_UNSPECIFIED" }
    public static var random: Self { "RANDOM" }
    public static var custom: Self { "CUSTOM" }
    public static var kmeansPlusPlus: Self { "KMEANS_PLUS_PLUS" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.LearnRateStrategy_Values> {
    public static var learnRateStrategyUnspecified: Self { "LEARN_RATE_STRATEGY_UNSPECIFIED" }
    public static var lineSearch: Self { "LINE_SEARCH" }
    public static var constant: Self { "CONSTANT" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.LossType_Values> {
    public static var lossTypeUnspecified: Self { "LOSS_TYPE_UNSPECIFIED" }
    public static var meanSquaredLoss: Self { "MEAN_SQUARED_LOSS" }
    public static var meanLogLoss: Self { "MEAN_LOG_LOSS" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.ModelRegistry_Values> {
    public static var modelRegistryUnspecified: Self { "MODEL_REGISTRY_UNSPECIFIED" }
    public static var vertexAi: Self { "VERTEX_AI" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.OptimizationStrategy_Values> {
    public static var optimizationStrategyUnspecified: Self { "OPTIMIZATION_STRATEGY_UNSPECIFIED" }
    public static var batchGradientDescent: Self { "BATCH_GRADIENT_DESCENT" }
    public static var normalEquation: Self { "NORMAL_EQUATION" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.PcaSolver_Values> {
    public static var unspecified: Self { "UNSPECIFIED" }
    public static var full: Self { "FULL" }
    public static var randomized: Self { "RANDOMIZED" }
    public static var auto: Self { "AUTO" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.ReservationAffinityType_Values> {
    public static var reservationAffinityTypeUnspecified: Self { "RESERVATION_AFFINITY_TYPE_UNSPECIFIED" }
    public static var noReservation: Self { "NO_RESERVATION" }
    public static var anyReservation: Self { "ANY_RESERVATION" }
    public static var specificReservation: Self { "SPECIFIC_RESERVATION" }
}

extension JSON.OpenEnumeration<BigQuery.TrainingOptions.TreeMethod_Values> {
    public static var treeMethodUnspecified: Self { "TREE_METHOD_UNSPECIFIED" }
    public static var auto: Self { "AUTO" }
    public static var exact: Self { "EXACT" }
    public static var approx: Self { "APPROX" }
    public static var hist: Self { "HIST" }
}

extension JSON.OpenEnumeration<BigQuery.VectorSearchStatistics.IndexUsageMode_Values> {
    public static var indexUsageModeUnspecified: Self { "INDEX_USAGE_MODE_UNSPECIFIED" }
    public static var unused: Self { "UNUSED" }
    public static var partiallyUsed: Self { "PARTIALLY_USED" }
    public static var fullyUsed: Self { "FULLY_USED" }
}
