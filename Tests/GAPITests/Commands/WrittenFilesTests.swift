import ArgumentParser
import AsyncFetch
import AsyncJSON
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files that commands write: on a disk that takes nothing, and behind links and pipes.
///
/// Each command with an option for such a file has a line here. *Faults of Output* is the table of their exit codes.
@Suite("Files that commands write", .serialized, .timeLimit(.minutes(5)))
struct WrittenFilesTests {
    /// A line of a shell with the path of the file.
    struct Line: Sendable {
        let words: @Sendable (_ path: String) -> [String]
        /// A Boolean value indicating whether the file is one that this command has not written before.
        let isNew: Bool
        /// A Boolean value indicating whether the command needs a file whose bytes it can write in any order.
        let needsFile: Bool

        init(
            isNew: Bool = false,
            needsFile: Bool = false,
            _ words: @escaping @Sendable (_ path: String) -> [String]
        ) {
            (self.words, self.isNew, self.needsFile) = (words, isNew, needsFile)
        }

        /// The exit code where the disk takes nothing.
        var codeOfDisk: Int32 { 73 }
        /// The exit code where the file is a pipe.
        var codeOfPipe: Int32 { needsFile ? 64 : 0 }
        /// The exit code where the file is a device that takes nothing.
        var codeOfFullDevice: Int32 { needsFile ? 64 : 73 }
    }

    private static let talk = ["storage", "objects.get", "--bucket", "box", "--object", "talk"]
    private static let list = ["storage", "objects.list", "--bucket", "box"]
    static let lines: [String: Line] = [
        "call": .init { ["call"] + list + ["--output", $0] }, "pages": .init { ["pages"] + list + ["--output", $0] },
        "batch": .init { ["batch", "{folder}/calls.jsonl", "--service", "storage:v1", "--output", $0] },
        "download": .init { ["download"] + talk + ["--output", $0] },
        "download of a range": .init { ["download"] + talk + ["--output", $0, "--range", "0-99999"] },
        "download in slices": .init(needsFile: true) { ["download"] + talk + ["--output", $0, "--slices", "4"] },
        "storage cp": .init { ["storage", "cp", "gs://box/talk", $0] },
        "watch": .init(isNew: true) { ["watch", "drive", "--once", "--cursor", $0] },
        "generate": .init(isNew: true) { ["generate", "{folder}/storage.v1.json", "--out", $0] },
        "cloud get": .init { ["cloud", "get", "/cat.txt", $0, "--force"] },
        "cloud versions": .init { ["cloud", "versions", "/cat.txt", "--get", "{version}", "-o", $0, "--force"] },
    ]

    /// The lines whose file may be any that can be written.
    private static let streamed = lines.filter { !$0.value.isNew }.keys.sorted()

