import AsyncCloud
import CloudEmulator
import Foundation
import Testing

@testable import gapi

@Suite(
    "gapi cloud logout",
    .serialized,
    .timeLimit(.minutes(5)),
    .enabled(if: TestDisk.isAvailable, "this process may not mount a file system")
)
struct CloudLogoutTests {
    @Test(arguments: TestDisk.State.allCases)
    func aLogoutThatCannotBeKeptForgetsNothing(state: TestDisk.State) async throws {
        try await CloudBed.run { bed in
            try await TestDisk.use(in: bed.folder) { disk in
                let accounts = CloudAccounts(folder: disk.path + "/own")
                var here = CloudSurroundings()
                here.accounts = { accounts }
                here.connection = { try await accounts.connection($0) }
                here.password = { "\($0)-secret" }
                here.confirm = { _ in false }
                let login = await runGapi(["cloud", "login", bed.cloud.url, "--user", "alice"], cloud: here)
                try #require(login.code == 0, "\(login.errors)")
                try await Cloud.Vault(at: accounts.vault(nil)).close()
                let before = disk.paths
                try #require(before.contains { $0.hasPrefix("own/cloud/") })
                try disk.become(state)
                let ran = await runGapi(["cloud", "logout"], cloud: here)
                #expect(ran.code == 73 && ran.output == "", "\(ran.errors)")
                #expect(ran.errors.contains(state.reason) && ran.errors.contains(" stays logged in"), "\(ran.errors)")
                #expect(disk.paths == before)
                #expect(await runGapi(["cloud", "ls"], cloud: here).code == 0)
            }
        }
    }
}

@Suite("gapi cloud logout: damaged files", .timeLimit(.minutes(5)))
struct DamagedLogoutTests {
    /// The passwords are the last thing that is forgotten, and what cannot be read is not written.
    @Test func aLogoutWithoutPasswordsForgetsNothing() async throws {
        try await CloudBed.run { bed async throws in
            let accounts = CloudAccounts(folder: bed.folder + "/own")
            var here = CloudSurroundings()
            here.accounts = { accounts }
            here.connection = { try await accounts.connection($0) }
            here.password = { "\($0)-secret" }
            here.confirm = { _ in false }
            let login = await runGapi(["cloud", "login", bed.cloud.url, "--user", "alice"], cloud: here)
            try #require(login.code == 0, "\(login.errors)")
            let vault = try await accounts.vault(nil)
            try await Cloud.Vault(at: vault).close()
            try #require(FileManager.default.fileExists(atPath: vault))
            try Data("{".utf8).write(to: URL(filePath: bed.folder + "/own/cloud-passwords.json"))
            bed.cloud.journal.clear()
            let ran = await runGapi(["cloud", "logout"], cloud: here)
            #expect(ran.code == 73 && ran.output == "", "\(ran.errors)")
            #expect(ran.errors.contains("cloud-passwords.json is damaged"), "\(ran.errors)")
            #expect(ran.errors.contains(" stays logged in"), "\(ran.errors)")
            #expect(FileManager.default.fileExists(atPath: vault))
            #expect(try accounts.bookmarks().count == 1)
            #expect(bed.cloud.journal.count { _ in true } == 0, "nothing is revoked")
        }
    }
}
