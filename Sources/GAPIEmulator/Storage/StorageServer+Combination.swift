import AsyncJSON
import HTTPTypes
import NIOCore

/// The methods that make an object of others: compose, copy, rewrite and move.
extension StorageServer {
    private static let conditions =
        "ifGenerationMatch ifGenerationNotMatch ifMetagenerationMatch ifMetagenerationNotMatch ifSourceGenerationMatch "
        + "ifSourceGenerationNotMatch ifSourceMetagenerationMatch ifSourceMetagenerationNotMatch projection userProject"
    /// The variables of a path from an object to another.
    private static func path(_ verb: String) -> String {
        "b/{bucket}/o/{object}/\(verb)/b/{destinationBucket}/o/{destinationObject}"
    }

    static let combinationMethods: [StorageMethod] = [
        StorageMethod(
            "objects.compose",
            .post,
            "b/{bucket}/o/{object}/compose",
            "destinationPredefinedAcl ifGenerationMatch ifMetagenerationMatch userProject",
            refusing: "dropContextGroups kmsKeyName"
        ) { server, request, path in try await server.compose(request, path["bucket"] ?? "", path["object"] ?? "") },
        StorageMethod(
            "objects.copy",
            .post,
            path("copyTo"),
            "destinationPredefinedAcl sourceGeneration \(conditions)",
            refusing: "destinationKmsKeyName"
        ) { server, request, path in
            let format = try ResponseFormat(request.query)
            let copy = try await server.copy(request, path)
            return try format.reply(server.json(try await copy.finish(), isFull: copy.isFull))
        },
        StorageMethod(
            "objects.rewrite",
            .post,
            path("rewriteTo"),
            "destinationPredefinedAcl maxBytesRewrittenPerCall rewriteToken sourceGeneration \(conditions)",
            refusing: "destinationKmsKeyName dropContextGroups"
        ) { server, request, path in try await server.rewrite(request, try await server.copy(request, path)) },
        StorageMethod(
            "objects.move",
            .post,
            "b/{bucket}/o/{object}/moveTo/o/{destinationObject}",
            conditions
        ) { server, request, path in try await server.move(request, path) },
    ]

    // MARK: Compose

    private static let mostSources = 32
    /// The most bytes of an object: 5 TiB.
    private static let mostBytes: Int64 = 5 << 40

