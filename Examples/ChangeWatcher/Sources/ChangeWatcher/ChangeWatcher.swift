import ArgumentParser
import GAPIDrive
import Hummingbird

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Serves the names of all files of a Drive from a copy that stays current.
@main
struct ChangeWatcher: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ChangeWatcher",
        abstract: "Serve the names of a Drive's files from a copy that stays current.",
        discussion: """
            Example, with an emulator started by `gapi serve` beside it:
              ChangeWatcher --drive http://127.0.0.1:4443 --port 8080 --address http://127.0.0.1:8080/notifications
              curl http://127.0.0.1:8080/files
            """
    )

    @Option(help: "The address to listen at.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen at.")
    var port: UInt16 = 8080

    @Option(help: "The URL at which Drive can reach /notifications; without it, the changes are polled alone.")
    var address: String?

    @Option(help: "Where Drive is; by default Google's own.")
    var drive: String?

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let credentials: any FetchCredentials = environment["DRIVE_TOKEN"].map { BearerToken($0) } ?? NoCredentials()
        let root = drive
        let service = DriveService(credentials: credentials, configuration: .init { $0.rootURL = root })
        let watcher = Watcher(service)
        let application = WatcherApplication.make(watcher, at: .hostname(host, port: Int(port)))
        let address = address
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.runService() }
            group.addTask { try await watcher.run(address: address) }
            defer { group.cancelAll() }
            try await group.next()
        }
        await service.shutdown()
    }
}
