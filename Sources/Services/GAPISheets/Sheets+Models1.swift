// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Sheets {
    public struct AddBandingRequest: JSON.Model {
        public var bandedRange: BandedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bandedRange", \.bandedRange)
        ]
    }

    public struct AddBandingResponse: JSON.Model {
        public var bandedRange: BandedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bandedRange", \.bandedRange)
        ]
    }

    public struct AddChartRequest: JSON.Model {
        @JSON.Boxed public var chart: EmbeddedChart?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("chart", \.chart, \._chart)
        ]
    }

    public struct AddChartResponse: JSON.Model {
        @JSON.Boxed public var chart: EmbeddedChart?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("chart", \.chart, \._chart)
        ]
    }

    public struct AddCommentReplyRequest: JSON.Model {
        public var commentId: Swift.String?
        @JSON.Boxed public var post: Post?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .boxed("post", \.post, \._post)
        ]
    }

    public struct AddCommentReplyResponse: JSON.Model {
        @JSON.Boxed public var post: Post?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("post", \.post, \._post)
        ]
    }

    public struct AddConditionalFormatRuleRequest: JSON.Model {
        public var index: Swift.Int32?
        public var rule: ConditionalFormatRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("index", \.index), .object("rule", \.rule)
        ]
    }

    public struct AddDataSourceRequest: JSON.Model {
        public var dataSource: DataSource?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSource", \.dataSource)
        ]
    }

    public struct AddDataSourceResponse: JSON.Model {
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSource: DataSource?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataExecutionStatus", \.dataExecutionStatus), .object("dataSource", \.dataSource)
        ]
    }

    public struct AddDimensionGroupRequest: JSON.Model {
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct AddDimensionGroupResponse: JSON.Model {
        public var dimensionGroups: [DimensionGroup]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dimensionGroups", \.dimensionGroups, of: .object)
        ]
    }

    public struct AddFilterViewRequest: JSON.Model {
        @JSON.Boxed public var filter: FilterView?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("filter", \.filter, \._filter)
        ]
    }

    public struct AddFilterViewResponse: JSON.Model {
        @JSON.Boxed public var filter: FilterView?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("filter", \.filter, \._filter)
        ]
    }

    public struct AddNamedRangeRequest: JSON.Model {
        public var namedRange: NamedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("namedRange", \.namedRange)
        ]
    }

    public struct AddNamedRangeResponse: JSON.Model {
        public var namedRange: NamedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("namedRange", \.namedRange)
        ]
    }

    public struct AddProtectedRangeRequest: JSON.Model {
        @JSON.Boxed public var protectedRange: ProtectedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("protectedRange", \.protectedRange, \._protectedRange)
        ]
    }

    public struct AddProtectedRangeResponse: JSON.Model {
        @JSON.Boxed public var protectedRange: ProtectedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("protectedRange", \.protectedRange, \._protectedRange)
        ]
    }

    public struct AddSheetRequest: JSON.Model {
        @JSON.Boxed public var properties: SheetProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct AddSheetResponse: JSON.Model {
        @JSON.Boxed public var properties: SheetProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct AddSlicerRequest: JSON.Model {
        public var slicer: Slicer?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("slicer", \.slicer)
        ]
    }

    public struct AddSlicerResponse: JSON.Model {
        public var slicer: Slicer?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("slicer", \.slicer)
        ]
    }

    public struct AddTableRequest: JSON.Model {
        public var table: Table?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("table", \.table)
        ]
    }

    public struct AddTableResponse: JSON.Model {
        /// Read-only.
        public var table: Table?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("table", \.table)
        ]
    }

    public struct AppendCellsRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var rows: [RowData]?
        public var sheetId: Swift.Int32?
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .array("rows", \.rows, of: .object), .int32("sheetId", \.sheetId),
            .string("tableId", \.tableId)
        ]
    }

    public struct AppendDimensionRequest: JSON.Model {
        public var dimension: Dimension?
        public var length: Swift.Int32?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("dimension", \.dimension), .int32("length", \.length), .int32("sheetId", \.sheetId)
        ]

        public typealias Dimension = JSON.OpenEnumeration<Dimension_Values>
        public enum Dimension_Values {}
    }

    public struct AppendValuesResponse: JSON.Model {
        public var spreadsheetId: Swift.String?
        public var tableRange: Swift.String?
        public var updates: UpdateValuesResponse?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("spreadsheetId", \.spreadsheetId), .string("tableRange", \.tableRange),
            .object("updates", \.updates)
        ]
    }

    public struct AutoFillRequest: JSON.Model {
        public var range: GridRange?
        public var sourceAndDestination: SourceAndDestination?
        public var useAlternateSeries: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range), .object("sourceAndDestination", \.sourceAndDestination),
            .bool("useAlternateSeries", \.useAlternateSeries)
        ]
    }

    public struct AutoResizeDimensionsRequest: JSON.Model {
        public var dataSourceSheetDimensions: DataSourceSheetDimensionRange?
        public var dimensions: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSourceSheetDimensions", \.dataSourceSheetDimensions), .object("dimensions", \.dimensions)
        ]
    }

    public struct BandedRange: JSON.Model {
        public var bandedRangeId: Swift.Int32?
        /// Read-only.
        public var bandedRangeReference: Swift.String?
        @JSON.Boxed public var columnProperties: BandingProperties?
        public var range: GridRange?
        @JSON.Boxed public var rowProperties: BandingProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("bandedRangeId", \.bandedRangeId), .string("bandedRangeReference", \.bandedRangeReference),
            .boxed("columnProperties", \.columnProperties, \._columnProperties), .object("range", \.range),
            .boxed("rowProperties", \.rowProperties, \._rowProperties)
        ]
    }

    public struct BandingProperties: JSON.Model {
        /// Deprecated.
        public var firstBandColor: Color?
        public var firstBandColorStyle: ColorStyle?
        /// Deprecated.
        public var footerColor: Color?
        public var footerColorStyle: ColorStyle?
        /// Deprecated.
        public var headerColor: Color?
        public var headerColorStyle: ColorStyle?
        /// Deprecated.
        public var secondBandColor: Color?
        public var secondBandColorStyle: ColorStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("firstBandColor", \.firstBandColor), .object("firstBandColorStyle", \.firstBandColorStyle),
            .object("footerColor", \.footerColor), .object("footerColorStyle", \.footerColorStyle),
            .object("headerColor", \.headerColor), .object("headerColorStyle", \.headerColorStyle),
            .object("secondBandColor", \.secondBandColor), .object("secondBandColorStyle", \.secondBandColorStyle)
        ]
    }

    public struct BaselineValueFormat: JSON.Model {
        public var comparisonType: ComparisonType?
        public var description: Swift.String?
        /// Deprecated.
        public var negativeColor: Color?
        public var negativeColorStyle: ColorStyle?
        public var position: TextPosition?
        /// Deprecated.
        public var positiveColor: Color?
        public var positiveColorStyle: ColorStyle?
        @JSON.Boxed public var textFormat: TextFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("comparisonType", \.comparisonType), .string("description", \.description),
            .object("negativeColor", \.negativeColor), .object("negativeColorStyle", \.negativeColorStyle),
            .object("position", \.position), .object("positiveColor", \.positiveColor),
            .object("positiveColorStyle", \.positiveColorStyle), .boxed("textFormat", \.textFormat, \._textFormat)
        ]

        public typealias ComparisonType = JSON.OpenEnumeration<ComparisonType_Values>
        public enum ComparisonType_Values {}
    }

    public struct BasicChartAxis: JSON.Model {
        @JSON.Boxed public var format: TextFormat?
        public var position: Position?
        public var title: Swift.String?
        public var titleTextPosition: TextPosition?
        public var viewWindowOptions: ChartAxisViewWindowOptions?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("format", \.format, \._format), .enumeration("position", \.position), .string("title", \.title),
            .object("titleTextPosition", \.titleTextPosition), .object("viewWindowOptions", \.viewWindowOptions)
        ]

        public typealias Position = JSON.OpenEnumeration<Position_Values>
        public enum Position_Values {}
    }

    public struct BasicChartDomain: JSON.Model {
        @JSON.Boxed public var domain: ChartData?
        public var reversed: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("domain", \.domain, \._domain), .bool("reversed", \.reversed)
        ]
    }

    public struct BasicChartSeries: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var dataLabel: DataLabel?
        public var lineStyle: LineStyle?
        public var pointStyle: PointStyle?
        @JSON.Boxed public var series: ChartData?
        public var styleOverrides: [BasicSeriesDataPointStyleOverride]?
        public var targetAxis: TargetAxis?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle), .object("dataLabel", \.dataLabel),
            .object("lineStyle", \.lineStyle), .object("pointStyle", \.pointStyle),
            .boxed("series", \.series, \._series), .array("styleOverrides", \.styleOverrides, of: .object),
            .enumeration("targetAxis", \.targetAxis), .enumeration("type", \.type)
        ]

        public typealias TargetAxis = JSON.OpenEnumeration<TargetAxis_Values>
        public enum TargetAxis_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct BasicChartSpec: JSON.Model {
        public var axis: [BasicChartAxis]?
        public var chartType: ChartType?
        public var compareMode: CompareMode?
        public var domains: [BasicChartDomain]?
        public var headerCount: Swift.Int32?
        public var interpolateNulls: Swift.Bool?
        public var legendPosition: LegendPosition?
        public var lineSmoothing: Swift.Bool?
        public var series: [BasicChartSeries]?
        public var stackedType: StackedType?
        public var threeDimensional: Swift.Bool?
        public var totalDataLabel: DataLabel?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("axis", \.axis, of: .object), .enumeration("chartType", \.chartType),
            .enumeration("compareMode", \.compareMode), .array("domains", \.domains, of: .object),
            .int32("headerCount", \.headerCount), .bool("interpolateNulls", \.interpolateNulls),
            .enumeration("legendPosition", \.legendPosition), .bool("lineSmoothing", \.lineSmoothing),
            .array("series", \.series, of: .object), .enumeration("stackedType", \.stackedType),
            .bool("threeDimensional", \.threeDimensional), .object("totalDataLabel", \.totalDataLabel)
        ]

        public typealias ChartType = JSON.OpenEnumeration<ChartType_Values>
        public enum ChartType_Values {}

        public typealias CompareMode = JSON.OpenEnumeration<CompareMode_Values>
        public enum CompareMode_Values {}

        public typealias LegendPosition = JSON.OpenEnumeration<LegendPosition_Values>
        public enum LegendPosition_Values {}

        public typealias StackedType = JSON.OpenEnumeration<StackedType_Values>
        public enum StackedType_Values {}
    }

    public struct BasicFilter: JSON.Model {
        /// Deprecated.
        public var criteria: [Swift.String: FilterCriteria]?
        public var filterSpecs: [FilterSpec]?
        public var range: GridRange?
        public var sortSpecs: [SortSpec]?
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("criteria", \.criteria, of: .object), .array("filterSpecs", \.filterSpecs, of: .object),
            .object("range", \.range), .array("sortSpecs", \.sortSpecs, of: .object), .string("tableId", \.tableId)
        ]
    }

    public struct BasicSeriesDataPointStyleOverride: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var index: Swift.Int32?
        public var pointStyle: PointStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle), .int32("index", \.index),
            .object("pointStyle", \.pointStyle)
        ]
    }

    public struct BatchClearValuesByDataFilterRequest: JSON.Model {
        public var dataFilters: [DataFilter]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object)
        ]
    }

    public struct BatchClearValuesByDataFilterResponse: JSON.Model {
        public var clearedRanges: [Swift.String]?
        public var spreadsheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("clearedRanges", \.clearedRanges, of: .string), .string("spreadsheetId", \.spreadsheetId)
        ]
    }

    public struct BatchClearValuesRequest: JSON.Model {
        public var ranges: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("ranges", \.ranges, of: .string)
        ]
    }

    public struct BatchClearValuesResponse: JSON.Model {
        public var clearedRanges: [Swift.String]?
        public var spreadsheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("clearedRanges", \.clearedRanges, of: .string), .string("spreadsheetId", \.spreadsheetId)
        ]
    }

    public struct BatchGetValuesByDataFilterRequest: JSON.Model {
        public var dataFilters: [DataFilter]?
        public var dateTimeRenderOption: DateTimeRenderOption?
        public var majorDimension: MajorDimension?
        public var valueRenderOption: ValueRenderOption?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object),
            .enumeration("dateTimeRenderOption", \.dateTimeRenderOption),
            .enumeration("majorDimension", \.majorDimension), .enumeration("valueRenderOption", \.valueRenderOption)
        ]

        public typealias DateTimeRenderOption = JSON.OpenEnumeration<DateTimeRenderOption_Values>
        public enum DateTimeRenderOption_Values {}

        public typealias MajorDimension = JSON.OpenEnumeration<MajorDimension_Values>
        public enum MajorDimension_Values {}

        public typealias ValueRenderOption = JSON.OpenEnumeration<ValueRenderOption_Values>
        public enum ValueRenderOption_Values {}
    }

    public struct BatchGetValuesByDataFilterResponse: JSON.Model {
        public var spreadsheetId: Swift.String?
        public var valueRanges: [MatchedValueRange]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("spreadsheetId", \.spreadsheetId), .array("valueRanges", \.valueRanges, of: .object)
        ]
    }

    public struct BatchGetValuesResponse: JSON.Model {
        public var spreadsheetId: Swift.String?
        public var valueRanges: [ValueRange]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("spreadsheetId", \.spreadsheetId), .array("valueRanges", \.valueRanges, of: .object)
        ]
    }

    public struct BatchUpdateSpreadsheetRequest: JSON.Model {
        public var commentsViewMode: CommentsViewMode?
        public var includeSpreadsheetInResponse: Swift.Bool?
        public var requests: [Request]?
        public var responseIncludeGridData: Swift.Bool?
        public var responseRanges: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("commentsViewMode", \.commentsViewMode),
            .bool("includeSpreadsheetInResponse", \.includeSpreadsheetInResponse),
            .array("requests", \.requests, of: .object), .bool("responseIncludeGridData", \.responseIncludeGridData),
            .array("responseRanges", \.responseRanges, of: .string)
        ]

        public typealias CommentsViewMode = JSON.OpenEnumeration<CommentsViewMode_Values>
        public enum CommentsViewMode_Values {}
    }

    public struct BatchUpdateSpreadsheetResponse: JSON.Model {
        public var commentUpdateState: CommentUpdateState?
        public var replies: [Response]?
        public var spreadsheetId: Swift.String?
        public var updatedSpreadsheet: Spreadsheet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("commentUpdateState", \.commentUpdateState), .array("replies", \.replies, of: .object),
            .string("spreadsheetId", \.spreadsheetId), .object("updatedSpreadsheet", \.updatedSpreadsheet)
        ]

        public typealias CommentUpdateState = JSON.OpenEnumeration<CommentUpdateState_Values>
        public enum CommentUpdateState_Values {}
    }

    public struct BatchUpdateValuesByDataFilterRequest: JSON.Model {
        public var data: [DataFilterValueRange]?
        public var includeValuesInResponse: Swift.Bool?
        public var responseDateTimeRenderOption: ResponseDateTimeRenderOption?
        public var responseValueRenderOption: ResponseValueRenderOption?
        public var valueInputOption: ValueInputOption?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("data", \.data, of: .object), .bool("includeValuesInResponse", \.includeValuesInResponse),
            .enumeration("responseDateTimeRenderOption", \.responseDateTimeRenderOption),
            .enumeration("responseValueRenderOption", \.responseValueRenderOption),
            .enumeration("valueInputOption", \.valueInputOption)
        ]

        public typealias ResponseDateTimeRenderOption = JSON.OpenEnumeration<ResponseDateTimeRenderOption_Values>
        public enum ResponseDateTimeRenderOption_Values {}

        public typealias ResponseValueRenderOption = JSON.OpenEnumeration<ResponseValueRenderOption_Values>
        public enum ResponseValueRenderOption_Values {}

        public typealias ValueInputOption = JSON.OpenEnumeration<ValueInputOption_Values>
        public enum ValueInputOption_Values {}
    }

    public struct BatchUpdateValuesByDataFilterResponse: JSON.Model {
        public var responses: [UpdateValuesByDataFilterResponse]?
        public var spreadsheetId: Swift.String?
        public var totalUpdatedCells: Swift.Int32?
        public var totalUpdatedColumns: Swift.Int32?
        public var totalUpdatedRows: Swift.Int32?
        public var totalUpdatedSheets: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("responses", \.responses, of: .object), .string("spreadsheetId", \.spreadsheetId),
            .int32("totalUpdatedCells", \.totalUpdatedCells), .int32("totalUpdatedColumns", \.totalUpdatedColumns),
            .int32("totalUpdatedRows", \.totalUpdatedRows), .int32("totalUpdatedSheets", \.totalUpdatedSheets)
        ]
    }

    public struct BatchUpdateValuesRequest: JSON.Model {
        public var data: [ValueRange]?
        public var includeValuesInResponse: Swift.Bool?
        public var responseDateTimeRenderOption: ResponseDateTimeRenderOption?
        public var responseValueRenderOption: ResponseValueRenderOption?
        public var valueInputOption: ValueInputOption?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("data", \.data, of: .object), .bool("includeValuesInResponse", \.includeValuesInResponse),
            .enumeration("responseDateTimeRenderOption", \.responseDateTimeRenderOption),
            .enumeration("responseValueRenderOption", \.responseValueRenderOption),
            .enumeration("valueInputOption", \.valueInputOption)
        ]

        public typealias ResponseDateTimeRenderOption = JSON.OpenEnumeration<ResponseDateTimeRenderOption_Values>
        public enum ResponseDateTimeRenderOption_Values {}

        public typealias ResponseValueRenderOption = JSON.OpenEnumeration<ResponseValueRenderOption_Values>
        public enum ResponseValueRenderOption_Values {}

        public typealias ValueInputOption = JSON.OpenEnumeration<ValueInputOption_Values>
        public enum ValueInputOption_Values {}
    }

    public struct BatchUpdateValuesResponse: JSON.Model {
        public var responses: [UpdateValuesResponse]?
        public var spreadsheetId: Swift.String?
        public var totalUpdatedCells: Swift.Int32?
        public var totalUpdatedColumns: Swift.Int32?
        public var totalUpdatedRows: Swift.Int32?
        public var totalUpdatedSheets: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("responses", \.responses, of: .object), .string("spreadsheetId", \.spreadsheetId),
            .int32("totalUpdatedCells", \.totalUpdatedCells), .int32("totalUpdatedColumns", \.totalUpdatedColumns),
            .int32("totalUpdatedRows", \.totalUpdatedRows), .int32("totalUpdatedSheets", \.totalUpdatedSheets)
        ]
    }

    public struct BigQueryDataSourceSpec: JSON.Model {
        public var projectId: Swift.String?
        public var querySpec: BigQueryQuerySpec?
        public var tableSpec: BigQueryTableSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("projectId", \.projectId), .object("querySpec", \.querySpec), .object("tableSpec", \.tableSpec)
        ]
    }

    public struct BigQueryQuerySpec: JSON.Model {
        public var rawQuery: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("rawQuery", \.rawQuery)
        ]
    }

    public struct BigQueryTableSpec: JSON.Model {
        public var datasetId: Swift.String?
        public var tableId: Swift.String?
        public var tableProjectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("datasetId", \.datasetId), .string("tableId", \.tableId),
            .string("tableProjectId", \.tableProjectId)
        ]
    }

    public struct BooleanCondition: JSON.Model {
        public var type: TypeValue?
        public var values: [ConditionValue]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("type", \.type), .array("values", \.values, of: .object)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct BooleanRule: JSON.Model {
        public var condition: BooleanCondition?
        @JSON.Boxed public var format: CellFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .boxed("format", \.format, \._format)
        ]
    }

    public struct Border: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var style: Style?
        /// Deprecated.
        public var width: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle), .enumeration("style", \.style),
            .int32("width", \.width)
        ]

        public typealias Style = JSON.OpenEnumeration<Style_Values>
        public enum Style_Values {}
    }

    public struct Borders: JSON.Model {
        @JSON.Boxed public var bottom: Border?
        @JSON.Boxed public var left: Border?
        @JSON.Boxed public var right: Border?
        @JSON.Boxed public var top: Border?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("bottom", \.bottom, \._bottom), .boxed("left", \.left, \._left), .boxed("right", \.right, \._right),
            .boxed("top", \.top, \._top)
        ]
    }

    public struct BubbleChartSpec: JSON.Model {
        /// Deprecated.
        public var bubbleBorderColor: Color?
        public var bubbleBorderColorStyle: ColorStyle?
        @JSON.Boxed public var bubbleLabels: ChartData?
        public var bubbleMaxRadiusSize: Swift.Int32?
        public var bubbleMinRadiusSize: Swift.Int32?
        public var bubbleOpacity: Swift.Float?
        @JSON.Boxed public var bubbleSizes: ChartData?
        @JSON.Boxed public var bubbleTextStyle: TextFormat?
        @JSON.Boxed public var domain: ChartData?
        @JSON.Boxed public var groupIds: ChartData?
        public var legendPosition: LegendPosition?
        @JSON.Boxed public var series: ChartData?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bubbleBorderColor", \.bubbleBorderColor),
            .object("bubbleBorderColorStyle", \.bubbleBorderColorStyle),
            .boxed("bubbleLabels", \.bubbleLabels, \._bubbleLabels),
            .int32("bubbleMaxRadiusSize", \.bubbleMaxRadiusSize), .int32("bubbleMinRadiusSize", \.bubbleMinRadiusSize),
            .float("bubbleOpacity", \.bubbleOpacity), .boxed("bubbleSizes", \.bubbleSizes, \._bubbleSizes),
            .boxed("bubbleTextStyle", \.bubbleTextStyle, \._bubbleTextStyle), .boxed("domain", \.domain, \._domain),
            .boxed("groupIds", \.groupIds, \._groupIds), .enumeration("legendPosition", \.legendPosition),
            .boxed("series", \.series, \._series)
        ]

        public typealias LegendPosition = JSON.OpenEnumeration<LegendPosition_Values>
        public enum LegendPosition_Values {}
    }

    public struct CancelDataSourceRefreshRequest: JSON.Model {
        public var dataSourceId: Swift.String?
        public var isAll: Swift.Bool?
        public var references: DataSourceObjectReferences?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dataSourceId", \.dataSourceId), .bool("isAll", \.isAll), .object("references", \.references)
        ]
    }

    public struct CancelDataSourceRefreshResponse: JSON.Model {
        public var statuses: [CancelDataSourceRefreshStatus]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("statuses", \.statuses, of: .object)
        ]
    }

    public struct CancelDataSourceRefreshStatus: JSON.Model {
        public var reference: DataSourceObjectReference?
        public var refreshCancellationStatus: RefreshCancellationStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("reference", \.reference), .object("refreshCancellationStatus", \.refreshCancellationStatus)
        ]
    }

    public struct CandlestickChartSpec: JSON.Model {
        public var data: [CandlestickData]?
        public var domain: CandlestickDomain?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("data", \.data, of: .object), .object("domain", \.domain)
        ]
    }

    public struct CandlestickData: JSON.Model {
        public var closeSeries: CandlestickSeries?
        public var highSeries: CandlestickSeries?
        public var lowSeries: CandlestickSeries?
        public var openSeries: CandlestickSeries?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("closeSeries", \.closeSeries), .object("highSeries", \.highSeries),
            .object("lowSeries", \.lowSeries), .object("openSeries", \.openSeries)
        ]
    }

    public struct CandlestickDomain: JSON.Model {
        @JSON.Boxed public var data: ChartData?
        public var reversed: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("data", \.data, \._data), .bool("reversed", \.reversed)
        ]
    }

    public struct CandlestickSeries: JSON.Model {
        @JSON.Boxed public var data: ChartData?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("data", \.data, \._data)
        ]
    }

    public struct CellData: JSON.Model {
        public var chipRuns: [ChipRun]?
        /// Read-only.
        public var dataSourceFormula: DataSourceFormula?
        @JSON.Boxed public var dataSourceTable: DataSourceTable?
        public var dataValidation: DataValidationRule?
        @JSON.Boxed public var effectiveFormat: CellFormat?
        public var effectiveValue: ExtendedValue?
        public var formattedValue: Swift.String?
        public var hyperlink: Swift.String?
        public var note: Swift.String?
        @JSON.Boxed public var pivotTable: PivotTable?
        public var textFormatRuns: [TextFormatRun]?
        @JSON.Boxed public var userEnteredFormat: CellFormat?
        public var userEnteredValue: ExtendedValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("chipRuns", \.chipRuns, of: .object), .object("dataSourceFormula", \.dataSourceFormula),
            .boxed("dataSourceTable", \.dataSourceTable, \._dataSourceTable),
            .object("dataValidation", \.dataValidation),
            .boxed("effectiveFormat", \.effectiveFormat, \._effectiveFormat),
            .object("effectiveValue", \.effectiveValue), .string("formattedValue", \.formattedValue),
            .string("hyperlink", \.hyperlink), .string("note", \.note),
            .boxed("pivotTable", \.pivotTable, \._pivotTable), .array("textFormatRuns", \.textFormatRuns, of: .object),
            .boxed("userEnteredFormat", \.userEnteredFormat, \._userEnteredFormat),
            .object("userEnteredValue", \.userEnteredValue)
        ]
    }

    public struct CellFormat: JSON.Model {
        /// Deprecated.
        public var backgroundColor: Color?
        public var backgroundColorStyle: ColorStyle?
        public var borders: Borders?
        public var horizontalAlignment: HorizontalAlignment?
        public var hyperlinkDisplayType: HyperlinkDisplayType?
        public var numberFormat: NumberFormat?
        public var padding: Padding?
        public var textDirection: TextDirection?
        @JSON.Boxed public var textFormat: TextFormat?
        public var textRotation: TextRotation?
        public var verticalAlignment: VerticalAlignment?
        public var wrapStrategy: WrapStrategy?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundColor", \.backgroundColor), .object("backgroundColorStyle", \.backgroundColorStyle),
            .object("borders", \.borders), .enumeration("horizontalAlignment", \.horizontalAlignment),
            .enumeration("hyperlinkDisplayType", \.hyperlinkDisplayType), .object("numberFormat", \.numberFormat),
            .object("padding", \.padding), .enumeration("textDirection", \.textDirection),
            .boxed("textFormat", \.textFormat, \._textFormat), .object("textRotation", \.textRotation),
            .enumeration("verticalAlignment", \.verticalAlignment), .enumeration("wrapStrategy", \.wrapStrategy)
        ]

        public typealias HorizontalAlignment = JSON.OpenEnumeration<HorizontalAlignment_Values>
        public enum HorizontalAlignment_Values {}

        public typealias HyperlinkDisplayType = JSON.OpenEnumeration<HyperlinkDisplayType_Values>
        public enum HyperlinkDisplayType_Values {}

        public typealias TextDirection = JSON.OpenEnumeration<TextDirection_Values>
        public enum TextDirection_Values {}

        public typealias VerticalAlignment = JSON.OpenEnumeration<VerticalAlignment_Values>
        public enum VerticalAlignment_Values {}

        public typealias WrapStrategy = JSON.OpenEnumeration<WrapStrategy_Values>
        public enum WrapStrategy_Values {}
    }

    public struct ChartAxisViewWindowOptions: JSON.Model {
        public var viewWindowMax: Swift.Double?
        public var viewWindowMin: Swift.Double?
        public var viewWindowMode: ViewWindowMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("viewWindowMax", \.viewWindowMax), .double("viewWindowMin", \.viewWindowMin),
            .enumeration("viewWindowMode", \.viewWindowMode)
        ]

        public typealias ViewWindowMode = JSON.OpenEnumeration<ViewWindowMode_Values>
        public enum ViewWindowMode_Values {}
    }

    public struct ChartCustomNumberFormatOptions: JSON.Model {
        public var prefix: Swift.String?
        public var suffix: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("prefix", \.prefix), .string("suffix", \.suffix)
        ]
    }

    public struct ChartData: JSON.Model {
        public var aggregateType: AggregateType?
        public var columnReference: DataSourceColumnReference?
        public var groupRule: ChartGroupRule?
        public var sourceRange: ChartSourceRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("aggregateType", \.aggregateType), .object("columnReference", \.columnReference),
            .object("groupRule", \.groupRule), .object("sourceRange", \.sourceRange)
        ]

        public typealias AggregateType = JSON.OpenEnumeration<AggregateType_Values>
        public enum AggregateType_Values {}
    }

    public struct ChartDateTimeRule: JSON.Model {
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct ChartGroupRule: JSON.Model {
        public var dateTimeRule: ChartDateTimeRule?
        public var histogramRule: ChartHistogramRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dateTimeRule", \.dateTimeRule), .object("histogramRule", \.histogramRule)
        ]
    }

    public struct ChartHistogramRule: JSON.Model {
        public var intervalSize: Swift.Double?
        public var maxValue: Swift.Double?
        public var minValue: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("intervalSize", \.intervalSize), .double("maxValue", \.maxValue), .double("minValue", \.minValue)
        ]
    }

    public struct ChartSourceRange: JSON.Model {
        public var sources: [GridRange]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("sources", \.sources, of: .object)
        ]
    }

    public struct ChartSpec: JSON.Model {
        public var altText: Swift.String?
        /// Deprecated.
        public var backgroundColor: Color?
        public var backgroundColorStyle: ColorStyle?
        @JSON.Boxed public var basicChart: BasicChartSpec?
        @JSON.Boxed public var bubbleChart: BubbleChartSpec?
        public var candlestickChart: CandlestickChartSpec?
        public var dataSourceChartProperties: DataSourceChartProperties?
        public var filterSpecs: [FilterSpec]?
        public var fontName: Swift.String?
        public var hiddenDimensionStrategy: HiddenDimensionStrategy?
        public var histogramChart: HistogramChartSpec?
        public var maximized: Swift.Bool?
        @JSON.Boxed public var orgChart: OrgChartSpec?
        public var pieChart: PieChartSpec?
        @JSON.Boxed public var scorecardChart: ScorecardChartSpec?
        public var sortSpecs: [SortSpec]?
        public var subtitle: Swift.String?
        @JSON.Boxed public var subtitleTextFormat: TextFormat?
        public var subtitleTextPosition: TextPosition?
        public var title: Swift.String?
        @JSON.Boxed public var titleTextFormat: TextFormat?
        public var titleTextPosition: TextPosition?
        @JSON.Boxed public var treemapChart: TreemapChartSpec?
        @JSON.Boxed public var waterfallChart: WaterfallChartSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("altText", \.altText), .object("backgroundColor", \.backgroundColor),
            .object("backgroundColorStyle", \.backgroundColorStyle), .boxed("basicChart", \.basicChart, \._basicChart),
            .boxed("bubbleChart", \.bubbleChart, \._bubbleChart), .object("candlestickChart", \.candlestickChart),
            .object("dataSourceChartProperties", \.dataSourceChartProperties),
            .array("filterSpecs", \.filterSpecs, of: .object), .string("fontName", \.fontName),
            .enumeration("hiddenDimensionStrategy", \.hiddenDimensionStrategy),
            .object("histogramChart", \.histogramChart), .bool("maximized", \.maximized),
            .boxed("orgChart", \.orgChart, \._orgChart), .object("pieChart", \.pieChart),
            .boxed("scorecardChart", \.scorecardChart, \._scorecardChart), .array("sortSpecs", \.sortSpecs, of: .object),
            .string("subtitle", \.subtitle), .boxed("subtitleTextFormat", \.subtitleTextFormat, \._subtitleTextFormat),
            .object("subtitleTextPosition", \.subtitleTextPosition), .string("title", \.title),
            .boxed("titleTextFormat", \.titleTextFormat, \._titleTextFormat),
            .object("titleTextPosition", \.titleTextPosition), .boxed("treemapChart", \.treemapChart, \._treemapChart),
            .boxed("waterfallChart", \.waterfallChart, \._waterfallChart)
        ]

        public typealias HiddenDimensionStrategy = JSON.OpenEnumeration<HiddenDimensionStrategy_Values>
        public enum HiddenDimensionStrategy_Values {}
    }

    public struct Chip: JSON.Model {
        public var personProperties: PersonProperties?
        public var richLinkProperties: RichLinkProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("personProperties", \.personProperties), .object("richLinkProperties", \.richLinkProperties)
        ]
    }

    public struct ChipRun: JSON.Model {
        public var chip: Chip?
        public var startIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("chip", \.chip), .int32("startIndex", \.startIndex)
        ]
    }

    public struct ClearBasicFilterRequest: JSON.Model {
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("sheetId", \.sheetId)
        ]
    }

    public struct ClearValuesRequest: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct ClearValuesResponse: JSON.Model {
        public var clearedRange: Swift.String?
        public var spreadsheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("clearedRange", \.clearedRange), .string("spreadsheetId", \.spreadsheetId)
        ]
    }

    public struct Color: JSON.Model {
        public var alpha: Swift.Float?
        public var blue: Swift.Float?
        public var green: Swift.Float?
        public var red: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("alpha", \.alpha), .float("blue", \.blue), .float("green", \.green), .float("red", \.red)
        ]
    }

    public struct ColorStyle: JSON.Model {
        public var rgbColor: Color?
        public var themeColor: ThemeColor?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("rgbColor", \.rgbColor), .enumeration("themeColor", \.themeColor)
        ]

        public typealias ThemeColor = JSON.OpenEnumeration<ThemeColor_Values>
        public enum ThemeColor_Values {}
    }

    public struct CommentAnchor: JSON.Model {
        public var anchorId: Swift.String?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("anchorId", \.anchorId), .object("range", \.range)
        ]
    }

    public struct CommentThread: JSON.Model {
        public var anchorId: Swift.String?
        public var commentId: Swift.String?
        @JSON.Boxed public var headPost: Post?
        public var plainTextQuote: Swift.String?
        public var replies: [Post]?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("anchorId", \.anchorId), .string("commentId", \.commentId),
            .boxed("headPost", \.headPost, \._headPost), .string("plainTextQuote", \.plainTextQuote),
            .array("replies", \.replies, of: .object), .enumeration("status", \.status)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct ConditionValue: JSON.Model {
        public var relativeDate: RelativeDate?
        public var userEnteredValue: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("relativeDate", \.relativeDate), .string("userEnteredValue", \.userEnteredValue)
        ]

        public typealias RelativeDate = JSON.OpenEnumeration<RelativeDate_Values>
        public enum RelativeDate_Values {}
    }

    public struct ConditionalFormatRule: JSON.Model {
        public var booleanRule: BooleanRule?
        public var gradientRule: GradientRule?
        public var ranges: [GridRange]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("booleanRule", \.booleanRule), .object("gradientRule", \.gradientRule),
            .array("ranges", \.ranges, of: .object)
        ]
    }

    public struct CopyPasteRequest: JSON.Model {
        public var destination: GridRange?
        public var pasteOrientation: PasteOrientation?
        public var pasteType: PasteType?
        public var source: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("destination", \.destination), .enumeration("pasteOrientation", \.pasteOrientation),
            .enumeration("pasteType", \.pasteType), .object("source", \.source)
        ]

        public typealias PasteOrientation = JSON.OpenEnumeration<PasteOrientation_Values>
        public enum PasteOrientation_Values {}

        public typealias PasteType = JSON.OpenEnumeration<PasteType_Values>
        public enum PasteType_Values {}
    }

    public struct CopySheetToAnotherSpreadsheetRequest: JSON.Model {
        public var destinationSpreadsheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("destinationSpreadsheetId", \.destinationSpreadsheetId)
        ]
    }

    public struct CreateDeveloperMetadataRequest: JSON.Model {
        @JSON.Boxed public var developerMetadata: DeveloperMetadata?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("developerMetadata", \.developerMetadata, \._developerMetadata)
        ]
    }

    public struct CreateDeveloperMetadataResponse: JSON.Model {
        @JSON.Boxed public var developerMetadata: DeveloperMetadata?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("developerMetadata", \.developerMetadata, \._developerMetadata)
        ]
    }

    public struct CutPasteRequest: JSON.Model {
        public var destination: GridCoordinate?
        public var pasteType: PasteType?
        public var source: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("destination", \.destination), .enumeration("pasteType", \.pasteType), .object("source", \.source)
        ]

        public typealias PasteType = JSON.OpenEnumeration<PasteType_Values>
        public enum PasteType_Values {}
    }
}