    private func compose(_ request: IncomingRequest, _ bucket: String, _ name: String) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let sent = try await request.jsonObject()
        let listed = sent["sourceObjects"]?.array ?? []
        guard !listed.isEmpty else { throw GoogleError.required("sourceObjects") }
        guard listed.count <= Self.mostSources else {
            throw GoogleError(
                code: 400,
                reason: "invalid",
                message: "The number of source components provided (\(listed.count)) exceeds the maximum "
                    + "(\(Self.mostSources))"
            )
        }
        let destination = try ResourceMembers.object.checked(sent["destination"] ?? [:])
        let draft = try ObjectDraft(
            bucket: bucket,
            name: name,
            contentType: nil,
            // Clients send the resource that they know; its checksums are of what is replaced.
            metadata: try settled(
                ObjectDraft.copied([:], with: destination),
                for: try store.bucket(bucket),
                predefinedAccess: request.query["destinationPredefinedAcl"]
            )
        )
        let preconditions = try Preconditions(request.query, request.headers)
        try store.checkInsert(bucket, name, preconditions)
        let sources = try listed.map { source in
            guard let name = source["name"]?.string else { throw GoogleError.required("sourceObjects.name") }
            let object = try store.object(bucket, name, generation: try source.integer("generation"))
            try Preconditions(source: source).check(object.version)
            return object
        }
        guard sources.lazy.map(\.size).reduce(0, { $0 + min($1, Self.mostBytes) }) <= Self.mostBytes else {
            throw GoogleError.invalid("sourceObjects", "have more than 5 TiB together")
        }
        let content = try await Content.joining(sources.map { ($0.content, $0.size) }, in: store.newContentPlace())
        let sums = ObjectSums(joining: sources)
        let used = sent["deleteSourceObjects"]?.bool == true ? sources.filter { !$0.name.isSameName(as: name) } : []
        let object = try await store.transact { transaction in
            let object = try transaction.insertUnlessKept(draft, content: content, sums, preconditions)
            // A source that is replaced or gone by now stays as it is.
            for source in used where try transaction.bucket(bucket)[source.name]?.generation == source.generation {
                try transaction.deleteUnlessKept(bucket, source.name, generation: nil, .none)
            }
            return object
        }
        return try format.reply(json(object, isFull: false))
    }

    // MARK: Copies

    /// A copy of an object whose source and preconditions are checked.
    private struct ObjectCopy {
        let server: StorageServer
        let source: StoredObject
        let draft: ObjectDraft
        let preconditions: Preconditions
        /// A Boolean value indicating whether the response has the access control list.
        let isFull: Bool

        /// Creates the copy.
        func finish() async throws -> StoredObject {
            let content = try await source.contentOfCopy(in: server.store)
            return try await server.insert(draft, content: content, ObjectSums(source), preconditions)
        }
    }

    private func copy(_ request: IncomingRequest, _ path: [String: String]) async throws -> ObjectCopy {
        let sent = try ResourceMembers.object.checked(try await request.jsonObject())
        let generation = try request.query.integer("sourceGeneration")
        let source = try store.object(path["bucket"] ?? "", path["object"] ?? "", generation: generation)
        try Preconditions(source: request.query).check(source.version)
        let preconditions = try Preconditions(request.query, request.headers)
        let bucket = try store.bucket(path["destinationBucket"] ?? "")
        let draft = try ObjectDraft(
            bucket: bucket.name,
            name: path["destinationObject"],
            contentType: nil,
            metadata: try metadata(ofCopy: source, sent, in: bucket, request.query["destinationPredefinedAcl"])
        )
        try store.checkInsert(bucket.name, draft.name, preconditions)
        return ObjectCopy(
            server: self,
            source: source,
            draft: draft,
            preconditions: preconditions,
            isFull: request.query.isFull(usually: sent["acl"] != nil)
        )
    }

    /// Returns the metadata of a copy: those that are sent, or those of the source if none are.
    ///
    /// The list and the holds of the source are never those of the copy, and a storage class may be sent with nothing else.
    private func metadata(
        ofCopy source: StoredObject,
        _ sent: JSON.Value,
        in bucket: StoredBucket,
        _ predefinedAccess: String?
    ) throws(GoogleError) -> JSON.Value {
        var own = ObjectDraft.hasOwnMembers(sent) ? [:] : source.resource
        for name in ["acl", "temporaryHold", "eventBasedHold", "retention"] { own[name] = nil }
        let copied = ObjectDraft.copied(own, with: sent)
        return try settled(copied, for: bucket, predefinedAccess: predefinedAccess)
    }

    /// Copies the next bytes; a token in the response stands for those that are copied so far.
    ///
    /// As at Google, a copy has one token from its first call to its last, because `gcloud` sends the first token in
    /// all calls. So it is the server that counts.
    private func rewrite(_ request: IncomingRequest, _ copy: ObjectCopy) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let token = request.query["rewriteToken"].flatMap { $0.isEmpty ? nil : $0 }
        let size = copy.source.size
        var step = rewriteStep.map { max(1, $0) } ?? size
        if let most = try request.query.integer("maxBytesRewrittenPerCall") {
            guard most > 0, most % (1 << 20) == 0 else {
                throw GoogleError.invalid("maxBytesRewrittenPerCall", "is not a multiple of 1 MiB")
            }
            step = min(step, most)
        }
        var progress = RewriteProgress(source: copy.source, copy.draft)
        if let token {
            let known = try? store.document(StoredBucket.ownName, RewriteProgress.key(token))
            guard let known = known.map({ RewriteProgress($0) }), known.isSameCopy(as: progress) else {
                throw GoogleError.invalid("rewriteToken", "was given for no copy of this object")
            }
            progress = known
        }
        progress.copied += min(step, size - progress.copied)
        let isDone = progress.copied == size
        var answer: JSON.Value = [
            "kind": "storage#rewriteResponse", "totalBytesRewritten": JSON.Value("\(progress.copied)"),
            "objectSize": JSON.Value("\(size)"), "done": JSON.Value(isDone),
        ]
        let name = token ?? String(UInt64.random(in: .min ... .max), radix: 36)
        if isDone {
            answer["resource"] = resource(try await copy.finish(), isFull: copy.isFull)
            if token != nil {
                _ = try await store.updateDocument(StoredBucket.ownName, RewriteProgress.key(name)) { _ in nil }
            }
        } else {
            answer["rewriteToken"] = JSON.Value(name)
            try await store.transact { [progress] transaction in
                try transaction.makeOwnBucket()
                try transaction.save(progress, name)
            }
        }
        return try format.reply(answer)
    }

    // MARK: Moves

    /// Gives an object another name in its bucket: the old one goes in the moment in which the new one comes.
    private func move(_ request: IncomingRequest, _ path: [String: String]) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let bucket = try store.bucket(path["bucket"] ?? "")
        let source = try store.object(bucket.name, path["object"] ?? "")
        let sourceConditions = try Preconditions(source: request.query)
        try sourceConditions.check(source.version)
        let preconditions = try Preconditions(request.query, request.headers)
        let name = path["destinationObject"] ?? ""
        guard !name.isSameName(as: source.name) else {
            throw GoogleError.invalid("destinationObject", "is the name of the source")
        }
        let object = try await move(source, to: name, sourceConditions, preconditions)
        return try format.reply(json(object, isFull: request.query.isFull(usually: false)))
    }

    private func move(
        _ source: StoredObject,
        to name: String,
        _ sourceConditions: Preconditions,
        _ preconditions: Preconditions
    ) async throws -> StoredObject {
        // What would be refused at the end is refused now.
        try store.checkInsert(source.bucket, try source.draft(named: name).name, preconditions)
        let content = try await source.contentOfCopy(in: store)
        let sums = ObjectSums(source)
        return try await store.transact { transaction in
            let current = try transaction.object(source.bucket, source.name)
            try sourceConditions.check(current.version)
            guard current.generation == source.generation else { throw GoogleError.conflict("The source has changed.") }
            // The metadata of now: they may have changed while the content was copied.
            let draft = try current.draft(named: name)
            let object = try transaction.insertUnlessKept(draft, content: content, sums, preconditions)
            try transaction.deleteUnlessKept(source.bucket, source.name, generation: nil, .none)
            return object
        }
    }
}

extension StoredObject {
    /// Returns the draft of the same object with another name.
    func draft(named name: String) throws(GoogleError) -> ObjectDraft {
        try ObjectDraft(
            bucket: bucket,
            name: name,
            contentType: nil,
            metadata: ObjectDraft.copied(resource, with: [:])
        )
    }

    /// Returns the content for a copy of the object.
    func contentOfCopy(in store: ObjectStore) async throws -> Content {
        try await Content.joining([(content, size)], in: store.newContentPlace())
    }
}
