import AsyncFetch
import AsyncJSON
import AsyncOAuth
import CloudEmulator
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

/// Servers, accounts and files with which each command of the tool has something to write.
struct CommandBed {
    let folder: String
    let emulator: Emulator
    let cloud: EmulatedCloud
    private let token: String

    static func run(_ body: (CommandBed) async throws -> Void) async throws {
        try await CloudBed.withFolder { folder in
            var configuration = EmulatorConfiguration()
            configuration.identity = IdentityConfiguration()
            configuration.seeds = [
                .init(bucket: "box", names: ["talk"], content: Array("hello".utf8)), .init(bucket: "empty", names: []),
            ]
            try await Emulator.run(configuration) { emulator in
                try await EmulatedCloud.run(.init()) { cloud in
                    let identity = try #require(emulator.identity)
                    let bed = CommandBed(
                        folder: folder,
                        emulator: emulator,
                        cloud: cloud,
                        token: identity.accessToken()
                    )
                    try bed.writeFiles(identity)
                    try await bed.fillAccounts()
                    try await body(bed)
                }
            }
        }
    }

    /// The environment variables of the tool.
    var variables: [String: String] {
        [
            "HOME": folder, "GAPI_CONFIG": "\(folder)/config", "XDG_CACHE_HOME": "\(folder)/cache",
            "GAPI_DOCUMENTS": folder, "GAPI_TOKEN": token, "GAPI_CLOUD_PASSWORD": "alice-secret",
            "METADATA_SERVER_DETECTION": "none", "TERM": "dumb",
        ]
    }

    /// Returns the words of a line, with the places of this bed in it.
    func words(_ line: String) -> [String] {
        line.split(separator: " ").map { word in
            String(word).replacing("{url}", with: emulator.url).replacing("{cloud}", with: cloud.url)
                .replacing("{folder}", with: folder)
        }
    }

    private func write(_ text: String, to name: String) throws {
        let url = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func writeFiles(_ identity: EmulatedIdentity) throws {
        let batchable = CallTests.description.replacing(
            #""servicePath""#,
            with: #""batchPath": "batch/storage/v1", "servicePath""#
        )
        try write(batchable, to: "storage.v1.json")
        try write(#"{"method": "objects.get", "parameters": {"bucket": "box", "object": "talk"}}"#, to: "calls.jsonl")
        try write(identity.serviceAccountFile, to: "robot.json")
        let client: JSON.Value = [
            "installed": [
                "client_id": JSON.Value(EmulatedIdentity.clientID),
                "client_secret": JSON.Value(EmulatedIdentity.clientSecret),
            ]
        ]
        try write(client.description, to: "client.json")
        try write(
            "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id><title>Tea</title>"
                + "<updated>2026-11-21T09:00:00Z</updated></feed>",
            to: "feed.xml"
        )
        try write(#"{"a": [1]}"#, to: "a.json")
        try write("hello", to: "file.txt")
        try write("hello", to: "site/index.html")
    }

    private func fillAccounts() async throws {
        try await cloud.write("/cat.txt", "meow", user: "alice")
        try await cloud.keepLogin(in: "\(folder)/config")
        try write("[own]\nformat = json\n", to: "config/config")
        let book = AccountBook(folder: "\(folder)/config")
        for (name, issuer) in [("mia", OAuthServer.google.issuer), ("robot", emulator.url)] {
            let account = StoredAccount(
                id: .init(issuer: issuer, clientID: EmulatedIdentity.clientID, subject: name),
                name: name,
                accessToken: AccessToken(token, expiry: .at(Date(timeIntervalSinceNow: 3600)), scopes: ["openid"])
            )
            try await book.store.withAccount(account.id) { $0 = account }
        }
    }
}
