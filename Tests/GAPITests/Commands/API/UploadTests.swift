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

/// `gapi upload` as a shell sees it, against the emulator.
@Suite("gapi upload", .timeLimit(.minutes(5)))
struct UploadTests {
    @Test(arguments: [[], ["--chunk-size", "262144"], ["--session", "SESSION"]])
    func theAnswerIsAllThatAPipeGets(words: [String]) async throws {
        try await MediaBed.run { bed in
            let words = words.map { $0 == "SESSION" ? bed.session : $0 }
            let line = ["storage", "objects.insert", "--bucket", "box", "--name", "talk", bed.file]
            let ran = await bed.gapi("upload", line + words)
            #expect(ran.code == 0)
            #expect(ran.errors == "")
            #expect(!ran.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            let answer = try JSON.Value(parsing: ran.output)
            #expect(answer["size"] == "1000000")
            #expect(answer["contentType"] == "text/plain")
            #expect(bed.newFiles() == [])
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
        }
    }

    @Test func aTerminalSeesABarThatGoesAway() async throws {
        try await MediaBed.run { bed in
            let words = ["storage", "objects.insert", "--bucket", "box", "--name", "talk", bed.file]
            let ran = await bed.gapi("upload", words + ["--chunk-size", "262144"], onTerminal: true)
            #expect(ran.code == 0)
            let parts = ran.output.split(separator: "\r\u{1B}[K")
            #expect(parts.first?.contains("uploading") == true)
            let answer = try JSON.Value(parsing: String(parts.last ?? ""))
            #expect(answer["size"] == "1000000")
        }
    }

