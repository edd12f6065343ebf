import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import HTTPTypes
import NIOCore
import Testing

@Suite("Small APIs", .timeLimit(.minutes(5)))
struct APIRequestTests {
    struct Album: Codable, Equatable, APIListItem {
        static let entityTag = "album"
        var id: Int
        var title: String
        var tracks: [String]
        enum CodingKeys: String, CodingKey { case id = "@id", title, tracks = "track" }
    }

    struct Problem: Error, Decodable, Equatable {
        var code: Int
        var reason: String
    }

    struct GetAlbum: APIRequest {
        typealias Response = Album
        typealias Failure = Problem
        var url = "albums/7"
        var query: KeyValuePairs<String, String?> = [:]
        var format = APIFormat.automatic
        var charset: XML.Charset?
        var isLenient = false
    }

    struct Get<Response: Sendable & Decodable>: APIRequest {
        var url = "x"
    }

    struct GetAlbums: APIRequest {
        typealias Response = APIList<Album>
        var url = "albums"
    }

    private let album = Album(id: 7, title: "Ödland", tracks: ["a", "b"])
    private let json = #"{"id": 7, "title": "Ödland", "track": ["a", "b"]}"#
    private let xml =
        #"<?xml version="1.0"?><album id="7"><title>Ödland</title><track>a</track><track>b</track></album>"#

    private func client(_ answers: ScriptedTransport.Answer...) -> (APIClient, ScriptedTransport) {
        let transport = ScriptedTransport(answers)
        return (APIClient("https://api.example/v1/", fetcher: makeFetcher(transport)), transport)
    }

    @Test func oneStructReadsJSONAndXML() async throws {
        let (client, _) = client(
            .status(200, body: json),
            .status(200, body: xml),
            .status(200, body: "\n" + xml.dropFirst(21))
        )
        for _ in 0..<3 { #expect(try await client.send(GetAlbum()) == album) }
    }

    @Test func theDefaultTimesAreThoseOfThePage() {
        #expect(FetchOptions().timeout == .seconds(300))
        #expect(FetchOptions().attemptTimeout == nil)
        #expect(Fetcher.Configuration().connectTimeout == .seconds(10))
        #expect(Fetcher.Configuration().idleTimeout == .seconds(60))
    }

    @Test func theFormatCanBeFixed() async throws {
        let (client, transport) = client(.status(200, body: json), .status(200, body: xml))
        let error = try #require(await thrown { _ = try await client.send(GetAlbum(format: .xml)) } as? FetchError)
        #expect(error.code == .content)
        #expect(error.cause is XML.Error)
        #expect(error.response?.text == json)
        #expect(!error.description.contains("Ödland"))
        let other = try #require(await thrown { _ = try await client.send(GetAlbum(format: .json)) } as? FetchError)
        #expect(other.code == .content)
        #expect(other.cause is JSON.Error)
        #expect(other.response?.text == xml)
        #expect(
            transport.requests.map { $0.request.headerFields[.accept] } == [
                "application/xml, text/xml", "application/json",
            ]
        )
    }

