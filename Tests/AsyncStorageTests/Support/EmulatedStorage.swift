import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import Foundation
import GAPIEmulator
import GAPIStorage
import NIOCore
import Testing

/// A storage service that talks to an emulator with an empty bucket, `box`.
///
/// Waits between attempts take no time.
struct EmulatedStorage {
    let emulator: Emulator
    let fetcher: Fetcher
    let storage: StorageService

    init(_ emulator: Emulator, transport: (any HTTPTransport)? = nil, skippingUpTo limit: Duration = .seconds(8)) {
        self.emulator = emulator
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(VirtualClock(skippingUpTo: limit))
                $0.random = { 0.01 }
            },
            transport: transport
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
            for bucket in ["box", "other"] {
                let bucket = Storage.Bucket { $0.name = bucket }
                _ = try await emulated.storage.execute(Storage.BucketsInsertQuery(project: "p", bucket))
            }
            emulator.journal.clear()
            let result = try await body(emulated)
            await emulated.fetcher.shutdown()
            return result
        }
    }

    /// What the server has under a name.
    func content(of name: String, in bucket: String = "box") async throws -> [UInt8] {
        let media = storage.media(Storage.ObjectsGetQuery(bucket: bucket, object: name))
        return Array(try await media.collect(upTo: 64 << 20).readableBytesView)
    }

    /// Puts an object there.
    @discardableResult
    func put(
        _ bytes: [UInt8],
        as name: String,
        in bucket: String = "box",
        _ metadata: [String: String]? = nil
    )
        async throws -> Storage.Object
    {
        let object = Storage.Object {
            $0.name = name
            $0.metadata = metadata
        }
        let query = Storage.ObjectsInsertQuery(bucket: bucket, object)
        return try await storage.upload(query, from: .bytes(bytes)).value
    }

    /// The names of all objects.
    func names(in bucket: String = "box") async throws -> [String] {
        try await storage.collect(Storage.ObjectsListQuery(bucket: bucket), maxPages: 1_000).compactMap(\.name)
    }

    /// The number of requests of an operation.
    func count(_ operation: String) -> Int { emulator.journal.count { $0.operation == operation } }
}

/// Bytes in which no two neighbouring blocks are alike.
func pattern(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var generator = SplitMix(state: seed)
    return generator.bytes(count)
}

/// A folder that exists while the closure runs.
func withTemporaryFolder<R>(_ body: (String) async throws -> R) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncStorageTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

/// Writes a file, and makes the folders above it.
func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
}

/// Reads a file.
func contents(of path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

/// Sets the time of the last change of a file.
func setTime(_ seconds: Int, of path: String) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
}

/// Returns the time of the last change of a file in seconds.
func time(of path: String) throws -> Int {
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return Int(try #require(date).timeIntervalSince1970)
}

/// Makes a symbolic link.
func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}

/// Returns the paths of all files below a folder.
func files(below folder: String) throws -> [String] {
    try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }.filter {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder + "/" + $0, isDirectory: &isFolder)
        return !isFolder.boolValue
    }.sorted()
}
