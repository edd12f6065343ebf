import AsyncGAPI
import GAPIStorage
import Testing

/// A call of a method of the published retry strategy that the emulator serves, and what it changes at the server.
///
/// The server has the buckets `box` and `spare`, and in `box` the object `o`.
struct EmulatedCall: Sendable, CustomTestStringConvertible {
    /// The name of the operation at the emulator.
    let operation: String
    /// The status of a repetition after a call whose answer was lost; `nil` if it is answered as the first time.
    let repeated: Int?
    /// A Boolean value indicating whether the client then finds its own work, and tells of no error.
    var isRecognized = false
    /// What the call changes, if it is carried out once.
    let change: @Sendable (inout ServerState) -> Void
    /// Sends the call; with the generation of `o`, under a precondition.
    let send: @Sendable (StorageService, _ generation: Int64?) async throws -> Void
    var testDescription: String { operation }

    static let content = Array("hello".utf8)

    static let all = idempotent + conditional

    /// Those that can always be repeated.
    static let idempotent = [
        Self("storage.buckets.list") { _ in Storage.BucketsListQuery(project: "p") },
        Self("storage.buckets.get") { _ in Storage.BucketsGetQuery(bucket: "box") },
        Self("storage.buckets.insert", repeated: 409, change: { $0.buckets = ["box", "new", "spare"] }) { _ in
            Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "new" })
        },
        Self("storage.buckets.delete", repeated: 404, change: { $0.buckets = ["box"] }) { _ in
            Storage.BucketsDeleteQuery(bucket: "spare")
        },
        Self("storage.objects.list") { _ in Storage.ObjectsListQuery(bucket: "box") },
        Self("storage.objects.get") { _ in Storage.ObjectsGetQuery(bucket: "box", object: "o") },
    ]

    /// Those that can be repeated with a precondition.
    static let conditional = [
        insert,
        Self("storage.objects.patch", repeated: 412, change: described) { generation in
            Storage.ObjectsPatchQuery(bucket: "box", object: "o", ["metadata": ["a": "b"]]) {
                if generation != nil { $0.ifMetagenerationMatch = 1 }
            }
        },
        Self("storage.objects.update", repeated: 412, change: described) { generation in
            Storage.ObjectsUpdateQuery(bucket: "box", object: "o", Storage.Object { $0.metadata = ["a": "b"] }) {
                if generation != nil { $0.ifMetagenerationMatch = 1 }
            }
        },
        Self("storage.objects.delete", repeated: 404, change: { $0.objects = [] }) { generation in
            Storage.ObjectsDeleteQuery(bucket: "box", object: "o") { $0.ifGenerationMatch = generation }
        },
    ]

    /// An upload of the object `new` in one request.
    private static let insert = Self(
        operation: "storage.objects.insert",
        repeated: 412,
        isRecognized: true,
        change: { $0.objects = [ServerState.Object(name: "new"), ServerState.Object(name: "o")] },
        send: { storage, generation in
            let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "new" }) {
                if generation != nil { $0.ifGenerationMatch = 0 }
            }
            let options = UploadOptions { $0.mode = .multipart }
            _ = try await storage.upload(query, from: .bytes(Self.content), upload: options).value
        }
    )

    /// What a change of the metadata of `o` does.
    private static let described: @Sendable (inout ServerState) -> Void = { state in
        state.objects = [ServerState.Object(name: "o", metageneration: 2, metadata: ["a": "b"])]
    }

    private init(
        operation: String,
        repeated: Int?,
        isRecognized: Bool = false,
        change: @escaping @Sendable (inout ServerState) -> Void,
        send: @escaping @Sendable (StorageService, Int64?) async throws -> Void
    ) {
        self.operation = operation
        self.repeated = repeated
        self.isRecognized = isRecognized
        self.change = change
        self.send = send
    }

    private init<Q: GAPI.Query>(
        _ operation: String,
        repeated: Int? = nil,
        change: @escaping @Sendable (inout ServerState) -> Void = { _ in },
        query: @escaping @Sendable (_ generation: Int64?) -> Q
    ) {
        self.init(operation: operation, repeated: repeated, change: change) { storage, generation in
            _ = try await storage.execute(query(generation))
        }
    }
}

/// What a server has: the names of the buckets, and the objects of `box`.
struct ServerState: Sendable, Equatable {
    struct Object: Sendable, Equatable {
        var name: String?
        var metageneration: Int64? = 1
        var metadata: [String: String]?
        /// That of ``EmulatedCall/content``.
        var crc32c: String? = "mnG7TA=="
    }

    var buckets: [String]
    var objects: [Object]

    init(of storage: StorageService) async throws {
        buckets = try await storage.collect(Storage.BucketsListQuery(project: "p")).compactMap(\.name)
        objects = try await storage.collect(Storage.ObjectsListQuery(bucket: "box")).map { object in
            Object(
                name: object.name,
                metageneration: object.metageneration,
                metadata: object.metadata,
                crc32c: object.crc32c
            )
        }
    }
}
