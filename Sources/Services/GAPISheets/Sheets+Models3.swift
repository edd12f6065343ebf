// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Sheets {
    public struct PivotValue: JSON.Model {
        public var calculatedDisplayType: CalculatedDisplayType?
        public var dataSourceColumnReference: DataSourceColumnReference?
        public var formula: Swift.String?
        public var name: Swift.String?
        public var sourceColumnOffset: Swift.Int32?
        public var summarizeFunction: SummarizeFunction?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("calculatedDisplayType", \.calculatedDisplayType),
            .object("dataSourceColumnReference", \.dataSourceColumnReference), .string("formula", \.formula),
            .string("name", \.name), .int32("sourceColumnOffset", \.sourceColumnOffset),
            .enumeration("summarizeFunction", \.summarizeFunction)
        ]

        public typealias CalculatedDisplayType = JSON.OpenEnumeration<CalculatedDisplayType_Values>
        public enum CalculatedDisplayType_Values {}

        public typealias SummarizeFunction = JSON.OpenEnumeration<SummarizeFunction_Values>
        public enum SummarizeFunction_Values {}
    }

    public struct PointStyle: JSON.Model {
        public var shape: Shape?
        public var size: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("shape", \.shape), .double("size", \.size)
        ]

        public typealias Shape = JSON.OpenEnumeration<Shape_Values>
        public enum Shape_Values {}
    }

    public struct Post: JSON.Model {
        public var assigneeEmail: Swift.String?
        public var author: PostAuthor?
        public var commentAction: CommentAction?
        public var content: Swift.String?
        public var contentHtml: Swift.String?
        public var createTime: JSON.Timestamp?
        public var deleted: Swift.Bool?
        public var fromCopiedSpreadsheet: Swift.Bool?
        public var fromImportedSpreadsheet: Swift.Bool?
        public var postId: Swift.String?
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("assigneeEmail", \.assigneeEmail), .object("author", \.author),
            .enumeration("commentAction", \.commentAction), .string("content", \.content),
            .string("contentHtml", \.contentHtml), .timestamp("createTime", \.createTime), .bool("deleted", \.deleted),
            .bool("fromCopiedSpreadsheet", \.fromCopiedSpreadsheet),
            .bool("fromImportedSpreadsheet", \.fromImportedSpreadsheet), .string("postId", \.postId),
            .timestamp("updateTime", \.updateTime)
        ]

        public typealias CommentAction = JSON.OpenEnumeration<CommentAction_Values>
        public enum CommentAction_Values {}
    }

    public struct PostAuthor: JSON.Model {
        public var anonymous: Swift.Bool?
        public var displayName: Swift.String?
        public var me: Swift.Bool?
        public var user: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("anonymous", \.anonymous), .string("displayName", \.displayName), .bool("me", \.me),
            .string("user", \.user)
        ]
    }

    public struct ProtectedRange: JSON.Model {
        public var description: Swift.String?
        public var editors: Editors?
        public var namedRangeId: Swift.String?
        public var protectedRangeId: Swift.Int32?
        public var range: GridRange?
        public var requestingUserCanEdit: Swift.Bool?
        public var tableId: Swift.String?
        public var unprotectedRanges: [GridRange]?
        public var warningOnly: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .object("editors", \.editors),
            .string("namedRangeId", \.namedRangeId), .int32("protectedRangeId", \.protectedRangeId),
            .object("range", \.range), .bool("requestingUserCanEdit", \.requestingUserCanEdit),
            .string("tableId", \.tableId), .array("unprotectedRanges", \.unprotectedRanges, of: .object),
            .bool("warningOnly", \.warningOnly)
        ]
    }

    public struct RandomizeRangeRequest: JSON.Model {
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct RefreshCancellationStatus: JSON.Model {
        public var errorCode: ErrorCode?
        public var state: State?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("errorCode", \.errorCode), .enumeration("state", \.state)
        ]

        public typealias ErrorCode = JSON.OpenEnumeration<ErrorCode_Values>
        public enum ErrorCode_Values {}

        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct RefreshDataSourceObjectExecutionStatus: JSON.Model {
        public var dataExecutionStatus: DataExecutionStatus?
        public var reference: DataSourceObjectReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataExecutionStatus", \.dataExecutionStatus), .object("reference", \.reference)
        ]
    }

    public struct RefreshDataSourceRequest: JSON.Model {
        public var dataSourceId: Swift.String?
        public var force: Swift.Bool?
        public var isAll: Swift.Bool?
        public var references: DataSourceObjectReferences?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dataSourceId", \.dataSourceId), .bool("force", \.force), .bool("isAll", \.isAll),
            .object("references", \.references)
        ]
    }

    public struct RefreshDataSourceResponse: JSON.Model {
        public var statuses: [RefreshDataSourceObjectExecutionStatus]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("statuses", \.statuses, of: .object)
        ]
    }

    public struct RepeatCellRequest: JSON.Model {
        @JSON.Boxed public var cell: CellData?
        public var fieldsValue: JSON.FieldMask?
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("cell", \.cell, \._cell), .fieldMask("fields", \.fieldsValue), .object("range", \.range)
        ]
    }

    public struct Request: JSON.Model {
        @JSON.Boxed public var addBanding: AddBandingRequest?
        @JSON.Boxed public var addChart: AddChartRequest?
        @JSON.Boxed public var addCommentReply: AddCommentReplyRequest?
        @JSON.Boxed public var addConditionalFormatRule: AddConditionalFormatRuleRequest?
        @JSON.Boxed public var addDataSource: AddDataSourceRequest?
        @JSON.Boxed public var addDimensionGroup: AddDimensionGroupRequest?
        @JSON.Boxed public var addFilterView: AddFilterViewRequest?
        @JSON.Boxed public var addNamedRange: AddNamedRangeRequest?
        @JSON.Boxed public var addProtectedRange: AddProtectedRangeRequest?
        @JSON.Boxed public var addSheet: AddSheetRequest?
        @JSON.Boxed public var addSlicer: AddSlicerRequest?
        @JSON.Boxed public var addTable: AddTableRequest?
        @JSON.Boxed public var appendCells: AppendCellsRequest?
        @JSON.Boxed public var appendDimension: AppendDimensionRequest?
        @JSON.Boxed public var autoFill: AutoFillRequest?
        @JSON.Boxed public var autoResizeDimensions: AutoResizeDimensionsRequest?
        @JSON.Boxed public var cancelDataSourceRefresh: CancelDataSourceRefreshRequest?
        @JSON.Boxed public var clearBasicFilter: ClearBasicFilterRequest?
        @JSON.Boxed public var copyPaste: CopyPasteRequest?
        @JSON.Boxed public var createDeveloperMetadata: CreateDeveloperMetadataRequest?
        @JSON.Boxed public var cutPaste: CutPasteRequest?
        @JSON.Boxed public var deleteBanding: DeleteBandingRequest?
        @JSON.Boxed public var deleteComment: DeleteCommentRequest?
        @JSON.Boxed public var deleteCommentReply: DeleteCommentReplyRequest?
        @JSON.Boxed public var deleteConditionalFormatRule: DeleteConditionalFormatRuleRequest?
        @JSON.Boxed public var deleteDataSource: DeleteDataSourceRequest?
        @JSON.Boxed public var deleteDeveloperMetadata: DeleteDeveloperMetadataRequest?
        @JSON.Boxed public var deleteDimension: DeleteDimensionRequest?
        @JSON.Boxed public var deleteDimensionGroup: DeleteDimensionGroupRequest?
        @JSON.Boxed public var deleteDuplicates: DeleteDuplicatesRequest?
        @JSON.Boxed public var deleteEmbeddedObject: DeleteEmbeddedObjectRequest?
        @JSON.Boxed public var deleteFilterView: DeleteFilterViewRequest?
        @JSON.Boxed public var deleteNamedRange: DeleteNamedRangeRequest?
        @JSON.Boxed public var deleteProtectedRange: DeleteProtectedRangeRequest?
        @JSON.Boxed public var deleteRange: DeleteRangeRequest?
        @JSON.Boxed public var deleteSheet: DeleteSheetRequest?
        @JSON.Boxed public var deleteTable: DeleteTableRequest?
        @JSON.Boxed public var duplicateFilterView: DuplicateFilterViewRequest?
        @JSON.Boxed public var duplicateSheet: DuplicateSheetRequest?
        @JSON.Boxed public var findReplace: FindReplaceRequest?
        @JSON.Boxed public var insertComment: InsertCommentRequest?
        @JSON.Boxed public var insertDimension: InsertDimensionRequest?
        @JSON.Boxed public var insertRange: InsertRangeRequest?
        @JSON.Boxed public var mergeCells: MergeCellsRequest?
        @JSON.Boxed public var moveDimension: MoveDimensionRequest?
        @JSON.Boxed public var pasteData: PasteDataRequest?
        @JSON.Boxed public var randomizeRange: RandomizeRangeRequest?
        @JSON.Boxed public var refreshDataSource: RefreshDataSourceRequest?
        @JSON.Boxed public var repeatCell: RepeatCellRequest?
        @JSON.Boxed public var setBasicFilter: SetBasicFilterRequest?
        @JSON.Boxed public var setDataValidation: SetDataValidationRequest?
        @JSON.Boxed public var sortRange: SortRangeRequest?
        @JSON.Boxed public var textToColumns: TextToColumnsRequest?
        @JSON.Boxed public var trimWhitespace: TrimWhitespaceRequest?
        @JSON.Boxed public var unmergeCells: UnmergeCellsRequest?
        @JSON.Boxed public var updateBanding: UpdateBandingRequest?
        @JSON.Boxed public var updateBorders: UpdateBordersRequest?
        @JSON.Boxed public var updateCells: UpdateCellsRequest?
        @JSON.Boxed public var updateChartSpec: UpdateChartSpecRequest?
        @JSON.Boxed public var updateCommentPost: UpdateCommentPostRequest?
        @JSON.Boxed public var updateConditionalFormatRule: UpdateConditionalFormatRuleRequest?
        @JSON.Boxed public var updateDataSource: UpdateDataSourceRequest?
        @JSON.Boxed public var updateDeveloperMetadata: UpdateDeveloperMetadataRequest?
        @JSON.Boxed public var updateDimensionGroup: UpdateDimensionGroupRequest?
        @JSON.Boxed public var updateDimensionProperties: UpdateDimensionPropertiesRequest?
        @JSON.Boxed public var updateEmbeddedObjectBorder: UpdateEmbeddedObjectBorderRequest?
        @JSON.Boxed public var updateEmbeddedObjectPosition: UpdateEmbeddedObjectPositionRequest?
        @JSON.Boxed public var updateFilterView: UpdateFilterViewRequest?
        @JSON.Boxed public var updateNamedRange: UpdateNamedRangeRequest?
        @JSON.Boxed public var updateProtectedRange: UpdateProtectedRangeRequest?
        @JSON.Boxed public var updateSheetProperties: UpdateSheetPropertiesRequest?
        @JSON.Boxed public var updateSlicerSpec: UpdateSlicerSpecRequest?
        @JSON.Boxed public var updateSpreadsheetProperties: UpdateSpreadsheetPropertiesRequest?
        @JSON.Boxed public var updateTable: UpdateTableRequest?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("addBanding", \.addBanding, \._addBanding), .boxed("addChart", \.addChart, \._addChart),
            .boxed("addCommentReply", \.addCommentReply, \._addCommentReply),
            .boxed("addConditionalFormatRule", \.addConditionalFormatRule, \._addConditionalFormatRule),
            .boxed("addDataSource", \.addDataSource, \._addDataSource),
            .boxed("addDimensionGroup", \.addDimensionGroup, \._addDimensionGroup),
            .boxed("addFilterView", \.addFilterView, \._addFilterView),
            .boxed("addNamedRange", \.addNamedRange, \._addNamedRange),
            .boxed("addProtectedRange", \.addProtectedRange, \._addProtectedRange),
            .boxed("addSheet", \.addSheet, \._addSheet), .boxed("addSlicer", \.addSlicer, \._addSlicer),
            .boxed("addTable", \.addTable, \._addTable), .boxed("appendCells", \.appendCells, \._appendCells),
            .boxed("appendDimension", \.appendDimension, \._appendDimension),
            .boxed("autoFill", \.autoFill, \._autoFill),
            .boxed("autoResizeDimensions", \.autoResizeDimensions, \._autoResizeDimensions),
            .boxed("cancelDataSourceRefresh", \.cancelDataSourceRefresh, \._cancelDataSourceRefresh),
            .boxed("clearBasicFilter", \.clearBasicFilter, \._clearBasicFilter),
            .boxed("copyPaste", \.copyPaste, \._copyPaste),
            .boxed("createDeveloperMetadata", \.createDeveloperMetadata, \._createDeveloperMetadata),
            .boxed("cutPaste", \.cutPaste, \._cutPaste), .boxed("deleteBanding", \.deleteBanding, \._deleteBanding),
            .boxed("deleteComment", \.deleteComment, \._deleteComment),
            .boxed("deleteCommentReply", \.deleteCommentReply, \._deleteCommentReply),
            .boxed("deleteConditionalFormatRule", \.deleteConditionalFormatRule, \._deleteConditionalFormatRule),
            .boxed("deleteDataSource", \.deleteDataSource, \._deleteDataSource),
            .boxed("deleteDeveloperMetadata", \.deleteDeveloperMetadata, \._deleteDeveloperMetadata),
            .boxed("deleteDimension", \.deleteDimension, \._deleteDimension),
            .boxed("deleteDimensionGroup", \.deleteDimensionGroup, \._deleteDimensionGroup),
            .boxed("deleteDuplicates", \.deleteDuplicates, \._deleteDuplicates),
            .boxed("deleteEmbeddedObject", \.deleteEmbeddedObject, \._deleteEmbeddedObject),
            .boxed("deleteFilterView", \.deleteFilterView, \._deleteFilterView),
            .boxed("deleteNamedRange", \.deleteNamedRange, \._deleteNamedRange),
            .boxed("deleteProtectedRange", \.deleteProtectedRange, \._deleteProtectedRange),
            .boxed("deleteRange", \.deleteRange, \._deleteRange), .boxed("deleteSheet", \.deleteSheet, \._deleteSheet),
            .boxed("deleteTable", \.deleteTable, \._deleteTable),
            .boxed("duplicateFilterView", \.duplicateFilterView, \._duplicateFilterView),
            .boxed("duplicateSheet", \.duplicateSheet, \._duplicateSheet),
            .boxed("findReplace", \.findReplace, \._findReplace),
            .boxed("insertComment", \.insertComment, \._insertComment),
            .boxed("insertDimension", \.insertDimension, \._insertDimension),
            .boxed("insertRange", \.insertRange, \._insertRange), .boxed("mergeCells", \.mergeCells, \._mergeCells),
            .boxed("moveDimension", \.moveDimension, \._moveDimension), .boxed("pasteData", \.pasteData, \._pasteData),
            .boxed("randomizeRange", \.randomizeRange, \._randomizeRange),
            .boxed("refreshDataSource", \.refreshDataSource, \._refreshDataSource),
            .boxed("repeatCell", \.repeatCell, \._repeatCell),
            .boxed("setBasicFilter", \.setBasicFilter, \._setBasicFilter),
            .boxed("setDataValidation", \.setDataValidation, \._setDataValidation),
            .boxed("sortRange", \.sortRange, \._sortRange), .boxed("textToColumns", \.textToColumns, \._textToColumns),
            .boxed("trimWhitespace", \.trimWhitespace, \._trimWhitespace),
            .boxed("unmergeCells", \.unmergeCells, \._unmergeCells),
            .boxed("updateBanding", \.updateBanding, \._updateBanding),
            .boxed("updateBorders", \.updateBorders, \._updateBorders),
            .boxed("updateCells", \.updateCells, \._updateCells),
            .boxed("updateChartSpec", \.updateChartSpec, \._updateChartSpec),
            .boxed("updateCommentPost", \.updateCommentPost, \._updateCommentPost),
            .boxed("updateConditionalFormatRule", \.updateConditionalFormatRule, \._updateConditionalFormatRule),
            .boxed("updateDataSource", \.updateDataSource, \._updateDataSource),
            .boxed("updateDeveloperMetadata", \.updateDeveloperMetadata, \._updateDeveloperMetadata),
            .boxed("updateDimensionGroup", \.updateDimensionGroup, \._updateDimensionGroup),
            .boxed("updateDimensionProperties", \.updateDimensionProperties, \._updateDimensionProperties),
            .boxed("updateEmbeddedObjectBorder", \.updateEmbeddedObjectBorder, \._updateEmbeddedObjectBorder),
            .boxed("updateEmbeddedObjectPosition", \.updateEmbeddedObjectPosition, \._updateEmbeddedObjectPosition),
            .boxed("updateFilterView", \.updateFilterView, \._updateFilterView),
            .boxed("updateNamedRange", \.updateNamedRange, \._updateNamedRange),
            .boxed("updateProtectedRange", \.updateProtectedRange, \._updateProtectedRange),
            .boxed("updateSheetProperties", \.updateSheetProperties, \._updateSheetProperties),
            .boxed("updateSlicerSpec", \.updateSlicerSpec, \._updateSlicerSpec),
            .boxed("updateSpreadsheetProperties", \.updateSpreadsheetProperties, \._updateSpreadsheetProperties),
            .boxed("updateTable", \.updateTable, \._updateTable)
        ]
    }

    public struct Response: JSON.Model {
        @JSON.Boxed public var addBanding: AddBandingResponse?
        @JSON.Boxed public var addChart: AddChartResponse?
        @JSON.Boxed public var addCommentReply: AddCommentReplyResponse?
        @JSON.Boxed public var addDataSource: AddDataSourceResponse?
        @JSON.Boxed public var addDimensionGroup: AddDimensionGroupResponse?
        @JSON.Boxed public var addFilterView: AddFilterViewResponse?
        @JSON.Boxed public var addNamedRange: AddNamedRangeResponse?
        @JSON.Boxed public var addProtectedRange: AddProtectedRangeResponse?
        @JSON.Boxed public var addSheet: AddSheetResponse?
        @JSON.Boxed public var addSlicer: AddSlicerResponse?
        @JSON.Boxed public var addTable: AddTableResponse?
        @JSON.Boxed public var cancelDataSourceRefresh: CancelDataSourceRefreshResponse?
        @JSON.Boxed public var createDeveloperMetadata: CreateDeveloperMetadataResponse?
        @JSON.Boxed public var deleteConditionalFormatRule: DeleteConditionalFormatRuleResponse?
        @JSON.Boxed public var deleteDeveloperMetadata: DeleteDeveloperMetadataResponse?
        @JSON.Boxed public var deleteDimensionGroup: DeleteDimensionGroupResponse?
        @JSON.Boxed public var deleteDuplicates: DeleteDuplicatesResponse?
        @JSON.Boxed public var duplicateFilterView: DuplicateFilterViewResponse?
        @JSON.Boxed public var duplicateSheet: DuplicateSheetResponse?
        @JSON.Boxed public var findReplace: FindReplaceResponse?
        @JSON.Boxed public var insertComment: InsertCommentResponse?
        @JSON.Boxed public var refreshDataSource: RefreshDataSourceResponse?
        @JSON.Boxed public var trimWhitespace: TrimWhitespaceResponse?
        @JSON.Boxed public var updateConditionalFormatRule: UpdateConditionalFormatRuleResponse?
        @JSON.Boxed public var updateDataSource: UpdateDataSourceResponse?
        @JSON.Boxed public var updateDeveloperMetadata: UpdateDeveloperMetadataResponse?
        @JSON.Boxed public var updateEmbeddedObjectPosition: UpdateEmbeddedObjectPositionResponse?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("addBanding", \.addBanding, \._addBanding), .boxed("addChart", \.addChart, \._addChart),
            .boxed("addCommentReply", \.addCommentReply, \._addCommentReply),
            .boxed("addDataSource", \.addDataSource, \._addDataSource),
            .boxed("addDimensionGroup", \.addDimensionGroup, \._addDimensionGroup),
            .boxed("addFilterView", \.addFilterView, \._addFilterView),
            .boxed("addNamedRange", \.addNamedRange, \._addNamedRange),
            .boxed("addProtectedRange", \.addProtectedRange, \._addProtectedRange),
            .boxed("addSheet", \.addSheet, \._addSheet), .boxed("addSlicer", \.addSlicer, \._addSlicer),
            .boxed("addTable", \.addTable, \._addTable),
            .boxed("cancelDataSourceRefresh", \.cancelDataSourceRefresh, \._cancelDataSourceRefresh),
            .boxed("createDeveloperMetadata", \.createDeveloperMetadata, \._createDeveloperMetadata),
            .boxed("deleteConditionalFormatRule", \.deleteConditionalFormatRule, \._deleteConditionalFormatRule),
            .boxed("deleteDeveloperMetadata", \.deleteDeveloperMetadata, \._deleteDeveloperMetadata),
            .boxed("deleteDimensionGroup", \.deleteDimensionGroup, \._deleteDimensionGroup),
            .boxed("deleteDuplicates", \.deleteDuplicates, \._deleteDuplicates),
            .boxed("duplicateFilterView", \.duplicateFilterView, \._duplicateFilterView),
            .boxed("duplicateSheet", \.duplicateSheet, \._duplicateSheet),
            .boxed("findReplace", \.findReplace, \._findReplace),
            .boxed("insertComment", \.insertComment, \._insertComment),
            .boxed("refreshDataSource", \.refreshDataSource, \._refreshDataSource),
            .boxed("trimWhitespace", \.trimWhitespace, \._trimWhitespace),
            .boxed("updateConditionalFormatRule", \.updateConditionalFormatRule, \._updateConditionalFormatRule),
            .boxed("updateDataSource", \.updateDataSource, \._updateDataSource),
            .boxed("updateDeveloperMetadata", \.updateDeveloperMetadata, \._updateDeveloperMetadata),
            .boxed("updateEmbeddedObjectPosition", \.updateEmbeddedObjectPosition, \._updateEmbeddedObjectPosition)
        ]
    }

    public struct RichLinkProperties: JSON.Model {
        /// Read-only.
        public var mimeType: Swift.String?
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("mimeType", \.mimeType), .string("uri", \.uri)
        ]
    }

    public struct RowData: JSON.Model {
        public var values: [CellData]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("values", \.values, of: .object)
        ]
    }

    public struct ScorecardChartSpec: JSON.Model {
        public var aggregateType: AggregateType?
        @JSON.Boxed public var baselineValueData: ChartData?
        @JSON.Boxed public var baselineValueFormat: BaselineValueFormat?
        public var customFormatOptions: ChartCustomNumberFormatOptions?
        @JSON.Boxed public var keyValueData: ChartData?
        public var keyValueFormat: KeyValueFormat?
        public var numberFormatSource: NumberFormatSource?
        public var scaleFactor: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("aggregateType", \.aggregateType),
            .boxed("baselineValueData", \.baselineValueData, \._baselineValueData),
            .boxed("baselineValueFormat", \.baselineValueFormat, \._baselineValueFormat),
            .object("customFormatOptions", \.customFormatOptions),
            .boxed("keyValueData", \.keyValueData, \._keyValueData), .object("keyValueFormat", \.keyValueFormat),
            .enumeration("numberFormatSource", \.numberFormatSource), .double("scaleFactor", \.scaleFactor)
        ]

        public typealias AggregateType = JSON.OpenEnumeration<AggregateType_Values>
        public enum AggregateType_Values {}

        public typealias NumberFormatSource = JSON.OpenEnumeration<NumberFormatSource_Values>
        public enum NumberFormatSource_Values {}
    }

    public struct SearchDeveloperMetadataRequest: JSON.Model {
        public var dataFilters: [DataFilter]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object)
        ]
    }

    public struct SearchDeveloperMetadataResponse: JSON.Model {
        public var matchedDeveloperMetadata: [MatchedDeveloperMetadata]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("matchedDeveloperMetadata", \.matchedDeveloperMetadata, of: .object)
        ]
    }

    public struct SetBasicFilterRequest: JSON.Model {
        public var filter: BasicFilter?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("filter", \.filter)
        ]
    }

    public struct SetDataValidationRequest: JSON.Model {
        public var filteredRowsIncluded: Swift.Bool?
        public var range: GridRange?
        public var rule: DataValidationRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("filteredRowsIncluded", \.filteredRowsIncluded), .object("range", \.range), .object("rule", \.rule)
        ]
    }

    public struct Sheet: JSON.Model {
        public var bandedRanges: [BandedRange]?
        public var basicFilter: BasicFilter?
        public var charts: [EmbeddedChart]?
        public var columnGroups: [DimensionGroup]?
        public var commentAnchors: [CommentAnchor]?
        public var conditionalFormats: [ConditionalFormatRule]?
        public var data: [GridData]?
        public var developerMetadata: [DeveloperMetadata]?
        public var filterViews: [FilterView]?
        public var merges: [GridRange]?
        @JSON.Boxed public var properties: SheetProperties?
        public var protectedRanges: [ProtectedRange]?
        public var rowGroups: [DimensionGroup]?
        public var slicers: [Slicer]?
        public var tables: [Table]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("bandedRanges", \.bandedRanges, of: .object), .object("basicFilter", \.basicFilter),
            .array("charts", \.charts, of: .object), .array("columnGroups", \.columnGroups, of: .object),
            .array("commentAnchors", \.commentAnchors, of: .object),
            .array("conditionalFormats", \.conditionalFormats, of: .object), .array("data", \.data, of: .object),
            .array("developerMetadata", \.developerMetadata, of: .object),
            .array("filterViews", \.filterViews, of: .object), .array("merges", \.merges, of: .object),
            .boxed("properties", \.properties, \._properties), .array("protectedRanges", \.protectedRanges, of: .object),
            .array("rowGroups", \.rowGroups, of: .object), .array("slicers", \.slicers, of: .object),
            .array("tables", \.tables, of: .object)
        ]
    }

    public struct SheetProperties: JSON.Model {
        /// Read-only.
        public var dataSourceSheetProperties: DataSourceSheetProperties?
        public var gridProperties: GridProperties?
        public var hidden: Swift.Bool?
        public var index: Swift.Int32?
        public var rightToLeft: Swift.Bool?
        public var sheetId: Swift.Int32?
        public var sheetType: SheetType?
        /// Deprecated.
        public var tabColor: Color?
        public var tabColorStyle: ColorStyle?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSourceSheetProperties", \.dataSourceSheetProperties),
            .object("gridProperties", \.gridProperties), .bool("hidden", \.hidden), .int32("index", \.index),
            .bool("rightToLeft", \.rightToLeft), .int32("sheetId", \.sheetId), .enumeration("sheetType", \.sheetType),
            .object("tabColor", \.tabColor), .object("tabColorStyle", \.tabColorStyle), .string("title", \.title)
        ]

        public typealias SheetType = JSON.OpenEnumeration<SheetType_Values>
        public enum SheetType_Values {}
    }

    public struct Slicer: JSON.Model {
        public var position: EmbeddedObjectPosition?
        public var slicerId: Swift.Int32?
        @JSON.Boxed public var spec: SlicerSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("position", \.position), .int32("slicerId", \.slicerId), .boxed("spec", \.spec, \._spec)
        ]
    }

    public struct SlicerSpec: JSON.Model {
        public var applyToPivotTables: Swift.Bool?
        /// Deprecated.
        public var backgroundColor: Color?
        public var backgroundColorStyle: ColorStyle?
        public var columnIndex: Swift.Int32?
        public var dataRange: GridRange?
        @JSON.Boxed public var filterCriteria: FilterCriteria?
        public var horizontalAlignment: HorizontalAlignment?
        @JSON.Boxed public var textFormat: TextFormat?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("applyToPivotTables", \.applyToPivotTables), .object("backgroundColor", \.backgroundColor),
            .object("backgroundColorStyle", \.backgroundColorStyle), .int32("columnIndex", \.columnIndex),
            .object("dataRange", \.dataRange), .boxed("filterCriteria", \.filterCriteria, \._filterCriteria),
            .enumeration("horizontalAlignment", \.horizontalAlignment),
            .boxed("textFormat", \.textFormat, \._textFormat), .string("title", \.title)
        ]

        public typealias HorizontalAlignment = JSON.OpenEnumeration<HorizontalAlignment_Values>
        public enum HorizontalAlignment_Values {}
    }

    public struct SortRangeRequest: JSON.Model {
        public var range: GridRange?
        public var sortSpecs: [SortSpec]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range), .array("sortSpecs", \.sortSpecs, of: .object)
        ]
    }

    public struct SortSpec: JSON.Model {
        /// Deprecated.
        public var backgroundColor: Color?
        public var backgroundColorStyle: ColorStyle?
        public var dataSourceColumnReference: DataSourceColumnReference?
        public var dimensionIndex: Swift.Int32?
        /// Deprecated.
        public var foregroundColor: Color?
        public var foregroundColorStyle: ColorStyle?
        public var sortOrder: SortOrder?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundColor", \.backgroundColor), .object("backgroundColorStyle", \.backgroundColorStyle),
            .object("dataSourceColumnReference", \.dataSourceColumnReference),
            .int32("dimensionIndex", \.dimensionIndex), .object("foregroundColor", \.foregroundColor),
            .object("foregroundColorStyle", \.foregroundColorStyle), .enumeration("sortOrder", \.sortOrder)
        ]

        public typealias SortOrder = JSON.OpenEnumeration<SortOrder_Values>
        public enum SortOrder_Values {}
    }

    public struct SourceAndDestination: JSON.Model {
        public var dimension: Dimension?
        public var fillLength: Swift.Int32?
        public var source: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("dimension", \.dimension), .int32("fillLength", \.fillLength), .object("source", \.source)
        ]

        public typealias Dimension = JSON.OpenEnumeration<Dimension_Values>
        public enum Dimension_Values {}
    }

    public struct Spreadsheet: JSON.Model {
        public var comments: [CommentThread]?
        public var commentsViewMode: CommentsViewMode?
        /// Read-only.
        public var dataSourceSchedules: [DataSourceRefreshSchedule]?
        public var dataSources: [DataSource]?
        public var developerMetadata: [DeveloperMetadata]?
        public var namedRanges: [NamedRange]?
        @JSON.Boxed public var properties: SpreadsheetProperties?
        public var sheets: [Sheet]?
        public var spreadsheetId: Swift.String?
        public var spreadsheetUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("comments", \.comments, of: .object), .enumeration("commentsViewMode", \.commentsViewMode),
            .array("dataSourceSchedules", \.dataSourceSchedules, of: .object),
            .array("dataSources", \.dataSources, of: .object),
            .array("developerMetadata", \.developerMetadata, of: .object),
            .array("namedRanges", \.namedRanges, of: .object), .boxed("properties", \.properties, \._properties),
            .array("sheets", \.sheets, of: .object), .string("spreadsheetId", \.spreadsheetId),
            .string("spreadsheetUrl", \.spreadsheetUrl)
        ]

        public typealias CommentsViewMode = JSON.OpenEnumeration<CommentsViewMode_Values>
        public enum CommentsViewMode_Values {}
    }

    public struct SpreadsheetProperties: JSON.Model {
        public var autoRecalc: AutoRecalc?
        @JSON.Boxed public var defaultFormat: CellFormat?
        public var importFunctionsExternalUrlAccessAllowed: Swift.Bool?
        public var iterativeCalculationSettings: IterativeCalculationSettings?
        public var locale: Swift.String?
        public var spreadsheetTheme: SpreadsheetTheme?
        public var timeZone: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("autoRecalc", \.autoRecalc), .boxed("defaultFormat", \.defaultFormat, \._defaultFormat),
            .bool("importFunctionsExternalUrlAccessAllowed", \.importFunctionsExternalUrlAccessAllowed),
            .object("iterativeCalculationSettings", \.iterativeCalculationSettings), .string("locale", \.locale),
            .object("spreadsheetTheme", \.spreadsheetTheme), .string("timeZone", \.timeZone), .string("title", \.title)
        ]

        public typealias AutoRecalc = JSON.OpenEnumeration<AutoRecalc_Values>
        public enum AutoRecalc_Values {}
    }

    public struct SpreadsheetTheme: JSON.Model {
        public var primaryFontFamily: Swift.String?
        public var themeColors: [ThemeColorPair]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("primaryFontFamily", \.primaryFontFamily), .array("themeColors", \.themeColors, of: .object)
        ]
    }

    public struct Table: JSON.Model {
        public var columnProperties: [TableColumnProperties]?
        public var name: Swift.String?
        public var range: GridRange?
        @JSON.Boxed public var rowsProperties: TableRowsProperties?
        public var tableId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnProperties", \.columnProperties, of: .object), .string("name", \.name),
            .object("range", \.range), .boxed("rowsProperties", \.rowsProperties, \._rowsProperties),
            .string("tableId", \.tableId)
        ]
    }

    public struct TableColumnDataValidationRule: JSON.Model {
        public var condition: BooleanCondition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition)
        ]
    }

    public struct TableColumnProperties: JSON.Model {
        public var columnIndex: Swift.Int32?
        public var columnName: Swift.String?
        public var columnType: ColumnType?
        public var dataValidationRule: TableColumnDataValidationRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnIndex", \.columnIndex), .string("columnName", \.columnName),
            .enumeration("columnType", \.columnType), .object("dataValidationRule", \.dataValidationRule)
        ]

        public typealias ColumnType = JSON.OpenEnumeration<ColumnType_Values>
        public enum ColumnType_Values {}
    }

    public struct TableRowsProperties: JSON.Model {
        public var firstBandColorStyle: ColorStyle?
        public var footerColorStyle: ColorStyle?
        public var headerColorStyle: ColorStyle?
        public var secondBandColorStyle: ColorStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("firstBandColorStyle", \.firstBandColorStyle), .object("footerColorStyle", \.footerColorStyle),
            .object("headerColorStyle", \.headerColorStyle), .object("secondBandColorStyle", \.secondBandColorStyle)
        ]
    }

    public struct TextFormat: JSON.Model {
        public var bold: Swift.Bool?
        public var fontFamily: Swift.String?
        public var fontSize: Swift.Int32?
        /// Deprecated.
        public var foregroundColor: Color?
        public var foregroundColorStyle: ColorStyle?
        public var italic: Swift.Bool?
        public var link: Link?
        public var strikethrough: Swift.Bool?
        public var underline: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("bold", \.bold), .string("fontFamily", \.fontFamily), .int32("fontSize", \.fontSize),
            .object("foregroundColor", \.foregroundColor), .object("foregroundColorStyle", \.foregroundColorStyle),
            .bool("italic", \.italic), .object("link", \.link), .bool("strikethrough", \.strikethrough),
            .bool("underline", \.underline)
        ]
    }

    public struct TextFormatRun: JSON.Model {
        @JSON.Boxed public var format: TextFormat?
        public var startIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("format", \.format, \._format), .int32("startIndex", \.startIndex)
        ]
    }

    public struct TextPosition: JSON.Model {
        public var horizontalAlignment: HorizontalAlignment?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("horizontalAlignment", \.horizontalAlignment)
        ]

        public typealias HorizontalAlignment = JSON.OpenEnumeration<HorizontalAlignment_Values>
        public enum HorizontalAlignment_Values {}
    }

    public struct TextRotation: JSON.Model {
        public var angle: Swift.Int32?
        public var vertical: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("angle", \.angle), .bool("vertical", \.vertical)
        ]
    }

    public struct TextToColumnsRequest: JSON.Model {
        public var delimiter: Swift.String?
        public var delimiterType: DelimiterType?
        public var source: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("delimiter", \.delimiter), .enumeration("delimiterType", \.delimiterType),
            .object("source", \.source)
        ]

        public typealias DelimiterType = JSON.OpenEnumeration<DelimiterType_Values>
        public enum DelimiterType_Values {}
    }

    public struct ThemeColorPair: JSON.Model {
        public var color: ColorStyle?
        public var colorType: ColorType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .enumeration("colorType", \.colorType)
        ]

        public typealias ColorType = JSON.OpenEnumeration<ColorType_Values>
        public enum ColorType_Values {}
    }

    public struct TimeOfDay: JSON.Model {
        public var hours: Swift.Int32?
        public var minutes: Swift.Int32?
        public var nanos: Swift.Int32?
        public var seconds: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("hours", \.hours), .int32("minutes", \.minutes), .int32("nanos", \.nanos),
            .int32("seconds", \.seconds)
        ]
    }

    public struct TreemapChartColorScale: JSON.Model {
        /// Deprecated.
        public var maxValueColor: Color?
        public var maxValueColorStyle: ColorStyle?
        /// Deprecated.
        public var midValueColor: Color?
        public var midValueColorStyle: ColorStyle?
        /// Deprecated.
        public var minValueColor: Color?
        public var minValueColorStyle: ColorStyle?
        /// Deprecated.
        public var noDataColor: Color?
        public var noDataColorStyle: ColorStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("maxValueColor", \.maxValueColor), .object("maxValueColorStyle", \.maxValueColorStyle),
            .object("midValueColor", \.midValueColor), .object("midValueColorStyle", \.midValueColorStyle),
            .object("minValueColor", \.minValueColor), .object("minValueColorStyle", \.minValueColorStyle),
            .object("noDataColor", \.noDataColor), .object("noDataColorStyle", \.noDataColorStyle)
        ]
    }

    public struct TreemapChartSpec: JSON.Model {
        @JSON.Boxed public var colorData: ChartData?
        @JSON.Boxed public var colorScale: TreemapChartColorScale?
        /// Deprecated.
        public var headerColor: Color?
        public var headerColorStyle: ColorStyle?
        public var hideTooltips: Swift.Bool?
        public var hintedLevels: Swift.Int32?
        @JSON.Boxed public var labels: ChartData?
        public var levels: Swift.Int32?
        public var maxValue: Swift.Double?
        public var minValue: Swift.Double?
        @JSON.Boxed public var parentLabels: ChartData?
        @JSON.Boxed public var sizeData: ChartData?
        @JSON.Boxed public var textFormat: TextFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("colorData", \.colorData, \._colorData), .boxed("colorScale", \.colorScale, \._colorScale),
            .object("headerColor", \.headerColor), .object("headerColorStyle", \.headerColorStyle),
            .bool("hideTooltips", \.hideTooltips), .int32("hintedLevels", \.hintedLevels),
            .boxed("labels", \.labels, \._labels), .int32("levels", \.levels), .double("maxValue", \.maxValue),
            .double("minValue", \.minValue), .boxed("parentLabels", \.parentLabels, \._parentLabels),
            .boxed("sizeData", \.sizeData, \._sizeData), .boxed("textFormat", \.textFormat, \._textFormat)
        ]
    }

    public struct TrimWhitespaceRequest: JSON.Model {
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct TrimWhitespaceResponse: JSON.Model {
        public var cellsChangedCount: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("cellsChangedCount", \.cellsChangedCount)
        ]
    }

    public struct UnmergeCellsRequest: JSON.Model {
        public var range: GridRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct UpdateBandingRequest: JSON.Model {
        public var bandedRange: BandedRange?
        public var fieldsValue: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bandedRange", \.bandedRange), .fieldMask("fields", \.fieldsValue)
        ]
    }

    public struct UpdateBordersRequest: JSON.Model {
        @JSON.Boxed public var bottom: Border?
        @JSON.Boxed public var innerHorizontal: Border?
        @JSON.Boxed public var innerVertical: Border?
        @JSON.Boxed public var left: Border?
        public var range: GridRange?
        @JSON.Boxed public var right: Border?
        @JSON.Boxed public var top: Border?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("bottom", \.bottom, \._bottom), .boxed("innerHorizontal", \.innerHorizontal, \._innerHorizontal),
            .boxed("innerVertical", \.innerVertical, \._innerVertical), .boxed("left", \.left, \._left),
            .object("range", \.range), .boxed("right", \.right, \._right), .boxed("top", \.top, \._top)
        ]
    }

    public struct UpdateCellsRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var range: GridRange?
        public var rows: [RowData]?
        public var start: GridCoordinate?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("range", \.range), .array("rows", \.rows, of: .object),
            .object("start", \.start)
        ]
    }

    public struct UpdateChartSpecRequest: JSON.Model {
        public var chartId: Swift.Int32?
        @JSON.Boxed public var spec: ChartSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("chartId", \.chartId), .boxed("spec", \.spec, \._spec)
        ]
    }

    public struct UpdateCommentPostRequest: JSON.Model {
        public var commentId: Swift.String?
        public var content: Swift.String?
        public var postId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .string("content", \.content), .string("postId", \.postId)
        ]
    }

    public struct UpdateConditionalFormatRuleRequest: JSON.Model {
        public var index: Swift.Int32?
        public var newIndex: Swift.Int32?
        public var rule: ConditionalFormatRule?
        public var sheetId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("index", \.index), .int32("newIndex", \.newIndex), .object("rule", \.rule),
            .int32("sheetId", \.sheetId)
        ]
    }

    public struct UpdateConditionalFormatRuleResponse: JSON.Model {
        public var newIndex: Swift.Int32?
        public var newRule: ConditionalFormatRule?
        public var oldIndex: Swift.Int32?
        public var oldRule: ConditionalFormatRule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("newIndex", \.newIndex), .object("newRule", \.newRule), .int32("oldIndex", \.oldIndex),
            .object("oldRule", \.oldRule)
        ]
    }

    public struct UpdateDataSourceRequest: JSON.Model {
        public var dataSource: DataSource?
        public var fieldsValue: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSource", \.dataSource), .fieldMask("fields", \.fieldsValue)
        ]
    }

    public struct UpdateDataSourceResponse: JSON.Model {
        public var dataExecutionStatus: DataExecutionStatus?
        public var dataSource: DataSource?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataExecutionStatus", \.dataExecutionStatus), .object("dataSource", \.dataSource)
        ]
    }

    public struct UpdateDeveloperMetadataRequest: JSON.Model {
        public var dataFilters: [DataFilter]?
        @JSON.Boxed public var developerMetadata: DeveloperMetadata?
        public var fieldsValue: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataFilters", \.dataFilters, of: .object),
            .boxed("developerMetadata", \.developerMetadata, \._developerMetadata), .fieldMask("fields", \.fieldsValue)
        ]
    }

    public struct UpdateDeveloperMetadataResponse: JSON.Model {
        public var developerMetadata: [DeveloperMetadata]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("developerMetadata", \.developerMetadata, of: .object)
        ]
    }

    public struct UpdateDimensionGroupRequest: JSON.Model {
        public var dimensionGroup: DimensionGroup?
        public var fieldsValue: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dimensionGroup", \.dimensionGroup), .fieldMask("fields", \.fieldsValue)
        ]
    }

    public struct UpdateDimensionPropertiesRequest: JSON.Model {
        public var dataSourceSheetRange: DataSourceSheetDimensionRange?
        public var fieldsValue: JSON.FieldMask?
        public var properties: DimensionProperties?
        public var range: DimensionRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataSourceSheetRange", \.dataSourceSheetRange), .fieldMask("fields", \.fieldsValue),
            .object("properties", \.properties), .object("range", \.range)
        ]
    }

    public struct UpdateEmbeddedObjectBorderRequest: JSON.Model {
        public var border: EmbeddedObjectBorder?
        public var fieldsValue: JSON.FieldMask?
        public var objectId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("border", \.border), .fieldMask("fields", \.fieldsValue), .int32("objectId", \.objectId)
        ]
    }

    public struct UpdateEmbeddedObjectPositionRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var newPosition: EmbeddedObjectPosition?
        public var objectId: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("newPosition", \.newPosition), .int32("objectId", \.objectId)
        ]
    }

    public struct UpdateEmbeddedObjectPositionResponse: JSON.Model {
        public var position: EmbeddedObjectPosition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("position", \.position)
        ]
    }

    public struct UpdateFilterViewRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var filter: FilterView?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("filter", \.filter, \._filter)
        ]
    }

    public struct UpdateNamedRangeRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var namedRange: NamedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("namedRange", \.namedRange)
        ]
    }

    public struct UpdateProtectedRangeRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var protectedRange: ProtectedRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("protectedRange", \.protectedRange, \._protectedRange)
        ]
    }

    public struct UpdateSheetPropertiesRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var properties: SheetProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct UpdateSlicerSpecRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var slicerId: Swift.Int32?
        @JSON.Boxed public var spec: SlicerSpec?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .int32("slicerId", \.slicerId), .boxed("spec", \.spec, \._spec)
        ]
    }

    public struct UpdateSpreadsheetPropertiesRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var properties: SpreadsheetProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct UpdateTableRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var table: Table?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("table", \.table)
        ]
    }

    public struct UpdateValuesByDataFilterResponse: JSON.Model {
        public var dataFilter: DataFilter?
        public var updatedCells: Swift.Int32?
        public var updatedColumns: Swift.Int32?
        public var updatedData: ValueRange?
        public var updatedRange: Swift.String?
        public var updatedRows: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dataFilter", \.dataFilter), .int32("updatedCells", \.updatedCells),
            .int32("updatedColumns", \.updatedColumns), .object("updatedData", \.updatedData),
            .string("updatedRange", \.updatedRange), .int32("updatedRows", \.updatedRows)
        ]
    }

    public struct UpdateValuesResponse: JSON.Model {
        public var spreadsheetId: Swift.String?
        public var updatedCells: Swift.Int32?
        public var updatedColumns: Swift.Int32?
        public var updatedData: ValueRange?
        public var updatedRange: Swift.String?
        public var updatedRows: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("spreadsheetId", \.spreadsheetId), .int32("updatedCells", \.updatedCells),
            .int32("updatedColumns", \.updatedColumns), .object("updatedData", \.updatedData),
            .string("updatedRange", \.updatedRange), .int32("updatedRows", \.updatedRows)
        ]
    }

    public struct ValueRange: JSON.Model {
        public var majorDimension: MajorDimension?
        public var range: Swift.String?
        public var values: [[JSON.Value]]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("majorDimension", \.majorDimension), .string("range", \.range),
            .array("values", \.values, of: .array(.any))
        ]

        public typealias MajorDimension = JSON.OpenEnumeration<MajorDimension_Values>
        public enum MajorDimension_Values {}
    }

    public struct WaterfallChartColumnStyle: JSON.Model {
        /// Deprecated.
        public var color: Color?
        public var colorStyle: ColorStyle?
        public var label: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .object("colorStyle", \.colorStyle), .string("label", \.label)
        ]
    }

    public struct WaterfallChartCustomSubtotal: JSON.Model {
        public var dataIsSubtotal: Swift.Bool?
        public var label: Swift.String?
        public var subtotalIndex: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("dataIsSubtotal", \.dataIsSubtotal), .string("label", \.label),
            .int32("subtotalIndex", \.subtotalIndex)
        ]
    }

    public struct WaterfallChartDomain: JSON.Model {
        @JSON.Boxed public var data: ChartData?
        public var reversed: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("data", \.data, \._data), .bool("reversed", \.reversed)
        ]
    }

    public struct WaterfallChartSeries: JSON.Model {
        public var customSubtotals: [WaterfallChartCustomSubtotal]?
        @JSON.Boxed public var data: ChartData?
        public var dataLabel: DataLabel?
        public var hideTrailingSubtotal: Swift.Bool?
        public var negativeColumnsStyle: WaterfallChartColumnStyle?
        public var positiveColumnsStyle: WaterfallChartColumnStyle?
        public var subtotalColumnsStyle: WaterfallChartColumnStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("customSubtotals", \.customSubtotals, of: .object), .boxed("data", \.data, \._data),
            .object("dataLabel", \.dataLabel), .bool("hideTrailingSubtotal", \.hideTrailingSubtotal),
            .object("negativeColumnsStyle", \.negativeColumnsStyle),
            .object("positiveColumnsStyle", \.positiveColumnsStyle),
            .object("subtotalColumnsStyle", \.subtotalColumnsStyle)
        ]
    }

    public struct WaterfallChartSpec: JSON.Model {
        public var connectorLineStyle: LineStyle?
        public var domain: WaterfallChartDomain?
        public var firstValueIsTotal: Swift.Bool?
        public var hideConnectorLines: Swift.Bool?
        public var series: [WaterfallChartSeries]?
        public var stackedType: StackedType?
        public var totalDataLabel: DataLabel?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("connectorLineStyle", \.connectorLineStyle), .object("domain", \.domain),
            .bool("firstValueIsTotal", \.firstValueIsTotal), .bool("hideConnectorLines", \.hideConnectorLines),
            .array("series", \.series, of: .object), .enumeration("stackedType", \.stackedType),
            .object("totalDataLabel", \.totalDataLabel)
        ]

        public typealias StackedType = JSON.OpenEnumeration<StackedType_Values>
        public enum StackedType_Values {}
    }
}

