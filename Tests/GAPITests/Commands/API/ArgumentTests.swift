import ArgumentParser
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

/// Arguments that are mistakes, answers that are none, and what the tool says to them.
@Suite("Arguments and answers", .timeLimit(.minutes(5)))
struct ArgumentTests {
    private static let list = ["storage", "objects.list", "--bucket", "box"]

    private func call(_ bed: MediaBed, _ words: String...) async -> Ran { await bed.gapi("call", Self.list + words) }

    // MARK: Lists

    @Test func aMaximumIsOneOfAllPages() async throws {
        try await MediaBed.run { bed in
            for name in ["a", "b", "c"] { try #require(await bed.upload(name).code == 0) }
            for words in [["--max", "2"], ["--max", "2", "--maxResults", "1"]] {
                let ran = await bed.gapi("call", Self.list + words)
                #expect(ran.code == 0, "\(ran.errors)")
                let names = try ran.document().array?.map { $0["name"]?.string }
                #expect(names == ["a", "b"])
            }
            let single = await bed.gapi(
                "call",
                ["storage", "objects.get", "--bucket", "box", "--object", "a", "--max", "2"]
            )
            #expect(single.code == 64 && single.errors.contains("does not return a list"))
        }
    }

    @Test(
        arguments: [
            ("nope", "has no column `nope`; there are bucket, contentType, crc32c, metadata, name, size"),
            ("nam", "did you mean name?"), ("name,bucket.x.y", nil), ("metadata.any,size", nil),
        ] as [(String, String?)]
    ) func aColumnThatNoItemHasIsAMistake(columns: String, message: String?) async throws {
        try await MediaBed.run { bed in
            let ran = await call(bed, "--format", "csv", "--columns", columns)
            guard let message else {
                #expect(ran.code == 0, "\(ran.errors)")
                return
            }
            #expect(ran.code == 64)
            #expect(ran.errors.contains(message), "\(ran.errors)")
            #expect(bed.count(of: "storage.objects.list") == 0)
        }
    }

    @Test(arguments: ["table", "jsonl", "csv", "json"])
    func anAnswerThatIsNoPageIsShownAsItIs(form: String) async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.status(200, body: "[1,2,3]"), operation: "storage.objects.list")]
            let ran = await call(bed, "--format", form)
            #expect(ran.code == 0, "\(ran.errors)")
            for digit in ["1", "2", "3"] { #expect(ran.output.contains(digit)) }
            #expect(!ran.output.contains("0 items"))
        }
    }

    @Test func anAnswerThatIsNoPageIsNoEndOfAList() async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.status(200, body: "[1,2,3]"), operation: "storage.objects.list")]
            let ran = await call(bed, "--page-all")
            #expect(ran.code == 65)
            #expect(ran.errors.contains("something else than a page of a list"), "\(ran.errors)")
        }
    }

    @Test(arguments: ["table", "jsonl", "csv", "json"])
    func nothingIsNoList(form: String) async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.status(200, body: "null"), operation: "storage.objects.list")]
            let ran = await call(bed, "--format", form)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("something else than a page of a list"), "\(ran.errors)")
        }
    }

    @Test(arguments: ["table", "jsonl", "csv"], [#"{"items": {"a": 1}}"#, #"{"items": [], "nextPageToken": 5}"#])
    func anAnswerOfTheWrongTypeIsNoEmptyList(form: String, answer: String) async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [
                .init(.status(200, body: answer), operation: "storage.objects.list", times: nil)
            ]
            for words in [["--format", form], ["--format", form, "--page-all"]] {
                let ran = await bed.gapi("call", Self.list + words)
                #expect(ran.code == 65, "\(ran.output)")
            }
        }
    }

    @Test(arguments: ["--token", "--key"])
    func secretsAreWhatCanBeSent(option: String) async throws {
        try await MediaBed.run { bed in
            for secret in ["a\nX: 1", "a b", "é"] {
                let ran = await call(bed, option, secret)
                #expect(ran.code == 64)
                #expect(ran.errors.contains("has characters that no token"), "\(ran.errors)")
            }
        }
    }

    // MARK: Servers

    @Test(
        arguments: ["bogus", "http://", "ftp://127.0.0.1/", "http//127.0.0.1"],
        [
            ["call", "storage", "objects.list", "--bucket", "box"], ["storage", "ls", "gs://box"],
            ["watch", "drive", "--once"], ["batch", "-", "--service", "storage:v1"],
        ]
    ) func whatIsNoServerIsAMistake(endpoint: String, line: [String]) async throws {
        try await MediaBed.run { bed in
            let own = line[0] == "call" || line[0] == "batch" ? ["--from", bed.folder] : []
            let ran = await runGapi(line + own + ["--endpoint=\(endpoint)"])
            #expect(ran.code == 64)
            #expect(ran.errors.contains("--endpoint is the URL of a server"), "\(ran.errors)")
        }
    }

    @Test func aConnectionThatIsRefusedIsSaid() async throws {
        try await MediaBed.run { bed in
            let ran = await runGapi([
                "call", "storage", "objects.insert", "--bucket", "b", "--body", "{}", "--from", bed.folder,
                "--anonymous",
                "--endpoint", "http://127.0.0.1:1",
            ])
            #expect(ran.code == 69)
            #expect(ran.errors.contains("Connection refused"), "\(ran.errors)")
            #expect(ran.complaints.count == 1)
        }
    }

    @Test(arguments: [
        ("storge", "did you mean storage?"), ("storage:v7", "there are storage:v1"),
        ("xyz", "there are drive, storage"),
    ]) func aServiceThatIsNotKnownHereHasASuggestion(name: String, hint: String) async throws {
        try await MediaBed.run { bed in
            var library = GAPI.DescriptionLibrary(from: bed.folder)
            library.discovery = "http://127.0.0.1:1/"
            library.cache = nil
            library.folders = [bed.folder]
            let failure = await #expect(throws: ToolFailure.self) { try await library.document(name) }
            #expect(failure?.code == .unavailable)
            let message = failure?.message ?? ""
            #expect(message.hasPrefix("there is no description of `\(name)` here; "))
            #expect(message.contains(hint), "\(message)")
        }
    }

    // MARK: serve

    @Test func aPortInUseHasAnAdvice() async throws {
        try await MediaBed.run { bed in
            let port = try #require(bed.emulator.url.split(separator: ":").last.map(String.init))
            for words in [["serve", "--port", port], ["serve", "--cloud", "--port", port]] {
                let ran = await runGapi(words)
                #expect(ran.code == 1)
                #expect(ran.errors == "gapi: port \(port) is in use; try --port 0, which takes any free one\n")
                #expect(ran.output == "")
            }
        }
    }

    @Test func aFolderOfOthersIsRefusedByTheTool() async throws {
        try await MediaBed.run { bed in
            let folder = "\(bed.folder)/mine"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            try Data("thesis".utf8).write(to: URL(filePath: "\(folder)/thesis.txt"))
            let ran = await runGapi(["serve", "--port", "0", "--data", folder])
            let advice = "name a folder that is empty, or one that an emulator has made"
            #expect(ran.code == 1 && ran.errors == "gapi: \(folder) has files of others; \(advice)\n")
        }
    }

    @Test func aFolderOfDescriptionsMayHaveOtherFiles() async throws {
        try await MediaBed.run { bed in
            for (name, text) in [("index.json", #"{"items": []}"#), ("broken.json", "{"), ("notes.txt", "no")] {
                try Data(text.utf8).write(to: URL(filePath: "\(bed.folder)/\(name)"))
            }
            let notes = Output()
            let folder = try ServeCommand.parse(["--documents", bed.folder])
            let names = try folder.descriptions(notes: notes.console()).compactMap(\.name)
            #expect(names == ["drive", "storage"])
            let lines = notes.text.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("gapi: broken.json is left out: ") == true)
            #expect(
                lines.last == "gapi: index.json is left out: it is not the description of a service: it has no name"
            )
            // What the user names is meant.
            let named = try ServeCommand.parse(["--document", "\(bed.folder)/index.json"])
            #expect(throws: ValidationError.self) { try named.descriptions(notes: .silent) }
        }
    }
}
