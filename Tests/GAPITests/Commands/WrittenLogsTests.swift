import ArgumentParser
import Foundation
import Testing

@testable import gapi

/// The logs of traffic and the files of the demo, on a disk that takes nothing; *Faults of Output* is the table of the
/// exit codes.
///
/// Each command with the option `--trace` that ends by itself is run, with its line in `LostOutputTests`.
@Suite(
    "Traffic logs on a disk that takes nothing",
    .serialized,
    .timeLimit(.minutes(20)),
    .enabled(if: TestDisk.isAvailable, "this process may not mount a file system"),
    .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests")
)
struct WrittenLogsTests {
    /// What is written.
    enum Written: String, Sendable, CaseIterable {
        case log = "--trace"
        case demo

        /// The exit code where the disk takes nothing.
        func code(on state: TestDisk.State) -> Int32 { 73 }

        /// What is there after that: at most files without a byte.
        var rest: String { "no bytes" }
    }

    /// The commands with a log.
    private static let commands = CommandTree.leaves.compactMap { name, command -> String? in
        let help = (command as? any MethodCommand.Type)?.help ?? Gapi.helpMessage(for: command)
        return help.contains("--trace <") && LostOutputTests.lines[name]?.kind == .result ? name : nil
    }

    /// The commands whose lines send nothing: so there is no log to write.
    private static let local = ["cloud logout", "describe", "feed", "generate", "list", "sign", "token"]

    @Test func theCommandsWithALogAreFound() {
        #expect(Self.commands.count > 30 && Set(Self.local).isSubset(of: Self.commands))
    }

    @Test(arguments: commands.sorted()) func aLogThatCannotBeWrittenIsAFailureOfItsOwn(name: String) async throws {
        let line = try #require(LostOutputTests.lines[name])
        try await LostOutputTests.atBeds(name, TestDisk.State.allCases) { bed, state in
            try await TestDisk.use(in: bed.folder) { disk in
                try disk.become(state)
                let words = bed.words(name + " " + line.words) + ["--trace", disk.path + "/traffic"]
                let ran = try await GapiProcess.run(words, in: bed.folder, bed.variables)
                // What the command is for, it has done.
                #expect(!ran.output.isEmpty, "\(state)")
                guard !Self.local.contains(name) else {
                    #expect(ran.code == 0 && ran.errors.contains("nothing was sent"), "\(ran.errors)")
                    return
                }
                #expect(ran.code == Written.log.code(on: state), "\(state): \(ran.errors)")
                let complaints = ran.complaints.filter { $0.hasPrefix("gapi:") }
                #expect(complaints.count == 1, "\(ran.errors)")
                let complaint = complaints.first ?? ""
                #expect(complaint.contains("cannot write the traffic log: \(disk.path)/traffic"), "\(ran.errors)")
                #expect(complaint.hasSuffix(": \(state.reason)"), "\(ran.errors)")
                #expect(disk.files.values.allSatisfy { $0.isEmpty }, "\(disk.paths)")
            }
        }
    }

    @Test(arguments: TestDisk.State.allCases) func theDemoSaysThatItsFilesCannotBeWritten(
        state: TestDisk.State
    ) async throws {
        try await CloudBed.withFolder { folder in
            try await TestDisk.use(in: folder) { disk in
                try disk.become(state)
                let words = ["demo", "--objects", "10", "--size", "1"]
                let ran = try await GapiProcess.run(words, in: folder, ["TMPDIR": disk.path, "TERM": "dumb"])
                // On a full disk there is a folder, and then a step whose file finds no room.
                #expect(ran.code == Written.demo.code(on: state), "\(ran.output)\(ran.errors)")
                #expect(ran.complaints.count == 1 && ran.errors.contains("\(disk.path)/gapi-"), "\(ran.errors)")
                #expect(ran.errors.hasSuffix(": \(state.reason)\n"), "\(ran.errors)")
                #expect(disk.files.values.allSatisfy { $0.isEmpty }, "\(disk.paths)")
            }
        }
    }
}
