import AsyncCloud

/// The accounts of a user at ownClouds; a stand-in until there is a login.
struct CloudAccounts {
    /// The accounts of the user of this process.
    static func ofUser() throws -> CloudAccounts { CloudAccounts() }

    /// Returns the connection of an account; of the only one without a name.
    func connection(_ name: String?) async throws -> Cloud.Connection {
        throw ToolFailure(.permission, "there is no account; gapi cloud login adds one")
    }

    /// Returns the folder of the vault of an account.
    func vault(_ name: String?) async throws -> String {
        throw ToolFailure(.permission, "there is no account; gapi cloud login adds one")
    }
}
