import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which credentials a call sends, where to, and what a refusal says.
@Suite("Credentials of calls", .timeLimit(.minutes(5)))
struct CallCredentialsTests {
    @Test func aLoginIsSentToItsOwnServer() async throws {
        try await AccountBed.run { bed in
            try await bed.makeBucket()
            try await bed.login()
            #expect(await bed.call().code == 0)
            // The journal does not show it; the emulator lets no other token in.
            #expect(bed.authorizations == ["REDACTED"])
        }
    }

    @Test func aTokenThatHasEndedIsReplacedOnce() async throws {
        try await AccountBed.run { bed in
            try await bed.makeBucket()
            try await bed.login()
            bed.identity.endTokens()
            #expect(await bed.call().code == 0)
            #expect(await bed.call().code == 0)
            #expect(bed.authorizations.count == 3)
        }
    }

    @Test func aLoginThatHasEndedSaysHowToLogInAgain() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            bed.identity.endLogins()
            bed.identity.endTokens()
            let (code, _, errors) = await bed.call()
            #expect(code == 77)
            #expect(errors.contains("gapi login --issuer \(bed.emulator.url) --account \(EmulatedIdentity.user)"))
        }
    }

    @Test func anEmulatorGetsNoRealTokenUnlessTheLineNamesTheAccount() async throws {
        try await AccountBed.run { bed in
            try await bed.makeBucket()
            try await bed.plant("ann@example.com")
            let (code, _, errors) = await bed.call()
            #expect(code == 77)
            #expect(bed.authorizations == [nil])
            #expect(errors.contains("gapi login") && errors.contains("unless --account names one: ann@example.com"))
            #expect(await bed.call("--account", "ann@example.com").code == 0)
            #expect(await bed.call("--account", "eve@example.com").code == 77)
        }
    }

    /// Such as an emulator on another machine, which `gapi storage ls` asks as well.
    @Test func aLoginThatIsNotSentForbidsNoPlainHTTP() async throws {
        try await AccountBed.run { bed in
            try await bed.plant("ann@example.com")
            let document = try API.Document.parse(CallTests.description.utf8).document
            func tool(_ settings: APITool.Settings) async throws -> APITool {
                try await APITool(document, "objects.list", ["bucket": "box"], body: nil, settings, output: .silent)
                    .withCredentials(of: bed.search)
            }
            let emulated = try await tool(.init(endpoint: "http://emulator.example:4443"))
            guard case .none(let withheld) = emulated.credentials.source else {
                Issue.record("the login is sent")
                return
            }
            #expect(withheld == ["ann@example.com"])
            #expect(emulated.service.core.fetcher === CommandNetwork.current.plainFetcher)
            // A token goes only where nobody reads it.
            let google = try await tool(.init())
            #expect(google.service.core.fetcher === CommandNetwork.current.fetcher)
        }
    }

    @Test func anEmulatorThatTheEnvironmentNamesGetsNoRealToken() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.makeBucket()
            try await bed.plant("ann@example.com")
            // A host and its port, as Google's libraries take it, too.
            for host in [bed.emulator.url, String(bed.emulator.url.dropFirst("http://".count))] {
                bed.emulator.journal.clear()
                bed.variables["STORAGE_EMULATOR_HOST"] = host
                #expect(await runGapi(["storage", "ls", "gs://box"], search: bed.search).code != 0)
                #expect(!bed.authorizations.isEmpty && bed.authorizations.allSatisfy { $0 == nil })
                let named = ["storage", "ls", "gs://box", "--account", "ann@example.com"]
                #expect(await runGapi(named, search: bed.search).code == 0)
            }
        }
    }

    @Test func anotherUniverseGetsNoTokenOfGoogles() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.plant("ann@example.com")
            let storage = GAPI.ServiceDefinition(try API.Document.parse(CallTests.description.utf8).document)
            let google = try await ServiceConnection(to: storage, .init(), bed.search)
            #expect(google.configuration.rootURL == "https://storage.googleapis.com/")
            #expect(try await Self.header(of: google) != nil)
            bed.variables["GOOGLE_CLOUD_UNIVERSE_DOMAIN"] = "example.com"
            let other = try await ServiceConnection(to: storage, .init(), bed.search)
            #expect(other.configuration.rootURL == "https://storage.example.com/")
            #expect(other.configuration.universeDomain == "example.com")
            #expect(try await Self.header(of: other) == nil)
        }
    }

    /// The header field with the credentials of a connection's requests.
    private static func header(of way: ServiceConnection) async throws -> String? {
        var request = try HTTPRequest(url: try #require(way.configuration.rootURL))
        try await way.credentials.authorize(&request)
        return request.headerFields[.authorization]
    }

    @Test func anAnonymousCallSendsNothing() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            let (code, _, _) = await bed.call("--anonymous")
            #expect(code == 77 && bed.authorizations == [nil])
        }
    }

    @Test func aDryRunRequestsNoToken() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            bed.emulator.journal.clear()
            let (code, output, _) = await bed.call("--dry-run")
            #expect(code == 0)
            #expect(output.contains("Authorization: Bearer REDACTED"))
            #expect(!bed.emulator.journal.entries.contains { $0.operation == "identity.token" })
        }
    }

    @Test func theFileOfAnEmulatorIsForTheEmulator() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.makeBucket()
            let path = "\(bed.folder)/robot.json"
            try Data(bed.identity.serviceAccountFile.utf8).write(to: URL(filePath: path))
            bed.variables["GOOGLE_APPLICATION_CREDENTIALS"] = path
            #expect(await bed.call().code == 0)
            let elsewhere = try HTTPRequest(url: "http://127.0.0.1:1/storage/v1/b")
            #expect(Self.name(try await bed.search.credentials(for: elsewhere, account: nil)) == "none")
            let google = try HTTPRequest(url: "https://storage.googleapis.com/storage/v1/b")
            #expect(Self.name(try await bed.search.credentials(for: google, account: nil)) == "default")
        }
    }

    @Test func aMissingFileThatTheEnvironmentNamesIsAnError() async throws {
        let search = CredentialSearch(
            .init(variables: ["GOOGLE_APPLICATION_CREDENTIALS": "/nowhere/robot.json"], home: "/nowhere")
        )
        let request = try HTTPRequest(url: "https://storage.googleapis.com/storage/v1/b")
        let error = await #expect(throws: OAuthError.self) {
            _ = try await search.credentials(for: request, account: nil)
        }
        #expect(error?.code == .notFound && error?.message.contains("/nowhere/robot.json") == true)
    }

    @Test func publicDataNeedsNoCredentials() async throws {
        let search = CredentialSearch(.init(variables: ["METADATA_SERVER_DETECTION": "none"], home: "/nowhere"))
        let request = try HTTPRequest(url: "https://storage.googleapis.com/storage/v1/b")
        #expect(Self.name(try await search.credentials(for: request, account: nil)) == "none")
    }

    @Test(arguments: [
        ("https://storage.googleapis.com/storage/v1/b", "ann@example.com"),
        ("https://googleapis.com/", "ann@example.com"),
        ("https://storage.googleapis.com:8443/", "ann@example.com"),
        ("https://cloud.example.com/files", "bo"),
        ("http://storage.googleapis.com/", "none"),
        ("https://googleapis.com.example.com/", "none"),
        ("https://evilgoogleapis.com/", "none"),
        ("https://example.com/.googleapis.com", "none"),
        ("https://cloud.example.com:8443/files", "none"),
        ("http://cloud.example.com/files", "none"),
        ("https://sub.cloud.example.com/files", "none"),
    ])
    func anAccountIsSentToThoseWhoIssueItsTokens(_ url: String, _ expected: String) async throws {
        try await AccountBed.run { bed in
            try await bed.plant("ann@example.com")
            // Not discovered, so that nothing is looked up: the choice is made before.
            try await bed.plant("bo", issuer: "https://cloud.example.com")
            let usable = try await bed.book.accounts.filter { $0.isOfIssuer(for: try HTTPRequest(url: url)) }
            #expect(usable.map(\.shownName) == (expected == "none" ? [] : [expected]))
        }
    }

    @Test func ofSeveralLoginsTheEnvironmentChooses() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.plant("ann@example.com", id: "1")
            try await bed.plant("bo@example.com", id: "2")
            let request = try HTTPRequest(url: "https://storage.googleapis.com/storage/v1/b")
            let failure = await #expect(throws: ToolFailure.self) {
                _ = try await bed.search.credentials(for: request, account: nil)
            }
            #expect(failure?.code == .usage)
            bed.variables["GAPI_ACCOUNT"] = "bo@example.com"
            #expect(Self.name(try await bed.search.credentials(for: request, account: nil)) == "bo@example.com")
        }
    }

    @Test func aRefusalNamesTheScopesThatTheLoginLacks() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            bed.emulator.faults.append(.init(.status(403), operation: "storage.objects.list"))
            let (code, _, errors) = await bed.call()
            #expect(code == 77)
            #expect(errors.contains("--scopes https://www.googleapis.com/auth/storage"))
        }
    }

    @Test(arguments: [
        ["--token", "t", "--key", "k"], ["--key", "k", "--account", "a"], ["--account", "a", "--anonymous"],
    ])
    func onlyOneKindOfCredentialsCanBeNamed(_ words: [String]) throws {
        let failure = #expect(throws: ToolFailure.self) { try CallOptions.reading(words) }
        #expect(failure?.code == .usage)
    }

    @Test(arguments: [
        ("mia@example.com", "mia@example.com"), ("Mia Miller", "'Mia Miller'"), ("x; rm -r ~", "'x; rm -r ~'"),
        ("O'Neill", #"'O'\''Neill'"#), ("$(id)", "'$(id)'"), ("", "''"),
    ])
    func aNameIsOneWordOfAShell(_ name: String, _ word: String) {
        let id = StoredAccount.ID(issuer: OAuthServer.google.issuer, clientID: "desktop", subject: "1")
        #expect(StoredAccount(id: id, name: name).loginLine == "gapi login --account \(word)")
    }

    @Test func theEnvironmentsTokenIsLast() throws {
        let variables = GAPI.CredentialEnvironment(variables: ["GAPI_TOKEN": "env"])
        func settings(_ words: String...) throws -> APITool.Settings {
            try CallOptions.reading(words).connection.settings(variables)
        }
        #expect(try settings().token == "env")
        #expect(try settings("--token", "own").token == "own")
        #expect(try settings("--key", "k").token == nil)
        #expect(try settings("--account", "a").token == nil)
        let anonymous = try settings("--anonymous")
        #expect(anonymous.token == nil && anonymous.credentials.map(Self.name) == "none")
    }

    private static func name(_ found: FoundCredentials) -> String {
        switch found.source {
        case .line: "line"
        case .account(let account): account.shownName
        case .applicationDefault: "default"
        case .none: "none"
        }
    }
}
