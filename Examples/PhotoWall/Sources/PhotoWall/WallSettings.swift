import ArgumentParser
import AsyncCloud
import AsyncFetch
import Hummingbird
import Logging

/// Where the pictures are, and as whom to look at them.
struct WallSettings: Sendable {
    var url: String
    var user: String
    var password: String
    var folder: Cloud.Path
    /// The folder on this machine with what is known of the account.
    var vault: String

    /// Creates settings.
    init(url: String, user: String, password: String, folder: Cloud.Path, vault: String) {
        self.url = url
        self.user = user
        self.password = password
        self.folder = folder
        self.vault = vault
    }

    /// Reads settings from the environment.
    init(_ environment: [String: String]) throws {
        func value(_ name: String) throws -> String {
            guard let value = environment[name], !value.isEmpty else {
                throw ValidationError("Set \(name) in the environment, or try --demo.")
            }
            return value
        }
        url = try value("CLOUD_URL")
        user = try value("CLOUD_USER")
        password = try value("CLOUD_PASSWORD")
        folder = try Cloud.Path(validating: environment["CLOUD_FOLDER"] ?? "/Photos")
        vault = environment["VAULT"] ?? "photo-wall-vault"
    }

    /// Opens the account, runs a closure with its wall, and closes the account.
    func run<R>(
        clock: FetchClock = .continuous,
        where filter: @escaping @Sendable (Cloud.Item) -> Bool = { _ in true },
        _ body: (Wall) async throws -> R
    ) async throws -> R {
        let login = try BasicCredentials(user: user, password: password)
        let fetcher = Fetcher(
            .init {
                $0.application = "PhotoWall"
                $0.credentials[url] = login
            }
        )
        let result: Result<R, any Error>
        do {
            let connection = try Cloud.Connection(url, fetcher: fetcher, clock: clock)
            let core = try await Cloud.Core(connection, vault: vault, clock: clock)
            do {
                result = .success(try await body(Wall(connection, core, of: folder, where: filter)))
            } catch { result = .failure(error) }
            await core.stop()
        } catch { result = .failure(error) }
        await fetcher.shutdown()
        return try result.get()
    }
}
