import AsyncJSON
import GAPIDescription
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Limits of batches", .timeLimit(.minutes(5)))
struct BatchRulesTests {
    @Test func callsOfDriveBeyondTheLimitAreRefusedAlone() async throws {
        try await withEmulator { _, client async throws in
            let calls = Array(repeating: call("GET /drive/v3/files?pageSize=1&fields=kind"), count: 102)
            let parts = try await client.batch(calls, to: "/batch/drive/v3").parts
            #expect(parts.map(\.status) == Array(repeating: 200, count: 100) + [403, 403])
            let error = try parts[100].json["error"]
            #expect(error?["errors"]?[0]?["reason"]?.string == "forbidden")
            #expect(error?["message"]?.string == "Exceeds allowed inner batch requests soft limit. Please retry.")
        }
    }

    @Test func aLongURLOfDriveAndAnExportAreRefused() async throws {
        try await withEmulator { _, client async throws in
            let long = "GET /drive/v3/files?q=" + String(repeating: "a", count: 8000)
            let calls = [call(long), call("GET /drive/v3/files/root/export?mimeType=text/plain")]
            let parts = try await client.batch(calls, to: "/batch/drive/v3").parts
            #expect(parts.map(\.status) == [400, 302])
            #expect(parts[1].field("Location") == "/drive/v3/files/root/export?mimeType=text/plain")
        }
    }

    @Test(arguments: ["/batch/storage/v1", "/batch"]) func tooManyCallsAreRefusedTogether(path: String) async throws {
        try await withEmulator { emulator, client async throws in
            let calls = Array(repeating: call("GET /storage/v1/b"), count: 101)
            let answer = try await client.batch(calls, to: path)
            #expect(answer.status == 400)
            let message = try answer.json["error"]?["message"]?.string
            #expect(message == "Inner request count exceeds the limit. Received: 101, Limit: 100")
            #expect(emulator.journal.entries.count == 1, "nothing ran")
            #expect(try await client.batch(Array(calls.dropLast()), to: path).parts.count == 100)
        }
    }

    /// Each of them would be refused by a part that is much longer than it.
    @Test func moreCallsThanAnyServiceTakesAreRefusedTogether() async throws {
        try await withEmulator { emulator, client async throws in
            let calls = Array(repeating: "GET /", count: 100_000)
            let answer = try await client.batch(calls, to: "/batch/drive/v3")
            #expect(answer.status == 400)
            let message = try answer.json["error"]?["message"]?.string
            #expect(message == "Inner request count exceeds the limit. Received: 100000, Limit: 100")
            #expect(emulator.journal.entries.count == 1, "nothing ran")
        }
    }

    @Test func aCallHasNoMoreHeaderFieldsThanARequest() async throws {
        try await withEmulator { _, client async throws in
            for (count, status) in [(256, 200), (257, 400), (70_000, 400)] {
                let head = "GET /storage/v1/b HTTP/1.1\r\n" + String(repeating: "X-A: b\r\n", count: count)
                #expect(try await client.batch([head + "\r\n"]).status == status)
            }
            let long = "GET /storage/v1/b?" + String(repeating: "a&", count: 40_000)
            #expect(try await client.batch([call(long)]).status == 400)
        }
    }

    @Test func manyParametersOfTheBatchAndOfACallAreSoonJoined() async throws {
        try await withEmulator { _, client async throws in
            let outer = (0..<1_000).map { "a\($0)=" }.joined(separator: "&")
            let inner = (0..<1_000).map { "b\($0)=" }.joined(separator: "&")
            let calls = Array(repeating: call("GET /storage/v1/b?\(inner)"), count: 20)
            let answer = try await client.batch(calls, to: "/batch/storage/v1?\(outer)")
            #expect(try answer.parts.map(\.status) == Array(repeating: 200, count: 20))
        }
    }

    @Test func theLimitCanBeSet() async throws {
        var configuration = EmulatorConfiguration()
        configuration.batchLimit = 2
        try await withEmulator(configuration) { _, client async throws in
            let calls = Array(repeating: call("GET /storage/v1/b"), count: 3)
            #expect(try await client.batch(calls).status == 400)
            #expect(try await client.batch(Array(calls.dropLast())).status == 200)
        }
    }

    @Test func storageTakesLessThanTenMegabytes() async throws {
        try await withEmulator { _, client async throws in
            let json = #"{"metadata":{"k":"\#(String(repeating: "a", count: 900_000))"}}"#
            let large = Array(repeating: call("PATCH /storage/v1/b/bucket/o/none", json: json), count: 12)
            #expect(try await client.batch(large).status == 413)
            #expect(try await client.batch(Array(large.prefix(10))).parts.map(\.status).contains(404))
        }
    }

