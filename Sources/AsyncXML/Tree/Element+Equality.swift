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
    /// Returns bytes that are the same for nodes with the same meaning.
    fileprivate func meaning(of root: Int) -> [UInt8] {
        var meaning = Meaning(self, skipsBlankTexts: false)
        meaning.add(root..<end(of: root))
        return meaning.bytes
    }

    /// Returns the meaning of an element's attributes and children, without its name and without white space between
    /// markup.
    func meaning(ofContentOf element: Int) -> [UInt8] {
        var meaning = Meaning(self, skipsBlankTexts: true)
        meaning.addAttributes(of: element)
        meaning.add(firstChild(of: element)..<end(of: element))
        return meaning.bytes
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

/// A sign for each node's kind and the parts that are compared, each with its length before it.
///
/// Adjacent texts and CDATA sections are one text. Each element has a sign at its end, too. Placeholders are left out,
/// but a text ends at them.
private struct Meaning {
    private let view: TapeView
    private let skipsBlankTexts: Bool
    private(set) var bytes: [UInt8] = []
    private var text: [UInt8] = []

    init(_ view: TapeView, skipsBlankTexts: Bool) {
        self.view = view
        self.skipsBlankTexts = skipsBlankTexts
    }

    /// Adds nodes with all that is in them.
    mutating func add(_ nodes: Range<Int>) {
        var index = nodes.lowerBound
        var open: [Int] = []
        while index < nodes.upperBound || !open.isEmpty {
            if let element = open.last, index == view.end(of: element) {
                open.removeLast()
                addText()
                bytes.append(UInt8(ascii: "/"))
                continue
            }
            switch view[index].kind {
            case .element:
                addText()
                bytes.append(UInt8(ascii: "<"))
                add(name: index)
                addAttributes(of: index)
                open.append(index)
                index = view.firstChild(of: index)
                continue
            case .text, .cdata: text.append(contentsOf: view.bytes(at: index))
            case .comment:
                addText()
                bytes.append(UInt8(ascii: "!"))
                add(view.bytes(at: index))
            case .instruction:
                addText()
                bytes.append(UInt8(ascii: "?"))
                add(name: index)
                add(view.bytes(at: index))
            case .placeholder:
                addText()
                index = view.end(of: index)
                continue
            case .document, .documentType, .namespace, .attribute: break
            }
            index += 1
        }
        addText()
    }

    mutating func addAttributes(of element: Int) {
        for attribute in view.sortedAttributes(of: element) where view[attribute].kind == .attribute {
            bytes.append(UInt8(ascii: "@"))
            add(name: attribute)
            add(view.bytes(at: attribute))
        }
    }

    private mutating func addText() {
        guard !text.isEmpty else { return }
        if !skipsBlankTexts || !text.allSatisfy(\.isXMLSpace) {
            bytes.append(UInt8(ascii: "t"))
            add(text)
        }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func add(name index: Int) {
        let name = view.name(at: index)
        add(name.namespace)
        add(name.local)
    }

    private mutating func add(_ part: some Collection<UInt8>) {
        withUnsafeBytes(of: UInt32(part.count)) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: part)
    }
}
