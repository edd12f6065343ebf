import AsyncGAPI
import CloudEmulator
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

/// The files of settings and logins, on a disk that takes nothing; *Faults of Output* is the table of the exit codes.
@Suite(
    "Files of settings and logins",
    .serialized,
    .timeLimit(.minutes(5)),
    .enabled(if: TestDisk.isAvailable, "this process may not mount a file system")
)
struct WrittenSettingsTests {
    /// What changes a file of settings or logins.
    enum Change: String, Sendable, CaseIterable {
        case configSet = "config set"
        case configUnset = "config unset"
        case login, logout
        case call = "call with a new token"
        case token = "token with a new one"
        case cloudLogin = "cloud login"
        case cloudLogout = "cloud logout"

        /// The exit code where the disk takes nothing.
        func code(on state: TestDisk.State) -> Int32 { 73 }

        /// What is there after that.
        var rest: String { "the old file" }
    }

    /// Expects that a command says which file cannot be written, and why.
    private func expect(
        _ ran: Ran,
        of change: Change,
        names path: String,
        _ state: TestDisk.State,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(ran.code == change.code(on: state), "\(ran.errors)", sourceLocation: sourceLocation)
        let says = ran.errors.contains(path) && ran.errors.contains(state.reason)
        #expect(says, "\(ran.errors)", sourceLocation: sourceLocation)
        #expect(ran.complaints.count == 1, "\(ran.errors)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [Change.configSet, .configUnset], TestDisk.State.allCases)
    func aSettingThatCannotBeKeptLeavesTheOldFile(change: Change, state: TestDisk.State) async throws {
        try await CloudBed.withFolder { folder in
            try await TestDisk.use(in: folder) { disk in
                let own = disk.path + "/own"
                let old = "[default]\nformat = json\n"
                try LocalPlace.makeOwnFolder(own)
                try Data(old.utf8).write(to: URL(filePath: own + "/config"))
                try disk.become(state)
                let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": own], home: folder))
                let words = change == .configSet ? ["set", "format", "csv"] : ["unset", "format"]
                let ran = await runGapi(["config"] + words, search: search)
                expect(ran, of: change, names: "/disk/own/config", state)
                #expect(disk.contents(of: "own/config") == Array(old.utf8))
                #expect(!disk.paths.contains { $0.hasSuffix(".part") })
            }
        }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() async throws {
        try await CloudBed.withFolder { folder in
            try await TestDisk.use(in: folder) { disk in
                try disk.become(.readOnly)
                let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": disk.path + "/own"], home: folder))
                let ran = await runGapi(["config", "set", "format", "csv"], search: search)
                expect(ran, of: .configSet, names: "/disk/own", .readOnly)
            }
        }
    }

    @Test(arguments: [Change.login, .logout], TestDisk.State.allCases)
    func aLoginThatCannotBeKeptLeavesTheOldOne(change: Change, state: TestDisk.State) async throws {
        try await AccountBed.run { bed in
            try await TestDisk.use(in: bed.folder) { disk in
                var bed = bed
                bed.variables["GAPI_CONFIG"] = disk.path + "/own"
                try #require(await login(bed).code == 0)
                let old = disk.contents(of: "own/accounts.json")
                try #require(!old.isEmpty)
                try disk.become(state)
                let ran = await change == .login ? login(bed) : runGapi(["logout"], search: bed.search)
                expect(ran, of: change, names: "/disk/own/accounts.json", state)
                #expect(disk.contents(of: "own/accounts.json") == old)
                #expect(!disk.paths.contains("own/accounts.json.new"))
            }
        }
    }

    /// The server of this test lets a refresh token be used again: so the login goes on when there is room.
    @Test(arguments: [Change.call, .token], TestDisk.State.allCases)
    func aNewTokenThatCannotBeKeptLeavesTheLogin(change: Change, state: TestDisk.State) async throws {
        // A token with less than a minute of life is replaced by `token`, one that has ended by `call`.
        try await AccountBed.run({ $0.tokenLifetime = change == .token ? 30 : 3600 }) { bed in
            try await bed.makeBucket()
            try await TestDisk.use(in: bed.folder) { disk in
                var bed = bed
                bed.variables["GAPI_CONFIG"] = disk.path + "/own"
                try #require(await login(bed).code == 0)
                let old = disk.contents(of: "own/accounts.json")
                if change == .call { bed.identity.endTokens() }
                let list = ["storage", "objects.list", "--bucket", "box"]
                let call = ["call"] + list + ["--from", bed.folder, "--endpoint", bed.emulator.url]
                let words = change == .call ? call : ["token"]
                try disk.become(state)
                let ran = await runGapi(words, search: bed.search)
                expect(ran, of: change, names: "/disk/own/accounts.json", state)
                #expect(ran.output == "")
                #expect(disk.contents(of: "own/accounts.json") == old)
                #expect(!disk.paths.contains("own/accounts.json.new"))
                try disk.recover()
                let again = await runGapi(words, search: bed.search)
                #expect(again.code == 0, "\(again.errors)")
                #expect(disk.contents(of: "own/accounts.json") != old)
            }
        }
    }

    /// Logs in with a code, which the user enters at once.
    private func login(_ bed: AccountBed) async -> Ran {
        let identity = bed.identity
        let words = ["login", "--issuer", bed.emulator.url, "--client", bed.clientFile, "--device"]
        return await runGapi(words, search: bed.search) { text in
            guard text.contains("enter the code"), let code = text.split(whereSeparator: \.isWhitespace).last else {
                return
            }
            _ = identity.answerDevice(String(code))
        }
    }

    @Test(arguments: [Change.cloudLogin, .cloudLogout], TestDisk.State.allCases)
    func aLoginAtACloudThatCannotBeKeptLeavesTheOldOne(change: Change, state: TestDisk.State) async throws {
        try await CloudBed.run { bed in
            try await TestDisk.use(in: bed.folder) { disk in
                let accounts = CloudAccounts(folder: disk.path + "/own")
                var here = CloudSurroundings()
                here.accounts = { accounts }
                here.password = { "\($0)-secret" }
                here.confirm = { _ in false }
                let words = ["cloud", "login", bed.cloud.url, "--user"]
                let first = await runGapi(words + ["alice"], cloud: here)
                try #require(first.code == 0, "\(first.errors)")
                let names = ["own/cloud.json", "own/cloud-passwords.json"]
                let old = names.map { disk.contents(of: $0) }
                try #require(!old.contains([]))
                try disk.become(state)
                let line = change == .cloudLogin ? words + ["bob"] : ["cloud", "logout"]
                expect(await runGapi(line, cloud: here), of: change, names: "/disk/own/cloud", state)
                #expect(names.map { disk.contents(of: $0) } == old)
                #expect(!disk.paths.contains { $0.hasSuffix(".part") })
            }
        }
    }
}
