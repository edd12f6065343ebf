// Generated from bigquery:v2, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension BigQuery {
    public struct AggregateClassificationMetrics: JSON.Model {
        public var accuracy: Swift.Double?
        public var f1Score: Swift.Double?
        public var logLoss: Swift.Double?
        public var precision: Swift.Double?
        public var recall: Swift.Double?
        public var rocAuc: Swift.Double?
        public var threshold: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("accuracy", \.accuracy), .double("f1Score", \.f1Score), .double("logLoss", \.logLoss),
            .double("precision", \.precision), .double("recall", \.recall), .double("rocAuc", \.rocAuc),
            .double("threshold", \.threshold)
        ]
    }

    public struct AggregationThresholdPolicy: JSON.Model {
        public var privacyUnitColumns: [Swift.String]?
        public var threshold: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("privacyUnitColumns", \.privacyUnitColumns, of: .string), .int64("threshold", \.threshold)
        ]
    }

    public struct Argument: JSON.Model {
        public var argumentKind: ArgumentKind?
        public var dataType: StandardSqlDataType?
        public var isAggregate: Swift.Bool?
        public var mode: Mode?
        public var name: Swift.String?
        public var tableType: StandardSqlTableType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("argumentKind", \.argumentKind), .object("dataType", \.dataType),
            .bool("isAggregate", \.isAggregate), .enumeration("mode", \.mode), .string("name", \.name),
            .object("tableType", \.tableType)
        ]

        public typealias ArgumentKind = JSON.OpenEnumeration<ArgumentKind_Values>
        public enum ArgumentKind_Values {}

        public typealias Mode = JSON.OpenEnumeration<Mode_Values>
        public enum Mode_Values {}
    }

    public struct ArimaCoefficients: JSON.Model {
        public var autoRegressiveCoefficients: [Swift.Double]?
        public var interceptCoefficient: Swift.Double?
        public var movingAverageCoefficients: [Swift.Double]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("autoRegressiveCoefficients", \.autoRegressiveCoefficients, of: .double),
            .double("interceptCoefficient", \.interceptCoefficient),
            .array("movingAverageCoefficients", \.movingAverageCoefficients, of: .double)
        ]
    }

    public struct ArimaFittingMetrics: JSON.Model {
        public var aic: Swift.Double?
        public var logLikelihood: Swift.Double?
        public var variance: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("aic", \.aic), .double("logLikelihood", \.logLikelihood), .double("variance", \.variance)
        ]
    }

    public struct ArimaForecastingMetrics: JSON.Model {
        /// Deprecated.
        public var arimaFittingMetrics: [ArimaFittingMetrics]?
        public var arimaSingleModelForecastingMetrics: [ArimaSingleModelForecastingMetrics]?
        /// Deprecated.
        public var hasDrift: [Swift.Bool]?
        /// Deprecated.
        public var nonSeasonalOrder: [ArimaOrder]?
        /// Deprecated.
        public var seasonalPeriods: [SeasonalPeriods]?
        /// Deprecated.
        public var timeSeriesId: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("arimaFittingMetrics", \.arimaFittingMetrics, of: .object),
            .array("arimaSingleModelForecastingMetrics", \.arimaSingleModelForecastingMetrics, of: .object),
            .array("hasDrift", \.hasDrift, of: .bool), .array("nonSeasonalOrder", \.nonSeasonalOrder, of: .object),
            .array("seasonalPeriods", \.seasonalPeriods, of: .enumeration),
            .array("timeSeriesId", \.timeSeriesId, of: .string)
        ]

        public typealias SeasonalPeriods = JSON.OpenEnumeration<SeasonalPeriods_Values>
        public enum SeasonalPeriods_Values {}
    }

    public struct ArimaModelInfo: JSON.Model {
        public var arimaCoefficients: ArimaCoefficients?
        public var arimaFittingMetrics: ArimaFittingMetrics?
        public var hasDrift: Swift.Bool?
        public var hasHolidayEffect: Swift.Bool?
        public var hasSpikesAndDips: Swift.Bool?
        public var hasStepChanges: Swift.Bool?
        public var nonSeasonalOrder: ArimaOrder?
        public var seasonalPeriods: [SeasonalPeriods]?
        public var timeSeriesId: Swift.String?
        public var timeSeriesIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arimaCoefficients", \.arimaCoefficients), .object("arimaFittingMetrics", \.arimaFittingMetrics),
            .bool("hasDrift", \.hasDrift), .bool("hasHolidayEffect", \.hasHolidayEffect),
            .bool("hasSpikesAndDips", \.hasSpikesAndDips), .bool("hasStepChanges", \.hasStepChanges),
            .object("nonSeasonalOrder", \.nonSeasonalOrder),
            .array("seasonalPeriods", \.seasonalPeriods, of: .enumeration), .string("timeSeriesId", \.timeSeriesId),
            .array("timeSeriesIds", \.timeSeriesIds, of: .string)
        ]

        public typealias SeasonalPeriods = JSON.OpenEnumeration<SeasonalPeriods_Values>
        public enum SeasonalPeriods_Values {}
    }

    public struct ArimaOrder: JSON.Model {
        public var d: Swift.Int64?
        public var p: Swift.Int64?
        public var q: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("d", \.d), .int64("p", \.p), .int64("q", \.q)
        ]
    }

    public struct ArimaResult: JSON.Model {
        public var arimaModelInfo: [ArimaModelInfo]?
        public var seasonalPeriods: [SeasonalPeriods]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("arimaModelInfo", \.arimaModelInfo, of: .object),
            .array("seasonalPeriods", \.seasonalPeriods, of: .enumeration)
        ]

        public typealias SeasonalPeriods = JSON.OpenEnumeration<SeasonalPeriods_Values>
        public enum SeasonalPeriods_Values {}
    }

    public struct ArimaSingleModelForecastingMetrics: JSON.Model {
        public var arimaFittingMetrics: ArimaFittingMetrics?
        public var hasDrift: Swift.Bool?
        public var hasHolidayEffect: Swift.Bool?
        public var hasSpikesAndDips: Swift.Bool?
        public var hasStepChanges: Swift.Bool?
        public var nonSeasonalOrder: ArimaOrder?
        public var seasonalPeriods: [SeasonalPeriods]?
        public var timeSeriesId: Swift.String?
        public var timeSeriesIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arimaFittingMetrics", \.arimaFittingMetrics), .bool("hasDrift", \.hasDrift),
            .bool("hasHolidayEffect", \.hasHolidayEffect), .bool("hasSpikesAndDips", \.hasSpikesAndDips),
            .bool("hasStepChanges", \.hasStepChanges), .object("nonSeasonalOrder", \.nonSeasonalOrder),
            .array("seasonalPeriods", \.seasonalPeriods, of: .enumeration), .string("timeSeriesId", \.timeSeriesId),
            .array("timeSeriesIds", \.timeSeriesIds, of: .string)
        ]

        public typealias SeasonalPeriods = JSON.OpenEnumeration<SeasonalPeriods_Values>
        public enum SeasonalPeriods_Values {}
    }

    public struct ArrowRecordBatch: JSON.Model {
        public var serializedRecordBatch: JSON.Bytes?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bytes("serializedRecordBatch", \.serializedRecordBatch)
        ]
    }

    public struct ArrowSchema: JSON.Model {
        public var serializedSchema: JSON.Bytes?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bytes("serializedSchema", \.serializedSchema)
        ]
    }

    public struct ArrowSerializationOptions: JSON.Model {
        public var bufferCompression: BufferCompression?
        public var picosTimestampPrecision: PicosTimestampPrecision?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("bufferCompression", \.bufferCompression),
            .enumeration("picosTimestampPrecision", \.picosTimestampPrecision)
        ]

        public typealias BufferCompression = JSON.OpenEnumeration<BufferCompression_Values>
        public enum BufferCompression_Values {}

        public typealias PicosTimestampPrecision = JSON.OpenEnumeration<PicosTimestampPrecision_Values>
        public enum PicosTimestampPrecision_Values {}
    }

    public struct AuditConfig: JSON.Model {
        public var auditLogConfigs: [AuditLogConfig]?
        public var service: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("auditLogConfigs", \.auditLogConfigs, of: .object), .string("service", \.service)
        ]
    }

    public struct AuditLogConfig: JSON.Model {
        public var exemptedMembers: [Swift.String]?
        public var logType: LogType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("exemptedMembers", \.exemptedMembers, of: .string), .enumeration("logType", \.logType)
        ]

        public typealias LogType = JSON.OpenEnumeration<LogType_Values>
        public enum LogType_Values {}
    }

    public struct AvroOptions: JSON.Model {
        public var useAvroLogicalTypes: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("useAvroLogicalTypes", \.useAvroLogicalTypes)
        ]
    }

    public struct BatchDeleteRowAccessPoliciesRequest: JSON.Model {
        public var force: Swift.Bool?
        public var policyIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("force", \.force), .array("policyIds", \.policyIds, of: .string)
        ]
    }

    public struct BiEngineReason: JSON.Model {
        /// Read-only.
        public var code: Code?
        /// Read-only.
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("code", \.code), .string("message", \.message)
        ]

        /// Read-only.
        public typealias Code = JSON.OpenEnumeration<Code_Values>
        public enum Code_Values {}
    }

    public struct BiEngineStatistics: JSON.Model {
        /// Read-only.
        public var accelerationMode: AccelerationMode?
        /// Read-only.
        public var biEngineMode: BiEngineMode?
        public var biEngineReasons: [BiEngineReason]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("accelerationMode", \.accelerationMode), .enumeration("biEngineMode", \.biEngineMode),
            .array("biEngineReasons", \.biEngineReasons, of: .object)
        ]

        /// Read-only.
        public typealias AccelerationMode = JSON.OpenEnumeration<AccelerationMode_Values>
        public enum AccelerationMode_Values {}

        /// Read-only.
        public typealias BiEngineMode = JSON.OpenEnumeration<BiEngineMode_Values>
        public enum BiEngineMode_Values {}
    }

    public struct BigLakeConfiguration: JSON.Model {
        public var connectionId: Swift.String?
        public var fileFormat: FileFormat?
        public var storageUri: Swift.String?
        public var tableFormat: TableFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("connectionId", \.connectionId), .enumeration("fileFormat", \.fileFormat),
            .string("storageUri", \.storageUri), .enumeration("tableFormat", \.tableFormat)
        ]

        public typealias FileFormat = JSON.OpenEnumeration<FileFormat_Values>
        public enum FileFormat_Values {}

        public typealias TableFormat = JSON.OpenEnumeration<TableFormat_Values>
        public enum TableFormat_Values {}
    }

    public struct BigQueryModelTraining: JSON.Model {
        public var currentIteration: Swift.Int32?
        public var expectedTotalIterations: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("currentIteration", \.currentIteration), .int64("expectedTotalIterations", \.expectedTotalIterations)
        ]
    }

    public struct BigtableColumn: JSON.Model {
        public var encoding: Swift.String?
        public var fieldName: Swift.String?
        public var onlyReadLatest: Swift.Bool?
        public var protoConfig: BigtableProtoConfig?
        public var qualifierEncoded: JSON.Bytes?
        public var qualifierString: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("encoding", \.encoding), .string("fieldName", \.fieldName),
            .bool("onlyReadLatest", \.onlyReadLatest), .object("protoConfig", \.protoConfig),
            .bytes("qualifierEncoded", \.qualifierEncoded), .string("qualifierString", \.qualifierString),
            .string("type", \.type)
        ]
    }

    public struct BigtableColumnFamily: JSON.Model {
        public var columns: [BigtableColumn]?
        public var encoding: Swift.String?
        public var familyId: Swift.String?
        public var onlyReadLatest: Swift.Bool?
        public var protoConfig: BigtableProtoConfig?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columns", \.columns, of: .object), .string("encoding", \.encoding), .string("familyId", \.familyId),
            .bool("onlyReadLatest", \.onlyReadLatest), .object("protoConfig", \.protoConfig), .string("type", \.type)
        ]
    }

    public struct BigtableOptions: JSON.Model {
        public var columnFamilies: [BigtableColumnFamily]?
        public var ignoreUnspecifiedColumnFamilies: Swift.Bool?
        public var outputColumnFamiliesAsJson: Swift.Bool?
        public var readRowkeyAsString: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnFamilies", \.columnFamilies, of: .object),
            .bool("ignoreUnspecifiedColumnFamilies", \.ignoreUnspecifiedColumnFamilies),
            .bool("outputColumnFamiliesAsJson", \.outputColumnFamiliesAsJson),
            .bool("readRowkeyAsString", \.readRowkeyAsString)
        ]
    }

    public struct BigtableProtoConfig: JSON.Model {
        public var protoMessageName: Swift.String?
        public var schemaBundleId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("protoMessageName", \.protoMessageName), .string("schemaBundleId", \.schemaBundleId)
        ]
    }

    public struct BinaryClassificationMetrics: JSON.Model {
        public var aggregateClassificationMetrics: AggregateClassificationMetrics?
        public var binaryConfusionMatrixList: [BinaryConfusionMatrix]?
        public var negativeLabel: Swift.String?
        public var positiveLabel: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("aggregateClassificationMetrics", \.aggregateClassificationMetrics),
            .array("binaryConfusionMatrixList", \.binaryConfusionMatrixList, of: .object),
            .string("negativeLabel", \.negativeLabel), .string("positiveLabel", \.positiveLabel)
        ]
    }

    public struct BinaryConfusionMatrix: JSON.Model {
        public var accuracy: Swift.Double?
        public var f1Score: Swift.Double?
        public var falseNegatives: Swift.Int64?
        public var falsePositives: Swift.Int64?
        public var positiveClassThreshold: Swift.Double?
        public var precision: Swift.Double?
        public var recall: Swift.Double?
        public var trueNegatives: Swift.Int64?
        public var truePositives: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("accuracy", \.accuracy), .double("f1Score", \.f1Score), .int64("falseNegatives", \.falseNegatives),
            .int64("falsePositives", \.falsePositives), .double("positiveClassThreshold", \.positiveClassThreshold),
            .double("precision", \.precision), .double("recall", \.recall), .int64("trueNegatives", \.trueNegatives),
            .int64("truePositives", \.truePositives)
        ]
    }

    public struct Binding: JSON.Model {
        public var condition: Expr?
        public var members: [Swift.String]?
        public var role: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .array("members", \.members, of: .string), .string("role", \.role)
        ]
    }

    public struct BqmlIterationResult: JSON.Model {
        public var durationMs: Swift.Int64?
        public var evalLoss: Swift.Double?
        public var index: Swift.Int32?
        public var learnRate: Swift.Double?
        public var trainingLoss: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("durationMs", \.durationMs), .double("evalLoss", \.evalLoss), .int32("index", \.index),
            .double("learnRate", \.learnRate), .double("trainingLoss", \.trainingLoss)
        ]
    }

    public struct BqmlTrainingRun: JSON.Model {
        public var iterationResults: [BqmlIterationResult]?
        public var startTime: JSON.Timestamp?
        public var state: Swift.String?
        public var trainingOptions: TrainingOptions?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("iterationResults", \.iterationResults, of: .object), .timestamp("startTime", \.startTime),
            .string("state", \.state), .object("trainingOptions", \.trainingOptions)
        ]

        public struct TrainingOptions: JSON.Model {
            public var earlyStop: Swift.Bool?
            public var l1Reg: Swift.Double?
            public var l2Reg: Swift.Double?
            public var learnRate: Swift.Double?
            public var learnRateStrategy: Swift.String?
            public var lineSearchInitLearnRate: Swift.Double?
            public var maxIteration: Swift.Int64?
            public var minRelProgress: Swift.Double?
            public var warmStart: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("earlyStop", \.earlyStop), .double("l1Reg", \.l1Reg), .double("l2Reg", \.l2Reg),
                .double("learnRate", \.learnRate), .string("learnRateStrategy", \.learnRateStrategy),
                .double("lineSearchInitLearnRate", \.lineSearchInitLearnRate), .int64("maxIteration", \.maxIteration),
                .double("minRelProgress", \.minRelProgress), .bool("warmStart", \.warmStart)
            ]
        }
    }

    public struct CategoricalValue: JSON.Model {
        public var categoryCounts: [CategoryCount]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("categoryCounts", \.categoryCounts, of: .object)
        ]
    }

    public struct CategoryCount: JSON.Model {
        public var category: Swift.String?
        public var count: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("category", \.category), .int64("count", \.count)
        ]
    }

    public struct CloneDefinition: JSON.Model {
        public var baseTableReference: TableReference?
        public var cloneTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("baseTableReference", \.baseTableReference), .timestamp("cloneTime", \.cloneTime)
        ]
    }

    public struct Cluster: JSON.Model {
        public var centroidId: Swift.Int64?
        public var count: Swift.Int64?
        public var featureValues: [FeatureValue]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("centroidId", \.centroidId), .int64("count", \.count),
            .array("featureValues", \.featureValues, of: .object)
        ]
    }

    public struct ClusterInfo: JSON.Model {
        public var centroidId: Swift.Int64?
        public var clusterRadius: Swift.Double?
        public var clusterSize: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("centroidId", \.centroidId), .double("clusterRadius", \.clusterRadius),
            .int64("clusterSize", \.clusterSize)
        ]
    }

    public struct Clustering: JSON.Model {
        public var fieldsValue: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fields", \.fieldsValue, of: .string)
        ]
    }

    public struct ClusteringMetrics: JSON.Model {
        public var clusters: [Cluster]?
        public var daviesBouldinIndex: Swift.Double?
        public var meanSquaredDistance: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("clusters", \.clusters, of: .object), .double("daviesBouldinIndex", \.daviesBouldinIndex),
            .double("meanSquaredDistance", \.meanSquaredDistance)
        ]
    }

    public struct ConfusionMatrix: JSON.Model {
        public var confidenceThreshold: Swift.Double?
        public var rows: [Row]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("confidenceThreshold", \.confidenceThreshold), .array("rows", \.rows, of: .object)
        ]
    }

    public struct ConnectionProperty: JSON.Model {
        public var key: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("key", \.key), .string("value", \.value)
        ]
    }

    public struct CsvOptions: JSON.Model {
        public var allowJaggedRows: Swift.Bool?
        public var allowQuotedNewlines: Swift.Bool?
        public var encoding: Swift.String?
        public var fieldDelimiter: Swift.String?
        public var nullMarker: Swift.String?
        public var nullMarkers: [Swift.String]?
        public var preserveAsciiControlCharacters: Swift.Bool?
        /// Default: `"`.
        public var quote: Swift.String?
        public var skipLeadingRows: Swift.Int64?
        public var sourceColumnMatch: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowJaggedRows", \.allowJaggedRows), .bool("allowQuotedNewlines", \.allowQuotedNewlines),
            .string("encoding", \.encoding), .string("fieldDelimiter", \.fieldDelimiter),
            .string("nullMarker", \.nullMarker), .array("nullMarkers", \.nullMarkers, of: .string),
            .bool("preserveAsciiControlCharacters", \.preserveAsciiControlCharacters), .string("quote", \.quote),
            .int64("skipLeadingRows", \.skipLeadingRows), .string("sourceColumnMatch", \.sourceColumnMatch)
        ]
    }

    public struct DataFormatOptions: JSON.Model {
        public var timestampOutputFormat: TimestampOutputFormat?
        public var useInt64Timestamp: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("timestampOutputFormat", \.timestampOutputFormat),
            .bool("useInt64Timestamp", \.useInt64Timestamp)
        ]

        public typealias TimestampOutputFormat = JSON.OpenEnumeration<TimestampOutputFormat_Values>
        public enum TimestampOutputFormat_Values {}
    }

    public struct DataMaskingStatistics: JSON.Model {
        public var dataMaskingApplied: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("dataMaskingApplied", \.dataMaskingApplied)
        ]
    }

    public struct DataPolicyList: JSON.Model {
        public var dataPolicies: [DataPolicyOption]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataPolicies", \.dataPolicies, of: .object)
        ]
    }

    public struct DataPolicyOption: JSON.Model {
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name)
        ]
    }

    public struct DataSplitResult: JSON.Model {
        public var evaluationTable: TableReference?
        public var testTable: TableReference?
        public var trainingTable: TableReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("evaluationTable", \.evaluationTable), .object("testTable", \.testTable),
            .object("trainingTable", \.trainingTable)
        ]
    }

    public struct Dataset: JSON.Model {
        public var access: [Access]?
        /// Read-only.
        public var catalogSource: Swift.String?
        /// Read-only.
        public var creationTime: Swift.Int64?
        public var datasetReference: DatasetReference?
        public var defaultCollation: Swift.String?
        public var defaultEncryptionConfiguration: EncryptionConfiguration?
        public var defaultPartitionExpirationMs: Swift.Int64?
        public var defaultRoundingMode: DefaultRoundingMode?
        public var defaultTableExpirationMs: Swift.Int64?
        public var description: Swift.String?
        /// Read-only.
        public var etag: Swift.String?
        public var externalCatalogDatasetOptions: ExternalCatalogDatasetOptions?
        public var externalDatasetReference: ExternalDatasetReference?
        public var friendlyName: Swift.String?
        /// Read-only.
        public var id: Swift.String?
        public var isCaseInsensitive: Swift.Bool?
        /// Read-only.
        public var kind: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        /// Read-only.
        public var lastModifiedTime: Swift.Int64?
        /// Read-only.
        public var linkedDatasetMetadata: LinkedDatasetMetadata?
        public var linkedDatasetSource: LinkedDatasetSource?
        public var location: Swift.String?
        public var maxTimeTravelHours: Swift.Int64?
        public var resourceTags: [Swift.String: Swift.String]?
        /// Read-only.
        public var restrictions: RestrictionConfig?
        /// Read-only.
        public var satisfiesPzi: Swift.Bool?
        /// Read-only.
        public var satisfiesPzs: Swift.Bool?
        /// Read-only.
        public var selfLink: Swift.String?
        public var storageBillingModel: StorageBillingModel?
        /// Deprecated. Read-only.
        public var tags: [Tags]?
        /// Read-only.
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("access", \.access, of: .object), .string("catalogSource", \.catalogSource),
            .int64("creationTime", \.creationTime), .object("datasetReference", \.datasetReference),
            .string("defaultCollation", \.defaultCollation),
            .object("defaultEncryptionConfiguration", \.defaultEncryptionConfiguration),
            .int64("defaultPartitionExpirationMs", \.defaultPartitionExpirationMs),
            .enumeration("defaultRoundingMode", \.defaultRoundingMode),
            .int64("defaultTableExpirationMs", \.defaultTableExpirationMs), .string("description", \.description),
            .string("etag", \.etag), .object("externalCatalogDatasetOptions", \.externalCatalogDatasetOptions),
            .object("externalDatasetReference", \.externalDatasetReference), .string("friendlyName", \.friendlyName),
            .string("id", \.id), .bool("isCaseInsensitive", \.isCaseInsensitive), .string("kind", \.kind),
            .map("labels", \.labels, of: .string), .int64("lastModifiedTime", \.lastModifiedTime),
            .object("linkedDatasetMetadata", \.linkedDatasetMetadata),
            .object("linkedDatasetSource", \.linkedDatasetSource), .string("location", \.location),
            .int64("maxTimeTravelHours", \.maxTimeTravelHours), .map("resourceTags", \.resourceTags, of: .string),
            .object("restrictions", \.restrictions), .bool("satisfiesPzi", \.satisfiesPzi),
            .bool("satisfiesPzs", \.satisfiesPzs), .string("selfLink", \.selfLink),
            .enumeration("storageBillingModel", \.storageBillingModel), .array("tags", \.tags, of: .object),
            .string("type", \.type)
        ]

        public struct Access: JSON.Model {
            public var condition: Expr?
            public var dataset: DatasetAccessEntry?
            public var domain: Swift.String?
            public var groupByEmail: Swift.String?
            public var iamMember: Swift.String?
            public var role: Swift.String?
            public var routine: RoutineReference?
            public var specialGroup: Swift.String?
            public var userByEmail: Swift.String?
            public var view: TableReference?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("condition", \.condition), .object("dataset", \.dataset), .string("domain", \.domain),
                .string("groupByEmail", \.groupByEmail), .string("iamMember", \.iamMember), .string("role", \.role),
                .object("routine", \.routine), .string("specialGroup", \.specialGroup),
                .string("userByEmail", \.userByEmail), .object("view", \.view)
            ]
        }

        public struct Tags: JSON.Model {
            public var tagKey: Swift.String?
            public var tagValue: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("tagKey", \.tagKey), .string("tagValue", \.tagValue)
            ]
        }

        public typealias DefaultRoundingMode = JSON.OpenEnumeration<DefaultRoundingMode_Values>
        public enum DefaultRoundingMode_Values {}

        public typealias StorageBillingModel = JSON.OpenEnumeration<StorageBillingModel_Values>
        public enum StorageBillingModel_Values {}
    }

    public struct DatasetAccessEntry: JSON.Model {
        public var dataset: DatasetReference?
        public var targetTypes: [TargetTypes]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataset", \.dataset), .array("targetTypes", \.targetTypes, of: .enumeration)
        ]

        public typealias TargetTypes = JSON.OpenEnumeration<TargetTypes_Values>
        public enum TargetTypes_Values {}
    }

    public struct DatasetList: JSON.Model {
        public var datasets: [Datasets]?
        /// Read-only.
        public var etag: Swift.String?
        /// Read-only.
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unreachable: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("datasets", \.datasets, of: .object), .string("etag", \.etag), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .array("unreachable", \.unreachable, of: .string)
        ]

        public struct Datasets: JSON.Model {
            /// Read-only.
            public var catalogSource: Swift.String?
            public var datasetReference: DatasetReference?
            /// Read-only.
            public var externalDatasetReference: ExternalDatasetReference?
            public var friendlyName: Swift.String?
            public var id: Swift.String?
            public var kind: Swift.String?
            public var labels: [Swift.String: Swift.String]?
            public var location: Swift.String?
            /// Read-only.
            public var type: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("catalogSource", \.catalogSource), .object("datasetReference", \.datasetReference),
                .object("externalDatasetReference", \.externalDatasetReference), .string("friendlyName", \.friendlyName),
                .string("id", \.id), .string("kind", \.kind), .map("labels", \.labels, of: .string),
                .string("location", \.location), .string("type", \.type)
            ]
        }
    }

    public struct DatasetReference: JSON.Model {
        public var datasetId: Swift.String?
        public var projectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("projectId", \.projectId)
        ]
    }

    public struct DestinationTableProperties: JSON.Model {
        public var description: Swift.String?
        public var expirationTime: JSON.Timestamp?
        public var friendlyName: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .timestamp("expirationTime", \.expirationTime),
            .string("friendlyName", \.friendlyName), .map("labels", \.labels, of: .string)
        ]
    }

    public struct DifferentialPrivacyPolicy: JSON.Model {
        public var deltaBudget: Swift.Double?
        /// Read-only.
        public var deltaBudgetRemaining: Swift.Double?
        public var deltaPerQuery: Swift.Double?
        public var epsilonBudget: Swift.Double?
        /// Read-only.
        public var epsilonBudgetRemaining: Swift.Double?
        public var maxEpsilonPerQuery: Swift.Double?
        public var maxGroupsContributed: Swift.Int64?
        public var privacyUnitColumn: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("deltaBudget", \.deltaBudget), .double("deltaBudgetRemaining", \.deltaBudgetRemaining),
            .double("deltaPerQuery", \.deltaPerQuery), .double("epsilonBudget", \.epsilonBudget),
            .double("epsilonBudgetRemaining", \.epsilonBudgetRemaining),
            .double("maxEpsilonPerQuery", \.maxEpsilonPerQuery), .int64("maxGroupsContributed", \.maxGroupsContributed),
            .string("privacyUnitColumn", \.privacyUnitColumn)
        ]
    }

    public struct DimensionalityReductionMetrics: JSON.Model {
        public var totalExplainedVarianceRatio: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("totalExplainedVarianceRatio", \.totalExplainedVarianceRatio)
        ]
    }

    public struct DmlStatistics: JSON.Model {
        /// Read-only.
        public var deletedRowCount: Swift.Int64?
        /// Read-only.
        public var dmlMode: DmlMode?
        /// Read-only.
        public var fineGrainedDmlUnusedReason: FineGrainedDmlUnusedReason?
        /// Read-only.
        public var insertedRowCount: Swift.Int64?
        /// Read-only.
        public var updatedRowCount: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("deletedRowCount", \.deletedRowCount), .enumeration("dmlMode", \.dmlMode),
            .enumeration("fineGrainedDmlUnusedReason", \.fineGrainedDmlUnusedReason),
            .int64("insertedRowCount", \.insertedRowCount), .int64("updatedRowCount", \.updatedRowCount)
        ]

        /// Read-only.
        public typealias DmlMode = JSON.OpenEnumeration<DmlMode_Values>
        public enum DmlMode_Values {}

        /// Read-only.
        public typealias FineGrainedDmlUnusedReason = JSON.OpenEnumeration<FineGrainedDmlUnusedReason_Values>
        public enum FineGrainedDmlUnusedReason_Values {}
    }

    public struct DoubleCandidates: JSON.Model {
        public var candidates: [Swift.Double]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("candidates", \.candidates, of: .double)
        ]
    }

    public struct DoubleHparamSearchSpace: JSON.Model {
        public var candidates: DoubleCandidates?
        public var range: DoubleRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("candidates", \.candidates), .object("range", \.range)
        ]
    }

    public struct DoubleRange: JSON.Model {
        public var max: Swift.Double?
        public var min: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("max", \.max), .double("min", \.min)
        ]
    }

    public struct EncryptionConfiguration: JSON.Model {
        public var kmsKeyName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kmsKeyName", \.kmsKeyName)
        ]
    }

    public struct Entry: JSON.Model {
        public var itemCount: Swift.Int64?
        public var predictedLabel: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("itemCount", \.itemCount), .string("predictedLabel", \.predictedLabel)
        ]
    }

    public struct ErrorProto: JSON.Model {
        public var debugInfo: Swift.String?
        public var location: Swift.String?
        public var message: Swift.String?
        public var reason: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("debugInfo", \.debugInfo), .string("location", \.location), .string("message", \.message),
            .string("reason", \.reason)
        ]
    }

    public struct EvaluationMetrics: JSON.Model {
        public var arimaForecastingMetrics: ArimaForecastingMetrics?
        @JSON.Boxed public var binaryClassificationMetrics: BinaryClassificationMetrics?
        public var clusteringMetrics: ClusteringMetrics?
        public var dimensionalityReductionMetrics: DimensionalityReductionMetrics?
        @JSON.Boxed public var multiClassClassificationMetrics: MultiClassClassificationMetrics?
        public var rankingMetrics: RankingMetrics?
        public var regressionMetrics: RegressionMetrics?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("arimaForecastingMetrics", \.arimaForecastingMetrics),
            .boxed("binaryClassificationMetrics", \.binaryClassificationMetrics, \._binaryClassificationMetrics),
            .object("clusteringMetrics", \.clusteringMetrics),
            .object("dimensionalityReductionMetrics", \.dimensionalityReductionMetrics),
            .boxed("multiClassClassificationMetrics", \.multiClassClassificationMetrics, \._multiClassClassificationMetrics),
            .object("rankingMetrics", \.rankingMetrics), .object("regressionMetrics", \.regressionMetrics)
        ]
    }

    public struct ExplainQueryStage: JSON.Model {
        public var completedParallelInputs: Swift.Int64?
        /// Read-only.
        public var computeMode: ComputeMode?
        public var computeMsAvg: Swift.Int64?
        public var computeMsMax: Swift.Int64?
        public var computeRatioAvg: Swift.Double?
        public var computeRatioMax: Swift.Double?
        public var endMs: Swift.Int64?
        public var id: Swift.Int64?
        public var inputStages: [Swift.Int64]?
        public var name: Swift.String?
        public var parallelInputs: Swift.Int64?
        public var readMsAvg: Swift.Int64?
        public var readMsMax: Swift.Int64?
        public var readRatioAvg: Swift.Double?
        public var readRatioMax: Swift.Double?
        public var recordsRead: Swift.Int64?
        public var recordsWritten: Swift.Int64?
        public var shuffleOutputBytes: Swift.Int64?
        public var shuffleOutputBytesSpilled: Swift.Int64?
        public var slotMs: Swift.Int64?
        public var startMs: Swift.Int64?
        public var status: Swift.String?
        public var steps: [ExplainQueryStep]?
        public var waitMsAvg: Swift.Int64?
        public var waitMsMax: Swift.Int64?
        public var waitRatioAvg: Swift.Double?
        public var waitRatioMax: Swift.Double?
        public var writeMsAvg: Swift.Int64?
        public var writeMsMax: Swift.Int64?
        public var writeRatioAvg: Swift.Double?
        public var writeRatioMax: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("completedParallelInputs", \.completedParallelInputs), .enumeration("computeMode", \.computeMode),
            .int64("computeMsAvg", \.computeMsAvg), .int64("computeMsMax", \.computeMsMax),
            .double("computeRatioAvg", \.computeRatioAvg), .double("computeRatioMax", \.computeRatioMax),
            .int64("endMs", \.endMs), .int64("id", \.id), .array("inputStages", \.inputStages, of: .int64),
            .string("name", \.name), .int64("parallelInputs", \.parallelInputs), .int64("readMsAvg", \.readMsAvg),
            .int64("readMsMax", \.readMsMax), .double("readRatioAvg", \.readRatioAvg),
            .double("readRatioMax", \.readRatioMax), .int64("recordsRead", \.recordsRead),
            .int64("recordsWritten", \.recordsWritten), .int64("shuffleOutputBytes", \.shuffleOutputBytes),
            .int64("shuffleOutputBytesSpilled", \.shuffleOutputBytesSpilled), .int64("slotMs", \.slotMs),
            .int64("startMs", \.startMs), .string("status", \.status), .array("steps", \.steps, of: .object),
            .int64("waitMsAvg", \.waitMsAvg), .int64("waitMsMax", \.waitMsMax), .double("waitRatioAvg", \.waitRatioAvg),
            .double("waitRatioMax", \.waitRatioMax), .int64("writeMsAvg", \.writeMsAvg),
            .int64("writeMsMax", \.writeMsMax), .double("writeRatioAvg", \.writeRatioAvg),
            .double("writeRatioMax", \.writeRatioMax)
        ]

        /// Read-only.
        public typealias ComputeMode = JSON.OpenEnumeration<ComputeMode_Values>
        public enum ComputeMode_Values {}
    }

    public struct ExplainQueryStep: JSON.Model {
        public var kind: Swift.String?
        public var substeps: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .array("substeps", \.substeps, of: .string)
        ]
    }

    public struct Explanation: JSON.Model {
        public var attribution: Swift.Double?
        public var featureName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("attribution", \.attribution), .string("featureName", \.featureName)
        ]
    }

    public struct ExportDataStatistics: JSON.Model {
        public var fileCount: Swift.Int64?
        public var rowCount: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("fileCount", \.fileCount), .int64("rowCount", \.rowCount)
        ]
    }

    public struct Expr: JSON.Model {
        public var description: Swift.String?
        public var expression: Swift.String?
        public var location: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("expression", \.expression), .string("location", \.location),
            .string("title", \.title)
        ]
    }

    public struct ExternalCatalogDatasetOptions: JSON.Model {
        public var defaultStorageLocationUri: Swift.String?
        public var parameters: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("defaultStorageLocationUri", \.defaultStorageLocationUri),
            .map("parameters", \.parameters, of: .string)
        ]
    }

    public struct ExternalCatalogTableOptions: JSON.Model {
        public var connectionId: Swift.String?
        public var parameters: [Swift.String: Swift.String]?
        public var storageDescriptor: StorageDescriptor?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("connectionId", \.connectionId), .map("parameters", \.parameters, of: .string),
            .object("storageDescriptor", \.storageDescriptor)
        ]
    }

    public struct ExternalDataConfiguration: JSON.Model {
        public var autodetect: Swift.Bool?
        public var avroOptions: AvroOptions?
        public var bigtableOptions: BigtableOptions?
        public var compression: Swift.String?
        public var connectionId: Swift.String?
        public var csvOptions: CsvOptions?
        public var dateFormat: Swift.String?
        public var datetimeFormat: Swift.String?
        public var decimalTargetTypes: [DecimalTargetTypes]?
        public var fileSetSpecType: FileSetSpecType?
        public var googleSheetsOptions: GoogleSheetsOptions?
        public var hivePartitioningOptions: HivePartitioningOptions?
        public var ignoreUnknownValues: Swift.Bool?
        public var jsonExtension: JsonExtension?
        public var jsonOptions: JsonOptions?
        public var maxBadRecords: Swift.Int32?
        public var metadataCacheMode: MetadataCacheMode?
        public var objectMetadata: ObjectMetadata?
        public var parquetOptions: ParquetOptions?
        public var referenceFileSchemaUri: Swift.String?
        public var schema: TableSchema?
        public var sourceFormat: Swift.String?
        public var sourceUris: [Swift.String]?
        public var timeFormat: Swift.String?
        public var timeZone: Swift.String?
        public var timestampFormat: Swift.String?
        public var timestampTargetPrecision: [Swift.Int32]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("autodetect", \.autodetect), .object("avroOptions", \.avroOptions),
            .object("bigtableOptions", \.bigtableOptions), .string("compression", \.compression),
            .string("connectionId", \.connectionId), .object("csvOptions", \.csvOptions),
            .string("dateFormat", \.dateFormat), .string("datetimeFormat", \.datetimeFormat),
            .array("decimalTargetTypes", \.decimalTargetTypes, of: .enumeration),
            .enumeration("fileSetSpecType", \.fileSetSpecType), .object("googleSheetsOptions", \.googleSheetsOptions),
            .object("hivePartitioningOptions", \.hivePartitioningOptions),
            .bool("ignoreUnknownValues", \.ignoreUnknownValues), .enumeration("jsonExtension", \.jsonExtension),
            .object("jsonOptions", \.jsonOptions), .int32("maxBadRecords", \.maxBadRecords),
            .enumeration("metadataCacheMode", \.metadataCacheMode), .enumeration("objectMetadata", \.objectMetadata),
            .object("parquetOptions", \.parquetOptions), .string("referenceFileSchemaUri", \.referenceFileSchemaUri),
            .object("schema", \.schema), .string("sourceFormat", \.sourceFormat),
            .array("sourceUris", \.sourceUris, of: .string), .string("timeFormat", \.timeFormat),
            .string("timeZone", \.timeZone), .string("timestampFormat", \.timestampFormat),
            .array("timestampTargetPrecision", \.timestampTargetPrecision, of: .int32)
        ]

        public typealias DecimalTargetTypes = JSON.OpenEnumeration<DecimalTargetTypes_Values>
        public enum DecimalTargetTypes_Values {}

        public typealias FileSetSpecType = JSON.OpenEnumeration<FileSetSpecType_Values>
        public enum FileSetSpecType_Values {}

        public typealias JsonExtension = JSON.OpenEnumeration<JsonExtension_Values>
        public enum JsonExtension_Values {}

        public typealias MetadataCacheMode = JSON.OpenEnumeration<MetadataCacheMode_Values>
        public enum MetadataCacheMode_Values {}

        public typealias ObjectMetadata = JSON.OpenEnumeration<ObjectMetadata_Values>
        public enum ObjectMetadata_Values {}
    }

    public struct ExternalDatasetReference: JSON.Model {
        public var connection: Swift.String?
        public var externalSource: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("connection", \.connection), .string("externalSource", \.externalSource)
        ]
    }

    public struct ExternalRuntimeOptions: JSON.Model {
        public var containerCpu: Swift.Double?
        public var containerMemory: Swift.String?
        public var containerRequestConcurrency: Swift.Int64?
        public var maxBatchingRows: Swift.Int64?
        public var runtimeConnection: Swift.String?
        public var runtimeVersion: Swift.String?
        public var volumeMounts: [ExternalVolumeMount]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("containerCpu", \.containerCpu), .string("containerMemory", \.containerMemory),
            .int64("containerRequestConcurrency", \.containerRequestConcurrency),
            .int64("maxBatchingRows", \.maxBatchingRows), .string("runtimeConnection", \.runtimeConnection),
            .string("runtimeVersion", \.runtimeVersion), .array("volumeMounts", \.volumeMounts, of: .object)
        ]
    }

    public struct ExternalServiceCost: JSON.Model {
        public var billingMethod: Swift.String?
        public var bytesBilled: Swift.Int64?
        public var bytesProcessed: Swift.Int64?
        public var externalService: Swift.String?
        public var reservedSlotCount: Swift.Int64?
        public var slotMs: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("billingMethod", \.billingMethod), .int64("bytesBilled", \.bytesBilled),
            .int64("bytesProcessed", \.bytesProcessed), .string("externalService", \.externalService),
            .int64("reservedSlotCount", \.reservedSlotCount), .int64("slotMs", \.slotMs)
        ]
    }

    public struct ExternalVolumeMount: JSON.Model {
        public var mountPath: Swift.String?
        public var sourcePath: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("mountPath", \.mountPath), .string("sourcePath", \.sourcePath)
        ]
    }

    public struct FeatureValue: JSON.Model {
        public var categoricalValue: CategoricalValue?
        public var featureColumn: Swift.String?
        public var numericalValue: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("categoricalValue", \.categoricalValue), .string("featureColumn", \.featureColumn),
            .double("numericalValue", \.numericalValue)
        ]
    }

    public struct ForeignTypeInfo: JSON.Model {
        public var typeSystem: TypeSystem?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("typeSystem", \.typeSystem)
        ]

        public typealias TypeSystem = JSON.OpenEnumeration<TypeSystem_Values>
        public enum TypeSystem_Values {}
    }

    public struct ForeignViewDefinition: JSON.Model {
        public var dialect: Swift.String?
        public var query: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dialect", \.dialect), .string("query", \.query)
        ]
    }

    public struct GenAiErrorStats: JSON.Model {
        public var errors: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("errors", \.errors, of: .string)
        ]
    }

    public struct GenAiFunctionCacheStats: JSON.Model {
        public var numCacheHitRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("numCacheHitRows", \.numCacheHitRows)
        ]
    }

    public struct GenAiFunctionCostOptimizationStats: JSON.Model {
        public var message: Swift.String?
        public var numCostOptimizedRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message), .int64("numCostOptimizedRows", \.numCostOptimizedRows)
        ]
    }

    public struct GenAiFunctionErrorStats: JSON.Model {
        public var errors: [Swift.String]?
        public var numFailedRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("errors", \.errors, of: .string), .int64("numFailedRows", \.numFailedRows)
        ]
    }

    public struct GenAiFunctionStats: JSON.Model {
        public var cacheStats: GenAiFunctionCacheStats?
        public var costOptimizationStats: GenAiFunctionCostOptimizationStats?
        public var errorStats: GenAiFunctionErrorStats?
        public var functionName: Swift.String?
        public var numProcessedRows: Swift.Int64?
        public var prompt: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("cacheStats", \.cacheStats), .object("costOptimizationStats", \.costOptimizationStats),
            .object("errorStats", \.errorStats), .string("functionName", \.functionName),
            .int64("numProcessedRows", \.numProcessedRows), .string("prompt", \.prompt)
        ]
    }

    public struct GenAiStats: JSON.Model {
        public var errorStats: GenAiErrorStats?
        public var functionStats: [GenAiFunctionStats]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("errorStats", \.errorStats), .array("functionStats", \.functionStats, of: .object)
        ]
    }

    public struct GeneratedColumn: JSON.Model {
        public var generatedExpressionInfo: GeneratedExpressionInfo?
        public var generatedMode: GeneratedMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("generatedExpressionInfo", \.generatedExpressionInfo),
            .enumeration("generatedMode", \.generatedMode)
        ]

        public typealias GeneratedMode = JSON.OpenEnumeration<GeneratedMode_Values>
        public enum GeneratedMode_Values {}
    }

    public struct GeneratedExpressionInfo: JSON.Model {
        public var asynchronous: Swift.Bool?
        public var generationExpression: Swift.String?
        public var stored: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("asynchronous", \.asynchronous), .string("generationExpression", \.generationExpression),
            .bool("stored", \.stored)
        ]
    }

    public struct GetIamPolicyRequest: JSON.Model {
        public var options: GetPolicyOptions?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("options", \.options)
        ]
    }

    public struct GetPolicyOptions: JSON.Model {
        public var requestedPolicyVersion: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("requestedPolicyVersion", \.requestedPolicyVersion)
        ]
    }

    public struct GetQueryResultsResponse: JSON.Model {
        public var cacheHit: Swift.Bool?
        /// Read-only.
        public var errors: [ErrorProto]?
        public var etag: Swift.String?
        public var jobComplete: Swift.Bool?
        public var jobReference: JobReference?
        public var kind: Swift.String?
        /// Read-only.
        public var numDmlAffectedRows: Swift.Int64?
        public var pageToken: Swift.String?
        public var rows: [TableRow]?
        public var schema: TableSchema?
        public var totalBytesProcessed: Swift.Int64?
        public var totalRows: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("cacheHit", \.cacheHit), .array("errors", \.errors, of: .object), .string("etag", \.etag),
            .bool("jobComplete", \.jobComplete), .object("jobReference", \.jobReference), .string("kind", \.kind),
            .int64("numDmlAffectedRows", \.numDmlAffectedRows), .string("pageToken", \.pageToken),
            .array("rows", \.rows, of: .object), .object("schema", \.schema),
            .int64("totalBytesProcessed", \.totalBytesProcessed), .uint64("totalRows", \.totalRows)
        ]
    }

    public struct GetServiceAccountResponse: JSON.Model {
        public var email: Swift.String?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("email", \.email), .string("kind", \.kind)
        ]
    }

    public struct GlobalExplanation: JSON.Model {
        public var classLabel: Swift.String?
        public var explanations: [Explanation]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("classLabel", \.classLabel), .array("explanations", \.explanations, of: .object)
        ]
    }

    public struct GoogleSheetsOptions: JSON.Model {
        public var range: Swift.String?
        public var skipLeadingRows: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("range", \.range), .int64("skipLeadingRows", \.skipLeadingRows)
        ]
    }

    public struct HighCardinalityJoin: JSON.Model {
        /// Read-only.
        public var leftRows: Swift.Int64?
        /// Read-only.
        public var outputRows: Swift.Int64?
        /// Read-only.
        public var rightRows: Swift.Int64?
        /// Read-only.
        public var stepIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("leftRows", \.leftRows), .int64("outputRows", \.outputRows), .int64("rightRows", \.rightRows),
            .int32("stepIndex", \.stepIndex)
        ]
    }

    public struct HivePartitioningOptions: JSON.Model {
        /// Read-only.
        public var fieldsValue: [Swift.String]?
        public var mode: Swift.String?
        /// Default: false.
        public var requirePartitionFilter: Swift.Bool?
        public var sourceUriPrefix: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fields", \.fieldsValue, of: .string), .string("mode", \.mode),
            .bool("requirePartitionFilter", \.requirePartitionFilter), .string("sourceUriPrefix", \.sourceUriPrefix)
        ]
    }

    public struct HparamSearchSpaces: JSON.Model {
        @JSON.Boxed public var activationFn: StringHparamSearchSpace?
        @JSON.Boxed public var batchSize: IntHparamSearchSpace?
        @JSON.Boxed public var boosterType: StringHparamSearchSpace?
        @JSON.Boxed public var colsampleBylevel: DoubleHparamSearchSpace?
        @JSON.Boxed public var colsampleBynode: DoubleHparamSearchSpace?
        @JSON.Boxed public var colsampleBytree: DoubleHparamSearchSpace?
        @JSON.Boxed public var dartNormalizeType: StringHparamSearchSpace?
        @JSON.Boxed public var dropout: DoubleHparamSearchSpace?
        @JSON.Boxed public var hiddenUnits: IntArrayHparamSearchSpace?
        @JSON.Boxed public var l1Reg: DoubleHparamSearchSpace?
        @JSON.Boxed public var l2Reg: DoubleHparamSearchSpace?
        @JSON.Boxed public var learnRate: DoubleHparamSearchSpace?
        @JSON.Boxed public var maxTreeDepth: IntHparamSearchSpace?
        @JSON.Boxed public var minSplitLoss: DoubleHparamSearchSpace?
        @JSON.Boxed public var minTreeChildWeight: IntHparamSearchSpace?
        @JSON.Boxed public var numClusters: IntHparamSearchSpace?
        @JSON.Boxed public var numFactors: IntHparamSearchSpace?
        @JSON.Boxed public var numParallelTree: IntHparamSearchSpace?
        @JSON.Boxed public var optimizer: StringHparamSearchSpace?
        @JSON.Boxed public var subsample: DoubleHparamSearchSpace?
        @JSON.Boxed public var treeMethod: StringHparamSearchSpace?
        @JSON.Boxed public var walsAlpha: DoubleHparamSearchSpace?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("activationFn", \.activationFn, \._activationFn), .boxed("batchSize", \.batchSize, \._batchSize),
            .boxed("boosterType", \.boosterType, \._boosterType),
            .boxed("colsampleBylevel", \.colsampleBylevel, \._colsampleBylevel),
            .boxed("colsampleBynode", \.colsampleBynode, \._colsampleBynode),
            .boxed("colsampleBytree", \.colsampleBytree, \._colsampleBytree),
            .boxed("dartNormalizeType", \.dartNormalizeType, \._dartNormalizeType),
            .boxed("dropout", \.dropout, \._dropout), .boxed("hiddenUnits", \.hiddenUnits, \._hiddenUnits),
            .boxed("l1Reg", \.l1Reg, \._l1Reg), .boxed("l2Reg", \.l2Reg, \._l2Reg),
            .boxed("learnRate", \.learnRate, \._learnRate), .boxed("maxTreeDepth", \.maxTreeDepth, \._maxTreeDepth),
            .boxed("minSplitLoss", \.minSplitLoss, \._minSplitLoss),
            .boxed("minTreeChildWeight", \.minTreeChildWeight, \._minTreeChildWeight),
            .boxed("numClusters", \.numClusters, \._numClusters), .boxed("numFactors", \.numFactors, \._numFactors),
            .boxed("numParallelTree", \.numParallelTree, \._numParallelTree),
            .boxed("optimizer", \.optimizer, \._optimizer), .boxed("subsample", \.subsample, \._subsample),
            .boxed("treeMethod", \.treeMethod, \._treeMethod), .boxed("walsAlpha", \.walsAlpha, \._walsAlpha)
        ]
    }

    public struct HparamTuningTrial: JSON.Model {
        public var endTimeMs: Swift.Int64?
        public var errorMessage: Swift.String?
        public var evalLoss: Swift.Double?
        @JSON.Boxed public var evaluationMetrics: EvaluationMetrics?
        @JSON.Boxed public var hparamTuningEvaluationMetrics: EvaluationMetrics?
        @JSON.Boxed public var hparams: TrainingOptions?
        public var startTimeMs: Swift.Int64?
        public var status: Status?
        public var trainingLoss: Swift.Double?
        public var trialId: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("endTimeMs", \.endTimeMs), .string("errorMessage", \.errorMessage), .double("evalLoss", \.evalLoss),
            .boxed("evaluationMetrics", \.evaluationMetrics, \._evaluationMetrics),
            .boxed("hparamTuningEvaluationMetrics", \.hparamTuningEvaluationMetrics, \._hparamTuningEvaluationMetrics),
            .boxed("hparams", \.hparams, \._hparams), .int64("startTimeMs", \.startTimeMs),
            .enumeration("status", \.status), .double("trainingLoss", \.trainingLoss), .int64("trialId", \.trialId)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct IncrementalResultStats: JSON.Model {
        /// Read-only.
        public var disabledReason: DisabledReason?
        /// Read-only.
        public var disabledReasonDetails: Swift.String?
        /// Read-only.
        public var firstIncrementalRowTime: JSON.Timestamp?
        /// Read-only.
        public var incrementalRowCount: Swift.Int64?
        /// Read-only.
        public var lastIncrementalRowTime: JSON.Timestamp?
        /// Read-only.
        public var resultSetLastModifyTime: JSON.Timestamp?
        /// Read-only.
        public var resultSetLastReplaceTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("disabledReason", \.disabledReason), .string("disabledReasonDetails", \.disabledReasonDetails),
            .timestamp("firstIncrementalRowTime", \.firstIncrementalRowTime),
            .int64("incrementalRowCount", \.incrementalRowCount),
            .timestamp("lastIncrementalRowTime", \.lastIncrementalRowTime),
            .timestamp("resultSetLastModifyTime", \.resultSetLastModifyTime),
            .timestamp("resultSetLastReplaceTime", \.resultSetLastReplaceTime)
        ]

        /// Read-only.
        public typealias DisabledReason = JSON.OpenEnumeration<DisabledReason_Values>
        public enum DisabledReason_Values {}
    }

    public struct IndexPruningStats: JSON.Model {
        public var baseTable: TableReference?
        public var indexId: Swift.String?
        public var postIndexPruningParallelInputCount: Swift.Int64?
        public var preIndexPruningParallelInputCount: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("baseTable", \.baseTable), .string("indexId", \.indexId),
            .int64("postIndexPruningParallelInputCount", \.postIndexPruningParallelInputCount),
            .int64("preIndexPruningParallelInputCount", \.preIndexPruningParallelInputCount)
        ]
    }
}

