// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

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

        public typealias ErrorCode = JSON.OpenEnumeration<ErrorCode_Values>
        public enum ErrorCode_Values {}

        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
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

        public typealias MajorDimension = JSON.OpenEnumeration<MajorDimension_Values>
        public enum MajorDimension_Values {}
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

        public typealias Placement = JSON.OpenEnumeration<Placement_Values>
        public enum Placement_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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
        /// Read-only.
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
        /// Read-only.
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
        /// Read-only.
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

        public typealias RefreshScope = JSON.OpenEnumeration<RefreshScope_Values>
        public enum RefreshScope_Values {}
    }

    public struct DataSourceRefreshWeeklySchedule: JSON.Model {
        public var daysOfWeek: [DaysOfWeek]?
        public var startTime: TimeOfDay?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("daysOfWeek", \.daysOfWeek, of: .enumeration), .object("startTime", \.startTime)
        ]

        public typealias DaysOfWeek = JSON.OpenEnumeration<DaysOfWeek_Values>
        public enum DaysOfWeek_Values {}
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
        /// Read-only.
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

        public typealias ColumnSelectionType = JSON.OpenEnumeration<ColumnSelectionType_Values>
        public enum ColumnSelectionType_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias ShiftDimension = JSON.OpenEnumeration<ShiftDimension_Values>
        public enum ShiftDimension_Values {}
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

        public typealias Visibility = JSON.OpenEnumeration<Visibility_Values>
        public enum Visibility_Values {}
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

        public typealias LocationType = JSON.OpenEnumeration<LocationType_Values>
        public enum LocationType_Values {}
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

        public typealias LocationMatchingStrategy = JSON.OpenEnumeration<LocationMatchingStrategy_Values>
        public enum LocationMatchingStrategy_Values {}

        public typealias LocationType = JSON.OpenEnumeration<LocationType_Values>
        public enum LocationType_Values {}

        public typealias Visibility = JSON.OpenEnumeration<Visibility_Values>
        public enum Visibility_Values {}
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
        /// Read-only.
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

        public typealias Dimension = JSON.OpenEnumeration<Dimension_Values>
        public enum Dimension_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias CommentsViewMode = JSON.OpenEnumeration<CommentsViewMode_Values>
        public enum CommentsViewMode_Values {}
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

        public typealias LegendPosition = JSON.OpenEnumeration<LegendPosition_Values>
        public enum LegendPosition_Values {}
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

        public typealias ShiftDimension = JSON.OpenEnumeration<ShiftDimension_Values>
        public enum ShiftDimension_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias MergeType = JSON.OpenEnumeration<MergeType_Values>
        public enum MergeType_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias NodeSize = JSON.OpenEnumeration<NodeSize_Values>
        public enum NodeSize_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct PersonProperties: JSON.Model {
        public var displayFormat: DisplayFormat?
        public var email: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("displayFormat", \.displayFormat), .string("email", \.email)
        ]

        public typealias DisplayFormat = JSON.OpenEnumeration<DisplayFormat_Values>
        public enum DisplayFormat_Values {}
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

        public typealias LegendPosition = JSON.OpenEnumeration<LegendPosition_Values>
        public enum LegendPosition_Values {}
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

        public typealias SortOrder = JSON.OpenEnumeration<SortOrder_Values>
        public enum SortOrder_Values {}
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
        /// Read-only.
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

        public typealias ValueLayout = JSON.OpenEnumeration<ValueLayout_Values>
        public enum ValueLayout_Values {}
    }
}

extension JSON.OpenEnumeration<Sheets.DataExecutionStatus.ErrorCode_Values> {
    public static var dataExecutionErrorCodeUnspecified: Self { "DATA_EXECUTION_ERROR_CODE_UNSPECIFIED" }
    public static var timedOut: Self { "TIMED_OUT" }
    public static var tooManyRows: Self { "TOO_MANY_ROWS" }
    public static var tooManyColumns: Self { "TOO_MANY_COLUMNS" }
    public static var tooManyCells: Self { "TOO_MANY_CELLS" }
    public static var engine: Self { "ENGINE" }
    public static var parameterInvalid: Self { "PARAMETER_INVALID" }
    public static var unsupportedDataType: Self { "UNSUPPORTED_DATA_TYPE" }
    public static var duplicateColumnNames: Self { "DUPLICATE_COLUMN_NAMES" }
    public static var interrupted: Self { "INTERRUPTED" }
    public static var concurrentQuery: Self { "CONCURRENT_QUERY" }
    public static var other: Self { "OTHER" }
    public static var tooManyCharsPerCell: Self { "TOO_MANY_CHARS_PER_CELL" }
    public static var dataNotFound: Self { "DATA_NOT_FOUND" }
    public static var permissionDenied: Self { "PERMISSION_DENIED" }
    public static var missingColumnAlias: Self { "MISSING_COLUMN_ALIAS" }
    public static var objectNotFound: Self { "OBJECT_NOT_FOUND" }
    public static var objectInErrorState: Self { "OBJECT_IN_ERROR_STATE" }
    public static var objectSpecInvalid: Self { "OBJECT_SPEC_INVALID" }
    public static var dataExecutionCancelled: Self { "DATA_EXECUTION_CANCELLED" }
}

