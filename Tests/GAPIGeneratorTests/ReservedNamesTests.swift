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
}
