import AsyncJSON
import HTTPTypes

/// The methods of IAM policies: of buckets and, as another view of their lists, of objects.
extension StorageServer {
    static let policyMethods: [StorageMethod] = [
        StorageMethod(
            "buckets.getIamPolicy",
            .get,
            "b/{bucket}/iam",
            "optionsRequestedPolicyVersion userProject"
        ) { server, request, path in
            try Self.checkPolicyVersion(request.query)
            let bucket = try server.store.bucket(path["bucket"] ?? "")
            return try ResponseFormat(request.query).reply(Self.json(bucket.policy, of: bucket))
        },
        StorageMethod("buckets.setIamPolicy", .put, "b/{bucket}/iam", "userProject") { server, request, path in
            let format = try ResponseFormat(request.query)
            let sent = try await request.jsonObject()
            let policy = try AccessPolicy(sent)
            let bucket = path["bucket"] ?? ""
            let changed = try await server.store.transact { transaction in
                let current = try transaction.bucket(bucket)
                try Self.check(sent, current.version.etag)
                let isUniform = current.hasUniformAccess
                let divided = try policy.divided(.bucket)
                return try transaction.updateBucket(bucket, .none) { resource in
                    var resource = resource
                    resource[StoredBucket.policyMember] = JSON.Value(isUniform ? policy.bindings : divided.bindings)
                    if !isUniform { resource[AccessList.Target.bucket.member] = divided.list }
                    return resource
                }
            }
            return try format.reply(Self.json(changed.policy, of: changed))
        },
        StorageMethod(
            "buckets.testIamPermissions",
            .get,
            "b/{bucket}/iam/testPermissions",
            "permissions userProject"
        ) { server, request, path in
            _ = try server.store.bucket(path["bucket"] ?? "")
            return try Self.testPermissions(request)
        },
        StorageMethod(
            "objects.getIamPolicy",
            .get,
            "b/{bucket}/o/{object}/iam",
            "generation userProject"
        ) { server, request, path in
            let object = try server.objectOfPolicy(request, path)
            return try ResponseFormat(request.query).reply(Self.json(object.policy, of: object))
        },
        StorageMethod(
            "objects.setIamPolicy",
            .put,
            "b/{bucket}/o/{object}/iam",
            "generation userProject"
        ) { server, request, path in
            let format = try ResponseFormat(request.query)
            let sent = try await request.jsonObject()
            let divided = try AccessPolicy(sent).divided(.object)
            guard divided.bindings.isEmpty else {
                throw GoogleError.invalid("bindings.role", "is no role of an object")
            }
            let found = try server.objectOfPolicy(request, path)
            let object = try await server.store.transact { transaction in
                let (bucket, name, generation) = (found.bucket, found.name, found.generation)
                try Self.check(sent, try transaction.object(bucket, name, generation: generation).etag)
                return try transaction.update(bucket, name, generation: generation, .none) { resource in
                    var resource = resource
                    resource[AccessList.Target.object.member] = divided.list
                    return resource
                }
            }
            return try format.reply(Self.json(object.policy, of: object))
        },
        StorageMethod(
            "objects.testIamPermissions",
            .get,
            "b/{bucket}/o/{object}/iam/testPermissions",
            "generation permissions userProject"
        ) { server, request, path in
            _ = try server.objectOfPolicy(request, path)
            return try Self.testPermissions(request)
        },
    ]

    /// Returns the object of a request; throws 400 where objects have no policies.
    private func objectOfPolicy(_ request: IncomingRequest, _ path: [String: String]) throws -> StoredObject {
        let bucket = try store.bucket(path["bucket"] ?? "")
        guard !bucket.hasUniformAccess else { throw GoogleError.uniformAccess("use IAM for an object when") }
        let generation = try request.query.integer("generation")
        return try store.object(bucket.name, path["object"] ?? "", generation: generation)
    }

    // MARK: What policies of all resources have in common

    /// Returns the response with the permissions of a request, which every caller has.
    static func testPermissions(_ request: IncomingRequest) throws -> Reply {
        let wanted = request.query.values("permissions")
        guard !wanted.isEmpty else { throw GoogleError.required("permissions") }
        guard wanted.allSatisfy({ $0.hasPrefix("storage.") }) else {
            throw GoogleError.invalid("permissions", "has a name that is none of Cloud Storage")
        }
        return try ResponseFormat(request.query).reply([
            "kind": "storage#testIamPermissionsResponse", "permissions": JSON.Value(wanted.map { JSON.Value($0) }),
        ])
    }

    static func checkPolicyVersion(_ query: RequestTarget.Query) throws(GoogleError) {
        guard let version = try query.integer("optionsRequestedPolicyVersion") else { return }
        guard 1...3 ~= version else { throw .invalid("optionsRequestedPolicyVersion", "is not 1, 2 or 3") }
    }

    /// Throws 412 if a client's policy was read before the last change.
    static func check(_ sent: JSON.Value, _ etag: String) throws(GoogleError) {
        guard let known = sent["etag"]?.string, !known.isEmpty, known != etag else { return }
        throw .conditionNotMet("etag")
    }

    /// Returns a policy as clients see it.
    static func json(_ policy: AccessPolicy, resource: String, etag: String) -> JSON.Value {
        [
            "kind": "storage#policy", "resourceId": JSON.Value("projects/_/buckets/\(resource)"),
            "version": JSON.Value(policy.version), "etag": JSON.Value(etag), "bindings": JSON.Value(policy.bindings),
        ]
    }

    private static func json(_ policy: AccessPolicy, of bucket: StoredBucket) -> JSON.Value {
        json(policy, resource: bucket.name, etag: bucket.version.etag)
    }

    private static func json(_ policy: AccessPolicy, of object: StoredObject) -> JSON.Value {
        let resource = "\(object.bucket)/objects/\(object.name)#\(object.generation)"
        return json(policy, resource: resource, etag: object.etag)
    }
}

extension StoredBucket {
    /// The policy, with the bindings that stand for the bucket's list where there is one.
    fileprivate var policy: AccessPolicy {
        let stored = resource[Self.policyMember]?.array
        // A new bucket with uniform access has the bindings that its list would stand for.
        let list = hasUniformAccess ? (stored == nil ? AccessList.usual : nil) : access(.bucket)
        return AccessPolicy(stored ?? [], list, .bucket)
    }
}

extension StoredObject {
    fileprivate var policy: AccessPolicy { AccessPolicy([], access, .object) }
}
