import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Tokens that die on the way", .timeLimit(.minutes(5)))
struct DyingTokenTests: ResumableUploadSuite {
    /// A source that counts its tokens.
    private final class Source: GAPI.TokenSource {
        private let number = Atomic(0)
        var count: Int { number.load(ordering: .relaxed) }
        let identity: String? = "source"

        func token(
            for purpose: GAPI.TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            let number = number.wrappingAdd(1, ordering: .relaxed).newValue
            return AccessToken("token-\(number)", expiry: .after(.seconds(3600)))
        }
    }

    private let source = Source()
    private let clock = VirtualClock()
    private var credentials: GAPI.Credentials {
        let clock = clock
        let network = TokenEnvironment(.init { $0.clock = FetchClock(clock) }, transport: ScriptedTransport([]))
        return GAPI.Credentials(source, environment: network)
    }

    /// The numbers of the tokens that were sent; `nil` for a request without one.
    private func tokens(_ transport: ScriptedTransport) -> [Int?] {
        transport.requests.map { $0.header("Authorization").flatMap { Int($0.dropFirst("Bearer token-".count)) } }
    }

    @Test func pagesGoOnWithAnotherToken() async throws {
        let script = ScriptedStorage(
            [.page(["a"], next: "t1"), .status(401), .page(["b"], next: "t2"), .page(["c"])],
            credentials: credentials
        )
        let names = try await script.storage.collect(Storage.ObjectsListQuery(bucket: "b")).map(\.name)
        #expect(names == ["a", "b", "c"])
        #expect(tokens(script.transport) == [1, 1, 2, 2])
        #expect(script.transport.requests.map { $0.parameter("pageToken") } == [nil, "t1", "t1", "t2"])
        #expect(source.count == 2)
    }

    @Test func aTokenThatExpiresBetweenPagesIsNotSent() async throws {
        let script = ScriptedStorage([.page(["a"], next: "t1"), .page(["b"])], credentials: credentials)
        for try await _ in script.storage.pages(Storage.ObjectsListQuery(bucket: "b")) {
            clock.advance(by: .seconds(3600))
        }
        #expect(tokens(script.transport) == [1, 2])
    }

    /// The session's URL alone authorizes its parts, however long they take.
    @Test func anUploadNeedsATokenOnlyForItsBeginning() async throws {
        let script = ScriptedStorage(
            [
                .status(401), Self.session, .status(308, headers: [.range: "bytes=0-262143"]),
                .failure(.connectionLost), .status(308, headers: [.range: "bytes=0-262143"]),
                .status(308, headers: [.range: "bytes=0-524287"]), .json(#"{"name": "o"}"#),
            ],
            credentials: credentials
        )
        let upload = script.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        #expect(try await upload.value.name == "o")
        #expect(tokens(script.transport) == [1, 2, nil, nil, nil, nil, nil])
        #expect(source.count == 2)
    }

    @Test func anUploadInOneRequestIsSentAgainWithAnotherToken() async throws {
        let script = ScriptedStorage([.status(401), .json(#"{"name": "o"}"#)], credentials: credentials)
        let upload = script.storage.upload(
            Self.query,
            from: .bytes(Array("abc".utf8)),
            contentType: "a/b",
            upload: UploadOptions { $0.mode = .media }
        )
        #expect(try await upload.value.name == "o")
        #expect(tokens(script.transport) == [1, 2])
        #expect(script.transport.requests.map(\.text) == ["abc", "abc"])
    }

    @Test(arguments: [false, true]) func aDownloadGoesOnWithAnotherToken(isStream: Bool) async throws {
        let version: HTTPFields = [.eTag: "\"v1\"", .contentLength: "10"]
        let script = ScriptedStorage(
            [
                .status(200, headers: version, body: "0123456789").cut(afterBytes: 4), .status(401),
                .status(206, headers: [.eTag: "\"v1\"", .contentRange: "bytes 4-9/10"], body: "456789"),
            ],
            credentials: credentials
        )
        if isStream {
            let bytes = try await script.storage.media(catQuery).collect(upTo: 100)
            #expect(String(buffer: bytes) == "0123456789")
        } else {
            try await withTemporaryFolder { folder in
                try await script.storage.download(catQuery, to: "\(folder)/file")
                #expect(try contents(of: "\(folder)/file") == Array("0123456789".utf8))
            }
        }
        #expect(tokens(script.transport) == [1, 1, 2])
        #expect(script.transport.requests.map { $0.header("Range") } == [nil, "bytes=4-", "bytes=4-"])
        #expect(source.count == 2)
    }

    /// As the description of `setCredentials` says: somebody else may have logged in meanwhile.
    @Test func aDownloadGoesOnWithTheCredentialsThatItBeganWith() async throws {
        let service = Mutex<StorageService?>(nil)
        let transport = ScriptedTransport { sent in
            guard sent.header("Range") == nil else {
                return .status(206, headers: [.eTag: "\"v1\"", .contentRange: "bytes 4-9/10"], body: "456789")
            }
            let storage = service.withLock { $0 }
            await storage?.setCredentials(.bearer("of-another"))
            let headers: HTTPFields = [.eTag: "\"v1\"", .contentLength: "10"]
            return .status(200, headers: headers, body: "0123456789").cut(afterBytes: 4)
        }
        let script = ScriptedStorage(transport, credentials: .bearer("of-one"))
        service.withLock { $0 = script.storage }
        let bytes = try await script.storage.media(catQuery).collect(upTo: 100)
        #expect(String(buffer: bytes) == "0123456789")
        #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer of-one", "Bearer of-one"])
    }

    @Test func aTokenThatDiesUnderManyCallsIsReplacedOnce() async throws {
        let transport = ScriptedTransport { sent in
            sent.header("Authorization") == "Bearer token-2" ? .page(["a"]) : .status(401)
        }
        let script = ScriptedStorage(transport, credentials: credentials)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    try await script.storage.execute(Storage.ObjectsListQuery(bucket: "b")).items?.count ?? 0
                }
            }
            for try await count in group { #expect(count == 1) }
        }
        #expect(source.count == 2)
    }

    @Test func aFailureToReplaceItEndsTheCall() async throws {
        let source = source
        let failing = GAPI.Credentials(
            Failing(after: source),
            environment: CredentialSuite.network(ScriptedTransport([]))
        )
        let script = ScriptedStorage(ScriptedTransport { _ in .status(401) }, credentials: failing)
        let error = await #expect(throws: GAPI.Error.self) {
            try await script.storage.execute(Storage.ObjectsListQuery(bucket: "b"))
        }
        #expect((error?.cause as? OAuthError)?.reason == .invalidGrant)
        #expect(script.transport.requests.count == 1)
        // The next call does not send the token that was refused.
        await #expect(throws: GAPI.Error.self) {
            try await script.storage.execute(Storage.ObjectsListQuery(bucket: "b"))
        }
        #expect(script.transport.requests.count == 1)
    }

    /// A source whose first token is another's, and which has no second.
    private struct Failing: GAPI.TokenSource {
        let source: Source
        let identity: String? = "failing"
        init(after source: Source) { self.source = source }

        func token(
            for purpose: GAPI.TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            guard previous == nil else { throw OAuthError(.refused, "revoked", reason: .invalidGrant) }
            return try await source.token(for: purpose, replacing: previous, in: environment)
        }
    }
}
