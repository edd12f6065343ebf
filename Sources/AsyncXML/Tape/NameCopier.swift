/// A copier of names from one table to another: it gives each name its number in the other table.
final class NameCopier {
    private let source: NameTable
    private let target: NameTable
    private var numbers: [Int: Int] = [:]

    init(from source: NameTable, to target: NameTable) {
        self.source = source
        self.target = target
    }

    /// Returns the number of a name in the other table, to which it is added if necessary.
    func number(of name: Int) -> Int {
        if let known = numbers[name] { return known }
        let added = target.append(source.name(name))
        numbers[name] = added
        return added
    }
}

extension NameTable {
    /// Adds the name of a declaration of a prefix, such as `xmlns:gd`; the default namespace has the empty prefix.
    func append(declarationOf prefix: String) -> Int {
        append(
            XML.Name(
                namespace: XML.xmlnsNamespace,
                prefix: prefix.isEmpty ? nil : "xmlns",
                local: prefix.isEmpty ? "xmlns" : prefix
            )
        )
    }
}

extension TapeBuilder {
    /// Adds a copy of an element of another tape, with declarations that it does not have there.
    ///
    /// - Parameters:
    ///   - index: The element.
    ///   - view: A view of its tape.
    ///   - names: The copier of the tape's names.
    ///   - declarations: Namespaces to declare on the element before its own ones.
    ///   - keepsDeclaration: Returns whether one of its own declarations is copied.
    mutating func append(
        element index: Int,
        of view: TapeView,
        _ names: NameCopier,
        declaring declarations: [NamespaceScope.Binding] = [],
        keepsDeclaration: (Int) -> Bool = { _ in true }
    ) {
        let namespaces = view.namespaces(of: index).filter(keepsDeclaration)
        let attributes = view.attributes(of: index)
        beginElement(
            name: names.number(of: view[index].name),
            namespaceCount: declarations.count + namespaces.count,
            attributeCount: attributes.count
        )
        for declaration in declarations { append(declarationOf: declaration.prefix, declaration.namespace) }
        for item in namespaces { append(.namespace, name: names.number(of: view[item].name), view.bytes(at: item)) }
        for item in attributes { append(.attribute, name: names.number(of: view[item].name), view.bytes(at: item)) }
        var child = view.firstChild(of: index)
        while child < view.end(of: index) {
            append(subtree: child, of: view, name: names.number(of:))
            child = view.end(of: child)
        }
        endElement()
    }

    /// Adds a namespace declaration to the element that was begun last.
    mutating func append(declarationOf prefix: String, _ namespace: String) {
        let name = names._withUnsafeGuaranteedRef { $0.append(declarationOf: prefix) }
        var namespace = namespace
        namespace.withUTF8 { append(.namespace, name: name, $0) }
    }
}
