import AsyncCloud
import CloudEmulator
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
