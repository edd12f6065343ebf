/// A struct to emit, made of a schema or of an object inside one.
struct Model {
    let name: String
    var properties: [Property] = []
    /// Types inside it.
    var models: [Int] = []
    var enumerations: [Enumeration] = []
    /// Types of the namespace that it could have had inside.
    var aliases: [String] = []
    var documentation = Documentation()

    /// The property of a member.
    subscript(member: String) -> Property? { properties.first { $0.member == member } }

    struct Property {
        /// The name in JSON.
        let member: String
        let name: String
        let type: SwiftType
        var documentation: Documentation
        /// Whether its value lies outside of the struct.
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

/// Another name of a type to emit, made of a schema that is no object.
struct Alias {
    let name: String
    let type: SwiftType
    var documentation: Documentation
}
