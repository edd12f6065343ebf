import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Testing

/// A storage service that talks to an emulator with an empty bucket, `box`.
///
/// Waits between attempts take no time.
struct EmulatedStorage {
    let emulator: Emulator
    let clock = VirtualClock(skippingUpTo: .seconds(4))
    let fetcher: Fetcher
    let storage: StorageService

    init(_ emulator: Emulator) {
        let clock = clock
        self.emulator = emulator
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.01 }
            }
        )
        storage = StorageService(configuration: .init { $0.rootURL = emulator.url }, fetcher: fetcher)
    }

    static func run<R>(
        _ configure: (inout EmulatorConfiguration) -> Void = { _ in },
        _ body: (EmulatedStorage) async throws -> R
    ) async throws -> R {
        var configuration = EmulatorConfiguration()
        configure(&configuration)
        return try await Emulator.run(configuration) { emulator in
            let emulated = EmulatedStorage(emulator)
            _ = try await emulated.storage.execute(
                Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "box" })
            )
            emulator.journal.clear()
            let result = try await body(emulated)
            await emulated.fetcher.shutdown()
            return result
        }
    }

    /// What the server has under a name.
    func content(of name: String) async throws -> [UInt8] {
        let media = storage.media(Storage.ObjectsGetQuery(bucket: "box", object: name))
        return Array(try await media.collect(upTo: 64 << 20).readableBytesView)
    }

    /// Puts an object there.
    func put(_ bytes: [UInt8], as name: String) async throws {
        let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = name })
        _ = try await storage.upload(query, from: .bytes(bytes), contentType: "application/octet-stream").value
    }

    /// The operations that the server was asked for, in their order.
    var operations: [String] { emulator.journal.entries.compactMap(\.operation) }
}

extension RequestJournal {
    /// Waits for the n-th request of an operation.
    func waitFor(_ operation: String, count: Int = 1) async throws {
        try await waitUntil { entries in entries.count { $0.operation == operation } >= count }
    }
}

extension RequestJournal.Entry {
    /// Where the bytes of a part of an upload begin.
    var start: Int64? {
        headers[.contentRange]?.split(separator: " ").last?.split(separator: "-").first.flatMap { Int64($0) }
    }
}

/// Bytes in which no two neighbouring blocks are alike.
func pattern(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        var state: UInt32 = 2_463_534_242
        for index in 0..<count {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            buffer[index] = UInt8(truncatingIfNeeded: state)
        }
        initialized = count
    }
}

/// A folder that exists while the closure runs.
func withTemporaryFolder<R>(_ body: (String) async throws -> R) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncGAPITests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
}

/// Reads a file.
func contents(of path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path)))
}

/// The names in a folder.
func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// Expects that nothing was left behind in a folder.
func expectEmpty(_ folder: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let names = try names(in: folder)
    #expect(names == [], sourceLocation: sourceLocation)
}
