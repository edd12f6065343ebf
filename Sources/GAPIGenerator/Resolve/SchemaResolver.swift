import GAPIDescription

/// Makes types from schemas: those that are required, and those that these need.
struct SchemaResolver {
    let document: API.Document
    let includesDescriptions: Bool
    /// The Swift name of each schema, even if the schema is not needed.
    private let names: [String: String]
    /// The names that are taken in the namespace.
    var scope: NameScope
    var diagnostics: [API.Diagnostic] = []

    /// All structs, including those inside others.
    var models: [Model] = []
    /// The structs that are not inside another.
    private(set) var roots: [Int] = []
    /// The structs with a named schema, by the name of the schema.
    private var topLevel: [String: Int] = [:]
    private var schemaNames: [Int: String] = [:]
    var enumerations: [Enumeration] = []
    private(set) var aliases: [Alias] = []

    /// The types of schemas that are not objects; `any` while a type is being resolved, because a schema may refer to
    /// itself.
    private var types: [String: SwiftType] = [:]
    private var depth = 0
    /// The schemas at the end of chains of references, by the names of those that refer to them.
    private var targets: [String: String] = [:]
    /// The schemas that are needed but not yet resolved.
    ///
    /// A list instead of recursion, because references may nest to any depth.
    private var queue: [String] = []
    private var done: Set<String> = []
    private let shared: SharedObjects
    /// The names that no type in a struct can have.
    private let reservedInModels: Set<String>
    /// The structs of shared objects, by name.
    private var sharedModels: [String: Int] = [:]

    /// The maximum nesting of schemas that are not objects, such as arrays of arrays.
    private static let maximumDepth = 32

    init(_ document: API.Document, _ services: ServiceNames, includesDescriptions: Bool) {
        self.document = document
        self.includesDescriptions = includesDescriptions
        // Queries have types with these names, and cannot qualify the types of the namespace with its name if a schema
        // has that; so nothing else has it.
        let reserved: Set<String> = services.isHidden ? Namer.reservedTypesOfQueries : [services.namespace]
        var scope = NameScope(reserved: Namer.reservedTypes.union(reserved))
        var names: [String: String] = [:]
        for name in (document.schemas ?? [:]).keys.sorted() {
            names[name] = scope.claim(Namer.type(name), orWith: "Model")
        }
        let shared = SharedObjects(document, &scope)
        self.shared = shared
        // The aliases of shared objects qualify them with the name of the namespace.
        let isQualifying = !services.isHidden && !shared.names.isEmpty
        reservedInModels = isQualifying ? Namer.reservedTypes.union([services.namespace]) : Namer.reservedTypes
        self.names = names
        self.scope = scope
    }

    /// Takes a name in the namespace.
    mutating func claim(_ name: String) -> String { scope.claim(name, orWith: "Model") }

    // MARK: Schemas by name

    /// Returns the type of a schema, and adds it to the types to emit.
    /// - Parameters:
    ///   - name: The name of the schema.
    ///   - path: The place of the reference, for diagnostics.
    /// - Returns: The type; `any` if the schema is missing or refers to itself.
    mutating func require(_ name: String, at path: String) -> SwiftType {
        guard let target = target(of: name), let schema = document.schemas?[target], let typeName = names[target] else {
            diagnostics.append(
                .init(
                    .warning,
                    .missingSchema,
                    at: path,
                    "there is no schema `\(name)`: it can be any value",
                    remedy: "add the schema"
                )
            )
            return .any
        }
        let type: SwiftType
        if schema.isModel {
            if topLevel[target] == nil {
                topLevel[target] = models.count
                schemaNames[models.count] = target
                roots.append(models.count)
                models.append(Model(name: typeName))
                queue.append(target)
            }
            type = .model(topLevel[target] ?? 0, typeName)
        } else {
            type = alias(target, typeName, schema)
        }
        if target != name, types[name] == nil, let aliasName = names[name] {
            types[name] = type
            aliases.append(Alias(name: aliasName, type: type, documentation: documentation(document.schemas?[name])))
        }
        return type
    }

