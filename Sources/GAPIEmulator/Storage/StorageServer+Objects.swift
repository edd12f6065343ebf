import AsyncJSON
import HTTPTypes
import NIOCore

/// The methods of objects.
extension StorageServer {
    private static let conditions =
        "generation ifGenerationMatch ifGenerationNotMatch ifMetagenerationMatch ifMetagenerationNotMatch userProject"

    /// The method of uploads, which are at paths of their own.
    static let insertion = StorageMethod(
        "objects.insert",
        .post,
        "b/{bucket}/o",
        "contentEncoding name predefinedAcl projection \(conditions)",
        refusing: "kmsKeyName"
    ) { _, _, _ in throw GoogleError.invalid("uploadType", "is missing: objects are inserted at /upload/storage/v1") }

    static let objectMethods: [StorageMethod] = [
        StorageMethod(
            "objects.get",
            .get,
            "b/{bucket}/o/{object}",
            "projection softDeleted \(conditions)",
            refusing: "restoreToken"
        ) { server, request, path in
            let object = try server.object(request, path["bucket"] ?? "", path["object"] ?? "")
            if request.query["alt"] == "media" {
                return try await MediaReply.reply(to: request, object, tellsETag: server.mediaHasETags)
            }
            let isFull = request.query.isFull(usually: false)
            var reply = try ResponseFormat(request.query).reply(server.json(object, isFull: isFull))
            reply.headers[.eTag] = "\"\(object.etag)\""
            return reply
        },
        StorageMethod(
            "objects.list",
            .get,
            "b/{bucket}/o",
            "delimiter endOffset includeFoldersAsPrefixes includeTrailingDelimiter matchGlob maxResults pageToken prefix "
                + "projection softDeleted startOffset userProject versions",
            refusing: "filter"
        ) { server, request, path in try server.listObjects(request, path["bucket"] ?? "") },
        StorageMethod("objects.delete", .delete, "b/{bucket}/o/{object}", conditions) { server, request, path in
            let generation = try request.query.integer("generation")
            let preconditions = try Preconditions(request.query, request.headers)
            try await server.delete(path["bucket"] ?? "", path["object"] ?? "", generation: generation, preconditions)
            return Reply(status: .noContent)
        },
        StorageMethod(
            "objects.patch",
            .patch,
            "b/{bucket}/o/{object}",
            "overrideUnlockedRetention predefinedAcl projection \(conditions)"
        ) { server, request, path in try await server.change(request, path, ObjectDraft.patched) },
        StorageMethod(
            "objects.update",
            .put,
            "b/{bucket}/o/{object}",
            "overrideUnlockedRetention predefinedAcl projection \(conditions)"
        ) { server, request, path in try await server.change(request, path, ObjectDraft.updated) },
        StorageMethod(
            "objects.restore",
            .post,
            "b/{bucket}/o/{object}/restore",
            "copySourceAcl projection \(conditions)",
            refusing: "restoreToken"
        ) { server, request, path in try await server.restore(request, path["bucket"] ?? "", path["object"] ?? "") },
        insertion,
    ]

    /// Returns the object of a read request; throws 404, 412 or 304.
    private func object(_ request: IncomingRequest, _ bucket: String, _ name: String) throws -> StoredObject {
        let isSoftDeleted = try request.query.flag("softDeleted")
        let generation = try request.query.integer("generation")
        if isSoftDeleted, generation == nil { throw GoogleError.required("generation") }
        let object = try store.object(bucket, name, generation: generation, isSoftDeleted: isSoftDeleted)
        try Preconditions(request.query, request.headers).check(object.version, isRead: true)
        return object
    }

    private func listObjects(_ request: IncomingRequest, _ name: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let listing = try Listing(request.query)
        let bucket = try store.bucket(name)
        let isFull = request.query.isFull(usually: false)
        let page = try listing.page(of: bucket) { json($0, in: bucket, isFull: isFull) }
        return try format.reply(listing.json(kind: "storage#objects", page))
    }

