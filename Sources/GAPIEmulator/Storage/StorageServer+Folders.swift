import AsyncJSON
import EmulatorServer
import HTTPTypes

/// The methods of folders, which buckets with a hierarchical namespace have.
///
/// Folders are documents of their bucket. An object makes those above it, and a folder with a new name takes its
/// objects along.
extension StorageServer {
    private static let conditions = "ifMetagenerationMatch ifMetagenerationNotMatch"

    static let folderMethods: [StorageMethod] = [
        StorageMethod(
            "folders.list",
            .get,
            "b/{bucket}/folders",
            "delimiter endOffset pageSize pageToken prefix startOffset"
        ) { server, request, path in
            let bucket = try server.store.bucketWithFolders(path["bucket"] ?? "")
            return try server.listFolders(request, .folder, bucket.name)
        },
        StorageMethod("folders.insert", .post, "b/{bucket}/folders", "recursive") { server, request, path in
            let bucket = try server.store.bucketWithFolders(path["bucket"] ?? "")
            let isRecursive = try request.query.flag("recursive")
            return try await server.insertFolder(request, .folder, bucket.name) { transaction, name in
                let parent = Folder.parents(of: name).last
                if isRecursive {
                    try transaction.makeFolders(above: name, in: bucket.name)
                } else if let parent, try transaction.bucket(bucket.name).documents[Folder.folder.key(parent)] == nil {
                    throw GoogleError.badRequest("The folder \(parent) does not exist.")
                }
            }
        },
        StorageMethod("folders.get", .get, "b/{bucket}/folders/{folder}", conditions) { server, request, path in
            try server.getFolder(request, .folder, path["bucket"] ?? "", path["folder"] ?? "")
        },
        StorageMethod("folders.delete", .delete, "b/{bucket}/folders/{folder}", conditions) { server, request, path in
            try await server.deleteFolder(request, .folder, path, isEmpty: true)
            return Reply(status: .noContent)
        },
        StorageMethod(
            "folders.deleteRecursive",
            .post,
            "b/{bucket}/folders/{folder}/deleteRecursive",
            conditions
        ) { server, request, path in
            let format = try ResponseFormat(request.query)
            try await server.deleteFolder(request, .folder, path, isEmpty: false)
            return try format.reply(server.finished(path["bucket"] ?? "", response: [:]))
        },
        StorageMethod(
            "folders.rename",
            .post,
            "b/{bucket}/folders/{folder}/renameTo/folders/{destinationFolder}",
            "ifSourceMetagenerationMatch ifSourceMetagenerationNotMatch"
        ) { server, request, path in try await server.renameFolder(request, path) },
    ]

    // MARK: What folders of both kinds have in common

    /// Returns a page of the folders of a bucket, in the order of their names.
    func listFolders(_ request: IncomingRequest, _ kind: Folder, _ bucket: String) throws -> Reply {
        let query = request.query
        let format = try ResponseFormat(query)
        let prefix = query["prefix"] ?? ""
        if let delimiter = query["delimiter"], !delimiter.isEmpty, delimiter != "/" {
            throw GoogleError.invalid("delimiter", "is not /")
        }
        var found = try store.documents(bucket, prefix: kind.key(prefix)).map { (kind.name(ofKey: $0.key), $0.value) }
        if query["delimiter"]?.isEmpty == false {
            // The folders directly below the prefix, and the one that it names.
            found.removeAll { $0.0.dropping(prefix).utf8.dropLast().contains(UInt8(ascii: "/")) }
        }
        if let start = query["startOffset"] { found.removeAll { $0.0.precedes(start) } }
        if let end = query["endOffset"], !end.isEmpty { found.removeAll { !$0.0.precedes(end) } }
        let cutter = PageCutter(size: try query.pageSize("pageSize", usual: 1000, most: 1000))
        let page = try cutter.page(of: found.count, token: query["pageToken"])
        var answer: JSON.Value = ["kind": JSON.Value("\(kind.resourceKind)s")]
        answer["items"] = JSON.Value(found[page.items].map { folder($0.1, kind, bucket) })
        answer["nextPageToken"] = page.next.map { JSON.Value($0) }
        return try format.reply(answer)
    }

