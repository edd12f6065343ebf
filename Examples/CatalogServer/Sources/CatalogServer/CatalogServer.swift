import GAPIStorage
import GRDB
import Hummingbird
import Logging
import UnixSignals

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Serves listings of buckets from a database.
///
/// The environment sets it up: `CATALOG` is the file of the database, `PORT` the port, `STORAGE_TOKEN` a bearer token
/// for the storage, and `STORAGE_EMULATOR_HOST` an emulator in place of Google's.
@main
struct CatalogServer {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let credentials: any FetchCredentials = environment["STORAGE_TOKEN"].map { BearerToken($0) } ?? NoCredentials()
        let storage = StorageService(
            credentials: credentials,
            configuration: .init { $0.fetcher.application = "CatalogServer" }
        )
        let catalog = try Catalog(DatabasePool(path: environment["CATALOG"] ?? "catalog.sqlite"))
        let port = environment["PORT"].flatMap { Int($0) } ?? 8080
        let logger = Logger(label: "CatalogServer")
        let application = CatalogApplication.make(
            storage,
            catalog,
            at: .hostname("127.0.0.1", port: port),
            logger: logger
        )
        let signals: [UnixSignal] = [.sigterm, .sigint]
        try await CatalogApplication.group(application, storage, signals: signals, logger: logger).run()
    }
}