extension JSON.OpenEnumeration<Sheets.DataExecutionStatus.State_Values> {
    public static var dataExecutionStateUnspecified: Self { "DATA_EXECUTION_STATE_UNSPECIFIED" }
    public static var notStarted: Self { "NOT_STARTED" }
    public static var running: Self { "RUNNING" }
    public static var cancelling: Self { "CANCELLING" }
    public static var succeeded: Self { "SUCCEEDED" }
    public static var failed: Self { "FAILED" }
}

extension JSON.OpenEnumeration<Sheets.DataFilterValueRange.MajorDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.DataLabel.Placement_Values> {
    public static var dataLabelPlacementUnspecified: Self { "DATA_LABEL_PLACEMENT_UNSPECIFIED" }
    public static var center: Self { "CENTER" }
    public static var left: Self { "LEFT" }
    public static var right: Self { "RIGHT" }
    public static var above: Self { "ABOVE" }
    public static var below: Self { "BELOW" }
    public static var insideEnd: Self { "INSIDE_END" }
    public static var insideBase: Self { "INSIDE_BASE" }
    public static var outsideEnd: Self { "OUTSIDE_END" }
}

extension JSON.OpenEnumeration<Sheets.DataLabel.TypeValue_Values> {
    public static var dataLabelTypeUnspecified: Self { "DATA_LABEL_TYPE_UNSPECIFIED" }
    public static var noneValue: Self { "NONE" }
    public static var data: Self { "DATA" }
    public static var custom: Self { "CUSTOM" }
}

extension JSON.OpenEnumeration<Sheets.DataSourceRefreshSchedule.RefreshScope_Values> {
    public static var dataSourceRefreshScopeUnspecified: Self { "DATA_SOURCE_REFRESH_SCOPE_UNSPECIFIED" }
    public static var allDataSources: Self { "ALL_DATA_SOURCES" }
}

extension JSON.OpenEnumeration<Sheets.DataSourceRefreshWeeklySchedule.DaysOfWeek_Values> {
    public static var dayOfWeekUnspecified: Self { "DAY_OF_WEEK_UNSPECIFIED" }
    public static var monday: Self { "MONDAY" }
    public static var tuesday: Self { "TUESDAY" }
    public static var wednesday: Self { "WEDNESDAY" }
    public static var thursday: Self { "THURSDAY" }
    public static var friday: Self { "FRIDAY" }
    public static var saturday: Self { "SATURDAY" }
    public static var sunday: Self { "SUNDAY" }
}

extension JSON.OpenEnumeration<Sheets.DataSourceTable.ColumnSelectionType_Values> {
    public static var dataSourceTableColumnSelectionTypeUnspecified: Self { "DATA_SOURCE_TABLE_COLUMN_SELECTION_TYPE_UNSPECIFIED" }
    public static var selected: Self { "SELECTED" }
    public static var syncAll: Self { "SYNC_ALL" }
}

extension JSON.OpenEnumeration<Sheets.DateTimeRule.TypeValue_Values> {
    public static var dateTimeRuleTypeUnspecified: Self { "DATE_TIME_RULE_TYPE_UNSPECIFIED" }
    public static var second: Self { "SECOND" }
    public static var minute: Self { "MINUTE" }
    public static var hour: Self { "HOUR" }
    public static var hourMinute: Self { "HOUR_MINUTE" }
    public static var hourMinuteAmpm: Self { "HOUR_MINUTE_AMPM" }
    public static var dayOfWeek: Self { "DAY_OF_WEEK" }
    public static var dayOfYear: Self { "DAY_OF_YEAR" }
    public static var dayOfMonth: Self { "DAY_OF_MONTH" }
    public static var dayMonth: Self { "DAY_MONTH" }
    public static var month: Self { "MONTH" }
    public static var quarter: Self { "QUARTER" }
    public static var year: Self { "YEAR" }
    public static var yearMonth: Self { "YEAR_MONTH" }
    public static var yearQuarter: Self { "YEAR_QUARTER" }
    public static var yearMonthDay: Self { "YEAR_MONTH_DAY" }
}