extension JSON.OpenEnumeration<BigQuery.Argument.ArgumentKind_Values> {
    public static var argumentKindUnspecified: Self { "ARGUMENT_KIND_UNSPECIFIED" }
    public static var fixedType: Self { "FIXED_TYPE" }
    public static var anyType: Self { "ANY_TYPE" }
    public static var fixedTable: Self { "FIXED_TABLE" }
    public static var anyTable: Self { "ANY_TABLE" }
}

extension JSON.OpenEnumeration<BigQuery.Argument.Mode_Values> {
    public static var modeUnspecified: Self { "MODE_UNSPECIFIED" }
    public static var `in`: Self { "IN" }
    public static var out: Self { "OUT" }
    public static var `inout`: Self { "INOUT" }
}

extension JSON.OpenEnumeration<BigQuery.ArimaForecastingMetrics.SeasonalPeriods_Values> {
    public static var seasonalPeriodTypeUnspecified: Self { "SEASONAL_PERIOD_TYPE_UNSPECIFIED" }
    public static var noSeasonality: Self { "NO_SEASONALITY" }
    public static var daily: Self { "DAILY" }
    public static var weekly: Self { "WEEKLY" }
    public static var monthly: Self { "MONTHLY" }
    public static var quarterly: Self { "QUARTERLY" }
    public static var yearly: Self { "YEARLY" }
    public static var hourly: Self { "HOURLY" }
}

