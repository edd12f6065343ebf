import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads: versions and forms", .timeLimit(.minutes(5)))
struct DownloadVersionTests: DownloadSuite {
    @Test func withoutATagTheGenerationTellsTheVersion() async throws {
        let bytes = pattern(1_000_000)
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = false }) { emulated in
                try await emulated.put(bytes, as: "o")
                emulated.emulator.journal.clear()
                emulated.emulator.faults.rules = [
                    .init(.cut(afterResponseBytes: 400_000), operation: "download.media", times: 2)
                ]
                let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
                #expect(info.etag == nil)
                #expect(try contents(of: "\(folder)/file") == bytes)
                let entries = emulated.emulator.journal.entries
                let generation = try #require(info.generation)
                #expect(entries.count == 3)
                #expect(entries.dropFirst().allSatisfy { $0.query.contains("ifGenerationMatch=\(generation)") })
                #expect(entries.dropFirst().allSatisfy { $0.headers[.range] != nil })
            }
        }
    }

    @Test func anotherGenerationAfterABreakIsRefused() async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = false }) { emulated in
                try await emulated.put(pattern(1_000_000), as: "o")
                emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 400_000), operation: "download.media"))
                let error = await #expect(throws: GAPI.Error.self) {
                    let media = emulated.storage.media(Self.query)
                    var count = 0
                    for try await chunk in media {
                        if count == 0 { try await emulated.put(pattern(1_000_001), as: "o") }
                        count += chunk.readableBytes
                    }
                }
                #expect(error?.code == .sourceChanged)
            }
        }
    }

    /// `"0123456789"` 20,000 times, and the same as gzip.
    private static let unpacked = Array(String(repeating: "0123456789", count: 20_000).utf8)
    private static let packed = [UInt8](
        Data(
            base64Encoded: "H4sIAAAAAAACA+3GSQEAIAgAsEp4INq/mBUIsL0WY66dp+4L" + String(repeating: "Mz", count: 258)
                + "a+4DXqXrjUANAwA="
        ) ?? Data()
    )

    /// A folder and an emulator that has an object `o` stored as gzip.
    private func runPacked(_ body: (_ emulated: EmulatedStorage, _ folder: String) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                let object = Storage.Object {
                    $0.name = "o"
                    $0.contentEncoding = "gzip"
                }
                let query = Storage.ObjectsInsertQuery(bucket: "box", object)
                _ = try await emulated.storage.upload(query, from: .bytes(Self.packed), contentType: "text/plain").value
                emulated.emulator.journal.clear()
                try await body(emulated, folder)
            }
        }
    }

    @Test func whatIsStoredPackedComesUnpackedWithoutAHashToCompare() async throws {
        try await runPacked { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == Self.unpacked)
            #expect(info.isTransformed)
            #expect(info.total == nil && info.checksum == nil && info.etag == nil && info.contentEncoding == nil)
            let part = try await emulated.storage.media(Self.query, range: 5..<25).collect(upTo: 20)
            #expect(Array(part.readableBytesView) == Array(Self.unpacked[5..<25]))
        }
    }

    @Test func whatIsUnpackedOnTheWayIsNotSliced() async throws {
        try await runPacked { emulated, folder in
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: .required)
            }
            #expect(error?.code == .invalidRequest)
            try expectEmpty(folder)
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: .automatic)
            #expect(info.isTransformed)
            #expect(try contents(of: "\(folder)/file") == Self.unpacked)
            // As it is stored, it can be sliced.
            let slices = DownloadSlices {
                $0.size = 100
                $0.isRequired = true
            }
            try await emulated.storage
                .download(Self.query, to: "\(folder)/stored", encoding: .stored, slices: slices)
            #expect(try contents(of: "\(folder)/stored") == Self.packed)
        }
    }

    @Test(arguments: [DownloadSlices.never, .init { $0.size = 100 }])
    func whatIsStoredPackedCanBeVerifiedAndUnpackedHere(slices: DownloadSlices) async throws {
        try await runPacked { emulated, folder in
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 50), operation: "download.media"))
            let path = "\(folder)/file"
            let info = try await emulated.storage.download(Self.query, to: path, encoding: .decoded, slices: slices)
            #expect(try contents(of: path) == Self.unpacked)
            #expect(try names(in: folder) == ["file"])
            #expect(info.checksum != nil && info.total == Int64(Self.packed.count))
            #expect(emulated.emulator.journal.entries.count > 1)
            emulated.emulator.faults.rules = [.init(.corrupt(responseByte: 77), operation: "download.media")]
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(Self.query, to: path, encoding: .decoded, slices: slices)
            }
            #expect(error?.code == .checksumMismatch)
            #expect(try contents(of: path) == Self.unpacked)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test func aStreamIsUnpackedHereToo() async throws {
        try await runPacked { emulated, _ in
            let media = try await emulated.storage.media(Self.query, encoding: .decoded).collect(upTo: 1 << 20)
            #expect(Array(media.readableBytesView) == Self.unpacked)
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await emulated.storage.media(Self.query, range: 0..<10, encoding: .decoded).collect(upTo: 100)
            }
            #expect(error?.code == .invalidRequest)
        }
    }

    @Test func whatIsUnpackedOnTheWayAndBreaksIsReadAgainUpToThere() async throws {
        try await runPacked { emulated, folder in
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 90_000), operation: "download.media"))
            try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == Self.unpacked)
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 90_000), operation: "download.media"))
            let media = try await emulated.storage.media(Self.query).collect(upTo: 1 << 20)
            #expect(Array(media.readableBytesView) == Self.unpacked)
        }
    }

    @Test func whatIsStoredPackedCanBeHadAsItIsStored() async throws {
        try await runPacked { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file", encoding: .stored)
            #expect(try contents(of: "\(folder)/file") == Self.packed)
            #expect(info.contentEncoding == "gzip")
            #expect(info.total == Int64(Self.packed.count))
            #expect(info.checksum != nil && !info.isTransformed)
            let part = try await emulated.storage.media(Self.query, range: 10..<30, encoding: .stored).collect(upTo: 20)
            #expect(Array(part.readableBytesView) == Array(Self.packed[10..<30]))
        }
    }

    @Test func bytesThatChangeOnTheWayAreNoticed() async throws {
        try await run(pattern(100_000)) { emulated, folder in
            for operation in ["file", "stream"] {
                emulated.emulator.faults.rules = [.init(.corrupt(responseByte: 77_777), operation: "download.media")]
                let error = await #expect(throws: GAPI.Error.self) {
                    if operation == "file" {
                        try await emulated.storage.download(Self.query, to: "\(folder)/file")
                    } else {
                        _ = try await emulated.storage.media(Self.query).collect(upTo: 1 << 20)
                    }
                }
                #expect(error?.code == .checksumMismatch)
                try expectEmpty(folder)
            }
        }
    }
}