    private func change(
        _ request: IncomingRequest,
        _ path: [String: String],
        _ change: @escaping @Sendable (_ resource: JSON.Value, _ sent: JSON.Value) -> JSON.Value
    ) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        var sent = try ResourceMembers.object.checked(try await request.jsonObject())
        let preconditions = try Preconditions(request.query, request.headers)
        let generation = try request.query.integer("generation")
        let bucket = try store.bucket(path["bucket"] ?? "")
        let overridesUnlocked = try request.query.flag("overrideUnlockedRetention")
        let predefined = request.query["predefinedAcl"]
        let isAccess = predefined != nil || sent["acl"]?.array?.isEmpty == false
        let list = isAccess ? try bucket.accessOfNewObject(sent["acl"], predefined: predefined) : nil
        for name in ["acl", "owner"] { sent[name] = nil }
        let object = try await store.update(
            bucket.name,
            path["object"] ?? "",
            generation: generation,
            preconditions
        ) { [sent] current in
            var resource = change(current, sent)
            resource["acl"] = list ?? current["acl"]
            try ObjectDraft.checkCustom(resource)
            try ObjectRetention.check(
                resource,
                after: current,
                in: bucket,
                overridingUnlocked: overridesUnlocked
            )
            return resource
        }
        return try format.reply(json(object, isFull: request.query.isFull(usually: true)))
    }

    private func restore(_ request: IncomingRequest, _ bucket: String, _ name: String) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        guard let generation = try request.query.integer("generation") else { throw GoogleError.required("generation") }
        let preconditions = try Preconditions(request.query, request.headers)
        let copiesAccess = try request.query.flag("copySourceAcl")
        let usual = try store.bucket(bucket).accessOfNewObject(nil, predefined: nil)
        let object = try await store.restoreObject(bucket, name, generation: generation, preconditions) { resource in
            guard !copiesAccess else { return resource }
            var resource = resource
            resource["acl"] = usual
            return resource
        }
        return try format.reply(json(object, isFull: request.query.isFull(usually: false)))
    }
}

// MARK: - Changes of what is stored

extension StorageServer {
    /// Returns the metadata of a new object with what its bucket adds.
    func settled(
        _ metadata: JSON.Value,
        for bucket: StoredBucket,
        predefinedAccess: String?
    ) throws(GoogleError) -> JSON.Value {
        try ObjectRetention.check(metadata, in: bucket)
        var metadata = metadata
        let serverMembers = [
            "owner", "retentionExpirationTime", "softDeleteTime", "hardDeleteTime", "timeDeleted",
            StoredObject.releaseMember,
        ]
        for name in serverMembers { metadata[name] = nil }
        metadata["acl"] = try bucket.accessOfNewObject(metadata["acl"], predefined: predefinedAccess)
        if metadata["storageClass"] == nil { metadata["storageClass"] = bucket.resource["storageClass"] }
        if metadata["eventBasedHold"] == nil, bucket.resource["defaultEventBasedHold"]?.bool == true {
            metadata["eventBasedHold"] = true
        }
        return metadata
    }

    /// Inserts an object, unless the one that it replaces must stay.
    func insert(
        _ draft: ObjectDraft,
        content: Content,
        _ sums: ObjectSums,
        _ preconditions: Preconditions,
        upload: String? = nil
    ) async throws -> StoredObject {
        try await store.transact { transaction in
            try transaction.insertUnlessKept(draft, content: content, sums, preconditions, upload: upload)
        }
    }

    /// Deletes an object, unless it must stay.
    func delete(
        _ bucket: String,
        _ name: String,
        generation: Int64?,
        _ preconditions: Preconditions
    ) async throws {
        try await store.transact { transaction in
            try transaction.deleteUnlessKept(bucket, name, generation: generation, preconditions)
        }
    }
}

extension StoreTransaction {
    /// Inserts an object, and the folders above it where there are folders; throws 403 if the object that it replaces
    /// must stay.
    mutating func insertUnlessKept(
        _ draft: ObjectDraft,
        content: Content,
        _ sums: ObjectSums,
        _ preconditions: Preconditions,
        upload: String? = nil
    ) throws -> StoredObject {
        let bucket = try bucket(draft.bucket)
        if let current = bucket[draft.name] {
            try preconditions.check(current.version)
            try current.checkMayGo(bucket, now: now, isArchived: bucket.hasVersions)
        }
        let object = try insert(draft, content: content, sums, preconditions, upload: upload)
        if bucket.hasFolders { try makeFolders(above: draft.name, in: bucket.name) }
        return object
    }

    /// Deletes an object; throws 403 if it must stay.
    mutating func deleteUnlessKept(
        _ bucket: String,
        _ name: String,
        generation: Int64?,
        _ preconditions: Preconditions
    ) throws {
        let place = try self.bucket(bucket)
        let current = try object(bucket, name, generation: generation)
        try preconditions.check(current.version)
        try current.checkMayGo(place, now: now, isArchived: place.hasVersions && generation == nil)
        try deleteObject(bucket, name, generation: generation, preconditions)
    }
}