extension JSON.OpenEnumeration<BigQuery.ArimaModelInfo.SeasonalPeriods_Values> {
    public static var seasonalPeriodTypeUnspecified: Self { "SEASONAL_PERIOD_TYPE_UNSPECIFIED" }
    public static var noSeasonality: Self { "NO_SEASONALITY" }
    public static var daily: Self { "DAILY" }
    public static var weekly: Self { "WEEKLY" }
    public static var monthly: Self { "MONTHLY" }
    public static var quarterly: Self { "QUARTERLY" }
    public static var yearly: Self { "YEARLY" }
    public static var hourly: Self { "HOURLY" }
}

extension JSON.OpenEnumeration<BigQuery.ArimaResult.SeasonalPeriods_Values> {
    public static var seasonalPeriodTypeUnspecified: Self { "SEASONAL_PERIOD_TYPE_UNSPECIFIED" }
    public static var noSeasonality: Self { "NO_SEASONALITY" }
    public static var daily: Self { "DAILY" }
    public static var weekly: Self { "WEEKLY" }
    public static var monthly: Self { "MONTHLY" }
    public static var quarterly: Self { "QUARTERLY" }
    public static var yearly: Self { "YEARLY" }
    public static var hourly: Self { "HOURLY" }
}

extension JSON.OpenEnumeration<BigQuery.ArimaSingleModelForecastingMetrics.SeasonalPeriods_Values> {
    public static var seasonalPeriodTypeUnspecified: Self { "SEASONAL_PERIOD_TYPE_UNSPECIFIED" }
    public static var noSeasonality: Self { "NO_SEASONALITY" }
    public static var daily: Self { "DAILY" }
    public static var weekly: Self { "WEEKLY" }
    public static var monthly: Self { "MONTHLY" }
    public static var quarterly: Self { "QUARTERLY" }
    public static var yearly: Self { "YEARLY" }
    public static var hourly: Self { "HOURLY" }
}

