import AsyncJSON
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Demo", .timeLimit(.minutes(5)))
struct DemoTests {
    private func run(_ output: DemoOutput) async throws -> Bool {
        try await withTemporaryDirectory { folder in
            let program = try #require(GapiProcess.program)
            return try await Demo(
                objectCount: 120,
                fileSize: 1 << 20,
                output: output,
                program: program,
                traceFolder: folder
            ).run()
        }
    }

    @Test func everyStepIsVerifiedAndTellsSoAsJSON() async throws {
        let output = Output()
        #expect(try await run(.machine(output.console(isTerminal: true, usesColor: true))))
        let lines = try output.text.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
        #expect(
            lines.map { $0["step"]?.string } == [
                "list", "upload", "download", "cancel", "retry", "crash", "hostile", "summary",
            ]
        )
        #expect(lines.allSatisfy { $0["ok"]?.bool == true })
        #expect(
            lines.dropLast().allSatisfy {
                $0["failed"]?.array?.isEmpty == true && $0["verified"]?.array?.isEmpty == false
            }
        )
        #expect(lines.last?["figures"]?["verified"]?.int64 == 7)
        #expect(lines.last?["trafficLog"]?.string?.hasSuffix(".html") == true)
    }

    @Test func aPipeGetsNoControlCharacters() async throws {
        let output = Output()
        #expect(try await run(.people(output.console())))
        #expect(output.text.hasSuffix(".html\n"))
        #expect(!output.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test(arguments: ["Kill the process", "Refuse responses"])
    func aCancelledStepHasNoVerdict(title: String) async throws {
        let output = Output()
        let all = output.console()
        let console = Console(isTerminal: false, usesColor: false) { text in
            all.write(text)
            if text.contains(title) { withUnsafeCurrentTask { $0?.cancel() } }
        }
        let demo = Task { try await run(.people(console)) }
        await #expect(throws: CancellationError.self) { try await demo.value }
        #expect(output.text.contains(title))
        #expect(!output.text.contains("✗"))
    }

    @Test func cancellingEndsItWithoutASummary() async throws {
        let output = Output()
        let demo = Task { try await run(.machine(output.console())) }
        demo.cancel()
        await #expect(throws: CancellationError.self) { try await demo.value }
        #expect(!output.text.contains("summary"))
    }

    @Test func aProcessThatEndsAtOnceFailsItsStep() async throws {
        let output = Output()
        let isVerified = try await withTemporaryDirectory { folder in
            let program = "\(folder)/gapi"
            try Data("#!/bin/sh\necho first >&2\necho 'gapi: no such profile' >&2\nexit 78\n".utf8)
                .write(to: URL(filePath: program))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
            return try await Demo(
                objectCount: 12,
                fileSize: 1 << 20,
                output: .machine(output.console()),
                program: program,
                traceFolder: folder
            ).run()
        }
        #expect(!isVerified)
        let lines = try output.text.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
        let crash = try #require(lines.first { $0["step"] == "crash" })
        #expect(crash["ok"] == false)
        #expect(crash["failed"]?.array?.first?.string?.hasSuffix(": gapi: no such profile") == true)
    }

    @Test func oneLogStaysInTheFolderOfTheUser() throws {
        try withFolder { temporary in
            let folder = DemoLogFolder.path(in: temporary)
            #expect(folder.hasPrefix("\(temporary)/gapi-demo-"))
            try Data().write(to: URL(filePath: "\(folder)/gapi_log_2026-11-24_14-20-14.html"))
            try Data().write(to: URL(filePath: "\(folder)/mine.txt"))
            #expect(DemoLogFolder.path(in: temporary) == folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine.txt"])
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    @Test func aFolderThatOthersCanChangeIsNotUsed() throws {
        try withFolder { temporary in
            let folder = DemoLogFolder.path(in: temporary)
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
            #expect(DemoLogFolder.path(in: temporary) != folder)
        }
    }

    private func withFolder(_ work: (_ path: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder.path)
    }

    @Test func theFolderIsRemovedAlsoAfterAnError() async throws {
        struct Failure: Error {}
        var folder = ""
        await #expect(throws: Failure.self) {
            try await withTemporaryDirectory { path in
                folder = path
                _ = try await TestFile.write("\(path)/file", size: 1 << 20)
                throw Failure()
            }
        }
        #expect(folder != "" && !FileManager.default.fileExists(atPath: folder))
    }
}

@Suite("StepReport")
struct StepReportTests {
    @Test func oneClaimThatDoesNotHoldFailsTheStep() {
        let report = StepReport(on: .silent)
        report.verify("a", true)
        report.verify("b", false)
        let outcome = report.outcome(of: "x", seconds: 1)
        #expect(!outcome.isVerified)
        #expect(outcome.json["ok"] == false)
        #expect(outcome.json["failed"] == ["b"])
    }

    @Test func aStepWithoutClaimsIsNotVerified() {
        #expect(!StepReport(on: .silent).outcome(of: "x", seconds: 1).isVerified)
    }

    @Test func noWordIsDividedOnANarrowTerminal() {
        let output = Output()
        let report = StepReport(on: output.console(isTerminal: true, width: 40))
        report.note("the connection broke; asked for the rest from byte 21,035,520 on")
        report.verify("nothing stored was sent again (journal: no part overlaps what was stored)", true)
        report.fail("the server is gone, and nobody has said a word of it before")
        let lines = output.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count < 40 }, "\(output.text)")
        #expect(
            lines.prefix(4) == [
                "   the connection broke; asked for the", "   rest from byte 21,035,520 on",
                "   ✓ nothing stored was sent again", "     (journal: no part overlaps what",
            ]
        )
    }

    @Test func anErrorFailsTheStep() {
        let report = StepReport(on: .silent)
        report.verify("a", true)
        report.fail("the server is gone")
        #expect(!report.outcome(of: "x", seconds: 1).isVerified)
    }
}
