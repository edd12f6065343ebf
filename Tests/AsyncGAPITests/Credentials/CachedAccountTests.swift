import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

@testable import AsyncGAPI

/// Responses in a store that processes with the same and with other accounts share.
@Suite(.timeLimit(.minutes(5))) struct CachedAccountTests {
    private static let url = "https://api.example/things"

    private let store = MemorySharedStore()

    /// Returns the fetcher of a process, whose server says which token it got.
    private func process(_ credentials: GAPI.Credentials) -> Fetcher {
        let transport = ScriptedTransport { sent in
            .status(200, headers: [.cacheControl: "max-age=60"], body: sent.header("Authorization") ?? "none")
        }
        var configuration = Fetcher.Configuration()
        configuration.cache = ResponseCache(.shared(store))
        configuration.credentials[Self.url] = credentials
        return Fetcher(configuration, transport: transport)
    }

    /// Fetches several times, and returns the tokens that the responses are for, with a mark for those from the cache.
    private func answers(_ count: Int, to credentials: GAPI.Credentials) async throws -> [String] {
        let fetcher = process(credentials)
        var answers: [String] = []
        for _ in 0..<count {
            let response = try await fetcher.fetch(Self.url)
            answers.append((response.isFromCache ? "cached " : "") + response.text.replacing("Bearer ", with: ""))
        }
        return answers
    }

    // MARK: The metadata server

    /// Returns the credentials of a machine with a token, and with this text about its account.
    private func machine(_ token: String, _ account: String?) -> GAPI.Credentials {
        let transport = ScriptedTransport { sent in
            if sent.path.hasSuffix("/token") {
                return .metadata(#"{"access_token":"\#(token)","expires_in":3599,"token_type":"Bearer"}"#)
            }
            guard let account, sent.query["recursive"] == "true" else { return .metadata("", status: 404) }
            return .metadata(account)
        }
        let server = GAPI.MetadataServer(environment: ScriptedPlatform.patient)
        return GAPI.Credentials(server, environment: ScriptedPlatform(transport).environment)
    }

    private static func account(_ name: String, scope: String = "https://a/x") -> String {
        #"{"aliases":["default"],"email":"\#(name)@p.iam.gserviceaccount.com","scopes":["\#(scope)"]}"#
    }

    @Test func aMachineDoesNotGetTheResponsesOfAnotherAccount() async throws {
        let first = machine("one", Self.account("ann"))
        #expect(try await answers(3, to: first) == ["one", "one", "cached one"])
        let second = machine("two", Self.account("bob"))
        #expect(try await answers(3, to: second) == ["two", "two", "cached two"])
    }

    /// Compute Engine gives tokens with the machine's scopes, whatever scopes were asked for.
    @Test func aMachineDoesNotGetTheResponsesForOtherScopes() async throws {
        let first = machine("one", Self.account("ann"))
        #expect(try await answers(3, to: first) == ["one", "one", "cached one"])
        let second = machine("two", Self.account("ann", scope: "https://a/y"))
        #expect(try await answers(3, to: second) == ["two", "two", "cached two"])
    }

    @Test func machinesOfOneAccountShareResponses() async throws {
        let first = machine("one", Self.account("ann"))
        #expect(try await answers(2, to: first) == ["one", "one"])
        let second = machine("two", Self.account("ann"))
        #expect(try await answers(2, to: second) == ["two", "cached one"])
    }

    /// GKE names the pool of a workload without a service account, which the workloads of a project share.
    @Test(arguments: [nil, "", "[]", "{}", #"{"email":"project.svc.id.goog","scopes":[]}"#, #"{"email":"an n@p"}"#])
    func withoutAnAccountNothingIsStored(_ account: String?) async throws {
        #expect(try await answers(3, to: machine("one", account)) == ["one", "one", "one"])
        #expect(try store.names(withPrefix: "", after: nil, limit: 10).isEmpty)
    }

    // MARK: External accounts

    /// Returns the credentials of a workload, whose platform has just written its subject token.
    private func workload(
        _ token: String,
        _ subjectToken: String,
        in folder: ExternalFolder,
        _ changes: [String: JSON.Value?] = [:]
    ) throws -> GAPI.Credentials {
        let path = try folder.write("token", subjectToken)
        let transport = ScriptedTransport { sent in
            sent.path.hasSuffix(":generateAccessToken")
                ? .json(#"{"accessToken": "robot-of-\#(token)", "expireTime": "2030-01-01T00:00:00Z"}"#)
                : .json(#"{"access_token": "\#(token)", "token_type": "Bearer", "expires_in": 3600}"#)
        }
        let account = try ExternalCase.account(source: ["file": JSON.Value(path)], changes)
        return GAPI.Credentials(account, environment: ExternalCase.environment(transport))
    }

    private static func subjectToken(_ subject: String, expiry: Int = 1) -> String {
        ScriptedPlatform.token(claiming: #"{"iss":"https://cluster.example","sub":"\#(subject)","exp":\#(expiry)}"#)
    }

    @Test func aWorkloadDoesNotGetTheResponsesOfAnotherSubject() async throws {
        let folder = try ExternalFolder()
        let first = try workload("one", Self.subjectToken("ann"), in: folder)
        #expect(try await answers(3, to: first) == ["one", "one", "cached one"])
        let second = try workload("two", Self.subjectToken("bob"), in: folder)
        #expect(try await answers(3, to: second) == ["two", "two", "cached two"])
        let third = try workload("three", Self.subjectToken("ann", expiry: 2), in: folder)
        #expect(try await answers(2, to: third) == ["three", "cached one"])
    }

    /// The numbers that Entra ID gives each of its tokens tell nothing of who has it.
    @Test func anotherTokenOfASubjectHasTheSamePartition() async throws {
        let tokens = ["one", "two"].map { number in
            ScriptedPlatform.token(
                claiming: #"{"iss":"https://sts.example","sub":"ann","exp":1,"uti":"\#(number)","aio":"\#(number)"}"#
            )
        }
        let folder = try ExternalFolder()
        let credentials = try workload("token", tokens[0], in: folder)
        #expect(try await credentials.token().value == "token")
        let partition = try #require(credentials.partition)
        try folder.write("token", tokens[1])
        var request = try HTTPRequest(url: Self.url)
        try await credentials.authorize(&request)
        _ = try await credentials.refresh(afterRejectionOf: request, by: HTTPResponse(status: .unauthorized))
        #expect(credentials.partition == partition)
    }

    @Test func nothingIsStoredForASubjectThatItsTokenDoesNotTell() async throws {
        let folder = try ExternalFolder()
        #expect(try await answers(3, to: workload("one", "opaque", in: folder)) == ["one", "one", "one"])
        #expect(try store.names(withPrefix: "", after: nil, limit: 10).isEmpty)
    }

    @Test func anImpersonatedAccountIsTheSameWhoeverImpersonatesIt() async throws {
        let folder = try ExternalFolder()
        let role: [String: JSON.Value?] = [
            "service_account_impersonation_url": JSON.Value(ExternalCase.impersonationURL)
        ]
        let first = try workload("one", "opaque", in: folder, role)
        #expect(try await answers(2, to: first) == ["robot-of-one", "cached robot-of-one"])
        let second = try workload("two", "other", in: folder, role)
        #expect(try await answers(1, to: second) == ["cached robot-of-one"])
    }
}
