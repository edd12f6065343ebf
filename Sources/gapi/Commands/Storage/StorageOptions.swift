import ArgumentParser
import AsyncFetch
import AsyncStorage

/// A command of `gapi storage`.
///
/// Each one declares these options itself, and not as a group: in debug builds, ArgumentParser checks each group in a
/// group four times as often.
protocol StorageToolCommand: ToolCommand {
    var json: Bool { get }
    var connection: ConnectionOptions { get }
}

extension StorageToolCommand {
    var options: StorageOptions { StorageOptions(json: json, connection: connection) }
}

/// The options of all commands of `gapi storage`.
struct StorageOptions: Sendable {
    static let jsonHelp: ArgumentHelp = "Write JSON lines, and errors as JSON, for programs."

    let json: Bool
    let connection: ConnectionOptions

    /// The folder for the log of the traffic.
    var trace: String? { connection.trace }

    /// Returns the service with the credentials of the line, or with those that a search finds.
    func service(_ search: CredentialSearch) async throws -> StorageService {
        let (settings, search) = try connection.resolved(search)
        let way = try await ServiceConnection(to: StorageService.definition, settings, search)
        return StorageService(
            credentials: way.credentials,
            configuration: way.configuration,
            fetcher: way.fetcher
        )
    }
}

/// The options of commands that transfer files and objects.
struct TransferOptions: ParsableArguments {
    @Flag(help: "Show what would be done as a table, and change nothing.")
    var dryRun = false

    @Option(help: ArgumentHelp("The number of files that are transferred at the same time.", valueName: "count"))
    var concurrency = 8

    @Flag(name: [.customShort("P"), .long], help: "Keep the permissions of files, too; their times are always kept.")
    var preservePosix = false

    @Option(
        help: ArgumentHelp(
            "Send files from this size on as several objects at the same time, which are then composed.",
            valueName: "bytes"
        )
    )
    var compositeThreshold: Int64?

    @Flag(help: "Follow symbolic links, but delete nothing through them; by default, they are left out.")
    var followSymlinks = false

    func validate() throws {
        guard (1...1_000).contains(concurrency) else { throw ValidationError("--concurrency must be from 1 to 1000.") }
        if let compositeThreshold, compositeThreshold < 1 {
            throw ValidationError("--composite-threshold must be at least 1.")
        }
    }

    /// The options of a transfer.
    func options(manifest: String? = nil) -> StorageTransfers.Options {
        StorageTransfers.Options {
            $0.concurrency = concurrency
            $0.preservesModes = preservePosix
            $0.compositeThreshold = compositeThreshold
            $0.manifest = manifest
            $0.contentType = { FetchMediaType.forFile(named: $0) }
        }
    }

    var symbolicLinks: StorageTransfers.SymbolicLinks { followSymlinks ? .follow : .skip }
}
