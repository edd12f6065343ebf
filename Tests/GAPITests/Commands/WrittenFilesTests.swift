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
/// Each command with an option for such a file has a line here, and *Faults of Output* is the table of their exit codes.
/// Those for settings and logins are in `WrittenSettingsTests`, and those for logs in `WrittenLogsTests`.
@Suite("Files that commands write", .serialized, .timeLimit(.minutes(5)))
struct WrittenFilesTests {
    /// What is at the path of a line before.
    enum Place: Sendable, Equatable {
        /// A file that is replaced.
        case file
        /// Nothing: the file is one that only this command reads.
        case new
        /// A folder with a file of this name, which is replaced.
        case folder(String)
        /// A generated module of Cloud Storage with a file that is replaced, and with one that is removed.
        case module

        /// What is there after a failure.
        var rest: String {
            switch self {
            case .new: "nothing"
            case .file, .folder: "the old file"
            case .module: "the old module"
            }
        }
    }

    /// A line of a shell with the path of the file.
    struct Line: Sendable {
        let words: @Sendable (_ path: String) -> [String]
        let place: Place
        /// The exit codes for the states of the disk: 73, or 1 where many files are written and each one is named.
        let codes: [TestDisk.State: Int32]
        /// A Boolean value indicating whether the command needs a file whose bytes it can write in any order.
        let needsFile: Bool

        init(
            _ place: Place = .file,
            needsFile: Bool = false,
            full: Int32 = 73,
            readOnly: Int32 = 73,
            _ words: @escaping @Sendable (_ path: String) -> [String]
        ) {
            (self.words, self.place, self.needsFile) = (words, place, needsFile)
            codes = [.full: full, .readOnly: readOnly]
        }

        /// The exit code where the file is a pipe.
        var codeOfPipe: Int32 { needsFile ? 64 : 0 }
        /// The exit code where the file is a device that takes nothing.
        var codeOfFullDevice: Int32 { needsFile ? 64 : 73 }
    }

    private static let talk = ["storage", "objects.get", "--bucket", "box", "--object", "talk"]
    private static let list = ["storage", "objects.list", "--bucket", "box"]
    private static let insert = ["storage", "objects.insert", "--bucket", "box", "--name", "new", "{folder}/talk.txt"]
    static let lines: [String: Line] = [
        "call": .init { ["call"] + list + ["--output", $0] }, "pages": .init { ["pages"] + list + ["--output", $0] },
        "batch": .init { ["batch", "{folder}/calls.jsonl", "--service", "storage:v1", "--output", $0] },
        "download": .init { ["download"] + talk + ["--output", $0] },
        "download of a range": .init { ["download"] + talk + ["--output", $0, "--range", "0-99999"] },
        "download in slices": .init(needsFile: true) { ["download"] + talk + ["--output", $0, "--slices", "4"] },
        "storage cp": .init { ["storage", "cp", "gs://box/talk", $0] },
        "storage cp of a folder": .init(.folder("talk"), full: 1, readOnly: 1) {
            ["storage", "cp", "-r", "gs://box", $0]
        },
        "storage cp with a manifest": .init(.new) {
            ["storage", "cp", "-r", "{folder}/site", "gs://box", "--manifest", $0]
        },
        "storage rsync of a folder": .init(.folder("talk"), full: 1, readOnly: 1) {
            ["storage", "rsync", "-r", "gs://box", $0]
        },
        "storage rsync with a manifest": .init(.new) {
            ["storage", "rsync", "-r", "{folder}/site", "gs://box/site", "--manifest", $0]
        },
        "upload with a session": .init(.new) { ["upload"] + insert + ["--session", $0] },
        "watch": .init(.new) { ["watch", "drive", "--once", "--cursor", $0] },
        "generate": .init(.new) { ["generate", "{folder}/storage.v1.json", "--out", $0] },
        "generate over a module": .init(.module) { ["generate", "{folder}/storage.v1.json", "--out", $0] },
        "cloud get": .init { ["cloud", "get", "/cat.txt", $0, "--force"] },
        // What fails for want of room would fail for the other files, too.
        "cloud get of a folder": .init(.folder("Photos/cat.txt"), readOnly: 1) {
            ["cloud", "get", "-r", "/Photos", $0, "--force"]
        },
        "cloud versions": .init { ["cloud", "versions", "/cat.txt", "--get", "{version}", "--output", $0, "--force"] },
    ]

