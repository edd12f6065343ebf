// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Sheets {
    /// `sheets.spreadsheets.batchUpdate`: POST `v4/spreadsheets/{spreadsheetId}:batchUpdate`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsBatchUpdateQuery: GAPI.Query {
        public typealias Response = BatchUpdateSpreadsheetResponse
        public var spreadsheetId: Swift.String
        public var body: BatchUpdateSpreadsheetRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchUpdateSpreadsheetRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.batchUpdate", verb: .post, path: "v4/spreadsheets/{spreadsheetId}:batchUpdate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.create`: POST `v4/spreadsheets`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsCreateQuery: GAPI.Query {
        public typealias Response = Spreadsheet
        public var body: Spreadsheet
        public var common = GAPI.CommonParameters()
        public init(_ body: Spreadsheet, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.create", verb: .post, path: "v4/spreadsheets") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `sheets.spreadsheets.get`: GET `v4/spreadsheets/{spreadsheetId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveReadonly`, `spreadsheets`, `spreadsheetsReadonly`.
    public struct SpreadsheetsGetQuery: GAPI.Query {
        public typealias Response = Spreadsheet
        public var spreadsheetId: Swift.String
        public var commentsViewMode: CommentsViewModeValue?
        public var excludeTablesInBandedRanges: Swift.Bool?
        public var includeGridData: Swift.Bool?
        public var ranges: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.get", verb: .get, path: "v4/spreadsheets/{spreadsheetId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.query("commentsViewMode", commentsViewMode)
            p.query("excludeTablesInBandedRanges", excludeTablesInBandedRanges)
            p.query("includeGridData", includeGridData); p.query("ranges", ranges)
        }

        public typealias CommentsViewModeValue = JSON.OpenEnumeration<CommentsViewModeValue_Values>
        public enum CommentsViewModeValue_Values {}
    }

    /// `sheets.spreadsheets.getByDataFilter`: POST `v4/spreadsheets/{spreadsheetId}:getByDataFilter`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsGetByDataFilterQuery: GAPI.Query {
        public typealias Response = Spreadsheet
        public var spreadsheetId: Swift.String
        public var body: GetSpreadsheetByDataFilterRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: GetSpreadsheetByDataFilterRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.getByDataFilter", verb: .post, path: "v4/spreadsheets/{spreadsheetId}:getByDataFilter") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.developerMetadata.get`: GET
    /// `v4/spreadsheets/{spreadsheetId}/developerMetadata/{metadataId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsDeveloperMetadataGetQuery: GAPI.Query {
        public typealias Response = DeveloperMetadata
        public var spreadsheetId: Swift.String
        public var metadataId: Swift.Int32
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, metadataId: Swift.Int32, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.metadataId = metadataId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.developerMetadata.get", verb: .get, path: "v4/spreadsheets/{spreadsheetId}/developerMetadata/{metadataId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("metadataId", metadataId)
        }
    }

    /// `sheets.spreadsheets.developerMetadata.search`: POST
    /// `v4/spreadsheets/{spreadsheetId}/developerMetadata:search`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsDeveloperMetadataSearchQuery: GAPI.Query {
        public typealias Response = SearchDeveloperMetadataResponse
        public var spreadsheetId: Swift.String
        public var body: SearchDeveloperMetadataRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: SearchDeveloperMetadataRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.developerMetadata.search", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/developerMetadata:search") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.sheets.copyTo`: POST `v4/spreadsheets/{spreadsheetId}/sheets/{sheetId}:copyTo`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsSheetsCopyToQuery: GAPI.Query {
        public typealias Response = SheetProperties
        public var spreadsheetId: Swift.String
        public var sheetId: Swift.Int32
        public var body: CopySheetToAnotherSpreadsheetRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, sheetId: Swift.Int32, _ body: CopySheetToAnotherSpreadsheetRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.sheetId = sheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.sheets.copyTo", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/sheets/{sheetId}:copyTo") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("sheetId", sheetId)
        }
    }

    /// `sheets.spreadsheets.values.append`: POST `v4/spreadsheets/{spreadsheetId}/values/{range}:append`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesAppendQuery: GAPI.Query {
        public typealias Response = AppendValuesResponse
        public var spreadsheetId: Swift.String
        public var range: Swift.String
        public var includeValuesInResponse: Swift.Bool?
        public var insertDataOption: InsertDataOption?
        public var responseDateTimeRenderOption: ResponseDateTimeRenderOption?
        public var responseValueRenderOption: ResponseValueRenderOption?
        public var valueInputOption: ValueInputOption?
        public var body: ValueRange
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, range: Swift.String, _ body: ValueRange, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.range = range; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.append", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values/{range}:append") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("range", range)
            p.query("includeValuesInResponse", includeValuesInResponse); p.query("insertDataOption", insertDataOption)
            p.query("responseDateTimeRenderOption", responseDateTimeRenderOption)
            p.query("responseValueRenderOption", responseValueRenderOption)
            p.query("valueInputOption", valueInputOption)
        }

        public typealias InsertDataOption = JSON.OpenEnumeration<InsertDataOption_Values>
        public enum InsertDataOption_Values {}
    }

    /// `sheets.spreadsheets.values.batchClear`: POST `v4/spreadsheets/{spreadsheetId}/values:batchClear`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesBatchClearQuery: GAPI.Query {
        public typealias Response = BatchClearValuesResponse
        public var spreadsheetId: Swift.String
        public var body: BatchClearValuesRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchClearValuesRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchClear", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values:batchClear") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.values.batchClearByDataFilter`: POST
    /// `v4/spreadsheets/{spreadsheetId}/values:batchClearByDataFilter`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesBatchClearByDataFilterQuery: GAPI.Query {
        public typealias Response = BatchClearValuesByDataFilterResponse
        public var spreadsheetId: Swift.String
        public var body: BatchClearValuesByDataFilterRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchClearValuesByDataFilterRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchClearByDataFilter", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values:batchClearByDataFilter") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.values.batchGet`: GET `v4/spreadsheets/{spreadsheetId}/values:batchGet`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveReadonly`, `spreadsheets`, `spreadsheetsReadonly`.
    public struct SpreadsheetsValuesBatchGetQuery: GAPI.Query {
        public typealias Response = BatchGetValuesResponse
        public var spreadsheetId: Swift.String
        public var dateTimeRenderOption: DateTimeRenderOption?
        public var majorDimension: MajorDimension?
        public var ranges: [Swift.String]?
        public var valueRenderOption: ValueRenderOption?
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchGet", verb: .get, path: "v4/spreadsheets/{spreadsheetId}/values:batchGet") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.query("dateTimeRenderOption", dateTimeRenderOption)
            p.query("majorDimension", majorDimension); p.query("ranges", ranges)
            p.query("valueRenderOption", valueRenderOption)
        }
    }

    /// `sheets.spreadsheets.values.batchGetByDataFilter`: POST
    /// `v4/spreadsheets/{spreadsheetId}/values:batchGetByDataFilter`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesBatchGetByDataFilterQuery: GAPI.Query {
        public typealias Response = BatchGetValuesByDataFilterResponse
        public var spreadsheetId: Swift.String
        public var body: BatchGetValuesByDataFilterRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchGetValuesByDataFilterRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchGetByDataFilter", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values:batchGetByDataFilter") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.values.batchUpdate`: POST `v4/spreadsheets/{spreadsheetId}/values:batchUpdate`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesBatchUpdateQuery: GAPI.Query {
        public typealias Response = BatchUpdateValuesResponse
        public var spreadsheetId: Swift.String
        public var body: BatchUpdateValuesRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchUpdateValuesRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchUpdate", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values:batchUpdate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.values.batchUpdateByDataFilter`: POST
    /// `v4/spreadsheets/{spreadsheetId}/values:batchUpdateByDataFilter`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesBatchUpdateByDataFilterQuery: GAPI.Query {
        public typealias Response = BatchUpdateValuesByDataFilterResponse
        public var spreadsheetId: Swift.String
        public var body: BatchUpdateValuesByDataFilterRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, _ body: BatchUpdateValuesByDataFilterRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.batchUpdateByDataFilter", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values:batchUpdateByDataFilter") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId)
        }
    }

    /// `sheets.spreadsheets.values.clear`: POST `v4/spreadsheets/{spreadsheetId}/values/{range}:clear`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesClearQuery: GAPI.Query {
        public typealias Response = ClearValuesResponse
        public var spreadsheetId: Swift.String
        public var range: Swift.String
        public var body: ClearValuesRequest
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, range: Swift.String, _ body: ClearValuesRequest = ClearValuesRequest(), _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.range = range; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.clear", verb: .post, path: "v4/spreadsheets/{spreadsheetId}/values/{range}:clear") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("range", range)
        }
    }

    /// `sheets.spreadsheets.values.get`: GET `v4/spreadsheets/{spreadsheetId}/values/{range}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveReadonly`, `spreadsheets`, `spreadsheetsReadonly`.
    public struct SpreadsheetsValuesGetQuery: GAPI.Query {
        public typealias Response = ValueRange
        public var spreadsheetId: Swift.String
        public var range: Swift.String
        public var dateTimeRenderOption: DateTimeRenderOption?
        public var majorDimension: MajorDimension?
        public var valueRenderOption: ValueRenderOption?
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, range: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.range = range; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.get", verb: .get, path: "v4/spreadsheets/{spreadsheetId}/values/{range}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("range", range)
            p.query("dateTimeRenderOption", dateTimeRenderOption); p.query("majorDimension", majorDimension)
            p.query("valueRenderOption", valueRenderOption)
        }
    }

    /// `sheets.spreadsheets.values.update`: PUT `v4/spreadsheets/{spreadsheetId}/values/{range}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `spreadsheets`.
    public struct SpreadsheetsValuesUpdateQuery: GAPI.Query {
        public typealias Response = UpdateValuesResponse
        public var spreadsheetId: Swift.String
        public var range: Swift.String
        public var includeValuesInResponse: Swift.Bool?
        public var responseDateTimeRenderOption: ResponseDateTimeRenderOption?
        public var responseValueRenderOption: ResponseValueRenderOption?
        public var valueInputOption: ValueInputOption?
        public var body: ValueRange
        public var common = GAPI.CommonParameters()
        public init(spreadsheetId: Swift.String, range: Swift.String, _ body: ValueRange, _ configure: (inout Self) -> Void = { _ in }) {
            self.spreadsheetId = spreadsheetId; self.range = range; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "sheets.spreadsheets.values.update", verb: .put, path: "v4/spreadsheets/{spreadsheetId}/values/{range}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("spreadsheetId", spreadsheetId); p.path("range", range)
            p.query("includeValuesInResponse", includeValuesInResponse)
            p.query("responseDateTimeRenderOption", responseDateTimeRenderOption)
            p.query("responseValueRenderOption", responseValueRenderOption)
            p.query("valueInputOption", valueInputOption)
        }
    }
}

extension JSON.OpenEnumeration<Sheets.SpreadsheetsGetQuery.CommentsViewModeValue_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Sheets.SpreadsheetsValuesAppendQuery.InsertDataOption_Values> {
    public static var overwrite: Self { "OVERWRITE" }
    public static var insertRows: Self { "INSERT_ROWS" }
}
