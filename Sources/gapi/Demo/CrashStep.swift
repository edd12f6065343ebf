import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage
import Subprocess
import SystemPackage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Kills a process in the middle of its upload; another one sends the rest.
struct CrashStep: DemoStep {
    private static let object = "crashed.bin"
    /// The request in which the server falls silent, and the first process is killed.
    private static let silentPart = 3

    let name = "crash"

    func title(on stage: DemoStage) -> String { "Kill the process that uploads, and go on in another one" }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let file = "\(stage.directory)/crash.bin"
        let checksum = try await TestFile.write(file, size: stage.fileSize)
        try await OutputFile.writing("\(stage.directory)/storage.v1.json", else: .silent) { $0.write(Self.description) }
        let chunkSize = UploadedPart.chunkSize(of: stage.fileSize)
        let words = [
            "upload", "storage:v1", "objects.insert", "--bucket", DemoStage.bucket, "--name", Self.object, file,
            "--session", "\(stage.directory)/session", "--chunk-size", "\(chunkSize)",
            "--endpoint", stage.emulator.url, "--anonymous",
        ]

        stage.emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: Self.silentPart)]
        let journal = stage.emulator.journal
        let first = try await start(words, on: stage) {
            try await journal.waitUntil { $0.count { $0.operation == "upload.chunk" } == Self.silentPart }
        }
        stage.emulator.faults.rules = []
        try Task.checkCancellation()
        guard first.status == .signaled(9) else {
            try first.requireFiles()
            return report.fail("the first process ended before it was killed: \(first.lastLine)")
        }
        let second = try await start(words, on: stage)
        try Task.checkCancellation()
        guard second.status == .exited(0) else {
            try second.requireFiles()
            return report.fail("the second process did not end the upload: \(second.lastLine)")
        }

        let parts = try stage.requests("upload.chunk").map(UploadedPart.init)
        let object = try await stage.storage.execute(
            Storage.ObjectsGetQuery(bucket: DemoStage.bucket, object: Self.object)
        )
        let resumed = parts.dropFirst(Self.silentPart).first?.start ?? 0
        report.note("killed by SIGKILL in part \(Self.silentPart)")
        report.note("the same command again: sent on from byte \(resumed.grouped)")
        report.figure("resumedAt", .init(resumed))
        report.figure("crc32c", .init(checksum))
        report.verify("the first process was killed", first.status == .signaled(9))
        report.verify("the second process ended the upload", second.status == .exited(0))
        report.verify("the server's CRC32C of it is that of the file: \(checksum)", object.crc32c == checksum)
        report.verify(
            "the second process sent nothing again that was stored (journal)",
            resumed > 0 && UploadedPart.isGapless(parts, upTo: stage.fileSize)
        )
    }

    /// The end of a process.
    private struct End {
        let status: TerminationStatus
        /// The last line on its standard error.
        let lastLine: String

        /// Throws the failure of a process that could not write its files.
        func requireFiles() throws {
            guard status == .exited(73) else { return }
            throw ToolFailure(.cannotCreate, String(lastLine.trimmingPrefix("gapi: ")))
        }
    }

    /// Runs this program once more, until its end or until it is killed.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`.
    ///   - stage: The stage, in whose folder the process has its files.
    ///   - condition: Waits for the moment at which the process is killed; `nil` for none. A process that ends before
    ///     ends the wait, too.
    /// - Returns: How the process has ended.
    /// - Throws: The error of a process that cannot be started; that of the condition.
    private func start(
        _ words: [String],
        on stage: DemoStage,
        killedAfter condition: (@Sendable () async throws -> Void)? = nil
    ) async throws -> End {
        // The user's own profile, token or server is not for this.
        var variables: [Environment.Key: String?] = [:]
        for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("GAPI_") {
            variables[.init(stringLiteral: name)] = .some(nil)
        }
        variables["GAPI_DOCUMENTS"] = stage.directory
        variables["GAPI_CONFIG"] = "\(stage.directory)/config"
        let result = try await Subprocess.run(
            stage.program.contains("/") ? .path(FilePath(stage.program)) : .name(stage.program),
            arguments: Arguments(words),
            environment: .inherit.updating(variables),
            input: .none,
            output: .discarded,
            error: .sequence
        ) { process in
            try await withThrowingTaskGroup(of: String?.self) { group in
                // It ends with the process.
                group.addTask {
                    var last = ""
                    for try await line in process.standardError.strings() where !line.isEmpty { last = line }
                    return last
                }
                if let condition {
                    group.addTask {
                        try await condition()
                        return nil
                    }
                }
                while let line = try await group.next() {
                    if let line {
                        group.cancelAll()
                        return line
                    }
                    try process.send(signal: .kill)
                }
                return ""
            }
        }
        return End(status: result.terminationStatus, lastLine: result.closureResult.singleLine)
    }

    /// As much of Cloud Storage's description as the upload needs.
    private static let description = """
        {"name": "storage", "version": "v1", "rootUrl": "https://storage.googleapis.com/", "servicePath": "storage/v1/",
         "schemas": {"Object": {"id": "Object", "type": "object", "properties": {"name": {"type": "string"}}}},
         "resources": {"objects": {"methods": {
           "insert": {"id": "storage.objects.insert", "path": "b/{bucket}/o", "httpMethod": "POST",
             "parameterOrder": ["bucket"], "request": {"$ref": "Object"}, "response": {"$ref": "Object"},
             "supportsMediaUpload": true,
             "mediaUpload": {"accept": ["*/*"], "protocols": {
               "resumable": {"multipart": true, "path": "/resumable/upload/storage/v1/b/{bucket}/o"},
               "simple": {"multipart": true, "path": "/upload/storage/v1/b/{bucket}/o"}}},
             "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
               "name": {"type": "string", "location": "query"}}}}}}}
        """
}
