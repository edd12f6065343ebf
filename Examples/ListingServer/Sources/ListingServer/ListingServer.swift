import ArgumentParser
import GAPIStorage
import Hummingbird

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Serves listings of buckets as JSON lines.
@main
struct ListingServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ListingServer",
        abstract: "Serve the objects of buckets as JSON lines.",
        discussion: """
            A bearer token for the storage is taken from $STORAGE_TOKEN.

            Example, with an emulator started by `gapi serve` beside it:
              ListingServer --storage http://127.0.0.1:4443 --port 8080
              curl -N 'http://127.0.0.1:8080/buckets/photos/objects?prefix=2024/'
            """
    )

    @Option(help: "The address to listen at.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen at.")
    var port: UInt16 = 8080

    @Option(help: "Where Cloud Storage is; by default $STORAGE_EMULATOR_HOST, or else Google's own.")
    var storage: String?

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let credentials: any FetchCredentials = environment["STORAGE_TOKEN"].map { BearerToken($0) } ?? NoCredentials()
        let storage = StorageService(
            credentials: credentials,
            configuration: .init {
                $0.rootURL = (self.storage ?? environment["STORAGE_EMULATOR_HOST"]).map {
                    $0.hasSuffix("/") ? $0 : $0 + "/"
                }
                $0.fetcher.application = "ListingServer"
            }
        )
        let application = ListingApplication.make(storage, at: .hostname(host, port: Int(port)))
        try await application.runService()
        await storage.shutdown()
    }
}
