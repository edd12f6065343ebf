import GAPIDescription

/// The enumerations of parameters that are equal in several methods, such as `projection`: each is one type in the
/// namespace.
///
/// All methods count, even if they are not generated, so that a choice of methods changes no name.
struct SharedEnumerations {
    private struct Key: Hashable {
        let name: String
        let values: [String]
    }

    private(set) var enumerations: [Enumeration] = []
    private var names: [Key: String] = [:]

    init(_ methods: [API.Document.MethodEntry], _ resolver: inout SchemaResolver) {
        var uses: [String: [[String]: (count: Int, schema: API.Schema)]] = [:]
        for entry in methods {
            for (key, schema) in entry.method.parameters ?? [:] where schema.isEnumeration {
                uses[Namer.type(key), default: [:]][schema.values ?? [], default: (0, schema)].count += 1
            }
        }
        for (name, variants) in uses.sorted(by: { $0.key < $1.key })
        where resolver.scope.isFree(name) && !Namer.reservedTypesOfQueries.contains(name) {
            // The most frequent set of values; of equally frequent ones the first in the order of their values.
            let best = variants.filter { $0.value.count > 1 }.min {
                ($1.value.count, $0.key.joined(separator: "\n")) < ($0.value.count, $1.key.joined(separator: "\n"))
            }
            guard let best else { continue }
            names[Key(name: name, values: best.key)] = resolver.claim(name)
            // Deprecation, default and description may differ between methods.
            var schema = best.value.schema
            schema.description = nil
            schema.default = nil
            schema.deprecated = nil
            enumerations.append(resolver.enumeration(name, schema))
        }
    }

    /// Returns the name of the type that a parameter shares with others; `nil` if it shares none.
    func name(of key: String, _ schema: API.Schema) -> String? {
        names[Key(name: Namer.type(key), values: schema.values ?? [])]
    }
}
