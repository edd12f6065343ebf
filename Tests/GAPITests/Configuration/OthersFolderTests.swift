import AsyncCloud
import AsyncGAPI
import CloudEmulator
import Foundation
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder of the tool where others can put files of their own, which would send passwords and tokens to them.
@Suite("Settings that others can change", .timeLimit(.minutes(5)))
struct OthersFolderTests {
    /// The modes with which the group, or everybody, can replace a file.
    static let modes: [mode_t] = [0o770, 0o775, 0o757, 0o777]

    private func expectRefusal(_ ran: Ran, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(ran.code == 73 && ran.output == "", "\(ran.errors)", sourceLocation: sourceLocation)
        #expect(ran.errors == "gapi: \(message)\n", sourceLocation: sourceLocation)
    }

    private func surroundings(_ folder: String) -> CloudSurroundings {
        let accounts = CloudAccounts(folder: folder)
        var here = CloudSurroundings()
        here.accounts = { accounts }
        here.connection = { try await accounts.connection($0) }
        here.password = { "\($0)-secret" }
        here.confirm = { _ in false }
        return here
    }

    @Test(arguments: modes) func aPasswordGoesToNoServerThatOthersCanName(mode: mode_t) async throws {
        try await CloudBed.run { bed in
            let folder = bed.folder + "/config"
            try await bed.cloud.keepLogin(in: folder)
            bed.cloud.journal.clear()
            try #require(chmod(folder, mode) == 0)
            for words in [["ls"], ["accounts"]] {
                let ran = await runGapi(["cloud"] + words, cloud: surroundings(folder))
                expectRefusal(ran, "others can change the folder \(folder); run: chmod 700 \(folder)")
            }
            #expect(bed.cloud.journal.entries.isEmpty)
            try #require(chmod(folder, 0o700) == 0)
            #expect(await runGapi(["cloud", "ls"], cloud: surroundings(folder)).code == 0)
        }
    }

    @Test func aPasswordIsNotKeptWhereOthersCanNameItsServer() async throws {
        try await CloudBed.run { bed in
            let folder = bed.folder + "/config"
            try LocalPlace.makeOwnFolder(folder)
            try #require(chmod(folder, 0o770) == 0)
            let words = ["cloud", "login", bed.cloud.url, "--user", "alice"]
            let ran = await runGapi(words, cloud: surroundings(folder))
            #expect(ran.code == 73 && ran.errors.contains("run: chmod 700 \(folder)"), "\(ran.errors)")
            #expect(!bed.names(below: "config").contains { $0.hasPrefix("cloud") && $0.hasSuffix(".json") })
        }
    }

    @Test(arguments: modes) func aTokenGoesToNoEndpointThatOthersCanName(mode: mode_t) async throws {
        try await CloudBed.withFolder { folder in
            let own = folder + "/config"
            let variables = GAPI.CredentialEnvironment(variables: ["GAPI_CONFIG": own, "GAPI_TOKEN": "t"])
            let search = CredentialSearch(variables)
            #expect(await runGapi(["config", "set", "endpoint", "https://a.example"], search: search).code == 0)
            #expect(try variables.inProfile(nil)["GAPI_ENDPOINT"] == "https://a.example")
            try #require(chmod(own, mode) == 0)
            let lines = [["watch", "drive", "--once"], ["config", "show"], ["config", "set", "format", "json"]]
            for words in lines {
                let ran = await runGapi(words, search: search)
                expectRefusal(ran, "others can change the folder \(own); run: chmod 700 \(own)")
            }
        }
    }

    /// Nobody has to make a folder for a configuration that is not there.
    @Test func aFolderWithoutAFileNamesNoServer() async throws {
        try await CloudBed.withFolder { folder in
            try #require(chmod(folder, 0o777) == 0)
            let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": folder]))
            #expect(await runGapi(["config", "show"], search: search).code == 0)
            #expect(try CloudAccounts(folder: folder).bookmarks().isEmpty)
            let ran = await runGapi(["config", "set", "format", "json"], search: search)
            expectRefusal(ran, "others can change the folder \(folder); run: chmod 700 \(folder)")
        }
    }

