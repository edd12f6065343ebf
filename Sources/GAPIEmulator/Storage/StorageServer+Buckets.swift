import AsyncJSON
import HTTPTypes
import NIOCore

/// The methods of buckets.
extension StorageServer {
    private static let conditions = "ifMetagenerationMatch ifMetagenerationNotMatch"
    private static let lists = "predefinedAcl predefinedDefaultObjectAcl projection userProject"

    static let bucketMethods: [StorageMethod] = [
        StorageMethod(
            "buckets.list",
            .get,
            "b",
            "maxResults pageToken prefix project projection returnPartialSuccess userProject",
            refusing: "softDeleted"
        ) { server, request, _ in try server.listBuckets(request) },
        StorageMethod("buckets.insert", .post, "b", "enableObjectRetention project \(lists)") { server, request, _ in
            try await server.insertBucket(request)
        },
        StorageMethod(
            "buckets.get",
            .get,
            "b/{bucket}",
            "\(conditions) projection userProject",
            refusing: "generation softDeleted"
        ) { server, request, path in try server.getBucket(request, path["bucket"] ?? "") },
        StorageMethod("buckets.delete", .delete, "b/{bucket}", "\(conditions) userProject") { server, request, path in
            let preconditions = try Preconditions(request.query, request.headers)
            try await server.store.deleteBucket(path["bucket"] ?? "", preconditions)
            return Reply(status: .noContent)
        },
        StorageMethod("buckets.patch", .patch, "b/{bucket}", "\(conditions) \(lists)") { server, request, path in
            try await server.changeBucket(request, path["bucket"] ?? "", merges: true)
        },
        StorageMethod("buckets.update", .put, "b/{bucket}", "\(conditions) \(lists)") { server, request, path in
            try await server.changeBucket(request, path["bucket"] ?? "", merges: false)
        },
        StorageMethod(
            "buckets.lockRetentionPolicy",
            .post,
            "b/{bucket}/lockRetentionPolicy",
            "ifMetagenerationMatch userProject"
        ) { server, request, path in try await server.lockRetention(request, path["bucket"] ?? "") },
        StorageMethod("buckets.getStorageLayout", .get, "b/{bucket}/storageLayout", "prefix") { server, request, path in
            try server.storageLayout(request, path["bucket"] ?? "")
        },
    ]

    private func listBuckets(_ request: IncomingRequest) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let listing = try Listing(request.query)
        let isFull = request.query.isFull(usually: false)
        return try format.reply(
            listing.json(
                kind: "storage#buckets",
                try listing.page(of: store.buckets()) {
                    ByteBuffer(bytes: resource($0, isFull: isFull).encoded())
                }
            )
        )
    }

    private func insertBucket(_ request: IncomingRequest) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let metadata = try BucketMetadata(try await request.jsonObject(), request.query)
        let bucket = try await store.insertBucket(try metadata.created())
        return try format.reply(resource(bucket, isFull: request.query.isFull(usually: metadata.hasAccess)))
    }

    private func getBucket(_ request: IncomingRequest, _ name: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let bucket = try store.bucket(name)
        try Preconditions(request.query, request.headers).check(bucket.version, isRead: true)
        var reply = try format.reply(resource(bucket, isFull: request.query.isFull(usually: false)))
        reply.headers[.eTag] = "\"\(bucket.version.etag)\""
        return reply
    }

    private func changeBucket(_ request: IncomingRequest, _ name: String, merges: Bool) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let metadata = try BucketMetadata(try await request.jsonObject(), request.query)
        let preconditions = try Preconditions(request.query, request.headers)
        let bucket = try await store.updateBucket(name, preconditions) { try metadata.changed($0, merges: merges) }
        return try format.reply(resource(bucket, isFull: request.query.isFull(usually: true)))
    }

    private func lockRetention(_ request: IncomingRequest, _ name: String) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        guard request.query["ifMetagenerationMatch"] != nil else { throw GoogleError.required("ifMetagenerationMatch") }
        let preconditions = try Preconditions(request.query, request.headers)
        let bucket = try await store.updateBucket(name, preconditions) { resource in
            guard resource["retentionPolicy"]?.isObject == true else {
                throw GoogleError.invalid("retentionPolicy", "is not set")
            }
            var resource = resource
            resource["retentionPolicy"]?["isLocked"] = true
            return resource
        }
        return try format.reply(resource(bucket, isFull: true))
    }

    private func storageLayout(_ request: IncomingRequest, _ name: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let bucket = try store.bucket(name)
        var layout: JSON.Value = ["kind": "storage#storageLayout", "bucket": JSON.Value(name)]
        for member in ["location", "locationType", "customPlacementConfig"] {
            layout[member] = bucket.resource[member]
        }
        layout["hierarchicalNamespace"] = ["enabled": JSON.Value(bucket.hasFolders)]
        return try format.reply(layout)
    }
}
