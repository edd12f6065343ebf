import AsyncFetch
import CloudEmulator
import Foundation
import Testing

@Suite("Emulated shares", .timeLimit(.minutes(2)))
struct ShareTests {
    private let alice = "/remote.php/dav/files/alice"
    private let bob = "/remote.php/dav/files/bob"
    private let links = "/remote.php/dav/public-files/"

    /// Returns the value of a member of an answer in JSON.
    private func member(_ name: String, _ text: String) throws -> String {
        let start = try #require(text.range(of: "\"\(name)\":\""), "\(text)").upperBound
        return String(text[start...].prefix { $0 != "\"" }).replacing("\\/", with: "/")
    }

    @Test(arguments: ["", "&name=Photos", "&name=Other"])
    func aShareWithATakenNameGetsAnother(label: String) async throws {
        try await withCloud { cloud, client in
            try await cloud.write("/Photos/alice.txt", "a", user: "alice")
            try await cloud.write("/Photos/bob.txt", "b", user: "bob")
            let made = try await client.share("/Photos", "shareType=0&shareWith=bob" + label)
            #expect(made.status == 200)
            #expect(try member("file_target", made.text) == "/Photos (2)")
            #expect(await cloud.text(of: "/Photos/bob.txt", user: "bob") == "b")
            #expect(await cloud.text(of: "/Photos (2)/alice.txt", user: "bob") == "a")
            // Another client of bob finds the share by its name.
            try await cloud.write("/Photos (2)/new.txt", "n", user: "bob")
            #expect(await cloud.text(of: "/Photos/new.txt", user: "alice") == "n")
        }
    }

    @Test func sharesOfOneNameHaveNamesOfTheirOwn() async throws {
        try await withCloud(.threeUsers) { cloud, client in
            for user in ["alice", "carol"] {
                try await cloud.write("/x.txt", user, user: user)
                #expect(try await client.of(user).share("/x.txt", "shareType=0&shareWith=bob").status == 200)
            }
            #expect(await cloud.text(of: "/x.txt", user: "bob") == "alice")
            #expect(await cloud.text(of: "/x (2).txt", user: "bob") == "carol")
            // One that is accepted again does not take the place of what came meanwhile.
            #expect(try await client.of("bob").status("DELETE", bob + "/x.txt") == 204)
            try await cloud.write("/x.txt", "bob", user: "bob")
            let shares = "/ocs/v2.php/apps/files_sharing/api/v1/shares/pending/1"
            #expect(try await client.of("bob").status("POST", shares) == 200)
            #expect(await cloud.text(of: "/x.txt", user: "bob") == "bob")
            #expect(await cloud.text(of: "/x (3).txt", user: "bob") == "alice")
        }
    }

    @Test func aRootIsNotShared() async throws {
        try await withCloud { _, client in
            for kind in ["shareType=0&shareWith=bob", "shareType=3"] {
                let made = try await client.share("/", kind)
                #expect(made.status == 403)
            }
        }
    }

    // MARK: Links

