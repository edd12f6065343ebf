import AsyncGAPI
import GAPIEmulator
import GAPIStorage

/// A suite about downloads of an object `o`.
protocol DownloadSuite {}

extension DownloadSuite {
    static var query: Storage.ObjectsGetQuery { Storage.ObjectsGetQuery(bucket: "box", object: "o") }

    /// A folder and an emulator that has an object `o`.
    func run(
        _ bytes: [UInt8],
        _ body: (_ emulated: EmulatedStorage, _ folder: String) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                try await emulated.put(bytes, as: "o")
                emulated.emulator.journal.clear()
                try await body(emulated, folder)
                // The reader of a stream does not wait for the end of its producer.
                while emulated.fetcher.inFlightCount > 0 { await Task.yield() }
            }
        }
    }
}
