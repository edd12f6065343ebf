@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// A secret is planted wherever a request can hold one, and must not come out in anything that can be printed.
@Suite(.timeLimit(.minutes(5))) struct RedactionTests {
    private let secret = "s3cr3t"

    private func request() throws -> HTTPRequest {
        var request = try HTTPRequest(.post, url: "https://api.example/things?key=\(secret)&upload_id=\(secret)")
        for name in [HTTPField.Name.authorization, .proxyAuthorization, .cookie, .googleAPIKey] {
            request.headerFields[name] = secret
        }
        return request
    }

    @Test func summaryIsMethodAndURLWithoutTheQuery() throws {
        #expect(Redaction.summary(try request()) == "POST https://api.example/things")
        #expect(Redaction.summary(HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)) == "GET ://")
    }

    @Test func theReasonOfAStatusTellsNoSecret() {
        let status = HTTPResponse.Status(code: 400, reasonPhrase: "Bad access_token=\(secret)")
        let response = FetchResponse(head: HTTPResponse(status: status), body: ByteBuffer(), attempts: [])
        let error = #expect(throws: FetchError.self) { try response.requireSuccess() }
        #expect(error?.message == "answered with HTTP 400 Bad access_token=REDACTED")
    }

    @Test func redactedRequestKeepsWhatIsHarmless() throws {
        var request = try request()
        request.headerFields[.accept] = "a/b"
        let shown = Redaction.redacted(request)
        #expect(shown.headerFields == [.accept: "a/b"])
        #expect(shown.path == "/things")
        #expect(shown.method == .post)
    }

    @Test(arguments: [
        ScriptedTransport.Answer.failure(.connectionLost), .failure(.invalidResponse), .status(200, body: "s3cr3t"),
        .status(500, body: "s3cr3t"), .status(302, headers: [.location: "http://api.example/?s3cr3t"]),
        .status(302, headers: [.location: "https://s3cr3t@api.example/"]),
        .status(302, headers: [.location: "ftp://api.example/s3cr3t"]),
        .status(302, headers: [.location: "https://api.example/s3 cr3t?s3cr3t"]),
        .status(200, body: "s3cr3t").cut(afterBytes: 1),
    ])
    func nothingThatIsPrintedTellsASecret(answer: ScriptedTransport.Answer) async throws {
        let fetcher = makeFetcher(ScriptedTransport { _ in answer })
        let ticket = fetcher.ticket(
            try request(),
            body: .bytes(secret.utf8),
            options: .init { $0.maximumResponseBytes = 3 }
        )
        let events = ticket.events
        let error = await thrown { _ = try await ticket.value.head.status == .ok ? () : { throw Planned() }() }
        for text in ["\(error)", String(reflecting: error), "\(ticket.fetch)"] { #expect(!text.contains(secret)) }
        var count = 0
        for await event in events {
            #expect(!"\(event)".contains(secret))
            count += 1
        }
        #expect(count > 1)
    }

    @Test func refusedPlainHTTPDoesNotTellTheQuery() async throws {
        let error = await thrown {
            _ = try await makeFetcher(ScriptedTransport([])).fetch("http://api.example/?key=\(secret)")
        }
        #expect(error is FetchError)
        #expect(!"\(error)".contains(secret))
    }

    @Test(arguments: [APIKey("s3cr3t"), BearerToken("s3cr3t")] as [any FetchCredentials])
    func credentialsDoNotPrintWhatTheyHold(credentials: any FetchCredentials) {
        var texts = ["\(credentials)", String(reflecting: credentials), ""]
        dump(credentials, to: &texts[2])
        for text in texts { #expect(!text.contains(secret)) }
    }
}

struct FetchErrorTests {
    @Test func descriptionTellsKindMessageAttemptsAndCause() {
        let attempts = (1...2).map { FetchAttempt(number: $0, status: nil, failure: .connectionLost) }
        let error = FetchError(.connectionLost, "GET https://a/", cause: Planned(), attempts: attempts)
        #expect(error.description == "connection lost: GET https://a/ (2 attempts) [Planned()]")
    }

    @Test(arguments: [FetchError.Code.connectTimeout, .idleTimeout, .totalTimeout])
    func timeoutsAreTimeouts(code: FetchError.Code) {
        #expect(FetchError(code, "").isTimeout)
        #expect(!FetchError(.connectionLost, "").isTimeout)
    }
}
