import AsyncGAPI

/// The members of a schema as lines, with nested members indented.
struct SchemaTree {
    struct Line: Equatable {
        var text: String
        /// The purpose of the member, in a sentence.
        var note: String
    }

    /// The maximum nesting of members.
    private static let depth = 2
    /// The maximum number of lines.
    private static let limit = 80

    let document: API.Document
    /// A Boolean value indicating whether members that only responses have are left out.
    let leavesOutReadOnly: Bool
    private var lines: [Line] = []
    private var left = 0

    init(document: API.Document, leavesOutReadOnly: Bool) {
        self.document = document
        self.leavesOutReadOnly = leavesOutReadOnly
    }

    mutating func lines(of schema: API.Schema) -> [Line] {
        guard let target = document.resolved(schema) else { return [Line(text: schema.summary, note: "")] }
        if target.properties == nil { return [Line(text: target.summary, note: "")] }
        lines = []
        left = 0
        add(target, indent: "", around: schema.ref.map { [$0] } ?? [])
        if left > 0 {
            lines.append(Line(text: "… and \(left) more; gapi describe shows a schema by its name", note: ""))
        }
        return lines
    }

    private mutating func add(_ schema: API.Schema, indent: String, around: Set<String>) {
        for (name, property) in (schema.properties ?? [:]).sorted(by: { $0.key < $1.key }) {
            let text = property.description ?? ""
            if leavesOutReadOnly, property.readOnly == true || text.hasPrefix("Output only") { continue }
            guard lines.count < Self.limit else {
                left += 1
                continue
            }
            var note = Description.sentence(text)
            if let values = property.values, !values.isEmpty { note = values.prefix(8).joined(separator: " | ") }
            lines.append(Line(text: "\(indent)\(name): \(property.summary)".singleLine, note: note))
            guard indent.count < 2 * (Self.depth - 1), let inner = inner(property) else { continue }
            if let ref = inner.ref, around.contains(ref) { continue }
            guard let target = document.resolved(inner), target.properties?.isEmpty == false else { continue }
            add(target, indent: indent + "  ", around: around.union(inner.ref.map { [$0] } ?? []))
        }
    }

    /// Returns the schema whose members are shown below a member.
    private func inner(_ schema: API.Schema) -> API.Schema? {
        if schema.ref != nil || schema.properties != nil { return schema }
        return schema.items ?? schema.additionalProperties
    }
}
