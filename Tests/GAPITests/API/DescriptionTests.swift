import ArgumentParser
import AsyncGAPI
import AsyncJSON
import Testing

@testable import gapi

@Suite("gapi describe and list")
struct DescriptionTests {
    private let document: API.Document
    init() throws { document = try API.Document.parse(CallTests.description.utf8).document }

    private func text(_ write: (Description) -> Void) -> String {
        let output = Output()
        write(Description(document, on: output.console()))
        return output.text
    }

    @Test func methodsHaveALineEach() {
        let lines = text { $0.methods() }.split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(lines[1] == "   buckets.insert  POST    b")
        #expect(lines[3].hasSuffix("b/{bucket}/o             upload") || lines[3].hasSuffix("upload"))
        #expect(lines[4].hasSuffix("pages"))
    }

    @Test func aMethodIsDescribed() throws {
        let entry = try #require(document.method(named: "objects.list"))
        let text = text { $0.method(entry, api: "storage") }
        #expect(
            text.hasPrefix(
                "storage.objects.list  GET https://storage.googleapis.com/storage/v1/b/{bucket}/o\n  Lists objects.\n"
            )
        )
        #expect(text.contains(" *--bucket      string"))
        #expect(text.contains("  --maxResults  uint32 0… =1000"))
        #expect(text.contains("response: Objects\n  items: Object[]\n    bucket: string\n"))
        #expect(text.contains("by --pageToken; items: items"))
        #expect(text.contains("scopes, any one of\n  …/storage\n"))
        #expect(text.hasSuffix("example\n  gapi call storage objects.list --bucket my-bucket --page-all\n"))
        #expect(!text.contains("\nbody"))
    }

    @Test func anExampleHasWhatTheServiceAccepts() throws {
        let text = #"""
            {"name": "t", "version": "v1", "rootUrl": "https://t.example/", "servicePath": "",
             "schemas": {"Access": {"id": "Access", "type": "object", "properties": {
               "entity": {"type": "string", "annotations": {"required": ["t.insert"]},
                 "description": "The entity: user-userId, group-groupId or allUsers."},
               "role": {"type": "string", "annotations": {"required": ["t.insert"]},
                 "description": "Something else of that name."}}}},
             "methods": {"insert": {"id": "t.insert", "path": "a", "httpMethod": "POST", "request": {"$ref": "Access"},
               "description": "Adds one. Required: The `fields` parameter must be set."}}}
            """#
        let document = try API.Document.parse(text.utf8).document
        let entry = try #require(document.method(named: "insert"))
        let output = Output()
        Description(document, on: output.console()).method(entry, api: "t:v1")
        let body = #"'{"entity":"allUsers","role":"role"}'"#
        #expect(output.text.hasSuffix("\n  gapi call t:v1 insert --fields '*' --body \(body)\n"))
        #expect(document.example(ofSchema: "Access") == ["entity": "entity", "role": "role"])
    }

    @Test(arguments: [
        ("^projects/[^/]+/topics/[^/]+$", "projects/my-project/topics/my-topic"),
        ("^users/[^/]+/availability$", "users/my-user/availability"), ("^policies/[^/]+$", "policies/my-policy"),
        ("^people/[^/]+$", "people/my-people"), ("^contactGroups/[^/]+$", "contactGroups/my-contactgroup"),
        ("^[^/]+$", "my-name"), ("^.*$", "my-name"), ("^a/[^/]+/[^/]+$", "my-name"), ("", "my-name"),
    ])
    func aNameOfAResourceFitsItsPattern(pattern: String, name: String) throws {
        let text = """
            {"name": "t", "version": "v1", "rootUrl": "https://t.example/", "servicePath": "",
             "methods": {"get": {"id": "t.get", "path": "v1/{+name}", "httpMethod": "GET", "parameterOrder": ["name"],
               "parameters": {"name": {"type": "string", "location": "path", "required": true,
                 "pattern": "\(pattern)"}}}}}
            """
        let document = try API.Document.parse(text.utf8).document
        let entry = try #require(document.method(named: "get"))
        let output = Output()
        Description(document, on: output.console()).method(entry, api: "t:v1")
        #expect(output.text.hasSuffix("\n  gapi call t:v1 get --name \(name)\n"), "\(output.text)")
    }

    @Test(arguments: [
        (#""id": "t.insert", "httpMethod": "POST", "response": {"$ref": "Thing"}"#, #"{"name":"name"}"#),
        (#""id": "t.patch", "httpMethod": "PATCH", "response": {"$ref": "Thing"}"#, "{}"),
        (
            #""id": "t.watch", "httpMethod": "POST", "response": {"$ref": "Thing"}"#,
            #"{"address":"https://example.com/notifications","id":"my-channel","type":"web_hook"}"#
        ),
        (#""id": "t.stop", "httpMethod": "POST""#, #"{"id":"my-channel","resourceId":"my-resource"}"#),
    ])
    func aBodyHasWhatTheMethodDemandsAndNothingThatOnlyServersWrite(method: String, body: String) throws {
        let isOfChannels = method.contains("watch") || method.contains("stop")
        let schema = isOfChannels ? "Channel" : "Thing"
        let text = """
            {"name": "t", "version": "v1", "rootUrl": "https://t.example/", "servicePath": "",
             "schemas": {"Thing": {"id": "Thing", "type": "object", "properties": {
               "kind": {"type": "string", "default": "t#thing"},
               "etag": {"type": "string", "readOnly": true, "annotations": {"required": ["t.insert"]}},
               "name": {"type": "string", "description": "The name. Required if not specified by URL parameter."}}},
              "Channel": {"id": "Channel", "type": "object", "properties": {
               "kind": {"type": "string", "default": "api#channel"}, "token": {"type": "string"},
               "id": {"type": "string", "description": "A string that identifies this channel."},
               "type": {"type": "string", "description": "The type of delivery mechanism used for this channel."},
               "address": {"type": "string",
                 "description": "The address where notifications are delivered for this channel."},
               "resourceId": {"type": "string", "description": "The resource being watched on this channel."}}}},
             "methods": {"act": {\(method), "path": "a", "request": {"$ref": "\(schema)"}}}}
            """
        let document = try API.Document.parse(text.utf8).document
        let entry = try #require(document.method(named: "act"))
        let output = Output()
        Description(document, on: output.console()).method(entry, api: "t:v1")
        #expect(output.text.hasSuffix("\n  gapi call t:v1 act --body '\(body)'\n"), "\(output.text)")
    }

    /// As in YouTube's description: without variables in paths, and without annotations.
    @Test(arguments: [
        ("lists.update", #"call t:v1 lists.update --part my-part --body '{"id":"id"}'"#),
        ("lists.patch", #"call t:v1 lists.patch --id my-id --body '{}'"#),
        ("lists.insert", "call t:v1 lists.insert --body '{}'"), ("lists.delete", "call t:v1 lists.delete --id my-id"),
        ("lists.clear", "call t:v1 lists.clear --day 7"),
        ("pictures.update", #"upload t:v1 pictures.update --body '{"id":"id"}' FILE"#),
        ("pictures.insert", "upload t:v1 pictures.insert FILE"),
        ("links.update", #"call t:v1 links.update --body '{"linkToken":"linkToken"}'"#),
        ("items.update", "call t:v1 items.update --item my-item --body '{}'"),
        ("settings.update", "call t:v1 settings.update --body '{}'"),
    ])
    func anExampleSaysWhichResourceIsMeant(method: String, line: String) throws {
        let media = #""mediaUpload": {"protocols": {"simple": {"multipart": true, "path": "/upload/p"}}}"#
        let text = #"""
            {"name": "t", "version": "v1", "rootUrl": "https://t.example/", "servicePath": "",
             "schemas": {
               "List": {"id": "List", "type": "object", "properties": {
                 "id": {"type": "string"}, "name": {"type": "string"}}},
               "Link": {"id": "Link", "type": "object", "properties": {
                 "linkToken": {"type": "string"}, "state": {"type": "string"}}}},
             "resources": {
               "lists": {"methods": {
                 "update": {"id": "t.lists.update", "path": "lists", "httpMethod": "PUT", "request": {"$ref": "List"},
                   "parameters": {"part": {"type": "string", "location": "query", "required": true}}},
                 "patch": {"id": "t.lists.patch", "path": "lists", "httpMethod": "PATCH", "request": {"$ref": "List"},
                   "parameters": {"id": {"type": "string", "location": "query", "required": true}}},
                 "insert": {"id": "t.lists.insert", "path": "lists", "httpMethod": "POST", "request": {"$ref": "List"}},
                 "delete": {"id": "t.lists.delete", "path": "lists", "httpMethod": "DELETE",
                   "parameters": {"id": {"type": "string", "location": "query"}}},
                 "clear": {"id": "t.lists.clear", "path": "all", "httpMethod": "DELETE",
                   "parameters": {"id": {"type": "string", "location": "query"},
                     "day": {"type": "integer", "location": "query", "required": true}}}}},
               "pictures": {"methods": {
                 "update": {"id": "t.pictures.update", "path": "p", "httpMethod": "PUT", "request": {"$ref": "List"},
                   \#(media)},
                 "insert": {"id": "t.pictures.insert", "path": "p", "httpMethod": "POST", "request": {"$ref": "List"},
                   \#(media)}}},
               "links": {"methods": {
                 "update": {"id": "t.links.update", "path": "links", "httpMethod": "PUT", "request": {"$ref": "Link"}},
                 "delete": {"id": "t.links.delete", "path": "links", "httpMethod": "DELETE", "parameters": {
                   "linkToken": {"type": "string", "location": "query", "required": true}}}}},
               "items": {"methods": {
                 "update": {"id": "t.items.update", "path": "items/{item}", "httpMethod": "PUT",
                   "request": {"$ref": "List"},
                   "parameters": {"item": {"type": "string", "location": "path", "required": true}}}}},
               "settings": {"methods": {
                 "update": {"id": "t.settings.update", "path": "settings", "httpMethod": "PUT",
                   "request": {"$ref": "Link"}}}}}}
            """#
        let document = try API.Document.parse(text.utf8).document
        let entry = try #require(document.method(named: method))
        let output = Output()
        Description(document, on: output.console()).method(entry, api: "t:v1")
        #expect(output.text.hasSuffix("\n  gapi \(line)\n"), "\(output.text)")
    }

    @Test(arguments: [
        ("objects.list", "always"), ("buckets.insert", "always"),
        ("objects.insert", "only with ifGenerationMatch, or the header If-Match"),
    ])
    func aMethodSaysWhenItIsSentAgain(name: String, rule: String) throws {
        let entry = try #require(document.method(named: name))
        let text = text { $0.method(entry, api: "storage") }
        #expect(text.contains("retries\n  \(rule)\n"))
    }

    @Test(arguments: [
        ("storage", "v1", "up to 100 calls and 9500000 bytes"), ("sheets", "v4", "none; the service refuses them"),
        ("museum", "v1", "undocumented; up to 50 calls and 9500000 bytes are tried"),
    ])
    func aServiceSaysWhatBatchesItTakes(name: String, version: String, words: String) {
        var document = document
        document.name = name
        document.version = version
        document.batchPath = "batch"
        let output = Output()
        Description(document, on: output.console()).overview()
        #expect(output.text.contains("  batches        \(words)\n"))
    }

    @Test func whatOnlyAnswersHaveIsNotInABody() throws {
        let entry = try #require(document.method(named: "objects.insert"))
        let text = text { $0.method(entry, api: "storage") }
        let body = try #require(text.split(separator: "\n\n").first { $0.hasPrefix("body: Object") })
        #expect(body.contains("name: string  The name."))
        #expect(!body.contains("size"))
        #expect(text.contains("upload\n  simple, multipart, resumable, up to 5TB of */*\n"))
        #expect(text.hasSuffix("gapi upload storage objects.insert --bucket my-bucket FILE\n"))
    }

    @Test func aSchemaIsDescribed() throws {
        let text = text { $0.schema("Objects", document.schemas?["Objects"] ?? .init()) }
        #expect(
            text == """
                Objects  object

                  items: Object[]
                    bucket: string
                    contentType: string
                    crc32c: string
                    metadata: map of string
                    name: string  The name.
                    size: uint64
                  nextPageToken: string

                """
        )
    }

    /// Examples are copied into shells; a description is written by others.
    @Test func eachWordOfAnExampleIsQuoted() throws {
        let name = "$(id)'\u{301}$(id)"
        var document = document
        document.resources = [
            "objects": API.Resource {
                $0.methods = [
                    "a;b": API.Method {
                        $0.id = "x"
                        $0.path = "x"
                        $0.httpMethod = "GET"
                        $0.parameters = [
                            name: API.Schema {
                                $0.type = "string"
                                $0.location = "query"
                                $0.required = true
                            }
                        ]
                    }
                ]
            }
        ]
        let entry = try #require(document.method(named: "objects.a;b"))
        let output = Output()
        Description(document, on: output.console()).method(entry, api: "a b")
        let quoted = #"'--$(id)'\''"# + "\u{301}$(id)'"
        let example = output.text.split(separator: "\n").last.map { Array($0.unicodeScalars) } ?? []
        #expect(example.starts(with: "  gapi call 'a b' 'objects.a;b' \(quoted) ".unicodeScalars))
    }

    @Test(arguments: [
        ("", "''"), ("a-b", "a-b"), ("it's", #"'it'\''s'"#), ("'\u{301}$(id)", #"''\''"# + "\u{301}$(id)'"),
        ("$x", "'$x'"),
    ])
    func aQuoteBeforeAMarkEndsNoWord(text: String, word: String) {
        #expect(Array(text.quotedForShell.unicodeScalars) == Array(word.unicodeScalars))
    }

    @Test func aFailureIsOneLine() {
        let failure = ToolFailure(.badData, "a\ngapi: all is well\r\nb")
        #expect(failure.line(asJSON: false).unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test func aSchemaInsideItselfEnds() {
        var document = API.Document()
        document.schemas = [
            "A": API.Schema {
                $0.id = "A"
                $0.type = "object"
                $0.properties = ["a": API.Schema { $0.ref = "A" }, "b": API.Schema { $0.type = "string" }]
            }
        ]
        var tree = SchemaTree(document: document, leavesOutReadOnly: false)
        #expect(tree.lines(of: API.Schema { $0.ref = "A" }).map(\.text) == ["a: A", "b: string"])
    }

    @Test func whatIsNotThereIsToldWithWhatIs() throws {
        let command = try DescribeCommand.parse(["storage", "object.list"])
        let failure = #expect(throws: ToolFailure.self) { try command.describe(document, on: .silent) }
        #expect(failure?.code == .usage)
        #expect(failure?.message.contains("objects.list") == true)
    }

    @Test func aResourceIsItsMethods() throws {
        let output = Output()
        try DescribeCommand.parse(["storage", "objects"]).describe(document, on: output.console())
        let names = output.text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
        #expect(names.sorted() == ["objects.get", "objects.insert", "objects.list"])
        let json = Output()
        try DescribeCommand.parse(["storage", "objects", "--json"]).describe(document, on: json.console())
        #expect(try JSON.Value(parsing: json.text).array?.count == 3)
    }

    @Test func theDescriptionItselfIsJSON() throws {
        let output = Output()
        try DescribeCommand.parse(["storage", "objects.get", "--json"]).describe(document, on: output.console())
        #expect(try JSON.Value(parsing: output.text)["id"] == "storage.objects.get")
    }

    @Test(arguments: [
        ("Lists files. Then more.", "Lists files."), ("Output only. The size. More.", "The size."),
        ("Optional. A b.", "A b."), ("No end", "No end"), ("See e.g. this. And that.", "See e.g. this."),
        ("a\n b\u{1B}[0m. c", "a b [0m."),
    ]) func ofATextTheFirstSentenceIsShown(text: String, sentence: String) {
        #expect(Description.sentence(text) == sentence)
    }
}
