extension ParserState {
    /// Returns `true` if so many nodes, and text of so many bytes, are within the limits.
    @inline(__always)
    func admits(nodes: Int, text: Int) -> Bool {
        builder.count &+ nodes <= limits.nodes && builder.textCount &+ text <= TapeNode.mostText
    }

    /// Returns `true` if text of so many bytes is within the limits.
    ///
    /// The callbacks require space for a node with each part of a text, also if they add it to the node before.
    @inline(__always)
    func admitsText(_ size: Int) -> Bool { admits(nodes: 2, text: size) }

    /// Tests if an element is within the limits.
    ///
    /// - Parameters:
    ///   - namespaces: The number of its declarations.
    ///   - attributes: The number of its attributes.
    ///   - size: The size of its tag in bytes.
    /// - Returns: `true` if it is.
    @inline(__always)
    func admitsElement(namespaces: Int, attributes: Int, size: Int) -> Bool {
        let count = namespaces &+ attributes
        return builder.depth < limits.depth && count <= limits.attributes && admits(nodes: 1 &+ count, text: size)
            && (namespaces == 0 || admitsDeclarations(namespaces))
    }

    /// Begins an element whose limits were checked.
    @inline(__always)
    mutating func beginElement(number: Int, namespaces: Int, attributes: Int) {
        if namespaces > 0 { declare(namespaces) }
        hasRoot = true
        if records.isOutside { records.begin(number, in: builder) }
        builder.beginElement(name: number, namespaceCount: namespaces, attributeCount: attributes)
    }

    // MARK: Names

    /// Adds a name; returns `nil` if a limit is exceeded.
    mutating func addName(
        local: UnsafeBufferPointer<UInt8>,
        prefix: UnsafeBufferPointer<UInt8>,
        namespace: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let names = builder.names.takeUnretainedValue()
        guard local.count + prefix.count + namespace.count <= limits.nameLength, names.count < limits.names else {
            return nil
        }
        let number = names.append(namespace: namespace, prefix: prefix, local: local)
        records.learn(number, names)
        return number
    }

    /// Adds the name of declarations of a prefix, which is empty for the default namespace; returns `nil` if a limit is
    /// exceeded.
    mutating func addDeclaration(_ prefix: UnsafeBufferPointer<UInt8>) -> Int? {
        let names = builder.names.takeUnretainedValue()
        guard prefix.count <= limits.nameLength, names.count < limits.names else { return nil }
        return names.append(XML.Name(declarationOf: prefix))
    }

    /// Removes what was before the root element, which is read again.
    mutating func forgetProlog() {
        builder.count = 1
        builder.textCount = 0
        builder.growing = 0
    }
}

extension XML.Name {
    /// The name of declarations of a prefix, which is empty for the default namespace.
    init(declarationOf prefix: UnsafeBufferPointer<UInt8>) {
        self.init(
            namespace: XML.xmlnsNamespace,
            prefix: prefix.isEmpty ? nil : "xmlns",
            local: prefix.isEmpty ? "xmlns" : String(decoding: prefix, as: UTF8.self)
        )
    }
}
