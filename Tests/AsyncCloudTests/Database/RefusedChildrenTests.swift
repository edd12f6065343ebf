import AsyncFetch
import AsyncFetchTesting
import Synchronization
import Testing

@testable import AsyncCloud

/// A list names items that the server refuses to describe for now: they are still there.
@Suite("Refused children", .timeLimit(.minutes(5)))
struct RefusedChildrenTests {
    private static let folderType = "<d:resourcetype><d:collection/></d:resourcetype>"

    private static func described(_ name: String, _ properties: String = folderType, version: Int = 1) -> String {
        response(ScriptedServer.files + name, properties + "<d:getetag>\(version)</d:getetag><oc:id>id\(name)</oc:id>")
    }

    private static func refused(_ name: String, _ status: Int) -> String {
        "<d:response><d:href>\(ScriptedServer.files)\(name)</d:href>"
            + "<d:status>HTTP/1.1 \(status) No</d:status></d:response>"
    }

    private static func withoutKind(_ name: String, _ status: Int) -> String {
        "<d:response><d:href>\(ScriptedServer.files)\(name)</d:href><d:propstat><d:prop><d:resourcetype/><d:getetag/>"
            + "</d:prop><d:status>HTTP/1.1 \(status) No</d:status></d:propstat></d:response>"
    }

    /// Reads the list of a folder and merges it.
    private func sync(
        _ folder: Cloud.Path,
        _ connection: Cloud.Connection,
        _ database: Cloud.Database
    ) async throws {
        let start = try await database.start()
        let (item, children) = try await FolderList.read(folder, from: connection)
        _ = try await database.mergeList(item, children: children, since: start, follows: false)
    }

    /// A database that has `/Mount`, `/Mount/a` and `/b` of a server.
    private func withMount(
        _ body: (Cloud.Connection, ScriptedServer, Cloud.Database) async throws -> Void
    ) async throws {
        let server = ScriptedServer()
        let all = Self.described("") + Self.described("Mount/") + Self.described("b", "<d:resourcetype/>")
        server[ScriptedServer.files] = .multistatus(all)
        server[ScriptedServer.files + "Mount/"] = .multistatus(
            Self.described("Mount/") + Self.described("Mount/a", "<d:resourcetype/>")
        )
        try await server.run { connection, _, _ in
            try await withDatabase { database, _ in
                try await sync(.root, connection, database)
                try await sync("/Mount", connection, database)
                #expect(Set(try await database.all().keys) == ["/", "/Mount", "/Mount/a", "/b"])
                try await body(connection, server, database)
            }
        }
    }

    @Test(
        arguments: [401, 403, 423, 500, 503, 507].flatMap { status in
            [refused("Mount/", status), refused("Mount", status), withoutKind("Mount/", status)]
        }
    )
    func aRefusedFolderStaysWithEverythingInIt(child: String) async throws {
        try await withMount { connection, server, database in
            let before = try await database.all()
            server[ScriptedServer.files] = .multistatus(Self.described("", version: 2) + child)
            try await sync(.root, connection, database)
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/Mount", "/Mount/a"])
            #expect(after["/Mount"] == before["/Mount"] && after["/Mount/a"] == before["/Mount/a"])
            // When it is described again, it is the same one.
            server[ScriptedServer.files] = .multistatus(Self.described("", version: 3) + Self.described("Mount/"))
            try await sync(.root, connection, database)
            #expect(try await database.item(at: "/Mount")?.localID == before["/Mount"]?.localID)
            #expect(try await database.item(at: "/Mount/a")?.localID == before["/Mount/a"]?.localID)
        }
    }

    @Test func aRefusedFileStays() async throws {
        try await withMount { connection, server, database in
            let before = try await database.item(at: "/b")
            server[ScriptedServer.files] = .multistatus(
                Self.described("", version: 2) + Self.described("Mount/") + Self.refused("b", 423)
            )
            try await sync(.root, connection, database)
            #expect(try await database.item(at: "/b") == before)
        }
    }

