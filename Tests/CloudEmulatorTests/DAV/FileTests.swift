import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import HTTPTypes
import NIOCore
import Testing

/// The expected statuses are those that a real ownCloud 11 gave.
@Suite("Emulated files", .timeLimit(.minutes(5)))
struct FileTests {
    private let files = "/remote.php/dav/files/alice"

    @Test func aChangeInAFolderGivesAllFoldersAboveTheSameNewTag() async throws {
        try await withCloud { cloud, client in
            try await cloud.makeFolder("/a/b", user: "alice")
            let before = try await client.property("d:getetag", "/")
            #expect(try await client.status("PUT", files + "/a/b/c.txt", body: "c") == 201)
            let after = try await client.property("d:getetag", "/")
            #expect(after != before)
            #expect(try await client.property("d:getetag", "/a/") == after)
            #expect(try await client.property("d:getetag", "/a/b/") == after)
        }
    }

    @Test func aMovedFileKeepsItsIdentifierAndACopyGetsAnother() async throws {
        try await withCloud { cloud, client in
            try await cloud.write("/a.txt", "a", user: "alice")
            let id = try await client.property("oc:id", "/a.txt")
            let moved = try await client.send("MOVE", files + "/a.txt", ["Destination": cloud.url + files + "/b.txt"])
            #expect(moved.head.status == 201)
            #expect(try await client.property("oc:id", "/b.txt") == id)
            let copied = try await client.send("COPY", files + "/b.txt", ["Destination": cloud.url + files + "/c.txt"])
            #expect(copied.head.status == 201)
            #expect(try await client.property("oc:id", "/c.txt") != id)
        }
    }

    @Test(
        arguments: [
            ("PUT", "/none/a", [:], 409), ("PUT", "/dir", [:], 409), ("PUT", "/a.part", [:], 400),
            ("PUT", "/a%5Cb", [:], 400), ("PUT", "/.htaccess", [:], 403), ("PUT", "/new", ["If-Match": "*"], 412),
            ("PUT", "/file", ["If-None-Match": "*"], 412), ("PUT", "/file", ["If-Match": "\"old\""], 412),
            ("PUT", "/new", ["OC-Checksum": "SHA1:00"], 400), ("PUT", "/a%01b", [:], 400),
            ("PUT", "/file", ["Content-Range": "bytes 5-9/10"], 400), ("MKCOL", "/dir", [:], 405),
            ("MKCOL", "/none/dir", [:], 409), ("DELETE", "/none", [:], 404), ("DELETE", "/dir", ["If-Match": "*"], 412),
            ("GET", "/none", [:], 404), ("GET", "/file", ["Range": "bytes=9-"], 416),
            ("GET", "/file", ["Range": "bytes=1-2"], 206),
            ("GET", "/file", ["Range": "bytes=1-2", "If-Range": "\"old\""], 200),
            ("PROPFIND", "/", ["Depth": "infinity"], 412),
            ("MOVE", "/dir", ["Destination": "/remote.php/dav/files/alice/dir/x"], 409),
            ("MOVE", "/file", ["Destination": "/remote.php/dav/files/alice/none/x"], 409),
            ("COPY", "/file", ["Destination": "/remote.php/dav/files/alice/other", "Overwrite": "F"], 412),
        ] as [(String, String, [String: String], Int)]
    )
    func aRequestGetsTheStatusOfTheRealServer(
        method: String,
        path: String,
        headers: [String: String],
        status: Int
    ) async throws {
        try await withCloud { cloud, client in
            try await cloud.makeFolder("/dir", user: "alice")
            try await cloud.write("/file", "content", user: "alice")
            try await cloud.write("/other", "content", user: "alice")
            let body = method == "PUT" ? "x" : nil
            #expect(try await client.status(method, files + path, headers, body: body) == status)
        }
    }

    @Test func aFileThatIsBeingProcessedIsTooEarly() async throws {
        try await withCloud { cloud, client in
            try await cloud.write("/a.txt", "a", user: "alice")
            await cloud.setProcessing(true, "/a.txt", user: "alice")
            let early = try await client.status("GET", files + "/a.txt")
            #expect(early == 425)
            let listing = try await client.send("PROPFIND", files, ["Depth": "1"])
            #expect(listing.head.status == 207)
            #expect(listing.text.contains("HTTP/1.1 425 Too Early"))
            await cloud.setProcessing(false, "/a.txt", user: "alice")
            let late = try await client.status("GET", files + "/a.txt")
            #expect(late == 200)
        }
    }

