import AsyncCloud
import AsyncJSON
import CloudEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud share, shares", .timeLimit(.minutes(5)))
struct CloudShareTests {
    private func withPhotos(_ body: (CloudBed) async throws -> Void) async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/a.jpg")
            try await body(bed)
        }
    }

    @Test func aLinkIsPrinted() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("share", "/Photos", "--link", "--expires", "2099-12-31", "--name", "Summer")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.hasPrefix(bed.cloud.url + "/index.php/s/"))
            #expect(ran.output.split(separator: "\n").count == 1)
            let shares = try await bed.run("shares", "--json", "/Photos").document()
            #expect(shares[0]?["kind"]?.string == "link" && shares[0]?["expires"]?.string == "2099-12-31")
            #expect(shares[0]?["name"]?.string == "Summer" && shares[0]?["permissions"]?.string == "r")
            #expect(shares[0]?["password"] == false)
        }
    }

    @Test func aPasswordComesFromStandardInputAndIsNeverShown() async throws {
        try await withPhotos { bed in
            let words = ["share", "/Photos", "--link", "--password-stdin", "--json"]
            let ran = await bed.run(words, password: "SECRET")
            #expect(ran.code == 0, "\(ran.errors)")
            let share = try ran.document()
            #expect(share["password"] == true)
            #expect(!ran.output.contains("SECRET") && !ran.errors.contains("SECRET"))
            #expect(await bed.run(words, password: "").code == 65)
            #expect(await bed.run(words, password: nil).code == 65)
            #expect(await bed.run("shares").output.contains("(password)"))
        }
    }

    @Test func aFolderIsSharedWithAUserAndAGroup() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("share", "/Photos", "--user", "bob", "--permissions", "rwcd")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "/Photos is shared with Bob (rwcd)\n")
            #expect(await bed.run("share", "/Photos", "--group", "staff").code == 0)
            #expect(await bed.run("share", "/Photos", "--user", "nobody").code == 66)
            #expect(await bed.run("share", "/none", "--user", "bob").code == 66)
            let kinds = try await bed.run("shares", "--json").document().array?.compactMap { $0["kind"]?.string }
            #expect(kinds == ["user", "group"])
        }
    }

    @Test func aShareIsDeclinedAcceptedAndEnded() async throws {
        try await withPhotos { bed in
            #expect(await bed.run("share", "/Photos", "--user", "bob").code == 0)
            let mine = try await bed.run("shares", "--with-me", "--json", "--account", "bob").document()
            let id = try #require(mine[0]?["id"]?.string)
            #expect(mine[0]?["owner"]?.string == "alice")
            #expect(await bed.run("shares", "--decline", id, "--account", "bob").code == 0)
            #expect(await bed.run("shares", "--with-me", "--account", "bob").output.contains("declined"))
            let accepted = await bed.run("shares", "--accept", id, "--account", "bob")
            #expect(accepted.code == 0 && accepted.output == "accepted the share of /Photos\n")
            #expect(await bed.run("ls", "/Photos", "--account", "bob").output.contains("a.jpg"))
            #expect(await bed.run("shares", "--remove", id).code == 0)
            #expect(await bed.run("shares").output == "there are no shares\n")
            #expect(await bed.run("shares", "--remove", id).code == 66)
        }
    }

    @Test func anIdentifierIsNoPath() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("shares", "--remove", "../../users/1")
            #expect(ran.code == 66)
        }
    }
}
