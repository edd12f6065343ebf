import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import NIOCore
import Foundation
import Testing

@Suite("Connections to an ownCloud", .timeLimit(.minutes(5)))
struct ConnectionTests {
    @Test func theServerIsAskedOnceForAllWhoWait() async throws {
        try await withCloud { connection, cloud in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 { group.addTask { _ = try await connection.connect() } }
                try await group.waitForAll()
            }
            let session = try await connection.connect()
            #expect(session.user.id == "alice" && session.user.displayName == "Alice")
            #expect(session.status.versionString == "11.0.0" && session.capabilities.checksums == ["SHA1"])
            #expect(cloud.journal.count { $0.path == "/status.php" } == 1)
            #expect(cloud.journal.count { $0.path.hasSuffix("cloud/capabilities") } == 1)
        }
    }

    @Test func itemsComeWithoutTheirFolder() async throws {
        try await withCloud { connection, cloud in
            for name in ["a.txt", "ü %.txt", "z"] { try await cloud.write("/folder/\(name)", "x", user: "alice") }
            var names: [String] = []
            for try await item in connection.items(in: "/folder") { names.append(item.name) }
            #expect(names.sorted() == ["a.txt", "z", "ü %.txt"])
            let folder = try await connection.item(at: "/folder")
            #expect(folder.isFolder && folder.fileID != nil)
            let before = try await connection.rootETag()
            try await cloud.write("/folder/a.txt", "y", user: "alice")
            #expect(try await connection.rootETag() != before)
        }
    }

    @Test func favouritesAndSearchesFindItemsAnywhere() async throws {
        try await withCloud { connection, cloud in
            try await cloud.write("/deep/er/Holiday.jpg", "x", user: "alice")
            try await connection.setFavorite(true, at: "/deep/er/Holiday.jpg")
            #expect(try await paths(connection.favorites()) == ["/deep/er/Holiday.jpg"])
            #expect(try await paths(connection.search("olida")) == ["/deep/er/Holiday.jpg"])
            try await connection.setFavorite(false, at: "/deep/er/Holiday.jpg")
            #expect(try await paths(connection.favorites()).isEmpty)
        }
    }

    @Test func whatIsDeletedComesBackFromTheTrash() async throws {
        try await withCloud { connection, cloud in
            try await cloud.write("/folder/a.txt", "hello", user: "alice")
            let fileID = try await connection.item(at: "/folder/a.txt").fileID
            try await connection.delete("/folder/a.txt")
            let item = try #require(try await connection.trash().first)
            #expect(item.name == "a.txt" && item.origin == "/folder/a.txt" && item.kind == .file)
            try await connection.restore(item)
            #expect(try await connection.item(at: "/folder/a.txt").fileID == fileID)
            try await connection.delete("/folder/a.txt")
            try await connection.purge(try #require(try await connection.trash().first))
            #expect(try await connection.trash().isEmpty)
            try await connection.delete("/folder")
            try await connection.emptyTrash()
            #expect(try await connection.trash().isEmpty)
        }
    }

    @Test func aFormerVersionIsRestored() async throws {
        try await withCloud { connection, cloud in
            try await cloud.write("/a.txt", "one", user: "alice")
            try await cloud.write("/a.txt", "three", user: "alice")
            let file = try await connection.item(at: "/a.txt")
            let version = try #require(try await connection.versions(of: file).first)
            #expect(version.size == 3)
            let copy = FileManager.default.temporaryDirectory.appending(path: "version-\(UUID())").path
            defer { try? FileManager.default.removeItem(atPath: copy) }
            try await connection.download(version, of: file, to: copy)
            #expect(FileManager.default.contents(atPath: copy) == Data("one".utf8))
            try await connection.restore(version, of: file)
            #expect(await cloud.content(of: "/a.txt", user: "alice").map { String(buffer: $0) } == "one")
            let unknown = Cloud.Item("/a.txt", .file)
            let error = await #expect(throws: Cloud.Error.self) { try await connection.versions(of: unknown) }
            #expect(error?.code == .invalidRequest)
        }
    }

    @Test func picturesAreImagesOrErrors() async throws {
        try await withCloud { connection, cloud in
            try await cloud.write("/a.txt", "hello", user: "alice")
            try await cloud.write("/a.zip", "hello", user: "alice")
            let picture = try await connection.thumbnail(of: connection.item(at: "/a.txt"), width: 16, height: 8)
            #expect(picture.contentType == "image/png")
            #expect(picture.bytes.readableBytesView.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
            let none = await #expect(throws: Cloud.Error.self) {
                try await connection.thumbnail(of: connection.item(at: "/a.zip"))
            }
            #expect(none?.code == .notFound)
            #expect(try await connection.avatar(of: "alice") == nil)
            await #expect(throws: Cloud.Error.self) {
                try await connection.thumbnail(of: Cloud.Item("/a.txt", .file), width: 0)
            }
        }
    }

    @Test func aPrivateLinkLeadsBack() async throws {
        try await withCloud { connection, cloud in
            try await cloud.write("/folder/a.txt", "hello", user: "alice")
            let link = try #require(try await connection.privateLink(of: "/folder/a.txt"))
            #expect(try await connection.resolve(privateLink: link) == "/folder/a.txt")
            for stranger in ["https://elsewhere.example/index.php/f/5", cloud.url + "/x/f/5", "f/5", "", cloud.url] {
                let error = await #expect(throws: Cloud.Error.self) {
                    try await connection.resolve(privateLink: stranger)
                }
                #expect(error?.code == .invalidRequest)
            }
            let missing = await #expect(throws: Cloud.Error.self) {
                try await connection.resolve(privateLink: cloud.url + "/index.php/f/99999")
            }
            #expect(missing?.code == .notFound)
        }
    }

    @Test func itemsAreChangedAndCarriedByTheSameConnection() async throws {
        try await withCloud { connection, cloud in
            try await connection.makeFolder(at: "/a")
            let file = FileManager.default.temporaryDirectory.appending(path: "up-\(UUID())").path
            defer { try? FileManager.default.removeItem(atPath: file) }
            try Data("hello".utf8).write(to: URL(filePath: file))
            try await connection.upload(file: file, to: "/a/b")
            try await connection.copy("/a/b", to: "/a/c")
            try await connection.move("/a/c", to: "/d")
            try await connection.download("/d", to: file)
            #expect(FileManager.default.contents(atPath: file) == Data("hello".utf8))
            #expect(try await connection.quota().used == 10)
        }
    }

    @Test func theStateOfTheConnectionIsThatOfItsLastCall() async throws {
        try await withCloud { connection, cloud in
            #expect(connection.status == .offline)
            try await connection.connect()
            #expect(connection.status == .online)
            await cloud.setMaintenance(true)
            let error = await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(error?.code == .maintenance && connection.status == .unavailable)
            var statuses = connection.statuses.makeAsyncIterator()
            #expect(await statuses.next() == .unavailable)
            async let available: Void = connection.waitUntilAvailable()
            await cloud.setMaintenance(false)
            try await available
            _ = try await connection.shares()
            #expect(await statuses.next() == .online)
        }
    }

    @Test func aServerInMaintenanceIsNoConnection() async throws {
        try await withCloud { connection, cloud in
            await cloud.setMaintenance(true)
            let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(error?.code == .maintenance && connection.status == .unavailable)
            await cloud.setMaintenance(false)
            try await connection.connect()
            #expect(connection.status == .online)
        }
    }

    private func paths(_ items: Cloud.Items) async throws -> [Cloud.Path] {
        var paths: [Cloud.Path] = []
        for try await item in items { paths.append(item.path) }
        return paths
    }
}
