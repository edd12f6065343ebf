import AsyncJSON
import NIOCore

extension EmulatorConfiguration {
    /// A bucket with objects that exist from the start, all with the same content.
    ///
    /// Use it in tests and demonstrations of long listings: thousands of objects are created in the time of a few
    /// requests.
    public struct Seed: Sendable, Hashable {
        /// The bucket, which is created unless the data directory already has it.
        public var bucket: String
        /// The names of the objects.
        public var names: [String]
        /// The bytes of each object.
        public var content: [UInt8]
        /// The metadata of each object, in the API's member `metadata`.
        public var metadata: [String: String]

        /// Creates a seed; by default, its objects are empty.
        public init(bucket: String, names: [String], content: [UInt8] = [], metadata: [String: String] = [:]) {
            self.bucket = bucket
            self.names = names
            self.content = content
            self.metadata = metadata
        }
    }
}

extension ObjectStore {
    /// Inserts the bucket and the objects of a seed, as requests would.
    func insert(_ seed: EmulatorConfiguration.Seed) async throws {
        if (try? bucket(seed.bucket)) == nil { _ = try await insertBucket(["name": JSON.Value(seed.bucket)]) }
        var metadata: JSON.Value = [:]
        if !seed.metadata.isEmpty {
            metadata["metadata"] = JSON.Value(
                members: seed.metadata.sorted { $0.key < $1.key }.map { ($0.key, JSON.Value($0.value)) }
            )
        }
        // Many objects in a transaction: each transaction costs as much as some dozen objects.
        var rest = seed.names[...]
        while !rest.isEmpty {
            var objects: [(ObjectDraft, Content, ObjectSums)] = []
            for name in rest.prefix(500) {
                let draft = try ObjectDraft(bucket: seed.bucket, name: name, contentType: nil, metadata: metadata)
                var bytes: ByteBuffer? = ByteBuffer(bytes: seed.content)
                let (content, digest) = try await Upload.receive(newContentPlace()) { bytes.take() }
                objects.append((draft, content, ObjectSums(digest)))
            }
            rest = rest.dropFirst(objects.count)
            try await transact { [objects] transaction in
                for (draft, content, sums) in objects {
                    _ = try transaction.insert(draft, content: content, sums, .none)
                }
            }
        }
    }
}
