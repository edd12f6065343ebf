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
        ("\"removed\": {\"type\": \"boolean\"}", "\"removed\": {\"type\": \"string\"}"),
        ("\"newStartPageToken\": {\"type\": \"string\"}", "\"newStartPageToken\": {\"type\": \"object\"}"),
        ("drive.changes.getStartPageToken", "drive.changes.begin"),
        ("drive.changes.list", "drive.changes.query"),
    ])
    func aDescriptionWithoutAPartOfTheRulesHasNoConformance(part: String, other: String) throws {
        #expect(!(try source(without: part, with: other)).contains("ChangeQuery"))
    }

    /// The mask that selects the members of items must have the one that marks deletions.
    @Test(arguments: [("groupFields", true), ("otherFields", false)])
    func aMaskOfTheTableIsARule(parameter: String, isKnown: Bool) throws {
        let text = #"""
            {"name": "people", "version": "v1", "rootUrl": "https://www.example.com/", "servicePath": "",
            "schemas": {
              "Metadata": {"id": "Metadata", "type": "object", "properties": {"deleted": {"type": "boolean"}}},
              "Group": {"id": "Group", "type": "object", "properties": {"metadata": {"$ref": "Metadata"}}},
              "Groups": {"id": "Groups", "type": "object", "properties": {
                "contactGroups": {"type": "array", "items": {"$ref": "Group"}},
                "nextPageToken": {"type": "string"}, "nextSyncToken": {"type": "string"}}}},
            "resources": {"contactGroups": {"methods": {
              "list": {"id": "people.contactGroups.list", "httpMethod": "GET", "path": "v1/contactGroups",
                "response": {"$ref": "Groups"}, "parameters": {
                  "\#(parameter)": {"type": "string", "location": "query"},
                  "pageToken": {"type": "string", "location": "query"},
                  "syncToken": {"type": "string", "location": "query"}}}}}}}
            """#
        let document = try API.Document.parse(text.utf8).document
        let source = Generator().generate(document).files.map(\.text).joined()
        #expect(source.contains(#"mask: (parameter: "groupFields", member: "metadata"),"#) == isKnown)
        #expect(source.contains("ChangeQuery") == isKnown)
    }

    @Test(arguments: [
        (#"{"type": "string"}"#, true), (#"{"type": "string", "enum": ["confirmed", "cancelled"]}"#, true),
        (#"{"type": "boolean"}"#, false), (#"{"type": "string", "format": "date-time"}"#, false),
        (#"{"type": "object", "properties": {"text": {"type": "string"}}}"#, false),
    ])
    func aMarkThatIsAValueIsText(status: String, isText: Bool) throws {
        let text = #"""
            {"name": "calendar", "version": "v3", "rootUrl": "https://www.example.com/", "servicePath": "",
            "schemas": {
              "Event": {"id": "Event", "type": "object", "properties": {"status": \#(status)}},
              "Events": {"id": "Events", "type": "object", "properties": {
                "items": {"type": "array", "items": {"$ref": "Event"}},
                "nextPageToken": {"type": "string"}, "nextSyncToken": {"type": "string"}}}},
            "resources": {"events": {"methods": {
              "list": {"id": "calendar.events.list", "httpMethod": "GET", "path": "events",
                "response": {"$ref": "Events"}, "parameters": {
                  "pageToken": {"type": "string", "location": "query"},
                  "syncToken": {"type": "string", "location": "query"}}}}}}}
            """#
        let source = try Fixtures.output(json: text).text
        #expect(source.contains(#"{ $0.status == "cancelled" }"#) == isText)
        #expect(source.contains("ChangeQuery") == isText)
    }

    @Test(arguments: [
        (#"{"type": "array", "items": {"type": "string"}}"#, true), (#"{"type": "integer"}"#, false),
        (#"{"type": "string"}"#, false),
    ])
    func theKindsOfChangesOfAnItemAreLists(part: String, isList: Bool) throws {
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        for name in ["messagesDeleted", "labelsAdded"] {
            let parts = ["messagesDeleted", "labelsAdded", "labelsRemoved", "messagesAdded"].map {
                #""\#($0)": \#($0 == name ? part : list)"#
            }
            let text = #"""
                {"name": "gmail", "version": "v1", "rootUrl": "https://www.example.com/", "servicePath": "",
                "schemas": {
                  "Profile": {"id": "Profile", "type": "object", "properties": {"historyId": {"type": "string"}}},
                  "History": {"id": "History", "type": "object", "properties": {\#(parts.joined(separator: ", "))}},
                  "Histories": {"id": "Histories", "type": "object", "properties": {
                    "history": {"type": "array", "items": {"$ref": "History"}},
                    "nextPageToken": {"type": "string"}, "historyId": {"type": "string"}}}},
                "resources": {"users": {"methods": {
                  "getProfile": {"id": "gmail.users.getProfile", "httpMethod": "GET", "path": "profile",
                    "response": {"$ref": "Profile"}}},
                  "resources": {"history": {"methods": {
                    "list": {"id": "gmail.users.history.list", "httpMethod": "GET", "path": "history",
                      "response": {"$ref": "Histories"}, "parameters": {
                        "pageToken": {"type": "string", "location": "query"},
                        "startHistoryId": {"type": "string", "location": "query"}}}}}}}}}
                """#
            #expect(try Fixtures.output(json: text).text.contains("ChangeQuery") == isList)
        }
    }

    @Test func requiredParametersHaveOtherNamesInTheShorthandThanItsOwn() throws {
        let others = ["changes", "cursor", "options", "cursorValue"].map {
            #""\#($0)": {"type": "string", "location": "query", "required": true}"#
        }
        let spaces = #""spaces": {"type": "string", "location": "query"}"#
        let source = try source(without: spaces, with: others.joined(separator: ","))
        for line in [
            "cursor cursorValue: Swift.String", "options optionsValue: Swift.String",
            "changes changesValue: Swift.String", "cursorValue cursorValue_2: Swift.String",
            "cursor: cursorValue,", "options: optionsValue,", "cursorValue: cursorValue_2,",
            #"pageToken: "","#,
        ] {
            #expect(source.contains(line), "\(line)")
        }
    }

    @Test func aListOfAnotherServiceHasNone() throws {
        #expect(!(try source(service: "dive")).contains("ChangeQuery"))
    }
}
