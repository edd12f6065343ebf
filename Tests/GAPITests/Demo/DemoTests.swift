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

    @Test func cancellingEndsItWithoutASummary() async throws {
        let output = Output()
        let demo = Task { try await run(.machine(output.console())) }
        demo.cancel()
        await #expect(throws: CancellationError.self) { try await demo.value }
        #expect(!output.text.contains("summary"))
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

    @Test func anErrorFailsTheStep() {
        let report = StepReport(on: .silent)
        report.verify("a", true)
        report.fail("the server is gone")
        #expect(!report.outcome(of: "x", seconds: 1).isVerified)
    }
}
