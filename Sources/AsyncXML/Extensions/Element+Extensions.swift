extension XML.Element {
    /// Creates an element of the content that no property holds.
    ///
    /// It has the attributes and nodes of the extensions, and declares the prefixes that they use.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - content: The extensions, such as those of a value that was decoded.
    public init(_ name: XML.Name, content: XML.Extensions) {
        var declarations: [XML.NamespaceDeclaration] = []
        func declare(_ binding: NamespaceScope.Binding) {
            let prefix = binding.prefix
            // The default namespace is that of the element's own name, which is written first.
            guard !declarations.contains(where: { ($0.prefix ?? "").hasSameBytes(as: prefix) }),
                !prefix.hasSameBytes(as: name.prefix ?? "") || binding.namespace.hasSameBytes(as: name.namespace ?? "")
            else { return }
            declarations.append(
                XML.NamespaceDeclaration(prefix: prefix.isEmpty ? nil : prefix, binding.namespace)
            )
        }
        if let storage = content.storage {
            let view = storage.view
            for index in view.namespaces(of: ExtensionStorage.element) {
                declare((view.declaredPrefix(at: index), view.string(at: index)))
            }
            for element in storage.elements { view.freeNames(of: element).forEach(declare) }
        }
        self.init(name, attributes: content.attributes, declarations: declarations, children: content.nodes)
    }
}