    /// Inserts the folder in the body of a request, after what a closure does before.
    func insertFolder(
        _ request: IncomingRequest,
        _ kind: Folder,
        _ bucket: String,
        _ prepare: @escaping @Sendable (inout StoreTransaction, _ name: String) throws -> Void = { _, _ in }
    ) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        guard let sent = try await request.jsonObject()["name"]?.string else { throw GoogleError.required("name") }
        let name = try Folder.checked(sent)
        let stored = try await store.transact { transaction in
            guard try transaction.bucket(bucket).documents[kind.key(name)] == nil else {
                throw GoogleError.conflict("The folder \(name) exists already.")
            }
            try prepare(&transaction, name)
            return try transaction.makeFolder(kind, name, in: bucket)
        }
        return try format.reply(folder(stored, kind, bucket))
    }

    func getFolder(_ request: IncomingRequest, _ kind: Folder, _ bucket: String, _ name: String) throws -> Reply {
        let format = try ResponseFormat(request.query)
        let found = try store.bucket(bucket).folder(kind, name)
        try Preconditions(request.query, request.headers).check(Folder.version(found), isRead: true)
        return try format.reply(folder(found, kind, bucket))
    }

    /// Removes a folder, with everything below it or only if there is nothing.
    func deleteFolder(
        _ request: IncomingRequest,
        _ kind: Folder,
        _ path: [String: String],
        isEmpty: Bool
    ) async throws {
        let (name, folder) = (path["bucket"] ?? "", path["folder"] ?? "")
        let preconditions = try Preconditions(request.query, request.headers)
        try await store.transact { transaction in
            let bucket = try transaction.bucket(name)
            try preconditions.check(Folder.version(try bucket.folder(kind, folder)))
            let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
            let folders = bucket.documents.keys.filter { $0.utf8.starts(with: kind.key(prefix).utf8) }
            let objects = bucket.objects(below: prefix)
            if isEmpty, folders.count > 1 || !objects.isEmpty {
                throw GoogleError.conflict("The folder \(folder) is not empty.")
            }
            for object in objects {
                try transaction.deleteUnlessKept(name, object.name, generation: nil, .none)
            }
            for key in folders { try transaction.setDocument(name, key, nil) }
        }
    }

    /// Returns a stored folder as clients see it.
    func folder(_ stored: JSON.Value, _ kind: Folder, _ bucket: String) -> JSON.Value {
        var folder = stored
        let name = stored["name"]?.string ?? ""
        folder[Folder.policyMember] = nil
        folder["kind"] = JSON.Value(kind.resourceKind)
        folder["bucket"] = JSON.Value(bucket)
        folder["id"] = JSON.Value("\(bucket)/\(name)")
        folder["selfLink"] = JSON.Value(links.url(ofFolder: name, kind, bucket))
        return folder
    }

    // MARK: Renaming

    /// Gives a folder, and all that is below it, another name.
    private func renameFolder(_ request: IncomingRequest, _ path: [String: String]) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let bucket = try store.bucketWithFolders(path["bucket"] ?? "")
        let old = try Folder.checked(path["folder"] ?? "")
        let new = try Folder.checked(path["destinationFolder"] ?? "")
        guard !new.utf8.starts(with: old.utf8) else { throw GoogleError.badRequest("A folder cannot go into itself.") }
        let preconditions = try Preconditions(source: request.query)
        var moves: [(source: StoredObject, content: Content)] = []
        for object in bucket.objects(below: old) {
            moves.append((object, try await object.contentOfCopy(in: store)))
        }
        let renamed = try await store.transact { [moves] transaction in
            let current = try transaction.bucket(bucket.name)
            try preconditions.check(Folder.version(try current.folder(.folder, old)))
            guard current.documents[Folder.folder.key(new)] == nil else {
                throw GoogleError.conflict("The folder \(new) exists already.")
            }
            let objects = current.objects(below: old)
            guard objects.map(\.generation) == moves.map(\.source.generation) else {
                throw GoogleError.conflict("An object of the folder has changed meanwhile.")
            }
            // With the metadata of now: they may have changed while the contents were copied.
            for (object, move) in zip(objects, moves) {
                let draft = try object.draft(named: new + object.name.dropping(old))
                try transaction.deleteUnlessKept(bucket.name, object.name, generation: nil, .none)
                _ = try transaction.insertUnlessKept(draft, content: move.content, ObjectSums(object), .none)
            }
            try transaction.makeFolders(above: new, in: bucket.name)
            for (key, folder) in current.documents where key.utf8.starts(with: Folder.folder.key(old).utf8) {
                let name = new + Folder.folder.name(ofKey: key).dropping(old)
                var folder = folder
                folder["name"] = JSON.Value(name)
                try transaction.setDocument(bucket.name, key, nil)
                try transaction.setDocument(bucket.name, Folder.folder.key(name), folder)
            }
            return try transaction.bucket(bucket.name).folder(.folder, new)
        }
        return try format.reply(finished(bucket.name, response: folder(renamed, .folder, bucket.name)))
    }

    /// Returns the resource of a long-running operation that is over already.
    private func finished(_ bucket: String, response: JSON.Value) -> JSON.Value {
        let name = "projects/_/buckets/\(bucket)/operations/\(WallClock.microseconds())"
        return ["kind": "storage#operation", "name": JSON.Value(name), "done": true, "response": response]
    }
}
