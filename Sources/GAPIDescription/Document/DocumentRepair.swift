/// Leaves out the parts of a description that have the wrong type, and reports them.
///
/// Each part is decoded without the parts inside it. So after an error, only the part with the wrong member is decoded
/// again, and not the whole document.
struct DocumentRepair {
    /// The diagnostics for the members that were left out.
    private(set) var diagnostics: [API.Diagnostic] = []

    /// The maximum number of members to leave out; a document with more is probably not a description.
    private static let maximumCount = 1_000

    /// The parts of a description that contain other parts.
    private enum Part {
        case document, resource, method, schema

        /// Returns the kind of part that a member holds, and whether the member is a map of such parts; `nil` for other
        /// members.
        func inside(_ member: String) -> (part: Part, isMap: Bool)? {
            switch (self, member) {
            case (.document, "resources"), (.resource, "resources"): (.resource, true)
            case (.document, "methods"), (.resource, "methods"): (.method, true)
            case (.document, "schemas"), (.document, "parameters"), (.method, "parameters"), (.schema, "properties"):
                (.schema, true)
            case (.method, "request"), (.method, "response"), (.schema, "items"), (.schema, "additionalProperties"):
                (.schema, false)
            default: nil
            }
        }

        /// Decodes a value as a part of this kind.
        /// - Throws: `JSON.Error` if a member has the wrong type.
        func check(_ value: JSON.Value) throws(JSON.Error) {
            switch self {
            case .document: _ = try value.decode(API.Document.self, isStrict: true)
            case .resource: _ = try value.decode(API.Resource.self, isStrict: true)
            case .method: _ = try value.decode(API.Method.self, isStrict: true)
            case .schema: _ = try value.decode(API.Schema.self, isStrict: true)
            }
        }
    }

    /// Returns the document without the members that have the wrong type.
    /// - Throws: `JSON.Error` if the document is not an object, or if more than ``maximumCount`` members have the wrong
    ///   type.
    mutating func repaired(_ document: JSON.Value) throws(JSON.Error) -> JSON.Value {
        try repaired(document, .document, [])
    }

    private mutating func repaired(
        _ value: JSON.Value,
        _ part: Part,
        _ path: [JSON.Path.Step]
    ) throws(JSON.Error) -> JSON.Value {
        let members = value.members ?? []
        // Only the part itself: of the parts inside it, only values that are not objects, which are an error here.
        var shell = value
        for (name, member) in members where member.isObject {
            guard let inner = part.inside(name) else { continue }
            shell[name] = inner.isMap ? JSON.Value(members: (member.members ?? []).filter { !$0.value.isObject }) : [:]
        }
        try leaveOut(of: &shell, part, path)
        var kept: [(name: String, value: JSON.Value)] = []
        for (name, member) in members {
            guard let own = shell[name] else { continue }
            guard member.isObject, let inner = part.inside(name) else {
                kept.append((name, own))
                continue
            }
            let path = path + [.member(name)]
            guard inner.isMap else {
                kept.append((name, try repaired(member, inner.part, path)))
                continue
            }
            var entries: [(name: String, value: JSON.Value)] = []
            for (name, entry) in member.members ?? [] {
                if entry.isObject {
                    entries.append((name, try repaired(entry, inner.part, path + [.member(name)])))
                } else if let entry = own[name] {
                    entries.append((name, entry))
                }
            }
            kept.append((name, JSON.Value(members: entries)))
        }
        return members.isEmpty ? shell : JSON.Value(members: kept)
    }

    /// Removes one member at a time until the rest can be decoded.
    private mutating func leaveOut(
        of value: inout JSON.Value,
        _ part: Part,
        _ place: [JSON.Path.Step]
    ) throws(JSON.Error) {
        while true {
            let error: JSON.Error
            do throws(JSON.Error) {
                return try part.check(value)
            } catch let wrong {
                error = wrong
            }
            guard diagnostics.count < Self.maximumCount, let path = try? JSON.Path(parsing: error.path),
                !path.steps.isEmpty, value[path] != nil
            else { throw error }
            value[path] = nil
            diagnostics.append(
                .init(
                    .error,
                    .wrongType,
                    at: "$." + JSON.Path(place + path.steps).description,
                    error.message,
                    remedy: "it is left out: correct the document, or take a newer revision"
                )
            )
        }
    }
}
