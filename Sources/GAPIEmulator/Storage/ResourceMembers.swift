import AsyncJSON

/// The types of the members that a client may set, as the description of the API has them.
///
/// Members that the description does not have are kept as they are.
struct ResourceMembers: Sendable {
    private enum Kind {
        case text
        case flag
        case object
        case array
        /// An object whose members are texts.
        case texts
    }

    private var kinds: [String: Kind] = [:]

    private init(text: String, flag: String, object: String, array: String, texts: String) {
        for (names, kind) in [
            (text, Kind.text), (flag, .flag), (object, .object), (array, .array), (texts, .texts),
        ] {
            for name in names.split(separator: " ") { kinds[String(name)] = kind }
        }
    }

    static let object = ResourceMembers(
        text: "cacheControl contentDisposition contentEncoding contentLanguage contentType customTime storageClass",
        flag: "eventBasedHold temporaryHold",
        object: "contexts customerEncryption owner retention",
        array: "acl",
        texts: "metadata"
    )
    static let bucket = ResourceMembers(
        text: "location rpo storageClass",
        flag: "defaultEventBasedHold satisfiesPZS",
        object: "autoclass billing customPlacementConfig encryption hierarchicalNamespace iamConfiguration ipFilter "
            + "lifecycle logging objectRetention owner retentionPolicy softDeletePolicy versioning website",
        array: "acl cors defaultObjectAcl",
        texts: "labels"
    )

    /// Returns the metadata of a client, with numbers and flags among its texts as texts.
    ///
    /// Throws Google's 400 for a member of another type; `null` is of every type.
    func checked(_ metadata: JSON.Value) throws(GoogleError) -> JSON.Value {
        guard let members = metadata.members else { return metadata }
        // A list of its own: to set a member looks for it, and a client may repeat one many times.
        var checked: [(name: String, value: JSON.Value)] = []
        checked.reserveCapacity(members.count)
        for (name, value) in members {
            switch kinds[name] {
            case _ where value.isNull, nil,
                .text where value.string != nil, .flag where value.bool != nil,
                .object where value.isObject, .array where value.isArray:
                checked.append((name, value))
            case .texts where value.isObject: checked.append((name, try texts(value, of: name)))
            default: throw .ofType(name)
            }
        }
        return JSON.Value(members: checked)
    }

    private func texts(_ value: JSON.Value, of name: String) throws(GoogleError) -> JSON.Value {
        var members: [(name: String, value: JSON.Value)] = []
        for (key, member) in value.members ?? [] {
            if member.isObject || member.isArray { throw .ofType("\(name).\(key)") }
            let isText = member.string != nil || member.isNull
            members.append((key, isText ? member : JSON.Value(member.description)))
        }
        return JSON.Value(members: members)
    }
}

extension GoogleError {
    /// Returns the error for a member whose value is of another type.
    fileprivate static func ofType(_ member: String) -> Self {
        GoogleError(
            code: 400,
            reason: "parseError",
            message: "Parse Error: the value of \(member) is of another type.",
            location: (member, "other")
        )
    }
}
