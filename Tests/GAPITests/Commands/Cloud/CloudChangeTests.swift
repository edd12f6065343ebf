import AsyncCloud
import AsyncFetchTesting
import AsyncJSON
import CloudEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud mkdir, mv, cp, rm, trash, versions", .timeLimit(.minutes(5)))
struct CloudChangeTests {
    // MARK: mkdir

    @Test func foldersAreMade() async throws {
        try await CloudBed.run { bed in
            let ran = await bed.run("mkdir", "/a", "/b")
            #expect(ran.code == 0 && ran.output == "made /a/\nmade /b/\n")
            #expect(await bed.run("mkdir", "/a").code == 73)
            let missing = await bed.run("mkdir", "/c/d/e")
            #expect(missing.code == 73 && missing.errors.contains("-p"))
            let all = await bed.run("mkdir", "-p", "--json", "/c/d/e")
            #expect(try all.lines().compactMap { $0["made"]?.string } == ["/c", "/c/d", "/c/d/e"])
            let again = await bed.run("mkdir", "-p", "/c/d/e")
            #expect(again.code == 0 && again.output == "")
            try await bed.put("/file")
            #expect(await bed.run("mkdir", "-p", "/file/x").code == 73)
        }
    }

    @Test func aFolderThatAnotherMakesMeanwhileIsNoMistake() async throws {
        try await CloudBed.run { bed in
            try await bed.cloud.makeFolder("/a", user: "alice")
            try await bed.put("/file")
            for (path, code) in [("/a", 0), ("/file", 73)] as [(String, Int32)] {
                // It is not there yet when the command looks.
                bed.cloud.faults.rules = [.init(.status(404), path: "/files/alice" + path)]
                let ran = await bed.run("mkdir", "-p", path)
                #expect(ran.code == code && ran.output == "", "\(ran.errors)")
            }
        }
    }

    // MARK: mv, cp

