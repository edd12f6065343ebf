import AsyncCloud
import AsyncFetch
import AsyncJSON
import CloudEmulator
import Synchronization
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud login", .timeLimit(.minutes(5)))
struct CloudLoginTests {
    /// The surroundings of a user with a configuration folder of their own.
    private func surroundings(_ folder: String, password: String? = "alice-secret") -> CloudSurroundings {
        var surroundings = CloudSurroundings()
        let accounts = CloudAccounts(folder: folder + "/config")
        surroundings.accounts = { accounts }
        surroundings.connection = { try await accounts.connection($0) }
        surroundings.vault = { try await accounts.vault($0) }
        surroundings.password = { _ in password }
        surroundings.confirm = { _ in false }
        surroundings.line = { nil }
        return surroundings
    }

    private func files(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/config")) ?? []).sorted()
    }

    private func text(_ folder: String, _ name: String) -> String {
        FileManager.default.contents(atPath: "\(folder)/config/\(name)").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    @Test func aPasswordLoginIsKeptAndForgotten() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/cat.txt")
            let here = surroundings(bed.folder)
            let url = bed.cloud.url + "/index.php/apps/files"
            let login = await runGapi(["cloud", "login", url, "--user", "alice"], cloud: here)
            #expect(login.code == 0 && login.output.contains("logged in as alice@"))
            #expect(await runGapi(["cloud", "ls"], cloud: here).output.contains("cat.txt"))
            let accounts = await runGapi(["cloud", "accounts", "--json"], cloud: here)
            #expect(try accounts.lines().first?["login"]?.string == "basic")
            // The bookmark has no secret, and nobody else can read any file.
            #expect(!text(bed.folder, "cloud.json").contains("alice-secret"))
            #expect(text(bed.folder, "cloud-passwords.json").contains("alice-secret"))
            for name in files(bed.folder) where name.hasSuffix(".json") {
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(bed.folder)/config/\(name)")
                #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
            }
            #expect(await runGapi(["cloud", "logout"], cloud: here).code == 0)
            #expect(!text(bed.folder, "cloud-passwords.json").contains("alice-secret"))
            #expect(await runGapi(["cloud", "ls"], cloud: here).code == 77)
        }
    }

    @Test func aBrowserLoginShowsItsPageAndKeepsNothingUnfinished() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await CloudBed.run(configuration) { bed in
            try await bed.put("/cat.txt")
            // The emulator knows another client than the one of the tool: the login is refused, and nothing is kept.
            let here = surroundings(bed.folder)
            let pasted = await runGapi(["cloud", "login", bed.cloud.url, "--paste"], cloud: here)
            #expect(pasted.code == 64 && pasted.output.contains("index.php/apps/oauth2/authorize"))
            #expect(!files(bed.folder).contains("cloud.json"))
            // A password is possible, too.
            let words = ["cloud", "login", bed.cloud.url, "--password", "--user", "alice", "--json"]
            let ran = await runGapi(words, cloud: here)
            #expect(ran.code == 0)
            #expect(try ran.document()["userID"]?.string == "alice")
        }
    }

    @Test func whatIsRefusedIsNotKept() async throws {
        try await CloudBed.run { bed in
            let url = bed.cloud.url
            for (words, password, code) in [
                ([url, "--user", "alice"], "wrong", 77), ([url, "--user", "alice"], nil, 64),
                ([url], "alice-secret", 64),
                (["ftp://host"], "x", 64), (["http://127.0.0.1:1", "--user", "alice"], "x", 69),
            ] as [([String], String?, Int32)] {
                let here = surroundings(bed.folder, password: password)
                let ran = await runGapi(["cloud", "login"] + words, cloud: here)
                #expect(ran.code == code, "\(words): \(ran.errors)")
                #expect(ran.complaints.count == 1)
                #expect(!ran.errors.contains("alice-secret"))
            }
            #expect(!files(bed.folder).contains("cloud.json"))
        }
    }

    @Test func theSameNameIsTheSameAccount() async throws {
        try await CloudBed.run { bed in
            let here = surroundings(bed.folder)
            for _ in 0..<2 {
                let words = ["cloud", "login", bed.cloud.url, "--user", "alice", "--name", "work"]
                #expect(await runGapi(words, cloud: here).code == 0)
            }
            let accounts = try here.accounts()
            #expect(try accounts.bookmarks().count == 1)
            let bob = surroundings(bed.folder, password: "bob-secret")
            #expect(await runGapi(["cloud", "login", bed.cloud.url, "--user", "bob"], cloud: bob).code == 0)
            #expect(await runGapi(["cloud", "ls"], cloud: here).code == 64)
            #expect(await runGapi(["cloud", "ls", "--account", "work"], cloud: here).code == 0)
            let table = await runGapi(["cloud", "accounts"], cloud: here)
            #expect(table.output.contains("work") && table.output.contains("bob@"))
        }
    }

    @Test func noOtherAccountTakesAName() async throws {
        try await CloudBed.run { bed in
            let here = surroundings(bed.folder)
            let words = ["cloud", "login", bed.cloud.url, "--name", "work", "--user"]
            #expect(await runGapi(words + ["alice"], cloud: here).code == 0)
            let bob = surroundings(bed.folder, password: "bob-secret")
            #expect(await runGapi(words + ["bob"], cloud: bob).code == 64)
            #expect(!text(bed.folder, "cloud-passwords.json").contains("bob-secret"))
            // The same user again, without the name.
            #expect(await runGapi(["cloud", "login", bed.cloud.url, "--user", "alice"], cloud: here).code == 0)
            let names = try here.accounts().bookmarks().map(\.name)
            #expect(names == ["work"])
        }
    }

    /// A login of a user, as in a process of its own.
    private func add(_ user: String, to folder: String, named name: String? = nil) async throws -> Cloud.Bookmark {
        var bookmark = Cloud.Bookmark()
        bookmark.server = "https://host/"
        bookmark.userID = user
        bookmark.method = .basic
        return try await CloudAccounts(folder: folder).add(bookmark, named: name, password: "secret")
    }

    /// The identifiers of all passwords that are kept.
    private func passwords(_ folder: String) throws -> Set<String> {
        let file = try JSON.Value(parsing: Array(text(folder, "cloud-passwords.json").utf8))
        return Set(file["passwords"]?.members?.map(\.0) ?? [])
    }

    @Test func loginsAtTheSameMomentAreAllKept() async throws {
        try await CloudBed.withFolder { folder in
            try await withThrowingTaskGroup { group in
                for number in 0..<4 { group.addTask { _ = try await add("\(number)", to: folder + "/config") } }
                try await group.waitForAll()
            }
            let bookmarks = try CloudAccounts(folder: folder + "/config").bookmarks()
            #expect(Set(bookmarks.map(\.name)) == Set((0..<4).map { "\($0)@host" }))
            #expect(try passwords(folder) == Set(bookmarks.compactMap(\.id)))
        }
    }

    @Test func loginsOfTheSameAccountAtTheSameMomentAreOne() async throws {
        try await CloudBed.withFolder { folder in
            try await withThrowingTaskGroup { group in
                for _ in 0..<4 { group.addTask { _ = try await add("alice", to: folder + "/config") } }
                try await group.waitForAll()
            }
            let bookmarks = try CloudAccounts(folder: folder + "/config").bookmarks()
            #expect(bookmarks.map(\.name) == ["alice@host"])
            #expect(try passwords(folder) == Set(bookmarks.compactMap(\.id)))
        }
    }

    @Test func oneOfSeveralAtTheSameMomentGetsAName() async throws {
        try await CloudBed.withFolder { folder in
            let named = await withTaskGroup { group in
                for number in 0..<4 {
                    group.addTask { (try? await add("\(number)", to: folder + "/config", named: "work")) != nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(named == 1)
            let names = try CloudAccounts(folder: folder + "/config").bookmarks().map(\.name)
            #expect(names == ["work"])
        }
    }

    @Test func aPasswordIsNeverWithoutItsAccount() async throws {
        try await CloudBed.withFolder { folder in
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { _ = try? await add("alice", to: folder + "/config") }
                    group.addTask {
                        let accounts = CloudAccounts(folder: folder + "/config")
                        if let bookmark = try? accounts.bookmark(nil) { try? await accounts.remove(bookmark) }
                    }
                }
            }
            _ = try await add("bob", to: folder + "/config")
            let bookmarks = try CloudAccounts(folder: folder + "/config").bookmarks()
            #expect(try passwords(folder) == Set(bookmarks.compactMap(\.id)))
        }
    }

    @Test func aLoginAgainKeepsWhatANewerVersionWrote() async throws {
        try await CloudBed.withFolder { folder in
            _ = try await add("alice", to: folder + "/config")
            let file = folder + "/config/cloud.json"
            let book = text(folder, "cloud.json").replacing(#""server""#, with: #""colour":"red","server""#)
            try Data(book.utf8).write(to: URL(filePath: file))
            _ = try await add("alice", to: folder + "/config")
            #expect(text(folder, "cloud.json").contains(#""colour":"red""#))
        }
    }

    @Test func aServerIsTheSameHoweverItIsWritten() async throws {
        try await CloudBed.run { bed in
            let here = surroundings(bed.folder)
            for host in ["localhost", "LocalHost"] {
                let url = bed.cloud.url.replacing("127.0.0.1", with: host)
                let ran = await runGapi(["cloud", "login", url, "--user", "alice"], cloud: here)
                #expect(ran.code == 0, "\(ran.errors)")
            }
            let bookmarks = try here.accounts().bookmarks()
            #expect(bookmarks.count == 1)
        }
    }

    @Test func whatAKilledLoginLeftIsRemoved() async throws {
        try await CloudBed.withFolder { folder in
            _ = try await add("alice", to: folder + "/config")
            for name in ["cloud-passwords.json.1a.part", "cloud.json.2b.part", "other.part"] {
                try Data("secret".utf8).write(to: URL(filePath: "\(folder)/config/\(name)"))
            }
            let accounts = CloudAccounts(folder: folder + "/config")
            try await accounts.remove(accounts.bookmark(nil))
            #expect(files(folder).filter { $0.hasSuffix(".part") } == ["other.part"])
        }
    }

    @Test func aFingerprintIsForACertificate() async throws {
        try await CloudBed.run { bed in
            let here = surroundings(bed.folder)
            let words = ["cloud", "login", bed.cloud.url, "--user", "alice", "--fingerprint", "ab:cd"]
            #expect(await runGapi(words, cloud: here).code == 69)
            #expect(bed.cloud.journal.count { $0.headers[.authorization] != nil } == 0)
        }
    }

    @Test func aPasswordInTheURLIsNotKept() async throws {
        try await CloudBed.run { bed in
            let url = bed.cloud.url.replacing("http://", with: "http://alice:typed-secret@")
            let ran = await runGapi(["cloud", "login", url, "--json"], cloud: surroundings(bed.folder))
            #expect(ran.code == 0 && !ran.output.contains("typed-secret"))
            #expect(!text(bed.folder, "cloud.json").contains("typed-secret"))
        }
    }

    @Test func aDamagedBookIsNamed() async throws {
        try await CloudBed.run { bed in
            try LocalPlace.makeOwnFolder(bed.folder + "/config")
            try bed.write("{", to: "config/cloud.json")
            let ran = await runGapi(["cloud", "accounts"], cloud: surroundings(bed.folder))
            #expect(ran.code == 73 && ran.errors.contains("cloud.json is damaged"))
        }
    }
}
