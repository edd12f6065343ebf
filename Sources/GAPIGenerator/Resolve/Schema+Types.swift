import GAPIDescription

extension API.Schema {
    /// A Boolean value indicating whether the schema becomes a struct.
    var isModel: Bool {
        guard ref == nil, variant == nil, type == "object" || (type == nil && properties != nil) else { return false }
        return properties?.isEmpty == false || (additionalProperties == nil && format == nil)
    }

    /// A Boolean value indicating whether the schema becomes a type of known strings.
    var isEnumeration: Bool { ref == nil && type == "string" && values?.isEmpty == false }

    /// The facts about a value, apart from its description.
    var facts: [String] {
        var facts: [String] = []
        if deprecated == true { facts.append("Deprecated.") }
        if readOnly == true { facts.append("Read-only.") }
        let `default` = type == "string" && format == nil ? self.default.map(Documentation.code) : self.default
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): facts.append("\(minimum)…\(maximum)")
        case (let minimum?, nil): facts.append("At least \(minimum)")
        case (nil, let maximum?): facts.append("At most \(maximum)")
        case (nil, nil):
            if let `default` { facts.append("Default: \(`default`).") }
            return facts
        }
        facts[facts.count - 1] += `default`.map { " (default \($0))." } ?? "."
        return facts
    }
}

extension SwiftType {
    /// Creates the type of a schema that is neither an object, nor an array, nor a string of known values; `nil` if
    /// JSON has no such type.
    init?(scalar schema: API.Schema, isKnown: inout Bool) {
        isKnown = true
        switch (schema.type, schema.format) {
        case ("string", nil): self = .string
        case ("string", "int64"), ("integer", "int64"): self = .int64
        case ("string", "uint64"), ("integer", "uint64"): self = .uint64
        case ("string", "google-datetime"), ("string", "date-time"): self = .timestamp
        case ("string", "date"): self = .date
        case ("string", "google-duration"): self = .duration
        case ("string", "google-fieldmask"): self = .fieldMask
        case ("string", "byte"): self = .bytes
        case ("string", _): (self, isKnown) = (.string, false)
        case ("integer", "int32"): self = .int32
        case ("integer", "uint32"): self = .uint32
        case ("integer", let format): (self, isKnown) = (.int, format == nil)
        case ("number", "float"): self = .float
        case ("number", "double"), ("number", nil): self = .double
        case ("number", _): (self, isKnown) = (.double, false)
        case ("boolean", _): self = .bool
        case ("any", _): self = .any
        default: return nil
        }
    }
}

extension Enumeration {
    /// Creates an enumeration of a schema's known values.
    ///
    /// Values that differ only in case or in the characters between words get numbers. The value in capitals, which is
    /// the older custom, keeps the plain name.
    init(name: String, of schema: API.Schema, documentation: Documentation, describes: Bool) {
        self.init(name: name, documentation: documentation)
        let texts = schema.values ?? []
        var scope = NameScope(reserved: Namer.reservedValues)
        var names: [String: String] = [:]
        let isShouting = texts.map { !$0.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } }
        for index in texts.indices.filter({ isShouting[$0] }) + texts.indices.filter({ !isShouting[$0] }) {
            let text = texts[index]
            if names[text] == nil { names[text] = scope.claim(Namer.value(text), orWith: "Value") }
        }
        for (index, text) in texts.enumerated() {
            guard let name = names.removeValue(forKey: text) else { continue }
            let descriptions = schema.valueDescriptions ?? []
            let deprecations = schema.valueDeprecations ?? []
            let description = describes && index < descriptions.count ? descriptions[index] : nil
            values.append(
                Value(
                    text: text,
                    name: name,
                    documentation: Documentation(text: description),
                    isDeprecated: index < deprecations.count && deprecations[index]
                )
            )
        }
    }
}
