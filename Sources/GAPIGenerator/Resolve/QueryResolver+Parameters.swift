import GAPIDescription

extension QueryResolver {
    /// Adds the parameters that can be sent: the required ones first, in the order of arguments.
    mutating func resolveParameters(
        of entry: API.Document.MethodEntry,
        _ template: PathTemplate,
        _ response: Model?,
        _ plan: inout QueryPlan
    ) {
        let all = entry.method.parameters ?? [:]
        let required = document.requiredParameters(of: entry.method).map(\.name)
        var names = NameScope(reserved: Namer.reservedParameters)
        var types = NameScope(reserved: usedTypes(plan, response))
        for key in required + all.keys.filter({ !required.contains($0) }).sorted() {
            guard let schema = all[key], isUsable(key, schema, template, entry) else { continue }
            guard let type = type(of: key, schema, entry, &types, &plan) else {
                warn(
                    entry,
                    .unsendable,
                    ".parameters.\(key)",
                    "an object cannot be sent as a parameter: it is left out"
                )
                continue
            }
            plan.parameters.append(
                QueryPlan.Parameter(
                    key: key,
                    name: names.claim(Namer.member(key, or: "parameter"), orWith: "Value"),
                    type: type,
                    isInPath: schema.location == "path",
                    isRequired: schema.isRequired,
                    default: Self.defaultValue(schema, type),
                    documentation: schemas.documentation(schema)
                )
            )
        }
    }

    /// Returns the names that a query uses, which a type inside it would hide.
    private func usedTypes(_ plan: QueryPlan, _ response: Model?) -> Set<String> {
        var used: Set<String> = []
        var written = [plan.response, plan.body?.type ?? ""]
        written += response?.properties.map(\.type.source) ?? []
        for text in written {
            used.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        // A type of the namespace with such a name is written with that of the namespace.
        if !used.isDisjoint(with: Namer.reservedTypesOfQueries) { used.insert(names.namespace) }
        return used.union(Namer.reservedTypes).union(Namer.reservedTypesOfQueries).union([plan.name])
    }

    private mutating func isUsable(
        _ key: String,
        _ schema: API.Schema,
        _ template: PathTemplate,
        _ entry: API.Document.MethodEntry
    ) -> Bool {
        if schema.location == "path" {
            if template.variables.contains(key) { return true }
            warn(entry, .invalidPath, ".parameters.\(key)", "the path has no variable `\(key)`: it is left out")
            return false
        }
        if document.parameters?[key] != nil {
            warn(
                entry,
                .ignored,
                ".parameters.\(key)",
                "every method has a parameter `\(key)`: this one is left out",
                .note
            )
            return false
        }
        return true
    }

    /// Returns the type of a parameter; `nil` if the parameter cannot be sent.
    private mutating func type(
        of key: String,
        _ schema: API.Schema,
        _ entry: API.Document.MethodEntry,
        _ types: inout NameScope,
        _ plan: inout QueryPlan
    ) -> SwiftType? {
        var type: SwiftType
        if schema.isEnumeration {
            if let name = shared.name(of: key, schema) {
                type = .enumeration(name)
            } else {
                let name = types.claim(Namer.type(key, or: "Parameter"), orWith: "Value")
                plan.enumerations.append(schemas.enumeration(name, schema))
                type = .enumeration(name)
            }
        } else {
            var isKnown = true
            guard let scalar = SwiftType(scalar: schema, isKnown: &isKnown), scalar != .any else {
                // A path is text in any case.
                return schema.location == "path" ? .string : nil
            }
            if !isKnown {
                let message = "the format `\(schema.format ?? "")` is not known and has no effect"
                warn(entry, .unknownType, ".parameters.\(key)", message)
            }
            type = scalar
        }
        if schema.repeated == true, schema.location != "path" { type = .array(type) }
        return type
    }

    /// Returns the source of an argument's default value; `nil` if there is none, or if it does not fit the type.
    private static func defaultValue(_ schema: API.Schema, _ type: SwiftType) -> String? {
        guard schema.isRequired, let value = schema.default else { return nil }
        switch type {
        case .string, .enumeration: return Literal.string(value)
        case .bool: return ["true", "false"].contains(value) ? value : nil
        case .int: return Int(value)?.description
        case .int32: return Int32(value)?.description
        case .uint32: return UInt32(value)?.description
        case .int64: return Int64(value)?.description
        case .uint64: return UInt64(value)?.description
        default: return nil
        }
    }
}

extension QueryPlan.Body {
    /// The source of the argument's type.
    var type: String {
        switch self {
        case .model(let type, _), .patch(let type), .value(let type): type
        case .raw: "GAPI.HTTPBody"
        }
    }
}
