import AsyncFetchTesting
import AsyncOAuth
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

/// The signals that end a command, each in a process of its own.
@Suite("Signals", .timeLimit(.minutes(5)), .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"))
struct SignalTests {
    /// Starts a command that waits for its server, sends it signals, and expects the code of the last one.
    private func expectEnd(by signals: [Int32], ignoring ignored: String = "") async throws {
        try await StorageBed.run { bed in
            bed.emulator.faults.rules = [.init(.stall, operation: "storage.objects.list", times: nil)]
            let trap = ignored.isEmpty ? "" : "trap '' \(ignored); "
            let line = "\(trap)echo $$ > pid; exec gapi storage ls gs://box --anonymous --endpoint \(bed.emulator.url)"
            async let ran = ShellCommand.run(line, in: bed.folder, ["HOME": bed.folder])
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "storage.objects.list" } }
            let text = try #require(bed.text("pid")).trimmingCharacters(in: .whitespacesAndNewlines)
            let process = try #require(Int32(text))
            for signal in signals { kill(process, signal) }
            #expect(try await ran.code == 128 + (signals.last ?? 0))
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func theCodeNamesTheSignal(signal: Int32) async throws { try await expectEnd(by: [signal]) }

    /// As after `nohup`, or in the background of a shell without job control.
    @Test(arguments: [(SIGHUP, "HUP"), (SIGINT, "INT")])
    func aSignalThatTheParentIgnoresEndsNothing(signal: Int32, name: String) async throws {
        try await expectEnd(by: [signal, SIGTERM], ignoring: name)
    }

    /// A server that replaces refresh tokens has ended the old one by then.
    @Test func aTokenOnItsWayIsStoredBeforeTheProcessEnds() async throws {
        try await AccountBed.run({ $0.rotatesRefreshTokens = true }) { bed in
            try await bed.makeBucket()
            try await bed.login()
            let account = try #require(try await bed.book.accounts.first)
            bed.identity.endTokens()
            bed.emulator.journal.clear()
            bed.emulator.faults.rules = [.init(.delay(.seconds(1)), operation: "identity.token")]
            let line = "call storage objects.list --bucket box --from \(bed.folder) --endpoint \(bed.emulator.url)"
            let variables = bed.variables.merging(["HOME": bed.folder]) { $1 }
            async let ran = ShellCommand.run("echo $$ > pid; exec gapi \(line)", in: bed.folder, variables)
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "identity.token" } }
            let text = try String(contentsOfFile: bed.folder + "/pid", encoding: .utf8)
            kill(try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))), SIGINT)
            let (code, output) = try await ran
            #expect(code == 128 + SIGINT, "\(output)")
            let kept = try #require(try await bed.book.accounts.first)
            #expect(kept.refreshToken != nil && kept.refreshToken != account.refreshToken)
            #expect(await bed.call().code == 0)
        }
    }

    #if canImport(Glibc)
    private func isByDefault(_ signal: Int32) -> Bool {
        var action = sigaction()
        return sigaction(signal, nil, &action) == 0 && action.__sigaction_handler.sa_handler == nil
    }

    /// Returns a Boolean value indicating whether a signal neither ends the process nor is ignored.
    private func isHandled(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        return ![0, 1].contains(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self))
    }

    @Test func afterTheWorkASignalEndsTheProcess() async throws {
        // One that no command handles, for they run in this process at the same time.
        try await withCancellation(on: [Signal(number: SIGUSR2)]) { #expect(!isByDefault(SIGUSR2)) }
        while !isByDefault(SIGUSR2) { await Task.yield() }
    }

    /// A person may press Ctrl-C as soon as a command has said that it runs.
    ///
    /// Each time another signal, which nobody uses: the end of a watch comes after that of its work.
    @Test(arguments: 40..<60 as Range<Int32>) func theWorkBeginsWhenItsSignalIsWatched(number: Int32) async throws {
        try await withCancellation(on: [Signal(number: number)]) { #expect(isHandled(number)) }
    }
    #endif

    #if os(Linux)
    /// The launcher of a process that ignores no signal; this one does once a command has run in it.
    private static let listening = ["/usr/bin/env", "--default-signal=INT,TERM"]

    @Test(.enabled(if: GapiProcess.resetsSignals, "env has no --default-signal"), arguments: [SIGINT, SIGTERM])
    func aSignalIsHowAServerEnds(signal: Int32) async throws {
        #expect(try await ServerProcess.start([], by: Self.listening).end(signal) == 0)
    }

    @Test(.enabled(if: GapiProcess.resetsSignals, "env has no --default-signal"))
    func aCredentialIsNotInTheListOfProcesses() async throws {
        let server = try await ServerProcess.start(["--credential", "secret-word"], by: Self.listening)
        let words = try String(contentsOfFile: "/proc/\(server.id)/cmdline", encoding: .utf8)
        try await server.end(SIGTERM)
        #expect(words.contains("--credential") && !words.contains("secret-word"))
    }
    #endif

    /// As in `gapi storage cat … | less`.
    @Test(arguments: [SIGINT, SIGTERM]) func aReaderThatDoesNotReadHoldsNothing(signal: Int32) async throws {
        try await StorageBed.run { bed in
            try bed.write(String(repeating: "x", count: 4 << 20), to: "large.txt")
            try #require(await bed.storage("cp", bed.folder + "/large.txt", "gs://box/large").code == 0)
            let pipe = bed.folder + "/pipe"
            try #require(mkfifo(pipe, 0o600) == 0)
            let input = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            try #require(input >= 0)
            defer { close(input) }
            let own = "--anonymous --endpoint \(bed.emulator.url)"
            let line = "echo $$ > pid; exec gapi storage cat gs://box/large \(own) > pipe"
            async let ran = ShellCommand.run(line, in: bed.folder, ["HOME": bed.folder])
            // Most of the room is taken, and much is still to come.
            var count: CInt = 0
            while count < 30_000 {
                await Task.yield()
                try #require(ioctl(input, UInt(FIONREAD), &count) == 0)
            }
            let text = try #require(bed.text("pid")).trimmingCharacters(in: .whitespacesAndNewlines)
            kill(try #require(Int32(text)), signal)
            let (code, output) = try await ran
            #expect(code == 128 + signal)
            #expect(output == "gapi: cancelled\n")
        }
    }
}