extension JSON.OpenEnumeration<Sheets.AppendDimensionRequest.Dimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.BaselineValueFormat.ComparisonType_Values> {
    public static var comparisonTypeUndefined: Self { "COMPARISON_TYPE_UNDEFINED" }
    public static var absoluteDifference: Self { "ABSOLUTE_DIFFERENCE" }
    public static var percentageDifference: Self { "PERCENTAGE_DIFFERENCE" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartAxis.Position_Values> {
    public static var basicChartAxisPositionUnspecified: Self { "BASIC_CHART_AXIS_POSITION_UNSPECIFIED" }
    public static var bottomAxis: Self { "BOTTOM_AXIS" }
    public static var leftAxis: Self { "LEFT_AXIS" }
    public static var rightAxis: Self { "RIGHT_AXIS" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSeries.TargetAxis_Values> {
    public static var basicChartAxisPositionUnspecified: Self { "BASIC_CHART_AXIS_POSITION_UNSPECIFIED" }
    public static var bottomAxis: Self { "BOTTOM_AXIS" }
    public static var leftAxis: Self { "LEFT_AXIS" }
    public static var rightAxis: Self { "RIGHT_AXIS" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSeries.TypeValue_Values> {
    public static var basicChartTypeUnspecified: Self { "BASIC_CHART_TYPE_UNSPECIFIED" }
    public static var bar: Self { "BAR" }
    public static var line: Self { "LINE" }
    public static var area: Self { "AREA" }
    public static var column: Self { "COLUMN" }
    public static var scatter: Self { "SCATTER" }
    public static var combo: Self { "COMBO" }
    public static var steppedArea: Self { "STEPPED_AREA" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSpec.ChartType_Values> {
    public static var basicChartTypeUnspecified: Self { "BASIC_CHART_TYPE_UNSPECIFIED" }
    public static var bar: Self { "BAR" }
    public static var line: Self { "LINE" }
    public static var area: Self { "AREA" }
    public static var column: Self { "COLUMN" }
    public static var scatter: Self { "SCATTER" }
    public static var combo: Self { "COMBO" }
    public static var steppedArea: Self { "STEPPED_AREA" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSpec.CompareMode_Values> {
    public static var basicChartCompareModeUnspecified: Self { "BASIC_CHART_COMPARE_MODE_UNSPECIFIED" }
    public static var datum: Self { "DATUM" }
    public static var category: Self { "CATEGORY" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSpec.LegendPosition_Values> {
    public static var basicChartLegendPositionUnspecified: Self { "BASIC_CHART_LEGEND_POSITION_UNSPECIFIED" }
    public static var bottomLegend: Self { "BOTTOM_LEGEND" }
    public static var leftLegend: Self { "LEFT_LEGEND" }
    public static var rightLegend: Self { "RIGHT_LEGEND" }
    public static var topLegend: Self { "TOP_LEGEND" }
    public static var noLegend: Self { "NO_LEGEND" }
}

extension JSON.OpenEnumeration<Sheets.BasicChartSpec.StackedType_Values> {
    public static var basicChartStackedTypeUnspecified: Self { "BASIC_CHART_STACKED_TYPE_UNSPECIFIED" }
    public static var notStacked: Self { "NOT_STACKED" }
    public static var stacked: Self { "STACKED" }
    public static var percentStacked: Self { "PERCENT_STACKED" }
}

extension JSON.OpenEnumeration<Sheets.BatchGetValuesByDataFilterRequest.DateTimeRenderOption_Values> {
    public static var serialNumber: Self { "SERIAL_NUMBER" }
    public static var formattedString: Self { "FORMATTED_STRING" }
}

extension JSON.OpenEnumeration<Sheets.BatchGetValuesByDataFilterRequest.MajorDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.BatchGetValuesByDataFilterRequest.ValueRenderOption_Values> {
    public static var formattedValue: Self { "FORMATTED_VALUE" }
    public static var unformattedValue: Self { "UNFORMATTED_VALUE" }
    public static var formula: Self { "FORMULA" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateSpreadsheetRequest.CommentsViewMode_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateSpreadsheetResponse.CommentUpdateState_Values> {
    public static var commentUpdateStateUnspecified: Self { "COMMENT_UPDATE_STATE_UNSPECIFIED" }
    public static var noUpdatesRequested: Self { "NO_UPDATES_REQUESTED" }
    public static var allSaved: Self { "ALL_SAVED" }
    public static var allFailedUnknownReason: Self { "ALL_FAILED_UNKNOWN_REASON" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesByDataFilterRequest.ResponseDateTimeRenderOption_Values> {
    public static var serialNumber: Self { "SERIAL_NUMBER" }
    public static var formattedString: Self { "FORMATTED_STRING" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesByDataFilterRequest.ResponseValueRenderOption_Values> {
    public static var formattedValue: Self { "FORMATTED_VALUE" }
    public static var unformattedValue: Self { "UNFORMATTED_VALUE" }
    public static var formula: Self { "FORMULA" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesByDataFilterRequest.ValueInputOption_Values> {
    public static var inputValueOptionUnspecified: Self { "INPUT_VALUE_OPTION_UNSPECIFIED" }
    public static var raw: Self { "RAW" }
    public static var userEntered: Self { "USER_ENTERED" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesRequest.ResponseDateTimeRenderOption_Values> {
    public static var serialNumber: Self { "SERIAL_NUMBER" }
    public static var formattedString: Self { "FORMATTED_STRING" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesRequest.ResponseValueRenderOption_Values> {
    public static var formattedValue: Self { "FORMATTED_VALUE" }
    public static var unformattedValue: Self { "UNFORMATTED_VALUE" }
    public static var formula: Self { "FORMULA" }
}

extension JSON.OpenEnumeration<Sheets.BatchUpdateValuesRequest.ValueInputOption_Values> {
    public static var inputValueOptionUnspecified: Self { "INPUT_VALUE_OPTION_UNSPECIFIED" }
    public static var raw: Self { "RAW" }
    public static var userEntered: Self { "USER_ENTERED" }
}

extension JSON.OpenEnumeration<Sheets.BooleanCondition.TypeValue_Values> {
    public static var conditionTypeUnspecified: Self { "CONDITION_TYPE_UNSPECIFIED" }
    public static var numberGreater: Self { "NUMBER_GREATER" }
    public static var numberGreaterThanEq: Self { "NUMBER_GREATER_THAN_EQ" }
    public static var numberLess: Self { "NUMBER_LESS" }
    public static var numberLessThanEq: Self { "NUMBER_LESS_THAN_EQ" }
    public static var numberEq: Self { "NUMBER_EQ" }
    public static var numberNotEq: Self { "NUMBER_NOT_EQ" }
    public static var numberBetween: Self { "NUMBER_BETWEEN" }
    public static var numberNotBetween: Self { "NUMBER_NOT_BETWEEN" }
    public static var textContains: Self { "TEXT_CONTAINS" }
    public static var textNotContains: Self { "TEXT_NOT_CONTAINS" }
    public static var textStartsWith: Self { "TEXT_STARTS_WITH" }
    public static var textEndsWith: Self { "TEXT_ENDS_WITH" }
    public static var textEq: Self { "TEXT_EQ" }
    public static var textIsEmail: Self { "TEXT_IS_EMAIL" }
    public static var textIsUrl: Self { "TEXT_IS_URL" }
    public static var dateEq: Self { "DATE_EQ" }
    public static var dateBefore: Self { "DATE_BEFORE" }
    public static var dateAfter: Self { "DATE_AFTER" }
    public static var dateOnOrBefore: Self { "DATE_ON_OR_BEFORE" }
    public static var dateOnOrAfter: Self { "DATE_ON_OR_AFTER" }
    public static var dateBetween: Self { "DATE_BETWEEN" }
    public static var dateNotBetween: Self { "DATE_NOT_BETWEEN" }
    public static var dateIsValid: Self { "DATE_IS_VALID" }
    public static var oneOfRange: Self { "ONE_OF_RANGE" }
    public static var oneOfList: Self { "ONE_OF_LIST" }
    public static var blank: Self { "BLANK" }
    public static var notBlank: Self { "NOT_BLANK" }
    public static var customFormula: Self { "CUSTOM_FORMULA" }
    public static var boolean: Self { "BOOLEAN" }
    public static var textNotEq: Self { "TEXT_NOT_EQ" }
    public static var dateNotEq: Self { "DATE_NOT_EQ" }
    public static var filterExpression: Self { "FILTER_EXPRESSION" }
}

extension JSON.OpenEnumeration<Sheets.Border.Style_Values> {
    public static var styleUnspecified: Self { "STYLE_UNSPECIFIED" }
    public static var dotted: Self { "DOTTED" }
    public static var dashed: Self { "DASHED" }
    public static var solid: Self { "SOLID" }
    public static var solidMedium: Self { "SOLID_MEDIUM" }
    public static var solidThick: Self { "SOLID_THICK" }
    public static var noneValue: Self { "NONE" }
    public static var double: Self { "DOUBLE" }
}

extension JSON.OpenEnumeration<Sheets.BubbleChartSpec.LegendPosition_Values> {
    public static var bubbleChartLegendPositionUnspecified: Self { "BUBBLE_CHART_LEGEND_POSITION_UNSPECIFIED" }
    public static var bottomLegend: Self { "BOTTOM_LEGEND" }
    public static var leftLegend: Self { "LEFT_LEGEND" }
    public static var rightLegend: Self { "RIGHT_LEGEND" }
    public static var topLegend: Self { "TOP_LEGEND" }
    public static var noLegend: Self { "NO_LEGEND" }
    public static var insideLegend: Self { "INSIDE_LEGEND" }
}

extension JSON.OpenEnumeration<Sheets.CellFormat.HorizontalAlignment_Values> {
    public static var horizontalAlignUnspecified: Self { "HORIZONTAL_ALIGN_UNSPECIFIED" }
    public static var left: Self { "LEFT" }
    public static var center: Self { "CENTER" }
    public static var right: Self { "RIGHT" }
}

extension JSON.OpenEnumeration<Sheets.CellFormat.HyperlinkDisplayType_Values> {
    public static var hyperlinkDisplayTypeUnspecified: Self { "HYPERLINK_DISPLAY_TYPE_UNSPECIFIED" }
    public static var linked: Self { "LINKED" }
    public static var plainText: Self { "PLAIN_TEXT" }
}

extension JSON.OpenEnumeration<Sheets.CellFormat.TextDirection_Values> {
    public static var textDirectionUnspecified: Self { "TEXT_DIRECTION_UNSPECIFIED" }
    public static var leftToRight: Self { "LEFT_TO_RIGHT" }
    public static var rightToLeft: Self { "RIGHT_TO_LEFT" }
}

extension JSON.OpenEnumeration<Sheets.CellFormat.VerticalAlignment_Values> {
    public static var verticalAlignUnspecified: Self { "VERTICAL_ALIGN_UNSPECIFIED" }
    public static var top: Self { "TOP" }
    public static var middle: Self { "MIDDLE" }
    public static var bottom: Self { "BOTTOM" }
}

extension JSON.OpenEnumeration<Sheets.CellFormat.WrapStrategy_Values> {
    public static var wrapStrategyUnspecified: Self { "WRAP_STRATEGY_UNSPECIFIED" }
    public static var overflowCell: Self { "OVERFLOW_CELL" }
    public static var legacyWrap: Self { "LEGACY_WRAP" }
    public static var clip: Self { "CLIP" }
    public static var wrap: Self { "WRAP" }
}

extension JSON.OpenEnumeration<Sheets.ChartAxisViewWindowOptions.ViewWindowMode_Values> {
    public static var defaultViewWindowMode: Self { "DEFAULT_VIEW_WINDOW_MODE" }
    public static var viewWindowModeUnsupported: Self { "VIEW_WINDOW_MODE_UNSUPPORTED" }
    public static var explicit: Self { "EXPLICIT" }
    public static var pretty: Self { "PRETTY" }
}

extension JSON.OpenEnumeration<Sheets.ChartData.AggregateType_Values> {
    public static var chartAggregateTypeUnspecified: Self { "CHART_AGGREGATE_TYPE_UNSPECIFIED" }
    public static var average: Self { "AVERAGE" }
    public static var count: Self { "COUNT" }
    public static var max: Self { "MAX" }
    public static var median: Self { "MEDIAN" }
    public static var min: Self { "MIN" }
    public static var sum: Self { "SUM" }
}

extension JSON.OpenEnumeration<Sheets.ChartDateTimeRule.TypeValue_Values> {
    public static var chartDateTimeRuleTypeUnspecified: Self { "CHART_DATE_TIME_RULE_TYPE_UNSPECIFIED" }
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

extension JSON.OpenEnumeration<Sheets.ChartSpec.HiddenDimensionStrategy_Values> {
    public static var chartHiddenDimensionStrategyUnspecified: Self { "CHART_HIDDEN_DIMENSION_STRATEGY_UNSPECIFIED" }
    public static var skipHiddenRowsAndColumns: Self { "SKIP_HIDDEN_ROWS_AND_COLUMNS" }
    public static var skipHiddenRows: Self { "SKIP_HIDDEN_ROWS" }
    public static var skipHiddenColumns: Self { "SKIP_HIDDEN_COLUMNS" }
    public static var showAll: Self { "SHOW_ALL" }
}

extension JSON.OpenEnumeration<Sheets.ColorStyle.ThemeColor_Values> {
    public static var themeColorTypeUnspecified: Self { "THEME_COLOR_TYPE_UNSPECIFIED" }
    public static var text: Self { "TEXT" }
    public static var background: Self { "BACKGROUND" }
    public static var accent1: Self { "ACCENT1" }
    public static var accent2: Self { "ACCENT2" }
    public static var accent3: Self { "ACCENT3" }
    public static var accent4: Self { "ACCENT4" }
    public static var accent5: Self { "ACCENT5" }
    public static var accent6: Self { "ACCENT6" }
    public static var link: Self { "LINK" }
}

extension JSON.OpenEnumeration<Sheets.CommentThread.Status_Values> {
    public static var statusUnspecified: Self { "STATUS_UNSPECIFIED" }
    public static var open: Self { "OPEN" }
    public static var resolved: Self { "RESOLVED" }
}

extension JSON.OpenEnumeration<Sheets.ConditionValue.RelativeDate_Values> {
    public static var relativeDateUnspecified: Self { "RELATIVE_DATE_UNSPECIFIED" }
    public static var pastYear: Self { "PAST_YEAR" }
    public static var pastMonth: Self { "PAST_MONTH" }
    public static var pastWeek: Self { "PAST_WEEK" }
    public static var yesterday: Self { "YESTERDAY" }
    public static var today: Self { "TODAY" }
    public static var tomorrow: Self { "TOMORROW" }
}

extension JSON.OpenEnumeration<Sheets.CopyPasteRequest.PasteOrientation_Values> {
    public static var normal: Self { "NORMAL" }
    public static var transpose: Self { "TRANSPOSE" }
}

extension JSON.OpenEnumeration<Sheets.CopyPasteRequest.PasteType_Values> {
    public static var pasteNormal: Self { "PASTE_NORMAL" }
    public static var pasteValues: Self { "PASTE_VALUES" }
    public static var pasteFormat: Self { "PASTE_FORMAT" }
    public static var pasteNoBorders: Self { "PASTE_NO_BORDERS" }
    public static var pasteFormula: Self { "PASTE_FORMULA" }
    public static var pasteDataValidation: Self { "PASTE_DATA_VALIDATION" }
    public static var pasteConditionalFormatting: Self { "PASTE_CONDITIONAL_FORMATTING" }
}

extension JSON.OpenEnumeration<Sheets.CutPasteRequest.PasteType_Values> {
    public static var pasteNormal: Self { "PASTE_NORMAL" }
    public static var pasteValues: Self { "PASTE_VALUES" }
    public static var pasteFormat: Self { "PASTE_FORMAT" }
    public static var pasteNoBorders: Self { "PASTE_NO_BORDERS" }
    public static var pasteFormula: Self { "PASTE_FORMULA" }
    public static var pasteDataValidation: Self { "PASTE_DATA_VALIDATION" }
    public static var pasteConditionalFormatting: Self { "PASTE_CONDITIONAL_FORMATTING" }
}
