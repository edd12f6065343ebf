import ArgumentParser
import AsyncFetch
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
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("gapi login, accounts, logout", .timeLimit(.minutes(5)))
struct LoginTests {
    @Test func aLoginByBrowserIsKeptForThisUserAlone() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            #expect(bed.written.text.contains("logged in as \(EmulatedIdentity.user)"))
            let accounts = try await bed.book.accounts
            #expect(accounts.map(\.name) == [EmulatedIdentity.user])
            #expect(accounts.first?.accessToken?.scopes == ["openid", "email"])
            var info = stat()
            try #require(lstat("\(bed.folder)/config/accounts.json", &info) == 0)
            #expect(info.st_mode & 0o7777 == 0o600)
        }
    }

    @Test func aLoginByDeviceNeedsNoBrowserHere() async throws {
        try await AccountBed.run { bed in
            try await bed.login(.device, mark: "enter the code") { line in
                let code = try #require(line.split(separator: " ").last)
                #expect(bed.identity.answerDevice(String(code)))
            }
            #expect(try await bed.book.accounts.count == 1)
        }
    }

    @Test func aLoginByPastedAddressNeedsNoBrowserHere() async throws {
        try await AccountBed.run { bed in
            let pasted = Promise<String?>()
            try await bed.login(.paste, pasted: pasted) { page in
                let browser = Fetcher(.init { $0.willRedirect = { _ in nil } })
                let answer = try await browser.fetch(page)
                await browser.shutdown()
                pasted.fulfill(.success("  \(answer.head.headerFields[.location] ?? "")\r"))
            }
            #expect(try await bed.book.accounts.count == 1)
        }
    }

    @Test func cancellingEndsTheWaitForThePastedAddress() async throws {
        try await AccountBed.run { bed in
            let heard = Promise<Void>()
            let tool = try bed.tool { if $0.contains("Paste") { heard.fulfill(.success(())) } }
            let (file, url) = (try ClientFile(path: bed.clientFile), bed.emulator.url)
            let login = Task {
                let never = Promise<String?>()
                try await tool.login(at: url, file, scopes: [], name: nil, by: .paste) { try await never.value }
            }
            try await heard.value
            login.cancel()
            await #expect(throws: CancellationError.self) { try await login.value }
        }
    }

    @Test func aRefusedLoginIsAMatterOfPermission() async throws {
        try await AccountBed.run { bed in
            let error = await #expect(throws: OAuthError.self) { try await bed.login(name: "nobody") }
            #expect(error?.reason == .accessDenied)
            #expect(error.map { ToolFailure($0).code } == .permission)
            let accounts = try await bed.book.accounts
            #expect(accounts.isEmpty)
        }
    }

    @Test func anotherAccountThanTheNamedOneIsSaid() async throws {
        try await AccountBed.run { bed in
            try await bed.login(name: "bo@example.com")
            #expect(bed.written.text.contains("This is another account than bo@example.com"))
        }
    }

    @Test func theClientOfTheLastFileIsUsedAgain() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            try await bed.tool().logout(nil)
            try await bed.login(client: false)
            #expect(try await bed.book.accounts.map(\.id.clientID) == [EmulatedIdentity.clientID])
        }
    }

    @Test func aServerRegistersTheToolIfThereIsNoFile() async throws {
        try await AccountBed.run { bed in
            try await bed.login(client: false)
            #expect(try await bed.book.accounts.map(\.id.clientID) == ["gapi"])
            #expect(bed.emulator.journal.count { $0.operation == "identity.register" } == 1)
        }
    }

    @Test func aServerThatRegistersNobodyNeedsAFile() async throws {
        try await AccountBed.run({ $0.allowsRegistration = false }) { bed in
            let failure = await #expect(throws: ToolFailure.self) { try await bed.login(client: false) }
            #expect(failure?.code == .usage && failure?.message.contains("--client FILE") == true)
        }
    }

    // MARK: Accounts

    @Test func accountsAreListedWithoutTokens() async throws {
        try await AccountBed.run { bed in
            try await bed.tool().list(asJSON: false)
            #expect(bed.written.text == "There are no accounts; gapi login adds one.\n")
            #expect(!FileManager.default.fileExists(atPath: "\(bed.folder)/config"))
            try await bed.login()
            let output = Output()
            try await AccountTool(book: bed.book, output: output.console()).list(asJSON: true)
            let account = try #require(try JSON.Value(parsing: output.text).array?.first)
            #expect(account["name"]?.string == EmulatedIdentity.user)
            #expect(account["issuer"]?.string == bed.emulator.url)
            #expect(account["scopes"] == ["openid", "email"])
            #expect(account["needsLogin"] == false)
        }
    }

    @Test func aLogoutEndsTheTokens() async throws {
        try await AccountBed.run { bed in
            try await bed.makeBucket()
            try await bed.login()
            let token = try #require(try await bed.book.accounts.first?.accessToken?.value)
            try await bed.tool().logout(nil)
            #expect(bed.written.text.hasSuffix("logged out \(EmulatedIdentity.user)\n"))
            #expect(try await bed.book.accounts == [])
            #expect(await bed.call("--token", token).code == 77)
            let failure = await #expect(throws: ToolFailure.self) { try await bed.tool().logout(nil) }
            #expect(failure?.code == .permission)
        }
    }

    @Test func anAccountWhoseServerIsGoneCanBeRemoved() async throws {
        try await AccountBed.run { bed in
            // This one has no metadata.
            try await Emulator.run { other in
                try await bed.plant("mia", issuer: other.url)
                try await bed.tool().logout("mia")
            }
            #expect(bed.written.text.contains("did not end the tokens"))
            #expect(try await bed.book.accounts == [])
        }
    }

    @Test func ofSeveralAccountsOneHasToBeChosen() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.plant("mia@example.com", id: "1")
            try await bed.plant("bo@example.com", id: "2")
            let failure = await #expect(throws: ToolFailure.self) { try await bed.book.account(named: nil) }
            #expect(failure?.code == .usage)
            #expect(failure?.message.hasSuffix("bo@example.com, mia@example.com") == true)
            for name in ["mia@example.com", "1", "mia@example.com/desktop", "1/desktop"] {
                #expect(try await bed.book.account(named: name)?.id.subject == "1")
            }
            let other = await #expect(throws: ToolFailure.self) { try await bed.book.account(named: "eve") }
            #expect(other?.code == .permission)
            bed.variables["GAPI_ACCOUNT"] = "bo@example.com"
            #expect(try await bed.book.account(named: nil)?.id.subject == "2")
        }
    }

    // MARK: Files and secrets

    @Test(arguments: [
        "", "{", "[]", "7", #"{"installed": {}}"#, #"{"installed": {"client_id": 7}}"#,
        #"{"type": "service_account", "private_key": "SECRET"}"#, #"{"client_secret": "SECRET" "#,
    ])
    func aFileThatIsNoClientIsRefusedWithoutItsContents(_ text: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString).json").path
        try Data(text.utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let failure = #expect(throws: ToolFailure.self) { try ClientFile(path: path) }
        #expect(failure?.code == .badData)
        #expect(failure?.message.contains(path) == true && failure?.message.contains("SECRET") == false)
    }

    @Test func aMissingFileIsUnreadable() {
        let failure = #expect(throws: ToolFailure.self) { try ClientFile(path: "/nowhere/client.json") }
        #expect(failure?.code == .unreadable)
    }

    @Test func noCommandWritesASecret() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            let account = try #require(try await bed.book.accounts.first)
            _ = await bed.call()
            _ = await bed.call("--dry-run")
            bed.identity.endLogins()
            bed.identity.endTokens()
            _ = await bed.call("--json")
            try await bed.tool().list(asJSON: true)
            try await bed.tool().list(asJSON: false)
            try await bed.tool().logout(nil)
            let secrets = [account.refreshToken, account.accessToken?.value, account.idToken]
            for secret in secrets.compactMap(\.self) + [EmulatedIdentity.clientSecret] {
                #expect(!bed.written.text.contains(secret))
            }
        }
    }

    @Test(
        arguments: [
            (OAuthError(.refused, ""), 77), (OAuthError(.notFound, ""), 77), (OAuthError(.stateMismatch, ""), 77),
            (OAuthError(.timeout, ""), 77), (OAuthError(.refused, "", reason: .invalidGrant), 77),
            (OAuthError(.refused, "", reason: .rate), 69), (OAuthError(.unavailable, ""), 69),
            (OAuthError(.storeLocked, ""), 69), (OAuthError(.malformedFile, ""), 65), (OAuthError(.badKey, ""), 65),
            (OAuthError(.badAnswer, ""), 65), (OAuthError(.idToken, ""), 65), (OAuthError(.store, ""), 73),
            (OAuthError(.invalidConfiguration, ""), 64),
        ] as [(OAuthError, Int32)]
    )
    func anErrorHasAnExitCode(_ error: OAuthError, _ code: Int32) {
        #expect(ToolFailure(error).code.rawValue == code)
    }

    @Test func scopesOfGoogleNeedNoAddress() {
        let scopes = ScopeList("drive.readonly, openid https://mail.google.com/").scopes
        #expect(scopes == ["https://www.googleapis.com/auth/drive.readonly", "openid", "https://mail.google.com/"])
        #expect(ScopeList("files.read", at: "https://cloud.example.com").scopes == ["files.read"])
    }
}
