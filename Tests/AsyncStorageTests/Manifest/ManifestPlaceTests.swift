import AsyncFetch
import AsyncGAPI
import AsyncStorage
import Testing

/// Manifests in the folders that are transferred.
@Suite("Places of manifests", .timeLimit(.minutes(5)))
struct ManifestPlaceTests {
    private func options(_ manifest: String) -> StorageTransfers.Options { .init { $0.manifest = manifest } }

    @Test func aManifestInTheDestinationIsNotDeleted() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try await emulated.put([1], as: "a")
                let options = options(folder + "/manifest")
                let job = StorageTransfers.Job(from: .bucket("box"), to: .folder(folder), deletesExtra: true)
                let transfers = emulated.storage.transfers
                // The first run is finished: the second one begins anew with its manifest.
                for _ in 0..<2 {
                    try write([2], to: folder + "/zero")
                    #expect(try await transfers.run(job, options: options).value.isComplete)
                    #expect(try files(below: folder).contains("manifest"))
                    #expect(try await StorageTransferManifest(path: folder + "/manifest").job == job)
                    let steps = try await transfers.plan(job, options: options).collect()
                    #expect(!steps.contains { $0.name == "manifest" })
                }
            }
        }
    }

    @Test func aManifestInTheSourceIsNotSent() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/a")
                try write([1], to: folder + "/z")
                let options = options(folder + "/manifest")
                let job = StorageTransfers.Job(from: .folder(folder), to: .bucket("box"))
                let transfers = emulated.storage.transfers
                for _ in 0..<2 { #expect(try await transfers.run(job, options: options).value.isComplete) }
                #expect(try await emulated.names() == ["a", "z"])
                let steps = try await transfers.plan(job, options: options).collect()
                #expect(steps.map(\.name) == ["a", "z"])
                // The options of the run decide, not those of the plan.
                try write([1], to: folder + "/b")
                let other = StorageTransfers.Options { $0.manifest = folder + "/other" }
                let summary = try await transfers.run(transfers.plan(job), options: other).value
                #expect(summary.isComplete)
                #expect(try await emulated.names() == ["a", "b", "manifest", "z"])
            }
        }
    }

    @Test func aDownloadDoesNotReplaceItsManifest() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["a", "manifest"] { try await emulated.put([1], as: name) }
                let path = folder + "/manifest"
                let summary = try await emulated.storage.transfers.download(
                    .init("box", ""),
                    to: folder,
                    options: options(path)
                ).value
                #expect(summary.progress.done == 1 && summary.progress.failed == 1)
                #expect(summary.failures.first?.step.name == "manifest")
                #expect(try await StorageTransferManifest(path: path).failedNames == ["manifest"])
            }
        }
    }
}
