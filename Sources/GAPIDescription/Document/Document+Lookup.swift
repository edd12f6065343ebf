extension API.Document {
    /// A method with its place.
    public struct MethodEntry: Sendable {
        /// The resources that lead to it, outermost first.
        public let resources: [String]
        /// Its name in the last of them.
        public let name: String
        /// What the document says about it.
        public let method: API.Method
        /// Whether it, or a resource around it, is deprecated.
        public let isDeprecated: Bool

        /// Where it is in the document.
        public var path: String { "$" + resources.map { ".resources.\($0)" }.joined() + ".methods.\(name)" }
        /// Its name in the document: `files.list`.
        public var qualifiedName: String { (resources + [name]).joined(separator: ".") }
    }

    /// All methods, by resource and name.
    public var allMethods: [MethodEntry] {
        var entries: [MethodEntry] = []
        // A list of its own instead of recursion: a document may nest as deep as its parser lets it.
        var rest: [(path: [String], resource: API.Resource, isDeprecated: Bool)] = [
            (
                [],
                API.Resource {
                    $0.methods = methods; $0.resources = resources
                }, false
            )
        ]
        while let (path, resource, isDeprecated) = rest.popLast() {
            for (name, method) in (resource.methods ?? [:]).sorted(by: { $0.key < $1.key }) {
                let deprecated = isDeprecated || method.deprecated == true
                entries.append(MethodEntry(resources: path, name: name, method: method, isDeprecated: deprecated))
            }
            for (name, child) in (resource.resources ?? [:]).sorted(by: { $0.key > $1.key }) {
                rest.append((path + [name], child, isDeprecated || child.deprecated == true))
            }
        }
        return entries
    }

    /// The method with an id (`drive.files.list`) or a name in the document (`files.list`).
    public func method(named name: String) -> MethodEntry? {
        let all = allMethods
        return all.first { $0.method.id == name } ?? all.first { $0.qualifiedName == name }
    }

    /// The schema itself, or the one that it refers to; nil where that is missing or refers in a circle.
    public func resolved(_ schema: API.Schema?) -> API.Schema? {
        var schema = schema
        for _ in 0..<16 {
            guard let ref = schema?.ref else { return schema }
            schema = schemas?[ref]
        }
        return nil
    }

    /// The required parameters in the order of arguments: those of `parameterOrder`, then the others by name.
    public func requiredParameters(of method: API.Method) -> [(name: String, schema: API.Schema)] {
        let parameters = method.parameters ?? [:]
        var names: [String] = []
        for name in method.parameterOrder ?? [] where parameters[name]?.isRequired == true && !names.contains(name) {
            names.append(name)
        }
        let rest = parameters.filter { $0.value.isRequired && !names.contains($0.key) }
        names += rest.keys.sorted()
        return names.compactMap { name in parameters[name].map { (name, $0) } }
    }

    /// Whether bodies and answers are inside a member `data`.
    public var wrapsData: Bool { features?.contains("dataWrapper") == true }
}

extension API.Schema {
    /// Whether a parameter must be given; those of the path always.
    public var isRequired: Bool { required == true || location == "path" }
}

extension API.Document {
    /// The names of the members of the object at a place in a value of a schema: `attendees[2]`; empty for the value itself.
    public func memberNames(of schema: API.Schema, at path: String) -> [String] {
        var current = resolved(schema)
        for step in path.split(whereSeparator: { $0 == "." || $0 == "[" }) where current != nil {
            let inner =
                step.hasSuffix("]")
                ? current?.items : current?.properties?[String(step)] ?? current?.additionalProperties
            current = resolved(inner)
        }
        return (current?.properties ?? [:]).keys.sorted()
    }

    /// The method that tells how far an operation is: a GET of one, by its name alone.
    public var operationPolling: API.Method? {
        allMethods.lazy.map(\.method).first { method in
            guard method.httpMethod == "GET", let answer = resolved(method.response) else { return false }
            return isLongRunningOperation(answer) && requiredParameters(of: method).map(\.name) == ["name"]
        }
    }
}
