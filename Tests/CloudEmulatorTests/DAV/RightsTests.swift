import AsyncFetch
import CloudEmulator
import HTTPTypes
import Testing

/// What a user may do in a folder that another one shares, whatever the way.
@Suite("Rights in emulated shares", .timeLimit(.minutes(2)))
struct RightsTests {
    private let alice = "/remote.php/dav/files/alice"
    private let bob = "/remote.php/dav/files/bob"

    /// Runs a test with a folder `/dir` of alice that bob has with permissions.
    private func withShare(
        _ permissions: Int,
        _ configuration: EmulatedCloud.Configuration = .init(),
        _ body: (EmulatedCloud, _ alice: CloudClient, _ bob: CloudClient) async throws -> Void
    ) async throws {
        try await withCloud(configuration) { cloud, client in
            try await cloud.write("/dir/keep.txt", "keep", user: "alice")
            try await cloud.write("/dir/sub/in.txt", "in", user: "alice")
            try await cloud.write("/mine.txt", "mine", user: "bob")
            let made = try await client.share("/dir", "shareType=0&shareWith=bob&permissions=\(permissions)")
            #expect(made.status == 200, "\(made.text)")
            try await body(cloud, client, client.of("bob"))
        }
    }

    /// Returns the number of the file that an answer is about.
    private func number(_ answer: FetchResponse) throws -> Int {
        let name = try #require(HTTPField.Name("OC-FileId"))
        let id = try #require(answer.head.headerFields[name])
        return try #require(Int(id.prefix(8)))
    }

    /// Deletes a file of bob; returns its path in the trash.
    private func trashed(_ name: String, _ client: CloudClient) async throws -> String {
        let made = try await client.send("PUT", bob + "/" + name, body: "evil")
        #expect(try await client.status("DELETE", bob + "/" + name) == 204)
        return try "/remote.php/dav/trash-bin/bob/\(number(made))"
    }

    private func destination(_ name: String) -> [String: String] { ["Destination": bob + "/" + name] }

    // MARK: Trash and versions

    @Test(arguments: ["dir/keep.txt", "dir/new.txt", "dir/sub", "dir"])
    func whatIsReadOnlyTakesNothingOutOfTheTrash(target: String) async throws {
        try await withShare(1) { cloud, _, bob in
            let item = try await trashed("evil.txt", bob)
            #expect(try await bob.status("MOVE", item, destination(target)) == 403)
            #expect(await cloud.text(of: "/dir/keep.txt", user: "alice") == "keep")
            #expect(await cloud.text(of: "/dir/sub/in.txt", user: "alice") == "in")
            #expect(await cloud.text(of: "/dir/new.txt", user: "alice") == nil)
            // It is still there for a place of its own.
            #expect(try await bob.status("MOVE", item, destination("back.txt")) == 201)
        }
    }

    @Test func theEntryOfAShareIsNeverReplaced() async throws {
        try await withShare(31) { cloud, _, bob in
            let item = try await trashed("evil.txt", bob)
            #expect(try await bob.status("MOVE", item, destination("dir")) == 403)
            for method in ["MOVE", "COPY"] {
                #expect(try await bob.status(method, self.bob + "/mine.txt", destination("dir")) == 403)
            }
            #expect(await cloud.text(of: "/dir/keep.txt", user: "alice") == "keep")
        }
    }

    private static let lock =
        "<D:lockinfo xmlns:D=\"DAV:\"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype>"
        + "</D:lockinfo>"

    @Test func whatIsLockedStaysAsItIs() async throws {
        try await withCloud { cloud, client in
            for text in ["1", "2"] { _ = try await client.send("PUT", alice + "/a.txt", body: text) }
            let made = try await client.send("PUT", alice + "/b.txt", body: "b")
            #expect(try await client.status("DELETE", alice + "/b.txt") == 204)
            let id = try await client.property("oc:fileid", "/a.txt")
            let versions = try await client.send("PROPFIND", "/remote.php/dav/meta/\(id)/v", ["Depth": "1"]).text
            let version = try #require(versions.firstMatch(of: #/\/v\/([0-9]+)</#)).1
            #expect(try await client.status("LOCK", alice + "/a.txt", body: Self.lock) == 200)
            let target = ["Destination": alice + "/a.txt"]
            let restored = try "/remote.php/dav/trash-bin/alice/\(number(made))"
            #expect(try await client.status("MOVE", restored, target) == 423)
            #expect(try await client.status("COPY", "/remote.php/dav/meta/\(id)/v/\(version)", target) == 423)
            #expect(await cloud.text(of: "/a.txt", user: "alice") == "2")
        }
    }

    @Test func whatNobodyMayCreateDoesNotComeOutOfTheTrash() async throws {
        try await withShare(31) { _, _, bob in
            let item = try await trashed("evil.txt", bob)
            #expect(try await bob.status("MOVE", item, destination(".htaccess")) == 403)
            #expect(try await bob.status("MOVE", item, destination("a.part")) == 400)
        }
    }

    // MARK: Moves and copies

    @Test(
        arguments: ["MOVE", "COPY"],
        [(3, 403), (7, 403), (11, 403), (15, 204)] as [(permissions: Int, status: Int)]
    )
    func whatIsReplacedIsDeletedAndCreated(method: String, rights: (permissions: Int, status: Int)) async throws {
        try await withShare(rights.permissions) { cloud, _, bob in
            for target in ["dir/keep.txt", "dir/sub"] {
                try await cloud.write("/junk", "junk", user: "bob")
                #expect(try await bob.status(method, self.bob + "/junk", destination(target)) == rights.status)
            }
            #expect(await cloud.text(of: "/dir/sub/in.txt", user: "alice") == (rights.status == 403 ? "in" : nil))
        }
    }

