import CloudEmulator
import Testing

@testable import gapi

extension EmulatedCloud {
    /// Keeps a login of alice with her password, as `gapi cloud login` does.
    ///
    /// Not by a command line: in a debug build, parsing one takes longer than the login.
    ///
    /// - Parameters:
    ///   - name: The name of the account; `nil` for that which the tool chooses.
    ///   - folder: The folder of the tool's settings.
    /// - Throws: The reason why there is no login.
    func keepLogin(named name: String? = nil, in folder: String) async throws {
        var surroundings = CloudSurroundings()
        let accounts = CloudAccounts(folder: folder)
        surroundings.accounts = { accounts }
        surroundings.password = { _ in "alice-secret" }
        surroundings.confirm = { _ in false }
        let silent = Console(isTerminal: false, usesColor: false) { _ in }
        var login = CloudLogin(
            accounts: accounts,
            streams: ToolStreams(output: silent, errors: silent, cloud: surroundings),
            url: url
        )
        login.user = "alice"
        login.name = name
        login.usesPassword = true
        _ = try await login.run()
    }
}