    /// The lines whose file may be any that can be written.
    private static let streamed = lines.filter { $0.value.place == .file }.keys.sorted()

    @Test func eachCommandWithAFileHasALineHere() {
        let options = ["--output", "--out", "--cursor", "--session", "--manifest"]
        let lines = Self.lines.values.map { $0.words("") }
        for (name, command) in CommandTree.leaves {
            let help = (command as? any MethodCommand.Type)?.help ?? Gapi.helpMessage(for: command)
            let words = name.split(separator: " ").map(String.init)
            for option in options where help.contains(option + " <") {
                #expect(lines.contains { $0.starts(with: words) && $0.contains(option) }, "\(name) \(option)")
            }
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
                try await bed.put("/Photos/cat.txt", "meow")
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
                try FileManager.default.createDirectory(
                    atPath: "\(bed.folder)/site",
                    withIntermediateDirectories: false
                )
                try Data("page".utf8).write(to: URL(filePath: "\(bed.folder)/site/index.html"))
                try #require(await bed.upload().code == 0)
                try await body(bed.folder) { path in
                    var words = line.words(path).map { $0.replacing("{folder}", with: bed.folder) }
                    if !["storage", "watch"].contains(words.first) { words += ["--from", bed.folder] }
                    if words.first != "generate" { words += ["--endpoint", bed.emulator.url, "--anonymous"] }
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
        try await run(name) { folder, run in
            try await TestDisk.use(in: folder) { disk in
                let path = disk.path + "/file"
                try prepare(line.place, at: path)
                let before = disk.files
                try disk.become(state)
                let ran = await run(path)
                #expect(ran.code == line.codes[state], "\(ran.errors)")
                #expect(ran.errors.contains(state.reason) && ran.errors.contains("/disk/file"), "\(ran.errors)")
                // There may be notes on the description.
                if !name.hasPrefix("generate") { #expect(ran.complaints.count == 1, "\(ran.errors)") }
                if line.place != .new {
                    #expect(disk.files == before)
                } else {
                    // An empty manifest is none.
                    #expect(Set(disk.paths).isSubset(of: ["file"]) && disk.contents(of: "file").isEmpty)
                }
            }
        }
    }

    /// Makes what is at a path before.
    private func prepare(_ place: Place, at path: String) throws {
        var (files, text) = ([path], "old")
        switch place {
        case .new: return
        case .file: break
        case .folder(let name): files = ["\(path)/\(name)"]
        case .module:
            files = ["\(path)/Storage.swift", "\(path)/Storage+Models9.swift"]
            text = "// Generated from storage:v1, revision 20200101, by AsyncGAPI's generator 1. Do not edit.\n"
        }
        for file in files {
            let url = URL(filePath: file)
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
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

    @Test(arguments: streamed) func aDashIsStandardOutput(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await run(name) { folder, run in
            let path = folder + "/file"
            let file = await run(path)
            #expect(file.code == 0, "\(file.errors)")
            let bytes = try #require(FileManager.default.contents(atPath: path).map { [UInt8]($0) })
            let ran = await run("-")
            #expect(ran.code == line.codeOfPipe, "\(ran.errors)")
            // What the command would say of a file is not among the bytes.
            let isSame = Array(ran.output.utf8) + ran.media == (line.needsFile ? [] : bytes)
            #expect(isSame, "\(ran.output)")
            #expect(!bytes.isEmpty && !FileManager.default.fileExists(atPath: "-"))
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
