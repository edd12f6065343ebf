/// The names in the keys of one type, resolved for elements of one namespace.
struct KeyNames {
    let namespaces: [String: String]
    /// The namespace of names without a prefix.
    var home: String
    let naming: XML.KeyNaming
    /// The type of the keys, for messages.
    let type: any Any.Type
    /// A Boolean value indicating whether the type lists its keys, which are therefore no data.
    let listsKeys: Bool

    init(_ keys: any Any.Type, around home: String, options namespaces: [String: String], naming: XML.KeyNaming) {
        let lister = keys as? any XML.Keys.Type
        listsKeys = lister != nil
        let declared = lister?.namespaces ?? [:]
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
