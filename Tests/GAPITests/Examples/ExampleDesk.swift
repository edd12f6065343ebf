import AsyncFetch
import AsyncOAuth
import CloudEmulator
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The place where somebody tries examples: a folder with the files that they name, an emulator with the buckets and
/// files, and an account at an ownCloud.
struct ExampleDesk {
    private let folder: String
    private let emulator: Emulator
    private let cloud: EmulatedCloud
    /// The variables that only this example needs.
    private var more: [String: String] = [:]

    private init(_ folder: String, _ emulator: Emulator, _ cloud: EmulatedCloud) {
        (self.folder, self.emulator, self.cloud) = (folder, emulator, cloud)
    }

    private static let objects = [
        "photos": ["cat.jpg", "dog.jpg", "a.jpg", "2026/sea.jpg", "2025/sea.jpg"],
        "logs": ["a.log", "b.log", "2026-11-22.log"], "www": ["index.html"],
        "archive": [], "backup": ["disk.img"], "my-site": [], "my-bucket": ["my-object"],
    ]

    /// Runs work at a desk that is ready for an example.
    static func run(for example: PrintedExample? = nil, _ body: (ExampleDesk) async throws -> Void) async throws {
        try await CloudBed.withFolder { folder in
            var configuration = EmulatorConfiguration()
            configuration.identity = IdentityConfiguration { $0.requiresTokens = false }
            configuration.seeds = objects.sorted { $0.key < $1.key }.map { bucket, names in
                .init(bucket: bucket, names: names, content: Array("some text of an object\n".utf8))
            }
            try await Emulator.run(configuration) { emulator in
                try await EmulatedCloud.run { cloud in
                    var desk = ExampleDesk(folder, emulator, cloud)
                    try await desk.prepare()
                    if let example { try await desk.prepare(for: example) }
                    try await body(desk)
                }
            }
        }
    }

    // MARK: Pasting

    /// Runs a text in a shell.
    func paste(_ text: String) async throws -> (code: Int32, output: String) {
        let port = emulator.url.split(separator: ":").last.map(String.init) ?? ""
        // Not the first digits of another port.
        let text = text.replacing(/127\.0\.0\.1:4443\b/, with: "127.0.0.1:\(port)")
        return try await ShellCommand.run(text, in: folder, variables)
    }