    /// Resolves the struct that a type stands for, and returns it; `nil` for other types.
    mutating func resolvedModel(_ type: SwiftType) -> Model? {
        guard case .model(let id, _) = type else { return nil }
        if let name = schemaNames[id] { resolve(name) }
        return models[id]
    }

    /// Returns the schema of a struct; `nil` if the struct was made from an object inside a schema.
    func schema(of id: Int) -> API.Schema? { schemaNames[id].flatMap { document.schemas?[$0] } }

    /// Returns whether a reference leads to the schema of a struct.
    func isSchema(_ ref: String?, of id: Int) -> Bool { ref.map { targets[$0] ?? $0 } == schemaNames[id] }

    /// Resolves all schemas that are needed, and those that these need.
    mutating func resolveAll() {
        while let name = queue.popLast() { resolve(name) }
    }

    private mutating func target(of name: String) -> String? {
        var chain = [name]
        var seen: Set = [name]
        var last = name
        while let next = targets[last] ?? document.schemas?[last]?.ref {
            guard seen.insert(next).inserted else { return nil }
            chain.append(next)
            last = next
        }
        for name in chain.dropLast() { targets[name] = last }
        return last
    }

    private mutating func alias(_ name: String, _ typeName: String, _ schema: API.Schema) -> SwiftType {
        if let type = types[name] { return type }
        if schema.isEnumeration {
            types[name] = .enumeration(typeName)
            enumerations.append(enumeration(typeName, schema))
            return .enumeration(typeName)
        }
        guard depth < Self.maximumDepth else { return .any }
        types[name] = .any
        depth += 1
        defer { depth -= 1 }
        var place = Place(owner: nil, scope: NameScope(), taken: [typeName], name: typeName + "Element")
        let type = type(of: schema, at: "$.schemas.\(name)", in: &place)
        types[name] = type
        aliases.append(Alias(name: typeName, type: type, documentation: documentation(schema)))
        return type
    }

    private mutating func resolve(_ name: String) {
        guard let id = topLevel[name], let schema = document.schemas?[name], done.insert(name).inserted else { return }
        var taken: Set = [models[id].name]
        collectReferences(schema, into: &taken)
        models[id].documentation = documentation(schema)
        addProperties(of: schema, to: id, at: "$.schemas.\(name)", taken: taken)
    }

    /// Collects the types that a schema refers to, whose names no type inside it can have.
    private func collectReferences(_ schema: API.Schema, into references: inout Set<String>) {
        if let ref = schema.ref, let name = names[targets[ref] ?? ref] { references.insert(name) }
        for property in (schema.properties ?? [:]).values { collectReferences(property, into: &references) }
        if let items = schema.items { collectReferences(items, into: &references) }
        if let values = schema.additionalProperties { collectReferences(values, into: &references) }
    }

    // MARK: Schemas in place

    /// The place of a schema without a name.
    struct Place {
        /// The struct around the schema; `nil` in the namespace.
        let owner: Int?
        /// The names of the types in that struct.
        var scope: NameScope
        /// The names that types in that struct cannot have either.
        let taken: Set<String>
        /// The name for a type that is made here.
        var name: String
    }

    private mutating func addProperties(of schema: API.Schema, to id: Int, at path: String, taken: Set<String>) {
        let scope = NameScope(reserved: taken.union(reservedInModels))
        var place = Place(owner: id, scope: scope, taken: taken, name: "")
        var properties = NameScope(reserved: Namer.reservedProperties)
        for (member, property) in (schema.properties ?? [:]).sorted(by: { $0.key < $1.key }) {
            place.name = Namer.type(member, or: "Member")
            let type = type(of: property, at: "\(path).properties.\(member)", in: &place)
            models[id].properties.append(
                Model.Property(
                    member: member,
                    name: properties.claim(Namer.member(member), orWith: "Value"),
                    type: type,
                    documentation: documentation(property, isKind: member == "kind")
                )
            )
        }
    }

