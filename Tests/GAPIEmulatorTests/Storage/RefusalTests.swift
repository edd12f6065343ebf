import AsyncJSON
import Foundation
import GAPIDescription
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("What Cloud Storage does not take", .timeLimit(.minutes(5)))
struct RefusalTests {
    @Test(arguments: [
        "GET /storage/v1/b?softDeleted=true", "GET /storage/v1/b/bucket?generation=1",
        "GET /storage/v1/b/bucket/o?filter=x", "GET /storage/v1/b/bucket/o/n?restoreToken=x",
        "POST /storage/v1/b/bucket/o/n/rewriteTo/b/bucket/o/m?destinationKmsKeyName=k",
        "POST /storage/v1/b/bucket/o/n/compose?kmsKeyName=k",
        "POST /upload/storage/v1/b/bucket/o?uploadType=media&name=x&kmsKeyName=k",
        "POST /storage/v1/b/bucket/relocate", "GET /storage/v1/b/bucket/anywhereCaches",
        "GET /storage/v1/b/bucket/operations/x", "POST /storage/v1/b/bucket/restore?generation=1",
        "GET /storage/v1/projects/p/hmacKeys", "POST /storage/v1/b/bucket/o/bulkRestore",
    ])
    func whatIsNotSpokenIs501(line: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let parts = line.split(separator: " ")
            let answer = try await client.sendJSON(.init(rawValue: String(parts[0])), String(parts[1]), "{}")
            #expect(answer.status == 501, "\(answer.text)")
            #expect(answer.reason == "notImplemented")
            #expect(try answer.json["error"]?["status"]?.string == "UNIMPLEMENTED")
        }
    }

    @Test func contentsWithKeysOfACustomerAre501() async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=media&name=x",
                headers: [("x-goog-encryption-algorithm", "AES256")],
                body: [1]
            )
            #expect(answer.status == 501)
            #expect(try answer.json["error"]?["errors"]?[0]?["location"]?.string == "x-goog-encryption-algorithm")
        }
    }

    /// As at Google: clients may add what is for others on the way.
    @Test(arguments: ["userProject=payer", "unknown=1", "softDeleted=false", "quotaUser=a"])
    func whatTheDescriptionDoesNotHaveIsIgnored(query: String) async throws {
        try await withEmulator { _, client async throws in
            #expect(try await client.get("/storage/v1/b/bucket?\(query)").status == 200)
        }
    }

    @Test(arguments: [
        "/storage/v1/b/bucket?projection=some", "/storage/v1/b/bucket?alt=xml", "/storage/v1/b/bucket/o?versions=maybe",
        "/storage/v1/b/bucket/o?softDeleted=true&versions=true", "/storage/v1/b/bucket/o?softDeleted=true",
        "/storage/v1/b/bucket/o?includeFoldersAsPrefixes=true&delimiter=-",
    ])
    func valuesThatAParameterCannotHaveAre400(target: String) async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.get(target)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(answer.reason == "invalid")
        }
    }

    @Test(arguments: [
        #"{"metadata":"notobj"}"#, #"{"metadata":{"a":{"b":1}}}"#, #"{"contentType":5}"#, #"{"acl":{}}"#,
        #"{"temporaryHold":"yes"}"#,
    ])
    func membersOfOtherTypesAre400(metadata: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let path = "/storage/v1/b/bucket/o/n"
            for answer in [
                try await client.sendJSON(.PATCH, path, metadata), try await client.sendJSON(.PUT, path, metadata),
                try await client.sendJSON(.POST, "\(path)/copyTo/b/bucket/o/m", metadata),
                try await client.sendJSON(.POST, "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=x", metadata),
            ] {
                #expect(answer.status == 400, "\(answer.text)")
                #expect(answer.reason == "parseError")
            }
            #expect(try await client.get("\(path)?fields=metadata").json["metadata"] == nil)
        }
    }

    @Test(arguments: [("[1]", 400), ("1", 400), ("{", 400), ("null", 200), ("", 200)])
    func aBodyIsAnObjectOrNothing(body: String, status: Int) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let answer = try await client.sendJSON(.POST, "/storage/v1/b/bucket/o/n/copyTo/b/bucket/o/m", body)
            #expect(answer.status == status)
            #expect(!answer.text.contains("GoogleError"))
        }
    }

    @Test func numbersInTextsBecomeTexts() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let sent = #"{"metadata":{"a":1,"b":true,"c":"x"}}"#
            let object = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket/o/n", sent).json
            #expect(object["metadata"] == (try JSON.Value(parsing: #"{"a":"1","b":"true","c":"x"}"#)))
        }
    }

    @Test func aBrokenChunkIs400() async throws {
        let (bytes, source) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
        source.yield(ByteBuffer(string: "abc"))
        source.finish(throwing: HTTPParserError.invalidChunkSize)
        let body = IncomingBody(RequestBody(asyncSequence: bytes), fault: nil)
        #expect(try await body.next() == ByteBuffer(string: "abc"))
        let error = await #expect(throws: GoogleError.self) { _ = try await body.next() }
        #expect(error?.code == 400)
    }

    // MARK: The description

    private static let documents = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    /// Nothing of the description is ignored: each parameter of each method is spoken or refused.
    @Test(.enabled(if: documents != nil, "DISCOVERY_DOCUMENTS is not set"))
    func everyMethodAndParameterIsInTheTable() throws {
        let folder = URL(filePath: try #require(Self.documents))
        let bytes = try Data(contentsOf: folder.appending(path: "storage.v1.json"))
        let document = try API.Document.parse(bytes).document
        var missing: [String] = []
        for entry in document.allMethods {
            let id = entry.method.id ?? entry.name
            let path = (entry.method.path ?? "").split(separator: "/").map { $0.hasPrefix("{") ? "x" : String($0) }
            guard let verb = HTTPRequest.Method(entry.method.httpMethod ?? "GET") else {
                missing.append(id)
                continue
            }
            if UnspokenMethods.storage.name(verb, path) == id { continue }
            guard let found = StorageServer.methods.method(verb, path)?.method, found.name == id else {
                missing.append(id)
                continue
            }
            for (name, schema) in entry.method.parameters ?? [:] where schema.location == "query" {
                if !found.parameters.union(found.refused).contains(name) { missing.append("\(id) \(name)") }
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }
}
