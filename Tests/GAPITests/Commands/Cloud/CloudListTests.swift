import AsyncCloud
import AsyncFetch
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

@Suite("gapi cloud ls, tree, find", .timeLimit(.minutes(5)))
struct CloudListTests {
    @Test func aFolderIsATableOfWhatIsInIt() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/2026/a.jpg", "1234")
            try await bed.put("/Photos/b.jpg", "12345")
            let ran = await bed.run("ls", "/Photos")
            #expect(ran.code == 0, "\(ran.errors)")
            let lines = ran.output.split(separator: "\n")
            try #require(lines.count == 3)
            #expect(lines[0].contains("may") && lines[0].contains("modified"))
            #expect(lines[1].hasSuffix(" 2026/"))
            #expect(lines[2].hasSuffix(" b.jpg") && lines[2].contains(" 5 ") && lines[2].contains("W"))
            #expect(await bed.run("ls", "Photos/").output == ran.output)
        }
    }

    @Test func eachItemIsALineOfJSON() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/b.jpg", "12345")
            try await bed.cloud.makeFolder("/Photos/2026", user: "alice")
            let lines = try await bed.run("ls", "--json", "/Photos").lines()
            #expect(Set(lines.compactMap { $0["path"]?.string }) == ["/Photos/2026", "/Photos/b.jpg"])
            let file = try #require(lines.first { $0["kind"]?.string == "file" })
            #expect(file["name"]?.string == "b.jpg" && file["size"] == 5)
            #expect(file["modified"]?.string?.hasSuffix("Z") == true)
            #expect(file["etag"]?.string != nil && file["id"]?.string != nil)
        }
    }

    @Test func aFileIsListedItself() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt", "12345")
            let ran = await bed.run("ls", "-l", "/a.txt")
            #expect(ran.code == 0)
            #expect(ran.output.split(separator: "\n").count == 2)
            #expect(ran.output.contains("Alice") && ran.output.hasSuffix(" a.txt\n"))
        }
    }

    @Test func severalFoldersHaveTheirNames() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a/1.txt")
            try await bed.put("/b/2.txt")
            let output = await bed.run("ls", "/a", "/b").output
            #expect(output.hasPrefix("/a:\n") && output.contains("\n\n/b:\n"))
        }
    }

    @Test(arguments: ["ls", "tree", "get", "rm", "versions"])
    func aPathWhereNothingIsIsAFailure(command: String) async throws {
        try await CloudBed.run { bed in
            let ran = await bed.run(command, "/none")
            #expect(ran.code == 66)
            #expect(ran.complaints.count == 1)
            let asJSON = await bed.run(command, "/none", "--json")
            #expect(asJSON.code == 66)
            let failure = try JSON.Value(parsing: asJSON.errors)
            #expect(failure["error"]?["exit"] == 66)
        }
    }

    @Test func aNameCannotControlTheTerminal() async throws {
        let hostile = ["\u{1B}[31mred", "\u{202E}gpj.exe", "two\nlines", "\u{9B}2J"]
        try await CloudBed.run { bed in
            for name in hostile { try await bed.put("/x/\(name)") }
            let ways = [["ls", "/x"], ["ls", "-l", "/x"], ["ls", "--json", "/x"], ["tree"], ["find", "e"]]
            for words in ways {
                let ran = await bed.run(words, onTerminal: true)
                #expect(ran.code == 0)
                for scalar in ran.output.unicodeScalars where scalar != "\n" {
                    #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar.value != 0x202E)
                }
                #expect(!ran.output.contains("two\nlines"))
            }
            #expect(await bed.run("ls", "/x").output.contains("two lines"))
        }
    }

    @Test func aTreeIsDrawn() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/2026/a.jpg")
            try await bed.put("/Photos/2026/b.jpg")
            try await bed.put("/Photos/c.jpg")
            let ran = await bed.run("tree", "/Photos")
            #expect(ran.code == 0)
            #expect(
                ran.output == """
                    /Photos/
                    ├── 2026/
                    │   ├── a.jpg
                    │   └── b.jpg
                    └── c.jpg
                    1 folder, 3 files

                    """
            )
            #expect(await bed.run("tree", "-L", "1", "/Photos").output.contains("└── c.jpg\n1 folder, 1 file\n"))
            let folders = await bed.run("tree", "--folders", "/Photos").output
            #expect(folders == "/Photos/\n└── 2026/\n1 folder\n")
            #expect(try await bed.everything().count == 5)
        }
    }

    @Test func aFolderThatCannotBeReadIsNamedInATree() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a/1.txt")
            try await bed.put("/b/2.txt")
            bed.cloud.faults.rules = [.init(.status(403), path: "/files/alice/a", times: nil)]
            let ran = await bed.run("tree")
            #expect(ran.code == 1)
            #expect(ran.errors.contains("/a: "))
            #expect(ran.output.contains("2.txt"))
        }
    }

    /// A list is kept to be sorted, with those of the folders above it: a server that never ends one must not fill the
    /// memory.
    @Test func listsHaveAMostNumberOfItemsAndBytes() async throws {
        try await CloudBed.run { bed in
            for name in ["a", "b", "c"] { try await bed.put("/x/\(name)") }
            let connection = try await bed.connection()
            let (items, rest) = try await connection.list("/x", within: ListBudget(items: 4))
            #expect(items.map(\.name) == ["a", "b", "c"])
            for budget in [rest, ListBudget(items: 2), ListBudget(bytes: 20)] {
                let error = try #require(
                    await #expect(throws: Cloud.Error.self) { _ = try await connection.list("/x", within: budget) }
                )
                #expect(error.code == .badAnswer && error.message.contains("the list of /x"))
                #expect(ToolFailure(error).json["error"]?["exit"] == 65)
            }
        }
    }

    @Test func theServerSearches() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/deep/er/Holiday.jpg")
            try await bed.put("/deep/other.jpg")
            let ran = await bed.run("find", "olida")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.hasSuffix(" /deep/er/Holiday.jpg\n"))
            #expect(try await bed.run("find", "jpg", "--json").lines().count == 2)
            #expect(try await bed.run("find", "jpg", "--json", "--limit", "1").lines().count == 1)
            let nothing = await bed.run("find", "none")
            #expect(nothing.code == 0 && nothing.output == "")
        }
    }

    @Test func favouritesAreFound() async throws {
        try await CloudBed.run { bed in
            for name in ["a.jpg", "b.jpg", "c.jpg"] { try await bed.put("/x/\(name)") }
            let connection = try await bed.connection()
            for name in ["a.jpg", "b.jpg"] {
                try await connection.setFavorite(true, at: try Cloud.Path(validating: "/x/\(name)"))
            }
            let all = try await bed.run("find", "--favorites", "--json").lines()
            #expect(Set(all.compactMap { $0["name"]?.string }) == ["a.jpg", "b.jpg"])
            let some = try await bed.run("find", "--favorites", "--json", "A.").lines()
            #expect(some.compactMap { $0["name"]?.string } == ["a.jpg"])
        }
    }
}