    @Test(
        arguments: [
            (0o755, 0o644, true), (0o755, 0o664, false), (0o711, 0o602, false), (0o700, 0o666, true),
            (0o1777, 0o600, true), (0o1777, 0o660, false),
        ] as [(mode_t, mode_t, Bool)]
    )
    func theFileCountsWhereOthersGetToIt(folderMode: mode_t, fileMode: mode_t, isRead: Bool) async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/config"
            try Data("[default]\nformat = csv\n".utf8).write(to: URL(filePath: path))
            try #require(chmod(path, fileMode) == 0 && chmod(folder, folderMode) == 0)
            let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": folder]))
            let ran = await runGapi(["config", "show"], search: search)
            guard isRead else {
                expectRefusal(ran, "others can change the file \(path); run: chmod 600 \(path)")
                return
            }
            #expect(ran.code == 0, "\(ran.errors)")
        }
    }

    /// People keep their settings in a repository, to which a link leads.
    @Test(
        arguments: [(0o755, 0o644, true), (0o700, 0o600, true), (0o755, 0o664, false), (0o700, 0o666, false)]
            as [(mode_t, mode_t, Bool)]
    )
    func theFileBehindALinkCounts(folderMode: mode_t, fileMode: mode_t, isRead: Bool) async throws {
        try await withLinkedSettings { own, path in
            let elsewhere = URL(filePath: path).deletingLastPathComponent().path
            try #require(chmod(path, fileMode) == 0 && chmod(elsewhere, folderMode) == 0)
            let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": own]))
            let ran = await runGapi(["config", "show"], search: search)
            guard isRead else {
                expectRefusal(ran, "others can change the file \(path); run: chmod 600 \(path)")
                return
            }
            #expect(ran.code == 0, "\(ran.errors)")
        }
    }

    @Test(arguments: modes) func theFolderBehindALinkCounts(mode: mode_t) async throws {
        try await withLinkedSettings { own, path in
            let elsewhere = URL(filePath: path).deletingLastPathComponent().path
            try #require(chmod(elsewhere, mode) == 0)
            let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": own]))
            let ran = await runGapi(["config", "show"], search: search)
            expectRefusal(ran, "others can change the folder \(elsewhere); run: chmod 700 \(elsewhere)")
        }
    }

    /// Runs a test with a folder of the tool that only this user may enter, and the file to which its link leads.
    private func withLinkedSettings(_ test: (_ own: String, _ path: String) async throws -> Void) async throws {
        try await CloudBed.withFolder { folder in
            // As the system resolves it: folders for temporary files can be behind links.
            let whole = try #require(realpath(folder, nil))
            defer { free(whole) }
            let (own, elsewhere) = (folder + "/own", String(cString: whole) + "/dotfiles")
            for made in [own, elsewhere] { try #require(mkdir(made, 0o700) == 0) }
            let path = elsewhere + "/settings"
            try Data("[default]\nformat = csv\n".utf8).write(to: URL(filePath: path))
            try #require(chmod(path, 0o600) == 0 && symlink(path, own + "/config") == 0)
            try await test(own, path)
        }
    }

    /// Whether this process may make somebody else the owner of a file.
    private static let givesFilesAway: Bool = {
        let path = FileManager.default.temporaryDirectory.appending(path: "gift-\(UUID().uuidString)").path
        defer { unlink(path) }
        return FileManager.default.createFile(atPath: path, contents: nil) && chown(path, 1, 1) == 0
    }()

    @Test(.enabled(if: givesFilesAway, "this process may not give files away"))
    func aFileOfSomebodyElseIsNotRead() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/config"
            try Data("[default]\nendpoint = https://a.example\n".utf8).write(to: URL(filePath: path))
            try #require(chown(path, 1, 1) == 0 && chmod(folder, 0o1777) == 0)
            let search = CredentialSearch(.init(variables: ["GAPI_CONFIG": folder]))
            let ran = await runGapi(["config", "show"], search: search)
            expectRefusal(ran, "the file \(path) belongs to another user; remove it")
        }
    }

    /// Many systems give each user a group, and new files to that group, too.
    @Test(.enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"))
    func theFolderThatTheToolMakesIsTheUsersOwn() async throws {
        try await CloudBed.withFolder { folder in
            let line = "umask 0002; gapi config set format json && gapi config show"
            let ran = try await ShellCommand.run(line, in: folder, ["HOME": folder])
            #expect(ran.code == 0, "\(ran.output)")
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/.config/gapi")
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }
}
