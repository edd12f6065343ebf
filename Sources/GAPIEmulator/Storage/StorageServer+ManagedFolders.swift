import AsyncJSON
import EmulatorServer
import HTTPTypes

/// The methods of managed folders, each with a policy of its own, in buckets with uniform access.
extension StorageServer {
    private static let path = "b/{bucket}/managedFolders"
    private static let conditions = "ifMetagenerationMatch ifMetagenerationNotMatch"

    static let managedFolderMethods: [StorageMethod] = [
        StorageMethod("managedFolders.list", .get, path, "pageSize pageToken prefix") { server, request, path in
            try server.listFolders(request, .managedFolder, try server.uniformBucket(path).name)
        },
        StorageMethod("managedFolders.insert", .post, path) { server, request, path in
            try await server.insertFolder(request, .managedFolder, try server.uniformBucket(path).name)
        },
        StorageMethod("managedFolders.get", .get, "\(path)/{folder}", conditions) { server, request, path in
            try server.getFolder(request, .managedFolder, path["bucket"] ?? "", path["folder"] ?? "")
        },
        StorageMethod("managedFolders.update", .patch, "\(path)/{folder}", conditions) { server, request, path in
            let format = try ResponseFormat(request.query)
            let preconditions = try Preconditions(request.query, request.headers)
            let folder = try await server.changeManagedFolder(path) { folder in
                try preconditions.check(Folder.version(folder))
                return folder
            }
            return try format.reply(server.folder(folder, .managedFolder, path["bucket"] ?? ""))
        },
        StorageMethod(
            "managedFolders.delete",
            .delete,
            "\(path)/{folder}",
            "allowNonEmpty \(conditions)"
        ) { server, request, path in
            let preconditions = try Preconditions(request.query, request.headers)
            let allowsContents = try request.query.flag("allowNonEmpty")
            let (bucket, name) = (path["bucket"] ?? "", path["folder"] ?? "")
            try await server.store.transact { transaction in
                let current = try transaction.bucket(bucket)
                let folder = try current.folder(.managedFolder, name)
                try preconditions.check(Folder.version(folder))
                let prefix = folder["name"]?.string ?? name
                guard allowsContents || current.objects(below: prefix).isEmpty else {
                    throw GoogleError.conflict("The managed folder \(prefix) is not empty.")
                }
                // Objects stay: a managed folder is only a place for a policy.
                try transaction.setDocument(bucket, Folder.managedFolder.key(prefix), nil)
            }
            return Reply(status: .noContent)
        },
        StorageMethod(
            "managedFolders.getIamPolicy",
            .get,
            "\(path)/{folder}/iam",
            "optionsRequestedPolicyVersion userProject"
        ) { server, request, path in
            try Self.checkPolicyVersion(request.query)
            let bucket = try server.store.bucket(path["bucket"] ?? "")
            let folder = try bucket.folder(.managedFolder, path["folder"] ?? "")
            return try ResponseFormat(request.query).reply(Self.policy(folder, path))
        },
        StorageMethod(
            "managedFolders.setIamPolicy",
            .put,
            "\(path)/{folder}/iam",
            "userProject"
        ) { server, request, path in
            let format = try ResponseFormat(request.query)
            let sent = try await request.jsonObject()
            let policy = try AccessPolicy(sent)
            let folder = try await server.changeManagedFolder(path) { folder in
                try Self.check(sent, Self.etag(folder))
                var folder = folder
                folder[Folder.policyMember] = JSON.Value(policy.bindings)
                return folder
            }
            return try format.reply(Self.policy(folder, path))
        },
        StorageMethod(
            "managedFolders.testIamPermissions",
            .get,
            "\(path)/{folder}/iam/testPermissions",
            "permissions userProject"
        ) { server, request, path in
            _ = try server.store.bucket(path["bucket"] ?? "").folder(.managedFolder, path["folder"] ?? "")
            return try Self.testPermissions(request)
        },
    ]

    private func uniformBucket(_ path: [String: String]) throws(GoogleError) -> StoredBucket {
        let bucket = try store.bucket(path["bucket"] ?? "")
        guard bucket.hasUniformAccess else {
            throw GoogleError(
                code: 412,  // which `gcloud` takes for "none" when it removes all of a bucket
                reason: "conditionNotMet",
                message: "Managed folders need uniform bucket-level access."
            )
        }
        return bucket
    }

    /// Replaces a folder by the result of a closure, with the next metageneration.
    private func changeManagedFolder(
        _ path: [String: String],
        _ change: @escaping @Sendable (JSON.Value) throws -> JSON.Value
    ) async throws -> JSON.Value {
        let (bucket, name) = (path["bucket"] ?? "", path["folder"] ?? "")
        return try await store.transact { transaction in
            let current = try transaction.bucket(bucket).folder(.managedFolder, name)
            var folder = try change(current)
            folder["metageneration"] = JSON.Value("\(Folder.version(current).metageneration + 1)")
            folder["updateTime"] = JSON.Value(WallClock.timestamp(transaction.now))
            let key = Folder.managedFolder.key(current["name"]?.string ?? name)
            try transaction.setDocument(bucket, key, folder)
            return folder
        }
    }

    private static func etag(_ folder: JSON.Value) -> String {
        ObjectDraft.etag(0, Folder.version(folder).metageneration)
    }

    private static func policy(_ folder: JSON.Value, _ path: [String: String]) -> JSON.Value {
        let policy = AccessPolicy(folder[Folder.policyMember]?.array ?? [], nil, .bucket)
        let resource = "\(path["bucket"] ?? "")/managedFolders/\(folder["name"]?.string ?? "")"
        return json(policy, resource: resource, etag: etag(folder))
    }
}