extension JSON.OpenEnumeration<Sheets.DeleteRangeRequest.ShiftDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.DeveloperMetadata.Visibility_Values> {
    public static var developerMetadataVisibilityUnspecified: Self { "DEVELOPER_METADATA_VISIBILITY_UNSPECIFIED" }
    public static var document: Self { "DOCUMENT" }
    public static var project: Self { "PROJECT" }
}

extension JSON.OpenEnumeration<Sheets.DeveloperMetadataLocation.LocationType_Values> {
    public static var developerMetadataLocationTypeUnspecified: Self { "DEVELOPER_METADATA_LOCATION_TYPE_UNSPECIFIED" }
    public static var row: Self { "ROW" }
    public static var column: Self { "COLUMN" }
    public static var sheet: Self { "SHEET" }
    public static var spreadsheet: Self { "SPREADSHEET" }
}

extension JSON.OpenEnumeration<Sheets.DeveloperMetadataLookup.LocationMatchingStrategy_Values> {
    public static var developerMetadataLocationMatchingStrategyUnspecified: Self { "DEVELOPER_METADATA_LOCATION_MATCHING_STRATEGY_UNSPECIFIED" }
    public static var exactLocation: Self { "EXACT_LOCATION" }
    public static var intersectingLocation: Self { "INTERSECTING_LOCATION" }
}

extension JSON.OpenEnumeration<Sheets.DeveloperMetadataLookup.LocationType_Values> {
    public static var developerMetadataLocationTypeUnspecified: Self { "DEVELOPER_METADATA_LOCATION_TYPE_UNSPECIFIED" }
    public static var row: Self { "ROW" }
    public static var column: Self { "COLUMN" }
    public static var sheet: Self { "SHEET" }
    public static var spreadsheet: Self { "SPREADSHEET" }
}

extension JSON.OpenEnumeration<Sheets.DeveloperMetadataLookup.Visibility_Values> {
    public static var developerMetadataVisibilityUnspecified: Self { "DEVELOPER_METADATA_VISIBILITY_UNSPECIFIED" }
    public static var document: Self { "DOCUMENT" }
    public static var project: Self { "PROJECT" }
}

extension JSON.OpenEnumeration<Sheets.DimensionRange.Dimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.ErrorValue.TypeValue_Values> {
    public static var errorTypeUnspecified: Self { "ERROR_TYPE_UNSPECIFIED" }
    public static var error: Self { "ERROR" }
    public static var nullValue: Self { "NULL_VALUE" }
    public static var divideByZero: Self { "DIVIDE_BY_ZERO" }
    public static var value: Self { "VALUE" }
    public static var ref: Self { "REF" }
    public static var name: Self { "NAME" }
    public static var num: Self { "NUM" }
    public static var nA: Self { "N_A" }
    public static var loading: Self { "LOADING" }
}

extension JSON.OpenEnumeration<Sheets.GetSpreadsheetByDataFilterRequest.CommentsViewMode_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Sheets.HistogramChartSpec.LegendPosition_Values> {
    public static var histogramChartLegendPositionUnspecified: Self { "HISTOGRAM_CHART_LEGEND_POSITION_UNSPECIFIED" }
    public static var bottomLegend: Self { "BOTTOM_LEGEND" }
    public static var leftLegend: Self { "LEFT_LEGEND" }
    public static var rightLegend: Self { "RIGHT_LEGEND" }
    public static var topLegend: Self { "TOP_LEGEND" }
    public static var noLegend: Self { "NO_LEGEND" }
    public static var insideLegend: Self { "INSIDE_LEGEND" }
}

extension JSON.OpenEnumeration<Sheets.InsertRangeRequest.ShiftDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.InterpolationPoint.TypeValue_Values> {
    public static var interpolationPointTypeUnspecified: Self { "INTERPOLATION_POINT_TYPE_UNSPECIFIED" }
    public static var min: Self { "MIN" }
    public static var max: Self { "MAX" }
    public static var number: Self { "NUMBER" }
    public static var percent: Self { "PERCENT" }
    public static var percentile: Self { "PERCENTILE" }
}

