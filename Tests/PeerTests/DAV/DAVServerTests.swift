import AsyncCloud
import AsyncFetch
import Foundation
import Testing

/// The client against WebDAV servers that nobody here wrote.
@Suite("Foreign WebDAV servers", .timeLimit(.minutes(5)))
struct DAVServerTests {
    @Test(
        .enabled(if: !DAVServer.installed.isEmpty, "Scripts/bootstrap --peers installs four WebDAV servers"),
        arguments: DAVServer.installed
    )
    func everyCallDoesWhatItPromises(server: DAVServer) async throws {
        try await server.run { root in
            try await withFetcher { fetcher in
                let dialect = try await Cloud.WebDAV(root, fetcher: fetcher).options()
                #expect(dialect.honoursPreconditions == server.honoursPreconditions)
                #expect(dialect.hasLocks && !dialect.hasFileIDs && !dialect.hasRecursiveETags)
                let dav = try Cloud.WebDAV(root, fetcher: fetcher, dialect: dialect)
                try await exercise(dav, server)
                try await exerciseChanges(dav, server)
                try await exerciseLocks(dav)
            }
        }
    }

    private let folder: Cloud.Path = "/f ü"
    private let file: Cloud.Path = "/f ü/S ü &#%+;.txt"

    private func exercise(_ dav: Cloud.WebDAV, _ server: DAVServer) async throws {
        try await dav.makeFolder(at: folder)
        #expect(
            await code { try await dav.makeFolder(at: folder) }
                == (server.refusesToMakeAFolderTwice ? .alreadyExists : nil)
        )
        try await dav.upload(.bytes("hello".utf8), to: file)
        let again = await code { try await dav.upload(.bytes("hello".utf8), to: file) }
        #expect(again == .alreadyExists)
        let parentless = await code { try await dav.upload(.bytes([]), to: "/none/a", options: .init(.none)) }
        #expect(parentless == server.codeWithoutParent)

        let list = dav.resources(at: folder)
        var found: [Cloud.Path: Cloud.Resource] = [:]
        for try await resource in list { found[resource.path] = resource }
        #expect(Set(found.keys) == [folder, file] && list.oddities.count == 0)
        #expect(found[folder]?.kind == .folder && found[file]?.kind == .file && found[file]?.size == 5)
        #expect(found[file]?.modified.map { abs($0.timeIntervalSinceNow) < 3_600 } == true)
        let alone = try await dav.resource(at: file)
        #expect(alone.path == file && alone.size == 5)
        let missing = await code { _ = try await dav.resource(at: "/none") }
        #expect(missing == .notFound)

        let part = try await dav.media(at: file, range: 1..<3).collect(upTo: 10)
        #expect(String(buffer: part) == "el")
        let local = FileManager.default.temporaryDirectory.appending(path: "dav-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: local) }
        try await dav.download(file, to: local)
        #expect(FileManager.default.contents(atPath: local) == Data("hello".utf8))
    }

    private func exerciseChanges(_ dav: Cloud.WebDAV, _ server: DAVServer) async throws {
        let stale = await code { try await dav.delete(file, ifMatch: Cloud.ETag("stale")) }
        #expect(stale == (server.honoursPreconditions ? .changed : .unsupported))
        try await dav.copy(file, to: "/copy.txt")
        let occupied = await code { try await dav.move(file, to: "/copy.txt") }
        #expect(occupied == .alreadyExists)
        try await dav.move(file, to: "/copy.txt", overwrite: true)
        let moved = await code { _ = try await dav.resource(at: file) }
        #expect(moved == .notFound)
        let name = Cloud.PropertyName("urn:example", "color")
        if server.storesProperties {
            try await dav.setProperties([.set(name, "<red & blue>")], at: "/copy.txt")
            let color = try await dav.resource(at: "/copy.txt", properties: [name]).properties[name]?.text
            #expect(color == "<red & blue>")
        }
        try await dav.copy(folder, to: "/g", isFolder: true)
        try await dav.move("/g", to: "/h", isFolder: true)
        try await dav.delete("/h", isFolder: true)
        try await dav.delete(folder, isFolder: true)
        try await dav.delete("/copy.txt")
        let gone = await code { try await dav.delete("/copy.txt") }
        #expect(gone == .notFound)
    }

    private func exerciseLocks(_ dav: Cloud.WebDAV) async throws {
        let lock = try await dav.lock("/locked.txt", timeout: .seconds(60), owner: "me & you")
        #expect(lock.timeout.map { .seconds(1)...(.seconds(60)) ~= $0 } ?? true)
        let other = await code { try await dav.upload(.bytes([1]), to: "/locked.txt", options: .init(.none)) }
        #expect(other == .locked)
        try await dav.upload(.bytes([1]), to: "/locked.txt", options: .init(.none) { $0.lock = lock })
        _ = try await dav.refresh(lock)
        try await dav.unlock(lock)
        try await dav.delete("/locked.txt")
    }

    /// The code of the error that a call throws; nil if it throws none.
    private func code(_ call: () async throws -> Void) async -> Cloud.Error.Code? {
        do {
            try await call()
            return nil
        } catch {
            return (error as? Cloud.Error)?.code ?? Cloud.Error.Code(rawValue: "\(error)")
        }
    }
}