extension JSON.OpenEnumeration<Sheets.PivotValue.CalculatedDisplayType_Values> {
    public static var pivotValueCalculatedDisplayTypeUnspecified: Self { "PIVOT_VALUE_CALCULATED_DISPLAY_TYPE_UNSPECIFIED" }
    public static var percentOfRowTotal: Self { "PERCENT_OF_ROW_TOTAL" }
    public static var percentOfColumnTotal: Self { "PERCENT_OF_COLUMN_TOTAL" }
    public static var percentOfGrandTotal: Self { "PERCENT_OF_GRAND_TOTAL" }
}

extension JSON.OpenEnumeration<Sheets.PivotValue.SummarizeFunction_Values> {
    public static var pivotStandardValueFunctionUnspecified: Self { "PIVOT_STANDARD_VALUE_FUNCTION_UNSPECIFIED" }
    public static var sum: Self { "SUM" }
    public static var counta: Self { "COUNTA" }
    public static var count: Self { "COUNT" }
    public static var countunique: Self { "COUNTUNIQUE" }
    public static var average: Self { "AVERAGE" }
    public static var max: Self { "MAX" }
    public static var min: Self { "MIN" }
    public static var median: Self { "MEDIAN" }
    public static var product: Self { "PRODUCT" }
    public static var stdev: Self { "STDEV" }
    public static var stdevp: Self { "STDEVP" }
    public static var `var`: Self { "VAR" }
    public static var varp: Self { "VARP" }
    public static var custom: Self { "CUSTOM" }
    public static var noneValue: Self { "NONE" }
}

