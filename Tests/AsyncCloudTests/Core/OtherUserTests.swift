import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import AsyncCloud

/// Logins that become those of other users, while the connection takes them for what they were.
@Suite("Logins of other users", .timeLimit(.minutes(2)))
struct OtherUserTests {
    private typealias Call = (Cloud.Connection) async throws -> Void

    /// Credentials that become those of another user.
    private final class ChangingLogin: FetchCredentials {
        private let name = Mutex("alice")

        var user: String {
            get { name.withLock(\.self) }
            set { name.withLock { $0 = newValue } }
        }

        func authorize(_ request: inout HTTPRequest) async throws {
            let user = user
            try BasicCredentials(user: user, password: "\(user)-secret").authorize(&request)
        }
    }

    /// A connection of alice, until the login is changed.
    private func withLogin(
        _ body: (Cloud.Connection, ChangingLogin, EmulatedCloud) async throws -> Void
    ) async throws {
        try await EmulatedCloud.run { cloud in
            try await cloud.write("/a.txt", "a", user: "alice")
            try await cloud.write("/b.txt", "b", user: "bob")
            let login = ChangingLogin()
            let fetcher = Fetcher(.init { $0.credentials[cloud.url] = login })
            let result: Result<Void, any Error>
            do {
                let connection = try Cloud.Connection(cloud.url, fetcher: fetcher)
                result = .success(try await body(connection, login, cloud))
            } catch { result = .failure(error) }
            await fetcher.shutdown()
            try result.get()
        }
    }

    /// Returns the first snapshot that a condition accepts.
    private func snapshot(
        _ snapshots: inout Cloud.LiveQuery.AsyncIterator,
        where isWanted: (Cloud.Snapshot) -> Bool
    ) async throws -> Cloud.Snapshot {
        while let snapshot = try await snapshots.next() { if isWanted(snapshot) { return snapshot } }
        throw CancellationError()
    }

    @Test func aVaultKeepsItsItemsWhenTheLoginIsThatOfAnotherUser() async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        try await withLogin { connection, login, _ in
            let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            let core = try await Cloud.Core(connection, vault: vault, clock: clock)
            var snapshots = core.query(.folder("/")).makeAsyncIterator()
            let first = try await snapshot(&snapshots) { $0.state == .idle }
            #expect(first.items.map(\.name) == ["a.txt"])
            login.user = "bob"
            let failed = try await snapshot(&snapshots) { $0.error?.code == .vault || $0.items.isEmpty }
            #expect(failed.error?.code == .vault && failed.items == first.items)
            login.user = "alice"
            let wakes = Task {
                while !Task.isCancelled {
                    await core.networkChanged(isAvailable: true)
                    // No event says that a core waits again; without a pause, this loop would keep a thread busy.
                    try await Task.sleep(for: .milliseconds(1))
                }
            }
            defer { wakes.cancel() }
            let back = try await snapshot(&snapshots) { $0.state == .idle }
            #expect(back.items == first.items)
            await core.stop()
        }
    }

    @Test func theRootOfAnotherUserIsNoEmptyOne() async throws {
        let calls: [Call] = [
            { connection in for try await _ in connection.items(in: .root) {} },
            { connection in for try await _ in connection.listing(of: .root, depth: .one) {} },
            { connection in _ = try await connection.item(at: .root) },
            { connection in _ = try await connection.rootETag() }, { connection in _ = try await connection.quota() },
        ]
        try await withLogin { connection, login, _ in
            for call in calls {
                login.user = "alice"
                await connection.reconnect()
                try await connection.connect()
                try await call(connection)
                login.user = "bob"
                let error = await #expect(throws: Cloud.Error.self) { try await call(connection) }
                #expect(error?.code == .unauthenticated && connection.status == .online)
                #expect(try await connection.connect().user.id == "bob")
            }
        }
    }

    /// `é` in one code point and in two.
    @Test func usersWhoOnlyLookTheSameAreTwo() async throws {
        let server = ScriptedServer()
        let root = "<d:resourcetype><d:collection/></d:resourcetype><d:getetag>1</d:getetag>"
        for name in ["%C3%A9", "e%CC%81"] {
            let files = "/cloud/remote.php/dav/files/\(name)/"
            server[files] = .multistatus(response(files, root))
        }
        try await withDatabase { database, _ in
            try await server.run { connection, _, _ async throws in
                for _ in 0..<2 {
                    // Also for a source that has not seen the account yet.
                    let source = AccountSource(connection, database)
                    server["/cloud/ocs/v2.php/cloud/user"] = ScriptedServer.ocs(#"{"id":"\u00e9"}"#)
                    await connection.reconnect()
                    #expect(try await source.item(at: .root).eTag == Cloud.ETag("1"))
                    server["/cloud/ocs/v2.php/cloud/user"] = ScriptedServer.ocs(#"{"id":"e\u0301"}"#)
                    for other in [source, AccountSource(connection, database)] {
                        await connection.reconnect()
                        let error = await #expect(throws: Cloud.Error.self) { try await other.item(at: .root) }
                        #expect(error?.code == .vault)
                    }
                }
            }
        }
    }

    @Test func theUserIsAskedForAfterALoginThatTheServerRefuses() async throws {
        try await withLogin { connection, login, _ async throws in
            #expect(try await connection.connect().user.id == "alice")
            login.user = "nobody"
            let error = await #expect(throws: Cloud.Error.self) { try await connection.rootETag() }
            #expect(error?.code == .unauthenticated)
            login.user = "bob"
            #expect(try await connection.rootETag() != nil)
            #expect(try await connection.connect().user.id == "bob")
        }
    }
}
