import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore
import Testing

/// What is to be tested: a client for a small notes service, as an application has one.
private struct Notes {
    struct Note: Codable, Equatable {
        var id: Int?
        var text: String
    }

    let fetcher: Fetcher
    let base = "https://notes.example/v1"

    func add(_ text: String) async throws -> Note {
        let body = FetchRequestBody.bytes(try JSON.Encoder().encode(Note(text: text)))
        let request = try HTTPRequest(.post, url: base + "/notes", headerFields: [.contentType: "application/json"])
        let answer = try await fetcher.fetch(request, body: body)
        return try JSON.Decoder().decode(Note.self, from: answer.body.readableBytesView)
    }

    func all(tagged tag: String) async throws -> [Note] {
        let answer = try await fetcher.fetch(base + "/notes?tag=\(tag)&limit=10")
        return try JSON.Decoder().decode([Note].self, from: answer.body.readableBytesView)
    }

    func signIn(_ user: String, _ password: String) async throws {
        let form = FormBody([.init("user", user), .init("password", password)])
        let request = try HTTPRequest(.post, url: base + "/session", headerFields: [.contentType: FormBody.contentType])
        _ = try await fetcher.fetch(request, body: .form(form))
    }
}

/// How an application tests what it does with a ``Fetcher``: from the simplest to the last means.
@Suite("Samples for users", .timeLimit(.minutes(5)))
struct SampleTests {
    // 1. A script answers, and the test looks at the result.
    @Test func aListIsRead() async throws {
        let transport = ScriptedTransport([.status(200, body: #"[{"id": 1, "text": "milk"}]"#)])
        let notes = Notes(fetcher: Fetcher(transport: transport))
        #expect(try await notes.all(tagged: "shop") == [.init(id: 1, text: "milk")])
    }

    // 2. The test looks at what was sent as well.
    @Test func aNoteIsSentAsJSON() async throws {
        let transport = ScriptedTransport { sent in
            sent.path == "/v1/notes" ? .status(201, body: #"{"id": 7, "text": "milk"}"#) : .status(404)
        }
        #expect(try await Notes(fetcher: Fetcher(transport: transport)).add("milk").id == 7)

        let sent = try transport.requests(.post, to: "/v1/notes").only
        #expect(sent.header("Content-Type") == "application/json")
        #expect(try sent.json() == ["text": "milk"])
        #expect(try sent.json(as: Notes.Note.self) == .init(text: "milk"))
    }

    @Test func parametersAndFormsAreLookedAtDecoded() async throws {
        let transport = ScriptedTransport([.status(200, body: "[]"), .status(204)])
        let notes = Notes(fetcher: Fetcher(transport: transport))
        _ = try await notes.all(tagged: "a%26b")
        try await notes.signIn("Ann Lee", "p&=+ß")
        #expect(try transport.requests(.get).only.query == ["tag": "a&b", "limit": "10"])
        #expect(try transport.requests(.post).only.form == ["user": "Ann Lee", "password": "p&=+ß"])
        #expect(transport.requests.map(\.path) == ["/v1/notes", "/v1/session"])
    }

    // 3. Things go wrong, and time passes without waiting for it.
    @Test func aBusyServerIsAskedAgain() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let transport = ScriptedTransport(
            [.status(200, body: "[]")],
            faults: FaultPlan([.init(.status(503, retryAfter: 20), times: 2)])
        )
        let fetcher = Fetcher(.init { $0.clock = FetchClock(clock) }, transport: transport)
        #expect(try await Notes(fetcher: fetcher).all(tagged: "x").isEmpty)
        #expect(transport.requests.count == 3)
        #expect(clock.now.offset >= .seconds(40))
    }

    // 4. The test holds an answer back, and sees what happens meanwhile.
    @Test func aSlowAnswerCanBeCancelled() async throws {
        let transport = ScriptedTransport([.stall])
        let fetcher = Fetcher(transport: transport)
        let call = Task { try await Notes(fetcher: fetcher).all(tagged: "x") }
        try await transport.waitForRequests(1)
        #expect(fetcher.inFlightCount == 1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(transport.openCount == 0)
    }

    // 5. The answers of a real server, recorded once. `ASYNCFETCH_CASSETTES=record` records them again; here the server is a
    // script, so that the sample needs no network.
    @Test func aDayWithTheRealServer() async throws {
        let server = ScriptedTransport { sent in
            sent.method == .post
                ? .status(201, body: #"{"id":8,"text":"tea"}"#) : .status(200, body: #"[{"id":8,"text":"tea"}]"#)
        }
        let transport = CassetteTransport("../../Cassettes/notes.json", over: server)
        let notes = Notes(fetcher: Fetcher(transport: transport))
        #expect(try await notes.add("tea").id == 8)
        #expect(try await notes.all(tagged: "drinks").map(\.text) == ["tea"])
        #expect(transport.unused.isEmpty)
    }

    // What the helpers say when a test fails.
    @Test func otherRequestsThanExpectedAreListed() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: "[]") }
        #expect(await message { try transport.requests.only } == "no request was sent, instead of one")
        let notes = Notes(fetcher: Fetcher(transport: transport))
        for tag in ["a", "b"] { _ = try await notes.all(tagged: tag) }
        #expect(
            await message { try transport.requests.only } == """
                2 requests instead of one:
                  GET https://notes.example/v1/notes?tag=a&limit=10
                  GET https://notes.example/v1/notes?tag=b&limit=10
                """
        )
        #expect(
            transport.requests[0].description.hasPrefix(
                "GET https://notes.example/v1/notes?tag=a&limit=10\nUser-Agent: "
            )
        )
    }

    @Test func severalValuesOfOneNameAreAllThere() {
        let sent = SentRequest(
            HTTPRequest(method: .post, scheme: "https", authority: "a", path: "/?x=1&x=2&y&=z&w=a=b"),
            body: .init(string: "a=1&b=%zz&a=2")
        )
        #expect(sent.queryValues("x") == ["1", "2"])
        #expect(sent.query == ["x": "1", "y": "", "": "z", "w": "a=b"])
        #expect(sent.formValues("a") == ["1", "2"])
        #expect(sent.form["b"] == "%zz")
        #expect(sent.header("no header name") == nil && sent.header("Accept") == nil)
    }

    private func message(_ body: () throws -> SentRequest) async -> String {
        "\(await thrown { _ = try body() })"
    }
}
