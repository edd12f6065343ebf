import AsyncFetch
import AsyncJSON
import AsyncOAuth
import Foundation
import Testing

/// A folder for a store, which is removed at the end.
struct StoreFixture {
    let folder: String
    /// The path of the store, in a folder that the store has to create.
    var path: String { "\(folder)/private/accounts.json" }

    static func run(_ body: (StoreFixture) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "accounts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(StoreFixture(folder: folder))
    }

    /// Writes the store's file as another program would.
    func write(_ text: String, mode: mode_t = 0o600) throws {
        try makeFolder()
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(chmod(path, mode) == 0)
    }

    func makeFolder() throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/private",
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    var text: String { get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) } }
    var json: JSON.Value { get throws { try JSON.Value(parsing: try text) } }

    /// The names in the store's folder, in order.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: "\(folder)/private").sorted() }
    }

    /// The type and the rights of a file, without following a link.
    static func mode(of path: String) throws -> mode_t {
        var info = stat()
        try #require(lstat(path, &info) == 0, "\(path)")
        return info.st_mode & 0o7777
    }
}

/// What no message and no description may contain.
let plantedSecrets = ["SECRET-refresh", "SECRET-access", "SECRET-id", "SECRET-client"]

extension StoredAccount.ID {
    static func of(_ subject: String) -> Self {
        Self(issuer: "https://login.example", clientID: "tool", subject: subject)
    }
}

extension StoredAccount {
    /// An account with all that an account can have.
    static func whole(_ subject: String = "ann", expiry: Date = Date(timeIntervalSince1970: 1_800_000_000)) -> Self {
        var account = StoredAccount(
            id: .of(subject),
            name: "\(subject)@example.com",
            refreshToken: "SECRET-refresh",
            accessToken: AccessToken(
                "SECRET-access",
                expiry: .at(expiry),
                scopes: ["openid", "email"],
                headerFields: [.init("X-Goog-User-Project") ?? .via: "billing"]
            )
        )
        account.idToken = "SECRET-id"
        return account
    }
}

/// The code of the error of an operation, and whether its texts keep the planted secrets to themselves.
func oauthFailure(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: () async throws -> Void
) async -> OAuthError? {
    do {
        try await operation()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
        return nil
    } catch let error as OAuthError {
        var dumped = ""
        dump(error, to: &dumped)
        for secret in plantedSecrets {
            #expect(!"\(error) \(dumped)".contains(secret), sourceLocation: sourceLocation)
        }
        return error
    } catch {
        Issue.record("\(error) is no OAuthError", sourceLocation: sourceLocation)
        return nil
    }
}
