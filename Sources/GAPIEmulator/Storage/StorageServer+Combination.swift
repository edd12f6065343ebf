import AsyncJSON
import NIOCore

/// The methods that make an object of others: compose, copy and rewrite.
extension StorageServer {
    /// Returns the operation at a path behind that of an object.
    func combination(_ bucket: String, _ name: String, _ path: [String]) -> Operation? {
        if path == ["compose"] {
            return Operation(name: "storage.objects.compose") { try await compose($0, bucket, name) }
        }
        // copyTo/b/{bucket}/o/{object}
        guard path.count == 5, path[1] == "b", path[3] == "o" else { return nil }
        switch path[0] {
        case "copyTo":
            return Operation(name: "storage.objects.copy") { request in
                let format = try ResponseFormat(request.query)
                let copy = try await copy(request, (bucket, name), (path[2], path[4]))
                return try format.reply(try await copy.finish().json)
            }
        case "rewriteTo":
            return Operation(name: "storage.objects.rewrite") { request in
                try await rewrite(request, try await copy(request, (bucket, name), (path[2], path[4])))
            }
        default: return nil
        }
    }

    // MARK: Compose

    private static let mostSources = 32

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
        let draft = try ObjectDraft(
            bucket: bucket,
            name: name,
            contentType: nil,
            // Clients send the resource that they know; its checksums are of what is replaced.
            metadata: ObjectDraft.copied([:], with: sent["destination"] ?? [:])
        )
        let preconditions = try Preconditions(request.query, request.headers)
        try store.checkInsert(bucket, name, preconditions)
        let sources = try listed.map { source in
            guard let name = source["name"]?.string else { throw GoogleError.required("sourceObjects.name") }
            let object = try store.object(bucket, name, generation: source.int64("generation"))
            try Preconditions(source: source).check(object.version)
            return object
        }
        let content = try await Content.joining(sources.map { ($0.content, $0.size) }, path: store.newContentPath())
        let sums = ObjectSums(joining: sources)
        let object = try await store.insert(draft, content: content, sums, preconditions)
        if sent["deleteSourceObjects"]?.bool == true {
            for source in sources where !source.name.isSameName(as: name) {
                // A source that is replaced or gone by now stays as it is.
                try? await store.deleteObject(bucket, source.name, generation: source.generation, .none)
            }
        }
        return try format.reply(object.json)
    }

    // MARK: Copies

    /// A copy of an object whose source and preconditions are checked.
    private struct ObjectCopy {
        let store: ObjectStore
        let source: StoredObject
        let draft: ObjectDraft
        let preconditions: Preconditions

        /// Creates the copy.
        func finish() async throws -> StoredObject {
            let content = try await Content.joining([(source.content, source.size)], path: store.newContentPath())
            return try await store.insert(draft, content: content, ObjectSums(source), preconditions)
        }
    }

    private func copy(
        _ request: IncomingRequest,
        _ from: (bucket: String, name: String),
        _ to: (bucket: String, name: String)
    ) async throws -> ObjectCopy {
        let sent = try await request.jsonObject()
        let generation = try request.query.integer("sourceGeneration")
        let source = try store.object(from.bucket, from.name, generation: generation)
        try Preconditions(source: request.query).check(source.version)
        let preconditions = try Preconditions(request.query, request.headers)
        let draft = try ObjectDraft(
            bucket: to.bucket,
            name: to.name,
            contentType: nil,
            metadata: ObjectDraft.copied(source.resource, with: sent)
        )
        try store.checkInsert(to.bucket, to.name, preconditions)
        return ObjectCopy(store: store, source: source, draft: draft, preconditions: preconditions)
    }

    /// Copies the next bytes; a token in the response stands for those that are copied so far.
    ///
    /// The server keeps nothing for a token: it is the source's generation and a number of bytes.
    private func rewrite(_ request: IncomingRequest, _ copy: ObjectCopy) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let size = copy.source.size
        var copied: Int64 = 0
        if let token = request.query["rewriteToken"], !token.isEmpty {
            let parts = token.split(separator: "-").map { Int64($0) }
            guard parts.count == 2, parts[0] == copy.source.generation, let done = parts[1], done > 0, done < size
            else { throw GoogleError.invalid("rewriteToken", "was given for no copy of this object") }
            copied = done
        }
        var step = rewriteStep.map { max(1, $0) } ?? size
        if let most = try request.query.integer("maxBytesRewrittenPerCall") {
            guard most > 0, most % (1 << 20) == 0 else {
                throw GoogleError.invalid("maxBytesRewrittenPerCall", "is not a multiple of 1 MiB")
            }
            step = min(step, most)
        }
        copied += min(step, size - copied)
        var answer: JSON.Value = [
            "kind": "storage#rewriteResponse", "totalBytesRewritten": JSON.Value("\(copied)"),
            "objectSize": JSON.Value("\(size)"), "done": JSON.Value(copied == size),
        ]
        if copied == size {
            answer["resource"] = try await copy.finish().resource
        } else {
            answer["rewriteToken"] = JSON.Value("\(copy.source.generation)-\(copied)")
        }
        return try format.reply(answer)
    }
}
