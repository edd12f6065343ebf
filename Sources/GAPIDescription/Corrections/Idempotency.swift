extension API {
    /// The rule by which a call of a method may be sent again when nobody knows whether it took effect.
    ///
    /// HTTP's own rule (RFC 9110 §9.2.2) calls PUT and DELETE idempotent, and that is not the whole truth: a DELETE that took effect
    /// and is repeated deletes what somebody else has made meanwhile. Where a service publishes what its clients may repeat,
    /// ``Document/idempotency(of:)`` says so.
    public enum Idempotency: Sendable, Hashable {
        /// Sending it twice has the effect of sending it once.
        case always
        /// So it is with any one of these preconditions, or with an `If-Match` header.
        case conditional(on: [Precondition])
        /// Sending it twice may do harm, whatever its conditions.
        case never

        /// A part of a request that makes the server refuse it the second time.
        public enum Precondition: Sendable, Hashable, CustomStringConvertible {
            /// A parameter of the query, such as `ifGenerationMatch`.
            case parameter(String)
            /// The body's own `etag`.
            case bodyETag

            /// The parameter's name, or what is in the body.
            public var description: String {
                switch self {
                case .parameter(let name): name
                case .bodyETag: "an etag in the body"
                }
            }
        }
    }
}

extension API.Document {
    /// What the service publishes about repeating a method; `nil` where HTTP's rule holds.
    ///
    /// Source: [Cloud Storage's retry strategy](https://cloud.google.com/storage/docs/retry-strategy), which tells idempotent,
    /// conditionally idempotent and never idempotent operations apart.
    public func idempotency(of method: API.Method) -> API.Idempotency? {
        guard let id = method.id, let name, id.hasPrefix(name + ".") else { return nil }
        return API.Idempotency.published[name]?[String(id.dropFirst(name.count + 1))]
    }
}

extension API.Document {
    /// The rule for a method, whoever says it: what the service publishes, or else HTTP's (RFC 9110 §9.2.2).
    public func repetition(of method: API.Method) -> API.Idempotency {
        if let published = idempotency(of: method) { return published }
        let idempotent = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]
        return idempotent.contains(method.httpMethod?.uppercased() ?? "GET") ? .always : .conditional(on: [])
    }
}

extension API.Idempotency {
    /// The published rules, by service and method, where they differ from HTTP's.
    fileprivate static let published: [String: [String: API.Idempotency]] = ["storage": storage]

    private static let storage: [String: API.Idempotency] = {
        let generation = [Precondition.parameter("ifGenerationMatch")]
        let metageneration = API.Idempotency.conditional(on: [.parameter("ifMetagenerationMatch")])
        var rules: [String: API.Idempotency] = [
            // A name is taken once, and a policy is locked once.
            "buckets.insert": .always, "buckets.lockRetentionPolicy": .always,
            "buckets.patch": metageneration, "buckets.update": metageneration,
            "objects.patch": metageneration, "objects.update": metageneration,
            // A version that is gone has no successor with its number.
            "objects.delete": .conditional(on: generation + [.parameter("generation")]),
            "projects.hmacKeys.create": .never, "notifications.insert": .never,
        ]
        // The last two are newer than the published table, and write an object as the others do.
        for name in ["insert", "copy", "compose", "rewrite", "move", "restore"] {
            rules["objects.\(name)"] = .conditional(on: generation)
        }
        // The same holds for the policies of objects and folders, which the table does not name.
        for owner in ["buckets", "objects", "managedFolders"] {
            rules["\(owner).setIamPolicy"] = .conditional(on: [.bodyETag])
        }
        rules["projects.hmacKeys.update"] = .conditional(on: [.bodyETag])
        for list in ["bucketAccessControls", "defaultObjectAccessControls", "objectAccessControls"] {
            for name in ["delete", "insert", "patch", "update"] { rules["\(list).\(name)"] = .never }
        }
        return rules
    }()
}
