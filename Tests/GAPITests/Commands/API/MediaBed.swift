import AsyncJSON
import GAPIEmulator

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder with descriptions and a file of a million bytes, and an emulator with an empty bucket.
struct MediaBed {
    static let content = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

    private static let drive = #"""
        {"name": "drive", "version": "v3", "rootUrl": "https://www.googleapis.com/", "servicePath": "drive/v3/",
         "schemas": {"File": {"id": "File", "type": "object", "properties": {"id": {"type": "string"},
           "name": {"type": "string"}, "mimeType": {"type": "string"}, "size": {"type": "string", "format": "int64"}}}},
         "resources": {"files": {"methods": {
           "create": {"id": "drive.files.create", "path": "files", "httpMethod": "POST", "request": {"$ref": "File"},
             "response": {"$ref": "File"}, "supportsMediaUpload": true,
             "parameters": {"fields": {"type": "string", "location": "query"}},
             "mediaUpload": {"accept": ["*/*"], "protocols": {
               "simple": {"multipart": true, "path": "/upload/drive/v3/files"},
               "resumable": {"multipart": true, "path": "/resumable/upload/drive/v3/files"}}}},
           "get": {"id": "drive.files.get", "path": "files/{fileId}", "httpMethod": "GET", "response": {"$ref": "File"},
             "supportsMediaDownload": true,
             "parameters": {"fileId": {"type": "string", "location": "path", "required": true}}},
           "list": {"id": "drive.files.list", "path": "files", "httpMethod": "GET"}}}}}
        """#

    let folder: String
    let emulator: Emulator
    var file: String { "\(folder)/talk.txt" }
    var session: String { "\(folder)/talk.session" }

    static func run(_ body: (MediaBed) async throws -> Void) async throws {
        try await CallTests.run { bed in
            let bed = MediaBed(folder: bed.folder, emulator: bed.emulator)
            try Data(drive.utf8).write(to: URL(filePath: "\(bed.folder)/drive.v3.json"))
            try Data(content).write(to: URL(filePath: bed.file))
            try await body(bed)
        }
    }

    /// Runs `gapi upload` or `gapi download`.
    func gapi(_ command: String, _ words: [String], onTerminal: Bool = false) async -> Ran {
        let own = ["--from", folder, "--endpoint", emulator.url]
        return await runGapi([command] + own + words, onTerminal: onTerminal)
    }

    func upload(_ name: String = "talk", _ words: String...) async -> Ran {
        await gapi("upload", ["storage", "objects.insert", "--bucket", "box", "--name", name, file] + words)
    }

    func download(_ name: String, to path: String, _ words: String...) async -> Ran {
        await gapi(
            "download",
            ["storage", "objects.get", "--bucket", "box", "--object", name, "--output", path] + words
        )
    }

    func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

    /// The files in the folder that were not there before.
    func newFiles() -> [String] {
        let known = ["storage.v1.json", "drive.v3.json", "talk.txt"]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !known.contains($0) }.sorted()
    }

    func count(of operation: String) -> Int { emulator.journal.count { $0.operation == operation } }
}
