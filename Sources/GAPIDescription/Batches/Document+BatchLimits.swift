extension API.Document {
    /// The limits of the service's batches.
    ///
    /// No description contains them. They are recorded here for the services that document them or whose servers have
    /// shown them.
    public var batchLimits: API.BatchLimits {
        guard let batchPath, !batchPath.isEmpty else { return .init(.off) }
        return Self.knownLimits["\(name ?? ""):\(version ?? "")"] ?? .init()
    }

    private static let knownLimits: [String: API.BatchLimits] = [
        // cloud.google.com/bigquery/batch: switched off on 1 June 2021
        "bigquery:v2": .init(.off),
        // developers.google.com/workspace/calendar/api/guides/batch names 1000; servers have refused more than 50
        // (google-api-dotnet-client, issue 1621)
        "calendar:v3": .init(.documented, maximumCalls: 50),
        // developers.google.com/workspace/drive/api/guides/performance#batch-requests, which also limits the URL of a
        // call to 8000 characters
        "drive:v2": .init(.documented, maximumCalls: 100, maximumURLLength: 8_000),
        "drive:v3": .init(.documented, maximumCalls: 100, maximumURLLength: 8_000),
        // developers.google.com/workspace/gmail/api/guides/batch: at most 100, and rate limits above 50
        "gmail:v1": .init(.documented, maximumCalls: 50),
        // developers.google.com/people/v1/batch: 1000
        "people:v1": .init(.documented, maximumCalls: 1_000),
        // The outer status is 200, and that of every part 501 (google-api-python-client, issue 2085)
        "sheets:v4": .init(.off),
        // cloud.google.com/storage/docs/batch: 100 calls and less than 10 MB
        "storage:v1": .init(.documented, maximumCalls: 100, maximumBytes: 9_500_000),
    ]
}
