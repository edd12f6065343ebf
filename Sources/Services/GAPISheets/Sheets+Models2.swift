// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 1. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

public import AsyncGAPI

extension Sheets {
    public struct DataExecutionStatus: JSON.Model {
        public var errorCode: ErrorCode?
        public var errorMessage: Swift.String?
        public var lastRefreshTime: JSON.Timestamp?
        public var state: State?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("errorCode", \.errorCode), .string("errorMessage", \.errorMessage),
            .timestamp("lastRefreshTime", \.lastRefreshTime), .enumeration("state", \.state)
        ]

        public struct ErrorCode: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataExecutionErrorCodeUnspecified: Self { Self(rawValue: "DATA_EXECUTION_ERROR_CODE_UNSPECIFIED") }
            public static var timedOut: Self { Self(rawValue: "TIMED_OUT") }
            public static var tooManyRows: Self { Self(rawValue: "TOO_MANY_ROWS") }
            public static var tooManyColumns: Self { Self(rawValue: "TOO_MANY_COLUMNS") }
            public static var tooManyCells: Self { Self(rawValue: "TOO_MANY_CELLS") }
            public static var engine: Self { Self(rawValue: "ENGINE") }
            public static var parameterInvalid: Self { Self(rawValue: "PARAMETER_INVALID") }
            public static var unsupportedDataType: Self { Self(rawValue: "UNSUPPORTED_DATA_TYPE") }
            public static var duplicateColumnNames: Self { Self(rawValue: "DUPLICATE_COLUMN_NAMES") }
            public static var interrupted: Self { Self(rawValue: "INTERRUPTED") }
            public static var concurrentQuery: Self { Self(rawValue: "CONCURRENT_QUERY") }
            public static var other: Self { Self(rawValue: "OTHER") }
            public static var tooManyCharsPerCell: Self { Self(rawValue: "TOO_MANY_CHARS_PER_CELL") }
            public static var dataNotFound: Self { Self(rawValue: "DATA_NOT_FOUND") }
            public static var permissionDenied: Self { Self(rawValue: "PERMISSION_DENIED") }
            public static var missingColumnAlias: Self { Self(rawValue: "MISSING_COLUMN_ALIAS") }
            public static var objectNotFound: Self { Self(rawValue: "OBJECT_NOT_FOUND") }
            public static var objectInErrorState: Self { Self(rawValue: "OBJECT_IN_ERROR_STATE") }
            public static var objectSpecInvalid: Self { Self(rawValue: "OBJECT_SPEC_INVALID") }
            public static var dataExecutionCancelled: Self { Self(rawValue: "DATA_EXECUTION_CANCELLED") }
        }

        public struct State: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataExecutionStateUnspecified: Self { Self(rawValue: "DATA_EXECUTION_STATE_UNSPECIFIED") }
            public static var notStarted: Self { Self(rawValue: "NOT_STARTED") }
            public static var running: Self { Self(rawValue: "RUNNING") }
            public static var cancelling: Self { Self(rawValue: "CANCELLING") }
            public static var succeeded: Self { Self(rawValue: "SUCCEEDED") }
            public static var failed: Self { Self(rawValue: "FAILED") }
        }
    }

    public struct DataFilter: JSON.Model {
        public var a1Range: Swift.String?
        @JSON.Boxed public var developerMetadataLookup: DeveloperMetadataLookup?
        public var gridRange: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("a1Range", \.a1Range),
            .boxed("developerMetadataLookup", \.developerMetadataLookup, \._developerMetadataLookup),
            .object("gridRange", \.gridRange)
        ]
    }

    public struct DataFilterValueRange: JSON.Model {
        public var dataFilter: DataFilter?
        public var majorDimension: MajorDimension?
        public var values: [[JSON.Value]]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataFilter", \.dataFilter), .enumeration("majorDimension", \.majorDimension),
            .array("values", \.values, of: .array(.any))
        ]

        public struct MajorDimension: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dimensionUnspecified: Self { Self(rawValue: "DIMENSION_UNSPECIFIED") }
            public static var rows: Self { Self(rawValue: "ROWS") }
            public static var columns: Self { Self(rawValue: "COLUMNS") }
        }
    }

    public struct DataLabel: JSON.Model {
        @JSON.Boxed public var customLabelData: ChartData?
        public var placement: Placement?
        @JSON.Boxed public var textFormat: TextFormat?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("customLabelData", \.customLabelData, \._customLabelData), .enumeration("placement", \.placement),
            .boxed("textFormat", \.textFormat, \._textFormat), .enumeration("type", \.type)
        ]

        public struct Placement: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataLabelPlacementUnspecified: Self { Self(rawValue: "DATA_LABEL_PLACEMENT_UNSPECIFIED") }
            public static var center: Self { Self(rawValue: "CENTER") }
            public static var left: Self { Self(rawValue: "LEFT") }
            public static var right: Self { Self(rawValue: "RIGHT") }
            public static var above: Self { Self(rawValue: "ABOVE") }
            public static var below: Self { Self(rawValue: "BELOW") }
            public static var insideEnd: Self { Self(rawValue: "INSIDE_END") }
            public static var insideBase: Self { Self(rawValue: "INSIDE_BASE") }
            public static var outsideEnd: Self { Self(rawValue: "OUTSIDE_END") }
        }

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataLabelTypeUnspecified: Self { Self(rawValue: "DATA_LABEL_TYPE_UNSPECIFIED") }
            public static var noneValue: Self { Self(rawValue: "NONE") }
            public static var data: Self { Self(rawValue: "DATA") }
            public static var custom: Self { Self(rawValue: "CUSTOM") }
        }
    }

    public struct DataSource: JSON.Model {
        public var calculatedColumns: [DataSourceColumn]?
        public var dataSourceId: Swift.String?
        public var sheetId: Swift.Int32?
        @JSON.Boxed public var spec: DataSourceSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("calculatedColumns", \.calculatedColumns, of: .object), .string("dataSourceId", \.dataSourceId),
            .int32("sheetId", \.sheetId), .boxed("spec", \.spec, \._spec)
        ]
    }

    public struct DataSourceChartProperties: JSON.Model {
        /// Read only.
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSourceId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataExecutionStatus", \.dataExecutionStatus), .string("dataSourceId", \.dataSourceId)
        ]
    }

    public struct DataSourceColumn: JSON.Model {
        public var formula: Swift.String?
        public var reference: DataSourceColumnReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formula", \.formula), .object("reference", \.reference)
        ]
    }

    public struct DataSourceColumnReference: JSON.Model {
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name)
        ]
    }

    public struct DataSourceFormula: JSON.Model {
        /// Read only.
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSourceId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataExecutionStatus", \.dataExecutionStatus), .string("dataSourceId", \.dataSourceId)
        ]
    }

    public struct DataSourceObjectReference: JSON.Model {
        public var chartId: Swift.Int32?
        public var dataSourceFormulaCell: GridCoordinate?
        public var dataSourcePivotTableAnchorCell: GridCoordinate?
        public var dataSourceTableAnchorCell: GridCoordinate?
        public var sheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("chartId", \.chartId), .object("dataSourceFormulaCell", \.dataSourceFormulaCell),
            .object("dataSourcePivotTableAnchorCell", \.dataSourcePivotTableAnchorCell),
            .object("dataSourceTableAnchorCell", \.dataSourceTableAnchorCell), .string("sheetId", \.sheetId)
        ]
    }

    public struct DataSourceObjectReferences: JSON.Model {
        public var references: [DataSourceObjectReference]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("references", \.references, of: .object)
        ]
    }

    public struct DataSourceParameter: JSON.Model {
        public var name: Swift.String?
        public var namedRangeId: Swift.String?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("namedRangeId", \.namedRangeId), .object("range", \.range)
        ]
    }

    public struct DataSourceRefreshDailySchedule: JSON.Model {
        public var startTime: TimeOfDay?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("startTime", \.startTime)
        ]
    }

    public struct DataSourceRefreshMonthlySchedule: JSON.Model {
        public var daysOfMonth: [Swift.Int32]?
        public var startTime: TimeOfDay?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("daysOfMonth", \.daysOfMonth, of: .int32), .object("startTime", \.startTime)
        ]
    }

    public struct DataSourceRefreshSchedule: JSON.Model {
        public var dailySchedule: DataSourceRefreshDailySchedule?
        public var enabled: Swift.Bool?
        public var monthlySchedule: DataSourceRefreshMonthlySchedule?
        /// Read only.
        public var nextRun: Interval?
        public var refreshScope: RefreshScope?
        public var weeklySchedule: DataSourceRefreshWeeklySchedule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dailySchedule", \.dailySchedule), .bool("enabled", \.enabled),
            .object("monthlySchedule", \.monthlySchedule), .object("nextRun", \.nextRun),
            .enumeration("refreshScope", \.refreshScope), .object("weeklySchedule", \.weeklySchedule)
        ]

        public struct RefreshScope: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataSourceRefreshScopeUnspecified: Self { Self(rawValue: "DATA_SOURCE_REFRESH_SCOPE_UNSPECIFIED") }
            public static var allDataSources: Self { Self(rawValue: "ALL_DATA_SOURCES") }
        }
    }

    public struct DataSourceRefreshWeeklySchedule: JSON.Model {
        public var daysOfWeek: [DaysOfWeek]?
        public var startTime: TimeOfDay?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("daysOfWeek", \.daysOfWeek, of: .enumeration), .object("startTime", \.startTime)
        ]

        public struct DaysOfWeek: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dayOfWeekUnspecified: Self { Self(rawValue: "DAY_OF_WEEK_UNSPECIFIED") }
            public static var monday: Self { Self(rawValue: "MONDAY") }
            public static var tuesday: Self { Self(rawValue: "TUESDAY") }
            public static var wednesday: Self { Self(rawValue: "WEDNESDAY") }
            public static var thursday: Self { Self(rawValue: "THURSDAY") }
            public static var friday: Self { Self(rawValue: "FRIDAY") }
            public static var saturday: Self { Self(rawValue: "SATURDAY") }
            public static var sunday: Self { Self(rawValue: "SUNDAY") }
        }
    }

    public struct DataSourceSheetDimensionRange: JSON.Model {
        public var columnReferences: [DataSourceColumnReference]?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnReferences", \.columnReferences, of: .object), .int32("sheetId", \.sheetId)
        ]
    }

    public struct DataSourceSheetProperties: JSON.Model {
        public var columns: [DataSourceColumn]?
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSourceId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columns", \.columns, of: .object), .object("dataExecutionStatus", \.dataExecutionStatus),
            .string("dataSourceId", \.dataSourceId)
        ]
    }

    public struct DataSourceSpec: JSON.Model {
        public var bigQuery: BigQueryDataSourceSpec?
        public var looker: LookerDataSourceSpec?
        public var parameters: [DataSourceParameter]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bigQuery", \.bigQuery), .object("looker", \.looker),
            .array("parameters", \.parameters, of: .object)
        ]
    }

    public struct DataSourceTable: JSON.Model {
        public var columnSelectionType: ColumnSelectionType?
        public var columns: [DataSourceColumnReference]?
        /// Read only.
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSourceId: Swift.String?
        public var filterSpecs: [FilterSpec]?
        public var rowLimit: Swift.Int32?
        public var sortSpecs: [SortSpec]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("columnSelectionType", \.columnSelectionType), .array("columns", \.columns, of: .object),
            .object("dataExecutionStatus", \.dataExecutionStatus), .string("dataSourceId", \.dataSourceId),
            .array("filterSpecs", \.filterSpecs, of: .object), .int32("rowLimit", \.rowLimit),
            .array("sortSpecs", \.sortSpecs, of: .object)
        ]

        public struct ColumnSelectionType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dataSourceTableColumnSelectionTypeUnspecified: Self { Self(rawValue: "DATA_SOURCE_TABLE_COLUMN_SELECTION_TYPE_UNSPECIFIED") }
            public static var selected: Self { Self(rawValue: "SELECTED") }
            public static var syncAll: Self { Self(rawValue: "SYNC_ALL") }
        }
    }

    public struct DataValidationRule: JSON.Model {
        public var condition: BooleanCondition?
        public var inputMessage: Swift.String?
        public var showCustomUi: Swift.Bool?
        public var strict: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .string("inputMessage", \.inputMessage),
            .bool("showCustomUi", \.showCustomUi), .bool("strict", \.strict)
        ]
    }

    public struct DateTimeRule: JSON.Model {
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dateTimeRuleTypeUnspecified: Self { Self(rawValue: "DATE_TIME_RULE_TYPE_UNSPECIFIED") }
            public static var second: Self { Self(rawValue: "SECOND") }
            public static var minute: Self { Self(rawValue: "MINUTE") }
            public static var hour: Self { Self(rawValue: "HOUR") }
            public static var hourMinute: Self { Self(rawValue: "HOUR_MINUTE") }
            public static var hourMinuteAmpm: Self { Self(rawValue: "HOUR_MINUTE_AMPM") }
            public static var dayOfWeek: Self { Self(rawValue: "DAY_OF_WEEK") }
            public static var dayOfYear: Self { Self(rawValue: "DAY_OF_YEAR") }
            public static var dayOfMonth: Self { Self(rawValue: "DAY_OF_MONTH") }
            public static var dayMonth: Self { Self(rawValue: "DAY_MONTH") }
            public static var month: Self { Self(rawValue: "MONTH") }
            public static var quarter: Self { Self(rawValue: "QUARTER") }
            public static var year: Self { Self(rawValue: "YEAR") }
            public static var yearMonth: Self { Self(rawValue: "YEAR_MONTH") }
            public static var yearQuarter: Self { Self(rawValue: "YEAR_QUARTER") }
            public static var yearMonthDay: Self { Self(rawValue: "YEAR_MONTH_DAY") }
        }
    }

    public struct DeleteBandingRequest: JSON.Model {
        public var bandedRangeId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("bandedRangeId", \.bandedRangeId)
        ]
    }

    public struct DeleteCommentReplyRequest: JSON.Model {
        public var commentId: Swift.String?
        public var postId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .string("postId", \.postId)
        ]
    }

    public struct DeleteCommentRequest: JSON.Model {
        public var commentId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId)
        ]
    }

    public struct DeleteConditionalFormatRuleRequest: JSON.Model {
        public var index: Swift.Int32?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("index", \.index), .int32("sheetId", \.sheetId)
        ]
    }

    public struct DeleteConditionalFormatRuleResponse: JSON.Model {
        public var rule: ConditionalFormatRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("rule", \.rule)
        ]
    }

    public struct DeleteDataSourceRequest: JSON.Model {
        public var dataSourceId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dataSourceId", \.dataSourceId)
        ]
    }

    public struct DeleteDeveloperMetadataRequest: JSON.Model {
        public var dataFilter: DataFilter?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataFilter", \.dataFilter)
        ]
    }

    public struct DeleteDeveloperMetadataResponse: JSON.Model {
        public var deletedDeveloperMetadata: [DeveloperMetadata]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("deletedDeveloperMetadata", \.deletedDeveloperMetadata, of: .object)
        ]
    }

    public struct DeleteDimensionGroupRequest: JSON.Model {
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct DeleteDimensionGroupResponse: JSON.Model {
        public var dimensionGroups: [DimensionGroup]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dimensionGroups", \.dimensionGroups, of: .object)
        ]
    }

    public struct DeleteDimensionRequest: JSON.Model {
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct DeleteDuplicatesRequest: JSON.Model {
        public var comparisonColumns: [DimensionRange]?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("comparisonColumns", \.comparisonColumns, of: .object), .object("range", \.range)
        ]
    }

    public struct DeleteDuplicatesResponse: JSON.Model {
        public var duplicatesRemovedCount: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("duplicatesRemovedCount", \.duplicatesRemovedCount)
        ]
    }

    public struct DeleteEmbeddedObjectRequest: JSON.Model {
        public var objectId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("objectId", \.objectId)
        ]
    }

    public struct DeleteFilterViewRequest: JSON.Model {
        public var filterId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("filterId", \.filterId)
        ]
    }

    public struct DeleteNamedRangeRequest: JSON.Model {
        public var namedRangeId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("namedRangeId", \.namedRangeId)
        ]
    }

    public struct DeleteProtectedRangeRequest: JSON.Model {
        public var protectedRangeId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("protectedRangeId", \.protectedRangeId)
        ]
    }

    public struct DeleteRangeRequest: JSON.Model {
        public var range: GridRange?
        public var shiftDimension: ShiftDimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range), .enumeration("shiftDimension", \.shiftDimension)
        ]

        public struct ShiftDimension: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dimensionUnspecified: Self { Self(rawValue: "DIMENSION_UNSPECIFIED") }
            public static var rows: Self { Self(rawValue: "ROWS") }
            public static var columns: Self { Self(rawValue: "COLUMNS") }
        }
    }

    public struct DeleteSheetRequest: JSON.Model {
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("sheetId", \.sheetId)
        ]
    }

    public struct DeleteTableRequest: JSON.Model {
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("tableId", \.tableId)
        ]
    }

    public struct DeveloperMetadata: JSON.Model {
        public var location: DeveloperMetadataLocation?
        public var metadataId: Swift.Int32?
        public var metadataKey: Swift.String?
        public var metadataValue: Swift.String?
        public var visibility: Visibility?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("location", \.location), .int32("metadataId", \.metadataId), .string("metadataKey", \.metadataKey),
            .string("metadataValue", \.metadataValue), .enumeration("visibility", \.visibility)
        ]

        public struct Visibility: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var developerMetadataVisibilityUnspecified: Self { Self(rawValue: "DEVELOPER_METADATA_VISIBILITY_UNSPECIFIED") }
            public static var document: Self { Self(rawValue: "DOCUMENT") }
            public static var project: Self { Self(rawValue: "PROJECT") }
        }
    }

    public struct DeveloperMetadataLocation: JSON.Model {
        public var dimensionRange: DimensionRange?
        public var locationType: LocationType?
        public var sheetId: Swift.Int32?
        public var spreadsheet: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dimensionRange", \.dimensionRange), .enumeration("locationType", \.locationType),
            .int32("sheetId", \.sheetId), .bool("spreadsheet", \.spreadsheet)
        ]

        public struct LocationType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var developerMetadataLocationTypeUnspecified: Self { Self(rawValue: "DEVELOPER_METADATA_LOCATION_TYPE_UNSPECIFIED") }
            public static var row: Self { Self(rawValue: "ROW") }
            public static var column: Self { Self(rawValue: "COLUMN") }
            public static var sheet: Self { Self(rawValue: "SHEET") }
            public static var spreadsheet: Self { Self(rawValue: "SPREADSHEET") }
        }
    }

    public struct DeveloperMetadataLookup: JSON.Model {
        public var locationMatchingStrategy: LocationMatchingStrategy?
        public var locationType: LocationType?
        public var metadataId: Swift.Int32?
        public var metadataKey: Swift.String?
        public var metadataLocation: DeveloperMetadataLocation?
        public var metadataValue: Swift.String?
        public var visibility: Visibility?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("locationMatchingStrategy", \.locationMatchingStrategy),
            .enumeration("locationType", \.locationType), .int32("metadataId", \.metadataId),
            .string("metadataKey", \.metadataKey), .object("metadataLocation", \.metadataLocation),
            .string("metadataValue", \.metadataValue), .enumeration("visibility", \.visibility)
        ]

        public struct LocationMatchingStrategy: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var developerMetadataLocationMatchingStrategyUnspecified: Self { Self(rawValue: "DEVELOPER_METADATA_LOCATION_MATCHING_STRATEGY_UNSPECIFIED") }
            public static var exactLocation: Self { Self(rawValue: "EXACT_LOCATION") }
            public static var intersectingLocation: Self { Self(rawValue: "INTERSECTING_LOCATION") }
        }

        public struct LocationType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var developerMetadataLocationTypeUnspecified: Self { Self(rawValue: "DEVELOPER_METADATA_LOCATION_TYPE_UNSPECIFIED") }
            public static var row: Self { Self(rawValue: "ROW") }
            public static var column: Self { Self(rawValue: "COLUMN") }
            public static var sheet: Self { Self(rawValue: "SHEET") }
            public static var spreadsheet: Self { Self(rawValue: "SPREADSHEET") }
        }

        public struct Visibility: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var developerMetadataVisibilityUnspecified: Self { Self(rawValue: "DEVELOPER_METADATA_VISIBILITY_UNSPECIFIED") }
            public static var document: Self { Self(rawValue: "DOCUMENT") }
            public static var project: Self { Self(rawValue: "PROJECT") }
        }
    }

    public struct DimensionGroup: JSON.Model {
        public var collapsed: Swift.Bool?
        public var depth: Swift.Int32?
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("collapsed", \.collapsed), .int32("depth", \.depth), .object("range", \.range)
        ]
    }

    public struct DimensionProperties: JSON.Model {
        /// Read only.
        public var dataSourceColumnReference: DataSourceColumnReference?
        public var developerMetadata: [DeveloperMetadata]?
        public var hiddenByFilter: Swift.Bool?
        public var hiddenByUser: Swift.Bool?
        public var pixelSize: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSourceColumnReference", \.dataSourceColumnReference),
            .array("developerMetadata", \.developerMetadata, of: .object), .bool("hiddenByFilter", \.hiddenByFilter),
            .bool("hiddenByUser", \.hiddenByUser), .int32("pixelSize", \.pixelSize)
        ]
    }

    public struct DimensionRange: JSON.Model {
        public var dimension: Dimension?
        public var endIndex: Swift.Int32?
        public var sheetId: Swift.Int32?
        public var startIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("dimension", \.dimension), .int32("endIndex", \.endIndex), .int32("sheetId", \.sheetId),
            .int32("startIndex", \.startIndex)
        ]

        public struct Dimension: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dimensionUnspecified: Self { Self(rawValue: "DIMENSION_UNSPECIFIED") }
            public static var rows: Self { Self(rawValue: "ROWS") }
            public static var columns: Self { Self(rawValue: "COLUMNS") }
        }
    }

    public struct DuplicateFilterViewRequest: JSON.Model {
        public var filterId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("filterId", \.filterId)
        ]
    }

    public struct DuplicateFilterViewResponse: JSON.Model {
        @JSON.Boxed public var filter: FilterView?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("filter", \.filter, \._filter)
        ]
    }

    public struct DuplicateSheetRequest: JSON.Model {
        public var insertSheetIndex: Swift.Int32?
        public var newSheetId: Swift.Int32?
        public var newSheetName: Swift.String?
        public var sourceSheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("insertSheetIndex", \.insertSheetIndex), .int32("newSheetId", \.newSheetId),
            .string("newSheetName", \.newSheetName), .int32("sourceSheetId", \.sourceSheetId)
        ]
    }

    public struct DuplicateSheetResponse: JSON.Model {
        @JSON.Boxed public var properties: SheetProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct Editors: JSON.Model {
        public var domainUsersCanEdit: Swift.Bool?
        public var groups: [Swift.String]?
        public var users: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("domainUsersCanEdit", \.domainUsersCanEdit), .array("groups", \.groups, of: .string),
            .array("users", \.users, of: .string)
        ]
    }

    public struct EmbeddedChart: JSON.Model {
        public var border: EmbeddedObjectBorder?
        public var chartId: Swift.Int32?
        public var position: EmbeddedObjectPosition?
        @JSON.Boxed public var spec: ChartSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("border", \.border), .int32("chartId", \.chartId), .object("position", \.position),
            .boxed("spec", \.spec, \._spec)
        ]
    }

    public struct EmbeddedObjectBorder: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle)
        ]
    }

    public struct EmbeddedObjectPosition: JSON.Model {
        public var newSheet: Swift.Bool?
        public var overlayPosition: OverlayPosition?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("newSheet", \.newSheet), .object("overlayPosition", \.overlayPosition), .int32("sheetId", \.sheetId)
        ]
    }

    public struct ErrorValue: JSON.Model {
        public var message: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("message", \.message), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var errorTypeUnspecified: Self { Self(rawValue: "ERROR_TYPE_UNSPECIFIED") }
            public static var error: Self { Self(rawValue: "ERROR") }
            public static var nullValue: Self { Self(rawValue: "NULL_VALUE") }
            public static var divideByZero: Self { Self(rawValue: "DIVIDE_BY_ZERO") }
            public static var value: Self { Self(rawValue: "VALUE") }
            public static var ref: Self { Self(rawValue: "REF") }
            public static var name: Self { Self(rawValue: "NAME") }
            public static var num: Self { Self(rawValue: "NUM") }
            public static var nA: Self { Self(rawValue: "N_A") }
            public static var loading: Self { Self(rawValue: "LOADING") }
        }
    }

    public struct ExtendedValue: JSON.Model {
        public var boolValue: Swift.Bool?
        public var errorValue: ErrorValue?
        public var formulaValue: Swift.String?
        public var numberValue: Swift.Double?
        public var stringValue: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("boolValue", \.boolValue), .object("errorValue", \.errorValue),
            .string("formulaValue", \.formulaValue), .double("numberValue", \.numberValue),
            .string("stringValue", \.stringValue)
        ]
    }

    public struct FilterCriteria: JSON.Model {
        public var condition: BooleanCondition?
        public var hiddenValues: [Swift.String]?
        /// Deprecated.
        public var visibleBackgroundColor: Color?
        public var visibleBackgroundColorStyle: ColorStyle?
        /// Deprecated.
        public var visibleForegroundColor: Color?
        public var visibleForegroundColorStyle: ColorStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .array("hiddenValues", \.hiddenValues, of: .string),
            .object("visibleBackgroundColor", \.visibleBackgroundColor),
            .object("visibleBackgroundColorStyle", \.visibleBackgroundColorStyle),
            .object("visibleForegroundColor", \.visibleForegroundColor),
            .object("visibleForegroundColorStyle", \.visibleForegroundColorStyle)
        ]
    }

    public struct FilterSpec: JSON.Model {
        public var columnIndex: Swift.Int32?
        public var dataSourceColumnReference: DataSourceColumnReference?
        @JSON.Boxed public var filterCriteria: FilterCriteria?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnIndex", \.columnIndex), .object("dataSourceColumnReference", \.dataSourceColumnReference),
            .boxed("filterCriteria", \.filterCriteria, \._filterCriteria)
        ]
    }

    public struct FilterView: JSON.Model {
        /// Deprecated.
        public var criteria: [Swift.String: FilterCriteria]?
        public var filterSpecs: [FilterSpec]?
        public var filterViewId: Swift.Int32?
        public var namedRangeId: Swift.String?
        public var range: GridRange?
        public var sortSpecs: [SortSpec]?
        public var tableId: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("criteria", \.criteria, of: .object), .array("filterSpecs", \.filterSpecs, of: .object),
            .int32("filterViewId", \.filterViewId), .string("namedRangeId", \.namedRangeId), .object("range", \.range),
            .array("sortSpecs", \.sortSpecs, of: .object), .string("tableId", \.tableId), .string("title", \.title)
        ]
    }

    public struct FindReplaceRequest: JSON.Model {
        public var allSheets: Swift.Bool?
        public var find: Swift.String?
        public var includeFormulas: Swift.Bool?
        public var matchCase: Swift.Bool?
        public var matchEntireCell: Swift.Bool?
        public var range: GridRange?
        public var replacement: Swift.String?
        public var searchByRegex: Swift.Bool?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allSheets", \.allSheets), .string("find", \.find), .bool("includeFormulas", \.includeFormulas),
            .bool("matchCase", \.matchCase), .bool("matchEntireCell", \.matchEntireCell), .object("range", \.range),
            .string("replacement", \.replacement), .bool("searchByRegex", \.searchByRegex), .int32("sheetId", \.sheetId)
        ]
    }

    public struct FindReplaceResponse: JSON.Model {
        public var formulasChanged: Swift.Int32?
        public var occurrencesChanged: Swift.Int32?
        public var rowsChanged: Swift.Int32?
        public var sheetsChanged: Swift.Int32?
        public var valuesChanged: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("formulasChanged", \.formulasChanged), .int32("occurrencesChanged", \.occurrencesChanged),
            .int32("rowsChanged", \.rowsChanged), .int32("sheetsChanged", \.sheetsChanged),
            .int32("valuesChanged", \.valuesChanged)
        ]
    }

    public struct GetSpreadsheetByDataFilterRequest: JSON.Model {
        public var commentsViewMode: CommentsViewMode?
        public var dataFilters: [DataFilter]?
        public var excludeTablesInBandedRanges: Swift.Bool?
        public var includeGridData: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("commentsViewMode", \.commentsViewMode), .array("dataFilters", \.dataFilters, of: .object),
            .bool("excludeTablesInBandedRanges", \.excludeTablesInBandedRanges),
            .bool("includeGridData", \.includeGridData)
        ]

        public struct CommentsViewMode: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var commentsViewModeUnspecified: Self { Self(rawValue: "COMMENTS_VIEW_MODE_UNSPECIFIED") }
            public static var commentsViewModeDefaultForCurrentAccess: Self { Self(rawValue: "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS") }
            public static var commentsViewModeOmitted: Self { Self(rawValue: "COMMENTS_VIEW_MODE_OMITTED") }
            public static var commentsViewModeIncluded: Self { Self(rawValue: "COMMENTS_VIEW_MODE_INCLUDED") }
        }
    }

    public struct GradientRule: JSON.Model {
        @JSON.Boxed public var maxpoint: InterpolationPoint?
        @JSON.Boxed public var midpoint: InterpolationPoint?
        @JSON.Boxed public var minpoint: InterpolationPoint?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("maxpoint", \.maxpoint, \._maxpoint), .boxed("midpoint", \.midpoint, \._midpoint),
            .boxed("minpoint", \.minpoint, \._minpoint)
        ]
    }

    public struct GridCoordinate: JSON.Model {
        public var columnIndex: Swift.Int32?
        public var rowIndex: Swift.Int32?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnIndex", \.columnIndex), .int32("rowIndex", \.rowIndex), .int32("sheetId", \.sheetId)
        ]
    }

    public struct GridData: JSON.Model {
        public var columnMetadata: [DimensionProperties]?
        public var rowData: [RowData]?
        public var rowMetadata: [DimensionProperties]?
        public var startColumn: Swift.Int32?
        public var startRow: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnMetadata", \.columnMetadata, of: .object), .array("rowData", \.rowData, of: .object),
            .array("rowMetadata", \.rowMetadata, of: .object), .int32("startColumn", \.startColumn),
            .int32("startRow", \.startRow)
        ]
    }

    public struct GridProperties: JSON.Model {
        public var columnCount: Swift.Int32?
        public var columnGroupControlAfter: Swift.Bool?
        public var frozenColumnCount: Swift.Int32?
        public var frozenRowCount: Swift.Int32?
        public var hideGridlines: Swift.Bool?
        public var rowCount: Swift.Int32?
        public var rowGroupControlAfter: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnCount", \.columnCount), .bool("columnGroupControlAfter", \.columnGroupControlAfter),
            .int32("frozenColumnCount", \.frozenColumnCount), .int32("frozenRowCount", \.frozenRowCount),
            .bool("hideGridlines", \.hideGridlines), .int32("rowCount", \.rowCount),
            .bool("rowGroupControlAfter", \.rowGroupControlAfter)
        ]
    }

    public struct GridRange: JSON.Model {
        public var endColumnIndex: Swift.Int32?
        public var endRowIndex: Swift.Int32?
        public var sheetId: Swift.Int32?
        public var startColumnIndex: Swift.Int32?
        public var startRowIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("endColumnIndex", \.endColumnIndex), .int32("endRowIndex", \.endRowIndex),
            .int32("sheetId", \.sheetId), .int32("startColumnIndex", \.startColumnIndex),
            .int32("startRowIndex", \.startRowIndex)
        ]
    }

    public struct HistogramChartSpec: JSON.Model {
        public var bucketSize: Swift.Double?
        public var legendPosition: LegendPosition?
        public var outlierPercentile: Swift.Double?
        public var series: [HistogramSeries]?
        public var showItemDividers: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("bucketSize", \.bucketSize), .enumeration("legendPosition", \.legendPosition),
            .double("outlierPercentile", \.outlierPercentile), .array("series", \.series, of: .object),
            .bool("showItemDividers", \.showItemDividers)
        ]

        public struct LegendPosition: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var histogramChartLegendPositionUnspecified: Self { Self(rawValue: "HISTOGRAM_CHART_LEGEND_POSITION_UNSPECIFIED") }
            public static var bottomLegend: Self { Self(rawValue: "BOTTOM_LEGEND") }
            public static var leftLegend: Self { Self(rawValue: "LEFT_LEGEND") }
            public static var rightLegend: Self { Self(rawValue: "RIGHT_LEGEND") }
            public static var topLegend: Self { Self(rawValue: "TOP_LEGEND") }
            public static var noLegend: Self { Self(rawValue: "NO_LEGEND") }
            public static var insideLegend: Self { Self(rawValue: "INSIDE_LEGEND") }
        }
    }

    public struct HistogramRule: JSON.Model {
        public var end: Swift.Double?
        public var interval: Swift.Double?
        public var start: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("end", \.end), .double("interval", \.interval), .double("start", \.start)
        ]
    }

    public struct HistogramSeries: JSON.Model {
        /// Deprecated.
        public var barColor: Color?
        public var barColorStyle: ColorStyle?
        @JSON.Boxed public var data: ChartData?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("barColor", \.barColor), .object("barColorStyle", \.barColorStyle), .boxed("data", \.data, \._data)
        ]
    }

    public struct InsertCommentRequest: JSON.Model {
        public var assigneeEmailAddress: Swift.String?
        public var content: Swift.String?
        public var coordinate: GridCoordinate?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("assigneeEmailAddress", \.assigneeEmailAddress), .string("content", \.content),
            .object("coordinate", \.coordinate)
        ]
    }

    public struct InsertCommentResponse: JSON.Model {
        public var commentThread: CommentThread?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("commentThread", \.commentThread)
        ]
    }

    public struct InsertDimensionRequest: JSON.Model {
        public var inheritFromBefore: Swift.Bool?
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("inheritFromBefore", \.inheritFromBefore), .object("range", \.range)
        ]
    }

    public struct InsertRangeRequest: JSON.Model {
        public var range: GridRange?
        public var shiftDimension: ShiftDimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range), .enumeration("shiftDimension", \.shiftDimension)
        ]

        public struct ShiftDimension: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var dimensionUnspecified: Self { Self(rawValue: "DIMENSION_UNSPECIFIED") }
            public static var rows: Self { Self(rawValue: "ROWS") }
            public static var columns: Self { Self(rawValue: "COLUMNS") }
        }
    }

    public struct InterpolationPoint: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var type: TypeValue?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle), .enumeration("type", \.type),
            .string("value", \.value)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var interpolationPointTypeUnspecified: Self { Self(rawValue: "INTERPOLATION_POINT_TYPE_UNSPECIFIED") }
            public static var min: Self { Self(rawValue: "MIN") }
            public static var max: Self { Self(rawValue: "MAX") }
            public static var number: Self { Self(rawValue: "NUMBER") }
            public static var percent: Self { Self(rawValue: "PERCENT") }
            public static var percentile: Self { Self(rawValue: "PERCENTILE") }
        }
    }

    public struct Interval: JSON.Model {
        public var endTime: JSON.Timestamp?
        public var startTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("endTime", \.endTime), .timestamp("startTime", \.startTime)
        ]
    }

    public struct IterativeCalculationSettings: JSON.Model {
        public var convergenceThreshold: Swift.Double?
        public var maxIterations: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("convergenceThreshold", \.convergenceThreshold), .int32("maxIterations", \.maxIterations)
        ]
    }

    public struct KeyValueFormat: JSON.Model {
        public var position: TextPosition?
        @JSON.Boxed public var textFormat: TextFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("position", \.position), .boxed("textFormat", \.textFormat, \._textFormat)
        ]
    }

    public struct LineStyle: JSON.Model {
        public var type: TypeValue?
        public var width: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("type", \.type), .int32("width", \.width)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var lineDashTypeUnspecified: Self { Self(rawValue: "LINE_DASH_TYPE_UNSPECIFIED") }
            public static var invisible: Self { Self(rawValue: "INVISIBLE") }
            public static var custom: Self { Self(rawValue: "CUSTOM") }
            public static var solid: Self { Self(rawValue: "SOLID") }
            public static var dotted: Self { Self(rawValue: "DOTTED") }
            public static var mediumDashed: Self { Self(rawValue: "MEDIUM_DASHED") }
            public static var mediumDashedDotted: Self { Self(rawValue: "MEDIUM_DASHED_DOTTED") }
            public static var longDashed: Self { Self(rawValue: "LONG_DASHED") }
            public static var longDashedDotted: Self { Self(rawValue: "LONG_DASHED_DOTTED") }
        }
    }

    public struct Link: JSON.Model {
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("uri", \.uri)
        ]
    }

    public struct LookerDataSourceSpec: JSON.Model {
        public var explore: Swift.String?
        public var instanceUri: Swift.String?
        public var model: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("explore", \.explore), .string("instanceUri", \.instanceUri), .string("model", \.model)
        ]
    }

    public struct ManualRule: JSON.Model {
        public var groups: [ManualRuleGroup]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("groups", \.groups, of: .object)
        ]
    }

    public struct ManualRuleGroup: JSON.Model {
        public var groupName: ExtendedValue?
        public var items: [ExtendedValue]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("groupName", \.groupName), .array("items", \.items, of: .object)
        ]
    }

    public struct MatchedDeveloperMetadata: JSON.Model {
        public var dataFilters: [DataFilter]?
        @JSON.Boxed public var developerMetadata: DeveloperMetadata?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object),
            .boxed("developerMetadata", \.developerMetadata, \._developerMetadata)
        ]
    }

    public struct MatchedValueRange: JSON.Model {
        public var dataFilters: [DataFilter]?
        public var valueRange: ValueRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object), .object("valueRange", \.valueRange)
        ]
    }

    public struct MergeCellsRequest: JSON.Model {
        public var mergeType: MergeType?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("mergeType", \.mergeType), .object("range", \.range)
        ]

        public struct MergeType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mergeAll: Self { Self(rawValue: "MERGE_ALL") }
            public static var mergeColumns: Self { Self(rawValue: "MERGE_COLUMNS") }
            public static var mergeRows: Self { Self(rawValue: "MERGE_ROWS") }
        }
    }

    public struct MoveDimensionRequest: JSON.Model {
        public var destinationIndex: Swift.Int32?
        public var source: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("destinationIndex", \.destinationIndex), .object("source", \.source)
        ]
    }

    public struct NamedRange: JSON.Model {
        public var name: Swift.String?
        public var namedRangeId: Swift.String?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("namedRangeId", \.namedRangeId), .object("range", \.range)
        ]
    }

    public struct NumberFormat: JSON.Model {
        public var pattern: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("pattern", \.pattern), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var numberFormatTypeUnspecified: Self { Self(rawValue: "NUMBER_FORMAT_TYPE_UNSPECIFIED") }
            public static var text: Self { Self(rawValue: "TEXT") }
            public static var number: Self { Self(rawValue: "NUMBER") }
            public static var percent: Self { Self(rawValue: "PERCENT") }
            public static var currency: Self { Self(rawValue: "CURRENCY") }
            public static var date: Self { Self(rawValue: "DATE") }
            public static var time: Self { Self(rawValue: "TIME") }
            public static var dateTime: Self { Self(rawValue: "DATE_TIME") }
            public static var scientific: Self { Self(rawValue: "SCIENTIFIC") }
        }
    }

    public struct OrgChartSpec: JSON.Model {
        @JSON.Boxed public var labels: ChartData?
        /// Deprecated.
        public var nodeColor: Color?
        public var nodeColorStyle: ColorStyle?
        public var nodeSize: NodeSize?
        @JSON.Boxed public var parentLabels: ChartData?
        /// Deprecated.
        public var selectedNodeColor: Color?
        public var selectedNodeColorStyle: ColorStyle?
        @JSON.Boxed public var tooltips: ChartData?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("labels", \.labels, \._labels), .object("nodeColor", \.nodeColor),
            .object("nodeColorStyle", \.nodeColorStyle), .enumeration("nodeSize", \.nodeSize),
            .boxed("parentLabels", \.parentLabels, \._parentLabels), .object("selectedNodeColor", \.selectedNodeColor),
            .object("selectedNodeColorStyle", \.selectedNodeColorStyle), .boxed("tooltips", \.tooltips, \._tooltips)
        ]

        public struct NodeSize: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var orgChartLabelSizeUnspecified: Self { Self(rawValue: "ORG_CHART_LABEL_SIZE_UNSPECIFIED") }
            public static var small: Self { Self(rawValue: "SMALL") }
            public static var medium: Self { Self(rawValue: "MEDIUM") }
            public static var large: Self { Self(rawValue: "LARGE") }
        }
    }

    public struct OverlayPosition: JSON.Model {
        public var anchorCell: GridCoordinate?
        public var heightPixels: Swift.Int32?
        public var offsetXPixels: Swift.Int32?
        public var offsetYPixels: Swift.Int32?
        public var widthPixels: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("anchorCell", \.anchorCell), .int32("heightPixels", \.heightPixels),
            .int32("offsetXPixels", \.offsetXPixels), .int32("offsetYPixels", \.offsetYPixels),
            .int32("widthPixels", \.widthPixels)
        ]
    }

    public struct Padding: JSON.Model {
        public var bottom: Swift.Int32?
        public var left: Swift.Int32?
        public var right: Swift.Int32?
        public var top: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("bottom", \.bottom), .int32("left", \.left), .int32("right", \.right), .int32("top", \.top)
        ]
    }

    public struct PasteDataRequest: JSON.Model {
        public var coordinate: GridCoordinate?
        public var data: Swift.String?
        public var delimiter: Swift.String?
        public var html: Swift.Bool?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("coordinate", \.coordinate), .string("data", \.data), .string("delimiter", \.delimiter),
            .bool("html", \.html), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var pasteNormal: Self { Self(rawValue: "PASTE_NORMAL") }
            public static var pasteValues: Self { Self(rawValue: "PASTE_VALUES") }
            public static var pasteFormat: Self { Self(rawValue: "PASTE_FORMAT") }
            public static var pasteNoBorders: Self { Self(rawValue: "PASTE_NO_BORDERS") }
            public static var pasteFormula: Self { Self(rawValue: "PASTE_FORMULA") }
            public static var pasteDataValidation: Self { Self(rawValue: "PASTE_DATA_VALIDATION") }
            public static var pasteConditionalFormatting: Self { Self(rawValue: "PASTE_CONDITIONAL_FORMATTING") }
        }
    }

    public struct PersonProperties: JSON.Model {
        public var displayFormat: DisplayFormat?
        public var email: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("displayFormat", \.displayFormat), .string("email", \.email)
        ]

        public struct DisplayFormat: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var displayFormatUnspecified: Self { Self(rawValue: "DISPLAY_FORMAT_UNSPECIFIED") }
            public static var `default`: Self { Self(rawValue: "DEFAULT") }
            public static var lastNameCommaFirstName: Self { Self(rawValue: "LAST_NAME_COMMA_FIRST_NAME") }
            public static var email: Self { Self(rawValue: "EMAIL") }
        }
    }

    public struct PieChartSpec: JSON.Model {
        @JSON.Boxed public var domain: ChartData?
        public var legendPosition: LegendPosition?
        public var pieHole: Swift.Double?
        @JSON.Boxed public var series: ChartData?
        public var threeDimensional: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("domain", \.domain, \._domain), .enumeration("legendPosition", \.legendPosition),
            .double("pieHole", \.pieHole), .boxed("series", \.series, \._series),
            .bool("threeDimensional", \.threeDimensional)
        ]

        public struct LegendPosition: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var pieChartLegendPositionUnspecified: Self { Self(rawValue: "PIE_CHART_LEGEND_POSITION_UNSPECIFIED") }
            public static var bottomLegend: Self { Self(rawValue: "BOTTOM_LEGEND") }
            public static var leftLegend: Self { Self(rawValue: "LEFT_LEGEND") }
            public static var rightLegend: Self { Self(rawValue: "RIGHT_LEGEND") }
            public static var topLegend: Self { Self(rawValue: "TOP_LEGEND") }
            public static var noLegend: Self { Self(rawValue: "NO_LEGEND") }
            public static var labeledLegend: Self { Self(rawValue: "LABELED_LEGEND") }
        }
    }

    public struct PivotFilterCriteria: JSON.Model {
        public var condition: BooleanCondition?
        public var visibleByDefault: Swift.Bool?
        public var visibleValues: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .bool("visibleByDefault", \.visibleByDefault),
            .array("visibleValues", \.visibleValues, of: .string)
        ]
    }

    public struct PivotFilterSpec: JSON.Model {
        public var columnOffsetIndex: Swift.Int32?
        public var dataSourceColumnReference: DataSourceColumnReference?
        public var filterCriteria: PivotFilterCriteria?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnOffsetIndex", \.columnOffsetIndex),
            .object("dataSourceColumnReference", \.dataSourceColumnReference),
            .object("filterCriteria", \.filterCriteria)
        ]
    }

    public struct PivotGroup: JSON.Model {
        public var dataSourceColumnReference: DataSourceColumnReference?
        public var groupLimit: PivotGroupLimit?
        public var groupRule: PivotGroupRule?
        public var label: Swift.String?
        public var repeatHeadings: Swift.Bool?
        public var showTotals: Swift.Bool?
        public var sortOrder: SortOrder?
        public var sourceColumnOffset: Swift.Int32?
        public var valueBucket: PivotGroupSortValueBucket?
        public var valueMetadata: [PivotGroupValueMetadata]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSourceColumnReference", \.dataSourceColumnReference), .object("groupLimit", \.groupLimit),
            .object("groupRule", \.groupRule), .string("label", \.label), .bool("repeatHeadings", \.repeatHeadings),
            .bool("showTotals", \.showTotals), .enumeration("sortOrder", \.sortOrder),
            .int32("sourceColumnOffset", \.sourceColumnOffset), .object("valueBucket", \.valueBucket),
            .array("valueMetadata", \.valueMetadata, of: .object)
        ]

        public struct SortOrder: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var sortOrderUnspecified: Self { Self(rawValue: "SORT_ORDER_UNSPECIFIED") }
            public static var ascending: Self { Self(rawValue: "ASCENDING") }
            public static var descending: Self { Self(rawValue: "DESCENDING") }
        }
    }

    public struct PivotGroupLimit: JSON.Model {
        public var applyOrder: Swift.Int32?
        public var countLimit: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("applyOrder", \.applyOrder), .int32("countLimit", \.countLimit)
        ]
    }

    public struct PivotGroupRule: JSON.Model {
        public var dateTimeRule: DateTimeRule?
        public var histogramRule: HistogramRule?
        public var manualRule: ManualRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dateTimeRule", \.dateTimeRule), .object("histogramRule", \.histogramRule),
            .object("manualRule", \.manualRule)
        ]
    }

    public struct PivotGroupSortValueBucket: JSON.Model {
        public var buckets: [ExtendedValue]?
        public var valuesIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("buckets", \.buckets, of: .object), .int32("valuesIndex", \.valuesIndex)
        ]
    }

    public struct PivotGroupValueMetadata: JSON.Model {
        public var collapsed: Swift.Bool?
        public var value: ExtendedValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("collapsed", \.collapsed), .object("value", \.value)
        ]
    }

    public struct PivotTable: JSON.Model {
        public var columns: [PivotGroup]?
        /// Deprecated.
        public var criteria: [Swift.String: PivotFilterCriteria]?
        /// Read only.
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSourceId: Swift.String?
        public var filterSpecs: [PivotFilterSpec]?
        public var rows: [PivotGroup]?
        public var source: GridRange?
        public var valueLayout: ValueLayout?
        public var values: [PivotValue]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columns", \.columns, of: .object), .map("criteria", \.criteria, of: .object),
            .object("dataExecutionStatus", \.dataExecutionStatus), .string("dataSourceId", \.dataSourceId),
            .array("filterSpecs", \.filterSpecs, of: .object), .array("rows", \.rows, of: .object),
            .object("source", \.source), .enumeration("valueLayout", \.valueLayout),
            .array("values", \.values, of: .object)
        ]

        public struct ValueLayout: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var horizontal: Self { Self(rawValue: "HORIZONTAL") }
            public static var vertical: Self { Self(rawValue: "VERTICAL") }
        }
    }
}
