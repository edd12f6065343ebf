import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import GAPIEmulator
import Synchronization
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A user of the tool: a folder with a client and a description, and an emulator that issues tokens.
struct AccountBed {
    let folder: String
    let emulator: Emulator
    let identity: EmulatedIdentity
    /// All that the commands have written.
    let written = Output()
    /// The environment variables.
    var variables: [String: String]

    static func run(
        _ configure: (inout IdentityConfiguration) -> Void = { _ in },
        _ body: (AccountBed) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(CallTests.description.utf8).write(to: URL(filePath: "\(folder)/storage.v1.json"))
        let client: JSON.Value = [
            "installed": [
                "client_id": JSON.Value(EmulatedIdentity.clientID),
                "client_secret": JSON.Value(EmulatedIdentity.clientSecret),
            ]
        ]
        try Data(client.encoded()).write(to: URL(filePath: "\(folder)/client.json"))
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration { rules in
            rules.deviceInterval = 0
            configure(&rules)
        }
        try await Emulator.run(configuration) { emulator in
            let bed = AccountBed(
                folder: folder,
                emulator: emulator,
                identity: try #require(emulator.identity),
                // No machine of Google's, even if the tests run on one.
                variables: ["GAPI_CONFIG": "\(folder)/config", "METADATA_SERVER_DETECTION": "none"]
            )
            try await body(bed)
        }
    }

    var search: CredentialSearch { CredentialSearch(.init(variables: variables, home: folder)) }
    var clientFile: String { "\(folder)/client.json" }

    var book: AccountBook {
        get throws { try search.requireBook() }
    }

    /// The tool, whose output goes on to a closure.
    func tool(_ heard: @escaping @Sendable (String) -> Void = { _ in }) throws -> AccountTool {
        let log = written.console()
        let console = Console(isTerminal: false, usesColor: false) { text in
            log.write(text)
            heard(text)
        }
        return AccountTool(book: try book, output: console)
    }

    // MARK: Logins

    /// Logs in; `answer` is called with the first line of output that has a mark, and does what the user does.
    func login(
        _ way: AccountTool.Way = .browser,
        scopes: [String] = ["email"],
        name: String? = nil,
        client: Bool = true,
        mark: String = "/authorize?",
        pasted: Promise<String?> = Promise(),
        answer: @Sendable (String) async throws -> Void
    ) async throws {
        let heard = Promise<String>()
        let tool = try tool { text in
            let lines = text.split(separator: "\n")
            if let line = lines.first(where: { $0.contains(mark) }) { heard.fulfill(.success(String(line))) }
        }
        let file = client ? try ClientFile(path: clientFile) : nil
        let url = emulator.url
        let login = Task {
            do {
                try await tool.login(at: url, file, scopes: scopes, name: name, by: way) { try await pasted.value }
            } catch {
                heard.fulfill(.failure(error))
                throw error
            }
        }
        defer { login.cancel() }
        try await answer(try await heard.value)
        try await login.value
    }

    /// Logs in as the user whose browser opens the page.
    func login(scopes: [String] = ["email"], name: String? = nil, client: Bool = true) async throws {
        try await login(scopes: scopes, name: name, client: client) { page in
            let browser = Fetcher()
            _ = try await browser.fetch(page)
            await browser.shutdown()
        }
    }

    /// Plants the login of a user at Google, with a token that the emulator accepts.
    func plant(_ name: String, id: String = "1", issuer: String = OAuthServer.google.issuer) async throws {
        let account = StoredAccount(
            id: .init(issuer: issuer, clientID: "desktop", subject: id),
            name: name,
            refreshToken: "SECRET-refresh",
            accessToken: AccessToken(
                identity.accessToken(),
                expiry: .at(Date(timeIntervalSinceNow: 3600)),
                scopes: ["openid", "email"]
            )
        )
        try await book.store.withAccount(account.id) { $0 = account }
    }

    // MARK: Commands

    /// Runs `gapi call` against the emulator.
    func call(_ words: String..., bucket: String = "box") async -> (code: Int32, output: String, errors: String) {
        let (output, errors) = (Output(), Output())
        let own = ["--from", folder, "--endpoint", emulator.url]
        var line = CallLine(words: own + ["storage", "objects.list", "--bucket", bucket] + words, pagesAll: false)
        line.output = output.console()
        line.errors = errors.console()
        line.search = search
        var code: Int32 = 0
        do { try await line.run { "help" } } catch { code = (error as? ExitCode)?.rawValue ?? -1 }
        written.console().write(output.text + errors.text)
        return (code, output.text, errors.text)
    }

    /// Makes the bucket that the calls list.
    func makeBucket() async throws {
        let document = try API.Document.parse(CallTests.description.utf8).document
        let storage = GAPI.DynamicService(
            document,
            credentials: .bearer(identity.accessToken()),
            configuration: .init { $0.rootURL = emulator.url }
        )
        _ = try await storage.execute(storage.query("buckets.insert", ["project": "p"], body: ["name": "box"]))
        await storage.shutdown()
        emulator.journal.clear()
    }

    /// Runs `gapi token`, and returns what it writes.
    func token(account: String? = nil, scopes: [String] = [], asJSON: Bool = false) async throws -> String {
        let output = Output()
        let tool = TokenTool(search: search, output: output.console())
        try await tool.writeToken(account: account, scopes: scopes, asJSON: asJSON)
        return output.text
    }

    /// The `Authorization` of the calls of services so far.
    var authorizations: [String?] {
        emulator.journal.entries.filter { $0.operation?.hasPrefix("storage.") == true }
            .map { $0.headers[.authorization] }
    }
}
