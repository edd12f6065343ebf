import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import Foundation
import NIOCore
import Testing

@testable import AsyncCloud

/// A core with a vault and a database, and an emulated ownCloud.
@Suite("An account on this machine", .timeLimit(.minutes(5)))
struct AccountTests {
    private func withVault(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    /// Returns the first snapshot that a condition accepts.
    private func snapshot(
        _ snapshots: inout Cloud.LiveQuery.AsyncIterator,
        where isWanted: (Cloud.Snapshot) -> Bool
    ) async throws -> Cloud.Snapshot {
        while let snapshot = try await snapshots.next() { if isWanted(snapshot) { return snapshot } }
        throw CancellationError()
    }

    @Test(arguments: [true, false])
    func aQueryFollowsTheServer(allowsInfiniteDepth: Bool) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.allowsInfiniteDepth = allowsInfiniteDepth
        configuration.pollInterval = 5000
        try await withVault { vault in
            try await withCloud(configuration) { connection, cloud in
                for name in ["b10", "b9", "ü"] { try await cloud.write("/Photos/\(name)", name, user: "alice") }
                let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                let core = try await Cloud.Core(connection, vault: vault, clock: clock)
                var snapshots = core.query(.folder("/Photos").sorted(by: .name)).makeAsyncIterator()
                let first = try await snapshot(&snapshots) { $0.items.count == 3 }
                #expect(first.items.map(\.name) == ["b9", "b10", "ü"])
                try await cloud.write("/Photos/a", "a", user: "alice")
                let second = try await snapshot(&snapshots) { $0.items.count == 4 }
                #expect(second.changes.inserted == RangeSet([0..<1]) && !second.changes.isReplacement)
                try await core.move("/Photos/a", to: "/Photos/z")
                let third = try await snapshot(&snapshots) { $0.items.contains { $0.name == "z" } }
                let moved = try #require(third.items.first { $0.name == "z" })
                #expect(moved.localID == second.items.first?.localID)
                await core.stop()
                // Without a server, the vault still has everything.
                let offline = try await Cloud.Core(connection, vault: vault, clock: clock)
                await offline.networkChanged(isAvailable: false)
                var cached = offline.query(.folder("/Photos")).makeAsyncIterator()
                #expect(try await cached.next()?.items.count == 4)
                await offline.stop()
            }
        }
    }

    @Test func aVaultBelongsToOneAccount() async throws {
        try await withVault { vault in
            try await EmulatedCloud.run { cloud in
                let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                for (user, isOwner) in [("alice", true), ("bob", false), ("alice", true)] {
                    try await cloud.write("/\(user).txt", user, user: user)
                    let login = try BasicCredentials(user: user, password: "\(user)-secret")
                    let fetcher = Fetcher(.init { $0.credentials[cloud.url] = login })
                    let connection = try Cloud.Connection(cloud.url, fetcher: fetcher)
                    let core = try await Cloud.Core(connection, vault: vault, clock: clock)
                    var snapshots = core.query(.folder("/")).makeAsyncIterator()
                    let settled = try await snapshot(&snapshots) {
                        $0.error != nil || $0.items.contains { $0.name == "\(user).txt" } && $0.state == .idle
                    }
                    #expect((settled.error == nil) == isOwner)
                    if !isOwner { #expect(settled.error?.code == .vault && settled.items.map(\.name) == ["alice.txt"]) }
                    await core.stop()
                    await fetcher.shutdown()
                }
            }
        }
    }

    @Test func aPictureIsNotThatOfTheFileThatTookThePlace() async throws {
        try await withVault { vault in
            try await withCloud { connection, cloud in
                for name in ["a", "c"] { try await cloud.write("/\(name).jpg", name, user: "alice") }
                let core = try await Cloud.Core(connection, vault: vault)
                var snapshots = core.query(.item("/a.jpg")).makeAsyncIterator()
                let current = try await snapshot(&snapshots) { $0.state == .idle }
                let file = try #require(current.items.first)
                try await connection.move("/a.jpg", to: "/b.jpg")
                try await connection.move("/c.jpg", to: "/a.jpg")
                let error = await #expect(throws: Cloud.Error.self) {
                    try await core.thumbnail(of: file, width: 64, height: 64)
                }
                #expect(error?.code == .changed)
                let pictures = try #require(core.pictures)
                #expect(try await pictures.database.thumbnail(of: file, width: 64, height: 64) == nil)
                await core.stop()
            }
        }
    }

    @Test func aSecondCoreOfAVaultIsRefused() async throws {
        try await withVault { vault in
            try await withCloud { connection, _ in
                let core = try await Cloud.Core(connection, vault: vault)
                let error = await #expect(throws: Cloud.Error.self) {
                    _ = try await Cloud.Core(connection, vault: vault)
                }
                #expect(error?.code == .vaultInUse)
                await core.stop()
                let next = try await Cloud.Core(connection, vault: vault)
                await next.stop()
            }
        }
    }
}
