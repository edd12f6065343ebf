/// Leaves out the parts of a description that have the wrong type, and reports them.
///
/// Each part is decoded without the parts inside it. So after an error, only the part with the wrong member is decoded
/// again, and not the whole document.
struct DocumentRepair {
    /// The diagnostics for the members that were left out.
    private(set) var diagnostics: [API.Diagnostic] = []

    /// The maximum number of members to leave out; a document with more is probably not a description.
    private static let maximumCount = 1_000

    /// The most bytes that are decoded again after a member was left out.
    ///
    /// A large part with many wrong members is refused.
    private static let maximumReading = 16 << 20
    private var reading = 0

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
        let all = value.members ?? []
        let members = Self.lastOfEach(all)
        // Only the part itself: of the parts inside it, only values that are not objects, which are an error here.
        var shell = value
        if members.count < all.count || members.contains(where: { $0.value.isObject && part.inside($0.name) != nil }) {
            shell = JSON.Value(members: members.map { (name: $0.name, value: Self.shell(of: $0.value, $0.name, part)) })
        }
        try leaveOut(of: &shell, part, path)
        let left = Self.byName(shell)
        var kept: [(name: String, value: JSON.Value)] = []
        for (name, member) in members {
            guard let own = left[Array(name.utf8)] else { continue }
            guard member.isObject, let inner = part.inside(name) else {
                kept.append((name, own))
                continue
            }
            let path = path + [.member(name)]
            guard inner.isMap else {
                kept.append((name, try repaired(member, inner.part, path)))
                continue
            }
            let others = Self.byName(own)
            var entries: [(name: String, value: JSON.Value)] = []
            for (name, entry) in Self.lastOfEach(member.members ?? []) {
                if entry.isObject {
                    entries.append((name, try repaired(entry, inner.part, path + [.member(name)])))
                } else if let entry = others[Array(name.utf8)] {
                    entries.append((name, entry))
                }
            }
            kept.append((name, JSON.Value(members: entries)))
        }
        return members.isEmpty ? shell : JSON.Value(members: kept)
    }

    /// Returns the value of a member for decoding its part alone.
    ///
    /// Of the parts inside it, only values that are not objects remain, which are an error here.
    private static func shell(of member: JSON.Value, _ name: String, _ part: Part) -> JSON.Value {
        guard member.isObject, let inner = part.inside(name) else { return member }
        guard inner.isMap else { return [:] }
        // One more than the maximum is enough to refuse the document.
        let wrong = lastOfEach(member.members ?? []).lazy.filter { !$0.value.isObject }.prefix(maximumCount + 1)
        return JSON.Value(members: Array(wrong))
    }

    /// Returns the members of an object with each name once: of several members of one name, the last one.
    private static func lastOfEach(
        _ members: [(name: String, value: JSON.Value)]
    ) -> [(name: String, value: JSON.Value)] {
        var names: Set<[UInt8]> = []
        return members.reversed().filter { names.insert(Array($0.name.utf8)).inserted }.reversed()
    }

    private static func byName(_ value: JSON.Value) -> [[UInt8]: JSON.Value] {
        Dictionary((value.members ?? []).map { (Array($0.name.utf8), $0.value) }) { $1 }
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
            reading += value.encoded().count
            guard diagnostics.count < Self.maximumCount, reading <= Self.maximumReading,
                let path = try? JSON.Path(parsing: error.path), !path.steps.isEmpty, value[path] != nil
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
