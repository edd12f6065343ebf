/// A struct to emit, made from a schema or from an object inside one.
struct Model {
    let name: String
    var properties: [Property] = []
    /// The structs inside it, by number.
    var models: [Int] = []
    var enumerations: [Enumeration] = []
    /// The names of types of the namespace for which the struct has an alias, because it shares them with other
    /// structs.
    var aliases: [String] = []
    var documentation = Documentation()

    /// The property for a member.
    subscript(member: String) -> Property? { properties.first { $0.member == member } }

    struct Property {
        /// The name in JSON.
        let member: String
        let name: String
        let type: SwiftType
        var documentation: Documentation
        /// A Boolean value indicating whether the value is stored outside of the struct.
        var isBoxed = false
    }
}

/// A type of known strings to emit.
struct Enumeration {
    let name: String
    var values: [Value] = []
    var documentation = Documentation()

    struct Value {
        let text: String
        let name: String
        var documentation = Documentation()
        var isDeprecated = false
    }
}

/// An additional name of a type to emit, made from a schema that is not an object.
struct Alias {
    let name: String
    let type: SwiftType
    var documentation: Documentation
}
