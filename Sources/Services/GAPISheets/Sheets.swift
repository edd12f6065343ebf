// Generated from sheets:v4, revision 20261019, by AsyncGAPI's generator 1. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Google Sheets API
public enum Sheets {
    /// What a user allows an application to do (OAuth 2.0 scopes).
    public enum Scope {
        public static var drive: Swift.String { "https://www.googleapis.com/auth/drive" }
        public static var driveFile: Swift.String { "https://www.googleapis.com/auth/drive.file" }
        public static var driveReadonly: Swift.String { "https://www.googleapis.com/auth/drive.readonly" }
        public static var spreadsheets: Swift.String { "https://www.googleapis.com/auth/spreadsheets" }
        public static var spreadsheetsReadonly: Swift.String { "https://www.googleapis.com/auth/spreadsheets.readonly" }
    }

    public struct DateTimeRenderOption: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var serialNumber: Self { Self(rawValue: "SERIAL_NUMBER") }
        public static var formattedString: Self { Self(rawValue: "FORMATTED_STRING") }
    }

    public struct MajorDimension: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var dimensionUnspecified: Self { Self(rawValue: "DIMENSION_UNSPECIFIED") }
        public static var rows: Self { Self(rawValue: "ROWS") }
        public static var columns: Self { Self(rawValue: "COLUMNS") }
    }

    public struct ResponseDateTimeRenderOption: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var serialNumber: Self { Self(rawValue: "SERIAL_NUMBER") }
        public static var formattedString: Self { Self(rawValue: "FORMATTED_STRING") }
    }

    public struct ResponseValueRenderOption: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var formattedValue: Self { Self(rawValue: "FORMATTED_VALUE") }
        public static var unformattedValue: Self { Self(rawValue: "UNFORMATTED_VALUE") }
        public static var formula: Self { Self(rawValue: "FORMULA") }
    }

    public struct ValueInputOption: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var inputValueOptionUnspecified: Self { Self(rawValue: "INPUT_VALUE_OPTION_UNSPECIFIED") }
        public static var raw: Self { Self(rawValue: "RAW") }
        public static var userEntered: Self { Self(rawValue: "USER_ENTERED") }
    }

    public struct ValueRenderOption: JSON.OpenEnumeration {
        public var rawValue: Swift.String
        public init(rawValue: Swift.String) { self.rawValue = rawValue }
        public static var formattedValue: Self { Self(rawValue: "FORMATTED_VALUE") }
        public static var unformattedValue: Self { Self(rawValue: "UNFORMATTED_VALUE") }
        public static var formula: Self { Self(rawValue: "FORMULA") }
    }
}

/// Google Sheets API
public actor SheetsService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "sheets",
        version: "v4",
        rootURL: "https://sheets.googleapis.com/",
        servicePath: "",
        batchPath: "batch"
    )

    public nonisolated let core: ServiceCore
    public var credentials: any Credentials

    /// Creates a service; one serves a whole application.
    ///
    /// - Parameters:
    ///   - credentials: what authorizes its calls.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    public init(
        credentials: some Credentials = .none,
        configuration: ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}
