import GAPIDescription
import GAPIGenerator
import Testing

/// What is known of repeating a method, and of the version that it changes, is in the code that is made of it.
@Suite struct RepetitionTests {
    private func text(
        _ id: String,
        _ verb: String,
        _ version: String,
        etag: String = #"{"type": "string"}"#
    ) throws -> String {
        let name = id.prefix { $0 != "." }
        return try Fixtures.output(
            json: #"""
                {"name": "\#(name)", "version": "\#(version)", "rootUrl": "https://x.example.com/",
                "schemas": {"Thing": {"type": "object", "properties": {"etag": \#(etag)}}},
                "methods": {"call": {"id": "\#(id)", "path": "x", "httpMethod": "\#(verb)", "request": {"$ref": "Thing"}}}}
                """#
        ).text
    }

    @Test(arguments: [
        ("storage.buckets.insert", "POST", ", idempotency: .always) }"),
        (
            "storage.objects.delete", "DELETE",
            #", idempotency: .conditional(on: [.parameter("ifGenerationMatch"), .parameter("generation")])) }"#
        ),
        ("storage.objectAccessControls.update", "PUT", ", idempotency: .never) }"),
        ("storage.buckets.setIamPolicy", "PUT", ", idempotency: .conditional(on: [.bodyETag])) }"),
        ("storage.folders.delete", "DELETE", #"path: "x") }"#), ("museum.objects.delete", "DELETE", #"path: "x") }"#),
    ])
    func theRuleOfAMethodIsInItsDescription(id: String, verb: String, end: String) throws {
        #expect(try text(id, verb, "v1").contains(end))
    }

    @Test func aVersionOfBytesIsNamedAsItsText() throws {
        let text = try text("storage.buckets.setIamPolicy", "PUT", "v1", etag: #"{"type": "string", "format": "byte"}"#)
        #expect(text.contains("public var bodyETag: Swift.String? { body.etag?.description }"))
    }

    @Test func aChangeNamesTheVersionOfItsBody() throws {
        let update = try text("calendar.events.update", "PUT", "v3")
        #expect(update.contains("matchesETag: true) }"))
        #expect(update.contains("public var bodyETag: Swift.String? { body.etag }"))
        let patch = try text("calendar.events.patch", "PATCH", "v3")
        #expect(patch.contains(#"public var bodyETag: Swift.String? { body["etag"]?.string }"#))
    }

    @Test(arguments: [("calendar.events.insert", "POST", "v3"), ("people.people.update", "PATCH", "v1")])
    func otherMethodsNameNone(id: String, verb: String, version: String) throws {
        #expect(try !text(id, verb, version).contains("ETag"))
    }

    @Test(arguments: [0, -1, .min]) func noNumberOfFilesLosesAMethod(shards: Int) throws {
        let all = try Fixtures.output("Pages") { $0.shards = 1 }
        #expect(try Fixtures.output("Pages") { $0.shards = shards }.text == all.text)
    }
}
