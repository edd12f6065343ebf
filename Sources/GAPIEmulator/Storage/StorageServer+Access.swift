import AsyncJSON
import HTTPTypes

/// The methods of access control lists: of buckets, of the objects that they will have, and of objects.
///
/// A list is a member of its resource, so that a change of it is one of the resource, with its preconditions, entity
/// tag and metageneration.
extension StorageServer {
    static let accessMethods: [StorageMethod] =
        accessMethods("bucketAccessControls", .bucket, "b/{bucket}/acl")
        + accessMethods("defaultObjectAccessControls", .newObjects, "b/{bucket}/defaultObjectAcl")
        + accessMethods("objectAccessControls", .object, "b/{bucket}/o/{object}/acl")

    private static func accessMethods(
        _ resource: String,
        _ target: AccessList.Target,
        _ path: String
    ) -> [StorageMethod] {
        let parameters = target == .object ? "generation userProject" : "userProject"
        let conditions = target == .newObjects ? " ifMetagenerationMatch ifMetagenerationNotMatch" : ""
        let entry = "\(path)/{entity}"
        return [
            StorageMethod("\(resource).list", .get, path, parameters + conditions) { server, request, path in
                let format = try ResponseFormat(request.query)
                let found = try server.access(target, request, path)
                return try format.reply([
                    "kind": JSON.Value("\(target.kind)s"),
                    "items": JSON.Value(found.list.entries.map(found.place.json)),
                ])
            },
            StorageMethod("\(resource).get", .get, entry, parameters) { server, request, path in
                let format = try ResponseFormat(request.query)
                let found = try server.access(target, request, path)
                let entity = path["entity"] ?? ""
                guard let entry = found.list[entity] else { throw GoogleError.noEntry(entity) }
                return try format.reply(found.place.json(entry))
            },
            StorageMethod("\(resource).insert", .post, path, parameters) { server, request, path in
                let sent = try await request.jsonObject()
                return try await server.changeAccess(target, request, path) { list throws(GoogleError) in
                    try list.set(sent["entity"]?.string, sent["role"]?.string, target)
                }
            },
            change("\(resource).patch", .patch, target, entry, parameters),
            change("\(resource).update", .put, target, entry, parameters),
            StorageMethod("\(resource).delete", .delete, entry, parameters) { server, request, path in
                _ = try await server.changeAccess(target, request, path) { list throws(GoogleError) in
                    try list.remove(path["entity"] ?? "")
                    return nil
                }
                return Reply(status: .noContent)
            },
        ]
    }

    /// Returns the method that gives an entity of a list another role.
    private static func change(
        _ name: String,
        _ method: HTTPRequest.Method,
        _ target: AccessList.Target,
        _ path: String,
        _ parameters: String
    ) -> StorageMethod {
        StorageMethod(name, method, path, parameters) { server, request, path in
            let sent = try await request.jsonObject()
            return try await server.changeAccess(target, request, path) { list throws(GoogleError) in
                let entity = path["entity"] ?? ""
                guard let entry = list[entity] else { throw .noEntry(entity) }
                return try list.set(entity, sent["role"]?.string ?? entry.role, target)
            }
        }
    }

    /// Returns the list of a request; throws 404 without its resource, and 400 where there are no lists.
    private func access(
        _ target: AccessList.Target,
        _ request: IncomingRequest,
        _ path: [String: String]
    ) throws -> (list: AccessList, place: AccessPlace) {
        let bucket = try store.bucket(path["bucket"] ?? "")
        if target != .object {
            guard !bucket.hasUniformAccess else { throw GoogleError.uniformAccess("get legacy ACL for a bucket when") }
            try Preconditions(request.query, request.headers).check(bucket.version, isRead: true)
            return (bucket.access(target), accessPlace(target, of: bucket))
        }
        guard !bucket.hasUniformAccess else { throw GoogleError.uniformAccess("get legacy ACL for an object when") }
        let generation = try request.query.integer("generation")
        let object = try store.object(bucket.name, path["object"] ?? "", generation: generation)
        return (object.access, accessPlace(of: object))
    }

    /// Changes the list of a request, and responds with the entry that the closure returns.
    private func changeAccess(
        _ target: AccessList.Target,
        _ request: IncomingRequest,
        _ path: [String: String],
        _ change: @escaping @Sendable (inout AccessList) throws(GoogleError) -> AccessList.Entry?
    ) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        _ = try access(target, request, path)  // the refusals of reading are those of writing, too
        let changed: @Sendable (JSON.Value) throws -> JSON.Value = { resource in
            var resource = resource
            var list = try resource[target.member].map { try AccessList($0, target) } ?? .usual
            _ = try change(&list)
            try list.checkOwner(target)
            resource[target.member] = list.json
            return resource
        }
        let bucket = path["bucket"] ?? ""
        let place: AccessPlace
        var list: AccessList
        if target == .object {
            let generation = try request.query.integer("generation")
            let name = path["object"] ?? ""
            let object = try await store.update(bucket, name, generation: generation, .none, changed)
            (list, place) = (object.access, accessPlace(of: object))
        } else {
            let bucket = try await store.updateBucket(bucket, .none, changed)
            (list, place) = (bucket.access(target), accessPlace(target, of: bucket))
        }
        // The same change of the changed list changes nothing more, and returns its entry.
        guard let entry = try? change(&list) else { return Reply(status: .noContent) }
        return try format.reply(place.json(entry))
    }
}
