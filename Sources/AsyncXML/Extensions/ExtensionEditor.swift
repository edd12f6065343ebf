/// An editor of extensions: it takes them apart into nodes, and puts them together again with a new table of names.
struct ExtensionEditor {
    /// A child of the element: a node of the old tape, or new content.
    private enum Child {
        case old(Int)
        /// The root element of a tape, of which these declarations are kept.
        case new(Tape, declaring: [XML.NamespaceDeclaration])
        case text(String)
    }

    private enum Attribute {
        case unknown(XML.Name, String)
        /// The place of an attribute that a property holds.
        case place(Int)

        func isNamed(_ name: XML.Name) -> Bool { if case .unknown(name, _) = self { true } else { false } }
    }

    private let storage: ExtensionStorage?
    /// The places of the children in the old tape, in ascending order.
    private let places: [Int]
    private var children: [Child]
    private var attributes: [Attribute] = []
    private var failure: XML.Error?

    init(_ storage: ExtensionStorage?) {
        self.storage = storage
        places = storage?.children ?? []
        children = places.map { .old($0) }
        failure = storage?.failure
        guard let storage else { return }
        let view = storage.view
        attributes = view.attributes(of: ExtensionStorage.element).map {
            view[$0].kind == .placeholder
                ? .place($0) : .unknown(storage.tape.names.name(view[$0].name), view.string(at: $0))
        }
    }

    // MARK: Changes

    mutating func add<E: XML.Extension>(_ value: E, inPlaceOf index: Int? = nil) {
        let tape: Tape
        var declarations: [XML.NamespaceDeclaration] = []
        do {
            var encoder = XML.Encoder()
            encoder.keyNaming = storage?.context.options.keyNaming ?? .asDeclared
            encoder.namespaces = storage?.context.options.namespaces ?? [:]
            let source = EncodingSource(encoder, makesTree: true)
            defer { source.finish() }
            tape = try source.encodeTree(value, as: name(of: value, inPlaceOf: index))
            // Text may use the prefixes that its own extensions remember (xsi:type="gd:when").
            declarations = tape.view.namespaces(of: 1).prefix(source.rememberedCount).map {
                XML.NamespaceDeclaration(tape, $0)
            }
        } catch {
            failure = error as? XML.Error ?? XML.Error(.unsupported, "\(E.self) cannot be encoded: \(error)")
            return
        }
        if let index, let position = position(of: index) {
            children[position] = .new(tape, declaring: declarations)
        } else {
            append(.new(tape, declaring: declarations))
        }
    }

    /// Replaces elements by others.
    ///
    /// - Parameters:
    ///   - old: All present elements.
    ///   - tape: The tape of the present elements.
    ///   - elements: The elements that are to replace them.
    mutating func replace(_ old: [Int], of tape: Tape?, with elements: [XML.Element]) {
        var rest = old[...]
        var waiting: [XML.Element] = []
        var removed: [Int] = []
        var inserted: [Int: [Child]] = [:]
        for element in elements {
            guard let tape, let origin = element.origin, origin.tape === tape,
                let place = rest.place(ofSorted: origin.index), let position = position(of: origin.index)
            else {
                waiting.append(element)
                continue
            }
            let new = put(waiting, inPlaceOf: rest[..<place])
            inserted[position] = Array(new.surplus)
            removed += new.missing
            waiting = []
            if case .edited = element.storage, let new = child(element) { children[position] = new }
            rest = rest[(place + 1)...]
        }
        let new = put(waiting, inPlaceOf: rest)
        insert(inserted)
        removeAll(removed)
        for child in new.surplus { append(child) }
        removeAll(Array(new.missing))
    }

    /// Puts elements in the places of others.
    ///
    /// - Returns: The elements for which there is no place, and the old ones that have no replacement.
    private mutating func put(
        _ elements: [XML.Element],
        inPlaceOf old: ArraySlice<Int>
    ) -> (surplus: ArraySlice<Child>, missing: ArraySlice<Int>) {
        let new = elements.compactMap { child($0) }
        for (index, child) in zip(old, new) {
            if let position = position(of: index) { children[position] = child }
        }
        return (new.dropFirst(old.count), old.dropFirst(new.count))
    }

    /// Inserts children before those at given positions, in one pass.
    private mutating func insert(_ inserted: [Int: [Child]]) {
        guard inserted.values.contains(where: { !$0.isEmpty }) else { return }
        var all: [Child] = []
        for (position, child) in children.enumerated() {
            all += inserted[position] ?? []
            all.append(child)
        }
        children = all
    }

