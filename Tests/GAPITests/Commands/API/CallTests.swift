import ArgumentParser
import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The commands as a shell sees them, against the emulator of Cloud Storage.
@Suite("gapi call, upload, download", .timeLimit(.minutes(5)))
struct CallTests {
    static let description = #"""
        {
          "name": "storage", "version": "v1", "title": "Cloud Storage", "rootUrl": "https://storage.googleapis.com/",
          "servicePath": "storage/v1/", "parameters": {"fields": {"type": "string", "location": "query"}},
          "auth": {"oauth2": {"scopes": {"https://www.googleapis.com/auth/storage": {"description": "All of it"}}}},
          "schemas": {
            "Bucket": {"id": "Bucket", "type": "object", "properties": {"name": {"type": "string"}}},
            "Object": {"id": "Object", "type": "object", "properties": {
              "name": {"type": "string", "description": "The name. It may have slashes."},
              "size": {"type": "string", "format": "uint64", "readOnly": true},
              "crc32c": {"type": "string"}, "bucket": {"type": "string"}, "contentType": {"type": "string"},
              "metadata": {"type": "object", "additionalProperties": {"type": "string"}}}},
            "Objects": {"id": "Objects", "type": "object", "properties": {
              "items": {"type": "array", "items": {"$ref": "Object"}}, "nextPageToken": {"type": "string"}}}
          },
          "resources": {
            "buckets": {"methods": {"insert": {"id": "storage.buckets.insert", "path": "b", "httpMethod": "POST",
              "parameters": {"project": {"type": "string", "location": "query", "required": true}},
              "request": {"$ref": "Bucket"}, "response": {"$ref": "Bucket"}}}},
            "objects": {"methods": {
              "insert": {"id": "storage.objects.insert", "path": "b/{bucket}/o", "httpMethod": "POST",
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "name": {"type": "string", "location": "query"}},
                "request": {"$ref": "Object"}, "response": {"$ref": "Object"}, "supportsMediaUpload": true,
                "mediaUpload": {"accept": ["*/*"], "maxSize": "5TB",
                  "protocols": {"simple": {"multipart": true}, "resumable": {"multipart": true}}}},
              "get": {"id": "storage.objects.get", "path": "b/{bucket}/o/{object}", "httpMethod": "GET",
                "parameterOrder": ["bucket", "object"],
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "object": {"type": "string", "location": "path", "required": true},
                  "projection": {"type": "string", "location": "query", "enum": ["full", "noAcl"]}},
                "response": {"$ref": "Object"}, "supportsMediaDownload": true},
              "list": {"id": "storage.objects.list", "path": "b/{bucket}/o", "httpMethod": "GET",
                "description": "Lists objects. All of them.", "scopes": ["https://www.googleapis.com/auth/storage"],
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "pageToken": {"type": "string", "location": "query"}, "prefix": {"type": "string", "location": "query"},
                  "maxResults": {"type": "integer", "format": "uint32", "location": "query", "minimum": "0",
                    "default": "1000"}},
                "response": {"$ref": "Objects"}}
            }}
          }
        }
        """#

    /// A folder with the description and an emulator with an empty bucket.
    struct Bed {
        let folder: String
        let emulator: Emulator

        /// Runs `gapi call`.
        func call(_ words: String..., pagesAll: Bool = false) async -> (code: Int32, output: String, errors: String) {
            let (output, errors) = (Output(), Output())
            var line = CallLine(
                words: ["--from", folder, "--endpoint", emulator.url] + words,
                pagesAll: pagesAll
            )
            line.output = output.console()
            line.errors = errors.console()
            do {
                try await line.run { "help" }
                return (0, output.text, errors.text)
            } catch {
                return ((error as? ExitCode)?.rawValue ?? -1, output.text, errors.text)
            }
        }

        func put(_ name: String, _ bytes: [UInt8] = [1]) async throws {
            let document = try API.Document.parse(CallTests.description.utf8).document
            let storage = GAPI.DynamicService(document, configuration: .init { $0.rootURL = emulator.url })
            let query = try storage.query("objects.insert", ["bucket": "box", "name": JSON.Value(name)])
            _ = try await storage.upload(query, from: .bytes(bytes), upload: .init { $0.mode = .media }).value
            await storage.shutdown()
        }
    }

    /// What came would be lost: the bytes are no JSON.
    @Test func aMethodThatAnswersWithAFileIsForDownload() async throws {
        try await Self.run { bed in
            try await bed.put("cat")
            let media = Self.description.replacing(
                #""response": {"$ref": "Object"}, "supportsMediaDownload""#,
                with: #""supportsMediaDownload""#
            )
            try Data(media.utf8).write(to: URL(filePath: "\(bed.folder)/storage.v1.json"))
            bed.emulator.journal.clear()
            let called = await bed.call("storage", "objects.get", "--bucket", "box", "--object", "cat")
            #expect(called.code == 64 && called.output.isEmpty)
            #expect(called.errors.contains("objects.get answers with the bytes of a file: use gapi download"))
            #expect(bed.emulator.journal.entries.isEmpty)
            let described = await runGapi(["describe", "storage", "objects.get", "--from", bed.folder])
            #expect(described.output.contains("gapi download storage objects.get"), "\(described.output)")
            #expect(described.output.contains("--output FILE"), "\(described.output)")
        }
    }

    static func run(credential: String? = nil, _ body: (Bed) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "call-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(description.utf8).write(to: URL(filePath: "\(folder)/storage.v1.json"))
        var configuration = EmulatorConfiguration()
        configuration.credential = credential
        if credential == nil { configuration.seeds = [.init(bucket: "box", names: [])] }
        try await Emulator.run(configuration) { emulator in
            try await body(Bed(folder: folder, emulator: emulator))
        }
    }

    @Test func anAnswerIsWrittenAsJSON() async throws {
        try await Self.run { bed in
            try await bed.put("cat")
            let (code, output, errors) = await bed.call(
                "storage:v1",
                "objects.get",
                "--bucket",
                "box",
                "--object",
                "cat",
                "--fields",
                "name,size"
            )
            #expect(code == 0)
            #expect(try JSON.Value(parsing: output) == ["name": "cat", "size": "1"])
            #expect(errors == "")
        }
    }

    @Test func allPagesAreWritten() async throws {
        try await Self.run { bed in
            for name in ["a", "b", "c", "d", "e"] { try await bed.put(name) }
            let words = ["storage", "objects.list", "--bucket", "box", "--maxResults", "2"]
            func names(_ more: String..., pagesAll: Bool = true) async throws -> [String] {
                let words = words + more + ["--format", "csv", "--columns", "name"]
                let (output, errors) = (Output(), Output())
                var line = CallLine(
                    words: ["--from", bed.folder, "--endpoint", bed.emulator.url] + words,
                    pagesAll: pagesAll
                )
                line.output = output.console()
                line.errors = errors.console()
                try await line.run { "" }
                return output.text.split(separator: "\r\n").dropFirst().map(String.init)
            }
            #expect(try await names() == ["a", "b", "c", "d", "e"])
            #expect(try await names("--max", "3") == ["a", "b", "c"])
            #expect(try await names("--max", "0") == [])
            #expect(try await names(pagesAll: false) == ["a", "b"])
            #expect(try await names("--page-all", "--prefix=b", pagesAll: false) == ["b"])
            #expect(try await names("--fields", "items(name)") == ["a", "b", "c", "d", "e"])
        }
    }

    @Test func aTableSaysThatThereIsMore() async throws {
        try await Self.run { bed in
            for name in ["a", "b"] { try await bed.put(name) }
            let (_, output, _) = await bed.call(
                "storage",
                "objects.list",
                "--bucket",
                "box",
                "--maxResults",
                "1",
                "--format",
                "table"
            )
            let lines = output.split(separator: "\n")
            #expect(lines.first?.hasPrefix("   name") == true)
            #expect(lines.suffix(2) == ["1 item", "there are more items: --page-all shows them"])
        }
    }

    @Test func anOutputFileIsThereWhenAllIsWell() async throws {
        try await Self.run { bed in
            try await bed.put("cat")
            let path = bed.folder + "/out.json"
            let get = ["storage", "objects.get", "--bucket", "box", "--object"]
            _ = await bed.call(get[0], get[1], get[2], get[3], get[4], "cat", "--output", path)
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(try JSON.Value(parsing: text)["name"] == "cat")
            _ = await bed.call(get[0], get[1], get[2], get[3], get[4], "dog", "--output", path)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
            let names = try FileManager.default.contentsOfDirectory(atPath: bed.folder).sorted()
            #expect(names == ["out.json", "storage.v1.json"])
        }
    }

    #if os(Linux)
    @Test func outputThatCannotBeWrittenIsAnError() async throws {
        let error = await #expect(throws: OutputError.self) {
            try await OutputFile.writing("/dev/full", else: .silent) { console in
                console.print("lost")
                console.print("lost too")
            }
        }
        #expect(error.map { ToolFailure($0).code } == .cannotCreate)
        #expect(error?.message == "/dev/full: No space left on device")
    }
    #endif

    @Test func aDryRunSendsNothing() async throws {
        try await Self.run { bed in
            let words = [
                "storage", "objects.insert", "--bucket", "box", "--body", #"{"name": "it's"}"#, "--token",
                "secret-token",
            ]
            func dry(_ more: String...) async -> String {
                let output = Output()
                var line = CallLine(words: ["--from", bed.folder] + words + ["--dry-run"] + more, pagesAll: false)
                line.output = output.console()
                try? await line.run { "" }
                return output.text
            }
            let text = await dry()
            #expect(
                text.hasPrefix(
                    "curl 'https://storage.googleapis.com/storage/v1/b/box/o?prettyPrint=false' --request POST"
                )
            )
            #expect(text.contains(#"--data-raw '{"name":"it'\''s"}'"#))
            #expect(!text.contains("secret-token"))
            #expect(await dry("--show-secrets").contains("Bearer secret-token"))
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test(
        arguments: [
            (["storage"], 64, "the method is missing; gapi list storage"),
            (["storage", "objects.lst"], 64, "storage has no method `objects.lst`; there are buckets.insert"),
            (["storage", "objects.get", "--bucket", "box"], 64, "missing: `object` (string)"),
            (
                ["storage", "objects.get", "--bucket", "box", "--object", "o", "--nope", "1"], 64,
                "there is no parameter `nope`"
            ),
            (["storage", "objects.get", "box"], 64, "`box` is not an option"),
            (
                ["storage", "objects.list", "--bucket", "box", "--maxResults", "-1"], 64,
                "`maxResults` is not within 0 and"
            ),
            (["storage", "objects.list", "--bucket", "box", "--format", "xml"], 64, "xml"),
            (["storage", "objects.insert", "--bucket", "box", "--body", "{"], 65, "--body is not JSON"),
            (["storage", "objects.insert", "--bucket", "box", "--body", "/nowhere"], 66, "--body /nowhere: "),
            (["storage", "objects.get", "--bucket", "box", "--object", "o"], 65, "HTTP 404"),
            (
                ["storage", "objects.get", "--bucket", "box", "--object", "o", "--page-all"], 64,
                "does not return a list"
            ),
            (["/nowhere/x.json", "m"], 66, "/nowhere/x.json: "),
        ] as [([String], Int32, String)]
    )
    func whatGoesWrongIsOneLineAndACode(words: [String], code: Int32, message: String) async throws {
        try await Self.run { bed in
            let (output, errors) = (Output(), Output())
            var line = CallLine(words: ["--from", bed.folder, "--endpoint", bed.emulator.url] + words, pagesAll: false)
            line.output = output.console()
            line.errors = errors.console()
            await #expect(throws: ExitCode(code)) { try await line.run { "" } }
            #expect(errors.text.contains(message))
            #expect(errors.text.hasPrefix("gapi: "))
            #expect(errors.text.split(separator: "\n").count == 1)
            #expect(output.text == "")
        }
    }

    @Test func errorsForProgramsAreJSON() async throws {
        try await Self.run(credential: "right") { bed in
            let (code, _, errors) = await bed.call(
                "storage",
                "objects.get",
                "--bucket",
                "b",
                "--object",
                "o",
                "--json",
                "--token",
                "wrong"
            )
            #expect(code == 77)
            let error = try JSON.Value(parsing: errors)["error"]
            #expect(error?["exit"] == 77)
            #expect(error?["status"] == 401)
            #expect(error?["message"]?.string?.contains("--token") == true)
            #expect(!errors.contains("wrong"))
        }
    }

    @Test func aServerThatIsNotThereIsUnavailable() async throws {
        try await Self.run { bed in
            let (output, errors) = (Output(), Output())
            let words = [
                "--from", bed.folder, "--endpoint", "http://127.0.0.1:1", "storage", "objects.insert", "--bucket", "b",
                "--body", "{}",
            ]
            var line = CallLine(words: words, pagesAll: false)
            line.output = output.console()
            line.errors = errors.console()
            await #expect(throws: ExitCode(69)) { try await line.run { "" } }
        }
    }

    // MARK: Media

    private func tool(_ bed: Bed, _ method: String, _ parameters: [String: JSON.Value]) throws -> APITool {
        let document = try API.Document.parse(Self.description.utf8).document
        let settings = APITool.Settings(endpoint: bed.emulator.url)
        return try APITool(document, method, parameters, body: nil, settings, output: .silent)
    }

    private func upload(_ bed: Bed, _ path: String, session: String?) throws -> MediaUpload {
        MediaUpload(
            tool: try tool(bed, "objects.insert", ["bucket": "box", "name": "o"]),
            source: .file(path),
            contentType: FetchMediaType.forFile(named: path),
            options: .init {
                if session != nil { $0.mode = .resumable }
                $0.chunkSize = 256 << 10
            },
            sessionFile: session,
            bar: ProgressBar("", .bytes, on: .silent)
        )
    }

    @Test func aStoppedUploadGoesOn() async throws {
        try await Self.run { bed in
            let (path, session) = (bed.folder + "/talk.txt", bed.folder + "/talk.session")
            let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
            try Data(bytes).write(to: URL(filePath: path))
            bed.emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: 3)]
            let first = try upload(bed, path, session: session)
            let task = Task { try await first.run() }
            try await bed.emulator.journal.waitUntil { $0.count { $0.operation == "upload.chunk" } >= 3 }
            task.cancel()
            let failure = await #expect(throws: ToolFailure.self) { try await task.value }
            #expect(failure?.code == .cancelled)
            #expect(failure?.message.contains("524,288 bytes are stored") == true)
            #expect(FileManager.default.fileExists(atPath: session))
            bed.emulator.faults.rules = []
            bed.emulator.journal.clear()

            let answer = try await upload(bed, path, session: session).run()
            #expect(answer["size"] == "1000000")
            #expect(answer["contentType"] == "text/plain")
            #expect(!FileManager.default.fileExists(atPath: session))
            #expect(!bed.emulator.journal.entries.contains { $0.operation == "upload.start" })
        }
    }

    @Test func aSessionOfSomethingElseIsRefused() async throws {
        try await Self.run { bed in
            let (path, session) = (bed.folder + "/a", bed.folder + "/s")
            try Data([1]).write(to: URL(filePath: path))
            try Data("no".utf8).write(to: URL(filePath: session))
            let failure = await #expect(throws: ToolFailure.self) {
                try await upload(bed, path, session: session).run()
            }
            #expect(failure?.code == .badData)
        }
    }

    @Test(
        arguments: [
            ("0-9", 0..<10), ("5-5", 5..<6), ("10-", 10..<Int64.max),
        ] as [(String, Range<Int64>)]
    ) func aRangeIsRead(text: String, range: Range<Int64>) throws {
        #expect(try DownloadCommandOptions.reading(["--range=\(text)"]).bytes == range)
    }

    @Test(arguments: ["9-5", "a-b", "5", "-5", "1-2-3", ""]) func aRangeThatIsNoneIsRefused(text: String) {
        #expect(throws: ToolFailure.self) { try DownloadCommandOptions.reading(["--range=\(text)"]).bytes }
    }
}
