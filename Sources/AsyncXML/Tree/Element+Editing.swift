extension XML.Element {
    /// The value of an attribute; `nil` if there is none.
    ///
    /// Setting `nil` removes the attribute; a new one is added at the end.
    ///
    /// - Parameter name: The attribute's name.
    public subscript(attribute name: XML.Name) -> String? {
        get {
            switch storage {
            case .taped(let tape, let index):
                let view = tape.view
                let namespace = name.namespace ?? ""
                let found = view.attributes(of: index).first {
                    let entry = view.name(at: $0)
                    return entry.local.hasSameBytes(as: name.local) && entry.namespace.hasSameBytes(as: namespace)
                }
                return found.map(view.string(at:))
            case .edited(let contents): return contents.attributes.first { $0.name == name }?.value
            }
        }
        set {
            guard let newValue else { return attributes.removeAll { $0.name == name } }
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                attributes[index].value = newValue
            } else {
                attributes.append(XML.Attribute(name, newValue))
            }
        }
    }

    /// The value of an attribute without a namespace, or of one with the prefix `xml`; `nil` if there is none.
    ///
    /// Setting `nil` removes the attribute; a new one is added at the end.
    ///
    /// - Parameter name: The attribute's name.
    public subscript(attribute name: String) -> String? {
        get { self[attribute: XML.Name(attribute: name)] }
        set { self[attribute: XML.Name(attribute: name)] = newValue }
    }

    /// The first child element with a name; `nil` if there is none.
    ///
    /// Setting an element replaces the child in its place, and setting `nil` removes it. A new child is added at the
    /// end.
    ///
    /// - Parameter name: The child's name; its prefix is ignored.
    public subscript(name: XML.Name) -> XML.Element? {
        get {
            guard case .taped(let tape, let index) = storage else {
                return children.lazy.compactMap(\.element).first { $0.isNamed(name) }
            }
            let view = tape.view
            return view.children(of: index).lazy.filter { view[$0].isElement }.map { XML.Element(tape, $0) }
                .first { $0.isNamed(name) }
        }
        _modify {
            let index = children.firstIndex { $0.element?.isNamed(name) == true }
            var element: XML.Element?
            if let index {
                element = children[index].element
                // Only one reference remains, so that the element need not be copied when it is changed.
                children[index] = .text("")
            }
            defer {
                switch (index, element) {
                case (let index?, let element?): children[index] = .element(element)
                case (let index?, nil): children.remove(at: index)
                case (nil, let element?): append(element)
                case (nil, nil): break
                }
            }
            yield &element
        }
    }

    /// The first child element with a local name in this element's own namespace; `nil` if there is none.
    ///
    /// Setting an element replaces the child in its place, and setting `nil` removes it. A new child is added at the
    /// end.
    ///
    /// - Parameter local: The child's local name.
    public subscript(local: String) -> XML.Element? {
        get { self[XML.Name(namespace: name.namespace, local: local)] }
        _modify { yield &self[XML.Name(namespace: name.namespace, local: local)] }
    }

    /// Adds an element after the last child.
    ///
    /// - Parameter element: The element.
    public mutating func append(_ element: XML.Element) { children.append(.element(element)) }

    /// Adds a node after the last child.
    ///
    /// - Parameter node: The node.
    public mutating func append(_ node: XML.Node) { children.append(node) }
}

extension XML.Name {
    /// Creates the name of an attribute from its written form; only the prefix `xml` is allowed.
    fileprivate init(attribute name: String) {
        self.init(name.hasPrefix("xml:") ? XML.xmlNamespace : nil, name)
    }
}