    @Test func urlsAreRelativeToTheClientsAndQueriesAreEncoded() async throws {
        let (client, _) = client()
        func path(_ url: String, _ query: KeyValuePairs<String, String?> = [:]) throws -> String {
            try client.httpRequest(for: GetAlbum(url: url, query: query)).path ?? ""
        }
        #expect(
            try path("albums", ["q": "a b&c=ü", "none": nil, "empty": ""]) == "/v1/albums?q=a%20b%26c%3D%C3%BC&empty="
        )
        #expect(try path("albums?x=1", ["y": "2"]) == "/v1/albums?x=1&y=2")
        #expect(try path("/v2/x") == "/v2/x")
        let elsewhere = try client.httpRequest(for: GetAlbum(url: "https://other.example/"))
        #expect(elsewhere.authority == "other.example")
    }

    @Test(arguments: [
        (400, #"{"code": 12, "reason": "no such album"}"#),
        (200, "<p><code>12</code><reason>no such album</reason></p>"),
    ])
    func failuresOfTheServiceAreThrown(status: Int, body: String) async throws {
        let (client, _) = client(.status(status, body: body))
        await #expect(throws: Problem(code: 12, reason: "no such album")) { try await client.send(GetAlbum()) }
    }

    @Test func otherFailuresKeepTheAnswer() async throws {
        let (client, _) = client(.status(404, body: "nothing here"))
        let error = try #require(await thrown { _ = try await client.send(GetAlbum()) } as? FetchError)
        #expect(error.code == .status)
        #expect(error.response?.head.status == .notFound)
        #expect(error.response?.text == "nothing here")
    }

    @Test func encodingsOfTheHeaderAndOfTheRequest() async throws {
        let cyrillic: [UInt8] = [0xC4, 0xE0]  // "Да" in windows-1251
        let text = Array(#"{"id": 1, "title": ""#.utf8) + cyrillic + Array(#"", "track": []}"#.utf8)
        let body = FetchResponseBody(ByteBuffer(bytes: text))
        let (client, _) = client(
            .response(200, headers: [.contentType: "application/json; charset=windows-1251"], body: body),
            .response(200, body: body),
            .response(200, body: body)
        )
        #expect(try await client.send(GetAlbum()).title == "Да")
        #expect(try await client.send(GetAlbum(charset: XML.Charset(label: "cp1251"))).title == "Да")
        await #expect(throws: FetchError.self) { try await client.send(GetAlbum()) }
    }

    @Test func lenientRequestsTakeWhatTheyGet() async throws {
        let (client, _) = client(
            .status(200, body: #"{"id": "7", "title": 1984}"#),
            .status(200, body: #"<album id="7" title="1984"/>"#),
            .status(200, body: "<album/>"),
            .status(200, body: "<album/>")
        )
        let album = Album(id: 7, title: "1984", tracks: [])
        for _ in 0..<2 { #expect(try await client.send(GetAlbum(isLenient: true)) == album) }
        #expect(try await client.send(GetAlbum(isLenient: true)) == Album(id: 0, title: "", tracks: []))
        await #expect(throws: FetchError.self) { try await client.send(GetAlbum()) }
    }

    @Test func listsKeepWhatIsGood() async throws {
        struct Albums: Decodable, Sendable {
            var albums: APIList<Album>
            enum CodingKeys: String, CodingKey { case albums = "album" }
        }
        let bad = #"{"id": "x", "title": "?", "track": []}"#
        let array = "[\(json), \(bad), 3, \(json)]"
        let elements = "<albums>\(xml.dropFirst(21))<album id=\"x\"/><album/>\(xml.dropFirst(21))</albums>"
        let (client, _) = client(
            .status(200, body: #"{"album": \#(array)}"#),
            .status(200, body: elements),
            .status(200, body: #"{"album": \#(array)}"#),
            .status(200, body: elements),
            .status(200, body: array)
        )
        for _ in 0..<2 {
            let albums = try await client.send(Get<Albums>()).albums
            #expect(Array(albums) == [album, album])
            #expect(albums.failures.map(\.index) == [1, 2])
        }
        for _ in 0..<3 {
            let albums = try await client.send(GetAlbums())
            #expect(Array(albums) == [album, album])
            #expect(albums.failures.map(\.index) == [1, 2])
        }
    }

    struct Count: APIEntity, Equatable {
        var count: Int
        init(_ answer: APIAnswer) throws {
            switch try answer.content {
            case .json(let value): count = value.members?.count ?? 0
            case .xml(let root): count = root.children.count
            }
        }
    }

    struct GetCount: APIRequest {
        typealias Response = Count
        var url = "x"
    }

    @Test func entitiesBuildThemselves() async throws {
        let (client, _) = client(.status(200, body: json), .status(200, body: xml))
        for _ in 0..<2 { #expect(try await client.send(GetCount()).count == 3) }
    }

    struct GetText: APIRequest {
        typealias Response = String
        var url = "x"
    }

    struct GetBytes: APIRequest {
        typealias Response = ByteBuffer
        var url = "x"
    }

    struct GetJSON: APIRequest {
        typealias Response = JSON.Value
        var url = "x"
    }

    struct GetXML: APIRequest {
        typealias Response = XML.Element
        var url = "x"
    }

    struct Delete: APIRequest {
        typealias Response = Void
        var method: HTTPRequest.Method { .delete }
        var url = "x"
    }

    @Test func answersAsTheyCome() async throws {
        let (client, transport) = client(
            .status(200, body: "\u{0}text"),
            .status(200, body: json),
            .status(200, body: json),
            .status(200, body: xml),
            .status(204)
        )
        #expect(try await client.send(GetText()) == "\u{0}text")
        #expect(try await String(buffer: client.send(GetBytes())) == json)
        #expect(try await client.send(GetJSON())["id"] == 7)
        #expect(try await client.send(GetXML())[attribute: "id"] == "7")
        try await client.send(Delete())
        #expect(transport.requests.last?.request.method == .delete)
    }

    struct Put: APIRequest {
        typealias Response = Void
        var album: Album
        var method: HTTPRequest.Method { .put }
        var url: String { "albums/\(album.id)" }
        func body() throws -> APIBody? { try .json(album) }
    }

    @Test func bodiesHaveTheirContentType() async throws {
        let (client, transport) = client(.status(204))
        try await client.send(Put(album: album))
        let sent = try #require(transport.requests.first)
        #expect(sent.request.headerFields[.contentType] == "application/json")
        #expect(try JSON.Decoder().decode(Album.self, from: sent.body.readableBytesView) == album)
    }

    struct Post: APIRequest {
        typealias Response = Void
        var sent: APIBody
        var method: HTTPRequest.Method { .post }
        var url: String { "albums" }
        func body() -> APIBody? { sent }
    }

    @Test func formsAndPartsAreBodies() async throws {
        let (client, transport) = client(.status(204), .status(204))
        try await client.send(Post(sent: .form(FormBody(["title": "Ödland", "tracks": ["a", "b"]]))))
        try await client.send(Post(sent: .multipart(MultipartBody(.formData, [.field("title", "Ödland")]))))
        let sent = transport.requests
        #expect(sent[0].header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(sent[0].form == ["title": "Ödland", "tracks[0]": "a", "tracks[1]": "b"])
        #expect(sent[1].header("Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(sent[1].text.contains(#"form-data; name="title""#))
    }

    @Test func ticketsAreCancelled() async throws {
        let (client, _) = client(.stall)
        let ticket = try client.ticket(GetAlbum())
        ticket.cancel()
        await #expect(throws: CancellationError.self) { try await ticket.value }
    }
}
