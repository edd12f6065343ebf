import ArgumentParser
import AsyncCloud
import AsyncFetch
import AsyncGAPI
import AsyncJSON
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
struct ExampleDesk: Sendable {
    let folder: String
    let emulator: Emulator
    let cloud: EmulatedCloud
    /// The variables that only this example needs.
    var more: [String: String] = [:]
    /// The words of this example that a server has chosen, and those that take their place.
    var chosen: [String: String] = [:]

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
            configuration.identity = IdentityConfiguration {
                $0.requiresTokens = false
                $0.deviceInterval = 0
            }
            configuration.hostNames = hosts
            configuration.recorded = pages
            configuration.seeds = objects.sorted { $0.key < $1.key }.map { bucket, names in
                .init(bucket: bucket, names: names, content: Array("some text of an object\n".utf8))
            }
            try await Emulator.run(configuration) { emulator in
                var users = EmulatedCloud.Configuration()
                users.users.append(.init("robot", password: "robot-secret"))
                users.hostNames = ["nas.local"]
                try await EmulatedCloud.run(users) { cloud in
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
        try await ShellCommand.run(adapted(text), in: folder, variables)
    }

    /// Runs a text in a shell until it has written a line on standard output, and interrupts it as Ctrl-C does.
    ///
    /// - Parameter text: The text.
    /// - Returns: The exit code, and what was written: first that line, which is empty if there was none.
    /// - Throws: The reason why the shell could not be started.
    func pasteAndInterrupt(_ text: String) async throws -> (code: Int32, output: String) {
        var text = adapted(text)
        if text.hasPrefix("gapi serve"), !text.contains("--port") { text += " --port 0" }
        // In a terminal, jq writes each line at once.
        try writeProgram("jq", #"PATH=${PATH#*:}"# + "\n" + #"exec jq --unbuffered "$@""# + "\n")
        // With job control, the job is a group of processes that do not ignore the signal.
        let script = #"""
            set -m
            mkfifo .written
            {
            \#(text)
            } > .written 2> .errors &
            job=$!
            exec 3< .written
            IFS= read -r -u 3 -t 60 line
            kill -INT -- "-$job"
            printf '%s\n' "$line"
            cat - .errors <&3
            wait "$job"
            """#
        return try await ShellCommand.run(script, in: folder, variables, before: programs)
    }

    /// Runs a text in a shell, and opens the page that it shows, or enters the code, as a person does in a browser.
    ///
    /// Google itself is on the internet: the emulator's provider takes its place.
    ///
    /// - Parameter text: The text.
    /// - Returns: The exit code, and what was written.
    /// - Throws: The reason why the shell could not be started.
    func pasteAndLogIn(_ text: String) async throws -> (code: Int32, output: String) {
        var text = adapted(text)
        if !text.contains("--issuer") { text += " --issuer \(emulator.url)" }
        // The last address is one that this machine cannot show: the person pastes it.
        let visit =
            text.contains("--paste")
            ? #"curl -s -D - -o /dev/null "$line" < /dev/null | sed -n 's/^[Ll]ocation: //p' >&4"#
            : #"curl -s -L -o /dev/null "$line" < /dev/null"#
        let script = #"""
            mkfifo .written .pasted
            exec 4<> .pasted
            {
            \#(text)
            } < .pasted > .written 2>&1 4>&- &
            while IFS= read -r -t 60 line; do
              printf '%s\n' "$line"
              case $line in
                http*) \#(visit) ;;
                *' enter the code '*)
                  page=${line#*Open }
                  curl -s -o /dev/null "${page%% *}?user_code=${line##* }" < /dev/null ;;
              esac
            done < .written
            wait "$!"
            """#
        return try await ShellCommand.run(script, in: folder, variables)
    }

    /// Returns a text with the port and the numbers of the servers at this desk.
    private func adapted(_ text: String) -> String {
        let port = emulator.url.split(separator: ":").last.map(String.init) ?? ""
        // Not the first digits of another port.
        let text = text.replacing(/127\.0\.0\.1:4443\b/, with: "127.0.0.1:\(port)")
        return chosen.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }

    /// Returns the words of each `gapi` in a text, which a shell reads with programs that do nothing.
    func parse(_ text: String) async throws -> [[String]] {
        try writeProgram("gapi", #"printf '%s\n' "$@" '' >> "${0%/*}/words""# + "\n")
        try writeProgram("curl", "")
        let ran = try await ShellCommand.run(text, in: folder, variables, before: programs)
        try #require(ran.code == 0, "\(ran.output)")
        let lines = try String(contentsOfFile: "\(programs)/words", encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.split(separator: "").map { $0.map(String.init) }
    }

    /// The folder of programs that are found before all others.
    private var programs: String { "\(folder)/.programs" }

    private func writeProgram(_ name: String, _ text: String) throws {
        try write("#!/bin/bash\n" + text, to: ".programs/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(programs)/\(name)")
    }

    private var variables: [String: String] {
        [
            "HOME": folder, "GAPI_CONFIG": "\(folder)/.config", "XDG_CACHE_HOME": "\(folder)/.cache",
            "GAPI_ENDPOINT": emulator.url, "GAPI_DOCUMENTS": "\(folder)/documents", "METADATA_SERVER_DETECTION": "none",
            "TERM": "dumb", "no_proxy": "127.0.0.1", "TMPDIR": folder,
            "URL": "file://\(folder)/page.json",
        ].merging(more) { $1 }
    }

    // MARK: Preparation

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

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
        try write(ExampleDescriptions.feed, to: "feed.xml")
        try write("<a y='2' x='1'/>", to: "a.xml")
        try write(#"<a x="1" y="2"></a>"#, to: "b.xml")
        let russian =
            Data(#"<?xml version="1.0" encoding="windows-1251"?><a>"#.utf8) + [0xC0, 0xC1] + Data("</a>".utf8)
        try write(russian, to: "old-windows-1251.xml")
        try write("secret", to: "password.txt")
        try write(try #require(emulator.identity).serviceAccountFile, to: "robot.json")
        let token = AccessToken("SECRET", expiry: .at(Date(timeIntervalSinceNow: 3600)), scopes: ["openid"])
        try await keepLogin(at: OAuthServer.google.issuer, client: "desktop", token)
        // Not by command lines: in a debug build, parsing one takes longer than all the rest of a desk.
        let drive = GAPI.DynamicService(try Self.drive(), configuration: .init { $0.rootURL = emulator.url })
        let result: Result<Void, any Error>
        do {
            for id in ["1aB", "my-fileid"] {
                let body: JSON.Value = ["id": JSON.Value(id), "name": "talk.mp4"]
                let query = try drive.query("files.create", body: body)
                _ = try await drive.upload(query, from: .bytes(Array("picture".utf8)), contentType: "video/mp4").value
            }
            result = .success(())
        } catch { result = .failure(error) }
        await drive.shutdown()
        try result.get()
    }

    private static func drive() throws -> API.Document {
        try API.Document.parse(ExampleDescriptions.drive.utf8).document
    }

    /// Makes the login of Mia at a server the only one.
    private func keepLogin(at issuer: String, client: String, _ token: AccessToken) async throws {
        let book = AccountBook(folder: "\(folder)/.config")
        for account in try await book.accounts { try await book.store.withAccount(account.id) { $0 = nil } }
        let account = StoredAccount(
            id: .init(issuer: issuer, clientID: client, subject: "1"),
            name: EmulatedIdentity.user,
            accessToken: token
        )
        try await book.store.withAccount(account.id) { $0 = account }
    }

    /// Writes the file of a client, and names the servers and the file of a login.
    private mutating func prepareLogin() throws {
        let client: JSON.Value = [
            "installed": [
                "client_id": JSON.Value(EmulatedIdentity.clientID),
                "client_secret": JSON.Value(EmulatedIdentity.clientSecret),
            ]
        ]
        try write(client.description, to: "client_secret.json")
        chosen["--client FILE"] = "--client client_secret.json"
        chosen["https://cloud.example.com"] = emulator.url
    }

    /// Prepares what only some commands need.
    private mutating func prepare(for example: PrintedExample) async throws {
        let words = example.command.split(separator: " ").dropFirst()
        switch words.first {
        case "batch" where example.text.contains("storage:v1"):
            try write(#"{"method": "objects.list", "parameters": {"bucket": "photos"}}"#, to: "calls.jsonl")
        case "cloud": try await prepareCloud(words.dropFirst().first ?? "", example)
        case "config": try write("[local]\nendpoint = http://127.0.0.1:4443\nformat = jsonl\n", to: ".config/config")
        case "login": try prepareLogin()
        case "logout":
            let token = try #require(emulator.identity).accessToken()
            let accessToken = AccessToken(token, expiry: .at(Date(timeIntervalSinceNow: 3600)), scopes: ["openid"])
            // Its server ends the tokens.
            try await keepLogin(at: emulator.url, client: EmulatedIdentity.clientID, accessToken)
        case "feed", "xml": more["URL"] = "file://\(folder)/feed.xml"
        case "serve": try prepareServer()
        case "sign": useServiceAccount()
        case "token" where example.text.contains("--audience"): useServiceAccount()
        case "generate" where example.text.contains("--check"):
            _ = try await paste("gapi generate drive:v3 --from ./documents --no-descriptions")
        case nil where example.needsPerson: try prepareLogin()
        case nil where example.text.hasPrefix("gapi cloud"): try await prepareCloud("", example)
        default: break
        }
    }

    /// Makes the service account the application default.
    private mutating func useServiceAccount() { more["GOOGLE_APPLICATION_CREDENTIALS"] = "\(folder)/robot.json" }

    /// Writes the files that examples of `gapi serve` name; its help has the plan of faults.
    private func prepareServer() throws {
        let help = Gapi.helpMessage(for: ServeCommand.self, columns: 80)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let section = help.drop { !$0.hasPrefix("With this faults.json") }
        let plan = section.drop { !$0.hasPrefix("  {") }.prefix { !$0.isEmpty }
        try #require(!plan.isEmpty)
        try write(plan.joined(separator: "\n"), to: "faults.json")
        try write("secret-token", to: "token.txt")
        for name in ["tasks", "gmail"] {
            try write(ExampleDescriptions.items(of: name), to: "\(name).v1.json")
        }
    }

    private mutating func prepareCloud(_ command: Substring, _ example: PrintedExample) async throws {
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
        guard !example.text.contains("gapi cloud login") else {
            // The server, its user and the password are those of a person.
            let user = example.text.contains("--user") ? "" : "alice@"
            chosen["cloud.example.com"] = cloud.url.replacing("http://", with: "http://" + user)
            chosen["3f:08:…"] = Self.fingerprint
            chosen["GAPI_CLOUD_PASSWORD=…"] = "GAPI_CLOUD_PASSWORD=robot-secret"
            more["GAPI_CLOUD_PASSWORD"] = "alice-secret"
            return
        }
        try await cloud.keepLogin(named: "backup", in: "\(folder)/.config")
        try await prepareNumbers(command, example.text)
    }

    /// Makes what some examples name by numbers that the server chooses.
    private mutating func prepareNumbers(_ command: Substring, _ text: String) async throws {
        switch command {
        case "shares" where text.contains("--accept"):
            try await cloud.write("/plans.txt", "plans", user: "bob")
            _ = try await answer(to: "share", "/plans.txt", "--user", "alice", as: "bob")
            let id = try Self.first("id", of: try await answer(to: "shares", "--with-me"))
            _ = try await answer(to: "shares", "--decline", id)
            chosen["--accept 17"] = "--accept " + id
        case "shares" where text.contains("--remove"):
            _ = try await answer(to: "share", "/Photos", "--link")
            let id = try Self.first("id", of: try await answer(to: "shares"))
            chosen["--remove 12"] = "--remove " + id
        case "trash" where text.contains("--restore"):
            _ = try await answer(to: "rm", "/notes.txt")
            let id = try Self.first("id", of: try await answer(to: "trash"))
            chosen["--restore 17"] = "--restore " + id
        case "versions":
            try await cloud.write("/notes.txt", "more notes", user: "alice")
            chosen["1790000000"] = try Self.first("version", of: try await answer(to: "versions", "/notes.txt"))
        default: break
        }
    }

    /// Returns a member of the first object in a list.
    private static func first(_ member: String, of list: JSON.Value) throws -> String {
        try #require(list[0]?[member]?.string, "\(list)")
    }

    /// Returns what a command of `gapi cloud` writes for programs, in this process.
    private func answer(to words: String..., as user: String = "alice") async throws -> JSON.Value {
        let login = try BasicCredentials(user: user, password: "\(user)-secret")
        let url = cloud.url
        let fetcher = Fetcher(.init { $0.credentials[url] = login })
        var surroundings = CloudSurroundings()
        surroundings.connection = { _ in try Cloud.Connection(url, fetcher: fetcher) }
        let ran = await runGapi(["cloud"] + words + ["--json"], cloud: surroundings)
        await fetcher.shutdown()
        try #require(ran.code == 0, "\(words): \(ran.errors)")
        return try ran.document()
    }
}
