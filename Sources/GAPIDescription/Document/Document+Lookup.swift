extension API.Document {
    /// A method with its place in the document.
    public struct MethodEntry: Sendable {
        /// The names of the resources around the method, outermost first.
        public let resources: [String]
        /// The method's name in the innermost resource.
        public let name: String
        /// The description of the method.
        public let method: API.Method
        /// A Boolean value indicating whether the method, or a resource around it, is deprecated.
        public let isDeprecated: Bool

        /// The method's place in the document: `$.resources.files.methods.list`.
        public var path: String { "$" + resources.map { ".resources.\($0)" }.joined() + ".methods.\(name)" }
        /// The method's name with the resources around it: `files.list`.
        public var qualifiedName: String { (resources + [name]).joined(separator: ".") }
    }

    /// All methods of the document, sorted by name within each resource; a resource's methods come before those of the
    /// resources in it.
    public var allMethods: [MethodEntry] {
        var entries: [MethodEntry] = []
        // A list instead of recursion: a document may nest as deeply as its parser allows.
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

    /// Returns the method with an id (`drive.files.list`) or else a name in the document (`files.list`).
    public func method(named name: String) -> MethodEntry? {
        let all = allMethods
        return all.first { $0.method.id == name } ?? all.first { $0.qualifiedName == name }
    }

    /// Returns the schema itself, or the schema that it refers to.
    ///
    /// The result is `nil` if the schema is missing, or if the references form a cycle or a chain of more than 15.
    public func resolved(_ schema: API.Schema?) -> API.Schema? {
        var schema = schema
        for _ in 0..<16 {
            guard let ref = schema?.ref else { return schema }
            schema = schemas?[ref]
        }
        return nil
    }

    /// Returns the required parameters in the order of arguments: those of `parameterOrder` first, then the others by
    /// name.
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

    /// A Boolean value indicating whether request and response bodies are inside a member `data`.
    public var wrapsData: Bool { features?.contains("dataWrapper") == true }
}

extension API.Schema {
    /// A Boolean value indicating whether a parameter must be given; a parameter of the path always must.
    public var isRequired: Bool { required == true || location == "path" }
}

extension API.Document {
    /// Returns the sorted names of the members of an object inside a value of a schema.
    /// - Parameters:
    ///   - schema: The schema of the value.
    ///   - path: The place of the object in the value, such as `attendees[2]`; empty for the value itself.
    /// - Returns: The names; empty if there is no object with known members at that place.
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

    /// The first method that polls a long-running operation: a GET method that returns one and requires only its name.
    public var operationPolling: API.Method? {
        allMethods.lazy.map(\.method).first { method in
            guard method.httpMethod == "GET", let answer = resolved(method.response) else { return false }
            return isLongRunningOperation(answer) && requiredParameters(of: method).map(\.name) == ["name"]
        }
    }
}
