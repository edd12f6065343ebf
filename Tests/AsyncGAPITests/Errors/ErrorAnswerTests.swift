import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Error answers")
struct ErrorAnswerTests {
    /// The error that a call throws for an answer, without retries.
    private func error(for answer: ScriptedTransport.Answer) async throws -> GAPI.Error {
        let scripted = ScriptedStorage([answer])
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(catQuery, options: .init { $0.retry = .none })
        }
        return try #require(error)
    }

    @Test func olderServicesListErrors() async throws {
        let body = """
            {"error": {"code": 403, "message": "Rate Limit Exceeded", "errors": [
                {"domain": "usageLimits", "reason": "rateLimitExceeded", "message": "Rate Limit Exceeded",
                 "location": "Authorization", "locationType": "header"},
                {"domain": "global", "reason": "other"}]}}
            """
        let error = try await error(for: .json(body, status: 403))
        #expect(error.code == .server)
        #expect(error.status == 403)
        #expect(error.message == "Rate Limit Exceeded")
        #expect(error.reason == "rateLimitExceeded")
        #expect(error.errors.map(\.domain) == ["usageLimits", "global"])
        #expect(error.errors.first?.location == "Authorization")
        #expect(error.errors.first?.locationType == "header")
        #expect(error.method == "storage.objects.get")
        #expect(error.isQuota)
        #expect(error.isRetryable)
        #expect(!error.isForbidden)
    }

    /// What the policy repeats is what the error calls retryable, reason by reason.
    @Test(
        arguments: [403, 429, 500, 503],
        [
            "rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED", "servingLimitExceeded",
            "quotaExceeded",
            "dailyLimitExceeded", "uploadLimitExceeded", "accessNotConfigured", "forbidden", "backendError",
        ]
    )
    func theErrorAgreesWithThePolicy(status: Int, reason: String) async throws {
        let body = #"{"error": {"message": "m", "errors": [{"reason": "\#(reason)"}]}}"#
        let scripted = ScriptedStorage([.json(body, status: status), .json(body, status: status)])
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(
                catQuery,
                options: .init { $0.retry = StandardRetry { $0.maximumAttempts = 2 } }
            )
        }
        #expect(error?.isRetryable == (scripted.transport.requests.count == 2))
    }

    @Test(arguments: [
        (403, "rateLimitExceeded", true, true), (403, "dailyLimitExceeded", true, false),
        (429, "dailyLimitExceeded", true, false), (429, "rateLimitExceeded", true, true),
        (403, "uploadLimitExceeded", true, false), (403, "insufficientPermissions", false, false),
        (503, "backendError", false, true),
    ])
    func aLimitOfSpeedPassesAndAQuotaOfADayDoesNot(
        status: Int,
        reason: String,
        isQuota: Bool,
        isRetryable: Bool
    ) async throws {
        let body = #"{"error": {"message": "m", "errors": [{"reason": "\#(reason)"}]}}"#
        let error = try await error(for: .json(body, status: status))
        #expect(error.isQuota == isQuota)
        #expect(error.isRetryable == isRetryable)
        #expect(error.isForbidden == (status == 403 && !isQuota))
    }

    @Test func helpAndTheNumberOfTheRequestAreInTheError() async throws {
        let body = """
            {"error": {"code": 403, "message": "Off.", "status": "PERMISSION_DENIED", "errors": [
                {"reason": "accessNotConfigured", "extendedHelp": "https://console.example.com/old"}], "details": [
                {"@type": "type.googleapis.com/google.rpc.Help", "links": [
                    {"description": "Enable it", "url": "https://console.example.com/apis"}, {"description": "no url"}]},
                {"@type": "type.googleapis.com/google.rpc.RequestInfo", "requestId": "r-1", "servingData": "secret"}]}}
            """
        let error = try await error(for: .json(body, status: 403, headers: [HTTPField.Name("X-Request-Id")!: "r-2"]))
        #expect(error.helpLinks.map(\.url) == ["https://console.example.com/apis", "https://console.example.com/old"])
        #expect(error.helpLinks.map(\.description) == ["Enable it", nil])
        #expect(error.requestID == "r-1")
        #expect(error.isForbidden)
    }

    @Test func aHeaderNumbersTheRequestWhereTheBodyDoesNot() async throws {
        #expect(
            try await error(for: .status(502, headers: [HTTPField.Name("X-Request-Id")!: "r-2"])).requestID == "r-2"
        )
    }

    private static let newerBody = """
        {"error": {"code": 429, "message": "Quota exceeded.", "status": "RESOURCE_EXHAUSTED", "details": [
            {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "RATE_LIMIT_EXCEEDED", "domain": "googleapis.com"},
            {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "3.5s"}]}}
        """

    @Test func newerServicesHaveAStatusAndDetails() async throws {
        let error = try await error(for: .json(Self.newerBody, status: 429))
        #expect(error.canonicalStatus == "RESOURCE_EXHAUSTED")
        #expect(error.reason == "RATE_LIMIT_EXCEEDED")
        #expect(error.details.count == 2)
        #expect(error.details.first?["domain"]?.string == "googleapis.com")
        #expect(error.retryAfter == .seconds(3.5))
        #expect(error.isQuota)
        #expect(error.isRetryable)
    }

    @Test func theHeaderSaysHowLongToWaitBeforeTheBodyDoes() async throws {
        let error = try await error(for: .json(Self.newerBody, status: 429, headers: [.retryAfter: "7"]))
        #expect(error.retryAfter == .seconds(7))
    }

    @Test func anErrorInAnArrayIsTheSameError() async throws {
        let error = try await error(for: .json("[\(Self.newerBody)]", status: 429))
        #expect(error.canonicalStatus == "RESOURCE_EXHAUSTED")
        #expect(error.message == "Quota exceeded.")
    }

    @Test func oauthErrorsAreAWordAndASentence() async throws {
        let body = #"{"error": "invalid_grant", "error_description": "Token has been expired or revoked."}"#
        let error = try await error(for: .json(body, status: 400))
        #expect(error.reason == "invalid_grant")
        #expect(error.message == "Token has been expired or revoked.")
    }

    @Test func anHTMLPageIsReadForItsText() async throws {
        let body =
            "<html><head><title>502 Bad Gateway</title></head>\n<body><h1>Server   Error</h1>\n<p>Try later.</body></html>"
        let error = try await error(for: .status(502, headers: [.contentType: "text/html"], body: body))
        #expect(error.message == "502 Bad Gateway Server Error Try later.")
        #expect(error.status == 502)
        #expect(error.isRetryable)
    }

    @Test func plainTextIsTheMessage() async throws {
        let error = try await error(for: .status(404, headers: [.contentType: "text/plain"], body: " Not Found\r\n"))
        #expect(error.message == "Not Found")
        #expect(error.isNotFound)
    }

    @Test func aLongTextIsCutOff() async throws {
        let error = try await error(for: .status(500, body: String(repeating: "no ", count: 100_000)))
        #expect((1...501).contains(error.message.count))
        #expect(error.message.hasSuffix("…"))
    }

    @Test(arguments: [
        "", "{}", "[]", "null", #"{"error": {}}"#, #"{"error": {"message": 7, "errors": {}, "details": 3}}"#,
    ])
    func anAnswerThatSaysNothingStillHasAMessage(body: String) async throws {
        let error = try await error(for: .json(body, status: 418))
        #expect(error.code == .server)
        #expect(error.status == 418)
        #expect(!error.message.isEmpty)
    }

    struct Predicate: Sendable, CustomTestStringConvertible {
        let status: Int
        let name: String
        let holds: @Sendable (GAPI.Error) -> Bool
        var testDescription: String { "\(status) \(name)" }
    }

    static let predicates = [
        Predicate(status: 404, name: "isNotFound") { $0.isNotFound },
        Predicate(status: 410, name: "isGone") { $0.isGone },
        Predicate(status: 401, name: "isUnauthorized") { $0.isUnauthorized },
        Predicate(status: 403, name: "isForbidden") { $0.isForbidden },
        Predicate(status: 412, name: "isConflict") { $0.isConflict },
        Predicate(status: 409, name: "isConflict") { $0.isConflict },
        Predicate(status: 412, name: "isPreconditionFailed") { $0.isPreconditionFailed },
        Predicate(status: 304, name: "isNotModified") { $0.isNotModified },
        Predicate(status: 429, name: "isQuota") { $0.isQuota },
        Predicate(status: 503, name: "isRetryable") { $0.isRetryable },
    ]

    @Test(arguments: predicates)
    func aPredicateIsTrueForItsStatus(_ predicate: Predicate) async throws {
        #expect(try await predicate.holds(error(for: .status(predicate.status))))
    }

    @Test(arguments: predicates)
    func aPredicateIsFalseForOthers(_ predicate: Predicate) async throws {
        #expect(try await !predicate.holds(error(for: .status(418))))
    }

    // MARK: One kind of error

    @Test(arguments: [
        "localhost:1234", "", "ftp://storage.example/", "http://storage.example:1/",
        "http://127.0.0.1:1?x=1", "http://127.0.0.1:1/a#b",
    ])
    func aRootThatIsNoPlaceToAskIsAnInvalidRequest(root: String) async throws {
        let storage = StorageService(configuration: .init { $0.rootURL = root })
        let executed = await #expect(throws: GAPI.Error.self) { try await storage.execute(catQuery) }
        let ticket = await #expect(throws: GAPI.Error.self) { try await storage.ticket(catQuery).value }
        let media = await #expect(throws: GAPI.Error.self) { try await storage.media(catQuery).collect(upTo: 1) }
        for error in [executed, ticket, media] {
            #expect(error?.code == .invalidRequest)
            #expect(error?.method == "storage.objects.get")
        }
        await storage.shutdown()
    }

    @Test func aFileThatIsNotThereIsAFileError() async throws {
        let upload = ScriptedStorage([]).storage.upload(
            Storage.ObjectsInsertQuery(bucket: "b"),
            from: .file("/nonexistent/file")
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .file)
        #expect(error?.method == "storage.objects.insert")
        #expect("\(error as Any)".ranges(of: "/nonexistent/file").count == 1)
    }

    @Test func anErrorSaysOnceWhatWasAskedAndWhatFailed() async throws {
        let storage = StorageService(
            configuration: .init {
                $0.rootURL = "http://127.0.0.1:1"
                $0.options.retry = .none
            }
        )
        let executed = await #expect(throws: GAPI.Error.self) { try await storage.execute(catQuery) }
        let ticket = await #expect(throws: GAPI.Error.self) { try await storage.ticket(catQuery).value }
        await storage.shutdown()
        for error in [executed, ticket] {
            let error = try #require(error)
            #expect(error.url == "http://127.0.0.1:1/storage/v1/b/photos/o/cat.jpg")
            for text in ["storage.objects.get", "http://127.0.0.1:1/storage/v1/b/photos/o/cat.jpg", "unreachable host"]
            {
                #expect("\(error)".ranges(of: text).count == 1, "\(error)")
            }
        }
        let refused = try await self.error(for: .json(#"{"error": {"message": "no"}}"#, status: 403))
        #expect(
            "\(refused)".hasPrefix(
                "storage.objects.get https://storage.googleapis.com/storage/v1/b/photos/o/cat.jpg: HTTP 403"
            )
        )
    }

    @Test func theLastAnswerAndEveryAttemptAreInTheError() async {
        let scripted = ScriptedStorage([
            .status(503), .failure(.connectionLost), .status(500), .json("{}", status: 404),
        ])
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(error?.status == 404)
        #expect(error?.attempts.map(\.number) == [1, 2, 3])
        #expect(error?.attempts.map(\.status) == [503, nil, 500])
        #expect(error?.attempts[1].failure == .connectionLost)
        #expect(error?.description.contains("after 3 attempts") == true)
    }

    // MARK: Causes

    @Test func aTransportFailureIsTheCause() async throws {
        let error = try await error(for: .failure(.unreachable))
        #expect(error.code == .transport)
        #expect(error.status == nil)
        #expect((error.cause as? FetchError)?.code == .unreachable)
        #expect(error.isRetryable)
        #expect(!error.isTimeout)
        #expect(error.method == "storage.objects.get")
    }

    @Test func aTransportTimeoutIsATimeout() async throws {
        #expect(try await error(for: .failure(.idleTimeout)).isTimeout)
    }

    @Test(.timeLimit(.minutes(5)))
    func theTimeoutOfACallIsAGAPIError() async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([.stall]), clock: clock)
        let ticket = scripted.storage.ticket(catQuery, options: .init { $0.timeout = .seconds(5) })
        try await scripted.transport.waitForRequests(1)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(5))
        let error = await #expect(throws: GAPI.Error.self) { try await ticket.value }
        #expect(error?.isTimeout == true)
        #expect((error?.cause as? FetchError)?.code == .totalTimeout)
        #expect(error?.method == "storage.objects.get")
    }

    @Test func anyOtherErrorIsTheCauseToo() async {
        struct Odd: Error {}
        let transport = ScriptedTransport { _ in throw Odd() }
        let error = await #expect(throws: GAPI.Error.self) {
            try await ScriptedStorage(transport).storage.execute(catQuery)
        }
        #expect(error?.code == .transport)
        #expect(error?.cause is Odd)
    }

    @Test func cancellationIsNeverWrapped() async {
        let transport = ScriptedTransport { _ in throw CancellationError() }
        await #expect(throws: CancellationError.self) { try await ScriptedStorage(transport).storage.execute(catQuery) }
    }

    // MARK: Secrets

    private static let secrets = ["planted-token", "planted-key", "planted-body", "planted-query", "planted-upload-id"]

    private func expectNoSecret(in error: (any Error)?, _ location: SourceLocation = #_sourceLocation) throws {
        let error = try #require(error, sourceLocation: location)
        for text in [
            "\(error)", String(reflecting: (error as? GAPI.Error)?.cause), (error as? GAPI.Error)?.message ?? "",
        ] {
            for secret in Self.secrets {
                #expect(!text.contains(secret), "\(text)", sourceLocation: location)
            }
        }
    }

    static let failures: [ScriptedTransport.Answer] = [
        .failure(.connectionLost), .failure(.unreachable), .failure(.other), .status(500), .status(401),
        .json("{}", status: 403),
        .status(302, headers: [.location: "https://other.example.com/?access_token=planted-token"]),
        .status(302, headers: [.location: "http://storage.googleapis.com/?upload_id=planted-upload-id"]),
        .status(200, headers: [.contentType: "text/html"], body: "planted-body"),
        .json(#"{"name": "planted-body", "size": {}}"#), .json(#"{"name": "planted-body"#), .json("planted-body"),
    ]

    @Test(arguments: failures.indices)
    func noDescriptionShowsASecret(failure: Int) async throws {
        let answer = Self.failures[failure]
        let patch = Storage.ObjectsPatchQuery(bucket: "b", object: "o", ["metadata": ["k": "planted-body"]]) {
            $0.userProject = "planted-query"
        }
        let options = GAPI.QueryOptions {
            $0.retry = .none
            $0.parameters["key"] = "planted-key"
        }
        for credentials in [BearerToken("planted-token"), APIKey("planted-key")] as [any FetchCredentials] {
            // The second answer is for what is redirected.
            let scripted = ScriptedStorage([answer, .status(500)]) { $0.readsStrictly = true }
            await scripted.storage.setCredentials(credentials)
            let error = await #expect(throws: (any Error).self) {
                try await scripted.storage.execute(patch, options: options)
            }
            try expectNoSecret(in: error)
        }
    }

    @Test func noDescriptionShowsTheURLOfAnUploadSession() async throws {
        let session = "https://storage.googleapis.com/upload/storage/v1/b/b/o?upload_id=planted-upload-id"
        let scripted = ScriptedStorage([.status(200, headers: [.location: session]), .status(403)])
        let upload = scripted.storage.upload(
            Storage.ObjectsInsertQuery(bucket: "b"),
            from: .bytes([1, 2, 3]),
            contentType: "text/plain",
            upload: .init { $0.mode = .resumable }
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        try expectNoSecret(in: error)
        #expect(!"\(upload.session as Any)".contains("planted-upload-id"))
        let request = try #require(upload.fetch.request)
        #expect(!"\(request)".contains("planted-upload-id"))
    }
}