    /// Returns the type of a schema that has no name, or that only refers to a named one.
    mutating func type(of schema: API.Schema, at path: String, in place: inout Place) -> SwiftType {
        if let ref = schema.ref { return require(ref, at: path) }
        if schema.variant != nil { return .any }
        if let scalar = scalar(schema, at: path, in: &place) { return scalar }
        switch schema.type {
        case "array":
            guard let items = schema.items else {
                note(.warning, .unknownType, path, "an array without items: its elements can be any value")
                return .array(.any)
            }
            return .array(type(of: items, at: path + ".items", in: &place))
        case "object", nil:
            if schema.isModel, schema.properties?.isEmpty == false { return inlineModel(schema, at: path, in: &place) }
            guard let values = schema.additionalProperties else {
                if schema.type == nil { note(.warning, .unknownType, path, "it has no type: it can be any value") }
                return .any
            }
            return .map(type(of: values, at: path + ".additionalProperties", in: &place))
        default:
            note(.warning, .unknownType, path, "the type `\(schema.type ?? "")` is not known: it can be any value")
            return .any
        }
    }

    private mutating func inlineModel(_ schema: API.Schema, at path: String, in place: inout Place) -> SwiftType {
        if let owner = place.owner, let name = shared.names[SharedObjects.Key(place.name, schema)],
            place.scope.isFree(name)
        {
            models[owner].aliases.append(place.scope.claim(name, orWith: "Model"))
            if let id = sharedModels[name] { return .model(id, name) }
            let id = models.count
            sharedModels[name] = id
            roots.append(id)
            models.append(Model(name: name, documentation: documentation(schema)))
            var taken: Set = [name]
            collectReferences(schema, into: &taken)
            addProperties(of: schema, to: id, at: path, taken: taken)
            return .model(id, name)
        }
        let name = claim(place.name, "Model", in: &place)
        let id = models.count
        models.append(Model(name: name, documentation: documentation(schema)))
        if let owner = place.owner { models[owner].models.append(id) } else { roots.append(id) }
        var taken = place.taken.union([name])
        if place.owner == nil { collectReferences(schema, into: &taken) }
        addProperties(of: schema, to: id, at: path, taken: taken)
        return .model(id, name)
    }

    /// Returns the type of a schema for a single JSON value; `nil` for other schemas.
    mutating func scalar(_ schema: API.Schema, at path: String, in place: inout Place) -> SwiftType? {
        if schema.isEnumeration {
            let name = claim(place.name, "Value", in: &place)
            let enumeration = enumeration(name, schema)
            if let owner = place.owner {
                models[owner].enumerations.append(enumeration)
            } else {
                enumerations.append(enumeration)
            }
            return .enumeration(name)
        }
        var isKnown = true
        let type = SwiftType(scalar: schema, isKnown: &isKnown)
        if !isKnown {
            note(.warning, .unknownType, path, "the format `\(schema.format ?? "")` is not known and has no effect")
        }
        return type
    }

    private mutating func claim(_ name: String, _ suffix: String, in place: inout Place) -> String {
        if place.owner == nil { return scope.claim(name, orWith: suffix) }
        return place.scope.claim(name, orWith: suffix)
    }

    private mutating func note(
        _ severity: API.Diagnostic.Severity,
        _ kind: API.Diagnostic.Kind,
        _ path: String,
        _ message: String
    ) {
        diagnostics.append(.init(severity, kind, at: path, message))
    }

    // MARK: Comments

    func documentation(_ schema: API.Schema?, isKind: Bool = false) -> Documentation {
        guard var schema else { return Documentation() }
        // Without descriptions, a struct needs no line for its own kind.
        if isKind, !includesDescriptions { schema.default = nil }
        return Documentation(text: includesDescriptions ? schema.description : nil, facts: schema.facts)
    }

    func enumeration(_ name: String, _ schema: API.Schema) -> Enumeration {
        Enumeration(name: name, of: schema, documentation: documentation(schema), describes: includesDescriptions)
    }
}
