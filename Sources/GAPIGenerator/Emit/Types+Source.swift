extension ModulePlan {
    /// The source of each type of the namespace, by name.
    var typeSources: [String] {
        let types =
            roots.map { (models[$0].name, source(of: models[$0], "    ")) }
            + enumerations.map { ($0.name, Self.source(of: $0, "    ")) }
            + aliases.map { ($0.name, Self.source(of: $0, "    ")) }
        return types.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func source(of model: Model, _ indentation: String) -> String {
        let inner = indentation + "    "
        var text = model.documentation.comment(indentation)
        text += "\(indentation)public struct \(model.name): JSON.Model {\n"
        for property in model.properties {
            text += property.documentation.comment(inner)
            let wrapper = property.isBoxed ? "@JSON.Boxed " : ""
            text += "\(inner)\(wrapper)public var \(Namer.escaped(property.name)): \(property.type.source)?\n"
        }
        text += "\(inner)public var unknown = JSON.UnknownMembers()\n"
        text += "\(inner)public init() {}\n"
        text += "\(inner)public static let fields: JSON.FieldTable<Self> = [\n"
        let lines = model.properties.map { $0.type.field($0.member, $0.name, isBoxed: $0.isBoxed) }
        text += Self.packed(lines, separator: ",", inner + "    ")
        text += "\(inner)]\n"
        for name in model.aliases where !names.isHidden {
            text += "\(inner)public typealias \(name) = \(names.namespace).\(name)\n"
        }
        for id in model.models { text += "\n" + source(of: models[id], inner) }
        for enumeration in model.enumerations { text += "\n" + Self.source(of: enumeration, inner) }
        return text + "\(indentation)}\n"
    }

    static func source(of enumeration: Enumeration, _ indentation: String) -> String {
        let inner = indentation + "    "
        var text = enumeration.documentation.comment(indentation)
        text += "\(indentation)public struct \(enumeration.name): JSON.OpenEnumeration {\n"
        text += "\(inner)public var rawValue: Swift.String\n"
        text += "\(inner)public init(rawValue: Swift.String) { self.rawValue = rawValue }\n"
        for value in enumeration.values {
            text += value.documentation.comment(inner)
            if value.isDeprecated { text += "\(inner)@available(*, deprecated)\n" }
            text += "\(inner)public static var \(Namer.escaped(value.name)): Self { "
            text += "Self(rawValue: \(Literal.string(value.text))) }\n"
        }
        return text + "\(indentation)}\n"
    }

    private static func source(of alias: Alias, _ indentation: String) -> String {
        alias.documentation.comment(indentation)
            + "\(indentation)public typealias \(alias.name) = \(alias.type.source)\n"
    }

    /// Short pieces of code, as many on a line as fit.
    static func packed(_ pieces: [String], separator: Character, _ indentation: String) -> String {
        var text = ""
        var line = ""
        for piece in pieces {
            if !line.isEmpty, line.utf8.count + piece.utf8.count + 2 > 120 {
                text += line + (separator == "," ? ",\n" : "\n")
                line = ""
            }
            line += line.isEmpty ? indentation : "\(separator) "
            line += piece
        }
        return line.isEmpty ? text : text + line + "\n"
    }
}
