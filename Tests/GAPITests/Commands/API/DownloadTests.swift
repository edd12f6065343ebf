import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gapi download` as a shell sees it, against the emulator.
@Suite("gapi download", .timeLimit(.minutes(5)))
struct DownloadTests {
    private func withTalk(_ body: (_ bed: MediaBed, _ path: String) async throws -> Void) async throws {
        try await MediaBed.run { bed in
            try #require(await bed.upload().code == 0)
            bed.emulator.journal.clear()
            try await body(bed, "\(bed.folder)/copy")
        }
    }

    @Test func aFileAndOneLineAboutIt() async throws {
        try await withTalk { bed, path in
            let ran = await bed.download("talk", to: path)
            #expect(ran.code == 0)
            #expect(ran.output == "1,000,000 bytes in \(path)\n")
            #expect(ran.errors == "")
            #expect(bed.bytes(path) == MediaBed.content)
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test func aTerminalSeesABarThatGoesAway() async throws {
        try await withTalk { bed, path in
            let words = ["storage", "objects.get", "--bucket", "box", "--object", "talk", "--output", path]
            for range in [[], ["--range", "0-9"], ["--range", "999990-"]] {
                let ran = await bed.gapi("download", words + range, onTerminal: true)
                #expect(ran.code == 0)
                #expect(ran.output.contains("downloading"))
                let count = range.isEmpty ? "1,000,000" : "10"
                #expect(ran.output.hasSuffix("\r\u{1B}[K\(count) bytes in \(path)\n"))
            }
        }
    }

    @Test func aFileInSlicesIsTheSame() async throws {
        try await withTalk { bed, path in
            let ran = await bed.download("talk", to: path, "--slices", "4")
            #expect(ran.code == 0)
            #expect(ran.output == "1,000,000 bytes in \(path)\n")
            #expect(bed.bytes(path) == MediaBed.content)
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test(arguments: [["--slices", "0"], ["--slices", "65"], ["--slices", "4", "--range", "0-9"]])
    func slicesThatMakeNoSenseAreRefused(words: [String]) async throws {
        try await withTalk { bed, path in
            let line = ["storage", "objects.get", "--bucket", "box", "--object", "talk", "--output", path]
            let ran = await bed.gapi("download", line + words)
            #expect(ran.code == 64)
            #expect(ran.errors.contains("--slices"))
            #expect(bed.newFiles() == [])
            #expect(bed.emulator.journal.count { _ in true } == 0)
        }
    }

    @Test func anExistingFileIsReplaced() async throws {
        try await withTalk { bed, path in
            try Data(repeating: 1, count: 2_000_000).write(to: URL(filePath: path))
            #expect(await bed.download("talk", to: path).code == 0)
            #expect(bed.bytes(path) == MediaBed.content)
        }
    }

    @Test func standardOutputGetsTheBytesAndNothingElse() async throws {
        try await withTalk { bed, _ in
            let ran = await bed.download("talk", to: "-")
            #expect(ran.code == 0)
            #expect(ran.media == MediaBed.content)
            #expect(ran.output == "")
            #expect(ran.errors == "")
            #expect(bed.newFiles() == [])
        }
    }

    @Test(arguments: [("0-9", 0..<10), ("999990-", 999_990..<1_000_000), ("500000-2000000", 500_000..<1_000_000)])
    func aRangeIsAPart(text: String, range: Range<Int>) async throws {
        try await withTalk { bed, path in
            #expect(await bed.download("talk", to: "-", "--range", text).media == Array(MediaBed.content[range]))
            let ran = await bed.download("talk", to: path, "--range", text)
            #expect(ran.code == 0)
            #expect(ran.output == "\(range.count.grouped) bytes in \(path)\n")
            #expect(bed.bytes(path) == Array(MediaBed.content[range]))
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test(arguments: [[], ["--range", "0-9"], ["--range", "5-"]])
    func whatIsNotThereLeavesNothingBehind(range: [String]) async throws {
        try await withTalk { bed, path in
            for old in [nil, [1, 2, 3]] as [[UInt8]?] {
                if let old { try Data(old).write(to: URL(filePath: path)) }
                let words = ["storage", "objects.get", "--bucket", "box", "--object", "dog", "--output", path]
                let ran = await bed.gapi("download", words + range)
                #expect(ran.code == 65)
                #expect(ran.output == "")
                #expect(ran.complaints.count == 1)
                #expect(ran.errors.contains("HTTP 404"))
                #expect(bed.bytes(path) == old)
                #expect(bed.newFiles() == (old == nil ? [] : ["copy"]))
            }
            let piped = await bed.download("dog", to: "-")
            #expect(piped.code == 65)
            #expect(piped.media == [])
        }
    }

    @Test func driveTellsWhatIsNotThereToo() async throws {
        try await MediaBed.run { bed in
            let words = ["drive", "files.get", "--fileId", "none", "--output", "\(bed.folder)/copy", "--json"]
            let ran = await bed.gapi("download", words)
            #expect(ran.code == 65)
            let error = try JSON.Value(parsing: ran.errors)["error"]
            #expect(error?["status"] == 404)
            #expect(error?["reason"] == "notFound")
            #expect(bed.newFiles() == [])
        }
    }

    @Test func aBrokenConnectionIsGoneOnFrom() async throws {
        try await withTalk { bed, path in
            bed.emulator.faults.rules = [.init(.cut(afterResponseBytes: 400_000), operation: "download.media", nth: 1)]
            #expect(await bed.download("talk", to: path).code == 0)
            #expect(bed.bytes(path) == MediaBed.content)
            #expect(bed.count(of: "download.media") == 2)
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test func aStoppedCommandSaysThatItGoesOn() async throws {
        try await withTalk { bed, path in
            bed.emulator.faults.rules = [
                .init(.cut(afterResponseBytes: 400_000), operation: "download.media", nth: 1),
                .init(.stall, operation: "download.media", nth: 2),
            ]
            let task = Task { await bed.download("talk", to: path) }
            try await bed.emulator.journal.waitUntil { $0.count { $0.operation == "download.media" } == 2 }
            task.cancel()
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled; the same command goes on from what has arrived\n")
            #expect(bed.newFiles() == ["copy.part", "copy.part.json"])
            bed.emulator.faults.rules = []
            bed.emulator.journal.clear()
            #expect(await bed.download("talk", to: path).code == 0)
            #expect(bed.emulator.journal.entries.first?.headers[.range]?.hasPrefix("bytes=0-") == false)
            #expect(bed.bytes(path) == MediaBed.content)
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test(arguments: [[], ["--range", "0-999999"]])
    func aStoppedCommandKeepsTheOldFile(range: [String]) async throws {
        try await withTalk { bed, path in
            try Data([1]).write(to: URL(filePath: path))
            bed.emulator.faults.rules = [.init(.stall, operation: "download.media")]
            let words = ["storage", "objects.get", "--bucket", "box", "--object", "talk", "--output", path]
            let task = Task { await bed.gapi("download", words + range) }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "download.media" } }
            task.cancel()
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
            #expect(bed.bytes(path) == [1])
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test(arguments: [[], ["--range", "0-9"]])
    func whatCannotBeWrittenHasItsCode(range: [String]) async throws {
        try await withTalk { bed, _ in
            for path in ["nowhere/copy", "talk.txt/copy"] {
                let words = ["storage", "objects.get", "--bucket", "box", "--object", "talk"]
                let ran = await bed.gapi("download", words + ["--output", "\(bed.folder)/\(path)"] + range)
                #expect(ran.code == 73, "\(ran.errors)")
                #expect(ran.complaints.count == 1)
                #expect(bed.newFiles() == [])
            }
            try FileManager.default.createDirectory(atPath: "\(bed.folder)/copy", withIntermediateDirectories: true)
            let words = ["storage", "objects.get", "--bucket", "box", "--object", "talk"]
            #expect(await bed.gapi("download", words + ["--output", "\(bed.folder)/copy"] + range).code == 73)
            #expect(bed.newFiles() == ["copy"])
        }
    }

    @Test(
        arguments: [
            ([], 64, nil), (["storage", "objects.gt"], 64, "storage has no method `objects.gt`"),
            (["storage", "objects.get", "--bucket", "box", "--object", "o"], 64, "--output is missing"),
            (["storage", "objects.get", "--bucket", "box", "--object", "o", "copy"], 64, "`copy` is not an option"),
            (["storage", "objects.get", "--bucket", "box", "--output", "-"], 64, "missing: `object` (string)"),
            (["storage", "objects.list", "--bucket", "box", "--output", "-"], 64, "no media"),
            (
                ["storage", "objects.get", "--bucket", "b", "--object", "o", "--output", "-", "--range", "9-1"], 64,
                "--range"
            ),
        ] as [([String], Int32, String?)]
    )
    func whatGoesWrongIsOneLineAndACode(words: [String], code: Int32, message: String?) async throws {
        try await MediaBed.run { bed in
            let ran = await bed.gapi("download", words)
            #expect(ran.code == code)
            if let message {
                #expect(ran.complaints.count == 1)
                #expect(ran.errors.hasPrefix("gapi: ") && ran.errors.contains(message), "\(ran.errors)")
                #expect(ran.output == "")
            } else {
                #expect(ran.output.contains("USAGE: gapi download"))
            }
            #expect(bed.newFiles() == [])
        }
    }
}
