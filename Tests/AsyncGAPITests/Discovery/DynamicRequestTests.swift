import AsyncFetchTesting
import HTTPTypes
import Testing

@testable import AsyncGAPI

@Suite("Requests of described methods")
struct DynamicRequestTests {
    private let museum: ScriptedMuseum
    init() throws { museum = try ScriptedMuseum() }

    @Test func aCallBecomesItsURL() throws {
        let request = try museum.request(
            "paintings.get",
            [
                "room": 7, "painting": "a/b c", "tag": ["oil", "a&b"], "size": [1, "2"], "exact": true,
                "since": "2026-01-02T03:04:05Z", "style": "CUBIST", "fields": "title", "quotaUser": "u",
            ]
        )
        #expect(request.method == .get)
        #expect(request.authority == "museum.example.com")
        #expect(
            request.path
                == "/museum/v1/rooms/7/a%2Fb%20c?exact=true&quotaUser=u&since=2026-01-02T03%3A04%3A05Z&size=1&size=2&style=CUBIST&tag=oil&tag=a%26b&fields=title&prettyPrint=false"
        )
    }

    @Test(arguments: ["museum.paintings.list", "paintings.list"])
    func aMethodHasTwoNames(name: String) throws {
        #expect(try museum.request(name).path == "/museum/v1/paintings?order=title&prettyPrint=false")
    }

    @Test func aRequiredParameterHasItsDefault() throws {
        let request = try museum.request("paintings.list", ["order": "year"])
        #expect(request.path == "/museum/v1/paintings?order=year&prettyPrint=false")
    }

    @Test func slashesStayWhereThePathSaysSo() throws {
        let request = try museum.request("paintings.update", ["name": "rooms/1/paintings/é"], body: ["title": "x"])
        #expect(request.path == "/museum/v1/rooms/1/paintings/%C3%A9:hang?prettyPrint=false")
        #expect(request.method == .put)
    }

    @Test func aVersionOfTheMethodIsSent() throws {
        let request = try museum.request("paintings.update", ["name": "n"], body: [:])
        #expect(request.headerFields[.init("X-Goog-Api-Version")!] == "2026-11")
        #expect(try museum.request("paintings.list").headerFields[.init("X-Goog-Api-Version")!] == nil)
    }

    @Test func whatAllMethodsTakeIsSentOnce() throws {
        let request = try museum.request("paintings.list", ["prettyPrint": true])
        #expect(request.path == "/museum/v1/paintings?order=title&prettyPrint=true")
    }

    @Test func nullIsNoArgument() throws {
        let path = try museum.request("paintings.list", ["pageToken": .null]).path
        #expect(path == "/museum/v1/paintings?order=title&prettyPrint=false")
    }

    // MARK: What does not fit

    @Test(
        arguments: [
            (["painting": "x"], "missing: `room` (int32)"),
            ([:], "missing: `room` (int32), `painting` (string)"),
            (["room": 41, "painting": "x"], "`room` is not within 1 and 40 (int32)"),
            (["room": "41", "painting": "x"], "`room` is not within 1 and 40 (int32)"),
            (["room": "x", "painting": "x"], "`room` is no whole number of 64 bits (int32)"),
            (["room": 1, "painting": 7], "`painting` is no string (string)"),
            (["room": 1, "painting": ["x"]], "`painting` takes one value, not several (string)"),
            (["room": 1, "painting": ["a": "b"]], "`painting` is no string (string)"),
            (
                ["room": 1, "painting": "x", "size": [1, -1]],
                "`size` is not within 0 and 4294967295 (uint32, repeated)"
            ),
            (["room": 1, "painting": "x", "exact": "yes"], "`exact` is not true or false (boolean)"),
            (
                ["room": 1, "painting": "x", "since": "now"],
                "`since` is no time (RFC 3339): \"now\" (google-datetime)"
            ),
            (
                ["room": 1, "painting": "x", "sise": 1],
                "there is no parameter `sise`; there are exact, painting, room, since, size, style, tag"
            ),
        ] as [([String: JSON.Value], String)]
    )
    func argumentsThatDoNotFitAreTold(arguments: [String: JSON.Value], problem: String) {
        #expect(museum.problem("paintings.get", arguments) == problem)
    }

    @Test func allProblemsAreToldAtOnce() {
        let problem = museum.problem("paintings.get", ["room": 0, "exact": 1, "no": 1], body: [:])
        #expect(problem?.split(separator: "; ").count == 6)
        #expect(problem?.contains("missing: `painting`") == true)
        #expect(problem?.hasSuffix("the method takes no body") == true)
    }

    @Test func aWordThatTheDescriptionLacksIsSent() throws {
        let path = try museum.request("paintings.get", ["room": 1, "painting": "x", "style": "NAIVE"]).path
        #expect(path?.contains("style=NAIVE") == true)
    }

    @Test(
        arguments: [
            (["title": 7], "body: title is no string"),
            (["year": "x"], "body: year is no whole number of 64 bits"),
            (["views": "1.5"], "body: views is no whole number of 64 bits"),
            (["maker": "me"], "body: maker is no object"),
            (["maker": ["nam": "me"]], "body: there is no member `maker.nam`; there are name"),
            ("text", "body: the value is no object"),
            (
                ["titel": "x"],
                "body: there is no member `titel`; there are crc32c, maker, style, title, views, year"
            ),
        ] as [(JSON.Value, String)]
    )
    func bodiesThatDoNotFitAreTold(body: JSON.Value, problem: String) {
        #expect(museum.problem("paintings.insert", body: body) == problem)
    }

    @Test(
        arguments: [
            ["title": "x", "year": 1907, "views": "9007199254740993", "maker": ["name": "P"], "style": "NAIVE"],
            ["year": "1907", "views": 5, "title": .null], [:],
        ] as [JSON.Value]
    )
    func bodiesThatFitAreSent(body: JSON.Value) throws {
        let query = try museum.service.query("paintings.insert", body: body)
        #expect(query.payload == .json(body))
    }

    @Test(arguments: ["paintings.lst", "list", ""])
    func anUnknownMethodIsToldWithThoseThatThereAre(name: String) {
        let problem = museum.problem(name)
        #expect(problem?.hasPrefix("museum has no method `\(name)`; there are operations.get, ") == true)
        #expect(problem?.contains("paintings.list") == true)
    }

    @Test func ofManyNamesTheNearestAreTold() {
        let names = (0..<60).map { "things.get\($0)" } + ["things.list", "people.list", "things.lists"]
        let near = Suggestion.nearest(to: "thing.list", among: names)
        #expect(near == "near it are things.list, people.list, things.lists")
        #expect(
            Suggestion.nearest(to: "completely.else", among: names).hasPrefix("there are 63, among them things.get0")
        )
        #expect(Suggestion.nearest(to: "x", among: []) == "there is none")
    }

    @Test func anErrorNamesItsMethod() {
        let error = #expect(throws: GAPI.Error.self) { try museum.service.query("paintings.get") }
        #expect(error?.method == "museum.paintings.get")
        #expect(error?.code == .invalidRequest)
    }

    @Test func allMethodsAreNamed() {
        #expect(museum.service.methodNames.count == 12)
        #expect(museum.service.methodNames.first == "operations.get")
        #expect(museum.service.document.name == "museum")
    }
}