extension JSON.OpenEnumeration<BigQuery.ArrowSerializationOptions.BufferCompression_Values> {
    public static var compressionUnspecified: Self { "COMPRESSION_UNSPECIFIED" }
    public static var lz4Frame: Self { "LZ4_FRAME" }
    public static var zstd: Self { "ZSTD" }
}

extension JSON.OpenEnumeration<BigQuery.ArrowSerializationOptions.PicosTimestampPrecision_Values> {
    public static var picosTimestampPrecisionUnspecified: Self { "PICOS_TIMESTAMP_PRECISION_UNSPECIFIED" }
    public static var timestampPrecisionMicros: Self { "TIMESTAMP_PRECISION_MICROS" }
    public static var timestampPrecisionNanos: Self { "TIMESTAMP_PRECISION_NANOS" }
    public static var timestampPrecisionPicos: Self { "TIMESTAMP_PRECISION_PICOS" }
}

extension JSON.OpenEnumeration<BigQuery.AuditLogConfig.LogType_Values> {
    public static var logTypeUnspecified: Self { "LOG_TYPE_UNSPECIFIED" }
    public static var adminRead: Self { "ADMIN_READ" }
    public static var dataWrite: Self { "DATA_WRITE" }
    public static var dataRead: Self { "DATA_READ" }
}

