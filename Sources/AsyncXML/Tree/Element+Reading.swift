extension XML.Element {
    /// The name.
    ///
    /// Setting the name keeps attributes, declarations and children.
    public var name: XML.Name {
        get {
            switch storage {
            case .taped(let tape, let index): tape.names.name(tape.view[index].name)
            case .edited(let contents): contents.name
            }
        }
        set { contents.name = newValue }
    }

    /// The attributes in their order, without namespace declarations.
    public var attributes: [XML.Attribute] {
        get {
            switch storage {
            case .taped(let tape, let index):
                let view = tape.view
                return view.attributes(of: index).map {
                    XML.Attribute(tape.names.name(view[$0].name), view.string(at: $0))
                }
            case .edited(let contents): return contents.attributes
            }
        }
        _modify { yield &contents.attributes }
    }

    /// The namespaces that are declared at this element.
    public var declarations: [XML.NamespaceDeclaration] {
        get {
            switch storage {
            case .taped(let tape, let index):
                tape.view.namespaces(of: index).map { XML.NamespaceDeclaration(tape, $0) }
            case .edited(let contents): contents.declarations
            }
        }
        _modify { yield &contents.declarations }
    }

    /// The content of the element, in document order; the array can be changed.
    public var children: [XML.Node] {
        get {
            switch storage {
            case .taped(let tape, let index): tape.children(of: index)
            case .edited(let contents): contents.children
            }
        }
        _modify { yield &contents.children }
    }

    /// The elements among the children.
    public var elements: [XML.Element] {
        switch storage {
        case .taped(let tape, let index):
            let view = tape.view
            return view.children(of: index).filter { view[$0].isElement }.map { XML.Element(tape, $0) }
        case .edited(let contents): return contents.children.compactMap(\.element)
        }
    }

    /// Returns the child elements with a name, in document order.
    ///
    /// - Parameter name: The name; its prefix is ignored.
    /// - Returns: The elements.
    public func elements(named name: XML.Name) -> [XML.Element] {
        elements.filter { $0.isNamed(name) }
    }

    /// All text inside the element and its descendants, including CDATA sections.
    ///
    /// Setting it replaces all children.
    public var text: String {
        get {
            switch storage {
            case .taped(let tape, let index):
                let view = tape.view
                var text = ""
                for node in view.firstChild(of: index)..<view.end(of: index) where view[node].isText {
                    text += view.string(at: node)
                }
                return text
            case .edited(let contents):
                var text = ""
                var waiting = Array(contents.children.reversed())
                while let node = waiting.popLast() {
                    switch node {
                    case .text(let piece), .cdata(let piece): text += piece
                    case .element(let element):
                        if case .edited(let inner) = element.storage {
                            waiting.append(contentsOf: inner.children.reversed())
                        } else {
                            text += element.text
                        }
                    case .comment, .instruction: break
                    }
                }
                return text
            }
        }
        set { children = newValue.isEmpty ? [] : [.text(newValue)] }
    }

    /// Returns `true` if the element has a name; prefixes are ignored.
    func isNamed(_ name: XML.Name) -> Bool {
        guard case .taped(let tape, let index) = storage else { return self.name == name }
        let entry = tape.names[tape.view[index].name]
        return entry.local.hasSameBytes(as: name.local) && entry.namespace.hasSameBytes(as: name.namespace ?? "")
    }

    /// The place in the parsed text where the start tag ends, counted from 1; `nil` if the element was not parsed.
    ///
    /// Each access takes a pass over the document up to the element.
    public var position: (line: Int, column: Int)? {
        guard let origin, let position = origin.tape.view.position(ofElement: origin.index) else { return nil }
        return (Int(position.line), Int(position.column))
    }
}

extension TapeView {
    /// Returns the indices of the children of an element or the document.
    func children(of index: Int) -> some Sequence<Int> {
        let end = end(of: index)
        return sequence(first: firstChild(of: index)) { self.end(of: $0) }.prefix { $0 < end }
    }
}

extension Tape {
    func children(of index: Int) -> [XML.Node] { view.children(of: index).compactMap { XML.Node(self, $0) } }
}

extension XML.NamespaceDeclaration {
    /// Creates the declaration at an index of a tape.
    init(_ tape: Tape, _ index: Int) {
        let view = tape.view
        let name = tape.names[view[index].name]
        prefix = name.prefix.isEmpty ? nil : String(decoding: name.local, as: UTF8.self)
        namespace = view.string(at: index)
    }
}