extension JSON.OpenEnumeration<Sheets.PointStyle.Shape_Values> {
    public static var pointShapeUnspecified: Self { "POINT_SHAPE_UNSPECIFIED" }
    public static var circle: Self { "CIRCLE" }
    public static var diamond: Self { "DIAMOND" }
    public static var hexagon: Self { "HEXAGON" }
    public static var pentagon: Self { "PENTAGON" }
    public static var square: Self { "SQUARE" }
    public static var star: Self { "STAR" }
    public static var triangle: Self { "TRIANGLE" }
    public static var xMark: Self { "X_MARK" }
}

extension JSON.OpenEnumeration<Sheets.Post.CommentAction_Values> {
    public static var commentActionTypeUnspecified: Self { "COMMENT_ACTION_TYPE_UNSPECIFIED" }
    public static var noCommentActionChange: Self { "NO_COMMENT_ACTION_CHANGE" }
    public static var resolve: Self { "RESOLVE" }
    public static var reopen: Self { "REOPEN" }
}

extension JSON.OpenEnumeration<Sheets.RefreshCancellationStatus.ErrorCode_Values> {
    public static var refreshCancellationErrorCodeUnspecified: Self { "REFRESH_CANCELLATION_ERROR_CODE_UNSPECIFIED" }
    public static var executionNotFound: Self { "EXECUTION_NOT_FOUND" }
    public static var cancelPermissionDenied: Self { "CANCEL_PERMISSION_DENIED" }
    public static var queryExecutionCompleted: Self { "QUERY_EXECUTION_COMPLETED" }
    public static var concurrentCancellation: Self { "CONCURRENT_CANCELLATION" }
    public static var cancelOtherError: Self { "CANCEL_OTHER_ERROR" }
}

