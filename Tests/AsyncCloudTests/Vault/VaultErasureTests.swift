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
final class VaultErasureTests {
    private let folder: VaultRoot
    private var root: String { folder.path }
    private var path: String { "\(root)/alice" }
    private let id = Cloud.Item.LocalID(rawValue: "1-a")

    init() throws { folder = try VaultRoot() }

    @Test func anErasedVaultIsGoneAndOnlyIt() async throws {
        try makeFile(root + "/letter", 3)
        let vault = try await Cloud.Vault(at: path)
        let file = try await vault.file(of: id, named: "photo.jpg")
        try makeFile(file, 10)
        #expect(symlink(root + "/letter", path + "/tmp/link") == 0)
        #expect(symlink(root, path + "/tmp/folder") == 0)
        try await vault.erase()
        #expect(try namesIn(root) == ["letter"])
        let next = try await Cloud.Vault(at: path)
        #expect(try await next.size().files == 0)
        await #expect(throws: Cloud.Error.self) { try await vault.erase() }
        #expect(try namesIn(path) == [".cloud-vault", "files", "tmp"])
    }

    @Test func anInterruptedErasureIsFinishedByTheNextVault() async throws {
        let vault = try await Cloud.Vault(at: path)
        try makeFile(path + "/tmp/part", 10)
        var erasure: VaultErasure? = try VaultErasure(of: path, lock: vault.lock)
        let grave = try #require(erasure?.grave)
        // Another process still deletes it.
        let meanwhile = try await Cloud.Vault(at: path)
        #expect(try namesIn(grave) == [".cloud-vault", "files", "tmp"])
        // That process dies.
        erasure = nil
        meanwhile.close()
        // One that died between its last two steps, and folders that only look like it.
        #expect(mkdir(path + ".erased-0123456789abcdef", 0o700) == 0)
        #expect(mkdir(path + ".erased-0123456789abcde0", 0o700) == 0)
        try makeFile(path + ".erased-0123456789abcde0/letter", 1)
        #expect(mkdir(path + ".erased-mine", 0o700) == 0)
        _ = try await Cloud.Vault(at: path)
        #expect(try namesIn(root) == ["alice", "alice.erased-0123456789abcde0", "alice.erased-mine"])
    }

    @Test func aLinkThatLooksLikeAnErasureIsNotFollowed() async throws {
        let other = try await Cloud.Vault(at: root + "/bob")
        other.close()
        #expect(symlink(root + "/bob", path + ".erased-0123456789abcdef") == 0)
        _ = try await Cloud.Vault(at: path)
        #expect(try namesIn(root + "/bob") == [".cloud-vault", "files", "tmp"])
    }

    // MARK: The folder that is locked

    /// What has the path of a vault that was moved.
    enum Successor: CaseIterable { case nothing, files, vault, link }

    @Test(arguments: Successor.allCases) func onlyTheLockedFolderIsErased(successor: Successor) async throws {
        let vault = try await Cloud.Vault(at: path)
        #expect(rename(path, path + "-backup") == 0)
        switch successor {
        case .nothing: break
        case .files: #expect(mkdir(path, 0o700) == 0)
        case .vault: try await Cloud.Vault(at: path).close()
        case .link:
            #expect(mkdir(root + "/bob", 0o700) == 0)
            #expect(symlink("bob", path) == 0)
        }
        if successor != .nothing { try makeFile(path + "/precious", 3) }
        let before = try namesIn(path)
        let error = await #expect(throws: Cloud.Error.self) { try await vault.erase() }
        #expect(error?.code == .vault)
        // Nor are files made there, which would spoil the path.
        await #expect(throws: Cloud.Error.self) { try await vault.file(of: id, named: "a") }
        await #expect(throws: Cloud.Error.self) { try await vault.size() }
        #expect(try namesIn(path) == before)
        #expect(try namesIn(path + "-backup") == [".cloud-vault", "files", "tmp"])
    }

    @Test func aVaultThatWasPutBackIsErased() async throws {
        let vault = try await Cloud.Vault(at: path)
        #expect(rename(path, path + "-backup") == 0)
        await #expect(throws: Cloud.Error.self) { try await vault.erase() }
        #expect(rename(path + "-backup", path) == 0)
        try await vault.erase()
        #expect(try namesIn(root).isEmpty)
    }

