// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Google Sheets API
public enum Sheets {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var drive: Swift.String { "https://www.googleapis.com/auth/drive" }
        public static var driveFile: Swift.String { "https://www.googleapis.com/auth/drive.file" }
        public static var driveReadonly: Swift.String { "https://www.googleapis.com/auth/drive.readonly" }
        public static var spreadsheets: Swift.String { "https://www.googleapis.com/auth/spreadsheets" }
        public static var spreadsheetsReadonly: Swift.String { "https://www.googleapis.com/auth/spreadsheets.readonly" }
    }

    public typealias DateTimeRenderOption = JSON.OpenEnumeration<DateTimeRenderOption_Values>
    public enum DateTimeRenderOption_Values {}

    public typealias MajorDimension = JSON.OpenEnumeration<MajorDimension_Values>
    public enum MajorDimension_Values {}

    public typealias ResponseDateTimeRenderOption = JSON.OpenEnumeration<ResponseDateTimeRenderOption_Values>
    public enum ResponseDateTimeRenderOption_Values {}

    public typealias ResponseValueRenderOption = JSON.OpenEnumeration<ResponseValueRenderOption_Values>
    public enum ResponseValueRenderOption_Values {}

    public typealias ValueInputOption = JSON.OpenEnumeration<ValueInputOption_Values>
    public enum ValueInputOption_Values {}

    public typealias ValueRenderOption = JSON.OpenEnumeration<ValueRenderOption_Values>
    public enum ValueRenderOption_Values {}
}

extension JSON.OpenEnumeration<Sheets.DateTimeRenderOption_Values> {
    public static var serialNumber: Self { "SERIAL_NUMBER" }
    public static var formattedString: Self { "FORMATTED_STRING" }
}

extension JSON.OpenEnumeration<Sheets.MajorDimension_Values> {
    public static var dimensionUnspecified: Self { "DIMENSION_UNSPECIFIED" }
    public static var rows: Self { "ROWS" }
    public static var columns: Self { "COLUMNS" }
}

extension JSON.OpenEnumeration<Sheets.ResponseDateTimeRenderOption_Values> {
    public static var serialNumber: Self { "SERIAL_NUMBER" }
    public static var formattedString: Self { "FORMATTED_STRING" }
}

extension JSON.OpenEnumeration<Sheets.ResponseValueRenderOption_Values> {
    public static var formattedValue: Self { "FORMATTED_VALUE" }
    public static var unformattedValue: Self { "UNFORMATTED_VALUE" }
    public static var formula: Self { "FORMULA" }
}

extension JSON.OpenEnumeration<Sheets.ValueInputOption_Values> {
    public static var inputValueOptionUnspecified: Self { "INPUT_VALUE_OPTION_UNSPECIFIED" }
    public static var raw: Self { "RAW" }
    public static var userEntered: Self { "USER_ENTERED" }
}

extension JSON.OpenEnumeration<Sheets.ValueRenderOption_Values> {
    public static var formattedValue: Self { "FORMATTED_VALUE" }
    public static var unformattedValue: Self { "UNFORMATTED_VALUE" }
    public static var formula: Self { "FORMULA" }
}

/// Google Sheets API
public actor SheetsService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "sheets",
        version: "v4",
        rootURL: "https://sheets.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        batch: GAPI.BatchLimits(.off),
        defaultScopes: ["https://www.googleapis.com/auth/drive"]
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