    @Test func aFullAccountRefusesAnUpload() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.users[0].quota = 10
        try await withCloud(configuration) { _, client in
            let fitting = try await client.status("PUT", files + "/a", body: "0123456789")
            #expect(fitting == 201)
            #expect(try await client.status("PUT", files + "/b", body: "0") == 507)
            #expect(try await client.property("d:quota-available-bytes", "/") == "0")
        }
    }

    @Test func aFileKeepsItsNewestVersions() async throws {
        try await withCloud { cloud, client in
            for number in 0..<40 { try await cloud.write("/a", "\(number)", user: "alice") }
            let id = try await client.property("oc:fileid", "/a")
            let list = try await client.send("PROPFIND", "/remote.php/dav/meta/\(id)/v", ["Depth": "1"]).text
            let names = list.matches(of: #/\/v\/([0-9]+)</#).map { String($0.1) }
            #expect(names.count == 32)
            let newest = try await client.send("GET", "/remote.php/dav/meta/\(id)/v/\(try #require(names.first))")
            #expect(newest.text == "38")
        }
    }

    @Test func aPathHasAnEnd() async throws {
        try await withCloud { cloud, client in
            let deep = String(repeating: "/d", count: 399)
            try await cloud.makeFolder(deep, user: "alice")
            #expect(try await client.status("MKCOL", files + deep + "/d") == 400)
            #expect(try await client.status("PUT", files + deep + "/d", body: "x") == 400)
            try await cloud.makeFolder("/a/b", user: "alice")
            let target = ["Destination": files + String(repeating: "/d", count: 398) + "/e"]
            #expect(try await client.status("COPY", files + "/a", target) == 400)
            #expect(try await client.status("COPY", files + "/a/b", target) == 201)
        }
    }

    @Test func theSizeOfAFolderFollowsEveryChange() async throws {
        try await withCloud { cloud, client in
            func sizes(_ paths: [String]) async throws -> [String] {
                var sizes: [String] = []
                for path in paths { try await sizes.append(client.property("oc:size", path)) }
                return sizes
            }
            try await cloud.write("/a/b/c", "12345", user: "alice")
            try await cloud.makeFolder("/e", user: "alice")
            #expect(try await sizes(["/", "/a/", "/a/b/", "/e/"]) == ["5", "5", "5", "0"])
            #expect(try await client.status("PUT", files + "/a/b/c", body: "123") == 204)
            #expect(try await client.status("COPY", files + "/a/b", ["Destination": files + "/e/b"]) == 201)
            #expect(try await sizes(["/", "/a/", "/e/"]) == ["6", "3", "3"])
            #expect(try await client.status("MOVE", files + "/a/b", ["Destination": files + "/e/c"]) == 201)
            #expect(try await sizes(["/", "/a/", "/e/"]) == ["6", "0", "6"])
            #expect(try await client.status("DELETE", files + "/e") == 204)
            #expect(try await sizes(["/", "/a/"]) == ["0", "0"])
        }
    }

    @Test func anotherUserSeesNothingButTheRoot() async throws {
        try await withCloud { cloud, client in
            try await cloud.write("/b.txt", "b", user: "bob")
            #expect(try await client.status("PROPFIND", "/remote.php/dav/files/bob", ["Depth": "0"]) == 207)
            #expect(try await client.status("GET", "/remote.php/dav/files/bob/b.txt") == 404)
        }
    }

    @Test func aFaultStrikesOnceAndTheJournalShowsNoCredentials() async throws {
        try await withCloud { cloud, client in
            cloud.faults.append(.init(.status(503), method: .put))
            let struck = try await client.status("PUT", files + "/a", body: "a")
            #expect(struck == 503)
            #expect(try await client.status("PUT", files + "/a", body: "a") == 201)
            let entries = cloud.journal.entries
            #expect(entries.map(\.status) == [503, 201])
            #expect(entries.allSatisfy { $0.headers[.authorization]?.contains(client.login) == false })
        }
    }

    @Test func inMaintenanceOnlyTheStatusIsAnswered() async throws {
        try await withCloud { cloud, client in
            await cloud.setMaintenance(true)
            #expect(try await client.send("GET", "/status.php").text.contains("\"maintenance\":true"))
            let answer = try await client.send("PROPFIND", files, ["Depth": "0"])
            #expect(answer.head.status == 503)
            #expect(answer.text.contains("Sabre\\DAV\\Exception\\ServiceUnavailable"))
            #expect(try await client.status("GET", "/ocs/v2.php/cloud/user") == 503)
        }
    }
}
