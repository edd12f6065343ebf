import EmulatorServer
import AsyncJSON

/// An object to insert: its place, and the metadata of the client.
struct ObjectDraft: Sendable {
    let bucket: String
    let name: String
    /// The metadata of the client, including members that are not known here.
    private let metadata: JSON.Value
    /// The checksums that the client states for the content, in the format of the metadata.
    private var expectedMD5: String?
    private var expectedCRC32C: String?

    /// Checks the metadata of an insertion.
    ///
    /// The name in the request takes precedence over that in the metadata; the type in the metadata takes precedence
    /// over that in the request.
    init(bucket: String, name: String?, contentType: String?, metadata: JSON.Value) throws(GoogleError) {
        guard let name = name ?? metadata["name"]?.string, !name.isEmpty else { throw .required("name") }
        guard name.utf8.count <= 1024, !name.utf8.contains(where: { $0 == 10 || $0 == 13 }) else {
            throw .invalid("name", "is longer than 1024 bytes or has a line break")
        }
        try Self.checkCustom(metadata)
        self.bucket = bucket
        self.name = name
        var metadata = metadata
        if metadata["contentType"]?.string == nil {
            metadata["contentType"] = JSON.Value(contentType ?? "application/octet-stream")
        }
        self.metadata = metadata
        expectedMD5 = metadata["md5Hash"]?.string
        expectedCRC32C = metadata["crc32c"]?.string
    }

    /// The maximum number of bytes of the names and values of custom metadata together.
    private static let mostCustomBytes = 8 << 10

    /// Throws Google's 400 for too many custom metadata.
    ///
    /// Each of them is a header field in the XML API.
    static func checkCustom(_ metadata: JSON.Value) throws(GoogleError) {
        // Empty ones count, too: a client may repeat them.
        let count = (metadata["metadata"]?.members ?? []).reduce(0) { count, member in
            count + max(1, member.name.utf8.count + (member.value.string?.utf8.count ?? 0))
        }
        guard count <= mostCustomBytes else { throw .invalid("metadata", "has more than 8 KiB") }
    }

    /// Takes checksums of the client instead of those of the metadata.
    mutating func expect(_ hashes: StatedHashes) {
        expectedMD5 = hashes.md5 ?? expectedMD5
        expectedCRC32C = hashes.crc32c ?? expectedCRC32C
    }

    /// Throws 400 if the content does not have the client's checksums.
    ///
    /// A client's MD5 of content without one is not checked.
    func verify(_ sums: ObjectSums) throws(GoogleError) {
        if let expectedMD5, let md5Hash = sums.md5Hash, expectedMD5 != md5Hash {
            throw .hash("MD5 hash", expectedMD5, md5Hash)
        }
        if let expectedCRC32C, expectedCRC32C != sums.crc32cHash {
            throw .hash("CRC32C", expectedCRC32C, sums.crc32cHash)
        }
    }

    /// Returns the resource of the object without its generation and times.
    func resource(_ sums: ObjectSums) -> JSON.Value {
        var resource = metadata
        if resource["storageClass"] == nil { resource["storageClass"] = "STANDARD" }
        for name in ["timeDeleted", "softDeleteTime", "hardDeleteTime"] { resource[name] = nil }
        resource["kind"] = "storage#object"
        resource["name"] = JSON.Value(name)
        resource["bucket"] = JSON.Value(bucket)
        resource["size"] = JSON.Value("\(sums.count)")
        resource["md5Hash"] = sums.md5Hash.map { JSON.Value($0) }
        resource["crc32c"] = JSON.Value(sums.crc32cHash)
        resource["componentCount"] = sums.componentCount.map { JSON.Value($0) }
        return resource
    }

    /// Returns the resource with its generation and the time of this generation.
    func stamped(_ resource: JSON.Value, generation: Int64) -> JSON.Value {
        var resource = resource
        let now = JSON.Value(WallClock.timestamp(generation))
        resource["id"] = JSON.Value("\(bucket)/\(name)/\(generation)")
        resource["generation"] = JSON.Value("\(generation)")
        resource["metageneration"] = "1"
        resource["etag"] = JSON.Value(Self.etag(generation, 1))
        resource["timeCreated"] = now
        resource["updated"] = now
        resource["timeStorageClassUpdated"] = now
        return resource
    }

    /// Returns the entity tag, which is opaque to clients and different for each state of each object.
    ///
    /// As Google's, it is a Protocol Buffers message in base64, because `gcloud` decodes those of policies.
    /// - Parameters:
    ///   - generation: The generation of an object; 0 for a bucket or a folder.
    ///   - metageneration: The number of the state.
    /// - Returns: The tag, such as `CAE=` for the first state of a bucket.
    static func etag(_ generation: Int64, _ metageneration: Int64) -> String {
        var bytes: [UInt8] = []
        for (field, number) in [generation, metageneration].filter({ $0 != 0 }).enumerated() {
            bytes.append(UInt8(field + 1) << 3)
            var rest = UInt64(bitPattern: number)
            while rest > 0x7F {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
        return JSON.Bytes(bytes).description
    }

    /// The members that a client cannot set by patch or update.
    static let serverMembers: Set<String> = [
        "kind", "id", "selfLink", "mediaLink", "name", "bucket", "generation", "metageneration", "size", "md5Hash",
        "crc32c", "etag", "timeCreated", "updated", "timeStorageClassUpdated", "storageClass", "componentCount",
        "timeDeleted", "softDeleteTime", "hardDeleteTime", StoredObject.releaseMember,
    ]

    /// Returns the metadata of a copy: those of the source that a client may set, and the client's own instead of them.
    static func copied(_ source: JSON.Value, with metadata: JSON.Value) -> JSON.Value {
        var copy = JSON.Value(members: own(source))
        copy["storageClass"] = metadata["storageClass"] ?? source["storageClass"]
        return copy.replacing(own(metadata))
    }

    /// Returns the metadata after a merge patch: `null` removes a member, objects are merged, and other values replace.
    static func patched(_ resource: JSON.Value, by patch: JSON.Value) -> JSON.Value {
        resource.applying(mergePatch: JSON.Value(members: own(patch)))
    }

    /// Returns the metadata after an update: the members of the client, and the members that only the server sets.
    static func updated(_ resource: JSON.Value, to metadata: JSON.Value) -> JSON.Value {
        let kept = (resource.members ?? []).filter { serverMembers.contains($0.name) }
        return JSON.Value(members: kept).applying(mergePatch: JSON.Value(members: own(metadata)))
    }

    /// Returns whether metadata have a member that a client may set, besides the storage class.
    static func hasOwnMembers(_ metadata: JSON.Value) -> Bool { !own(metadata).isEmpty }

    /// Returns the members that a client may set.
    private static func own(_ metadata: JSON.Value) -> [(name: String, value: JSON.Value)] {
        (metadata.members ?? []).filter { !serverMembers.contains($0.name) }
    }
}

extension GoogleError {
    fileprivate static func hash(_ kind: String, _ stated: String, _ actual: String) -> Self {
        GoogleError(
            code: 400,
            reason: "invalid",
            message: "Provided \(kind) \"\(stated)\" doesn't match calculated \(kind) \"\(actual)\"."
        )
    }
}
