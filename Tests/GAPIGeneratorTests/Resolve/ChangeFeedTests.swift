import GAPIDescription
import GAPIGenerator
import Testing

/// The conformances of lists whose changes can be followed.
@Suite struct ChangeFeedTests {
    /// A description with the parts of Drive's that changes need; `without` is left out.
    private func source(service: String = "drive", without part: String = "", with other: String = "") throws -> String
    {
        let text = #"""
            {"name": "\#(service)", "version": "v3", "rootUrl": "https://www.example.com/", "servicePath": "drive/v3/",
            "schemas": {
              "Change": {"id": "Change", "type": "object", "properties": {
                "fileId": {"type": "string"}, "removed": {"type": "boolean"}}},
              "ChangeList": {"id": "ChangeList", "type": "object", "properties": {
                "changes": {"type": "array", "items": {"$ref": "Change"}},
                "nextPageToken": {"type": "string"}, "newStartPageToken": {"type": "string"}}},
              "StartPageToken": {"id": "StartPageToken", "type": "object", "properties": {
                "startPageToken": {"type": "string"}}}},
            "resources": {"changes": {"methods": {
              "getStartPageToken": {"id": "\#(service).changes.getStartPageToken", "httpMethod": "GET",
                "path": "changes/startPageToken", "response": {"$ref": "StartPageToken"},
                "parameters": {"driveId": {"type": "string", "location": "query"}}},
              "list": {"id": "\#(service).changes.list", "httpMethod": "GET", "path": "changes",
                "response": {"$ref": "ChangeList"}, "parameterOrder": ["pageToken"], "parameters": {
                  "driveId": {"type": "string", "location": "query"}, "spaces": {"type": "string", "location": "query"},
                  "pageToken": {"type": "string", "location": "query", "required": true}}}}}}}
            """#
        let document = try API.Document.parse((part.isEmpty ? text : text.replacing(part, with: other)).utf8).document
        return Generator().generate(document).files.map(\.text).joined()
    }

    @Test func aListOfTheTableHasItsRules() throws {
        let source = try source()
        for line in [
            "extension Drive.ChangesListQuery: GAPI.ChangeQuery {",
            #"token: "pageToken","#,
            #"fields: "newStartPageToken,changes/removed","#,
            #"member: "startPageToken", parameters: ["driveId"])"#,
            "public var changeToken: Swift.String? { get { pageToken } set { pageToken = newValue } }",
            "GAPI.Change.all(items(in: response)) { $0.removed == true }",
            "public nonisolated func changes(",
            #"changes(of: Drive.ChangesListQuery(pageToken: "", configure), from: cursor, options: options)"#,
        ] {
            #expect(source.contains(line), "\(line)")
        }
        #expect(!source.contains("watch:"), "this description has no channels")
    }

    @Test(arguments: [
        ("\"removed\": {\"type\": \"boolean\"}", "\"gone\": {\"type\": \"boolean\"}"),
        ("\"newStartPageToken\": {\"type\": \"string\"}", "\"newStartPageToken\": {\"type\": \"object\"}"),
        ("drive.changes.getStartPageToken", "drive.changes.begin"),
        ("drive.changes.list", "drive.changes.query"),
    ])
    func aDescriptionWithoutAPartOfTheRulesHasNoConformance(part: String, other: String) throws {
        #expect(!(try source(without: part, with: other)).contains("ChangeQuery"))
    }

    @Test func aListOfAnotherServiceHasNone() throws {
        #expect(!(try source(service: "dive")).contains("ChangeQuery"))
    }
}
