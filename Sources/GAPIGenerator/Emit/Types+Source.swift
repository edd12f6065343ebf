/// A piece of source: the part inside the namespace, and the extensions, which must be outside of it.
struct Declaration {
    let source: String
    var extensions = ""

    var size: Int { source.utf8.count + extensions.utf8.count }
}

extension ModulePlan {
    /// The source of each type of the namespace, sorted by the types' names.
    var typeDeclarations: [Declaration] {
        let types =
            roots.map { (models[$0].name, declaration(of: models[$0])) }
            + enumerations.map { ($0.name, declaration(of: $0)) }
            + aliases.map { ($0.name, Declaration(source: Self.source(of: $0, "    "))) }
        return types.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func declaration(of model: Model) -> Declaration {
        Declaration(source: source(of: model, "    "), extensions: values(of: model, in: names.namespace))
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

    // MARK: Enumerations

    private func declaration(of enumeration: Enumeration) -> Declaration {
        Declaration(
            source: Self.source(of: enumeration, "    "),
            extensions: Self.values(of: enumeration, in: names.namespace)
        )
    }

    /// Returns the declaration of an enumeration and of the type of its values.
    ///
    /// No other name has an underscore before letters. So the type of the values hides no other type.
    static func source(of enumeration: Enumeration, _ indentation: String) -> String {
        let name = enumeration.name
        return enumeration.documentation.comment(indentation)
            + "\(indentation)public typealias \(name) = JSON.OpenEnumeration<\(name)_Values>\n"
            + "\(indentation)public enum \(name)_Values {}\n"
    }

    /// Returns the extension with the names of an enumeration's values.
    ///
    /// Only deprecated code may name a type inside a deprecated query without a warning, so the extension is deprecated
    /// too.
    /// - Parameters:
    ///   - enumeration: The enumeration.
    ///   - path: The path of the type around the enumeration.
    ///   - isDeprecated: A Boolean value indicating whether the extension is deprecated.
    /// - Returns: The source.
    static func values(of enumeration: Enumeration, in path: String, isDeprecated: Bool = false) -> String {
        var text = "\n" + (isDeprecated ? "@available(*, deprecated)\n" : "")
        text += "extension JSON.OpenEnumeration<\(path).\(enumeration.name)_Values> {\n"
        for value in enumeration.values {
            text += value.documentation.comment("    ")
            if value.isDeprecated { text += "    @available(*, deprecated)\n" }
            text += "    public static var \(Namer.escaped(value.name)): Self { \(Literal.string(value.text)) }\n"
        }
        return text + "}\n"
    }

    /// Returns the extensions for all enumerations in a struct.
    private func values(of model: Model, in path: String) -> String {
        let path = "\(path).\(model.name)"
        return model.enumerations.map { Self.values(of: $0, in: path) }.joined()
            + model.models.map { values(of: models[$0], in: path) }.joined()
    }

    private static func source(of alias: Alias, _ indentation: String) -> String {
        alias.documentation.comment(indentation)
            + "\(indentation)public typealias \(alias.name) = \(alias.type.source)\n"
    }

    /// Returns short pieces of code, as many in a line as fit.
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
