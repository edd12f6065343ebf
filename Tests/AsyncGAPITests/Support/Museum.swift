import AsyncFetchTesting
import AsyncGAPI

/// A described service with a method for each thing that descriptions can say.
enum Museum {
    static let description = #"""
        {
          "name": "museum", "version": "v1", "rootUrl": "https://museum.example.com/", "servicePath": "museum/v1/",
          "batchPath": "batch", "parameters": {
            "fields": {"type": "string", "location": "query"}, "quotaUser": {"type": "string", "location": "query"},
            "prettyPrint": {"type": "boolean", "location": "query", "default": "true"},
            "alt": {"type": "string", "location": "query", "enum": ["json", "media"], "default": "json"}
          },
          "schemas": {
            "Painting": {"id": "Painting", "type": "object", "properties": {
              "title": {"type": "string"}, "year": {"type": "integer", "format": "int32"},
              "views": {"type": "string", "format": "int64"}, "crc32c": {"type": "string"},
              "maker": {"$ref": "Person"}, "style": {"type": "string", "enum": ["CUBIST", "FAUVIST"]}}},
            "Person": {"id": "Person", "type": "object", "properties": {"name": {"type": "string"}}},
            "Paintings": {"id": "Paintings", "type": "object", "properties": {
              "paintings": {"type": "array", "items": {"$ref": "Painting"}}, "nextPageToken": {"type": "string"}}},
            "NestedPage": {"id": "NestedPage", "type": "object", "properties": {
              "items": {"type": "array", "items": {"$ref": "Painting"}},
              "metadata": {"type": "object", "properties": {"continue": {"type": "string"}}}}},
            "Positions": {"id": "Positions", "type": "object", "properties": {
              "items": {"type": "array", "items": {"$ref": "Painting"}}, "totalResults": {"type": "integer"}}},
            "Rooms": {"id": "Rooms", "type": "object", "properties": {
              "items": {"type": "object", "additionalProperties": {"$ref": "Painting"}},
              "nextPageToken": {"type": "string"}}},
            "Search": {"id": "Search", "type": "object", "properties": {
              "pageToken": {"type": "string"}, "text": {"type": "string"}}},
            "HttpBody": {"id": "HttpBody", "type": "object", "properties": {
              "contentType": {"type": "string"}, "data": {"type": "string", "format": "byte"},
              "extensions": {"type": "array", "items": {"type": "any"}}}},
            "Empty": {"id": "Empty", "type": "object", "properties": {}},
            "Operation": {"id": "Operation", "type": "object", "properties": {
              "name": {"type": "string"}, "done": {"type": "boolean"}, "error": {"type": "object"},
              "response": {"type": "object", "additionalProperties": {"type": "any"}}}}
          },
          "resources": {
            "paintings": {"methods": {
              "get": {"id": "museum.paintings.get", "path": "rooms/{room}/{painting}", "httpMethod": "GET",
                "parameterOrder": ["room", "painting"], "supportsMediaDownload": true,
                "response": {"$ref": "Painting"}, "parameters": {
                  "room": {"type": "integer", "format": "int32", "location": "path", "required": true,
                    "minimum": "1", "maximum": "40"},
                  "painting": {"type": "string", "location": "path", "required": true},
                  "tag": {"type": "string", "location": "query", "repeated": true},
                  "size": {"type": "integer", "format": "uint32", "location": "query", "repeated": true},
                  "exact": {"type": "boolean", "location": "query"},
                  "since": {"type": "string", "format": "google-datetime", "location": "query"},
                  "style": {"type": "string", "location": "query", "enum": ["CUBIST", "FAUVIST"]}}},
              "list": {"id": "museum.paintings.list", "path": "paintings", "httpMethod": "GET",
                "response": {"$ref": "Paintings"}, "parameters": {
                  "order": {"type": "string", "location": "query", "required": true, "default": "title"},
                  "pageToken": {"type": "string", "location": "query"}}},
              "search": {"id": "museum.paintings.search", "path": "paintings:search", "httpMethod": "POST",
                "request": {"$ref": "Search"}, "response": {"$ref": "Paintings"}},
              "watch": {"id": "museum.paintings.watch", "path": "watch", "httpMethod": "GET",
                "response": {"$ref": "NestedPage"}, "parameters": {
                  "continue": {"type": "string", "location": "query"}}},
              "count": {"id": "museum.paintings.count", "path": "count", "httpMethod": "GET",
                "response": {"$ref": "Positions"}, "parameters": {
                  "startIndex": {"type": "integer", "location": "query", "minimum": "1"}}},
              "rooms": {"id": "museum.paintings.rooms", "path": "rooms", "httpMethod": "GET",
                "response": {"$ref": "Rooms"}, "parameters": {
                  "pageToken": {"type": "string", "location": "query"}}},
              "insert": {"id": "museum.paintings.insert", "path": "paintings", "httpMethod": "POST",
                "request": {"$ref": "Painting"}, "response": {"$ref": "Painting"}, "supportsMediaUpload": true,
                "mediaUpload": {"accept": ["*/*"], "protocols": {
                  "simple": {"multipart": true, "path": "/upload/museum/v1/paintings"},
                  "resumable": {"multipart": true, "path": "/resumable/upload/museum/v1/paintings"}}}},
              "sketch": {"id": "museum.paintings.sketch", "path": "sketches", "httpMethod": "POST",
                "request": {"$ref": "Painting"}, "response": {"$ref": "Painting"}, "supportsMediaUpload": true,
                "mediaUpload": {"protocols": {"simple": {"path": "/upload/museum/v1/sketches"}}}},
              "update": {"id": "museum.paintings.update", "path": "{+name}:hang", "httpMethod": "PUT",
                "apiVersion": "2026-11", "request": {"$ref": "Painting"}, "response": {"$ref": "Operation"},
                "parameters": {"name": {"type": "string", "location": "path", "required": true}}},
              "delete": {"id": "museum.paintings.delete", "path": "paintings/{painting}", "httpMethod": "DELETE",
                "response": {"$ref": "Empty"},
                "parameters": {"painting": {"type": "string", "location": "path", "required": true}}},
              "print": {"id": "museum.paintings.print", "path": "print", "httpMethod": "POST",
                "request": {"$ref": "HttpBody"}, "response": {"$ref": "HttpBody"}}
            }},
            "operations": {"methods": {
              "get": {"id": "museum.operations.get", "path": "{+name}", "httpMethod": "GET",
                "response": {"$ref": "Operation"},
                "parameters": {"name": {"type": "string", "location": "path", "required": true}}}
            }}
          }
        }
        """#

    /// The description, with some text replaced.
    static func document(replacing text: String = "", with other: String = "") throws -> API.Document {
        let description = text.isEmpty ? description : description.replacing(text, with: other)
        return try API.Document.parse(description.utf8).document
    }
}

/// The museum on a scripted transport.
struct ScriptedMuseum {
    let transport: ScriptedTransport
    let clock: VirtualClock
    let fetcher: Fetcher
    let service: GAPI.DynamicService

    init(
        _ answers: [ScriptedTransport.Answer] = [],
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(60)),
        document: API.Document? = nil
    ) throws {
        self.init(ScriptedTransport(answers), clock: clock, document: try document ?? Museum.document())
    }

    init(_ transport: ScriptedTransport, clock: VirtualClock, document: API.Document) {
        self.transport = transport
        self.clock = clock
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.01 }
            },
            transport: transport
        )
        service = GAPI.DynamicService(document, fetcher: fetcher)
    }

    /// What a call of a method would send.
    func request(
        _ method: String,
        _ parameters: [String: JSON.Value] = [:],
        body: JSON.Value? = nil
    ) throws -> HTTPRequest {
        try service.request(for: try service.query(method, parameters, body: body))
    }

    /// Why a call is refused.
    func problem(_ method: String, _ parameters: [String: JSON.Value] = [:], body: JSON.Value? = nil) -> String? {
        do {
            _ = try service.query(method, parameters, body: body)
            return nil
        } catch {
            return (error as? GAPI.Error).map { $0.code == .invalidRequest ? $0.message : "\($0)" }
        }
    }
}