    @Test func callsOfCalendarNeedIDsOfTheirOwn() async throws {
        try await withEmulator { _, client async throws in
            let one =
                "\r\nContent-Type: application/http\r\n\r\nGET /calendar/v3/users/me/calendarList HTTP/1.1\r\n\r\n\r\n"
            for id in ["", "\r\nContent-ID: <1>"] {
                let body = "--b\(id)\(one)--b\(id)\(one)--b--"
                let headers = [("Content-Type", "multipart/mixed; boundary=b")]
                let answer = try await client.send(
                    .POST,
                    "/batch/calendar/v3",
                    headers: headers,
                    body: Array(body.utf8)
                )
                #expect(answer.status == 400)
                #expect(try answer.json[0]?["error"]?["message"]?.string == "Duplicate Request ID")
            }
            let line = "GET /calendar/v3/users/me/calendarList"
            #expect(
                try await client.batch([call(line), call(line)], to: "/batch/calendar/v3").parts.map(\.status) == [
                    200, 200,
                ]
            )
        }
    }

    @Test func aSemicolonAtTheEndIsRefusedByCalendar() async throws {
        try await withEmulator { _, client async throws in
            let body = Array("--b\r\nContent-ID: 1\r\n\r\nGET /calendar/v3/users/me/calendarList\r\n\r\n--b--".utf8)
            for (type, status) in [("multipart/mixed; boundary=b;", 400), ("multipart/mixed; boundary=b", 200)] {
                let headers = [("Content-Type", type)]
                #expect(
                    try await client.send(.POST, "/batch/calendar/v3", headers: headers, body: body).status == status
                )
            }
        }
    }

    @Test func servicesWithADescriptionHaveTheirLimits() async throws {
        var configuration = EmulatorConfiguration()
        for name in ["gmail", "sheets", "people"] {
            let text = """
                {"kind":"discovery#restDescription","name":"\(name)","version":"v1","rootUrl":"https://x.example/",
                 "servicePath":"","batchPath":"batch","schemas":{"Thing":{"id":"Thing","type":"object","properties":{
                 "id":{"type":"string"}}}},"resources":{"things":{"methods":{"get":{"id":"\(name).things.get",
                 "path":"\(name)/things/{id}","httpMethod":"GET","parameters":{"id":{"type":"string","location":"path",
                 "required":true}},"parameterOrder":["id"],"response":{"$ref":"Thing"}}}}}}
                """
            configuration.documents.append(try API.Document.parse(Array(text.utf8)).document)
        }
        try await withEmulator(configuration) { _, client async throws in
            for path in ["/batch", "/$api/gmail/v1/batch"] {
                let gmail = Array(repeating: call("GET /gmail/things/1"), count: 101)
                #expect(try await client.batch(gmail, to: path).status == 400)
                #expect(try await client.batch(Array(gmail.prefix(100)), to: path).status == 200)
            }
            let people = Array(repeating: call("GET /people/things/1"), count: 101)
            #expect(try await client.batch(people, to: "/batch").status == 200)
            let sheets = try await client.batch(Array(repeating: call("GET /sheets/things/1"), count: 3), to: "/batch")
                .parts
            #expect(sheets.map(\.status) == [501, 501, 501])
            #expect(try sheets[0].json["error"]?["status"]?.string == "UNIMPLEMENTED")
            let mixed = try await client.batch(
                [call("GET /gmail/things/1"), call("GET /people/things/1")],
                to: "/batch"
            )
            .parts
            #expect(mixed[1].status == 400, "a batch is of one service")
        }
    }

    /// The XML API, media of feeds, and gzip that would be decompressed.
    @Test func mediaOfEachServiceAreRefused() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n", [1, 2, 3])
            // `aaaaaaaaaa`, as zlib compresses it.
            let packed: [UInt8] =
                [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 0x84, 0x01, 0x00, 0xF0, 0xCD, 0x11, 0x4C, 10, 0, 0, 0]
            try await client.insert("packed", packed, query: "&contentEncoding=gzip")
            #expect(try await client.get("/bucket/packed").text == "aaaaaaaaaa")
            let calls = [call("GET /bucket/n"), call("GET /bucket/packed"), call("GET /storage/v1/b/bucket/o/n")]
            let parts = try await client.batch(calls, to: "/batch").parts
            #expect(parts.map(\.status) == [400, 400, 200])
        }
    }

    @Test func answersThatAreTooLargeTogetherAreRefused() async throws {
        var configuration = EmulatorConfiguration()
        configuration.batchLimit = 200
        try await withEmulator(configuration) { _, client async throws in
            let text = String(repeating: "x", count: 900_000)
            let json = #"{"extra":"\#(text)"}"#
            try await client.insert("n")
            #expect(try await client.sendJSON(.PATCH, "/storage/v1/b/bucket/o/n", json).status == 200)
            let calls = Array(repeating: call("GET /storage/v1/b/bucket/o/n"), count: 160)
            #expect(try await client.batch(calls).status == 413)
            #expect(try await client.batch([calls[0]]).parts.map(\.status) == [200])
        }
    }

    @Test func callsInheritOnlyTheParametersOfAllMethods() async throws {
        try await withEmulator { emulator, client async throws in
            let path = "/batch/storage/v1?fields=kind&prefix=x&quotaUser=u"
            #expect(try await client.batch([call("GET /storage/v1/b")], to: path).parts.map(\.status) == [200])
            #expect(emulator.journal.entries.last?.query == "fields=kind&quotaUser=u")
        }
    }

    @Test func whatCallsInheritIsSmall() async throws {
        try await withEmulator { emulator, client async throws in
            let long = String(repeating: "u", count: 20_000)
            let answer = try await client.batch([call("GET /storage/v1/b")], to: "/batch/storage/v1?quotaUser=\(long)")
            #expect(answer.status == 400)
            #expect(emulator.journal.entries.count == 1, "nothing ran")
        }
    }
}
