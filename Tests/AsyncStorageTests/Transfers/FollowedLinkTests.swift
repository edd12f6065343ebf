import AsyncFetch
import AsyncStorage
import Foundation
import Testing

/// What a transfer does through the symbolic links that it follows.
@Suite("Transfers that follow links", .timeLimit(.minutes(5)))
struct FollowedLinkTests {
    @Test func nothingIsDeletedThroughALinkThatIsFollowed() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["elsewhere/a", "elsewhere/deep/b", "elsewhere/same", "in/extra", "in/real/c"] {
                    try write([1], to: folder + "/" + name)
                }
                try link(folder + "/in/link", to: folder + "/elsewhere")
                try link(folder + "/in/one", to: folder + "/elsewhere/a")
                for name in ["link/new", "link/same"] { try await emulated.put([1], as: name) }
                let job = StorageTransfers.Job(
                    from: .bucket("box"),
                    to: .folder(folder + "/in"),
                    comparison: .checksum,
                    deletesExtra: true,
                    symbolicLinks: .follow
                )
                let summary = try await emulated.storage.transfers.run(job).value
                #expect(summary.isComplete)
                #expect(summary.progress.deleted == 3)
                #expect(summary.progress.skipped == 1)
                #expect(try files(below: folder + "/elsewhere") == ["a", "deep/b", "new", "same"])
                #expect(!FileManager.default.fileExists(atPath: folder + "/in/extra"))
                #expect(!FileManager.default.fileExists(atPath: folder + "/in/real/c"))
                // A link to a file is itself extra.
                let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/in").sorted()
                #expect(left == ["link", "real"])
            }
        }
    }

    /// The object is the same as the file, or another one.
    @Test(arguments: [1, 2] as [UInt8]) func whatAWantedNameLeadsToIsNotDeletedAsExtra(_ byte: UInt8) async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["a", "extra"] { try write([1], to: folder + "/" + name) }
                for (name, target) in [("link", "a"), ("y", "a"), ("z", "y")] {
                    try link(folder + "/" + name, to: target)
                }
                try await emulated.put([byte], as: "z")
                let job = StorageTransfers.Job(
                    from: .bucket("box"),
                    to: .folder(folder),
                    comparison: .checksum,
                    deletesExtra: true,
                    symbolicLinks: .follow
                )
                let unfolding = StorageTransfers.Options { $0.foldsNames = false }
                let steps = try await emulated.storage.transfers.plan(job, options: unfolding).collect()
                let deleted = steps.compactMap { step -> String? in
                    if case .deleteFile(let path) = step.action { path } else { nil }
                }
                #expect(deleted == [folder + "/extra", folder + "/link"], "the dry run says what the run does")
                let summary = try await emulated.storage.transfers.run(job, options: unfolding).value
                #expect(summary.isComplete)
                // A link that is extra itself is deleted without what it leads to.
                #expect(summary.progress.deleted == 2)
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "y", "z"])
                #expect(try contents(of: folder + "/z") == [byte])
                #expect(try contents(of: folder + "/a") == [byte])
            }
        }
    }

    @Test func theSecondOfTwoNamesThatLinksMakeOneFileFails() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([9], to: folder + "/b")
                try write([9], to: folder + "/real/x")
                try link(folder + "/a", to: "b")
                try link(folder + "/linked", to: "real")
                for name in ["a", "b", "linked/new", "real/new"] { try await emulated.put([1], as: name) }
                let job = StorageTransfers.Job(from: .bucket("box"), to: .folder(folder), symbolicLinks: .follow)
                let unfolding = StorageTransfers.Options { $0.foldsNames = false }
                let summary = try await emulated.storage.transfers.run(job, options: unfolding).value
                #expect(summary.progress.done == 2)
                #expect(summary.progress.failed == 2)
                #expect(try contents(of: folder + "/b") == [1])
                #expect(try contents(of: folder + "/real/new") == [1])
            }
        }
    }

    @Test func aFileBehindALinkGetsTheTimeOfItsObject() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([9], to: folder + "/elsewhere/b")
                try write([], to: folder + "/in/.keep")
                try link(folder + "/in/a", to: folder + "/elsewhere/b")
                try await emulated.put([1], as: "a", ["goog-reserved-file-mtime": "1500000000"])
                let job = StorageTransfers.Job(
                    from: .bucket("box"),
                    to: .folder(folder + "/in"),
                    comparison: .sizeAndTime,
                    symbolicLinks: .follow
                )
                #expect(try await emulated.storage.transfers.run(job).value.progress.done == 1)
                #expect(try time(of: folder + "/elsewhere/b") == 1_500_000_000)
                // So the second run finds it the same.
                #expect(try await emulated.storage.transfers.run(job).value.progress.skipped == 1)
            }
        }
    }

    @Test func aSecondRunKeepsTheBytesOfTheFirstOfTwoNames() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([9], to: folder + "/b")
                try link(folder + "/a", to: "b")
                for (name, byte) in [("a", 1), ("b", 2)] { try await emulated.put([UInt8(byte)], as: name) }
                let job = StorageTransfers.Job(
                    from: .bucket("box"),
                    to: .folder(folder),
                    comparison: .checksum,
                    symbolicLinks: .follow
                )
                let unfolding = StorageTransfers.Options { $0.foldsNames = false }
                for skipped in [0, 1] {
                    let summary = try await emulated.storage.transfers.run(job, options: unfolding).value
                    #expect(summary.progress.failed == 1)
                    #expect(summary.progress.skipped == skipped)
                    #expect(try contents(of: folder + "/b") == [1])
                }
            }
        }
    }

    @Test func aMoveDoesNotReplaceAFileToWhichALinkNextToItLeads() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/b")
                try write([1], to: folder + "/c")
                try link(folder + "/a", to: "b")
                for name in ["b", "c"] { try await emulated.put([2], as: name) }
                let job = StorageTransfers.Job(from: .bucket("box"), to: .folder(folder), symbolicLinks: .follow)
                let moving = StorageTransfers.Options {
                    $0.foldsNames = false
                    $0.keepsOtherNames = true
                }
                let summary = try await emulated.storage.transfers.run(job, options: moving).value
                #expect(summary.progress.failed == 1)
                #expect(try contents(of: folder + "/b") == [1])
                #expect(try contents(of: folder + "/c") == [2])
            }
        }
    }
}
