import AsyncFetchTesting
import AsyncGData
import AsyncXML
import HTTPTypes
import Testing

@Suite("Answers of other servers", .timeLimit(.minutes(5)))
struct AnswerTests {
    private let url = "https://e.com/blog/feed"

    @Test func anEntryThatIsNotInTheAnswerIsFetched() async throws {
        let entry =
            "<entry xmlns='http://www.w3.org/2005/Atom'><id>x</id><link rel='edit' href='/blog/edit/1'/></entry>"
        let scripted = ScriptedBlog([
            .status(201, headers: [.location: "entries/1"]),
            .xml(entry, headers: [.eTag: "\"v1\""]),
            .status(204),
            .xml(entry, headers: [.eTag: "W/\"v2\""]),
            .status(200),
        ])
        let inserted = try await scripted.blog.insert(Atom.Entry(title: "a"), into: url)
        #expect(inserted.etag == "\"v1\"" && inserted.base == "https://e.com/blog/entries/1")
        let updated = try await scripted.blog.update(inserted)
        #expect(updated.etag == "W/\"v2\"")
        try await scripted.blog.delete(updated)
        let requests = scripted.transport.requests
        #expect(requests.map(\.method) == [.post, .get, .put, .get, .delete])
        #expect(
            requests.map(\.url).dropFirst() == [
                "https://e.com/blog/entries/1", "https://e.com/blog/edit/1", "https://e.com/blog/edit/1",
                "https://e.com/blog/edit/1",
            ]
        )
        #expect(requests.map { $0.header("If-Match") } == [nil, nil, "\"v1\"", nil, nil])  // a weak tag matches nothing
    }

    @Test func aServiceThatOnlyReadsKeepsNoExtensions() async throws {
        let entry = "<entry xmlns='http://www.w3.org/2005/Atom'><id>x</id><y:z xmlns:y='urn:y'/></entry>"
        for isKept in [true, false] {
            let scripted = ScriptedBlog([.xml(entry)]) { $0.keepsExtensions = isKept }
            let fetched = try await scripted.blog.fetch(Atom.Entry.self, from: url)
            #expect(fetched.id == "x")
            #expect(try String(decoding: XML.Encoder().encode(fetched), as: UTF8.self).contains("urn:y") == isKept)
        }
    }

    @Test func anEntryWithoutAnEditLinkCannotBeChanged() async throws {
        let scripted = ScriptedBlog([])
        let error = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.update(Atom.Entry(title: "new"))
        }
        #expect(error?.code == .invalidRequest && scripted.transport.requests.isEmpty)
    }

    @Test func whatXMLCannotExpressIsNotSent() async throws {
        let scripted = ScriptedBlog([])
        let error = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.insert(Atom.Entry(title: "a\u{0}"), into: url)
        }
        #expect(error?.code == .invalidRequest && error?.cause is XML.Error)
    }

    @Test(arguments: ["not a url", "ftp://e.com/", "https://e.com:99999/"])
    func badURLsAreNotAsked(_ url: String) async throws {
        let error = await #expect(throws: GDataServiceError.self) {
            try await ScriptedBlog([]).blog.fetch(Atom.Entry.self, from: url)
        }
        #expect(error?.code == .invalidRequest)
    }

    @Test func pagesOfProxiesAreNoFeeds() async throws {
        let scripted = ScriptedBlog([
            .status(200, headers: [.contentType: "text/html; charset=utf-8"], body: "<html><p>Please log in"),
            .status(200, headers: [.contentType: "text/html"], body: "<html><p>Please log in"),
            .xml("<service xmlns='http://www.w3.org/2007/app'/>"),
            .xml("<feed xmlns='http://www.w3.org/2005/Atom'><entry>"),
            .xml("<service xmlns='http://www.w3.org/2007/app'/>"),
        ])
        var codes: [GDataServiceError.Code?] = []
        for isStreamed in [false, true, false, true, true] {
            let error = await #expect(throws: GDataServiceError.self) {
                if isStreamed {
                    for try await _ in scripted.blog.entries(Atom.Entry.self, from: url) {}
                } else {
                    _ = try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: url)
                }
            }
            codes.append(error?.code)
        }
        #expect(codes == [.unexpectedContent, .unexpectedContent, .decoding, .decoding, .decoding])
    }

    @Test func feedsThatAreLabelledWronglyAreRead() async throws {
        let feed = "<feed xmlns='http://www.w3.org/2005/Atom'><title>t</title></feed>"
        let scripted = ScriptedBlog([.status(200, headers: [.contentType: "text/html"], body: feed)])
        #expect(try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: url).title?.value == "t")
    }

    @Test func plainTextsOfErrorsAreKept() async throws {
        let answer = ScriptedTransport.Answer.status(
            403,
            headers: [.contentType: "text/plain; charset=UTF-8"],
            body: "Cannot edit a locked post\nmore"
        )
        let error = await #expect(throws: GDataServiceError.self) {
            try await ScriptedBlog([answer]).blog.fetch(Atom.Entry.self, from: url)
        }
        #expect(
            error?.message == "Cannot edit a locked post" && error?.description == "HTTP 403: Cannot edit a locked post"
        )
    }

    @Test func severalErrorsComeInTheirOrder() async throws {
        let text = """
            <errors xmlns='http://schemas.google.com/g/2005'>
              <error><domain>A</domain><code>First</code><internalReason>why</internalReason>
                <extendedHelp>https://e.com/help</extendedHelp><sendReport>https://e.com/report</sendReport></error>
              <error><domain>B</domain><code>Second</code></error>
            </errors>
            """
        let answer = ScriptedTransport.Answer.status(
            400,
            headers: [.contentType: "application/vnd.google.gdata.error+xml"],
            body: text
        )
        let error = await #expect(throws: GDataServiceError.self) {
            try await ScriptedBlog([answer]).blog.fetch(Atom.Entry.self, from: url)
        }
        #expect(error?.errors.map(\.code) == ["First", "Second"])
        #expect(error?.errors.first?.extendedHelp == "https://e.com/help")
        #expect(error?.errors.first?.sendReport == "https://e.com/report")
        #expect(error?.description == "HTTP 400 First: why")
    }

    @Test(
        arguments: [
            (403, ["isForbidden"]), (404, ["isNotFound"]), (410, ["isGone"]), (409, ["isConflict"]),
            (412, ["isConflict"]), (401, ["isUnauthorized"]), (503, ["isRetryable"]), (400, []),
        ] as [(Int, [String])]
    )
    func theStatusSaysWhatCanBeDone(_ status: Int, _ expected: [String]) async throws {
        let scripted = ScriptedBlog([.status(status)])
        let options = FetchOptions { $0.retry = .none }
        let thrown = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.fetch(Atom.Entry.self, from: url, options: options)
        }
        let error = try #require(thrown)
        let predicates = [
            "isForbidden": error.isForbidden, "isNotFound": error.isNotFound, "isGone": error.isGone,
            "isConflict": error.isConflict, "isUnauthorized": error.isUnauthorized, "isRetryable": error.isRetryable,
            "isTimeout": error.isTimeout,
        ]
        #expect(predicates.filter(\.value).map(\.key) == expected)
    }
}
