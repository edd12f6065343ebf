import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Refuses responses that would damage a file or stop a parser.
struct HostileStep: DemoStep {
    private static let depth = 100_000

    let name = "hostile"

    func title(on stage: DemoStage) -> String { "Refuse responses of a hostile server" }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        try await refuseOtherBytes(on: stage, report)
        try await refuseDepth(on: stage, report)
    }

    private func refuseOtherBytes(on stage: DemoStage, _ report: StepReport) async throws {
        let path = "\(stage.directory)/hostile.bin"
        stage.emulator.faults.rules = [.init(.corrupt(responseByte: 1_000), operation: "download.media", times: nil)]
        let error = try await error {
            let query = Storage.ObjectsGetQuery(bucket: DemoStage.bucket, object: DemoStage.uploadedObject)
            try await stage.storage.download(query, to: path)
        }
        report.note("one byte of a download is another: \(error?.code.description ?? "accepted")")
        report.verify("the download failed by its checksum", error?.code == .checksumMismatch)
        report.verify(
            "there is no file with the wrong bytes under its name",
            !FileManager.default.fileExists(atPath: path)
        )
    }

    private func refuseDepth(on stage: DemoStage, _ report: StepReport) async throws {
        let body = String(repeating: "[", count: Self.depth)
        stage.emulator.faults.rules = [.init(.status(200, body: body), operation: "storage.objects.get")]
        let error = try await error {
            _ = try await stage.storage.execute(
                Storage.ObjectsGetQuery(bucket: DemoStage.bucket, object: DemoStage.uploadedObject)
            )
        }
        report.note("a response of \(Self.depth.grouped) nested arrays: \(error?.code.description ?? "accepted")")
        report.verify("it is a typed error, and the process goes on", error != nil)
    }

    private func error(_ work: () async throws -> Void) async throws -> GAPI.Error? {
        do {
            try await work()
            return nil
        } catch {
            try Task.checkCancellation()
            if error.isOfWrittenFile { throw error }
            return error as? GAPI.Error
        }
    }
}
