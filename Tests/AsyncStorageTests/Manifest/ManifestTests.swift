import AsyncGAPI
import AsyncJSON
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@testable import AsyncStorage

@Suite("Manifests", .timeLimit(.minutes(5)))
struct ManifestTests {
    private let job = StorageTransfers.Job(from: .folder("/srv/a"), to: .bucket("box", "p"))

    private func parts(_ prefix: String) -> TemporaryParts {
        TemporaryParts(
            objects: TemporaryObjects(in: "box", under: prefix),
            fileSize: 10,
            fileModified: 20,
            partBytes: 5
        )
    }

    /// Writes the lines of three steps, of which the second one fails.
    private func fill(_ file: ManifestFile) async throws {
        var record = ManifestRecord(.parts, ByteName("c"))
        record.parts = parts("t/")
        try await file.add(ManifestRecord(.done, ByteName("a")))
        try await file.add(ManifestRecord(.failed, ByteName("b")))
        try await file.add(ManifestRecord(.through, ByteName("b")))
        try await file.add(record, durably: true)
        try await file.add(ManifestRecord(.done, ByteName("e")))
        file.unlock()
    }

    @Test func aNewProcessKnowsWhatIsDone() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            let again = try await ManifestFile.open(path, for: job)
            #expect(["a", "e"].allSatisfy { again.isSettled(ByteName($0)) })
            #expect(["b", "c", "d"].allSatisfy { !again.isSettled(ByteName($0)) })
            #expect(again.isSettled(ByteName("A")))  // before the mark, though it has no line any more
            #expect(again.parts(of: ByteName("c"))?.fileSize == 10)
            let manifest = try await StorageTransferManifest(path: path)
            #expect(manifest.job == job)
            #expect(manifest.doneCount == 2)
            #expect(manifest.failedNames == ["b"])
            #expect(manifest.namesUnderWay == ["c"])
            try await again.add(ManifestRecord(.done, ByteName("b")))
            try await again.add(ManifestRecord(.cleared, ByteName("c")))
            #expect(again.isSettled(ByteName("b")))
            #expect(again.parts(of: ByteName("c")) == nil)
        }
    }

    @Test func theMarkSettlesNothingBelowANameThatFailed() {
        var manifest = StorageTransferManifest()
        func add(_ kind: ManifestRecord.Kind, _ step: String? = nil) {
            manifest.add(ManifestRecord(kind, step.map { ByteName($0) }))
        }
        func isSettled(_ step: String) -> Bool { manifest.isSettled(ByteName(step)) }
        add(.failed, "dir/")
        add(.failed, "link")
        add(.done, "dir/a")
        add(.done, "e")
        add(.through, "z")
        #expect(["dir/b", "dir/deep/c", "dir/", "link/a", "link"].allSatisfy { !isSettled($0) })
        #expect(["dir", "dir-b", "links", "link-b", "dir/a", "e", "z"].allSatisfy { isSettled($0) })
        // What the next run does below it stays done.
        add(.done, "dir/b")
        add(.through, "z")
        #expect(isSettled("dir/b"))
        #expect(!isSettled("dir/c"))
        add(.finished)
        #expect(isSettled("dir/b") && isSettled("dir/c"))
        #expect(manifest.failedNames == [])
    }

    @Test func aFailureOfTheWholeFolderLeavesOpenWhatIsNotDone() {
        var manifest = StorageTransferManifest()
        manifest.add(ManifestRecord(.failed, ByteName("")))
        manifest.add(ManifestRecord(.done, ByteName("b")))
        manifest.add(ManifestRecord(.through, ByteName("z")))
        #expect(manifest.isSettled(ByteName("b")))
        #expect(!manifest.isSettled(ByteName("a")))
    }

    @Test func aFileThatIsCutAnywhereIsReadAsFarAsItIsWhole() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            let whole = try contents(of: path)
            var doneCounts: Set<Int> = []
            for length in 0...whole.count {
                try write(Array(whole[..<length]), to: path)
                let file = try await ManifestFile.open(path, for: job)
                doneCounts.insert(file.manifest.doneCount)
                try await file.add(ManifestRecord(.done, ByteName("z")))
                file.unlock()
                let manifest = try await StorageTransferManifest(path: path)
                #expect(manifest.job == job)
                #expect(manifest.isSettled(ByteName("z")))
            }
            #expect(doneCounts == [0, 1, 2])
        }
    }

    @Test func aSpoiledLineIsPassedOver() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            try write(contents(of: path) + Array("\0\0\0\n{\"kind\":\"later\"}\n".utf8), to: path)
            #expect(try await StorageTransferManifest(path: path).doneCount == 2)
        }
    }

    @Test(arguments: [
        "hello\n", "hello", "{}\n", #"{"kind":"done","step":"a"}"# + "\n", "\n", "[1]\n", "{}", #"{"kind":"done""#,
        #"{"type":"service_account","private_key":"precious"}"#,
        #"{"kind":"job"}"#, #"{"kind":"job","name":"precious"}"#,
    ])
    func anotherFileIsNotTouched(_ text: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes"
            try write(Array(text.utf8), to: path)
            let error = await #expect(throws: GAPI.Error.self) { _ = try await ManifestFile.open(path, for: job) }
            #expect(error?.code == .invalidRequest)
            #expect(try contents(of: path) == Array(text.utf8))
        }
    }

    /// As a device is, which the tests leave alone.
    @Test func aPipeIsRefusedAndKeepsItsMode() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0 && chmod(path, 0o666) == 0)
            let opened = await #expect(throws: GAPI.Error.self) { _ = try await ManifestFile.open(path, for: job) }
            #expect(opened?.code == .invalidRequest)
            let read = await #expect(throws: GAPI.Error.self) { _ = try await StorageTransferManifest(path: path) }
            #expect(read?.code == .invalidRequest)
            var info = stat()
            try #require(lstat(path, &info) == 0)
            #expect(info.st_mode & 0o777 == 0o666)
        }
    }

    @Test func aManifestOfAnotherJobOrOfALaterVersionIsRefused() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            let other = StorageTransfers.Job(from: .folder("/srv/b"), to: .bucket("box", "p"))
            let error = await #expect(throws: GAPI.Error.self) { _ = try await ManifestFile.open(path, for: other) }
            #expect(error?.code == .invalidRequest)
            try write(Array(#"{"kind":"job","version":2}"#.utf8) + [10], to: path)
            let later = await #expect(throws: GAPI.Error.self) { _ = try await StorageTransferManifest(path: path) }
            #expect(later?.message.contains("later version") == true)
        }
    }

    /// A disk that is full after some bytes of a line, and has space again later.
    @Test(arguments: [0, 1, 10, 25]) func aLineThatIsTornCostsNoOther(_ length: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            let space = Mutex<Int?>(nil)
            let file = try await ManifestFile.open(path, for: job) { descriptor, bytes in
                let count = space.withLock { space in
                    guard let left = space else { return bytes.count }
                    space = max(0, left - bytes.count)
                    return min(left, bytes.count)
                }
                return count == 0 ? 0 : write(descriptor, bytes.baseAddress, count)
            }
            try await file.add(ManifestRecord(.done, ByteName("a")))
            space.withLock { $0 = length }
            for name in ["b", "c"] {
                let error = await #expect(throws: GAPI.Error.self) {
                    try await file.add(ManifestRecord(.done, ByteName(name)))
                }
                #expect(error?.code == .file)
            }
            space.withLock { $0 = nil }
            try await file.add(ManifestRecord(.done, ByteName("d")))
            try await file.add(ManifestRecord(.done, ByteName("e")))
            let manifest = try await StorageTransferManifest(path: path)
            #expect(manifest.job == job)
            #expect(manifest.done == [ByteName("a"), ByteName("d"), ByteName("e")])
        }
    }

    /// The header of a list before lists had a digest, of another list, and of what no list can be.
    @Test(arguments: [#"{"kind":"job","version":1}"#, #"{"kind":"job","list":"b"}"#, #"{"kind":"job","list":7}"#])
    func aManifestOfAnotherListIsRefused(_ header: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            let text = Array((header + "\n" + #"{"kind":"done","step":"0000000000000001"}"# + "\n").utf8)
            try write(text, to: path)
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await ManifestFile.open(path, for: nil, list: "a")
            }
            #expect(error?.code == .invalidRequest)
            #expect(try contents(of: path) == text)
        }
    }

    /// All that is below the prefix in a manifest is deleted at the end of a run.
    @Test(arguments: ["", "p", "p/", "p/0123456789abcdefghijklmno/", "p/0123456789abcdefghijklm.op/"])
    func aPrefixThatIsNotOfTemporaryObjectsIsNotBelieved(_ prefix: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            let objects = #"{"bucket":"box","prefix":"\#(prefix)"}"#
            let parts = #"{"objects":\#(objects),"fileSize":1,"fileModified":1,"partBytes":1}"#
            let line = #"{"kind":"parts","step":"x","parts":\#(parts)}"#
            try write(contents(of: path) + Array((line + "\n").utf8), to: path)
            #expect(try await StorageTransferManifest(path: path).namesUnderWay == ["c"])
            // The same line with a prefix of ours is taken.
            let ours = line.replacingOccurrences(
                of: #""prefix":"\#(prefix)""#,
                with: #""prefix":"\#(TemporaryObjects(in: "box", under: "t/").prefix)""#
            )
            try write(contents(of: path) + Array((ours + "\n").utf8), to: path)
            #expect(try await StorageTransferManifest(path: path).namesUnderWay == ["c", "x"])
        }
    }

    @Test func twoTransfersDoNotShareOneManifest() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            let first = try await ManifestFile.open(path, for: job)
            let error = await #expect(throws: GAPI.Error.self) { _ = try await ManifestFile.open(path, for: job) }
            #expect(error?.code == .leaseLost)
            first.unlock()
            _ = try await ManifestFile.open(path, for: job)
        }
    }

    @Test func onlyItsOwnerCanReadIt() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            _ = try await ManifestFile.open(path, for: nil)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func aManifestIsCodable() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/manifest"
            try await fill(ManifestFile.open(path, for: job))
            let manifest = try await StorageTransferManifest(path: path)
            let bytes = try JSON.Encoder().encode(manifest)
            let copy = try JSON.Decoder().decode(StorageTransferManifest.self, from: bytes)
            #expect(copy.job == job)
            #expect(copy.failedNames == ["b"])
            #expect(copy.namesUnderWay == ["c"])
            #expect(copy.doneCount == 2)
        }
    }
}
