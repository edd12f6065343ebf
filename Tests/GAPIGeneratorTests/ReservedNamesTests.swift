import Testing

/// Only what generated code names by itself is reserved; the words of the library stand behind its namespace.
@Suite struct ReservedNamesTests {
    private static let document = """
        {"name": "x", "version": "v1", "rootUrl": "https://x.example/", "servicePath": "",
         "schemas": {
          "GAPI": {"id": "GAPI", "type": "object", "properties": {
           "query": {"$ref": "Query"}, "page": {"$ref": "Page"}, "error": {"$ref": "Error"}}},
          "Query": {"id": "Query", "type": "object", "properties": {"text": {"type": "string"}}},
          "Page": {"id": "Page", "type": "object", "properties": {"number": {"type": "string"}}},
          "Error": {"id": "Error", "type": "object", "properties": {"code": {"type": "string"}}}},
         "resources": {"notes": {"methods": {
          "get": {"id": "x.notes.get", "path": "notes", "httpMethod": "GET", "response": {"$ref": "GAPI"}}}}}}
        """

    @Test func noSchemaHidesTheNamespaceOfTheLibrary() throws {
        let text = try Fixtures.output(json: Self.document).text
        #expect(text.contains("public struct GAPIModel: JSON.Model"))
        #expect(text.contains("public struct NotesGetQuery: GAPI.Query {"))
        #expect(text.contains("public typealias Response = GAPIModel"))
    }

    @Test(arguments: ["Query", "Page", "Error"]) func commonWordsAreFreeForSchemas(name: String) throws {
        #expect(try Fixtures.output(json: Self.document).text.contains("public struct \(name): JSON.Model"))
    }

    @Test(arguments: ["await", "unsafe"]) func aParameterIsNoKeywordOfAnExpression(name: String) throws {
        for isRequired in [false, true] {
            let parameter = #""\#(name)": {"type": "string", "location": "query", "required": \#(isRequired)}"#
            let text = try text(of: "Notes", schemas: "", responses: ["Missing"], parameters: parameter)
            #expect(text.contains("public var `\(name)`: Swift.String"))
            #expect(text.contains(#"p.query("\#(name)", `\#(name)`)"#))
            #expect(text.contains("self.`\(name)` = `\(name)`; ") == isRequired)
            #expect(text.contains("init(`\(name)`: Swift.String, ") == isRequired)
        }
    }

    // MARK: The namespace's own name

    /// Generates a service from schemas, and methods with parameters.
    private func text(
        of service: String,
        schemas: String,
        responses: [String],
        parameters: String = ""
    ) throws -> String {
        let methods = responses.enumerated().map { number, schema in
            #""get\#(number)": {"id": "x.get\#(number)", "path": "x\#(number)", "httpMethod": "GET", "#
                + #""response": {"$ref": "\#(schema)"}, "parameters": {\#(parameters)}}"#
        }
        return try Fixtures.output(
            json: #"""
                {"name": "x", "canonicalName": "\#(service)", "version": "v1", "rootUrl": "https://x.example/",
                "schemas": {\#(schemas)}, "methods": {\#(methods.joined(separator: ", "))}}
                """#
        ).text
    }

    private static let owner = #""owner": {"type": "object", "properties": {"y": {"type": "string"}}}"#
    private static let drive = #""drive": {"type": "object", "properties": {"x": {"type": "string"}}}"#
    private static let choice = #""drive": {"type": "string", "location": "query", "enum": ["one", "two"]}"#

    @Test func noSharedObjectHasTheNameOfTheNamespace() throws {
        let label = #""label": {"type": "object", "properties": {"x": {"type": "string"}}}"#
        let schema = #"{"type": "object", "properties": {\#(label)}}"#
        let text = try text(of: "Label", schemas: #""A": \#(schema), "B": \#(schema)"#, responses: ["A", "B"])
        #expect(!text.contains("typealias Label = Label.Label"))
        #expect(!text.contains("\n    public struct Label: JSON.Model"))
        #expect(text.contains("\n        public struct Label: JSON.Model"))
    }

    @Test func noTypeInAStructHidesTheNamespaceOfItsSharedObjects() throws {
        let schemas = #"""
            "A": {"type": "object", "properties": {\#(Self.drive), \#(Self.owner)}},
            "B": {"type": "object", "properties": {\#(Self.owner)}}
            """#
        let text = try text(of: "Drive", schemas: schemas, responses: ["A", "B"])
        #expect(text.contains("public typealias Owner = Drive.Owner"))
        #expect(text.contains("public struct DriveModel: JSON.Model"))
        #expect(!text.contains("public struct Drive: JSON.Model"))
    }

    @Test func noSharedEnumerationHasTheNameOfTheNamespace() throws {
        let schemas = #"""
            "A": {"type": "object", "properties": {\#(Self.owner)}},
            "B": {"type": "object", "properties": {\#(Self.owner)}}
            """#
        let text = try text(of: "Drive", schemas: schemas, responses: ["A", "B"], parameters: Self.choice)
        #expect(text.contains("public typealias Owner = Drive.Owner"))
        #expect(!text.contains("\n    public typealias Drive = "))
        #expect(text.contains("\n        public typealias Drive = JSON.OpenEnumeration<Drive_Values>"))
    }

    @Test func noTypeInAQueryHidesTheNamespaceOfItsItems() throws {
        let schemas = #"""
            "Item": {"type": "object", "properties": {"id": {"type": "string"}}},
            "List": {"type": "object", "properties": {"nextPageToken": {"type": "string"},
              "items": {"type": "array", "items": {"$ref": "Item"}}}}
            """#
        let token = #""pageToken": {"type": "string", "location": "query"}"#
        let text = try text(
            of: "Drive",
            schemas: schemas,
            responses: ["List"],
            parameters: "\(Self.choice), \(token)"
        )
        #expect(text.contains("-> [Drive.Item]"))
        #expect(text.contains("public typealias DriveValue = JSON.OpenEnumeration<DriveValue_Values>"))
    }
}