    @Test func eachCommandWithAFileHasALineHere() {
        let options = ["--output <", "--out <", "--cursor <"]
        for (name, command) in CommandTree.leaves {
            let help = Gapi.helpMessage(for: command)
            if options.contains(where: help.contains) { #expect(Self.lines[name] != nil, "\(name)") }
        }
    }

    /// Runs a line against servers of its own, with a file at the path that is given in the folder.
    private func run(
        _ name: String,
        _ body: (_ folder: String, _ run: (_ path: String) async -> Ran) async throws -> Void
    ) async throws {
        let line = try #require(Self.lines[name])
        if name.hasPrefix("cloud") {
            try await CloudBed.run { bed in
                for text in ["meow", "meow meow"] {
                    try bed.write(text, to: "cat.txt")
                    try #require(await bed.run("put", bed.folder + "/cat.txt", "--force").code == 0)
                }
                let versions = try await bed.run("versions", "--json", "/cat.txt").document()
                let version = try #require(versions.array?.first?["version"]?.string)
                try await body(bed.folder) { path in
                    let words = line.words(path).dropFirst().map { $0.replacing("{version}", with: version) }
                    return await bed.run(Array(words))
                }
            }
        } else {
            try await MediaBed.run { bed in
                let batchable = CallTests.description.replacing(
                    #""servicePath""#,
                    with: #""batchPath": "batch/storage/v1", "servicePath""#
                )
                try Data(batchable.utf8).write(to: URL(filePath: "\(bed.folder)/storage.v1.json"))
                let call = #"{"method": "objects.get", "parameters": {"bucket": "box", "object": "talk"}}"#
                try Data(call.utf8).write(to: URL(filePath: "\(bed.folder)/calls.jsonl"))
                try #require(await bed.upload().code == 0)
                try await body(bed.folder) { path in
                    var words = line.words(path).map { $0.replacing("{folder}", with: bed.folder) }
                    if !["storage cp", "watch"].contains(name) { words += ["--from", bed.folder] }
                    if name != "generate" { words += ["--endpoint", bed.emulator.url, "--anonymous"] }
                    return await runGapi(words)
                }
            }
        }
    }

    @Test(
        .enabled(if: TestDisk.isAvailable, "this process may not mount a file system"),
        arguments: lines.keys.sorted(),
        TestDisk.State.allCases
    )
    func aDiskThatTakesNothingKeepsTheOldFile(name: String, state: TestDisk.State) async throws {
        let line = try #require(Self.lines[name])
        let isNew = line.isNew
        try await run(name) { folder, run in
            try await TestDisk.use(in: folder) { disk in
                let path = disk.path + "/file"
                if !isNew { try Data("old".utf8).write(to: URL(filePath: path)) }
                try disk.become(state)
                let ran = await run(path)
                #expect(ran.code == line.codeOfDisk, "\(ran.errors)")
                let reason = state == .full ? "No space left on device" : "Read-only file system"
                #expect(ran.errors.contains(reason), "\(ran.errors)")
                // There may be notes on the description.
                if name != "generate" { #expect(ran.complaints.count == 1, "\(ran.errors)") }
                #expect(disk.names == (isNew ? [] : ["file"]))
                if !isNew { #expect(try String(contentsOfFile: path, encoding: .utf8) == "old") }
            }
        }
    }

    @Test(arguments: streamed) func aLinkAndTheModeOfItsFileStay(name: String) async throws {
        try await run(name) { folder, run in
            let (file, link) = (folder + "/old", folder + "/link")
            try Data("old".utf8).write(to: URL(filePath: file))
            try #require(chmod(file, 0o640) == 0)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
            let ran = await run(link)
            #expect(ran.code == 0, "\(ran.errors)")
            var info = stat()
            #expect(lstat(link, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
            #expect(lstat(file, &info) == 0 && info.st_mode == S_IFREG | 0o640)
            let bytes = FileManager.default.contents(atPath: file)
            #expect(bytes.map { !$0.isEmpty && $0 != Data("old".utf8) } == true)
        }
    }

    @Test(arguments: streamed) func aPipeIsWrittenThrough(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await run(name) { folder, run in
            let path = folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0)
            let read = Promise<[UInt8]>()
            if !line.needsFile {
                Thread.detachNewThread { read.fulfill(.success(Self.contents(ofPipe: path))) }
            }
            let ran = await run(path)
            // A command that has not opened the pipe leaves its reader alone.
            let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            if writer >= 0 { close(writer) }
            var info = stat()
            #expect(lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
            #expect(ran.code == line.codeOfPipe, "\(ran.errors)")
            guard !line.needsFile else {
                #expect(ran.errors.contains("--slices"))
                return
            }
            let bytes = try await read.value
            #expect(!bytes.isEmpty)
            if name == "download" || name == "storage cp" { #expect(bytes == MediaBed.content) }
        }
    }

    private static func contents(ofPipe path: String) -> [UInt8] {
        guard let pipe = try? InputFile(path: path) else { return [] }
        var bytes: [UInt8] = []
        while let piece = try? pipe.next() { bytes += piece }
        return bytes
    }

    #if os(Linux)
    @Test(arguments: streamed) func aFullDeviceIsAnErrorAndStays(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await run(name) { folder, run in
            let link = folder + "/full"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
            let ran = await run(link)
            #expect(ran.code == line.codeOfFullDevice, "\(ran.errors)")
            guard !line.needsFile else { return }
            #expect(ran.errors.contains("No space left on device"), "\(ran.errors)")
            var info = stat()
            #expect(lstat("/dev/full", &info) == 0 && info.st_mode & S_IFMT == S_IFCHR)
            #expect(lstat(link, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
        }
    }
    #endif
}
