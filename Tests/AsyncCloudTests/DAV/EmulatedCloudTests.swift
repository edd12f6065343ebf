import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import Foundation
import NIOCore
import Testing

/// The client against the emulated ownCloud, whose answers are those of a real one.
@Suite("WebDAV with an ownCloud", .timeLimit(.minutes(5)))
struct EmulatedCloudTests {
    private func run(_ body: (Cloud.WebDAV, EmulatedCloud) async throws -> Void) async throws {
        try await EmulatedCloud.run { cloud in
            let login = try BasicCredentials(user: "alice", password: "alice-secret")
            let fetcher = Fetcher(
                .init {
                    $0.credentials[cloud.url] = login
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(8)))
                    $0.random = { 0.01 }
                }
            )
            let root = cloud.url + "/remote.php/dav/files/alice/"
            let dialect = try await Cloud.WebDAV(root, fetcher: fetcher).options()
            try await body(try Cloud.WebDAV(root, fetcher: fetcher, dialect: dialect), cloud)
            await fetcher.shutdown()
        }
    }

    private func paths(_ resources: Cloud.Resources) async throws -> Set<Cloud.Path> {
        var paths: Set<Cloud.Path> = []
        for try await resource in resources { paths.insert(resource.path) }
        return paths
    }

    @Test func theServerIsKnownByWhatItOffers() async throws {
        try await run { dav, _ in
            #expect(dav.dialect.hasRecursiveETags && dav.dialect.hasFileIDs && dav.dialect.honoursPreconditions)
        }
    }

    @Test func identitiesStayAndVersionsOfFoldersChangeWithWhatIsBelow() async throws {
        try await run { dav, _ in
            try await dav.makeFolder(at: "/a")
            try await dav.makeFolder(at: "/b")
            let before = try await dav.resource(at: .root).eTag
            let date = Date(timeIntervalSince1970: 1_600_000_000)
            let made = try await dav.upload(
                .bytes("hello".utf8),
                to: "/a/ü%.txt",
                options: .init { $0.modified = date }
            )
            #expect(made.isNew && made.keptModificationTime)
            #expect(try await dav.resource(at: .root).eTag != before)
            let there = try await dav.resource(at: "/a/ü%.txt", properties: .detailed)
            #expect(there.eTag == made.eTag && there.modified == date && there.size == 5)
            #expect(there.checksums["SHA1"] == "aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d")  // sha1sum of "hello"
            try await dav.move("/a/ü%.txt", to: "/b/c")
            #expect(try await dav.resource(at: "/b/c").fileID == there.fileID)
        }
    }

    @Test func aFileGoesThereAndComesBack() async throws {
        try await run { dav, _ in
            let folder = FileManager.default.temporaryDirectory.appending(path: "dav-\(UUID())").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
            try content.write(to: URL(filePath: folder + "/a"))
            try await dav.upload(file: folder + "/a", to: "/a")
            try await dav.download("/a", to: folder + "/b")
            #expect(FileManager.default.contents(atPath: folder + "/b") == content)
            let missing = await #expect(throws: Cloud.Error.self) {
                try await dav.upload(file: folder + "/c", to: "/c")
            }
            #expect(missing?.message.contains(folder + "/c") == true)
        }
    }

    @Test func aVersionThatNobodyHasSeenIsNotReplaced() async throws {
        try await run { dav, cloud in
            let first = try #require(try await dav.upload(.bytes("1".utf8), to: "/f").eTag)
            try await dav.upload(.bytes("2".utf8), to: "/f", options: .init(.matches(first)))
            for precondition in [Cloud.UploadOptions.Precondition.matches(first), .isNew] {
                let error = await #expect(throws: Cloud.Error.self) {
                    try await dav.upload(.bytes("3".utf8), to: "/f", options: .init(precondition))
                }
                #expect(error?.code == (precondition == .isNew ? .alreadyExists : .changed))
            }
            let content = try #require(await cloud.content(of: "/f", user: "alice"))
            #expect(String(buffer: content) == "2")
        }
    }

    @Test func favouritesAndNamesAreFound() async throws {
        try await run { dav, _ in
            for path in ["/one.txt", "/two.txt", "/three"] as [Cloud.Path] {
                try await dav.upload(.bytes([]), to: path)
            }
            try await dav.setProperties([.set(.favorite, "1")], at: "/two.txt")
            #expect(try await paths(dav.report(.favorites())) == ["/two.txt"])
            #expect(try await paths(dav.report(.search("txt", limit: 10))) == ["/one.txt", "/two.txt"])
        }
    }

    @Test func namesThatXMLCannotHoldLeaveTheTrashReadable() async throws {
        try await withCloud { connection, cloud in
            for name in ["/a\u{1}\u{FFFE}b", "/c\rd", "/e"] {
                try await cloud.write(name, "x", user: "alice")
                await cloud.remove(name, user: "alice")
            }
            let trash = try await connection.trash()
            #expect(Set(trash.map(\.name)) == ["a\u{FFFD}\u{FFFD}b", "c\rd", "e"])
            try await connection.restore(try #require(trash.first { $0.name == "e" }))
            #expect(await cloud.content(of: "/e", user: "alice") == ByteBuffer(string: "x"))
        }
    }

    @Test func maintenanceIsNoMissingFolder() async throws {
        try await run { dav, cloud in
            await cloud.setMaintenance(true)
            let error = await #expect(throws: Cloud.Error.self) { _ = try await dav.resource(at: .root) }
            #expect(error?.code == .maintenance && error?.status == 503)
        }
    }

    @Test func aListThatIsCutIsAnErrorAndNoShortList() async throws {
        try await run { dav, cloud in
            for number in 0..<20 { try await cloud.write("/f\(number)", "x", user: "alice") }
            cloud.faults.append(.init(.cut(afterResponseBytes: 3_000), method: .init("PROPFIND"), times: .max))
            await #expect(throws: Cloud.Error.self) { try await paths(dav.resources(at: .root)) }
        }
    }
}
