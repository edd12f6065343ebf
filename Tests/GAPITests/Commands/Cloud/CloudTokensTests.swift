import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import CloudEmulator
import Synchronization
import Testing

@testable import gapi

/// The tokens of accounts, which end with the account that has them.
@Suite("Tokens of gapi cloud", .timeLimit(.minutes(5)))
struct CloudTokensTests {
    /// A user with a browser, at a server with the app `oauth2`.
    private struct User {
        let bed: CloudBed
        let accounts: CloudAccounts

        init(_ bed: CloudBed) {
            self.bed = bed
            var accounts = CloudAccounts(folder: bed.folder + "/config")
            // Repeated calls do not wait.
            accounts.configuration.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(8)))
            accounts.configuration.proxies = .none
            self.accounts = accounts
        }

        /// Returns `true` if the tokens that are kept are those of some users, and no others.
        func hasTokens(of users: String...) async throws -> Bool {
            try await accounts.tokens.accounts().map(\.id.subject).sorted() == users
        }

        func run(_ words: String...) async -> Ran { await run(words) }

        /// Logs in with a browser, whose last address is pasted.
        func login(_ words: String...) async -> Ran { await run(["login", bed.cloud.url, "--paste"] + words) }

        private func run(_ words: [String]) async -> Ran {
            let (accounts, shown) = (accounts, Shown())
            var surroundings = CloudSurroundings()
            surroundings.accounts = { accounts }
            surroundings.connection = { try await accounts.connection($0) }
            surroundings.vault = { try await accounts.vault($0) }
            surroundings.password = { _ in "alice-secret" }
            surroundings.confirm = { _ in false }
            surroundings.line = {
                let browser = Fetcher(.init { $0.willRedirect = { _ in nil } })
                let answer = try await browser.fetch(try #require(shown.page))
                await browser.shutdown()
                return answer.head.headerFields[.location]
            }
            return await runGapi(["cloud"] + words, cloud: surroundings) { shown.hear($0) }
        }
    }

    /// The page that a command has shown.
    private final class Shown: Sendable {
        private let found = Mutex<String?>(nil)

        var page: String? { found.withLock(\.self) }

        func hear(_ text: String) {
            guard let page = text.split(separator: "\n").first(where: { $0.contains("/oauth2/authorize?") }) else {
                return
            }
            found.withLock { $0 = String(page) }
        }
    }

    private func withUser(_ body: (User, CloudBed) async throws -> Void) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await CloudBed.run(configuration) { bed in try await body(User(bed), bed) }
    }

    @Test func aLoginWithABrowserIsKeptAndForgotten() async throws {
        try await withUser { user, bed in
            try await bed.put("/cat.txt")
            let login = await user.login()
            #expect(login.code == 0 && login.output.contains("logged in as alice@"), "\(login.errors)")
            #expect(await user.run("ls").output.contains("cat.txt"))
            #expect(try await user.hasTokens(of: "alice"))
            // The tokens of `gapi login` are others, and no call of `gapi` takes these.
            #expect(!bed.names(below: "config").contains("accounts.json"))
            #expect(await user.run("logout").code == 0)
            #expect(try await user.hasTokens())
            #expect(await user.run("ls").code == 77)
        }
    }

    /// A provider that registered nobody at the time of the login, and is gone.
    @Test(arguments: ["gapi", OAuthClient.KnownClient.ownCloudDesktop.id])
    func aLogoutNeedsNoProvider(client: String) async throws {
        try await withUser { user, bed in
            let id = StoredAccount.ID(issuer: "https://127.0.0.1:1", clientID: client, subject: "alice")
            try await user.accounts.tokens.withAccount(id) { $0 = StoredAccount(id: id, refreshToken: "secret") }
            var bookmark = Cloud.Bookmark {
                $0.server = bed.cloud.url + "/"
                $0.userID = "alice"
                $0.method = .openID
                $0.issuer = id.issuer
            }
            bookmark.account = id
            #expect(bookmark.account == id)
            _ = try await user.accounts.add(bookmark, named: nil, password: nil)
            let ran = await user.run("logout")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(try await user.hasTokens())
        }
    }

    @Test func aPasswordInPlaceOfTokensEndsThem() async throws {
        try await withUser { user, bed async throws in
            #expect(await user.login().code == 0)
            let again = await user.run("login", bed.cloud.url, "--password", "--user", "alice")
            #expect(again.code == 0, "\(again.errors)")
            let methods = try user.accounts.bookmarks().map(\.method)
            #expect(methods == [.basic])
            #expect(try await user.hasTokens())
            // And the other way round.
            #expect(await user.login().code == 0)
            #expect(try await user.hasTokens(of: "alice"))
            #expect(bed.text("config/cloud-passwords.json")?.contains("alice-secret") == false)
        }
    }

    @Test func aLoginThatFailsAfterTheBrowserKeepsNoTokens() async throws {
        try await withUser { user, bed async throws in
            bed.cloud.faults.append(.init(.status(403), path: "cloud/user", times: nil))
            #expect(await user.login().code != 0)
            #expect(try await user.hasTokens())
            bed.cloud.faults.rules = []
            #expect(await user.login("--name", "work").code == 0)
            // The name belongs to another account.
            #expect(await user.login("--name", "work", "--user", "bob").code == 64)
            #expect(try await user.hasTokens(of: "alice"))
            // The same account again: its tokens are those of the account that is there.
            bed.cloud.faults.append(.init(.status(403), path: "cloud/user", times: nil))
            #expect(await user.login("--name", "work").code != 0)
            #expect(try await user.hasTokens(of: "alice"))
        }
    }

    /// The app `oauth2` has replaced the refresh token already, so without the new one the login would be lost.
    @Test func aNewTokenIsStoredBeforeACancelledCommandEnds() async throws {
        try await withUser { user, bed async throws in
            #expect(await user.login().code == 0)
            let before = try #require(try await user.accounts.tokens.accounts().first)
            let path = "/apps/oauth2/api/v1/token"
            bed.cloud.journal.clear()
            bed.cloud.faults.append(.init(.delay(.milliseconds(300)), path: path))
            await #expect(throws: CancellationError.self) {
                try await CommandNetwork.during(errors: Output().console()) {
                    let client = try await user.accounts.client(of: user.accounts.bookmark(nil), trust: Cloud.Trust())
                    let credentials = client.credentials(for: before.id)
                    _ = try await credentials.token()
                    await credentials.invalidate()
                    let call = Task { try await credentials.token() }
                    while bed.cloud.journal.count(where: { $0.path.contains(path) }) == 0 { await Task.yield() }
                    call.cancel()
                    _ = try await call.value
                }
            }
            let kept = try #require(try await user.accounts.tokens.accounts().first)
            #expect(kept.refreshToken != nil && kept.refreshToken != before.refreshToken)
            #expect(await user.run("ls").code == 0)
        }
    }

    @Test func accountsWithTheSameTokensEndThemTogether() async throws {
        try await withUser { user, _ async throws in
            #expect(await user.login("--name", "one").code == 0)
            #expect(await user.login("--name", "two").code == 0)
            #expect(await user.run("logout", "one").code == 0)
            #expect(await user.run("ls", "--account", "two").code == 0)
            #expect(await user.run("logout", "two").code == 0)
            #expect(try await user.hasTokens())
        }
    }
}
