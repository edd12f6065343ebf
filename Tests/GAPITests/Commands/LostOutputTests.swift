import ArgumentParser
import Foundation
import Testing

@testable import gapi

/// What standard output does not take ends each command with an error, never with success.
///
/// Each command of the tool has a line here: a new command without one fails a test. *Faults of Output* is the table of
/// their exit codes.
@Suite("Standard output that takes nothing", .serialized, .timeLimit(.minutes(20)))
struct LostOutputTests {
    /// A line of a shell, without the name of its command.
    struct Line: Sendable, ExpressibleByStringLiteral {
        enum Kind: Sendable {
            /// It writes a result, and ends.
            case result
            /// It writes, and then waits for Ctrl-C or for a person.
            case endless
            /// It writes nothing on standard output.
            case silent
        }

        let words: String
        var kind = Kind.result

        init(_ kind: Kind, _ words: String) { (self.kind, self.words) = (kind, words) }
        init(stringLiteral words: String) { self.words = words }

        /// The exit code where standard output has a fault.
        func code(after output: GapiProcess.StandardOutput) -> Int32 {
            kind == .silent ? 0 : LostOutputTests.code(after: output)
        }
    }

    /// The exit code of a command that writes something on standard output.
    private static func code(after output: GapiProcess.StandardOutput) -> Int32 {
        switch output {
        case .file: 0
        case .brokenPipe: 141
        case .full, .fullDisk, .closed, .hungUp: 73
        }
    }

    static let lines: [String: Line] = [
        "demo": "--objects 10 --size 1", "list": "", "describe": "storage:v1",
        "call": "storage objects.list --bucket box --endpoint {url}",
        "pages": "storage objects.list --bucket box --endpoint {url}",
        "upload": "storage objects.insert --bucket box --name x {folder}/file.txt --endpoint {url}",
        "download": "storage objects.get --bucket box --object talk --output - --endpoint {url}",
        "batch": "{folder}/calls.jsonl --service storage:v1 --endpoint {url}",
        "storage ls": "gs://box --endpoint {url}", "storage cp": "{folder}/file.txt gs://box/copy --endpoint {url}",
        "storage mv": "gs://box/talk gs://box/moved --endpoint {url}", "storage rm": "gs://box/talk --endpoint {url}",
        "storage rsync": "-r {folder}/site gs://box/site --endpoint {url}",
        "storage mb": "gs://crate --project p --endpoint {url}", "storage rb": "gs://empty --endpoint {url}",
        "storage cat": "gs://box/talk --endpoint {url}", "storage stat": "gs://box/talk --endpoint {url}",
        "cloud login": "{cloud} --user alice --name second", "cloud accounts": "", "cloud logout": "",
        "cloud ls": "/", "cloud tree": "/", "cloud get": "/cat.txt {folder}/got.txt",
        "cloud put": "{folder}/file.txt /", "cloud mkdir": "/New", "cloud mv": "/cat.txt /dog.txt",
        "cloud cp": "/cat.txt /dog.txt", "cloud rm": "/cat.txt", "cloud find": "cat", "cloud share": "/cat.txt --link",
        "cloud shares": "", "cloud trash": "", "cloud versions": "/cat.txt", "cloud watch": .init(.endless, "/"),
        "watch": "drive --once --endpoint {url}",
        "login": .init(.endless, "--issuer {url} --device --client {folder}/client.json"), "accounts": "",
        "logout": "robot", "token": "--account mia", "sign": "gs://box/talk --key {folder}/robot.json",
        "config show": "", "config set": "format json --profile new", "config unset": "format --profile own",
        "help": "exit-codes", "serve": .init(.endless, "--port 0"), "feed": "{folder}/feed.xml",
        "generate": "{folder}/storage.v1.json --out {folder}/module",
        "json check": .init(.silent, "{folder}/a.json"), "json roundtrip": "{folder}/a.json",
        "json format": "{folder}/a.json", "json get": "{folder}/a.json a",
        "xml check": .init(.silent, "{folder}/feed.xml"), "xml roundtrip": "{folder}/feed.xml",
        "xml format": "{folder}/feed.xml", "xml c14n": "{folder}/feed.xml", "xml query": "{folder}/feed.xml //*",
    ]

    /// The commands whose lines only read, so that they find the same each time.
    private static let reading: Set = [
        "accounts", "batch", "call", "cloud accounts", "cloud find", "cloud ls", "cloud shares", "cloud trash",
        "cloud tree", "cloud versions", "config show", "demo", "describe", "download", "feed", "help", "json check",
        "json format", "json get", "json roundtrip", "list", "pages", "serve", "sign", "storage cat", "storage ls",
        "storage stat", "token", "xml c14n", "xml check", "xml format", "xml query", "xml roundtrip",
    ]

