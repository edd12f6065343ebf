import EmulatorServer
import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncGAPIStores
import AsyncJSON
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// An engine of the conformance suite.
enum StoreEngine: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite, bucket

    var testDescription: String { rawValue }

    /// Runs a test with an empty store, whose clock the test moves.
    func run<R>(_ body: (StoreBench) async throws -> R) async throws -> R {
        let time = StoreTime()
        switch self {
        case .memory:
            return try await body(StoreBench(time, MemorySharedStore(clock: FetchClock(time.clock))))
        case .sqlite:
            return try await withFolder { folder in
                try await body(StoreBench(time, try SQLiteStore(folder + "/shared.sqlite", now: time.now)))
            }
        case .bucket:
            return try await Emulator.run(EmulatorConfiguration()) { emulator in
                let fetcher = Fetcher(
                    .init {
                        $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
                        $0.random = { 0.01 }
                        $0.attemptMiddleware = [MovedServerTime(time)]
                    }
                )
                let storage = StorageService(configuration: .init { $0.rootURL = emulator.url }, fetcher: fetcher)
                _ = try await storage.execute(
                    Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "box" })
                )
                let result = try await body(StoreBench(time, BucketStore(storage, bucket: "box", prefix: "app/")))
                await fetcher.shutdown()
                return result
            }
        }
    }
}

/// A store and its time.
struct StoreBench: Sendable {
    let time: StoreTime
    let store: any FetchSharedStore

    init(_ time: StoreTime, _ store: any FetchSharedStore) {
        self.time = time
        self.store = store
    }

    func put(
        _ text: String,
        for name: String = "a",
        _ state: FetchSharedState = .any,
        expiresIn lifetime: Duration? = nil
    ) async throws -> Int64? {
        try await store.put(ByteBuffer(string: text), for: name, expecting: state, expiresIn: lifetime)
    }

    func text(_ name: String = "a") async throws -> String? {
        try await store.value(for: name).map { String(buffer: $0.content) }
    }
}

/// The time of a store, which the test moves.
final class StoreTime: Sendable {
    let clock = VirtualClock()

    /// The seconds by which the test has moved the time.
    var offset: Double { clock.now.offset / .seconds(1) }
    var now: @Sendable () -> Date { { Date(timeIntervalSince1970: 1_800_000_000 + self.offset) } }
    func advance(by duration: Duration) { clock.advance(by: duration) }
}

/// A server whose clock is ahead of the emulator's by what the test has moved: in `Date`, and in the times at which the
/// generations of objects were created.
struct MovedServerTime: FetchMiddleware {
    private final class Origins: Sendable {
        /// The offset at which a generation was created.
        let offsets = Mutex<[String: Double]>([:])
    }

    private let time: StoreTime
    private let origins = Origins()

    init(_ time: StoreTime) { self.time = time }

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        let offset = time.offset
        var response = try await next(call)
        // A second more: a Date without fractions would make every test wait for the next second.
        let sent = response.head.headerFields[.date].flatMap(HTTPDate.seconds)
        response.head.headerFields[.date] = sent.map { HTTPDate.text($0 + Int64(offset) + 1) }
        guard response.head.headerFields[.contentType]?.hasPrefix("application/json") == true else { return response }
        let body = try await response.body.collect(upTo: 1 << 20)
        var answer = try JSON.Value(parsing: body.readableBytesView)
        if let items = answer["items"]?.array {
            answer["items"] = JSON.Value(items.map { moved($0, isNew: false, offset) })
        } else {
            answer = moved(answer, isNew: call.request.method == .post, offset)
        }
        let bytes = ByteBuffer(bytes: try JSON.Encoder().encode(answer))
        response.head.headerFields[.contentLength] = String(bytes.readableBytes)
        response.body = FetchResponseBody(bytes)
        return response
    }

    /// Moves the time of an object's creation by the offset that its generation began with.
    private func moved(_ object: JSON.Value, isNew: Bool, _ offset: Double) -> JSON.Value {
        guard let generation = object["generation"]?.string, let text = object["timeCreated"]?.string,
            let created = try? JSON.Timestamp(parsing: text)
        else { return object }
        let start = origins.offsets.withLock { offsets in
            if isNew { offsets[generation] = offset }
            return offsets[generation] ?? 0
        }
        var object = object
        let moved = JSON.Timestamp(
            seconds: created.seconds + Int64(start),
            nanoseconds: Int64(created.nanoseconds)
        )
        object["timeCreated"] = JSON.Value(moved.description)
        return object
    }
}

/// A folder that exists while the closure runs.
func withFolder<R>(_ body: (String) async throws -> R) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncGAPIStoresTests-\(UUID().uuidString)")
        .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}