extension JSON.OpenEnumeration<BigQuery.BiEngineReason.Code_Values> {
    public static var codeUnspecified: Self { "CODE_UNSPECIFIED" }
    public static var noReservation: Self { "NO_RESERVATION" }
    public static var insufficientReservation: Self { "INSUFFICIENT_RESERVATION" }
    public static var unsupportedSqlText: Self { "UNSUPPORTED_SQL_TEXT" }
    public static var inputTooLarge: Self { "INPUT_TOO_LARGE" }
    public static var otherReason: Self { "OTHER_REASON" }
    public static var tableExcluded: Self { "TABLE_EXCLUDED" }
}

extension JSON.OpenEnumeration<BigQuery.BiEngineStatistics.AccelerationMode_Values> {
    public static var biEngineAccelerationModeUnspecified: Self { "BI_ENGINE_ACCELERATION_MODE_UNSPECIFIED" }
    public static var biEngineDisabled: Self { "BI_ENGINE_DISABLED" }
    public static var partialInput: Self { "PARTIAL_INPUT" }
    public static var fullInput: Self { "FULL_INPUT" }
    public static var fullQuery: Self { "FULL_QUERY" }
}

extension JSON.OpenEnumeration<BigQuery.BiEngineStatistics.BiEngineMode_Values> {
    public static var accelerationModeUnspecified: Self { "ACCELERATION_MODE_UNSPECIFIED" }
    public static var disabled: Self { "DISABLED" }
    public static var partial: Self { "PARTIAL" }
    public static var full: Self { "FULL" }
}

