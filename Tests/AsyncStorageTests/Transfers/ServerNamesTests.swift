import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Testing

/// What transfers do with names that a server gives: those that lead elsewhere, and those that are one file here.
@Suite("Transfers: names from the server", .timeLimit(.minutes(5)))
struct ServerNamesTests {
    @Test func namesThatLeadElsewhereFailAloneAndWriteNothing() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bad = ["../escaped", "/absolute", "a//b", "a/../../escaped", "./a", "."]
                for name in bad + ["good"] { try await emulated.put([1], as: name) }
                try await emulated.put([], as: "marker/")
                let transfer = emulated.storage.transfers.download(.init("box", ""), to: folder + "/out")
                let summary = try await transfer.value
                #expect(summary.progress.done == 1)
                #expect(summary.progress.failed == bad.count)
                #expect(summary.progress.skipped == 1)
                #expect(try files(below: folder) == ["out/good"])
                for failure in summary.failures {
                    if case .failed(let error) = failure.result { #expect(error.code == .invalidRequest) }
                }
            }
        }
    }

    @Test func aNameThatIsBothAFileAndAFolderIsOnlyTheFirst() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["a", "a-b", "a.c", "a/x", "a/y", "b"] { try await emulated.put([1], as: name) }
                let summary = try await emulated.storage.transfers.download(.init("box", ""), to: folder).value
                #expect(summary.progress.failed == 2)
                #expect(try files(below: folder) == ["a", "a-b", "a.c", "b"])
            }
        }
    }

    @Test func nothingIsWrittenThroughALink() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([7], to: folder + "/outside/file")
                try write([], to: folder + "/in/.keep")
                try link(folder + "/in/folder", to: folder + "/outside")
                try link(folder + "/in/link", to: folder + "/outside/file")
                for name in ["folder/file", "folder/new", "link"] { try await emulated.put([1], as: name) }
                let summary = try await emulated.storage.transfers.download(.init("box", ""), to: folder + "/in").value
                #expect(summary.progress.failed == 3)
                #expect(try files(below: folder + "/outside") == ["file"])
                #expect(try contents(of: folder + "/outside/file") == [7])
            }
        }
    }

    /// To Swift, a slash and a combining mark after it are one character, which is no slash.
    @Test func nothingIsWrittenThroughALinkBeforeACombiningMark() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([], to: folder + "/outside/.keep")
                try write([], to: folder + "/in/.keep")
                try link(folder + "/in/link", to: folder + "/outside")
                for name in ["link/\u{301}x/file", "new/\u{301}x/file"] { try await emulated.put([1], as: name) }
                let summary = try await emulated.storage.transfers.download(.init("box", ""), to: folder + "/in").value
                #expect(summary.progress.failed == 1)
                #expect(summary.progress.done == 1)
                #expect(try files(below: folder + "/outside") == [".keep"])
                #expect(FileManager.default.contents(atPath: folder + "/in/new/\u{301}x/file") == Data([1]))
            }
        }
    }

    @Test(arguments: [false, true]) func aFileThatComesDuringTheDownloadIsKept(_ isList: Bool) async throws {
        try await withTemporaryFolder { folder in
            let transport = InterruptedTransport(at: "alt=media") { try write([9], to: folder + "/out/a") }
            try await EmulatedStorage.run { emulated in
                for name in ["a", "b"] { try await emulated.put([1], as: name) }
                let own = EmulatedStorage(emulated.emulator, transport: transport)
                let transfers = own.storage.transfers
                let list = [
                    (object: StorageLocation("box", "a"), path: folder + "/out/a"),
                    (object: StorageLocation("box", "b"), path: folder + "/out/b"),
                ]
                let one = StorageTransfers.Options { $0.concurrency = 1 }
                let transfer =
                    isList
                    ? transfers.download(list, comparison: .existence, options: one)
                    : transfers.download(.init("box", ""), to: folder + "/out", comparison: .existence, options: one)
                let summary = try await transfer.value
                await own.fetcher.shutdown()
                #expect(summary.progress.skipped == 1)
                #expect(summary.progress.done == 1)
                #expect(try files(below: folder + "/out") == ["a", "b"])
                #expect(try contents(of: folder + "/out/a") == [9])
                #expect(try contents(of: folder + "/out/b") == [1])
            }
        }
    }

    /// While they arrive, the bytes of all would have the same name.
    @Test func downloadsAtOnceThatKeepWhatIsThereDoNotFail() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let large = pattern(8 << 20)
                try await emulated.put(large, as: "a")
                let transfers = emulated.storage.transfers
                let ends = try await withThrowingTaskGroup(of: StorageTransfers.Progress.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            let transfer = transfers.download(.init("box", ""), to: folder, comparison: .existence)
                            return try await transfer.value.progress
                        }
                    }
                    return try await group.reduce(into: [StorageTransfers.Progress]()) { $0.append($1) }
                }
                #expect(ends.map(\.failed) == Array(repeating: 0, count: 8))
                #expect(ends.reduce(0) { $0 + $1.done } == 1)
                #expect(try files(below: folder) == ["a"])
                #expect(try contents(of: folder + "/a") == large)
            }
        }
    }

    @Test func namesThatDifferInCapitalsFailWhereTheyAreOne() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["Cat", "cat"] { try await emulated.put(Array(name.utf8), as: name) }
                let folding = StorageTransfers.Options {
                    $0.foldsNames = true
                    $0.concurrency = 1
                }
                let job = StorageTransfers.Job(from: .bucket("box"), to: .folder(folder))
                let steps = try await emulated.storage.transfers.plan(job, options: folding).collect()
                #expect(steps.last?.description.hasPrefix("cannot transfer cat: another object") == true)
                let transfer = emulated.storage.transfers.run(job, options: folding)
                #expect(try await transfer.value.progress.failed == 1)
                #expect(try contents(of: folder + "/Cat") == Array("Cat".utf8))
            }
        }
    }

    @Test func aSecondRunWithAManifestKeepsTheFirstOfTwoNamesThatAreOne() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["Cat", "cat"] { try await emulated.put(Array(name.utf8), as: name) }
                let folding = StorageTransfers.Options {
                    $0.foldsNames = true
                    $0.manifest = folder + "/manifest"
                }
                for skipped in [0, 1] {
                    let transfers = emulated.storage.transfers
                    let transfer = transfers.download(.init("box", ""), to: folder + "/out", options: folding)
                    let summary = try await transfer.value
                    #expect(summary.progress.failed == 1)
                    #expect(summary.progress.skipped == skipped)
                    #expect(try files(below: folder + "/out") == ["Cat"])
                    #expect(try contents(of: folder + "/out/Cat") == Array("Cat".utf8))
                }
            }
        }
    }

    /// A second name of the file stands for a file system that has one file for both names.
    @Test func aMoveDoesNotReplaceAFileOfOtherCapitals() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/Cat")
                try? FileManager.default.linkItem(atPath: folder + "/Cat", toPath: folder + "/cat")
                try await emulated.put([2], as: "cat")
                let moving = StorageTransfers.Options {
                    $0.foldsNames = true
                    $0.keepsOtherNames = true
                }
                let transfer = emulated.storage.transfers.download(.init("box", ""), to: folder, options: moving)
                #expect(try await transfer.value.progress.failed == 1)
                #expect(try contents(of: folder + "/Cat") == [1])
            }
        }
    }

    @Test func aNewFileIsNotDeletedUnderItsOldCapitals() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try await emulated.put([1], as: "Cat")
                try write([2], to: folder + "/cat")
                let folding = StorageTransfers.Options {
                    $0.foldsNames = true
                    $0.concurrency = 1
                }
                let job = StorageTransfers.Job(from: .bucket("box"), to: .folder(folder), deletesExtra: true)
                let steps = try await emulated.storage.transfers.plan(job, options: folding).collect()
                #expect(steps.map(\.name) == ["Cat", "cat"])
                #expect(steps.last?.description == "skip cat: it is there already")
                let summary = try await emulated.storage.transfers.run(job, options: folding).value
                #expect(summary.progress.done == 1)
                #expect(summary.progress.deleted == 0)
                #expect(try files(below: folder) == ["Cat", "cat"])
            }
        }
    }

    /// The bytes of `a` are in `a.part` while they arrive, and are renamed to `a`.
    @Test func anObjectWithTheNameOfAnothersBytesFailsAlone() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let large = pattern(8 << 20)
                try await emulated.put(large, as: "a")
                for name in ["a-b", "a.part", "a.part.json", "a.parts", "small", "small.part"] {
                    try await emulated.put([1], as: name)
                }
                let summary = try await emulated.storage.transfers.download(.init("box", ""), to: folder).value
                #expect(summary.progress.failed == 2)
                #expect(try files(below: folder) == ["a", "a-b", "a.parts", "small", "small.part"])
                #expect(try contents(of: folder + "/a") == large)
            }
        }
    }

    @Test func aFolderInThePlaceOfAFileIsAnErrorAndStays() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/a/inside")
                try await emulated.put([2], as: "a")
                let summary = try await emulated.storage.transfers.download(.init("box", ""), to: folder).value
                #expect(summary.progress.failed == 1)
                #expect(try contents(of: folder + "/a/inside") == [1])
            }
        }
    }

    /// An answer whose length is that of its bytes, but not that of the object.
    @Test func anotherNumberOfBytesThanTheObjectHasIsNoFile() async throws {
        try await withTemporaryFolder { folder in
            try write([9], to: folder + "/a")
            let transport = ScriptedTransport { request in
                guard request.query["alt"] == "media" else {
                    let list = #"{"items":[{"name":"a","size":"1000000","generation":"5"}]}"#
                    return .status(200, headers: [.contentType: "application/json"], body: list)
                }
                var headers: HTTPFields = [.contentLength: "100"]
                if let name = HTTPField.Name("x-goog-generation") { headers[name] = "5" }
                return .status(200, headers: headers, body: String(repeating: "x", count: 100))
            }
            let fetcher = Fetcher(transport: transport)
            let storage = StorageService(fetcher: fetcher)
            let summary = try await storage.transfers.download(.init("box", ""), to: folder).value
            await fetcher.shutdown()
            #expect(summary.progress.done == 0)
            if case .failed(let error)? = summary.failures.first?.result {
                #expect(error.code == .unexpectedContent)
            } else {
                Issue.record("no error")
            }
            #expect(try files(below: folder) == ["a"])
            #expect(try contents(of: folder + "/a") == [9])
        }
    }
}
