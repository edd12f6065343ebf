import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Drive", .timeLimit(.minutes(5)))
struct DriveTests {
    private static let files = "/drive/v3/files"

    private func withDrive(
        _ configure: (inout EmulatorConfiguration) -> Void = { _ in },
        _ body: (TestClient) async throws -> Void
    ) async throws {
        var configuration = EmulatorConfiguration()
        configuration.resumableChunkGranularity = 4
        configure(&configuration)
        try await withEmulator(configuration) { _, client in try await body(client) }
    }

    @Test func aFileWithoutContentHasOnlyMetadata() async throws {
        try await withDrive { client in
            let brief = try await client.sendJSON(.POST, Self.files, #"{"name": "a.txt"}"#).json
            #expect(Set(brief.members?.map(\.name) ?? []) == ["kind", "id", "name", "mimeType"])
            #expect(brief["mimeType"]?.string == "application/octet-stream")
            let file = try await client.get("\(Self.files)/\(brief["id"]?.string ?? "")?fields=*").json
            #expect(file["size"]?.string == "0")
            #expect(file["version"]?.string == "1")
            #expect(file["fileExtension"]?.string == "txt")
            #expect(file["parents"]?.array?.count == 1)
            #expect(file["trashed"]?.bool == false)
            let root = try await client.get("\(Self.files)/root?fields=id,name,mimeType").json
            #expect(root["id"] == file["parents"]?[0])
        }
    }

    @Test func aPatchChangesWhatItNames() async throws {
        try await withDrive { client in
            let body = #"{"name": "a", "description": "b", "properties": {"x": "1", "y": "2"}}"#
            let id = try #require(try await client.sendJSON(.POST, Self.files, body).json["id"]?.string)
            let patch = #"{"description": null, "properties": {"x": null, "z": "3"}, "starred": true}"#
            let file = try await client.sendJSON(.PATCH, "\(Self.files)/\(id)?fields=*", patch).json
            #expect(file["name"]?.string == "a")
            #expect(file["description"] == nil)
            #expect(file["properties"] == ["y": "2", "z": "3"])
            #expect(file["version"]?.string == "2")
            for member in ["id", "parents", "size", "md5Checksum"] {
                let answer = try await client.sendJSON(.PATCH, "\(Self.files)/\(id)", #"{"\#(member)": "1"}"#)
                #expect(answer.status == 403)
                #expect(answer.reason == "fieldNotWritable")
            }
        }
    }

    @Test func parentsChangeByParameters() async throws {
        try await withDrive { client in
            let folder = #"{"name": "f", "mimeType": "application/vnd.google-apps.folder"}"#
            let parent = try #require(try await client.sendJSON(.POST, Self.files, folder).json["id"]?.string)
            let id = try #require(try await client.sendJSON(.POST, Self.files, #"{"name": "a"}"#).json["id"]?.string)
            let moved = try await client.sendJSON(
                .PATCH,
                "\(Self.files)/\(id)?addParents=\(parent)&removeParents=root&fields=parents",
                "{}"
            ).json
            #expect(moved["parents"] == [JSON.Value(parent)])
            #expect(try await client.sendJSON(.PATCH, "\(Self.files)/\(id)?addParents=x", "{}").reason == "notFound")
            #expect(try await client.send(.DELETE, "\(Self.files)/\(parent)").status == 204)
            #expect(try await client.get("\(Self.files)/\(id)").status == 404)
        }
    }

    @Test func whatIsNotThereIsNotFound() async throws {
        try await withDrive { client in
            for target in [
                "\(Self.files)/x", "\(Self.files)/x?alt=media", "\(Self.files)/x/export?mimeType=text/plain",
            ] {
                let answer = try await client.get(target)
                #expect(answer.status == 404)
                #expect(try answer.json["error"]?["errors"]?[0]?["location"]?.string == "fileId")
            }
            #expect(try await client.send(.DELETE, "\(Self.files)/x").reason == "notFound")
            #expect(try await client.sendJSON(.POST, Self.files, #"{"parents": ["x"]}"#).reason == "notFound")
        }
    }

    // MARK: Lists

    private func fill(_ client: TestClient) async throws {
        for (name, type) in [
            ("Annual report.pdf", "application/pdf"), ("Zoo", "application/vnd.google-apps.folder"),
            ("it's a cat.jpg", "image/jpeg"), ("dog.png", "image/png"), ("report draft", "text/plain"),
        ] {
            let body: JSON.Value = [
                "name": JSON.Value(name), "mimeType": JSON.Value(type),
                "appProperties": ["first": JSON.Value(String(name.prefix(1)))],
            ]
            _ = try await client.sendJSON(.POST, Self.files, body.description)
        }
    }

    @Test(arguments: [
        ("", ["Annual report.pdf", "Zoo", "dog.png", "it's a cat.jpg", "report draft"]),
        ("name = 'Zoo'", ["Zoo"]),
        (#"name = 'it\'s a cat.jpg'"#, ["it's a cat.jpg"]),
        ("name contains 'report'", ["Annual report.pdf", "report draft"]),
        ("name contains 'eport'", []),
        ("mimeType contains 'image/'", ["dog.png", "it's a cat.jpg"]),
        ("mimeType != 'application/pdf' and not mimeType contains 'image/'", ["Zoo", "report draft"]),
        ("name = 'Zoo' or name = 'dog.png' and trashed = false", ["Zoo", "dog.png"]),
        ("(name = 'Zoo' or name = 'dog.png') and mimeType = 'image/png'", ["dog.png"]),
        ("trashed = true", []),
        ("'root' in parents and fullText contains 'DRAFT'", ["report draft"]),
        (
            "modifiedTime > '2020-01-01T00:00:00' and createdTime < '2999-01-01T00:00:00Z'",
            ["Annual report.pdf", "Zoo", "dog.png", "it's a cat.jpg", "report draft"]
        ),
        ("appProperties has { key='first' and value='d' }", ["dog.png"]),
        ("'me' in owners and starred != true and name = 'Zoo'", ["Zoo"]),
    ])
    func aQueryFinds(q: String, names: [String]) async throws {
        try await withDrive { client in
            try await fill(client)
            let escaped = q.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let list = try await client.get("\(Self.files)?q=\(escaped)&orderBy=name_natural")
            let found = try list.json["files"]?.array?.compactMap { $0["name"]?.string }
            #expect(found?.sorted() == names, "\(list.text)")
        }
    }

    @Test(arguments: [
        "name", "name%20%3D%20", "name%20%3D%20%27a", "name%20like%20%27a%27", "%28trashed%3Dtrue", "size%3D%271%27",
    ])
    func aBrokenQueryIsRefused(q: String) async throws {
        try await withDrive { client in
            let answer = try await client.get("\(Self.files)?q=\(q)")
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
        }
    }

    @Test(arguments: [("(", 10_000), ("not ", 10_000), ("starred = true or ", 100_000)])
    func aHostileQueryIsRefused(part: String, count: Int) async throws {
        try await withDrive { client in
            let query = String(repeating: part.replacing(" ", with: "+"), count: count)
            let answer = try await client.send(
                .POST,
                Self.files,
                headers: [
                    ("X-HTTP-Method-Override", "GET"), ("Content-Type", "application/x-www-form-urlencoded"),
                ],
                body: Array("q=\(query.prefix(1_000_000))".utf8)
            )
            #expect(answer.reason == "invalid")
        }
    }

    @Test func listsHaveAnOrderAndFolders() async throws {
        try await withDrive { client in
            try await fill(client)
            func names(_ order: String) async throws -> [String]? {
                try await client.get("\(Self.files)?orderBy=\(order)").json["files"]?.array?.compactMap {
                    $0["name"]?.string
                }
            }
            #expect(try await names("folder,name")?.first == "Zoo")
            #expect(try await names("name")?.first == "Annual report.pdf")
            #expect(try await names("name%20desc")?.first == "Zoo")
            #expect(try await names("")?.first == "report draft")
            #expect(try await client.get("\(Self.files)?orderBy=color").reason == "invalid")
        }
    }

    @Test(arguments: [false, true])
    func pagesFollowEachOther(withEmptyOnes: Bool) async throws {
        try await withDrive({ $0.sendsEmptyPages = withEmptyOnes }) { client in
            try await fill(client)
            var sizes: [Int] = []
            var token: String? = ""
            while let page = token {
                let list = try await client.get(
                    "\(Self.files)?pageSize=2&pageToken=\(page)&fields=nextPageToken,files(id)"
                ).json
                sizes.append(list["files"]?.array?.count ?? 0)
                token = list["nextPageToken"]?.string
            }
            #expect(sizes == (withEmptyOnes ? [2, 0, 2, 0, 1] : [2, 2, 1]))
            #expect(try await client.get("\(Self.files)?pageSize=0").reason == "invalid")
            #expect(try await client.get("\(Self.files)?pageToken=x").reason == "invalid")
        }
    }

    // MARK: Media

    private static let upload = "/upload/drive/v3/files"

    @Test func contentHasItsChecksumAndRanges() async throws {
        try await withDrive { client in
            let file = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=media&fields=*",
                headers: [("Content-Type", "text/plain")],
                body: Array("123456789".utf8)
            ).json
            #expect(file["md5Checksum"]?.string == "25f9e794323b453885f5181f1b624d0b")
            // As sha1sum and sha256sum say.
            #expect(file["sha1Checksum"]?.string == "f7c3bc1d808e04732adf679965ccc34ca7ae3441")
            let sha256 = "15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"
            #expect(file["sha256Checksum"]?.string == sha256)
            #expect(file["size"]?.string == "9")
            #expect(file["mimeType"]?.string == "text/plain")
            let id = try #require(file["id"]?.string)
            let part = try await client.get("\(Self.files)/\(id)?alt=media", headers: [("Range", "bytes=2-4")])
            #expect(part.status == 206)
            #expect(part.text == "345")
            let changed = try await client.send(
                .PATCH,
                "\(Self.upload)/\(id)?uploadType=media&fields=*",
                headers: [("Content-Type", "text/html")],
                body: Array("<p>".utf8)
            ).json
            #expect(changed["size"]?.string == "3")
            #expect(changed["headRevisionId"] != file["headRevisionId"])
            #expect(try await client.get("\(Self.files)/\(id)?alt=media").text == "<p>")

            let copy = try await client.sendJSON(.POST, "\(Self.files)/\(id)/copy?fields=*", #"{"name": "c"}"#).json
            #expect(copy["md5Checksum"] == changed["md5Checksum"])
            #expect(copy["id"] != file["id"])
        }
    }

    @Test func anUploadWithMetadataCanBeResumed() async throws {
        try await withDrive { client in
            let start = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=resumable&fields=id,name,size",
                headers: [("Content-Type", "application/json"), ("X-Upload-Content-Type", "text/plain")],
                body: Array(#"{"name": "big"}"#.utf8)
            )
            let session = try #require(start.headers.first(name: "Location"))
            #expect(try await client.put(session, "0-3/6", Array("abcd".utf8)).status == 308)
            let file = try await client.put(session, "4-5/6", Array("ef".utf8))
            #expect(try file.json["name"]?.string == "big")
            #expect(try file.json["size"]?.string == "6")
        }
    }

    @Test func documentsAreExportedAndNotDownloaded() async throws {
        try await withDrive { client in
            let body =
                "--x\r\n\r\n{\"name\": \"d\", \"mimeType\": \"application/vnd.google-apps.document\"}\r\n--x\r\n"
                + "Content-Type: text/plain\r\n\r\nDear all\r\n--x--"
            let file = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=multipart&fields=*",
                headers: [("Content-Type", "multipart/related; boundary=x")],
                body: Array(body.utf8)
            ).json
            let id = try #require(file["id"]?.string)
            #expect(file["md5Checksum"] == nil)
            #expect(file["sha256Checksum"] == nil)
            #expect(try await client.get("\(Self.files)/\(id)?alt=media").reason == "fileNotDownloadable")
            #expect(try await client.get("\(Self.files)/\(id)/export?mimeType=text/plain").text == "Dear all")
            #expect(try await client.get("\(Self.files)/\(id)/export?mimeType=image/png").status == 400)
            let plain = try await client.sendJSON(.POST, Self.files, #"{"name": "p"}"#).json["id"]?.string ?? ""
            #expect(
                try await client.get("\(Self.files)/\(plain)/export?mimeType=text/plain").reason == "fileNotExportable"
            )
        }
    }

    // MARK: The rest

    @Test func changesBeginAtATokenAndEndWithTheNext() async throws {
        try await withDrive { client in
            try await fill(client)
            let start = try await client.get("/drive/v3/changes/startPageToken").json["startPageToken"]?.string ?? ""
            #expect(try await client.get("/drive/v3/changes?pageToken=\(start)").json["changes"] == [])
            let a = try #require(try await client.sendJSON(.POST, Self.files, #"{"name": "a"}"#).json["id"]?.string)
            let b = try #require(try await client.sendJSON(.POST, Self.files, #"{"name": "b"}"#).json["id"]?.string)
            _ = try await client.sendJSON(.PATCH, "\(Self.files)/\(a)", #"{"name": "c"}"#)
            _ = try await client.send(.DELETE, "\(Self.files)/\(b)")
            let first = try await client.get("/drive/v3/changes?pageToken=\(start)&pageSize=1").json
            #expect(first["changes"]?[0]?["file"]?["name"]?.string == "c")
            #expect(first["newStartPageToken"] == nil)
            let next = try #require(first["nextPageToken"]?.string)
            let last = try await client.get("/drive/v3/changes?pageToken=\(next)").json
            #expect(last["changes"]?[0]?["fileId"]?.string == b)
            #expect(last["changes"]?[0]?["removed"]?.bool == true)
            #expect(last["nextPageToken"] == nil)
            let end = try #require(last["newStartPageToken"]?.string)
            #expect(try await client.get("/drive/v3/changes?pageToken=\(end)").json["changes"] == [])
            #expect(try await client.get("/drive/v3/changes").reason == "required")
        }
    }

    @Test func aboutNeedsFields() async throws {
        try await withDrive { client in
            #expect(try await client.get("/drive/v3/about").reason == "required")
            let about = try await client.get("/drive/v3/about?fields=user,storageQuota").json
            #expect(about["user"]?["me"]?.bool == true)
            #expect(Set(about.members?.map(\.name) ?? []) == ["user", "storageQuota"])
            #expect(try await client.get("\(Self.files)/generateIds?count=3").json["ids"]?.array?.count == 3)
            let ids = try await client.get("\(Self.files)/generateIds").json["ids"]?.array?.compactMap(\.string) ?? []
            let body = #"{"id": "\#(ids.first ?? "")", "name": "mine"}"#
            #expect(try await client.sendJSON(.POST, Self.files, body).json["id"]?.string == ids.first)
            #expect(try await client.sendJSON(.POST, Self.files, body).status == 409)
        }
    }
}