extension JSON.OpenEnumeration<BigQuery.BigLakeConfiguration.FileFormat_Values> {
    public static var fileFormatUnspecified: Self { "FILE_FORMAT_UNSPECIFIED" }
    public static var parquet: Self { "PARQUET" }
}

extension JSON.OpenEnumeration<BigQuery.BigLakeConfiguration.TableFormat_Values> {
    public static var tableFormatUnspecified: Self { "TABLE_FORMAT_UNSPECIFIED" }
    public static var iceberg: Self { "ICEBERG" }
}

extension JSON.OpenEnumeration<BigQuery.DataFormatOptions.TimestampOutputFormat_Values> {
    public static var timestampOutputFormatUnspecified: Self { "TIMESTAMP_OUTPUT_FORMAT_UNSPECIFIED" }
    public static var float64: Self { "FLOAT64" }
    public static var int64: Self { "INT64" }
    public static var iso8601String: Self { "ISO8601_STRING" }
}

extension JSON.OpenEnumeration<BigQuery.Dataset.DefaultRoundingMode_Values> {
    public static var roundingModeUnspecified: Self { "ROUNDING_MODE_UNSPECIFIED" }
    public static var roundHalfAwayFromZero: Self { "ROUND_HALF_AWAY_FROM_ZERO" }
    public static var roundHalfEven: Self { "ROUND_HALF_EVEN" }
}

