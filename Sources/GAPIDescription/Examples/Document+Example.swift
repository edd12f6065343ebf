extension API {
    /// The set of members that an example's objects have.
    public enum ExampleExtent: Sendable, Hashable {
        /// All members of the schema.
        case everything
        /// The members that some method requires, and `kind`; arrays and maps are empty. Where the description tells
        /// what the service accepts, the values are of that kind.
        ///
        /// An object that is required and itself requires nothing has a time, or else its first scalar, because
        /// services seldom accept it empty.
        case minimum
    }
}

extension API.Document {
    /// Returns a valid value of a schema, the same value at each call.
    ///
    /// A string holds its default or the name of its member. A string with a format holds a fixed time, date or
    /// duration. An enumeration gives its first value that does not end in `UNSPECIFIED`. Arrays and maps have one
    /// element. An example has at most 10,000 values; the rest is left out.
    /// - Parameters:
    ///   - schema: The schema of a body, a member or a parameter; a reference is followed.
    ///   - extent: The members that objects have.
    ///   - depth: The maximum nesting of objects, arrays and maps. Deeper values are left out, and so is a schema
    ///     inside itself.
    /// - Returns: The value; an empty object if the schema is missing.
    public func example(
        of schema: API.Schema,
        _ extent: API.ExampleExtent = .everything,
        depth: Int = 5
    ) -> JSON.Value {
        var writer = ExampleWriter(document: self, extent: extent)
        return writer.value(of: schema, name: schema.id ?? schema.ref ?? "value", Surroundings(depth: depth)) ?? [:]
    }

    /// Returns a valid value of the schema with a name; `nil` if there is no such schema.
    public func example(
        ofSchema name: String,
        _ extent: API.ExampleExtent = .everything,
        depth: Int = 5
    ) -> JSON.Value? {
        schemas?[name] == nil ? nil : example(of: API.Schema { $0.ref = name }, extent, depth: depth)
    }

    /// Returns a body that the service accepts of a method, as far as the description tells.
    ///
    /// It has the members that some method requires, those that the words of the description demand of this one, and the
    /// one that says which resource is meant, but none that only a server writes, such as `kind`.
    /// - Parameters:
    ///   - method: The method.
    ///   - depth: The maximum nesting of objects, arrays and maps.
    /// - Returns: The body; `nil` if the method has none.
    package func exampleBody(of method: API.Method, depth: Int = 2) -> JSON.Value? {
        guard let schema = method.request else { return nil }
        var writer = ExampleWriter(document: self, extent: .minimum, method: method)
        writer.identifier = identifierInBody(of: method)
        return writer.value(of: schema, name: schema.id ?? schema.ref ?? "value", Surroundings(depth: depth)) ?? [:]
    }
}

/// The surroundings of a value in an example.
private struct Surroundings {
    /// The number of further levels that the value may have.
    var depth: Int
    /// The names of the schemas around the value.
    var schemas: Set<String> = []

    /// A Boolean value indicating whether the value is a member or an element.
    var isInside = false

    var inner: Surroundings { Surroundings(depth: depth - 1, schemas: schemas, isInside: true) }
}

private struct ExampleWriter {
    let document: API.Document
    let extent: API.ExampleExtent
    /// The method to which the value is sent; `nil` for other values.
    let method: API.Method?
    /// The member of the value that says which resource is meant; `nil` if none does.
    var identifier: String?
    /// The number of values that may still be written; objects in objects could be far larger than the description.
    private var rest = 10_000

    init(document: API.Document, extent: API.ExampleExtent, method: API.Method? = nil) {
        self.document = document
        self.extent = extent
        self.method = method
    }

