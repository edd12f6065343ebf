extension API {
    /// The rule for sending a request again when it is unknown whether the first one took effect.
    ///
    /// HTTP's rule (RFC 9110 §9.2.2) calls PUT and DELETE idempotent, but it does not cover every case: a DELETE that
    /// took effect and is repeated deletes the resource that another client has created in the meantime. Some services
    /// publish which methods their clients may repeat; ``Document/idempotency(of:)`` returns these rules.
    public enum Idempotency: Sendable, Hashable {
        /// Sending the request twice has the effect of sending it once.
        case always
        /// Sending the request twice has the effect of sending it once if the request has one of these preconditions or
        /// an `If-Match` header field.
        case conditional(on: [Precondition])
        /// Sending the request twice may do harm, whatever its preconditions.
        case never

        /// A part of a request that makes the server refuse the second of two equal requests.
        public enum Precondition: Sendable, Hashable, CustomStringConvertible {
            /// A parameter of the query, such as `ifGenerationMatch`.
            case parameter(String)
            /// The member `etag` of the request body.
            case bodyETag

            /// The parameter's name, or a phrase for the `etag`.
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
    /// Returns the rule that the service publishes for repeating a method; `nil` if the service publishes none.
    ///
    /// HTTP's rule holds for methods without a published rule; see ``repetition(of:)``.
    ///
    /// Source: [Cloud Storage's retry strategy](https://cloud.google.com/storage/docs/retry-strategy), which
    /// distinguishes operations that are always, conditionally and never idempotent.
    public func idempotency(of method: API.Method) -> API.Idempotency? {
        guard let id = method.id, let name, id.hasPrefix(name + ".") else { return nil }
        return API.Idempotency.published[name]?[String(id.dropFirst(name.count + 1))]
    }
}

extension API.Document {
    /// Returns the rule for repeating a method: the published rule of the service, or else HTTP's rule (RFC 9110
    /// §9.2.2).
    public func repetition(of method: API.Method) -> API.Idempotency {
        if let published = idempotency(of: method) { return published }
        let idempotent = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]
        return idempotent.contains(method.httpMethod?.uppercased() ?? "GET") ? .always : .conditional(on: [])
    }
}

extension API.Idempotency {
    /// The published rules that differ from HTTP's, by service and method.
    fileprivate static let published: [String: [String: API.Idempotency]] = ["storage": storage]

    private static let storage: [String: API.Idempotency] = {
        let generation = [Precondition.parameter("ifGenerationMatch")]
        let metageneration = API.Idempotency.conditional(on: [.parameter("ifMetagenerationMatch")])
        var rules: [String: API.Idempotency] = [
            // A second request for a name that is taken fails, and a policy can be locked only once.
            "buckets.insert": .always, "buckets.lockRetentionPolicy": .always,
            "buckets.patch": metageneration, "buckets.update": metageneration,
            "objects.patch": metageneration, "objects.update": metageneration,
            // After a version is deleted, no other version gets its number.
            "objects.delete": .conditional(on: generation + [.parameter("generation")]),
            "projects.hmacKeys.create": .never, "notifications.insert": .never,
        ]
        // The last two are newer than the published table, and write an object like the others.
        for name in ["insert", "copy", "compose", "rewrite", "move", "restore"] {
            rules["objects.\(name)"] = .conditional(on: generation)
        }
        // The same holds for the policies of objects and managed folders, which the table does not name.
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
