extension ElementWriter {
    /// Returns the written form of a name.
    @inline(__always)
    func writtenName(_ number: Int) -> UnsafeBufferPointer<UInt8> {
        names._withUnsafeGuaranteedRef { $0[number].qualified }
    }

    /// Returns the number of a name in the form in which it is written in this document.
    ///
    /// Attributes have the same number if their names mean the same.
    func number(_ name: XML.Name, isAttribute: Bool) throws(XML.Error) -> Int {
        if isAttribute, let known = state.pointee.attributeNumbers[name] { return known }
        let namespace = name.namespace ?? ""
        var written = name
        var binding = -1
        if namespace == XML.xmlNamespace {
            written.prefix = "xml"
        } else {
            binding =
                try state.pointee.prefixes.bind(namespace, preferred: name.prefix ?? "", isAttribute: isAttribute) ?? -1
            let prefix = binding < 0 ? "" : state.pointee.prefixes.bindings[binding].prefix
            written.prefix = prefix.isEmpty ? nil : prefix
        }
        guard Self.isName(name.local), written.prefix.map(Self.isName) ?? true else {
            throw XML.Error(.illegalCharacter, "\"\(written.qualified)\" is no name for an element or attribute")
        }
        if isAttribute, name.isDeclaration { throw .declarationAsAttribute }
        let number = append(written, binding: binding)
        if isAttribute { state.pointee.attributeNumbers[name] = number }
        return number
    }

    private func append(_ name: XML.Name, binding: Int) -> Int {
        state.pointee.nameBindings.append(binding)
        state.pointee.namespaces.append(name.namespace ?? "")
        return names._withUnsafeGuaranteedRef { $0.append(name) }
    }

    /// Returns the number of a name that is written with a prefix which its own element declares.
    func localNumber(_ name: XML.Name) -> Int {
        let key = ExactText("\(name.qualified) \(name.namespace ?? "")")
        if let number = state.pointee.localNames[key] { return number }
        let number = append(name, binding: -1)
        state.pointee.localNames[key] = number
        return number
    }

    /// Returns `true` if a text can be a name: no white space or markup, and no digit, hyphen or period at its start.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !text.utf8.contains(where: { isNoNameByte($0) }) else { return false }
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.isXMLName }
        return !(0x30...0x39 ~= first) && first != UInt8(ascii: "-") && first != UInt8(ascii: ".")
    }

    private static func isNoNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            false
        default: true
        }
    }

    @inline(__always)
    func use(_ name: Int) {
        let binding = state.pointee.nameBindings[name]
        if binding >= 0 { state.pointee.prefixes.use(binding, at: state.pointee.written) }
    }

    /// The number of the innermost element's name, or -1.
    @inline(__always)
    var homeName: Int { state.pointee.frames.count > 0 ? frame.pointee.name : -1 }

    /// The namespace of the innermost element.
    var home: String {
        let frames = state.pointee.frames
        return frames.count > 0 ? state.pointee.namespaces[frames.last.pointee.name] : ""
    }

    /// Uses the prefixes of the document from which a value was decoded.
    func bindPrefixes(of storage: ExtensionStorage) {
        let view = storage.view
        for index in view.namespaces(of: ExtensionStorage.element) {
            let namespace = view.string(at: index)
            guard !namespace.isEmpty else { continue }
            _ = state.pointee.prefixes.bind(exactly: view.declaredPrefix(at: index), to: namespace)
        }
    }
}
