import AsyncJSON
import Foundation
import GAPIDescription
import Testing

@Suite("Examples and validation of schemas", .timeLimit(.minutes(5)))
struct ExampleTests {
    static let document: API.Document = {
        let text = #"""
            {"name": "t", "version": "v1", "rootUrl": "https://t.example/", "schemas": {
              "All": {"type": "object", "properties": {
                "kind": {"type": "string", "default": "t#all"}, "title": {"type": "string"},
                "count": {"type": "integer", "format": "int32", "minimum": "10", "maximum": "20"},
                "size": {"type": "string", "format": "int64"}, "ratio": {"type": "number", "format": "double"},
                "isOpen": {"type": "boolean"}, "time": {"type": "string", "format": "google-datetime"},
                "day": {"type": "string", "format": "date"}, "wait": {"type": "string", "format": "google-duration"},
                "data": {"type": "string", "format": "byte"}, "free": {"type": "any"},
                "color": {"type": "string", "enum": ["COLOR_UNSPECIFIED", "RED"]},
                "tags": {"type": "array", "items": {"type": "string"}},
                "sizes": {"type": "object", "additionalProperties": {"type": "string", "format": "int64"}},
                "self": {"$ref": "All"}, "children": {"type": "array", "items": {"$ref": "All"}},
                "needed": {"type": "string", "annotations": {"required": ["t.all.insert"]}},
                "missing": {"$ref": "Nowhere"}}}}}
            """#
        // The text is above: there is nothing to be wrong with it.
        return (try? API.Document.parse(text.utf8).document) ?? API.Document()
    }()
    private static let all = API.Schema { $0.ref = "All" }

    @Test func anExampleHasAllMembersButThoseThatCannotBe() throws {
        let example = Self.document.example(of: Self.all)
        let names = try #require(Self.document.schemas?["All"]?.properties).keys
        #expect(Set(example.members?.map(\.name) ?? []) == Set(names).subtracting(["self", "missing"]))
        #expect(example["color"]?.string == "RED")
        #expect(example["count"]?.int64 == 10)
        #expect(example["size"]?.string != nil)
        #expect(example["children"]?.array?.isEmpty == true)
        #expect(example == Self.document.example(of: Self.all))
    }

    @Test func aMinimumHasWhatIsNeeded() {
        let example = Self.document.example(of: Self.all, .minimum)
        #expect(example == ["kind": "t#all", "needed": "needed"])
    }

    @Test(
        arguments: [
            (
                #""dateTime": {"type": "string", "format": "date-time"}"#,
                ["start": ["dateTime": "2026-02-03T04:05:06.789Z"]]
            ),
            (#""zone": {"type": "string"}, "note": {"type": "string", "readOnly": true}"#, ["start": ["zone": "zone"]]),
            (#""list": {"type": "array", "items": {"type": "string"}}"#, ["start": [:]]),
        ] as [(String, JSON.Value)]
    )
    func anObjectThatIsNeededIsNotEmptyIfItCanBeOtherwise(properties: String, example: JSON.Value) throws {
        let text = """
            {"name": "t", "version": "v1", "schemas": {
              "Time": {"type": "object", "properties": {\(properties)}},
              "Event": {"type": "object", "properties": {
                "end": {"$ref": "Time"}, "start": {"$ref": "Time", "annotations": {"required": ["t.insert"]}}}}}}
            """
        let document = try API.Document.parse(text.utf8).document
        #expect(document.example(ofSchema: "Event", .minimum, depth: 2) == example)
    }

    @Test(arguments: [API.ExampleExtent.everything, .minimum])
    func anExampleIsOfItsSchema(extent: API.ExampleExtent) {
        #expect(Self.document.mismatches(of: Self.document.example(of: Self.all, extent), with: Self.all) == [])
    }

    @Test(arguments: [
        (#"{"nobody": 1}"#, API.Mismatch.Kind.unknownMember, "nobody"),
        (#"{"title": 1}"#, .wrongType, "title"),
        (#"{"children": [{}, {"title": true}]}"#, .wrongType, "children[1].title"),
        (#"{"tags": {}}"#, .wrongType, "tags"),
        (#"{"self": []}"#, .wrongType, "self"),
        (#"{"isOpen": "true"}"#, .wrongType, "isOpen"),
        (#"{"size": true}"#, .wrongType, "size"),
        (#"{"size": "12.5"}"#, .wrongFormat, "size"),
        (#"{"count": 21}"#, .wrongFormat, "count"),
        (#"{"count": 3000000000}"#, .wrongFormat, "count"),
        (#"{"sizes": {"a": "x"}}"#, .wrongFormat, "sizes.a"),
        (#"{"ratio": "fast"}"#, .wrongFormat, "ratio"),
        (#"{"time": "yesterday"}"#, .wrongFormat, "time"),
        (#"{"day": "2026-02-30"}"#, .wrongFormat, "day"),
        (#"{"wait": "3"}"#, .wrongFormat, "wait"),
        (#"{"data": "*"}"#, .wrongFormat, "data"),
        (#"{"color": "BLUE"}"#, .unknownValue, "color"),
        ("[]", .wrongType, ""),
    ])
    func whatDoesNotFitIsNamed(json: String, kind: API.Mismatch.Kind, path: String) throws {
        let mismatches = Self.document.mismatches(of: try JSON.Value(parsing: json), with: Self.all)
        #expect(mismatches.map(\.kind) == [kind])
        #expect(mismatches.map(\.path) == [path])
    }

    @Test func noMoreMismatchesAreLookedForThanAreWanted() throws {
        let value = try JSON.Value(parsing: #"{"count": "x", "sizes": {"a": "x", "b": "y"}, "ratio": "fast"}"#)
        let all = Self.document.mismatches(of: value, with: Self.all)
        #expect(all.count == 4)
        for limit in 0...5 {
            let some = Self.document.mismatches(of: value, with: Self.all, limit: limit)
            #expect(some == Array(all.prefix(limit)))
        }
    }

    /// One star is a single character, with all the combining marks after it.
    @Test(arguments: ["color", "time", "data", "sizes"], [1, 100_000])
    func ofALongTextThereIsItsBeginningOnly(member: String, stars: Int) throws {
        let long = String(repeating: "*", count: stars) + String(repeating: "\u{301}", count: 100_000)
        let value: JSON.Value = member == "sizes" ? JSON.Value(members: [(long, true)]) : JSON.Value(long)
        let body = JSON.Value(members: [(member, value)])
        let mismatch = try #require(Self.document.mismatches(of: body, with: Self.all).first)
        #expect(mismatch.description.unicodeScalars.count < 300)
        #expect(mismatch.description.contains("…"))
    }

    @Test(arguments: [
        #"{"size": 12, "count": "12", "ratio": "NaN", "title": null, "free": [1, {}], "missing": 1}"#,
        #"{"sizes": {"a": "-1", "b": 2}, "self": {"self": {"color": "COLOR_UNSPECIFIED"}}}"#,
    ])
    func servicesAreGenerousInTheseWays(json: String) throws {
        #expect(Self.document.mismatches(of: try JSON.Value(parsing: json), with: Self.all) == [])
    }

    /// The documents are those of a package that is not part of this one: `DISCOVERY_DOCUMENTS` says where they are.
    static let documents = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    @Test(
        .enabled(if: documents != nil, "DISCOVERY_DOCUMENTS is not set"),
        arguments: ["calendar.v3", "drive.v3", "slides.v1"]
    )
    func examplesOfRealSchemasAreOfTheirSchemas(name: String) throws {
        let folder = URL(filePath: try #require(Self.documents))
        let bytes = try Data(contentsOf: folder.appending(path: "\(name).json"))
        let (document, _) = try API.Document.parse(bytes)
        for (name, schema) in document.schemas ?? [:] {
            let mismatches = document.mismatches(of: document.example(of: schema), with: schema)
            #expect(mismatches == [], "\(name)")
        }
    }
}
