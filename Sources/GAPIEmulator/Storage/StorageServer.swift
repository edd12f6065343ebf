import AsyncJSON
import HTTPTypes
import NIOCore

/// The JSON API of Cloud Storage, version 1: buckets and objects at the real paths.
///
/// There are differences from the real service. There is one project, there are no permissions. `rewrite` copies at its end, and copies any object in one call unless a step is configured.
struct StorageServer: EmulatedService {
    let store: ObjectStore
    let uploads: MediaUploads
    /// The most bytes that a call of `rewrite` copies; `nil` for any number.
    let rewriteStep: Int64?
    private let mediaHasETags: Bool

    init(store: ObjectStore, granularity: Int, mediaHasETags: Bool = true, rewriteStep: Int64? = nil) {
        self.store = store
        self.mediaHasETags = mediaHasETags
        self.rewriteStep = rewriteStep
        uploads = MediaUploads(
            granularity: granularity,
            archive: store.archive(.upload),
            now: store.now
        ) { store.newContentPath() }
    }

    /// Restores the uploads that an earlier process has started.
    func restore(_ records: [UploadRecord], root: String) async throws {
        try await uploads.restore(records, root: root) { target in
            Self.bucket(ofUpload: target).map(begin)
        }
    }

    /// Returns the bucket to which a request uploads; `nil` for other paths.
    private static func bucket(ofUpload target: RequestTarget) -> String? {
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        guard path.starts(with: ["upload", "storage", "v1", "b"]), path.count == 6, path.last == "o" else { return nil }
        return path[path.startIndex + 4]
    }

    func speaks(_ api: String) -> Bool { api == "storage/v1" }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError)
        -> Operation?
    {
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        switch path.first {
        case "upload":
            guard let bucket = Self.bucket(ofUpload: target) else { return nil }
            return try uploadOperation(method, bucket: bucket, target.query, headers)
        case "download": path = path.dropFirst()
        default: break
        }
        guard path.starts(with: ["storage", "v1", "b"]) else { return nil }
        path = path.dropFirst(3)
        guard let bucket = path.popFirst() else { return bucketsOperation(method) }
        guard let collection = path.popFirst() else { return bucketOperation(method, bucket) }
        guard collection == "o" else { return nil }
        guard let object = path.popFirst() else { return objectsOperation(method, bucket) }
        guard path.isEmpty else {
            return method == .post ? combination(bucket, object, Array(path)) : nil
        }
        return objectOperation(method, bucket, object, isMedia: target.query["alt"] == "media")
    }
}

// MARK: - Buckets

extension StorageServer {
    private func bucketsOperation(_ method: HTTPRequest.Method) -> Operation? {
        switch method {
        case .get: Operation(name: "storage.buckets.list", run: listBuckets)
        case .post: Operation(name: "storage.buckets.insert", run: insertBucket)
        default: nil
        }
    }

    private func bucketOperation(_ method: HTTPRequest.Method, _ bucket: String) -> Operation? {
        switch method {
        case .get: Operation(name: "storage.buckets.get") { try getBucket($0, bucket) }
        case .delete:
            Operation(name: "storage.buckets.delete") { request in
                try await store.deleteBucket(bucket, Preconditions(request.query, request.headers))
                return Reply(status: .noContent)
            }
        case .patch:
            Operation(name: "storage.buckets.patch") { try await changeBucket($0, bucket, merges: true) }
        case .put:
            Operation(name: "storage.buckets.update") { try await changeBucket($0, bucket, merges: false) }
        default: nil
        }
    }

    private func changeBucket(_ request: IncomingRequest, _ name: String, merges: Bool) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let sent = try await request.jsonObject()
        let preconditions = try Preconditions(request.query, request.headers)
        let bucket = try await store.updateBucket(name, preconditions) {
            StoredBucket.changed($0, by: sent, merges: merges)
        }
        return try format.reply(bucket.json)
    }

    private func listBuckets(_ request: IncomingRequest) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let listing = try Listing(request.query)
        return try format.reply(listing.json(kind: "storage#buckets", try listing.page(of: store.buckets())))
    }

    private func insertBucket(_ request: IncomingRequest) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        return try format.reply(try await store.insertBucket(try await request.jsonObject()).json)
    }

    private func getBucket(_ request: IncomingRequest, _ name: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let bucket = try store.bucket(name)
        try Preconditions(request.query, request.headers).check(bucket.version, isRead: true)
        var reply = try format.reply(bucket.json)
        reply.headers[.eTag] = "\"\(bucket.version.etag)\""
        return reply
    }
}

