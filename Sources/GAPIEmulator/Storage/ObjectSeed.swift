import AsyncJSON
import NIOCore

extension EmulatorConfiguration {
    /// A bucket with objects that are there from the start, all with the same content.
    ///
    /// For tests and demonstrations of long listings: thousands of objects are there in the time of a few requests.
    public struct Seed: Sendable, Hashable {
        /// The bucket, which is created unless the data directory has it.
        public var bucket: String
        /// The names of the objects.
        public var names: [String]
        /// The bytes of each of them.
        public var content: [UInt8]
        /// Metadata of each of them, `metadata` in the API.
        public var metadata: [String: String]

        /// Creates a seed; by default of empty objects.
        public init(bucket: String, names: [String], content: [UInt8] = [], metadata: [String: String] = [:]) {
            self.bucket = bucket
            self.names = names
            self.content = content
            self.metadata = metadata
        }
    }
}

extension ObjectStore {
    /// Inserts what a seed says, as requests would.
    func insert(_ seed: EmulatorConfiguration.Seed) async throws {
        if (try? bucket(seed.bucket)) == nil { _ = try await insertBucket(["name": JSON.Value(seed.bucket)]) }
        var metadata: JSON.Value = [:]
        if !seed.metadata.isEmpty {
            metadata["metadata"] = JSON.Value(
                members: seed.metadata.sorted { $0.key < $1.key }.map { ($0.key, JSON.Value($0.value)) }
            )
        }
        for name in seed.names {
            let draft = try ObjectDraft(bucket: seed.bucket, name: name, contentType: nil, metadata: metadata)
            let upload = try Upload(path: newContentPath(), granularity: 1)
            let turn = try await upload.begin()
            try await upload.append(ByteBuffer(bytes: seed.content), turn)
            let (content, digest) = try await upload.finish(turn)
            _ = try await insert(draft, content: content, digest: digest, .none)
        }
    }
}