    /// Runs work with the line of a command in each of some situations: at one bed if the line only reads, otherwise each
    /// time at a new one.
    static func atBeds<Situation>(
        _ name: String,
        _ situations: [Situation],
        _ body: (CommandBed, Situation) async throws -> Void
    ) async throws {
        for situations in reading.contains(name) ? [situations] : situations.map({ [$0] }) {
            try await CommandBed.run { bed in
                for situation in situations { try await body(bed, situation) }
            }
        }
    }

    /// Lines that are answered before any command is run.
    private static let others = [
        "", "help", "help call", "--help", "--version", "call --help", "storage cp --help", "json",
        "call storage objects.list --help", "call storage --help", "--generate-completion-script bash",
    ]

    /// All faults but that of a disk, which is the same for the tool as a device that is full.
    static let faults = GapiProcess.StandardOutput.allCases.filter { $0 != .file && $0 != .fullDisk }

    @Test func eachCommandHasALineHere() {
        #expect(Set(CommandTree.leaves.map(\.name)) == Set(Self.lines.keys))
        #expect(Self.reading.isSubset(of: Self.lines.keys))
        for (name, command) in CommandTree.leaves { #expect(command is any ToolCommand.Type, "\(name)") }
    }

    private func expect(_ ran: Ran, after output: GapiProcess.StandardOutput, _ name: String) {
        #expect(ran.code == Self.code(after: output), "\(name), \(output): \(ran.errors)")
        switch output {
        case .file: break
        case .brokenPipe: #expect(!ran.errors.contains("gapi:"), "\(name)")
        case .full, .fullDisk, .closed, .hungUp:
            let code = output == .closed ? EBADF : output == .hungUp ? EIO : ENOSPC
            #expect(ran.errors.hasSuffix("gapi: standard output: \(String(cString: strerror(code)))\n"), "\(name)")
            #expect(ran.complaints.count { $0.hasPrefix("gapi:") } == 1, "\(name): \(ran.errors)")
        }
    }

    @Test(
        .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"),
        arguments: lines.keys.sorted()
    )
    func aCommandSaysSo(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await Self.atBeds(name, Self.faults) { bed, output in
            let words = bed.words(name + " " + line.words)
            let ran = try await GapiProcess.run(words, to: output, in: bed.folder, bed.variables)
            guard line.kind != .silent else {
                #expect(ran.code == line.code(after: output) && ran.errors == "", "\(name), \(output)")
                return
            }
            expect(ran, after: output, name)
        }
    }

    /// Without this, the lines above could fail for another reason.
    @Test(
        .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"),
        arguments: lines.filter { $0.value.kind != .endless }.keys.sorted()
    )
    func aFileGetsTheResult(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await CommandBed.run { bed in
            let ran = try await GapiProcess.run(bed.words(name + " " + line.words), in: bed.folder, bed.variables)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.isEmpty == (line.kind == .silent), "\(ran.output)")
        }
    }

    @Test(
        .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"),
        arguments: others,
        [GapiProcess.StandardOutput.file] + faults
    )
    func helpIsAResultToo(line: String, output: GapiProcess.StandardOutput) async throws {
        try await CloudBed.withFolder { folder in
            try Data(CallTests.description.utf8).write(to: URL(filePath: "\(folder)/storage.v1.json"))
            let words = line.split(separator: " ").map(String.init)
            let ran = try await GapiProcess.run(words, to: output, in: folder, ["GAPI_DOCUMENTS": folder])
            guard output != .file else {
                #expect(ran.code == 0 && !ran.output.isEmpty, "\(ran.errors)")
                return
            }
            expect(ran, after: output, line)
        }
    }

    /// A text, and bytes.
    @Test(
        .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"),
        .enabled(if: TestDisk.isAvailable, "this process may not mount a file system"),
        arguments: ["help", "storage cat"]
    )
    func aFileOnAFullDiskIsNoSuccess(name: String) async throws {
        let line = try #require(Self.lines[name])
        try await CommandBed.run { bed in
            try await TestDisk.use(in: bed.folder) { disk in
                try Data().write(to: URL(filePath: disk.path + "/output"))
                try disk.become(.full)
                let words = bed.words(name + " " + line.words)
                let ran = try await GapiProcess.run(words, to: .fullDisk, in: bed.folder, bed.variables)
                expect(ran, after: .fullDisk, name)
                #expect(disk.contents(of: "output").isEmpty)
            }
        }
    }

    @Test(.enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"))
    func aLimitOfTheShellIsAnErrorAndNoSignal() async throws {
        try await CommandBed.run { bed in
            let path = "\(bed.folder)/old.json"
            try Data("old".utf8).write(to: URL(filePath: path))
            let line = "call storage objects.list --bucket box --endpoint {url} --output {folder}/old.json"
            let ran = try await GapiProcess.run(bed.words(line), in: bed.folder, bed.variables, limit: 0)
            #expect(ran.code == 73)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        }
    }
}