extension JSON.OpenEnumeration<Sheets.RefreshCancellationStatus.State_Values> {
    public static var refreshCancellationStateUnspecified: Self { "REFRESH_CANCELLATION_STATE_UNSPECIFIED" }
    public static var cancelSucceeded: Self { "CANCEL_SUCCEEDED" }
    public static var cancelFailed: Self { "CANCEL_FAILED" }
}

extension JSON.OpenEnumeration<Sheets.ScorecardChartSpec.AggregateType_Values> {
    public static var chartAggregateTypeUnspecified: Self { "CHART_AGGREGATE_TYPE_UNSPECIFIED" }
    public static var average: Self { "AVERAGE" }
    public static var count: Self { "COUNT" }
    public static var max: Self { "MAX" }
    public static var median: Self { "MEDIAN" }
    public static var min: Self { "MIN" }
    public static var sum: Self { "SUM" }
}

extension JSON.OpenEnumeration<Sheets.ScorecardChartSpec.NumberFormatSource_Values> {
    public static var chartNumberFormatSourceUndefined: Self { "CHART_NUMBER_FORMAT_SOURCE_UNDEFINED" }
    public static var fromData: Self { "FROM_DATA" }
    public static var custom: Self { "CUSTOM" }
}

extension JSON.OpenEnumeration<Sheets.SheetProperties.SheetType_Values> {
    public static var sheetTypeUnspecified: Self { "SHEET_TYPE_UNSPECIFIED" }
    public static var grid: Self { "GRID" }
    public static var object: Self { "OBJECT" }
    public static var dataSource: Self { "DATA_SOURCE" }
}

