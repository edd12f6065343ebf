import AsyncCloud
import AsyncFetch
import AsyncJSON
import AsyncOAuth
import CloudEmulator
import Testing

@Suite("Logins with OAuth 2", .timeLimit(.minutes(2)))
struct LoginTests {
    @Test func aLoginByTheAppLastsThroughItsRefreshes() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await EmulatedCloud.run(configuration) { cloud in
            let (connection, account) = try await login(cloud)
            #expect(account.id.subject == "alice")
            #expect(try await connection.connect().user.id == "alice")
            // The old tokens die: all who wait are served by one refresh.
            await cloud.endTokens()
            cloud.journal.clear()
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                for _ in 0..<30 { tasks.addTask { _ = try await connection.quota() } }
                try await tasks.waitForAll()
            }
            #expect(cloud.journal.count { $0.path.hasSuffix("api/v1/token") } == 1)
        }
    }

    @Test func theOldTokenIsNotUsedAfterARefresh() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        configuration.tokenLifetime = 60  // shorter than any client's margin: each wait begins with a refresh
        try await EmulatedCloud.run(configuration) { cloud in
            let (connection, _) = try await login(cloud)
            for _ in 0..<3 {
                try await withThrowingTaskGroup(of: Void.self) { tasks in
                    for _ in 0..<10 { tasks.addTask { _ = try await connection.item(at: .root) } }
                    try await tasks.waitForAll()
                }
                await cloud.endTokens()
            }
        }
    }

    @Test func aBookmarkOfAPasswordHasNoClient() async throws {
        let bookmark = Cloud.Bookmark {
            $0.server = "https://host/"
            $0.method = .basic
        }
        let error = await #expect(throws: Cloud.Error.self) { _ = try await bookmark.client() }
        #expect(error?.code == .invalidRequest)
    }

    private func login(_ cloud: EmulatedCloud) async throws -> (Cloud.Connection, StoredAccount) {
        let setup = try await Cloud.prepare(cloud.url)
        var bookmark = setup.bookmark { $0.name = "Work" }
        #expect(bookmark.method == .oauth2 && bookmark.authorization.loopback.host == .localhost)
        let client = try await bookmark.client(.init(id: EmulatedCloud.clientID, secret: EmulatedCloud.clientSecret))
        let account = try await client.authorize(scopes: bookmark.scopes, options: bookmark.authorization) { url in
            _ = try await Fetcher().fetch(url)  // the browser: the emulated user consents at once
        }
        bookmark.account = account.id
        #expect(bookmark.account == account.id)
        return (try Cloud.Connection(bookmark, credentials: client.credentials(for: account.id)), account)
    }
}