    /// Returns the words of each `gapi` in a text, which a shell reads with programs that do nothing.
    func parse(_ text: String) async throws -> [[String]] {
        let programs = "\(folder)/.programs"
        let gapi = #"""
            #!/bin/bash
            printf '%s\n' "$@" '' >> "${0%/*}/words"
            """#
        try write(gapi, to: ".programs/gapi")
        try write("#!/bin/bash\n", to: ".programs/curl")
        for name in ["gapi", "curl"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(programs)/\(name)")
        }
        let ran = try await ShellCommand.run(text, in: folder, variables, before: programs)
        try #require(ran.code == 0, "\(ran.output)")
        let lines = try String(contentsOfFile: "\(programs)/words", encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.split(separator: "").map { $0.map(String.init) }
    }

    private var variables: [String: String] {
        [
            "HOME": folder, "GAPI_CONFIG": "\(folder)/.config", "XDG_CACHE_HOME": "\(folder)/.cache",
            "GAPI_ENDPOINT": emulator.url, "GAPI_DOCUMENTS": "\(folder)/documents", "METADATA_SERVER_DETECTION": "none",
            "TERM": "dumb", "no_proxy": "127.0.0.1",
            "URL": "file://\(folder)/page.json",
        ].merging(more) { $1 }
    }

    // MARK: Preparation

    private func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    private func write(_ bytes: Data, to name: String) throws {
        let url = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    private func prepare() async throws {
        for (name, text) in ExampleDescriptions.documents { try write(text, to: "documents/\(name)") }
        try write(ExampleDescriptions.drive, to: "drive.v3.json")
        for name in ["cat.jpg", "talk.mp4", "FILE", "photos/sea.jpg"] { try write("picture", to: name) }
        for name in ["site/index.html", "site/a/b.html"] { try write("<p>page", to: name) }
        try write(
            #"{"summary": "Tea", "start": {"date": "2026-11-21"}, "end": {"date": "2026-11-22"}}"#,
            to: "event.json"
        )
        try write(#"{"method": "files.list"}"#, to: "calls.jsonl")
        try write(
            #"{"nextPageToken": "t", "items": [0, 1, 2, {"owner": {"name": "Mia"}}]}"#,
            to: "page.json"
        )
        try write(#"{"paths": {"/v1/{name}": {"get": {}}}}"#, to: "swagger.json")
        let feed = """
            <?xml version="1.0"?>
            <feed xmlns="http://www.w3.org/2005/Atom"><id>urn:x:1</id><title>Tea</title>
            <updated>2026-11-21T09:00:00Z</updated><author><name>Mia</name></author>
            <entry><id>urn:x:2</id><title>Green</title><updated>2026-11-21T09:00:00Z</updated><content>Good</content></entry>
            </feed>
            """
        try write(feed, to: "feed.xml")
        try write("<a y='2' x='1'/>", to: "a.xml")
        try write(#"<a x="1" y="2"></a>"#, to: "b.xml")
        let russian =
            Data(#"<?xml version="1.0" encoding="windows-1251"?><a>"#.utf8) + [0xC0, 0xC1] + Data("</a>".utf8)
        try write(russian, to: "old-windows-1251.xml")
        try write("secret", to: "password.txt")
        try write(try #require(emulator.identity).serviceAccountFile, to: "robot.json")
        let account = StoredAccount(
            id: .init(issuer: OAuthServer.google.issuer, clientID: "desktop", subject: "1"),
            name: "mia@example.com",
            accessToken: AccessToken("SECRET", expiry: .at(Date(timeIntervalSinceNow: 3600)), scopes: ["openid"])
        )
        try await AccountBook(folder: "\(folder)/.config").store.withAccount(account.id) { $0 = account }
        for id in ["1aB", "my-fileid"] {
            let (code, output) = try await paste(
                #"gapi upload drive:v3 files.create talk.mp4 --body '{"id": "\#(id)", "name": "talk.mp4"}'"#
            )
            try #require(code == 0, "\(output)")
        }
    }

    /// Prepares what only some commands need.
    private mutating func prepare(for example: PrintedExample) async throws {
        let words = example.command.split(separator: " ").dropFirst()
        switch words.first {
        case "batch" where example.text.contains("storage:v1"):
            try write(#"{"method": "objects.list", "parameters": {"bucket": "photos"}}"#, to: "calls.jsonl")
        case "cloud": try await prepareCloud(words.dropFirst().first ?? "", example)
        case "config": try write("[local]\nendpoint = http://127.0.0.1:4443\nformat = jsonl\n", to: ".config/config")
        case "feed", "xml": more["URL"] = "file://\(folder)/feed.xml"
        case "sign": more["GOOGLE_APPLICATION_CREDENTIALS"] = "\(folder)/robot.json"
        case "generate" where example.text.contains("--check"):
            _ = try await paste("gapi generate drive:v3 --from ./documents --no-descriptions")
        case nil where example.text.hasPrefix("gapi cloud"): try await prepareCloud("", example)
        default: break
        }
    }

    private func prepareCloud(_ command: Substring, _ example: PrintedExample) async throws {
        for name in ["/Photos", "/Photos/2025", "/Plans", "/Backups"] {
            try await cloud.makeFolder(name, user: "alice")
        }
        try await cloud.write("/Photos/sea.jpg", "picture", user: "alice")
        try await cloud.write("/notes.txt", "notes", user: "alice")
        let animals = ["cat.jpg", "dog.jpg"]
        if command == "mv" {
            for name in animals { try await cloud.write("/\(name)", "picture", user: "alice") }
        } else if ["get", "cp", "rm", "find"].contains(command) {
            for name in animals { try await cloud.write("/Photos/\(name)", "picture", user: "alice") }
        }
        if command == "get" {
            try FileManager.default.removeItem(atPath: "\(folder)/cat.jpg")
            try FileManager.default.createDirectory(atPath: "\(folder)/pictures", withIntermediateDirectories: true)
        }
        let (code, output) = try await paste(
            "GAPI_CLOUD_PASSWORD=alice-secret gapi cloud login \(cloud.url) --user alice --name backup --password"
        )
        try #require(code == 0, "\(output)")
    }
}
