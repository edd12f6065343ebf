extension XML.Element: Hashable {
    /// Returns a Boolean value indicating whether two elements have the same meaning.
    ///
    /// Names are compared by namespace and local part, attributes in any order, children in order, and CDATA sections
    /// as text. Prefixes and namespace declarations are ignored. Comments and processing instructions are compared.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        if case .taped(let left, let first) = lhs.storage, case .taped(let right, let second) = rhs.storage,
            left === right, first == second
        {
            return true
        }
        return lhs.meaning == rhs.meaning
    }

    /// Hashes the parts that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }

    /// The meaning of the element, as bytes that are the same for equal elements.
    private var meaning: [UInt8] {
        let tape: Tape
        let root: Int
        switch storage {
        case .taped(let own, let index): (tape, root) = (own, index)
        case .edited: (tape, root) = (TapeAssembly.uncheckedTape(of: self), 1)
        }
        return withExtendedLifetime(tape) { tape.view.meaning(of: root) }
    }
}

extension XML.Document: Hashable {
    /// Returns `true` if two documents have the same meaning; see ``XML/Element/==(_:_:)``.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.root == rhs.root && lhs.prolog == rhs.prolog && lhs.epilog == rhs.epilog
            && lhs.documentType == rhs.documentType && lhs.isStandalone == rhs.isStandalone
    }

    /// Hashes the parts that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(prolog)
        hasher.combine(epilog)
    }
}

extension TapeView {
    /// Returns a sign for each node's kind and the parts that are compared, each with its length before it.
    fileprivate func meaning(of root: Int) -> [UInt8] {
        var meaning: [UInt8] = []
        func add(_ bytes: UnsafeBufferPointer<UInt8>) {
            withUnsafeBytes(of: UInt32(bytes.count)) { meaning.append(contentsOf: $0) }
            meaning.append(contentsOf: bytes)
        }
        func add(name index: Int) {
            let name = name(at: index)
            add(name.namespace)
            add(name.local)
        }

        let end = end(of: root)
        var index = root
        var open: [Int] = []
        var text: [UInt8] = []
        func addText() {
            guard !text.isEmpty else { return }
            meaning.append(UInt8(ascii: "t"))
            text.withUnsafeBufferPointer(add)
            text.removeAll(keepingCapacity: true)
        }
        while index < end || !open.isEmpty {
            if let element = open.last, index == self.end(of: element) {
                open.removeLast()
                addText()
                meaning.append(UInt8(ascii: "/"))
                continue
            }
            switch self[index].kind {
            case .element:
                addText()
                meaning.append(UInt8(ascii: "<"))
                add(name: index)
                for attribute in sortedAttributes(of: index) {
                    meaning.append(UInt8(ascii: "@"))
                    add(name: attribute)
                    add(bytes(at: attribute))
                }
                open.append(index)
                index = firstChild(of: index)
                continue
            case .text, .cdata: text.append(contentsOf: bytes(at: index))
            case .comment:
                addText()
                meaning.append(UInt8(ascii: "!"))
                add(bytes(at: index))
            case .instruction:
                addText()
                meaning.append(UInt8(ascii: "?"))
                add(name: index)
                add(bytes(at: index))
            case .document, .documentType, .namespace, .attribute, .placeholder: break
            }
            index += 1
        }
        return meaning
    }

    /// Returns an element's attributes by namespace, then by local name; those without a namespace first.
    func sortedAttributes(of index: Int) -> [Int] {
        attributes(of: index).sorted {
            let (left, right) = (name(at: $0), name(at: $1))
            return left.namespace.hasSameBytes(as: right.namespace)
                ? left.local.lexicographicallyPrecedes(right.local)
                : left.namespace.lexicographicallyPrecedes(right.namespace)
        }
    }
}