// MARK: - Objects

extension StorageServer {
    private func objectsOperation(_ method: HTTPRequest.Method, _ bucket: String) -> Operation? {
        switch method {
        case .get: Operation(name: "storage.objects.list") { try listObjects($0, bucket) }
        default: nil
        }
    }

    private func objectOperation(
        _ method: HTTPRequest.Method,
        _ bucket: String,
        _ name: String,
        isMedia: Bool
    ) -> Operation? {
        switch method {
        case .get where isMedia, .head where isMedia:
            Operation(name: "download.media") {
                try await MediaReply.reply(to: $0, try object($0, bucket, name), tellsETag: mediaHasETags)
            }
        case .get:
            Operation(name: "storage.objects.get") { request in
                let format = try ResponseFormat(request.query)
                let object = try object(request, bucket, name)
                var reply = try format.reply(object.json)
                reply.headers[.eTag] = "\"\(object.etag)\""
                return reply
            }
        case .delete:
            Operation(name: "storage.objects.delete") { request in
                let generation = try request.query.integer("generation")
                let preconditions = try Preconditions(request.query, request.headers)
                try await store.deleteObject(bucket, name, generation: generation, preconditions)
                return Reply(status: .noContent)
            }
        case .patch:
            Operation(name: "storage.objects.patch") { try await change($0, bucket, name, ObjectDraft.patched) }
        case .put:
            Operation(name: "storage.objects.update") { try await change($0, bucket, name, ObjectDraft.updated) }
        default: nil
        }
    }

    private func uploadOperation(
        _ method: HTTPRequest.Method,
        bucket: String,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        if query["upload_id"] != nil { return uploads.sessionOperation(method, query, headers) }
        guard method == .post else { return nil }
        return try uploads.operation("storage.objects.insert", query, headers, begin(bucket))
    }

    private func begin(_ bucket: String) -> MediaUploads.Begin {
        { request, metadata, contentType in
            var metadata = metadata
            // The parameter is the same as the member (Cloud Storage, objects.insert).
            if let encoding = request.query["contentEncoding"] { metadata["contentEncoding"] = JSON.Value(encoding) }
            let draft = try ObjectDraft(
                bucket: bucket,
                name: request.query["name"],
                contentType: contentType,
                metadata: metadata
            )
            let preconditions = try Preconditions(request.query, request.headers)
            try store.checkInsert(bucket, draft.name, preconditions)
            return { media in
                var draft = draft
                for header in media.hashHeaders { draft.expect(hashHeader: header) }
                return try await store.insert(
                    draft,
                    content: media.content,
                    ObjectSums(media.digest),
                    preconditions,
                    upload: media.session
                ).json
            }
        }
    }

    private func listObjects(_ request: IncomingRequest, _ bucket: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let listing = try Listing(request.query)
        return try format.reply(
            listing.json(kind: "storage#objects", try listing.page(of: try store.bucket(bucket)))
        )
    }

    /// Returns the object of a read request; throws 404, 412 or 304.
    private func object(_ request: IncomingRequest, _ bucket: String, _ name: String) throws -> StoredObject {
        let object = try store.object(bucket, name, generation: try request.query.integer("generation"))
        try Preconditions(request.query, request.headers).check(object.version, isRead: true)
        return object
    }

    private func change(
        _ request: IncomingRequest,
        _ bucket: String,
        _ name: String,
        _ change: @escaping @Sendable (_ resource: JSON.Value, _ sent: JSON.Value) -> JSON.Value
    ) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let sent = try await request.jsonObject()
        let preconditions = try Preconditions(request.query, request.headers)
        let generation = try request.query.integer("generation")
        return try format.reply(
            try await store.update(bucket, name, generation: generation, preconditions) { change($0, sent) }.json
        )
    }
}