extension JSON.OpenEnumeration<BigQuery.Dataset.StorageBillingModel_Values> {
    public static var storageBillingModelUnspecified: Self { "STORAGE_BILLING_MODEL_UNSPECIFIED" }
    public static var logical: Self { "LOGICAL" }
    public static var physical: Self { "PHYSICAL" }
}

extension JSON.OpenEnumeration<BigQuery.DatasetAccessEntry.TargetTypes_Values> {
    public static var targetTypeUnspecified: Self { "TARGET_TYPE_UNSPECIFIED" }
    public static var views: Self { "VIEWS" }
    public static var routines: Self { "ROUTINES" }
}

extension JSON.OpenEnumeration<BigQuery.DmlStatistics.DmlMode_Values> {
    public static var dmlModeUnspecified: Self { "DML_MODE_UNSPECIFIED" }
    public static var coarseGrainedDml: Self { "COARSE_GRAINED_DML" }
    public static var fineGrainedDml: Self { "FINE_GRAINED_DML" }
}

extension JSON.OpenEnumeration<BigQuery.DmlStatistics.FineGrainedDmlUnusedReason_Values> {
    public static var fineGrainedDmlUnusedReasonUnspecified: Self { "FINE_GRAINED_DML_UNUSED_REASON_UNSPECIFIED" }
    public static var maxPartitionSizeExceeded: Self { "MAX_PARTITION_SIZE_EXCEEDED" }
    public static var tableNotEnrolled: Self { "TABLE_NOT_ENROLLED" }
    public static var dmlInMultiStatementTransaction: Self { "DML_IN_MULTI_STATEMENT_TRANSACTION" }
}