    @Test func theEntryOfAShareIsRenamedAndNotMovedAway() async throws {
        try await withShare(31) { cloud, _, bob in
            try await cloud.makeFolder("/Box", user: "bob")
            for target in ["Box/dir", "mine.txt"] {
                #expect(try await bob.status("MOVE", self.bob + "/dir", destination(target)) == 403)
            }
            #expect(try await bob.status("MOVE", self.bob + "/dir", destination("other")) == 201)
            #expect(await cloud.text(of: "/dir/keep.txt", user: "alice") == "keep")
            #expect(await cloud.text(of: "/other/keep.txt", user: "bob") == "keep")
        }
    }

    @Test func aFileBelongsToTheOneInWhoseTreeItIs() async throws {
        try await withShare(31) { cloud, alice, bob in
            let link = try await alice.share("/dir/keep.txt", "shareType=3").text
            let token = try #require(link.firstMatch(of: #/"token":"([^"]+)"/#)).1
            #expect(try await bob.status("MOVE", self.bob + "/dir/keep.txt", destination("taken.txt")) == 201)
            #expect(try await bob.status("PUT", self.bob + "/taken.txt", body: "private") == 204)
            #expect(try await bob.of(nil).status("GET", "/remote.php/dav/public-files/\(token)") == 404)
            #expect(try await bob.status("DELETE", self.bob + "/taken.txt") == 204)
            for (user, isThere) in [("alice", false), ("bob", true)] {
                let trash = try await alice.of(user)
                    .send("PROPFIND", "/remote.php/dav/trash-bin/\(user)/", ["Depth": "1"])
                #expect(trash.text.contains("taken.txt") == isThere)
            }
            // And the other way round: what alice deletes in her folder, she can restore.
            #expect(try await bob.status("MOVE", self.bob + "/mine.txt", destination("dir/given.txt")) == 201)
            #expect(try await alice.status("DELETE", self.alice + "/dir/given.txt") == 204)
            let trash = try await alice.send("PROPFIND", "/remote.php/dav/trash-bin/alice/", ["Depth": "1"])
            #expect(trash.text.contains("given.txt"))
        }
    }

    @Test(arguments: ["MOVE", "COPY"])
    func whatComesIntoAFolderNeedsTheSpaceOfItsOwner(method: String) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.users[0].quota = 20
        try await withShare(31, configuration) { cloud, _, bob in
            try await cloud.write("/big", String(repeating: "b", count: 30), user: "bob")
            #expect(try await bob.status(method, self.bob + "/big", destination("dir/big")) == 507)
            let item = try await trashed("mine.txt", bob)
            #expect(try await bob.status("MOVE", item, destination("dir/evil")) == 201)  // 4 bytes beside 6
        }
    }

    // MARK: Locks and uploads

    @Test func aLockCreatesNothingInAFolderThatIsReadOnly() async throws {
        try await withShare(1) { cloud, _, bob in
            for name in ["new.txt", "keep.txt"] {
                let status = try await bob.status("LOCK", self.bob + "/dir/" + name, body: Self.lock)
                #expect(status == 403)
            }
            #expect(await cloud.text(of: "/dir/new.txt", user: "alice") == nil)
        }
    }

    @Test(arguments: [("bmV3LnR4dA==", 4), ("a2VlcC50eHQ=", 2)])  // new.txt, keep.txt
    func aResumableUploadNeedsTheSameRights(name: String, needed: Int) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        for permissions in [1, 1 + needed, 31 - needed] {
            try await withShare(permissions, configuration) { _, _, bob in
                let fields = [
                    "Tus-Resumable": "1.0.0", "Upload-Length": "4", "Upload-Metadata": "filename \(name)",
                    "Content-Type": "application/offset+octet-stream",
                ]
                let status = try await bob.status("POST", self.bob + "/dir", fields, body: "evil")
                #expect(status == (permissions == 1 + needed ? 201 : 403))
            }
        }
    }

    @Test func aResumableUploadEndsOnlyWhereNothingIsLocked() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        try await withCloud(configuration) { cloud, client in
            try await cloud.write("/new.txt", "old", user: "alice")
            var fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "4", "Upload-Metadata": "filename bmV3LnR4dA=="]
            let begun = try await client.send("POST", alice + "/", fields)
            let location = try #require(begun.head.headerFields[.location])
            let locked = try await client.send("LOCK", alice + "/new.txt", body: Self.lock)
            fields = ["Tus-Resumable": "1.0.0", "Upload-Offset": "0"]
            #expect(try await client.status("PATCH", location, fields, body: "evil") == 423)
            #expect(await cloud.text(of: "/new.txt", user: "alice") == "old")
            // Nothing that was sent is lost: with the token it goes on.
            fields["Upload-Offset"] = "4"
            let token = try #require(HTTPField.Name("Lock-Token"))
            fields["If"] = try "(\(#require(locked.head.headerFields[token])))"
            #expect(try await client.status("PATCH", location, fields) == 204)
            #expect(await cloud.text(of: "/new.txt", user: "alice") == "evil")
        }
    }

    @Test(arguments: ["Li4=", "Lg==", "YS9i", "", "AQ==", "Lmh0YWNjZXNz"])  // "..", ".", "a/b", "", U+0001, ".htaccess"
    func aResumableUploadHasAUsualName(name: String) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        try await withCloud(configuration) { _, client in
            let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "0", "Upload-Metadata": "filename \(name)"]
            let status = try await client.status("POST", alice + "/", fields)
            #expect([400, 403].contains(status))
        }
    }
}
