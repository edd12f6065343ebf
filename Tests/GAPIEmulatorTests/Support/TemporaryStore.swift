import Foundation
import GAPIEmulator
import GRDB

/// Runs a test on a configuration with a store of this kind; a directory is a fresh one, removed afterwards.
func withStore<R>(
    _ store: EmulatorConfiguration.Store,
    _ body: (EmulatorConfiguration) async throws -> R
) async throws -> R {
    var configuration = EmulatorConfiguration()
    guard store != .memory else { return try await body(configuration) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "emulator-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    configuration.store = .directory(folder.appending(path: "deep/store").path)
    return try await body(configuration)
}

/// The names of the files in a folder of the store.
func files(_ folder: String, of configuration: EmulatorConfiguration) throws -> [String] {
    guard case .directory(let path) = configuration.store else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
}

/// Reads or changes the database of a store.
func withDatabase<R>(of configuration: EmulatorConfiguration, _ body: (Database) throws -> R) throws -> R {
    guard case .directory(let path) = configuration.store else { throw CocoaError(.fileNoSuchFile) }
    let queue = try DatabaseQueue(path: "\(path)/store.sqlite")
    let result = Result { try queue.write { try body($0) } }
    try queue.close()
    return try result.get()
}

/// The number of records of a kind in a store.
func records(_ kind: String, of configuration: EmulatorConfiguration) throws -> Int {
    try withDatabase(of: configuration) { database in
        try Int.fetchOne(database, sql: "SELECT count(*) FROM record WHERE kind = ?", arguments: [kind]) ?? 0
    }
}
