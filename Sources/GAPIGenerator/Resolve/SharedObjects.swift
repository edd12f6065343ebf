import GAPIDescription

/// The objects without a named schema that are equal in several places, such as the `warning` of two hundred responses
/// of Compute Engine: each is one struct in the namespace, with an alias in each place.
///
/// All schemas count, even if they are not generated, so that a choice of methods changes no name.
struct SharedObjects {
    struct Key: Hashable {
        let name: String
        let shape: API.Schema

        init(_ name: String, _ schema: API.Schema) {
            self.name = name
            shape = schema.withoutDescriptions
        }
    }

    private var uses: [Key: Int] = [:]
    /// The names of shared objects; of several shapes with one name, only the most frequent has it.
    private(set) var names: [Key: String] = [:]

    init(_ document: API.Document, _ scope: inout NameScope) {
        for schema in (document.schemas ?? [:]).values { count(schema) }
        let groups = Dictionary(grouping: uses.filter { $0.value > 1 }, by: \.key.name)
        for (name, group) in groups.sorted(by: { $0.key < $1.key }) where scope.isFree(name) {
            let best = group.max {
                ($0.value, $0.key.shape.debugDescription) < ($1.value, $1.key.shape.debugDescription)
            }
            if let best { names[best.key] = scope.claim(name, orWith: "Model") }
        }
    }

    private mutating func count(_ schema: API.Schema) {
        for (member, property) in schema.properties ?? [:] { count(property, Namer.type(member, or: "Member")) }
    }

    private mutating func count(_ schema: API.Schema, _ name: String) {
        if schema.properties?.isEmpty == false {
            uses[Key(name, schema), default: 0] += 1
            count(schema)
        }
        if let items = schema.items { count(items, name) }
        if let values = schema.additionalProperties { count(values, name) }
    }
}

extension API.Schema {
    /// The schema without the members that do not affect its type.
    fileprivate var withoutDescriptions: API.Schema {
        var schema = self
        schema.description = nil
        schema.valueDescriptions = nil
        schema.annotations = nil
        schema.properties = properties?.mapValues(\.withoutDescriptions)
        schema.items = items?.withoutDescriptions
        schema.additionalProperties = additionalProperties?.withoutDescriptions
        return schema
    }
}
