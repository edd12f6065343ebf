import Testing

@testable import AsyncCloud

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite(.timeLimit(.minutes(5)))
final class VaultTests {
    private let folder: VaultRoot
    private var root: String { folder.path }
    private var path: String { "\(root)/alice" }

    init() throws { folder = try VaultRoot() }

    // MARK: Opening

    @Test func aVaultIsForThisUserAlone() async throws {
        let vault = try await Cloud.Vault(at: path + "/")
        #expect(vault.path == path)
        #expect(try namesIn(path) == [".cloud-vault", "files", "tmp"])
        for folder in [path, path + "/files", path + "/tmp"] {
            var info = stat()
            #expect(stat(folder, &info) == 0)
            #expect(info.st_mode & 0o077 == 0)
        }
    }

    @Test func aSecondUserOfAVaultLearnsWhoHasIt() async throws {
        let vault = try await Cloud.Vault(at: path)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vaultInUse)
        #expect(error?.message.contains("process \(getpid()) ") == true)
        vault.close()
        let next = try await Cloud.Vault(at: path)
        #expect(try await next.size().files == 0)
        await #expect(throws: Cloud.Error.self) { try await vault.size() }
    }

    @Test func aFolderWithFilesOfOthersIsRefused() async throws {
        #expect(mkdir(path, 0o700) == 0)
        try makeFile(path + "/letter", 3)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
        #expect(try namesIn(path) == ["letter"])
    }

    @Test(arguments: ["", "/", "//", ".", "..", "a\0b"])
    func aPathThatIsNoFolderOfItsOwnIsRefused(path: String) async throws {
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
    }

    @Test func aFolderWhoseNamesAreNotUTF8IsNotEmpty() async throws {
        #expect(mkdir(path, 0o700) == 0)
        try makeFile([CChar].path(path + "/letter-", endingIn: 0xE9), 3)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
        #expect(try namesIn(path) == ["letter-\u{FFFD}"])
    }

    /// A slash after U+0600 is no `Character`.
    @Test func onlySlashesAreTakenFromTheEndOfAPath() async throws {
        let vault = try await Cloud.Vault(at: path + "/\u{600}//")
        #expect(vault.path == path + "/\u{600}")
        #expect(try namesIn(path) == ["\u{600}"])
    }

    @Test func aRelativePathIsThatOfTheTimeOfOpening() async throws {
        let here = try #require(getcwd(nil, 0))
        defer { free(here) }
        let up = String(repeating: "../", count: String(cString: here).split(separator: "/").count)
        let vault = try await Cloud.Vault(at: up + path.dropFirst())
        #expect(vault.path == path)
    }

    // MARK: Symbolic links

    @Test func aLinkStandsForTheFolderThatItNames() async throws {
        let link = root + "/link"
        #expect(mkdir(path, 0o700) == 0)
        #expect(symlink("alice", link) == 0)
        let vault = try await Cloud.Vault(at: link)
        #expect(vault.path == path)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vaultInUse)
        // The link may name another folder later.
        #expect(unlink(link) == 0)
        #expect(symlink(root, link) == 0)
        try await vault.erase()
        #expect(try namesIn(root) == ["link"])
    }

    @Test func anInterruptedErasureIsFoundThroughALink() async throws {
        #expect(mkdir(root + "/disk", 0o700) == 0)
        #expect(symlink("disk/alice", path) == 0)
        var vault: Cloud.Vault? = try await Cloud.Vault(at: path)
        _ = try VaultErasure(of: root + "/disk/alice", lock: #require(vault).lock)
        vault = nil
        #expect(try namesIn(root + "/disk").count == 1)
        vault = try await Cloud.Vault(at: path)
        #expect(try namesIn(root + "/disk") == ["alice"])
        #expect(try namesIn(root) == ["alice", "disk"])
    }

    @Test func aLinkCanBeOpenedAgainWhenItsFolderWasErased() async throws {
        #expect(symlink("second", root + "/first") == 0)
        #expect(symlink(path, root + "/second") == 0)
        for _ in 0..<2 {
            let vault = try await Cloud.Vault(at: root + "/first")
            #expect(vault.path == path)
            try await vault.erase()
            #expect(try namesIn(root) == ["first", "second"])
        }
    }

    @Test func linksThatNameEachOtherAreRefused() async throws {
        #expect(symlink("bob", path) == 0)
        #expect(symlink("alice", root + "/bob") == 0)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
    }

    // MARK: Files

    @Test func theSizesAreThoseOfTheFiles() async throws {
        let vault = try await Cloud.Vault(at: path)
        let before = try await vault.size()
        try makeFile(vault.databasePath, 1000)
        try makeFile(vault.databasePath + "-wal", 100)
        try makeFile(try await vault.file(of: Cloud.Item.LocalID(rawValue: "1"), named: "a"), 20)
        try makeFile(path + "/tmp/part", 3)
        let size = try await vault.size()
        #expect(size.database - before.database == 1100)
        #expect(size.files == 20)
        #expect(size.temporary == 3)
        #expect(size.total == size.database + 23)
    }

    @Test func whatDoesNotFitIsRefusedBefore() async throws {
        let vault = try await Cloud.Vault(at: path)
        #expect(try await vault.freeSpace() >= 0)
        for bytes in [Int64.max, 1 << 60] {
            let error = await #expect(throws: Cloud.Error.self) { try await vault.requireSpace(for: bytes) }
            #expect(error?.code == .diskFull)
        }
        try await vault.requireSpace(for: 0, reserve: 0)
    }

    @Test(arguments: ["", ".", "..", "a/b", "a\0b"])
    func namesThatAreNoFilesAreRefused(name: String) async throws {
        let vault = try await Cloud.Vault(at: path)
        let id = Cloud.Item.LocalID(rawValue: "1")
        await #expect(throws: Cloud.Error.self) { _ = try await vault.file(of: id, named: name) }
        let bad = Cloud.Item.LocalID(rawValue: name)
        await #expect(throws: Cloud.Error.self) { _ = try await vault.file(of: bad, named: "a") }
    }

    @Test func aLongNameKeepsItsExtension() {
        let name = String(repeating: "ä", count: 200) + ".jpeg"
        let short = Cloud.Vault.shortened(name)
        #expect(short == String(repeating: "ä", count: 125) + ".jpeg")
        #expect(Cloud.Vault.shortened(String(repeating: "a", count: 300)).utf8.count == 255)
        #expect(Cloud.Vault.shortened("a.jpg") == "a.jpg")
    }
}
