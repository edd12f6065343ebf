import AsyncCloud
import AsyncFetch
import AsyncJSON
import CloudEmulator
import Testing

@Suite("Shares", .timeLimit(.minutes(5)))
struct SharesTests {
    @Test func aLinkIsMadeChangedAndEnded() async throws {
        try await withCloud { connection, cloud in
            try await cloud.makeFolder("/dir", user: "alice")
            let link = try await connection.share("/dir", with: .link, .init { $0.name = "Summer" })
            #expect(link.kind == .link && link.name == "Summer" && link.url?.hasPrefix(cloud.url) == true)
            #expect(!link.hasPassword && link.recipient == nil)
            let day = try JSON.LocalDate(parsing: "2099-01-02")
            let before = cloud.journal.count { $0.method == .put }
            let changed = try await connection.change(
                link,
                .init {
                    $0.expires = .set(day)
                    $0.password = .set("s3cret & more")
                    $0.permissions = [.read, .create]
                }
            )
            #expect(cloud.journal.count { $0.method == .put } == before + 1)
            #expect(changed.expires == day && changed.hasPassword && changed.permissions == [.read, .create])
            #expect(try await connection.shares(.item("/dir")) == [changed])
            #expect(try await connection.change(changed, .init { $0.expires = .remove }).expires == nil)
            #expect(try await connection.change(changed, .init()) == changed)  // nothing to send
            try await connection.end(changed)
            #expect(try await connection.shares().isEmpty)
        }
    }

    @Test func aShareIsDeclinedAndAccepted() async throws {
        try await withCloud { alice, cloud in
            try await cloud.write("/dir/a.txt", "hello", user: "alice")
            let share = try await alice.share("/dir", with: .user("bob"), .init { $0.permissions = .read })
            #expect(share.recipient?.id == "bob" && share.recipient?.name == "Bob")
            let login = try BasicCredentials(user: "bob", password: "bob-secret")
            let fetcher = Fetcher(.init { $0.credentials[cloud.url] = login })
            let bob = try Cloud.Connection(cloud.url, fetcher: fetcher)
            let received = try #require(try await bob.shares(.withMe(.accepted)).first)
            #expect(received.state == .accepted && received.owner.id == "alice")
            try await bob.decline(received)
            #expect(try await bob.shares(.withMe(.accepted)).isEmpty)
            let declined = try #require(try await bob.shares(.withMe(nil)).first)
            #expect(declined.state == .declined)
            try await bob.accept(declined)
            #expect(try await bob.shares(.withMe(.accepted)).count == 1)
            for scope in [Cloud.ShareScope.remote, .pendingRemote] {
                #expect(try await bob.shares(scope).isEmpty)
            }
            #expect(try await alice.shares(.folder("/")).map(\.id) == [share.id])
            await fetcher.shutdown()
        }
    }

    @Test func recipientsAreFound() async throws {
        try await withCloud { connection, _ in
            let found = try await connection.sharees(matching: "bo")
            #expect(found.map(\.id) == ["bob"] && found.first?.kind == .user && found.first?.label == "Bob")
            #expect(try await connection.sharees(matching: "bob").first?.isExact == true)
            #expect(try await connection.sharees(matching: "staf", kinds: [.group]).map(\.id) == ["staff"])
            #expect(try await connection.sharees(matching: "b").isEmpty)
        }
    }

    @Test func whatCannotBeSharedIsATypedError() async throws {
        try await withCloud { connection, cloud in
            try await cloud.makeFolder("/dir", user: "alice")
            let calls: [(Cloud.Path, Cloud.ShareRecipient, Cloud.ShareSettings)] = [
                ("/missing", .link, .init()), ("/dir", .user("nobody"), .init()),
                ("/dir", .link, .init { $0.expires = JSON.LocalDate(year: 2001, month: 1, day: 1).map { .set($0) } }),
            ]
            for (path, recipient, settings) in calls {
                let error = await #expect(throws: Cloud.Error.self) {
                    try await connection.share(path, with: recipient, settings)
                }
                #expect(error?.code == .notFound)
            }
            let missing = await #expect(throws: Cloud.Error.self) { try await connection.shares(.item("/missing")) }
            #expect(missing?.code == .notFound)
        }
    }

    @Test func secretsAreNotShown() async throws {
        try await withCloud { connection, cloud in
            try await cloud.makeFolder("/dir", user: "alice")
            let settings = Cloud.ShareSettings { $0.password = .set("very-secret-1") }
            let link = try await connection.share("/dir", with: .link, settings)
            let token = try #require(link.token)
            for text in ["\(link)", "\(settings)", String(reflecting: link), String(reflecting: settings)] {
                #expect(!text.contains(token) && !text.contains("very-secret-1"))
            }
            var dumped = ""
            dump(link, to: &dumped)
            dump(settings, to: &dumped)
            #expect(!dumped.contains(token) && !dumped.contains("very-secret-1"))
        }
    }
}