    @Test func aFolderInThePlaceOfTheRenamedVaultStays() async throws {
        let vault = try await Cloud.Vault(at: path)
        let erasure = try VaultErasure(of: path, lock: vault.lock)
        #expect(rename(erasure.grave, root + "/moved") == 0)
        #expect(mkdir(erasure.grave, 0o700) == 0)
        for name in ["precious", VaultLock.mark] { try makeFile("\(erasure.grave)/\(name)", 3) }
        #expect(throws: Cloud.Error.self) { try erasure.finish() }
        #expect(try namesIn(erasure.grave) == [".cloud-vault", "precious"])
        #expect(try namesIn(root + "/moved") == [".cloud-vault", "files", "tmp"])
    }

    @Test func aVaultThatIsBeingErasedMakesNoFiles() async throws {
        let vault = try await Cloud.Vault(at: path)
        let erasure = try VaultErasure(of: path, lock: vault.lock)
        await #expect(throws: Cloud.Error.self) { try await vault.file(of: id, named: "a") }
        await #expect(throws: Cloud.Error.self) { try await vault.erase() }
        // The lock is not that of the closed vault any more.
        vault.close()
        #expect(try namesIn(root).map { "\(root)/\($0)" } == [erasure.grave])
        _ = try await Cloud.Vault(at: path)
        #expect(try namesIn(erasure.grave) == [".cloud-vault", "files", "tmp"])
        try erasure.finish()
        #expect(try namesIn(root) == ["alice"])
    }

    @Test func aCallDuringErasureDoesNotSpoilThePath() async throws {
        for round in 0..<20 {
            let path = "\(root)/v\(round)"
            let vault = try await Cloud.Vault(at: path)
            async let calls: Void = {
                for call in 0..<50 { _ = try? await vault.file(of: .init(rawValue: "\(call)"), named: "a") }
            }()
            async let erased: Void = vault.erase()
            try await erased
            await calls
            _ = try await Cloud.Vault(at: path)
        }
    }

    // MARK: What cannot be deleted

    @Test func namesThatAreNotUTF8AreDeleted() async throws {
        let vault = try await Cloud.Vault(at: path)
        try makeFile([CChar].path(path + "/tmp/part-", endingIn: 0xE9), 10)
        #expect(mkdir([CChar].path(path + "/files/", endingIn: 0xFF), 0o700) == 0)
        #expect(try await vault.size().temporary == 10)
        try await vault.erase()
        #expect(try namesIn(root).isEmpty)
    }

    @Test func anErasureThatCannotBeFinishedDoesNotKeepTheVaultFromOpening() async throws {
        let vault = try await Cloud.Vault(at: path)
        let file = try await vault.file(of: id, named: "a")
        try makeFile(file, 10)
        // Deeper than what is visited.
        var deep = path + "/tmp"
        for _ in 0...VaultFolder.maximumDepth {
            deep += "/d"
            #expect(mkdir(deep, 0o700) == 0)
        }
        await #expect(throws: Cloud.Error.self) { try await vault.erase() }
        for _ in 0..<2 { _ = try await Cloud.Vault(at: path) }
        let grave = try #require(try namesIn(root).first { $0 != "alice" })
        // Everything else is gone.
        #expect(try namesIn("\(root)/\(grave)") == [".cloud-vault", "tmp"])
        let half = "tmp" + String(repeating: "/d", count: VaultFolder.maximumDepth / 2)
        #expect(rename("\(root)/\(grave)/\(half)", root + "/deep") == 0)
        _ = try await Cloud.Vault(at: path)
        #expect(try namesIn(root) == ["alice", "deep"])
    }

    @Test(.enabled(if: geteuid() != 0, "the administrator can list any folder"))
    func aFolderAboveThatCannotBeListedIsNoObstacle() async throws {
        _ = try await Cloud.Vault(at: path)
        #expect(chmod(root, 0o300) == 0)
        defer { chmod(root, 0o700) }
        let vault = try await Cloud.Vault(at: path)
        try await vault.erase()
        #expect(access(path, F_OK) != 0)
    }
}
