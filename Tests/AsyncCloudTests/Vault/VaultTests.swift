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
    private let root: String
    private var path: String { "\(root)/alice" }

    init() throws {
        var template = Array("/tmp/vault-test-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        root = String(cString: made)
    }

    deinit {
        try? VaultFolder.deleteContents(of: root)
        rmdir(root)
    }

    private func write(_ path: String, _ count: Int) throws {
        let file = try #require(fopen(path, "w"))
        let bytes = [UInt8](repeating: 1, count: count)
        #expect(fwrite(bytes, 1, count, file) == count)
        fclose(file)
    }

    private func names(_ path: String) throws -> [String] {
        try (VaultFolder.entries(path) ?? []).map(\.name).sorted()
    }

    // MARK: Opening

    @Test func aVaultIsForThisUserAlone() async throws {
        let vault = try await Cloud.Vault(at: path + "/")
        #expect(vault.path == path)
        #expect(try names(path) == [".cloud-vault", "files", "tmp"])
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
        try write(path + "/letter", 3)
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
        #expect(try names(path) == ["letter"])
    }

    @Test(arguments: ["", "/", "//", ".", "..", "a\0b"])
    func aPathThatIsNoFolderOfItsOwnIsRefused(path: String) async throws {
        let error = await #expect(throws: Cloud.Error.self) { _ = try await Cloud.Vault(at: path) }
        #expect(error?.code == .vault)
    }

    // MARK: Erasing

    @Test func anErasedVaultIsGoneAndOnlyIt() async throws {
        try write(root + "/letter", 3)
        let vault = try await Cloud.Vault(at: path)
        let file = try await vault.file(of: Cloud.Item.LocalID(rawValue: "1-a"), named: "photo.jpg")
        try write(file, 10)
        #expect(symlink(root + "/letter", path + "/tmp/link") == 0)
        try await vault.erase()
        #expect(try names(root) == ["letter"])
        let next = try await Cloud.Vault(at: path)
        #expect(try await next.size().files == 0)
    }

    @Test func anInterruptedErasureIsFinishedByTheNextVault() async throws {
        let vault = try await Cloud.Vault(at: path)
        try write(path + "/tmp/part", 10)
        let grave = try VaultErasure.begin(path)
        // Another process still deletes it.
        let meanwhile = try await Cloud.Vault(at: path)
        #expect(try names(grave) == [".cloud-vault", "files", "tmp"])
        // That process dies.
        vault.close()
        meanwhile.close()
        // One that died between its last two steps, and folders that only look like it.
        #expect(mkdir(path + ".erased-0123456789abcdef", 0o700) == 0)
        #expect(mkdir(path + ".erased-0123456789abcde0", 0o700) == 0)
        try write(path + ".erased-0123456789abcde0/letter", 1)
        #expect(mkdir(path + ".erased-mine", 0o700) == 0)
        _ = try await Cloud.Vault(at: path)
        #expect(try names(root) == ["alice", "alice.erased-0123456789abcde0", "alice.erased-mine"])
    }

    // MARK: Files

    @Test func theSizesAreThoseOfTheFiles() async throws {
        let vault = try await Cloud.Vault(at: path)
        let before = try await vault.size()
        try write(vault.databasePath, 1000)
        try write(vault.databasePath + "-wal", 100)
        try write(try await vault.file(of: Cloud.Item.LocalID(rawValue: "1"), named: "a"), 20)
        try write(path + "/tmp/part", 3)
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
