import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import GAPIEmulator
import HTTPTypes
import Testing

@Suite("Old logins", .timeLimit(.minutes(5)))
struct LegacyLoginTests {
    private func login(_ emulated: EmulatedBlog, password: String = "pencil") throws -> ClientLogin {
        try ClientLogin(
            user: "liz@example.com",
            password: password,
            service: "blogger",
            source: "example-Suite-1",
            url: emulated.emulator.url + "/accounts/ClientLogin",
            fetcher: emulated.fetcher
        )
    }

    @Test func oneLoginServesManyCalls() async throws {
        try await EmulatedBlog.run(account: FeedAccount(user: "liz@example.com", password: "pencil")) { emulated in
            await emulated.blog.setCredentials(try login(emulated))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<5 {
                    group.addTask { _ = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed) }
                }
                try await group.waitForAll()
            }
            #expect(emulated.operations.count { $0 == "accounts.login" } == 1)
            #expect(emulated.operations.count { $0 == "feeds.list" } == 5)
        }
    }

    @Test func anExpiredTokenIsReplacedOnceAndTheRequestReplayed() async throws {
        var account = FeedAccount(user: "liz@example.com", password: "pencil")
        account.requestsPerToken = 1
        try await EmulatedBlog.run(account: account) { emulated in
            await emulated.blog.setCredentials(try login(emulated))
            _ = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            let entry = try await emulated.blog.insert(Atom.Entry(title: "a"), into: emulated.feed)
            #expect(entry.title?.value == "a")
            #expect(
                emulated.operations == [
                    "accounts.login", "feeds.list", "feeds.insert", "accounts.login", "feeds.insert",
                ]
            )
            #expect(emulated.emulator.journal.entries.map(\.status) == [200, 200, 401, 200, 201])
        }
        account.requestsPerToken = 0
        try await EmulatedBlog.run(account: account) { emulated in
            await emulated.blog.setCredentials(try login(emulated))
            let error = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            }
            #expect(error?.isUnauthorized == true && error?.errors.first?.code == "TokenExpired")
            #expect(emulated.operations == ["accounts.login", "feeds.list", "accounts.login", "feeds.list"])
        }
    }

    @Test func aWrongPasswordIsALoginFailure() async throws {
        try await EmulatedBlog.run(account: FeedAccount(user: "liz@example.com", password: "pencil")) { emulated in
            let login = try login(emulated, password: "pen")
            await emulated.blog.setCredentials(login)
            let error = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            }
            #expect(error?.code == .login && error?.status == 403 && error?.captcha == nil)
            #expect(error?.login?.reason == "BadAuthentication")
            #expect(error?.isForbidden == false && error?.isRetryable == false && error?.isTimeout == false)
            #expect(!"\(String(describing: error)) \(String(reflecting: login))".contains("pen\""))
            #expect(emulated.operations == ["accounts.login"])
        }
    }

    @Test func aCaptchaIsShownAndSolved() async throws {
        var account = FeedAccount(user: "liz@example.com", password: "pencil")
        account.captchaAnswer = "brinmar"
        try await EmulatedBlog.run(account: account) { emulated in
            let login = try login(emulated)
            await emulated.blog.setCredentials(login)
            let error = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            }
            let captcha = try #require(error?.captcha)
            #expect(captcha.imageURL == emulated.emulator.url + "/accounts/Captcha?ctoken=puzzle")
            login.solve(captcha, answer: "brinmar")
            #expect(try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed).entries.isEmpty)
        }
    }

    @Test func authSubIsOneHeader() async throws {
        let scripted = ScriptedBlog([.feed([])], credentials: .authSub("ab\"\u{301}c\"\r\n"))
        _ = try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: "https://e.com/feed")
        #expect(scripted.transport.requests.first?.header("Authorization") == "AuthSub token=\"ab\u{301}c\"")
    }
}