extension JSON.OpenEnumeration<Sheets.SlicerSpec.HorizontalAlignment_Values> {
    public static var horizontalAlignUnspecified: Self { "HORIZONTAL_ALIGN_UNSPECIFIED" }
    public static var left: Self { "LEFT" }
    public static var center: Self { "CENTER" }
    public static var right: Self { "RIGHT" }
}

extension JSON.OpenEnumeration<Sheets.SortSpec.SortOrder_Values> {
    public static var sortOrderUnspecified: Self { "SORT_ORDER_UNSPECIFIED" }
    public static var ascending: Self { "ASCENDING" }
    public static var descending: Self { "DESCENDING" }
}

extension JSON.OpenEnumeration<Sheets.SourceAndDestination.Dimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.Spreadsheet.CommentsViewMode_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Sheets.SpreadsheetProperties.AutoRecalc_Values> {
    public static var recalculationIntervalUnspecified: Self { "RECALCULATION_INTERVAL_UNSPECIFIED" }
    public static var onChange: Self { "ON_CHANGE" }
    public static var minute: Self { "MINUTE" }
    public static var hour: Self { "HOUR" }
}

extension JSON.OpenEnumeration<Sheets.TableColumnProperties.ColumnType_Values> {
    public static var columnTypeUnspecified: Self { "COLUMN_TYPE_UNSPECIFIED" }
    public static var double: Self { "DOUBLE" }
    public static var currency: Self { "CURRENCY" }
    public static var percent: Self { "PERCENT" }
    public static var date: Self { "DATE" }
    public static var time: Self { "TIME" }
    public static var dateTime: Self { "DATE_TIME" }
    public static var text: Self { "TEXT" }
    public static var boolean: Self { "BOOLEAN" }
    public static var dropdown: Self { "DROPDOWN" }
    public static var filesChip: Self { "FILES_CHIP" }
    public static var peopleChip: Self { "PEOPLE_CHIP" }
    public static var financeChip: Self { "FINANCE_CHIP" }
    public static var placeChip: Self { "PLACE_CHIP" }
    public static var ratingsChip: Self { "RATINGS_CHIP" }
}

