import AsyncFetchTesting
import AsyncJSON
import Foundation
import GRDB
import NIOCore
import Testing

@testable import GAPIEmulator

/// Calls of the store that no request makes alone.
@Suite("Object store", .timeLimit(.minutes(5)))
struct ObjectStoreTests {
    private let links = ResourceLinks(root: "http://localhost")

    private func store(_ configuration: EmulatorConfiguration) async throws -> ObjectStore {
        guard case .directory(let path) = configuration.store else {
            return ObjectStore(directory: nil, links: links)
        }
        let directory = try await DataDirectory.open(path)
        return ObjectStore(try await directory.load(links), directory: directory, links: links)
    }

    private func draft(_ name: String) throws -> ObjectDraft {
        try ObjectDraft(bucket: "bucket", name: name, contentType: nil, metadata: [:])
    }

    /// Returns the content of three bytes, as an upload leaves it.
    private func received(_ store: ObjectStore) async throws -> (Content, ObjectSums) {
        var bytes: ByteBuffer? = ByteBuffer(bytes: [1, 2, 3])
        let (content, digest) = try await Upload.receive(store.newContentPlace()) { bytes.take() }
        return (content, ObjectSums(digest))
    }

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func documentsBelongToTheirBucket(kind: EmulatorConfiguration.Store) async throws {
        try await withStore(kind) { configuration in
            var store = try await store(configuration)
            _ = try await store.insertBucket(["name": "bucket"])
            try await store.updateDocument("bucket", "iam") { old in
                #expect(old == nil)
                return ["version": 1]
            }
            for key in ["folder/b/", "folder/a/", "folder/"] {
                try await store.updateDocument("bucket", key) { _ in 1 }
            }
            try await store.updateDocument("bucket", "folder/b/") { _ in nil }
            // Names of folders come from clients.
            let names = ["e\u{301}", "\u{E9}", "a\u{0}b", "a\u{0}c", "%", "a/%2F b"]
            for (number, name) in names.enumerated() {
                try await store.updateDocument("bucket", "n/\(name)") { _ in JSON.Value(number) }
            }
            await #expect(throws: GoogleError.self) { try await store.updateDocument("other", "iam") { _ in 1 } }
            if let directory = store.directory {
                await directory.close()
                store = try await self.store(configuration)
            }
            #expect(try store.document("bucket", "iam") == ["version": 1])
            for (number, name) in names.enumerated() {
                #expect(try store.document("bucket", "n/\(name)") == JSON.Value(number))
            }
            #expect(try store.documents("bucket", prefix: "n/").count == names.count)
            #expect(try store.documents("bucket", prefix: "folder/").map(\.key) == ["folder/", "folder/a/"])
            try await store.deleteBucket("bucket", .none)
            _ = try await store.insertBucket(["name": "bucket"])
            #expect(try store.documents("bucket", prefix: "").isEmpty)
            await store.directory?.close()
        }
    }

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func aTransactionThatFailsHasChangedNothing(kind: EmulatorConfiguration.Store) async throws {
        try await withStore(kind) { configuration in
            let store = try await store(configuration)
            _ = try await store.insertBucket(["name": "bucket"])
            let (content, sums) = try await received(store)
            let (draft, other) = (try draft("a"), try draft("b"))
            _ = try await store.insert(draft, content: content, sums, .none)
            let before = try store.object("bucket", "a").generation
            let (second, _) = try await received(store)
            await #expect(throws: GoogleError.self) {
                try await store.transact { transaction in
                    _ = try transaction.insert(other, content: second, sums, .none)
                    try transaction.deleteObject("bucket", "a", generation: nil, .none)
                    try transaction.setDocument("bucket", "k", 1)
                    try transaction.deleteObject("bucket", "a", generation: nil, .none)
                }
            }
            #expect(try store.object("bucket", "a").generation == before)
            #expect(try store.bucket("bucket")["b"] == nil)
            #expect(try store.document("bucket", "k") == nil)
            // The next one sees its own changes, and others see all of them.
            try await store.transact { transaction in
                _ = try transaction.insert(other, content: second, sums, .none)
                try transaction.deleteObject("bucket", "a", generation: nil, .none)
                #expect(throws: GoogleError.self) { try transaction.object("bucket", "a") }
                #expect(try transaction.object("bucket", "b").size == 3)
            }
            #expect(try store.bucket("bucket").live.map(\.name) == ["b"])
            await store.directory?.close()
        }
    }

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func aRestoredObjectIsACopyOfTheDeletedOne(kind: EmulatorConfiguration.Store) async throws {
        try await withStore(kind) { configuration in
            let store = try await store(configuration)
            _ = try await store.insertBucket([
                "name": "bucket", "softDeletePolicy": ["retentionDurationSeconds": "3600"],
            ])
            let (content, sums) = try await received(store)
            let old = try await store.insert(try draft("n"), content: content, sums, .none)
            try await store.deleteObject("bucket", "n", generation: nil, .none)
            let restored = try await store.restoreObject("bucket", "n", generation: old.generation, .none)
            #expect(restored.generation > old.generation && restored.state == .live)
            #expect(restored.resource["hardDeleteTime"] == nil)
            // Each has a file of its own.
            let deleted = try store.object("bucket", "n", generation: old.generation, isSoftDeleted: true)
            var bytes = ByteBuffer()
            for object in [restored, deleted] {
                try await object.content.read(0..<3) { bytes.writeImmutableBuffer($0) }
            }
            #expect(Array(bytes.readableBytesView) == [1, 2, 3, 1, 2, 3])
            if store.directory != nil { #expect(try files("contents", of: configuration).count == 2) }
            await store.directory?.close()
        }
    }

    @Test func aFullDiskIsNoReasonToTryAgain() {
        #expect(GoogleError(failure: DatabaseError(resultCode: .SQLITE_FULL)).code == 507)
        #expect(GoogleError(failure: DatabaseError(resultCode: .SQLITE_IOERR)).code == 500)
    }

    @Test func aClosedStoreTakesNothing() async throws {
        try await withStore(.directory("")) { configuration in
            let store = try await store(configuration)
            await store.directory?.close()
            await #expect(throws: (any Error).self) { try await store.insertBucket(["name": "bucket"]) }
            #expect(store.buckets().isEmpty)
        }
    }

    @Test func aBucketTakesItsMultipartUploadsAlong() async throws {
        let store = try await store(EmulatorConfiguration())
        let (content, sums) = try await received(store)
        let part = try ObjectDraft(bucket: StoredBucket.ownName, name: "u/00001", contentType: nil, metadata: [:])
        _ = try await store.insertBucket(["name": "bucket"])
        let document: JSON.Value = ["bucket": "bucket", "initiated": "2000-01-01T00:00:00Z"]
        try await store.transact { transaction in
            try transaction.startPartUpload("u", document, most: 1)
            _ = try transaction.insert(part, content: content, sums, .none)
        }
        try await store.deleteBucket("bucket", .none)
        #expect(try store.bucket(StoredBucket.ownName).live.isEmpty)
        #expect(try store.bucket(StoredBucket.ownName).documents.isEmpty)
    }

    @Test func multipartUploadsAreLimitedAndEndAfterAWeek() async throws {
        let store = try await store(EmulatorConfiguration())
        _ = try await store.insertBucket(["name": "bucket"])
        let old: JSON.Value = ["bucket": "bucket", "initiated": "2000-01-01T00:00:00Z"]
        let new: JSON.Value = ["bucket": "bucket", "initiated": "2999-01-01T00:00:00Z"]
        try await store.transact { transaction in
            try transaction.startPartUpload("old", old, most: 2)
            try transaction.startPartUpload("a", new, most: 2)
            try transaction.startPartUpload("b", new, most: 2)
        }
        #expect(try store.documents(StoredBucket.ownName, prefix: "upload/").map(\.key) == ["upload/a", "upload/b"])
        await #expect(throws: GoogleError.self) {
            try await store.transact { try $0.startPartUpload("c", new, most: 2) }
        }
    }

    @Test func smallPiecesAreCopiedTogether() async throws {
        var pieces = PieceList()
        var expected: [UInt8] = []
        for count in [1, 2, 70_000, 3, 60_000, 60_000, 4] {
            let bytes = noise(count)
            expected += bytes
            try pieces.append(ByteBuffer(bytes: bytes))
        }
        let content = pieces.content
        guard case .memory(let list) = content else { return }
        #expect(list.map { $0.bytes.readableBytes } == [3, 70_000, 120_003, 4])
        var read = ByteBuffer()
        try await content.read(0..<Int64(expected.count)) { read.writeImmutableBuffer($0) }
        #expect(Array(read.readableBytesView) == expected)
    }
}