    /// Returns a value of a schema; `nil` if the value is too deep, or if its schema is missing or inside itself.
    mutating func value(of schema: API.Schema, name: String, _ around: Surroundings) -> JSON.Value? {
        guard rest > 0 else { return nil }
        rest -= 1
        var (schema, around) = (schema, around)
        while let ref = schema.ref {
            guard around.schemas.insert(ref).inserted, let target = document.schemas?[ref] else { return nil }
            schema = target
        }
        if extent == .minimum, let value = schema.acceptedValue(named: name) { return value }
        switch schema.type ?? (schema.properties == nil ? "any" : "object") {
        case "object" where schema.additionalProperties == nil: return object(schema, around)
        case "object":
            let element = contained(schema.additionalProperties, name: name, around)
            return JSON.Value(members: element.map { [("key", $0)] } ?? [])
        case "array":
            let element = contained(schema.items, name: name, around)
            return JSON.Value(element.map { [$0] } ?? [])
        case "integer", "number": return number(schema)
        case "boolean": return true
        case "string": return JSON.Value(text(of: schema, name: name))
        default: return JSON.Value(name)
        }
    }

    private mutating func object(_ schema: API.Schema, _ around: Surroundings) -> JSON.Value? {
        let properties = (schema.properties ?? [:]).sorted { $0.key < $1.key }
        var wanted = properties.filter { name, member in
            isWanted(member, named: name) || name == identifier && !around.isInside
        }
        guard around.depth > 0 else { return wanted.isEmpty ? [:] : nil }
        if wanted.isEmpty, extent == .minimum, around.isInside {
            wanted = [properties.first { $0.value.isTime } ?? properties.first { $0.value.isScalar }].compactMap(\.self)
        }
        var members: [(name: String, value: JSON.Value)] = []
        for (name, schema) in wanted {
            if let value = value(of: schema, name: name, around.inner) { members.append((name, value)) }
        }
        return JSON.Value(members: members)
    }

    private func isWanted(_ member: API.Schema, named name: String) -> Bool {
        guard extent != .everything else { return true }
        guard let method else { return member.isNeeded || name == "kind" }
        return member.readOnly != true && (member.isNeeded || member.isDemanded(by: method))
    }

    private mutating func contained(_ schema: API.Schema?, name: String, _ around: Surroundings) -> JSON.Value? {
        guard let schema, extent == .everything, around.depth > 0 else { return nil }
        return value(of: schema, name: name, around.inner)
    }

    private func number(_ schema: API.Schema) -> JSON.Value {
        if schema.type == "number" {
            let least = schema.minimum.flatMap(Double.init) ?? 1.5
            return JSON.Value(least.isFinite ? least : 1.5)
        }
        let least = schema.minimum.flatMap { Int64($0) } ?? 1
        let most = schema.maximum.flatMap { Int64($0) } ?? .max
        return JSON.Value(max(least, min(7, most)))
    }

    private func text(of schema: API.Schema, name: String) -> String {
        if let values = schema.values, let first = values.first {
            return values.first { !$0.hasSuffix("UNSPECIFIED") && !$0.isEmpty } ?? first
        }
        if let text = schema.default, schema.format == nil { return text }
        return switch schema.format {
        case "int64", "uint64": schema.minimum ?? "9007199254740993"  // 2⁵³ + 1: no `Double` represents it
        case "google-datetime", "date-time": "2026-02-03T04:05:06.789Z"
        case "date": "2026-02-03"
        case "google-duration": "3.500s"
        case "google-fieldmask": "name"
        case "byte": "ZXhhbXBsZQ=="
        default: name
        }
    }
}

extension API.Schema {
    /// A Boolean value indicating whether some method requires the member.
    fileprivate var isNeeded: Bool { required == true || annotations?.required?.isEmpty == false }

    /// A Boolean value indicating whether the value is a moment.
    fileprivate var isTime: Bool { format == "date-time" || format == "google-datetime" }

    /// A Boolean value indicating whether the value is a string, a number or a truth value that clients may write.
    fileprivate var isScalar: Bool { ["string", "integer", "number", "boolean"].contains(type) && readOnly != true }
}
