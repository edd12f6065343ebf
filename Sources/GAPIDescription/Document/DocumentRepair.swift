/// Leaves out of a description what has not the shape that it should have, and says so.
///
/// Each part is read by itself, without the parts inside it. So a wrong member costs its own part to be read once more, and not
/// the whole document.
struct DocumentRepair {
    /// What was left out.
    private(set) var diagnostics: [API.Diagnostic] = []

    /// A document with more to leave out is something else.
    private static let maximumCount = 1_000

    /// The parts of a description that hold others.
    private enum Part {
        case document, resource, method, schema

        /// The parts that a member holds: one of them, or several by name.
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

        /// Throws where a value is none of this kind.
        func check(_ value: JSON.Value) throws(JSON.Error) {
            switch self {
            case .document: _ = try value.decode(API.Document.self, isStrict: true)
            case .resource: _ = try value.decode(API.Resource.self, isStrict: true)
            case .method: _ = try value.decode(API.Method.self, isStrict: true)
            case .schema: _ = try value.decode(API.Schema.self, isStrict: true)
            }
        }
    }

    /// The document without what does not fit.
    /// - Throws: where it is no object, or too much does not fit.
    mutating func repaired(_ document: JSON.Value) throws(JSON.Error) -> JSON.Value {
        try repaired(document, .document, [])
    }

    private mutating func repaired(
        _ value: JSON.Value,
        _ part: Part,
        _ path: [JSON.Path.Step]
    ) throws(JSON.Error) -> JSON.Value {
        let members = value.members ?? []
        // The part alone: of those inside, only what is no object, which is wrong here.
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

    /// Takes away one thing at a time until the rest fits.
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
