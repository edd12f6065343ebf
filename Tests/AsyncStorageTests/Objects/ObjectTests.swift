import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import GAPIEmulator
import GAPIStorage
import NIOCore
import Synchronization
import Testing

@Suite("Single objects", .timeLimit(.minutes(5)))
struct ObjectTests {
    @Test func anObjectExistsOrDoesNot() async throws {
        try await EmulatedStorage.run { emulated in
            try await emulated.put([1], as: "a b/ü")
            #expect(try await emulated.storage.exists("box", "a b/ü"))
            #expect(try await !emulated.storage.exists("box", "a"))
            #expect(try await !emulated.storage.exists("missing", "a"))
            emulated.emulator.faults.append(.init(.status(403), times: nil))
            let error = await #expect(throws: GAPI.Error.self) { _ = try await emulated.storage.exists("box", "a") }
            #expect(error?.status == 403)
        }
    }

    @Test func aBucketWhoseAnswerIsLostIsMadeAndRemovedOnce() async throws {
        try await EmulatedStorage.run { emulated in
            func query(_ location: String) -> Storage.BucketsInsertQuery {
                let bucket = Storage.Bucket {
                    $0.name = "crate"
                    $0.location = location
                }
                return Storage.BucketsInsertQuery(project: "p", bucket)
            }
            let faults = emulated.emulator.faults
            faults.append(.init(.carryOutThenReset, operation: "storage.buckets.insert"))
            #expect(try await emulated.storage.makeBucket(query("eu")).name == "crate")
            #expect(emulated.count("storage.buckets.insert") == 2)
            // One that was there before, and is another one.
            faults.append(.init(.status(503), operation: "storage.buckets.insert"))
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await emulated.storage.makeBucket(query("us"))
            }
            #expect(error?.status == 409)
            faults.append(.init(.carryOutThenReset, operation: "storage.buckets.delete"))
            try await emulated.storage.removeBucket("crate")
            let missing = await #expect(throws: GAPI.Error.self) { try await emulated.storage.removeBucket("crate") }
            #expect(missing?.status == 404)
        }
    }

    @Test(arguments: ["gs://b", "gs://b/", "gs://b/n", "gs://b/n//m n#ü%20"])
    func aURLIsTakenAsItIs(_ url: String) throws {
        let location = try #require(StorageLocation(url: url))
        #expect(location.bucket == "b")
        #expect(location.name == String(url.dropFirst("gs://b/".count)))
    }

    @Test(arguments: ["", "gs:", "gs://", "gs:///n", "s3://b/n", "b/n"])
    func anotherURLIsNone(_ url: String) {
        #expect(StorageLocation(url: url) == nil)
    }

    @Test func manyAreDeletedAndEachHasItsResult() async throws {
        try await EmulatedStorage.run { emulated in
            for index in 0..<40 { try await emulated.put([1], as: "o\(index)") }
            let places = (0..<42).map { StorageLocation("box", "o\($0)") }
            let results = try await emulated.storage.deleteMany(places)
            #expect(results.count == 42)
            for (index, result) in results.enumerated() {
                switch result {
                case .success: #expect(index < 40)
                case .failure(let error): #expect(index >= 40 && error.isNotFound)
                }
            }
            #expect(try await emulated.names().isEmpty)
            let again = try await emulated.storage.deleteMany(places, ignoresMissing: true)
            #expect(again.allSatisfy { (try? $0.get()) != nil })
        }
    }

    /// One goes alone, and several go in a batch.
    @Test(arguments: [1, 3]) func aDeletionOfAVersionWhoseAnswerIsLostHasSucceeded(_ count: Int) async throws {
        try await EmulatedStorage.run { emulated in
            var places: [StorageLocation] = []
            for index in 0..<count {
                let generation = try await emulated.put([1], as: "o\(index)").generation
                places.append(StorageLocation("box", "o\(index)", generation: generation))
            }
            emulated.emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.delete"))
            let results = try await emulated.storage.deleteMany(places)
            #expect(results.count == count)
            #expect(results.allSatisfy { (try? $0.get()) != nil }, "\(results)")
            #expect(emulated.count("storage.objects.delete") == count + 1)
            #expect(try await emulated.names().isEmpty)
        }
    }

    /// The answer to the batch is that of a server that has no such path.
    @Test(arguments: [false, true]) func withoutBatchesManyAreDeletedOneByOne(ignoresMissing: Bool) async throws {
        let transport = ScriptedTransport { request in
            request.path.hasPrefix("/batch") ? .status(404) : .status(204)
        }
        let storage = StorageService(fetcher: Fetcher(transport: transport))
        let places = (0..<3).map { StorageLocation("box", "o\($0)") }
        let results = try await storage.deleteMany(places, ignoresMissing: ignoresMissing)
        #expect(results.count == 3)
        #expect(results.allSatisfy { (try? $0.get()) != nil })
        #expect(transport.requests.count { $0.method == .delete } == 3)
    }

    @Test func deletionsOfVersionsWhosePartsAreLostHaveSucceeded() async throws {
        let seen = Mutex<Set<Bool>>([])
        let transport = ScriptedTransport { request in
            var text = ""
            for call in request.text.split(separator: "Content-ID: <").dropFirst() {
                // The first time, the object is deleted and the part is lost.
                guard !seen.withLock({ $0.insert(call.contains("/o/o0?")).inserted }) else { continue }
                text += "--b\r\nContent-ID: <response-\(call.prefix { $0 != ">" })>\r\n\r\n"
                text += "HTTP/1.1 404 Not Found\r\n\r\n\r\n"
            }
            return .status(200, headers: [.contentType: "multipart/mixed; boundary=b"], body: text + "--b--\r\n")
        }
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
        let storage = StorageService(fetcher: Fetcher(.init { $0.clock = clock }, transport: transport))
        let places = (0..<2).map { StorageLocation("box", "o\($0)", generation: 7) }
        let results = try await storage.deleteMany(places)
        #expect(results.count == 2)
        #expect(results.allSatisfy { (try? $0.get()) != nil })
    }

    // MARK: Copies

    private func scripted(_ answers: [String]) -> (StorageService, ScriptedTransport) {
        let transport = ScriptedTransport(
            answers.map { .status(200, headers: [.contentType: "application/json"], body: $0) }
        )
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
                $0.random = { 0.01 }
            },
            transport: transport
        )
        return (
            StorageService(configuration: .init { $0.rootURL = "https://storage.test/" }, fetcher: fetcher), transport
        )
    }

    private let source = StorageLocation("box", "o", generation: 7)
    private let destination = StorageLocation("other", "p")

    @Test func aCopyGoesOnToItsEnd() async throws {
        let (storage, transport) = scripted([
            #"{"done":false,"rewriteToken":"t1","totalBytesRewritten":"1","objectSize":"3"}"#,
            #"{"done":false,"rewriteToken":"t2","totalBytesRewritten":"2","objectSize":"3"}"#,
            #"{"done":true,"totalBytesRewritten":"3","objectSize":"3","resource":{"name":"p","generation":"9"}}"#,
        ])
        let seen = Mutex<[Int64]>([])
        let object = try await storage.copy(from: source, to: destination, condition: .absent) { rewrite in
            seen.withLock { $0.append(rewrite.copied) }
            #expect(!"\(rewrite)".contains("t1"))
        }
        #expect(object.generation == 9)
        #expect(seen.withLock { $0 } == [1, 2])
        #expect(transport.requests.map { $0.query["rewriteToken"] } == [nil, "t1", "t2"])
        #expect(transport.requests.allSatisfy { $0.query["sourceGeneration"] == "7" })
        #expect(transport.requests.allSatisfy { $0.query["ifGenerationMatch"] == "0" })
    }

    @Test func aCopyIsResumedByAnotherProcess() async throws {
        let (storage, _) = scripted([#"{"done":false,"rewriteToken":"t1","totalBytesRewritten":"1","objectSize":"3"}"#])
        let kept = Mutex<StorageRewrite?>(nil)
        await #expect(throws: GAPI.Error.self) {
            try await storage.copy(from: source, to: destination) { rewrite in kept.withLock { $0 = rewrite } }
        }
        let bytes = try JSON.Encoder().encode(try #require(kept.withLock { $0 }))
        let rewrite = try JSON.Decoder().decode(StorageRewrite.self, from: bytes)
        let (other, transport) = scripted([#"{"done":true,"resource":{"name":"p"}}"#])
        try await other.copy(from: source, to: destination, resuming: rewrite)
        #expect(try transport.requests.only.query["rewriteToken"] == "t1")
        let error = await #expect(throws: GAPI.Error.self) {
            try await other.copy(from: source, to: StorageLocation("other", "q"), resuming: rewrite)
        }
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        [#"{"done":false,"totalBytesRewritten":"1"}"#], [#"{"done":false,"rewriteToken":""}"#],
        Array(repeating: #"{"done":false,"rewriteToken":"t","totalBytesRewritten":"1"}"#, count: 60),
        Array(repeating: #"{"done":false,"rewriteToken":"t","totalBytesRewritten":"-9223372036854775808"}"#, count: 60),
    ]) func aCopyThatNeverEndsIsGivenUp(_ answers: [String]) async throws {
        let (storage, _) = scripted(answers)
        let error = await #expect(throws: GAPI.Error.self) { try await storage.copy(from: source, to: destination) }
        #expect(error?.code == .unexpectedContent)
    }

    @Test func aCopyToAFreePlaceWhoseAnswerIsLostIsDone() async throws {
        try await EmulatedStorage.run { emulated in
            let storage = emulated.storage
            try await emulated.put([1], as: "o")
            try await emulated.put([2], as: "p", in: "other")
            let (version, faults) = (StorageLocation("box", "o"), emulated.emulator.faults)
            faults.append(.init(.carryOutThenReset, operation: "storage.objects.rewrite"))
            #expect(try await storage.copy(version, toFree: .init("other", "o"))?.size == 1)
            #expect(emulated.count("storage.objects.rewrite") == 2)
            // What was there before stays, and is not the copy: the same bytes, and others after a repetition.
            #expect(try await storage.copy(version, toFree: .init("other", "o")) == nil)
            faults.append(.init(.status(503), operation: "storage.objects.rewrite"))
            #expect(try await storage.copy(version, toFree: .init("other", "p")) == nil)
            #expect(try await emulated.content(of: "p", in: "other") == [2])
        }
    }

    @Test func aCopyOfALargeObjectHasItsBytes() async throws {
        try await EmulatedStorage.run { emulated in
            let bytes = pattern(3 << 20)
            try await emulated.put(bytes, as: "o")
            let object = try await emulated.storage.copy(
                from: .init("box", "o"),
                to: .init("other", "p"),
                maximumBytesPerCall: 1 << 20
            )
            #expect(object.size == 3 << 20)
            #expect(emulated.count("storage.objects.rewrite") == 3)
            #expect(try await emulated.content(of: "p", in: "other") == bytes)
        }
    }
}
