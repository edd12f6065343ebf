import Foundation
import Testing

/// Standard error that takes nothing: a command whose messages are lost does what it does otherwise.
@Suite(
    "Standard error that takes nothing",
    .serialized,
    .timeLimit(.minutes(20)),
    .enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests")
)
struct LostErrorsTests {
    /// Lines of a shell with something to say on standard error.
    private static let lines = [
        "lst", "call storage objects.get --bucket box --object none --endpoint {url}", "json check {folder}/none.json",
        "storage cp {folder}/none gs://box/none --endpoint {url}", "cloud get /none {folder}/none",
        "call storage objects.list --bucket box --endpoint {url} --trace {folder}/traffic",
    ]

    /// The lines change nothing, so that each one finds the same after each fault.
    @Test(arguments: lines) func messagesThatAreLostChangeNoResult(line: String) async throws {
        try await CommandBed.run { bed in
            let words = bed.words(line)
            let heard = try await GapiProcess.run(words, in: bed.folder, bed.variables)
            #expect(!heard.errors.isEmpty)
            for errors in LostOutputTests.faults {
                let ran = try await GapiProcess.run(words, errors: errors, in: bed.folder, bed.variables)
                let isSame = ran.code == heard.code && ran.output == heard.output
                #expect(isSame, "\(errors), \(ran.code): \(ran.output)")
                #expect(ran.errors == "", "\(errors)")
            }
        }
    }

    @Test(arguments: LostOutputTests.lines.filter { $0.value.kind != .endless }.keys.sorted())
    func aTerminalForMessagesThatHasHungUpChangesNothing(name: String) async throws {
        let line = try #require(LostOutputTests.lines[name])
        try await CommandBed.run { bed in
            let words = bed.words(name + " " + line.words)
            let ran = try await GapiProcess.run(words, errors: .hungUp, in: bed.folder, bed.variables)
            #expect(ran.code == 0)
            #expect(ran.output.isEmpty == (line.kind == .silent), "\(ran.output)")
        }
    }

    #if os(Linux)
    @Test(
        .enabled(if: GapiProcess.resetsSignals, "env has no --default-signal"),
        arguments: LostOutputTests.lines.filter { $0.value.kind == .endless }.keys.sorted()
    )
    func aSignalEndsWhatHasLostItsMessages(name: String) async throws {
        let line = try #require(LostOutputTests.lines[name])
        try await CommandBed.run { bed in
            // The server has messages before it runs: the folder has only files that are no descriptions.
            let messages = name == "serve" ? " --documents {folder}/config" : ""
            let words = bed.words(name + " " + line.words + messages)
            let ran = try await GapiProcess.runUntilOutput(words, errors: .hungUp, in: bed.folder, bed.variables)
            // A signal is how a server ends.
            #expect(ran.code == (name == "serve" ? 0 : 128 + SIGTERM), "\(ran.output)")
            #expect(ran.output != "")
        }
    }
    #endif
}