extension JSON.OpenEnumeration<BigQuery.ExplainQueryStage.ComputeMode_Values> {
    public static var computeModeUnspecified: Self { "COMPUTE_MODE_UNSPECIFIED" }
    public static var bigquery: Self { "BIGQUERY" }
    public static var biEngine: Self { "BI_ENGINE" }
}

extension JSON.OpenEnumeration<BigQuery.ExternalDataConfiguration.DecimalTargetTypes_Values> {
    public static var decimalTargetTypeUnspecified: Self { "DECIMAL_TARGET_TYPE_UNSPECIFIED" }
    public static var numeric: Self { "NUMERIC" }
    public static var bignumeric: Self { "BIGNUMERIC" }
    public static var string: Self { "STRING" }
}

extension JSON.OpenEnumeration<BigQuery.ExternalDataConfiguration.FileSetSpecType_Values> {
    public static var fileSetSpecTypeFileSystemMatch: Self { "FILE_SET_SPEC_TYPE_FILE_SYSTEM_MATCH" }
    public static var fileSetSpecTypeNewLineDelimitedManifest: Self { "FILE_SET_SPEC_TYPE_NEW_LINE_DELIMITED_MANIFEST" }
}

extension JSON.OpenEnumeration<BigQuery.ExternalDataConfiguration.JsonExtension_Values> {
    public static var jsonExtensionUnspecified: Self { "JSON_EXTENSION_UNSPECIFIED" }
    public static var geojson: Self { "GEOJSON" }
}

extension JSON.OpenEnumeration<BigQuery.ExternalDataConfiguration.MetadataCacheMode_Values> {
    public static var metadataCacheModeUnspecified: Self { "METADATA_CACHE_MODE_UNSPECIFIED" }
    public static var automatic: Self { "AUTOMATIC" }
    public static var manual: Self { "MANUAL" }
}

extension JSON.OpenEnumeration<BigQuery.ExternalDataConfiguration.ObjectMetadata_Values> {
    public static var objectMetadataUnspecified: Self { "OBJECT_METADATA_UNSPECIFIED" }
    public static var directory: Self { "DIRECTORY" }
    public static var simple: Self { "SIMPLE" }
}

extension JSON.OpenEnumeration<BigQuery.ForeignTypeInfo.TypeSystem_Values> {
    public static var typeSystemUnspecified: Self { "TYPE_SYSTEM_UNSPECIFIED" }
    public static var hive: Self { "HIVE" }
}

extension JSON.OpenEnumeration<BigQuery.GeneratedColumn.GeneratedMode_Values> {
    public static var generatedModeUnspecified: Self { "GENERATED_MODE_UNSPECIFIED" }
    public static var generatedAlways: Self { "GENERATED_ALWAYS" }
    public static var generatedByDefault: Self { "GENERATED_BY_DEFAULT" }
}

extension JSON.OpenEnumeration<BigQuery.HparamTuningTrial.Status_Values> {
    public static var trialStatusUnspecified: Self { "TRIAL_STATUS_UNSPECIFIED" }
    public static var notStarted: Self { "NOT_STARTED" }
    public static var running: Self { "RUNNING" }
    public static var succeeded: Self { "SUCCEEDED" }
    public static var failed: Self { "FAILED" }
    public static var infeasible: Self { "INFEASIBLE" }
    public static var stoppedEarly: Self { "STOPPED_EARLY" }
}

extension JSON.OpenEnumeration<BigQuery.IncrementalResultStats.DisabledReason_Values> {
    public static var disabledReasonUnspecified: Self { "DISABLED_REASON_UNSPECIFIED" }
    public static var other: Self { "OTHER" }
    public static var unsupportedOperator: Self { "UNSUPPORTED_OPERATOR" }
}