extension JSON.OpenEnumeration<Sheets.LineStyle.TypeValue_Values> {
    public static var lineDashTypeUnspecified: Self { "LINE_DASH_TYPE_UNSPECIFIED" }
    public static var invisible: Self { "INVISIBLE" }
    public static var custom: Self { "CUSTOM" }
    public static var solid: Self { "SOLID" }
    public static var dotted: Self { "DOTTED" }
    public static var mediumDashed: Self { "MEDIUM_DASHED" }
    public static var mediumDashedDotted: Self { "MEDIUM_DASHED_DOTTED" }
    public static var longDashed: Self { "LONG_DASHED" }
    public static var longDashedDotted: Self { "LONG_DASHED_DOTTED" }
}

extension JSON.OpenEnumeration<Sheets.MergeCellsRequest.MergeType_Values> {
    public static var mergeAll: Self { "MERGE_ALL" }
    public static var mergeColumns: Self { "MERGE_COLUMNS" }
    public static var mergeRows: Self { "MERGE_ROWS" }
}

extension JSON.OpenEnumeration<Sheets.NumberFormat.TypeValue_Values> {
    public static var numberFormatTypeUnspecified: Self { "NUMBER_FORMAT_TYPE_UNSPECIFIED" }
    public static var text: Self { "TEXT" }
    public static var number: Self { "NUMBER" }
    public static var percent: Self { "PERCENT" }
    public static var currency: Self { "CURRENCY" }
    public static var date: Self { "DATE" }
    public static var time: Self { "TIME" }
    public static var dateTime: Self { "DATE_TIME" }
    public static var scientific: Self { "SCIENTIFIC" }
}

extension JSON.OpenEnumeration<Sheets.OrgChartSpec.NodeSize_Values> {
    public static var orgChartLabelSizeUnspecified: Self { "ORG_CHART_LABEL_SIZE_UNSPECIFIED" }
    public static var small: Self { "SMALL" }
    public static var medium: Self { "MEDIUM" }
    public static var large: Self { "LARGE" }
}

extension JSON.OpenEnumeration<Sheets.PasteDataRequest.TypeValue_Values> {
    public static var pasteNormal: Self { "PASTE_NORMAL" }
    public static var pasteValues: Self { "PASTE_VALUES" }
    public static var pasteFormat: Self { "PASTE_FORMAT" }
    public static var pasteNoBorders: Self { "PASTE_NO_BORDERS" }
    public static var pasteFormula: Self { "PASTE_FORMULA" }
    public static var pasteDataValidation: Self { "PASTE_DATA_VALIDATION" }
    public static var pasteConditionalFormatting: Self { "PASTE_CONDITIONAL_FORMATTING" }
}

extension JSON.OpenEnumeration<Sheets.PersonProperties.DisplayFormat_Values> {
    public static var displayFormatUnspecified: Self { "DISPLAY_FORMAT_UNSPECIFIED" }
    public static var `default`: Self { "DEFAULT" }
    public static var lastNameCommaFirstName: Self { "LAST_NAME_COMMA_FIRST_NAME" }
    public static var email: Self { "EMAIL" }
}

extension JSON.OpenEnumeration<Sheets.PieChartSpec.LegendPosition_Values> {
    public static var pieChartLegendPositionUnspecified: Self { "PIE_CHART_LEGEND_POSITION_UNSPECIFIED" }
    public static var bottomLegend: Self { "BOTTOM_LEGEND" }
    public static var leftLegend: Self { "LEFT_LEGEND" }
    public static var rightLegend: Self { "RIGHT_LEGEND" }
    public static var topLegend: Self { "TOP_LEGEND" }
    public static var noLegend: Self { "NO_LEGEND" }
    public static var labeledLegend: Self { "LABELED_LEGEND" }
}

extension JSON.OpenEnumeration<Sheets.PivotGroup.SortOrder_Values> {
    public static var sortOrderUnspecified: Self { "SORT_ORDER_UNSPECIFIED" }
    public static var ascending: Self { "ASCENDING" }
    public static var descending: Self { "DESCENDING" }
}

extension JSON.OpenEnumeration<Sheets.PivotTable.ValueLayout_Values> {
    public static var horizontal: Self { "HORIZONTAL" }
    public static var vertical: Self { "VERTICAL" }
}
