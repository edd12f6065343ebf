/// The names in the keys of one type, resolved for elements of one namespace.
struct KeyNames {
    let namespaces: [String: String]
    /// The namespace of names without a prefix.
    var home: String
    let naming: XML.KeyNaming
    /// The type of the keys, for messages.
    let type: any Any.Type

    init(_ keys: any Any.Type, around home: String, options namespaces: [String: String], naming: XML.KeyNaming) {
        let declared = (keys as? any XML.Keys.Type)?.namespaces ?? [:]
        self.namespaces = declared.merging(namespaces) { declared, _ in declared }
        self.home = declared[""] ?? namespaces[""] ?? home
        // The keys of a dictionary are data, to which rules for names in code do not apply.
        self.naming = "\(keys)" == "_DictionaryCodingKey" ? .asDeclared : naming
        type = keys
    }

    /// Returns `true` if names without a prefix are in the namespace of the element around them.
    static func dependsOnHome(_ keys: any Any.Type, options namespaces: [String: String]) -> Bool {
        namespaces[""] == nil && (keys as? any XML.Keys.Type)?.namespaces[""] == nil
    }

    func element(_ part: KeyForm.Part) throws(XML.Error) -> XML.Name {
        let namespace = part.prefix.isEmpty ? home : try resolve(part.prefix)
        return name(namespace, part)
    }

    func attribute(_ part: KeyForm.Part) throws(XML.Error) -> XML.Name {
        name(part.prefix.isEmpty ? "" : try resolve(part.prefix), part)
    }

    private func name(_ namespace: String, _ part: KeyForm.Part) -> XML.Name {
        let local = String(part.local)
        return XML.Name(
            namespace: namespace.isEmpty ? nil : namespace,
            prefix: part.prefix.isEmpty ? nil : String(part.prefix),
            local: naming.name?(local) ?? local
        )
    }

    private func resolve(_ prefix: Substring) throws(XML.Error) -> String {
        if let namespace = namespaces[String(prefix)] { return namespace }
        if prefix == "xml" { return XML.xmlNamespace }
        throw XML.Error(
            .undeclaredPrefix,
            "\(String(reflecting: type)) uses the prefix \"\(prefix)\", which neither its namespaces nor the coder's declare; "
                + "`static var namespaces` belongs to the keys, an enum that is XML.Keys, and not to the type that has them",
            isMistakeInCode: true
        )
    }

    /// Returns the string values that a plain key for a name may have.
    func candidates(_ name: XML.Name, isAttribute: Bool) -> [String] {
        let namespace = name.namespace ?? ""
        let local = naming.key?(name.local) ?? name.local
        var prefixes = namespaces.filter { $0.value == namespace && !$0.key.isEmpty }.keys.sorted()
        if namespace == XML.xmlNamespace { prefixes.append("xml") }
        if namespace == (isAttribute ? "" : home) { prefixes.append("") }
        return prefixes.map { (isAttribute ? "@" : "") + ($0.isEmpty ? local : "\($0):\(local)") }
    }
}

extension XML {
    /// The rule by which ``XML/Decoder`` and ``XML/Encoder`` name the elements and attributes of a type's coding keys.
    ///
    /// Rules change only local parts; prefixes and the special characters of keys stay.
    public struct KeyNaming: Sendable {
        let name: (@Sendable (String) -> String)?
        let key: (@Sendable (String) -> String)?

        /// The rule that names are the coding keys' string values.
        public static let asDeclared = KeyNaming(name: nil, key: nil)

        /// The rule that `imageURL` and `createdAt` are `image_url` and `created_at` in XML, the same rule as in JSON.
        public static let snakeCase = words(with: "_")

        /// The rule that `imageURL` and `createdAt` are `image-url` and `created-at` in XML.
        public static let kebabCase = words(with: "-")

        /// The rule that `startTime` is `StartTime` in XML.
        public static let capitalized = KeyNaming(
            name: { $0.prefix(1).uppercased() + $0.dropFirst() },
            key: { $0.prefix(1).lowercased() + $0.dropFirst() }
        )

        /// Creates a rule from two functions.
        ///
        /// - Parameters:
        ///   - name: Returns the local name for a key's string value.
        ///   - key: Returns the key's string value for a local name; it is the inverse of `name`.
        /// - Returns: The rule.
        public static func custom(
            name: @escaping @Sendable (String) -> String,
            key: @escaping @Sendable (String) -> String
        ) -> KeyNaming {
            KeyNaming(name: name, key: key)
        }

        /// Returns the rule of lowercase words with a separator.
        ///
        /// A word begins at a capital after a lowercase letter or digit, and at the last of several capitals before a
        /// lowercase letter: `userHTTPHeader` is `user_http_header`.
        ///
        /// AsyncJSON has the same rule, and the tests of both modules use the same table of cases.
        private static func words(with separator: Character) -> KeyNaming {
            KeyNaming(
                name: { key in
                    let characters = Array(key)
                    var name = ""
                    for (index, character) in characters.enumerated() {
                        let previous = index > 0 ? characters[index - 1] : separator
                        let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                        let beginsWord = previous.isUppercase ? isBeforeSmall : previous != separator
                        if character.isUppercase, beginsWord { name.append(separator) }
                        name += character.lowercased()
                    }
                    return name
                },
                key: { name in
                    let body = name.drop { $0 == separator }
                    let words = body.split(separator: separator)
                    guard let first = words.first else { return name }
                    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
                    let trailing = body.reversed().prefix { $0 == separator }
                    return name.prefix(name.count - body.count) + first + rest.joined() + String(trailing)
                }
            )
        }
    }
}

/// The name of a node, for values without a declared key type.
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
