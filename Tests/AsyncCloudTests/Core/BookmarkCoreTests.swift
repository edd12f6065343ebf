import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import CloudEmulator
import Foundation
import HTTPTypes
import Testing

@Suite("A core of a bookmark", .timeLimit(.minutes(2)))
struct BookmarkCoreTests {
    @Test func aBookmarkIsEnoughForACore() async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        try await EmulatedCloud.run { cloud in
            try await cloud.write("/a.txt", "a", user: "alice")
            let bookmark = try await Cloud.prepare(cloud.url).bookmark { $0.loginName = "alice" }
            let login = try BasicCredentials(user: "alice", password: "alice-secret")
            let core = try await Cloud.Core(bookmark, vault: vault, credentials: login)
            var names: [String]?
            for try await snapshot in core.query(.folder("/")) where snapshot.state == .idle {
                names = snapshot.items.map(\.name)
                break
            }
            #expect(names == ["a.txt"])
            await core.stop()
        }
    }

    @Test func aThumbnailIsFetchedOnceForEachVersion() async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        try await withCloud { connection, cloud in
            try await cloud.write("/cat.jpg", "miau", user: "alice")
            let core = try await Cloud.Core(connection, vault: vault)
            for version in 1...2 {
                var file: Cloud.Item?
                for try await snapshot in core.query(.item("/cat.jpg")) where snapshot.state == .idle {
                    file = snapshot.items.first
                    break
                }
                let cat = try #require(file)
                let first = try await core.thumbnail(of: cat, width: 64, height: 64)
                let second = try await core.thumbnail(of: cat, width: 64, height: 64)
                #expect(first == second && first.contentType.hasPrefix("image/"))
                #expect(cloud.journal.count { $0.query.contains("preview=1") } == version)
                _ = try await cloud.write("/cat.jpg", "wuff", user: "alice")
                try await core.setFavorite(true, at: "/cat.jpg")
            }
            await core.stop()
        }
    }

    @Test func anUploadOfAFileHasItsChecksum() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "file-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("hello\n".utf8).write(to: file)
        try await withCloud { connection, cloud in
            try await connection.upload(file: file.path, to: "/h.txt")
            let put = try #require(cloud.journal.entries.first { $0.method == .put })
            let name = try #require(HTTPField.Name("OC-Checksum"))
            #expect(put.headers[name] == "SHA1:f572d396fae9206628714fb2ce00f72e94f2258f")
        }
    }

    @Test func aSiteOfSeveralServersNamesThem() async throws {
        try await withCloud { connection, cloud in
            let instances = try await connection.serverInstances()
            #expect(instances == [cloud.url])
        }
        try await withConnection([:]) { connection, _ in
            let instances = try await connection.serverInstances()
            #expect(instances.isEmpty)
        }
    }

    /// A client of OpenID registers itself where the provider takes that.
    @Test(arguments: [true, false]) func theProviderIsAskedForItsEndpoints(registers: Bool) async throws {
        let registration = registers ? #","registration_endpoint":"https://idp.example/r""# : ""
        let transport = ScriptedTransport { request in
            switch request.path {
            case "/.well-known/openid-configuration":
                .status(
                    200,
                    body: #"{"issuer":"https://idp.example","authorization_endpoint":"https://idp.example/a","#
                        + #""token_endpoint":"https://idp.example/t","response_types_supported":["code"]"#
                        + registration + "}"
                )
            case "/r": .status(201, body: #"{"client_id":"made","client_secret":"secret"}"#)
            default: .status(404)
            }
        }
        let bookmark = Cloud.Bookmark {
            $0.server = "https://host/"
            $0.method = .openID
            $0.issuer = "https://idp.example"
        }
        let client = try await bookmark.client(environment: TokenEnvironment(transport: transport))
        let login = try await client.beginLogin(
            scopes: bookmark.scopes,
            redirectURL: "http://127.0.0.1:1",
            options: bookmark.authorization
        )
        #expect(login.clientID == (registers ? "made" : OAuthClient.KnownClient.ownCloudDesktop.id))
        #expect(login.url.hasPrefix("https://idp.example/a?") && login.url.contains("offline_access"))
    }
}