    private mutating func child(_ element: XML.Element) -> Child? {
        do {
            return .new(try TapeAssembly.tape(of: element), declaring: element.declarations)
        } catch {
            failure = failure ?? error
            return nil
        }
    }

    private mutating func append(_ child: Child) {
        // It goes before the white space before the end tag, and gets white space of its own if the others have some.
        let hasTail = children.last.map(isBlank) ?? false
        let position = hasTail ? children.count - 1 : children.count
        children.insert(child, at: position)
        if hasTail, children.count > 2, case .old(let first) = children[0], isBlank(children[0]), let storage {
            children.insert(.text(storage.view.string(at: first)), at: position)
        }
    }

    /// Returns the name of a new element, with the prefix of the element that it replaces.
    private func name(of value: some XML.Extension, inPlaceOf index: Int?) -> XML.Name {
        var name = value.elementName
        guard let storage, let index else { return name }
        let old = storage.tape.names.name(storage.view[index].name)
        if old.namespace == name.namespace { name.prefix = old.prefix }
        return name
    }

    /// In one pass, for a document can have as many as it likes.
    mutating func removeAll(_ indices: [Int]) {
        guard !indices.isEmpty else { return }
        let removed = Set(indices)
        var rest: [Child] = []
        for child in children {
            if case .old(let index) = child, removed.contains(index) {
                if let last = rest.last, isBlank(last) { rest.removeLast() }
            } else {
                rest.append(child)
            }
        }
        children = rest
    }

    mutating func setAttribute(_ name: XML.Name, _ value: String?) {
        let position = attributes.firstIndex { $0.isNamed(name) }
        switch (position, value) {
        case (let position?, let value?):
            if case .unknown(let name, _) = attributes[position] { attributes[position] = .unknown(name, value) }
        case (let position?, nil): attributes.remove(at: position)
        case (nil, let value?): attributes.append(.unknown(name, value))
        case (nil, nil): break
        }
    }

    /// Returns the position of a child of the old tape, as long as none was inserted or removed.
    private func position(of index: Int) -> Int? { places[...].place(ofSorted: index) }

    private func isBlank(_ child: Child) -> Bool {
        switch child {
        case .old(let index): storage?.view.isBlankText(index) ?? false
        case .new: false
        case .text: true
        }
    }

    // MARK: Result

    func finish() -> ExtensionStorage? {
        guard !children.isEmpty || !attributes.isEmpty || failure != nil || storage != nil else { return nil }
        let names = NameTable()
        var builder = TapeBuilder(names: names)
        let old = storage.map { NameCopier(from: $0.tape.names, to: names) }
        let element = ExtensionStorage.element
        let declarations = storage.map { Array($0.view.namespaces(of: element)) } ?? []
        builder.beginElement(
            name: storage.map { names.append($0.tape.names.name($0.view[element].name)) }
                ?? names.append(XML.Name(nil, "extensions")),
            namespaceCount: declarations.count,
            attributeCount: attributes.count
        )
        if let storage, let old {
            for index in declarations {
                let name = old.number(of: storage.view[index].name)
                builder.append(.namespace, name: name, storage.view.bytes(at: index))
            }
        }
        for attribute in attributes {
            switch attribute {
            case .unknown(let name, var value):
                let number = names.append(name)
                value.withUTF8 { builder.append(.attribute, name: number, $0) }
            case .place(let index):
                if let storage, let old { builder.append(subtree: index, of: storage.view, name: old.number(of:)) }
            }
        }
        for child in children {
            switch child {
            case .old(let index):
                if let storage, let old { builder.append(subtree: index, of: storage.view, name: old.number(of:)) }
            case .new(let tape, let declarations):
                // Declarations that only a separate text needs are left out: the code that writes the element knows
                // best which namespaces are declared around it.
                builder.append(element: 1, of: tape.view, NameCopier(from: tape.names, to: names)) {
                    declarations.contains(XML.NamespaceDeclaration(tape, $0))
                }
            case .text(var text):
                text.withUTF8 { builder.append(.text, $0) }
            }
        }
        let failure = failure ?? builder.excess
        return ExtensionStorage(
            builder.finish(isFragment: true),
            keys: storage?.keys,
            context: storage?.context ?? .plain,
            surroundings: storage?.surroundings,
            failure: failure,
            isEdited: true
        )
    }
}

extension ArraySlice<Int> {
    /// Returns the index of a number in ascending numbers; `nil` if it is not among them.
    fileprivate func place(ofSorted number: Int) -> Int? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == number ? low : nil
    }
}