    @Test func aRefusedChildThatNobodyKnowsIsNoItem() async throws {
        try await withMount { connection, server, database in
            server[ScriptedServer.files] = .multistatus(
                Self.described("", version: 2) + Self.described("Mount/") + Self.refused("new/", 503)
                    + Self.withoutKind("newer/", 503)
            )
            try await sync(.root, connection, database)
            #expect(Set(try await database.all().keys) == ["/", "/Mount", "/Mount/a"])
        }
    }

    @Test(arguments: [refused("new/", 503), withoutKind("new/", 423)])
    func aRefusedChildThatNobodyKnowsIsAskedForAgain(child: String) async throws {
        try await withMount { connection, server, database in
            let known = Self.described("") + Self.described("Mount/") + Self.described("b", "<d:resourcetype/>")
            server[ScriptedServer.files] = .multistatus(known + child)
            try await sync(.root, connection, database)
            #expect(try await database.nextScan(excluding: []) == "/")
            #expect(try await database.item(at: "/")?.eTag == nil)
            // A refusal that ends is no new version of the folder.
            server[ScriptedServer.files] = .multistatus(known + Self.described("new/"))
            try await sync(.root, connection, database)
            #expect(try await database.item(at: "/new") != nil)
            #expect(try await database.nextScan(excluding: []) == nil)
        }
    }

    @Test func anotherItemAtTheNameOfARefusedOneIsFound() async throws {
        try await withMount { connection, server, database in
            // `b` has become the name of what was in `Mount`, which is away.
            server[ScriptedServer.files] = .multistatus(
                Self.described("", version: 2) + Self.refused("Mount/", 503)
                    + Self.described("c", "<d:resourcetype/>")
            )
            try await sync(.root, connection, database)
            #expect(Set(try await database.all().keys) == ["/", "/Mount", "/Mount/a", "/c"])
        }
    }

    @Test func aRefusedItemIsNotShown() async throws {
        try await withMount { connection, server, _ in
            server[ScriptedServer.files] = .multistatus(
                Self.described("") + Self.refused("Mount/", 503) + Self.described("b", "<d:resourcetype/>")
            )
            var paths: [Cloud.Path] = []
            for try await item in connection.items(in: .root) { paths.append(item.path) }
            #expect(paths == ["/b"])
            var all: [Cloud.Path: Bool] = [:]
            for try await item in connection.items(in: .root).withRefused { all[item.path] = item.isUndescribed }
            #expect(all == ["/Mount": true, "/b": false])
            var listed: [Cloud.Path: Bool] = [:]
            for try await item in connection.listing(of: .root, depth: .one) { listed[item.path] = item.isUndescribed }
            #expect(listed == ["/": false, "/Mount": true, "/b": false])
        }
    }

    @Test func aListWithItemsOfAnotherHostRemovesNothing() async throws {
        try await withMount { connection, server, database in
            let before = try await database.all()
            server[ScriptedServer.files] = .multistatus(
                Self.described("", version: 2) + response("https://other.example\(ScriptedServer.files)Mount/")
            )
            let error = await #expect(throws: Cloud.Error.self) { try await sync(.root, connection, database) }
            #expect(error?.code == .badAnswer)
            #expect(try await database.all() == before)
            for try await item in connection.items(in: .root) { Issue.record("\(item.path) is of another host") }
        }
    }

    @Test func aListWithAnUnreadableStatusRemovesNothing() async throws {
        try await withMount { connection, server, database in
            let before = try await database.all()
            server[ScriptedServer.files] = .multistatus(
                Self.described("", version: 2)
                    + "<d:response><d:href>\(ScriptedServer.files)Mount/</d:href><d:status>?</d:status></d:response>"
            )
            await #expect(throws: Cloud.Error.self) { try await sync(.root, connection, database) }
            #expect(try await database.all() == before)
        }
    }
}
