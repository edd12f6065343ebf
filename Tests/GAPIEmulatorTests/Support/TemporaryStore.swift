import Foundation
import GAPIEmulator

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