    @Test func aTerminalIsCleanAfterAFailure() async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.status(403), operation: "upload.chunk", nth: 3)]
            let words = ["storage", "objects.insert", "--bucket", "box", "--name", "talk", bed.file]
            let ran = await bed.gapi("upload", words + ["--chunk-size", "262144"], onTerminal: true)
            #expect(ran.code == 77)
            #expect(ran.output.hasSuffix("\r\u{1B}[K"))
            #expect(ran.complaints.count == 1)
        }
    }

    @Test func driveTakesFilesToo() async throws {
        try await MediaBed.run { bed in
            let body = #"{"name": "talk.txt", "mimeType": "text/markdown"}"#
            for more in [[], ["--session", bed.session, "--chunk-size", "262144"]] {
                let ran = await bed.gapi("upload", ["drive", "files.create", bed.file, "--body", body] + more)
                try #require(ran.code == 0, "\(ran.errors)")
                let file = try JSON.Value(parsing: ran.output)
                #expect(file["name"] == "talk.txt")
                let id = try #require(file["id"]?.string)
                let path = "\(bed.folder)/copy"
                let got = await bed.gapi("download", ["drive", "files.get", "--file-id", id, "--output", path])
                #expect(got.code == 0, "\(got.errors)")
                #expect(bed.bytes(path) == MediaBed.content)
            }
        }
    }

    @Test func anEmptyFileIsUploaded() async throws {
        try await MediaBed.run { bed in
            try Data().write(to: URL(filePath: bed.file))
            for words in [[], ["--session", bed.session]] {
                let line = ["storage", "objects.insert", "--bucket", "box", "--name", "nothing", bed.file]
                let ran = await bed.gapi("upload", line + words)
                #expect(ran.code == 0, "\(ran.errors)")
                let answer = try JSON.Value(parsing: ran.output)
                #expect(answer["size"] == "0")
            }
            #expect(bed.newFiles() == [])
        }
    }

    // MARK: Sessions

    /// Starts an upload in chunks, and stops it as Ctrl-C would when the third is on its way.
    private func stopped(_ bed: MediaBed, _ words: [String]) async throws -> Ran {
        bed.emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: 3)]
        let line = ["storage", "objects.insert", "--bucket", "box", "--name", "talk", bed.file]
        let task = Task { await bed.gapi("upload", line + ["--chunk-size", "262144"] + words) }
        try await bed.emulator.journal.waitUntil { $0.count { $0.operation == "upload.chunk" } >= 3 }
        task.cancel()
        let ran = await task.value
        bed.emulator.faults.rules = []
        bed.emulator.journal.clear()
        return ran
    }

    @Test func aStoppedCommandGoesOnWhereItWas() async throws {
        try await MediaBed.run { bed in
            let ran = try await stopped(bed, ["--session", bed.session])
            #expect(ran.code == 130)
            #expect(ran.output == "")
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("524,288 bytes are stored"))
            #expect(ran.errors.contains("--session \(bed.session) continues"))
            #expect(bed.newFiles() == ["talk.session"])
            let mode = try FileManager.default.attributesOfItem(atPath: bed.session)[.posixPermissions] as? Int
            #expect(mode == 0o600, "who reads it can add to the upload")

            let again = await bed.upload("talk", "--chunk-size", "262144", "--session", bed.session)
            #expect(again.code == 0, "\(again.errors)")
            let answer = try JSON.Value(parsing: again.output)
            #expect(answer["size"] == "1000000")
            #expect(bed.count(of: "upload.start") == 0)
            #expect(bed.emulator.journal.entries.reduce(0) { $0 + $1.receivedBytes } == 1_000_000 - 524_288)
            #expect(bed.newFiles() == [])
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
        }
    }

    @Test(arguments: [[], ["--chunk-size", "262144"]])
    func theSessionIsInItsFileBeforeTheFirstPart(_ words: [String]) async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: 1)]
            let line = ["storage", "objects.insert", "--bucket", "box", "--name", "talk", bed.file]
            let task = Task { await bed.gapi("upload", line + ["--session", bed.session] + words) }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "upload.chunk" } }
            // Now a power cut would lose nothing.
            let kept = try #require(bed.bytes(bed.session))
            #expect(try FetchUpload<JSON.Value>.Session(json: kept).method == "storage.objects.insert")
            task.cancel()
            #expect(await task.value.code == 130)
            bed.emulator.faults.rules = []
            #expect(await bed.upload("talk", "--session", bed.session).code == 0)
            #expect(bed.count(of: "upload.start") == 1)
            #expect(bed.newFiles() == [])
        }
    }

    @Test func aSessionThatCannotBeKeptIsTold() async throws {
        try await MediaBed.run { bed in
            let keeper = SessionFileKeeper("\(bed.folder)/missing/talk.session", of: "")
            let storage = GAPI.DynamicService(
                try API.Document.parse(CallTests.description.utf8).document,
                configuration: .init { $0.rootURL = bed.emulator.url }
            )
            let query = try storage.query("objects.insert", ["bucket": "box", "name": "talk"])
            let upload = storage.upload(
                query,
                from: .file(bed.file),
                contentType: "text/plain",
                upload: UploadOptions {
                    $0.mode = .resumable
                    $0.keeper = keeper
                }
            )
            let error = await #expect(throws: GAPI.Error.self) { _ = try await upload.value }
            #expect(error.map { ToolFailure($0).code } == .cannotCreate)
            #expect(error?.message.contains("the session could not be kept") == true)
            #expect(bed.count(of: "upload.chunk") == 0)
            await storage.shutdown()
        }
    }

    @Test func aFailureOfTheServerCanBeGoneOnFromToo() async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.status(403), operation: "upload.chunk", nth: 2)]
            let failed = await bed.upload("talk", "--chunk-size", "262144", "--session", bed.session)
            #expect(failed.code == 77)
            #expect(failed.errors.contains("262,144 bytes are stored"))
            bed.emulator.faults.rules = []
            #expect(await bed.upload("talk", "--chunk-size", "262144", "--session", bed.session).code == 0)
            #expect(bed.count(of: "upload.start") == 1)
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
        }
    }

    @Test func withoutASessionNothingStaysBehind() async throws {
        try await MediaBed.run { bed in
            let ran = try await stopped(bed, [])
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
            #expect(bed.newFiles() == [])
            #expect(await bed.download("talk", to: "-").code == 65)
        }
    }

    @Test func aSessionThatTheServerForgotIsRemoved() async throws {
        try await MediaBed.run { bed in
            _ = try await stopped(bed, ["--session", bed.session])
            bed.emulator.faults.rules = [.init(.status(410))]
            let ran = await bed.upload("talk", "--session", bed.session)
            #expect(ran.code == 69)
            #expect(ran.errors.contains("the session file was removed"))
            #expect(bed.newFiles() == [])
            bed.emulator.faults.rules = []
            #expect(await bed.upload("talk", "--session", bed.session).code == 0)
        }
    }

    @Test func aFileThatHasChangedIsNotMixedWithTheOldOne() async throws {
        try await MediaBed.run { bed in
            _ = try await stopped(bed, ["--session", bed.session])
            try Data(repeating: 1, count: 300_000).write(to: URL(filePath: bed.file))
            let ran = await bed.upload("talk", "--session", bed.session)
            #expect(ran.code != 0)
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("remove \(bed.session) to start again"))
            #expect(!ran.errors.contains("continues"))
            #expect(bed.newFiles() == ["talk.session"])
            #expect(await bed.download("talk", to: "-").code == 65)
        }
    }

    /// The same command would find the same bytes.
    @Test func anUploadThatEndedWithOtherBytesIsNotContinued() async throws {
        try await MediaBed.run { bed in
            let answer = #"{"name": "talk", "generation": "7", "crc32c": "AAAAAA=="}"#
            bed.emulator.faults.rules = [.init(.status(200, body: answer), operation: "upload.chunk", nth: 4)]
            let ran = await bed.upload("talk", "--chunk-size", "262144", "--session", bed.session)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("generation 7"))
            #expect(ran.errors.contains("the session file was removed"))
            #expect(bed.newFiles() == [])
            bed.emulator.faults.rules = []
            #expect(await bed.upload("talk", "--session", bed.session).code == 0)
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
        }
    }

    @Test func aSessionOfAnotherMethodIsRefused() async throws {
        try await MediaBed.run { bed in
            _ = try await stopped(bed, ["--session", bed.session])
            let before = bed.bytes(bed.session)
            let ran = await bed.gapi("upload", ["drive", "files.create", bed.file, "--session", bed.session])
            #expect(ran.code == 64)
            #expect(ran.errors.contains("belongs to an upload with storage.objects.insert"))
            #expect(bed.bytes(bed.session) == before)
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test func aSessionOfAnotherPlaceIsRefusedButOneWithoutAPlaceGoesOn() async throws {
        try await MediaBed.run { bed in
            _ = try await stopped(bed, ["--session", bed.session])
            let before = try #require(bed.bytes(bed.session))
            let other = await bed.upload("other", "--session", bed.session)
            #expect(other.code == 64)
            #expect(other.errors.contains("belongs to another call of storage.objects.insert"), "\(other.errors)")
            #expect(bed.bytes(bed.session) == before)
            #expect(bed.emulator.journal.entries.isEmpty)
            // As an earlier version of the tool wrote it.
            let session = try FetchUpload<JSON.Value>.Session(json: before)
            try Data(session.json).write(to: URL(filePath: bed.session))
            #expect(await bed.upload("talk", "--session", bed.session).code == 0)
            #expect(bed.count(of: "upload.start") == 0)
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
        }
    }

    @Test(arguments: ["", "no", "{}", "[1]", #"{"method": "storage.objects.insert"}"#])
    func whatIsNoSessionIsRefusedAndKept(text: String) async throws {
        try await MediaBed.run { bed in
            try Data(text.utf8).write(to: URL(filePath: bed.session))
            let ran = await bed.upload("talk", "--session", bed.session)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("is not an upload session"))
            #expect(bed.bytes(bed.session) == Array(text.utf8))
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test func aSessionThatCannotBeKeptIsToldBeforeAnythingIsSent() async throws {
        try await MediaBed.run { bed in
            let ran = await bed.upload("talk", "--session", "\(bed.folder)/nowhere/talk.session")
            #expect(ran.code == 73)
            #expect(ran.errors.hasSuffix("talk.session: No such file or directory\n"))
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test func theSessionOfALaterVersionIsRefusedAndKept() async throws {
        try await MediaBed.run { bed in
            _ = try await stopped(bed, ["--session", bed.session])
            let later = String(decoding: bed.bytes(bed.session) ?? [], as: UTF8.self)
                .replacing(#""version":2"#, with: #""version":3"#)
            try Data(later.utf8).write(to: URL(filePath: bed.session))
            let ran = await bed.upload("talk", "--session", bed.session)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("update the package"))
            #expect(bed.bytes(bed.session) == Array(later.utf8))
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test func whoNamesAProtocolOfSessionsGetsASession() async throws {
        try await MediaBed.run { bed in
            let ran = await bed.upload("talk", "--wire", "content-range")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.count(of: "upload.start") == 1)
            #expect(bed.count(of: "upload.chunk") == 1)
        }
    }

    @Test(arguments: UploadCommandOptions.Wire.allCases) func theProtocolIsAnOption(
        wire: UploadCommandOptions.Wire
    ) throws {
        let options = try UploadCommandOptions.reading(["--wire", wire.rawValue]).uploadOptions
        #expect(options.wire == wire.choice)
        if case .resumable = options.mode { #expect(wire != .automatic) } else { #expect(wire == .automatic) }
    }

    // MARK: Words

    @Test(
        arguments: [
            ([], 64, nil), (["storage"], 64, "the method is missing; gapi list storage"),
            (["storage", "objects.insrt", "FILE"], 64, "storage has no method `objects.insrt`"),
            (["storage", "objects.insert", "--bucket", "box"], 64, "name the file to upload"),
            (["storage", "objects.insert", "--bucket", "box", "FILE", "FILE"], 64, "name the file to upload"),
            (["storage", "objects.insert", "FILE"], 64, "missing: `bucket` (string)"),
            (["storage", "objects.list", "--bucket", "box", "FILE"], 64, "storage.objects.list does not accept media"),
            (["storage", "objects.insert", "--bucket", "box", "-", "--session", "s"], 64, "--session needs a file"),
            (["storage", "objects.insert", "--bucket", "box", "FILE", "--chunk-size", "0"], 64, "at least 1"),
            (["storage", "objects.insert", "--bucket", "box", "FILE", "--wire", "tus"], 64, "x-goog-upload"),
            (["storage", "objects.insert", "--bucket", "box", "FILE", "--body", "{"], 65, "--body is not JSON"),
            (["storage", "objects.insert", "--bucket", "box", "/nowhere/file"], 66, "/nowhere/file: No such file"),
            (["storage", "objects.insert", "--bucket", "box", "/"], 66, "/: Is a directory"),
            (["storage", "objects.insert", "--bucket", "none", "--name", "x", "FILE"], 65, "HTTP 404"),
        ] as [([String], Int32, String?)]
    )
    func whatGoesWrongIsOneLineAndACode(words: [String], code: Int32, message: String?) async throws {
        try await MediaBed.run { bed in
            let ran = await bed.gapi("upload", words.map { $0 == "FILE" ? bed.file : $0 })
            #expect(ran.code == code)
            if let message {
                #expect(ran.complaints.count == 1)
                #expect(ran.errors.hasPrefix("gapi: ") && ran.errors.contains(message), "\(ran.errors)")
                #expect(ran.output == "")
            } else {
                #expect(ran.output.contains("USAGE: gapi upload"))
            }
            #expect(bed.newFiles() == [])
        }
    }

    @Test(arguments: [
        (["--help"], "USAGE: gapi upload"), (["storage", "--help"], "objects.insert"),
        (["storage", "objects.insert", "-h"], "--bucket"),
    ])
    func helpIsGivenAtEachStep(words: [String], text: String) async throws {
        try await MediaBed.run { bed in
            let ran = await bed.gapi("upload", words)
            #expect(ran.code == 0)
            #expect(ran.output.contains(text), "\(ran.output)")
            #expect(ran.errors == "")
        }
    }
}
