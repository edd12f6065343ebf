import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct CredentialsTests {
    /// A source that counts its tokens and remembers their purposes.
    private final class Source: GAPI.TokenSource {
        private let asked = Mutex<[GAPI.TokenPurpose]>([])
        var purposes: [GAPI.TokenPurpose] { asked.withLock(\.self) }
        let identity: String? = "source"

        func token(
            for purpose: GAPI.TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            let number = asked.withLock { purposes in
                purposes.append(purpose)
                return purposes.count
            }
            return AccessToken(
                "token-\(number)",
                expiry: .after(.seconds(3600)),
                headerFields: [.quotaProject: "of the source"]
            )
        }
    }

    private let source = Source()
    private var credentials: GAPI.Credentials {
        GAPI.Credentials(source, environment: CredentialSuite.network(CredentialSuite.endpoint()))
    }

    private func list(
        _ credentials: any FetchCredentials,
        options: GAPI.QueryOptions = .init(),
        _ configure: (inout GAPI.ServiceConfiguration) -> Void = { _ in }
    ) async throws -> SentRequest {
        let script = ScriptedStorage([.page([])], credentials: credentials, configure)
        _ = try await script.storage.execute(Storage.ObjectsListQuery(bucket: "b"), options: options)
        return try #require(script.transport.requests.first)
    }

    @Test func aServiceAsksForTheScopesOfItsDescription() async throws {
        let sent = try await list(credentials)
        #expect(sent.header("Authorization") == "Bearer token-1")
        let purpose = try #require(source.purposes.first)
        #expect(purpose.scopes == [GAPI.TokenPurpose.cloudPlatform])
        #expect(!purpose.hasChosenScopes)
        #expect(purpose.audience == "https://storage.googleapis.com/")
        #expect(purpose.universeDomain == "googleapis.com")
    }

    @Test func chosenScopesWin() async throws {
        _ = try await list(credentials.with(scopes: ["chosen"]))
        let purpose = try #require(source.purposes.first)
        #expect(purpose.scopes == ["chosen"])
        #expect(purpose.hasChosenScopes)
    }

    @Test func anotherUniverseIsInTheURLAndInThePurpose() async throws {
        let sent = try await list(credentials) { $0.universeDomain = "universe.foo" }
        #expect(sent.url.hasPrefix("https://storage.universe.foo/"))
        let purpose = try #require(source.purposes.first)
        #expect(purpose.universeDomain == "universe.foo")
        #expect(purpose.audience == "https://storage.universe.foo/")
        #expect(throws: OAuthError.self) { try purpose.requireUniverse("googleapis.com") }
        #expect(throws: Never.self) { try purpose.requireUniverse("universe.foo") }
    }

    @Test func aServerOfOnesOwnHasNoKnownUniverse() async throws {
        _ = try await list(credentials) { $0.rootURL = "https://proxy.example.com/" }
        let purpose = try #require(source.purposes.first)
        #expect(throws: Never.self) { try purpose.requireUniverse("universe.foo") }
    }

    @Test func servicesAndSiblingsShareTheirTokens() async throws {
        let credentials = credentials
        for _ in 0..<3 { _ = try await list(credentials) }
        _ = try await list(credentials.with(scopes: []))
        #expect(source.purposes.count == 1)
        _ = try await list(credentials.with(quotaProject: "p"))
        #expect(source.purposes.count == 2)
    }

    @Test func aReplacedCredentialIsUsed() async throws {
        let script = ScriptedStorage(ScriptedTransport { _ in .page([]) }, credentials: credentials)
        let query = Storage.ObjectsListQuery(bucket: "b")
        _ = try await script.storage.execute(query)
        await script.storage.setCredentials(credentials.with(scopes: ["other"]))
        _ = try await script.storage.execute(query)
        #expect(source.purposes.map(\.scopes) == [[GAPI.TokenPurpose.cloudPlatform], ["other"]])
    }

    @Test func invalidatedTokensAreReplacedForAllServices() async throws {
        let credentials = credentials
        _ = try await list(credentials)
        _ = try await credentials.token()
        await credentials.invalidate()
        let sent = try await list(credentials)
        #expect(sent.header("Authorization") == "Bearer token-3")
        #expect(try await credentials.token().value == "token-4")
    }

    @Test func theProjectForQuotaIsTheCallersOrTheCredentials() async throws {
        let credentials = credentials
        #expect(try await list(credentials).header("X-Goog-User-Project") == "of the source")
        let chosen = credentials.with(quotaProject: "chosen")
        #expect(try await list(chosen).header("X-Goog-User-Project") == "chosen")
        let options = GAPI.QueryOptions { $0.userProject = "of the call" }
        #expect(try await list(chosen, options: options).header("X-Goog-User-Project") == "of the call")
    }

    @Test func thePartitionIsThatOfIdentityScopesAndProject() async throws {
        let credentials = credentials
        let before = credentials.partition
        _ = try await credentials.token()
        #expect(credentials.partition == before)
        #expect(before != nil)
        let partitions = [
            before, credentials.with(scopes: ["a"]).partition, credentials.with(scopes: ["a", "b"]).partition,
            credentials.with(quotaProject: "p").partition, credentials.with(subject: "s").partition,
        ]
        #expect(Set(partitions).count == 5)
        #expect(credentials.with(scopes: ["b", "a"]).partition == credentials.with(scopes: ["a", "b"]).partition)
    }

    @Test func aCallWaitsForNothingWhileTheTokenIsFresh() async throws {
        let credentials = credentials
        #expect(!credentials.isImmediate)
        _ = try await credentials.token()
        #expect(credentials.isImmediate)
    }

    @Test func aCancelledCallEndsItsWaitAlone() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let folder = try CredentialFolder()
        let user = try GAPI.AuthorizedUser(contentsOf: folder.write(CredentialSuite.user(), to: "user.json"))
        let credentials = GAPI.Credentials(user, environment: CredentialSuite.network(transport))
        let call = Task { try await credentials.token() }
        try await transport.waitForRequests(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        await transport.shutdown()
    }
}
