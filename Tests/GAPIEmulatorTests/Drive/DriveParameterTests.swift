import AsyncJSON
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("The parameters of Drive", .timeLimit(.minutes(5)))
struct DriveParameterTests {
    @Test(arguments: [
        "GET /drive/v3/files?corpora=drive&driveId=zz", "GET /drive/v3/files?corpora=domain",
        "GET /drive/v3/files?spaces=appDataFolder", "GET /drive/v3/files?spaces=drive,photos",
        "GET /drive/v3/files?teamDriveId=zz", "GET /drive/v3/files/root?includeLabels=x",
        "GET /drive/v3/files/root?alt=media&includePermissionsForView=published",
        "GET /drive/v3/changes?pageToken=1&driveId=zz", "GET /drive/v3/changes/startPageToken?driveId=zz",
        "DELETE /drive/v3/files/trash?driveId=zz", "GET /drive/v3/files/generateIds?space=appDataFolder",
        "POST /drive/v3/files?keepRevisionForever=true",
        "POST /upload/drive/v3/files?uploadType=resumable&ocrLanguage=de",
    ])
    func whatIsNotSpokenIs501(line: String) async throws {
        try await withEmulator { _, client async throws in
            let parts = line.split(separator: " ")
            let answer = try await client.sendJSON(.init(rawValue: String(parts[0])), String(parts[1]), "{}")
            #expect(answer.status == 501, "\(answer.text)")
            #expect(answer.reason == "notImplemented")
            #expect(try answer.json["error"]?["errors"]?[0]?["locationType"]?.string == "parameter")
        }
    }

    @Test(arguments: [
        "files?supportsAllDrives=yes", "files?corpus=none", "files/root?acknowledgeAbuse=1",
        "changes?pageToken=1&restrictToMyDrive=x", "changes?pageToken=1&includeCorpusRemovals=x",
        "changes?pageToken=1&includeRemoved=no", "files/root?alt=media&acknowledgeAbuse=maybe",
    ])
    func whatIsNotLegalIs400(target: String) async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.get("/drive/v3/\(target)")
            #expect(answer.status == 400, "\(answer.text)")
            #expect(answer.reason == "invalid")
        }
    }

    @Test(arguments: ["files/root?acknowledgeAbuse=true", "changes?pageToken=1&includeCorpusRemovals=True"])
    func whatIsLegalPasses(target: String) async throws {
        try await withEmulator { _, client async throws in
            #expect(try await client.get("/drive/v3/\(target)").status == 200)
        }
    }

    @Test func anOrderHasAKeyOnce() async throws {
        try await withEmulator { _, client async throws in
            let files = "/drive/v3/files?orderBy=name,modifiedTime"
            #expect(try await client.get(files).status == 200)
            #expect(try await client.get("\(files),name%20desc").reason == "invalid")
        }
    }

    /// With the parameters that clients send without need.
    @Test(arguments: [
        "?supportsAllDrives=true&includeItemsFromAllDrives=true&corpora=allDrives", "?spaces=drive&corpora=user",
        "?driveId=&unknown=1", "?quotaUser=a",
    ])
    func whatMakesNoDifferencePasses(query: String) async throws {
        try await withEmulator { _, client async throws in
            #expect(try await client.get("/drive/v3/files\(query)").status == 200)
        }
    }
}
