import AsyncFetch
import AsyncJSON
import Foundation
import GAPIStorage

/// The command line: what a person waits for, and what a script pays for it.
enum ToolRows {
    static func run(_ report: Report) async throws {
        guard Program.hasTool else {
            return report(Row(missing: "gapi", because: "Scripts/bench builds it"))
        }
        try await listMethods(report)
        guard Nginx.isInstalled else {
            return report(Row(missing: "gapi call --page-all", because: "nginx is not installed"))
        }
        try await callAllPages(report)
    }

    /// A service of the size of Drive's, from its description, as a person types it after the first time.
    private static func listMethods(_ report: Report) async throws {
        guard let documents = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"] else {
            return report(Row(missing: "gapi list drive:v3, warm", because: "DISCOVERY_DOCUMENTS is not set"))
        }
        let rounds = try await Rounds(15, warmUp: 3) {
            try await Program.cost("gapi", ["list", "drive:v3"], ["GAPI_DOCUMENTS": documents])
        } peer: {
            try await Program.cost("gapi", ["--version"])
        }
        report(rounds.row("gapi list drive:v3, warm, to gapi --version", "ms") { $0.seconds * 1_000 })
        report(Row("gapi list drive:v3, warm", rounds.median { $0.seconds * 1_000 }, "ms", target: .atMost(60)))
    }

    /// All items of a list as lines of JSON, against a program that counts the items of the same list by the library.
    private static func callAllPages(_ report: Report) async throws {
        let count = Listing.pages * Listing.itemsOfPage
        try await TemporaryFolder.with { folder in
            try Data(description.utf8).write(to: folder.appending(path: "storage.v1.json"))
            try await Nginx.run(serving: Listing.files) { url in
                let words = [
                    "call", "storage:v1", "objects.list", "--bucket", "bench", "--page-all", "--format", "jsonl",
                    "--endpoint", url,
                ]
                let rounds = try await Rounds(15, warmUp: 3) {
                    try await Program.cost("gapi", words, ["GAPI_DOCUMENTS": folder.path])
                } peer: {
                    try await Program.cost("bench", ["list-all", url, "\(count)"])
                }
                let name = "\(count) items by gapi call, the library"
                report(rounds.row("\(name), CPU", "ms", target: .atMost(1.3)) { $0.cpuSeconds * 1_000 })
                report(rounds.row(name, "ms") { $0.seconds * 1_000 })
            }
        }
    }

    private static let description = """
        {"name": "storage", "version": "v1", "rootUrl": "https://storage.googleapis.com/", "servicePath": "storage/v1/",
         "schemas": {"Object": {"id": "Object", "type": "object", "properties": {"name": {"type": "string"}}},
           "Objects": {"id": "Objects", "type": "object", "properties": {
             "items": {"type": "array", "items": {"$ref": "Object"}}, "nextPageToken": {"type": "string"}}}},
         "resources": {"objects": {"methods": {
           "list": {"id": "storage.objects.list", "path": "b/{bucket}/o", "httpMethod": "GET",
             "parameterOrder": ["bucket"], "response": {"$ref": "Objects"},
             "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
               "pageToken": {"type": "string", "location": "query"}}}}}}}
        """
}