extension JSON.OpenEnumeration<Sheets.TextPosition.HorizontalAlignment_Values> {
    public static var horizontalAlignUnspecified: Self { "HORIZONTAL_ALIGN_UNSPECIFIED" }
    public static var left: Self { "LEFT" }
    public static var center: Self { "CENTER" }
    public static var right: Self { "RIGHT" }
}

extension JSON.OpenEnumeration<Sheets.TextToColumnsRequest.DelimiterType_Values> {
    public static var delimiterTypeUnspecified: Self { "DELIMITER_TYPE_UNSPECIFIED" }
    public static var comma: Self { "COMMA" }
    public static var semicolon: Self { "SEMICOLON" }
    public static var period: Self { "PERIOD" }
    public static var space: Self { "SPACE" }
    public static var custom: Self { "CUSTOM" }
    public static var autodetect: Self { "AUTODETECT" }
}

extension JSON.OpenEnumeration<Sheets.ThemeColorPair.ColorType_Values> {
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

extension JSON.OpenEnumeration<Sheets.ValueRange.MajorDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.WaterfallChartSpec.StackedType_Values> {
    public static var waterfallStackedTypeUnspecified: Self { "WATERFALL_STACKED_TYPE_UNSPECIFIED" }
    public static var stacked: Self { "STACKED" }
    public static var sequential: Self { "SEQUENTIAL" }
}