    @Test func whatMovesGetsANameOrAFolder() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/cat.jpg", "meow")
            try await bed.put("/dog.jpg", "wuff")
            try await bed.cloud.makeFolder("/Photos", user: "alice")
            let ran = await bed.run("mv", "/cat.jpg", "/tom.jpg")
            #expect(ran.code == 0 && ran.output == "moved /cat.jpg -> /tom.jpg\n")
            let both = await bed.run("mv", "/tom.jpg", "/dog.jpg", "/Photos", "--json")
            #expect(both.code == 0)
            #expect(
                try both.lines().compactMap { $0["destination"]?.string } == ["/Photos/tom.jpg", "/Photos/dog.jpg"]
            )
            #expect(try await bed.everything() == ["/Photos/", "/Photos/dog.jpg", "/Photos/tom.jpg"])
        }
    }

    @Test func whatIsCopiedStays() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/cat.jpg", "meow")
            #expect(await bed.run("cp", "/Photos/cat.jpg", "/tom.jpg").code == 0)
            #expect(await bed.remote("/tom.jpg") == "meow")
            #expect(await bed.run("cp", "/Photos", "/Copy").code == 64)
            #expect(await bed.run("cp", "-r", "/Photos", "/Copy").code == 0)
            #expect(await bed.remote("/Copy/cat.jpg") == "meow")
            #expect(await bed.remote("/Photos/cat.jpg") == "meow")
        }
    }

    @Test(arguments: ["mv", "cp"])
    func aTargetThatIsThereStaysWithoutForce(command: String) async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt", "new")
            try await bed.put("/b.txt", "old")
            try await bed.cloud.makeFolder("/x/a.txt", user: "alice")
            #expect(await bed.run(command, "/a.txt", "/b.txt").code == 73)
            #expect(await bed.remote("/b.txt") == "old")
            #expect(await bed.run(command, "/a.txt", "/x", "--force").code == 73)
            #expect(await bed.run(command, "/a.txt", "/b.txt", "--force").code == 0)
            #expect(await bed.remote("/b.txt") == "new")
        }
    }

    @Test(arguments: ["mv", "cp"])
    func linesThatWouldLoseSomethingAreRefused(command: String) async throws {
        try await CloudBed.run { bed in
            try await bed.put("/x/a.txt")
            try await bed.put("/y/a.txt")
            let recursive = command == "cp" ? ["-r"] : []
            let lines = [
                ["/x", "/x/y"], ["/x", "/x/"], ["/x/a.txt", "/x/a.txt"], ["/", "/z"],
                ["/x/a.txt", "/y/a.txt", "/"],
            ]
            for line in lines {
                let ran = await bed.run([command] + recursive + line)
                #expect(ran.code == 64, "\(line): \(ran.errors)")
            }
            #expect(await bed.run(command, "/none", "/z").code == 66)
            #expect(await bed.run(command, "/x/a.txt", "/no/folder/b.txt").code == 73)
            #expect(try await bed.everything() == ["/x/", "/x/a.txt", "/y/", "/y/a.txt"])
        }
    }

    // MARK: rm, trash

    @Test func whatIsRemovedIsInTheTrash() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/a.jpg", "meow")
            try await bed.put("/b.txt")
            let refused = await bed.run("rm", "/b.txt", "/Photos")
            #expect(refused.code == 64 && refused.errors.contains("-r"))
            #expect(await bed.remote("/b.txt") != nil)
            #expect(await bed.run("rm", "-r", "/").code == 64)
            let ran = await bed.run("rm", "-r", "/Photos")
            #expect(ran.code == 0)
            #expect(ran.output == "moved to the trash: /Photos/ (gapi cloud trash restores it)\n")
            let trash = try await bed.run("trash", "--json").document()
            let id = try #require(trash[0]?["id"]?.string)
            #expect(trash[0]?["path"]?.string == "/Photos" && trash[0]?["kind"]?.string == "folder")
            #expect(await bed.run("trash").output.contains("/Photos/"))
            let restored = await bed.run("trash", "--restore", id)
            #expect(restored.code == 0 && restored.output == "restored /Photos\n")
            #expect(await bed.remote("/Photos/a.jpg") == "meow")
            #expect(await bed.run("trash").output == "the trash is empty\n")
        }
    }

    @Test func whatIsRestoredReplacesNothing() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt", "old")
            let removed = try await bed.run("rm", "--json", "/a.txt").document()
            #expect(removed["removed"]?.string == "/a.txt" && removed["trash"] == true)
            try await bed.put("/a.txt", "new")
            let id = try #require(try await bed.run("trash", "--json").document()[0]?["id"]?.string)
            let ran = await bed.run("trash", "--restore", id)
            #expect(ran.code == 73 && ran.errors.contains("--to"))
            #expect(await bed.run("trash", "--restore", id, "--to", "/a.txt").code == 73)
            #expect(await bed.run("trash", "--restore", id, "--to", "/old.txt").code == 0)
            #expect(await bed.remote("/a.txt") == "new")
            #expect(await bed.remote("/old.txt") == "old")
            #expect(await bed.run("trash", "--restore", id).code == 66)
        }
    }

    @Test func theTrashIsEmptiedWithForceOnly() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt")
            #expect(await bed.run("rm", "/a.txt").code == 0)
            #expect(await bed.run("trash", "--empty").code == 64)
            #expect(try await bed.connection().trash().count == 1)
            #expect(await bed.run("trash", "--empty", "--force").code == 0)
            #expect(try await bed.connection().trash().isEmpty)
        }
    }

    // MARK: versions

    @Test func formerVersionsAreListedDownloadedAndRestored() async throws {
        try await CloudBed.run { bed in
            for text in ["one", "three"] { try await bed.put("/notes.txt", text) }
            let list = try await bed.run("versions", "--json", "/notes.txt").document()
            let version = try #require(list[0]?["version"]?.string)
            #expect(list[0]?["size"] == 3 && list.array?.count == 1)
            #expect(await bed.run("versions", "/notes.txt").output.contains(version))
            let file = bed.folder + "/old.txt"
            let ran = await bed.run("versions", "/notes.txt", "--get", version, "-o", file)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.text("old.txt") == "one")
            try bed.write("mine", to: "old.txt")
            #expect(await bed.run("versions", "/notes.txt", "--get", version, "-o", file).code == 73)
            #expect(bed.text("old.txt") == "mine")
            #expect(await bed.run("versions", "/notes.txt", "--get", version, "-o", file, "--force").code == 0)
            #expect(bed.text("old.txt") == "one" && bed.names(below: "") == ["old.txt"])
            let restored = await bed.run("versions", "/notes.txt", "--restore", version)
            #expect(restored.code == 0, "\(restored.errors)")
            #expect(await bed.remote("/notes.txt") == "one")
            #expect(await bed.run("versions", "/notes.txt", "--restore", "17").code == 66)
        }
    }

    @Test func aFolderHasNoVersions() async throws {
        try await CloudBed.run { bed in
            #expect(await bed.run("versions", "/").code == 64)
        }
    }
}