    @Test func aLinkShowsNothingOfItsMakerButWhatIsShared() async throws {
        try await withCloud(.threeUsers) { cloud, client in
            try await cloud.write("/Shared/x.txt", "x", user: "alice")
            try await cloud.write("/secret.txt", "secret", user: "bob")
            try await cloud.write("/Carols/c.txt", "c", user: "carol")
            let bobs = client.of("bob")
            try await client.share("/Shared", "shareType=0&shareWith=bob&permissions=31")
            try await client.of("carol").share("/Carols", "shareType=0&shareWith=bob")
            let token = try member("token", try await bobs.share("/Shared", "shareType=3").text)
            let stranger = client.of(nil)
            for hasLeft in [false, true] {
                if hasLeft { #expect(try await bobs.status("DELETE", bob + "/Shared") == 204) }
                #expect(try await stranger.send("GET", links + token + "/x.txt").text == "x")
                let list = try await stranger.send("PROPFIND", links + token, ["Depth": "1"]).text
                #expect(list.contains("x.txt</d:href>") && !list.contains("secret") && !list.contains("Carols"))
                for name in ["secret.txt", "Carols/c.txt", "Shared/x.txt"] {
                    #expect(try await stranger.status("GET", links + token + "/" + name) == 404)
                }
            }
            // With the item, the link ends.
            #expect(try await client.status("DELETE", alice + "/Shared") == 204)
            #expect(try await stranger.status("PROPFIND", links + token) == 404)
        }
    }

    @Test func aLinkOfAFileIsOneFile() async throws {
        try await withCloud(.threeUsers) { cloud, client in
            try await cloud.write("/a.txt", "a", user: "alice")
            try await cloud.write("/Carols/c.txt", "c", user: "carol")
            try await client.of("carol").share("/Carols", "shareType=0&shareWith=alice")
            let token = try member("token", try await client.share("/a.txt", "shareType=3").text)
            let list = try await client.of(nil).send("PROPFIND", links + token, ["Depth": "1"]).text
            #expect(list.components(separatedBy: "<d:response>").count == 2)
        }
    }

    @Test func aLinkForUploadsAloneIsNotRead() async throws {
        try await withCloud { cloud, client in
            try await cloud.write("/Drop/x.txt", "x", user: "alice")
            let token = try member("token", try await client.share("/Drop", "shareType=3&permissions=4").text)
            #expect(try await client.of(nil).status("PROPFIND", links + token) == 403)
            #expect(try await client.of(nil).status("GET", links + token + "/x.txt") == 403)
        }
    }

    @Test func aShareEndsWithItsLastDay() async throws {
        let clock = TestTime(1_795_132_800)  // 2026-11-20 00:00 UTC
        var configuration = EmulatedCloud.Configuration()
        configuration.now = { clock.seconds }
        try await withCloud(configuration) { cloud, client in
            try await cloud.write("/dir/x.txt", "x", user: "alice")
            let made = try await client.share("/dir", "shareType=3&expireDate=2026-11-20")
            let token = try member("token", made.text)
            try await client.share("/dir", "shareType=0&shareWith=bob&expireDate=2026-11-20")
            clock.seconds += 86_399
            #expect(try await client.of(nil).status("GET", links + token + "/x.txt") == 200)
            #expect(try await client.of("bob").status("GET", bob + "/dir/x.txt") == 200)
            clock.seconds += 1
            #expect(try await client.of(nil).status("GET", links + token + "/x.txt") == 404)
            #expect(try await client.of("bob").status("GET", bob + "/dir/x.txt") == 404)
        }
    }

    // MARK: Reshares

    @Test(arguments: [(1, 404), (15, 404), (17, 200), (31, 200)])
    func nobodySharesMoreThanHeHas(permissions: Int, status: Int) async throws {
        try await withCloud(.threeUsers) { cloud, client in
            try await cloud.write("/dir/x.txt", "x", user: "alice")
            try await client.share("/dir", "shareType=0&shareWith=bob&permissions=\(permissions)")
            let bobs = client.of("bob")
            let made = try await bobs.share("/dir", "shareType=0&shareWith=carol&permissions=31")
            #expect(made.status == status)
            let carols = "/remote.php/dav/files/carol/dir/x.txt"
            let written = try await client.of("carol").status("PUT", carols, body: "carol")
            #expect(written == (status == 404 ? 409 : permissions == 31 ? 204 : 403))
            guard status == 200 else { return }
            // Nor by a later change.
            let id = try member("id", made.text)
            let change = ["Content-Type": "application/x-www-form-urlencoded"]
            let path = "/ocs/v2.php/apps/files_sharing/api/v1/shares/\(id)"
            _ = try await bobs.send("PUT", path, change, body: "permissions=31")
            #expect(try await client.of("carol").status("PUT", carols, body: "c") == (permissions == 31 ? 204 : 403))
        }
    }

    @Test func aShareWithAUserIsRead() async throws {
        try await withCloud { cloud, client in
            try await cloud.makeFolder("/dir", user: "alice")
            #expect(try await client.share("/dir", "shareType=0&shareWith=bob&permissions=4").status == 404)
        }
    }
}
