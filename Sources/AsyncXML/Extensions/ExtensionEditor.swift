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
    private var children: [Child]
    private var attributes: [Attribute] = []
    private var failure: XML.Error?

    init(_ storage: ExtensionStorage?) {
        self.storage = storage
        children = storage?.children.map { .old($0) } ?? []
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
        do {
            var encoder = XML.Encoder()
            encoder.keyNaming = storage?.context.options.keyNaming ?? .asDeclared
            encoder.namespaces = storage?.context.options.namespaces ?? [:]
            encoder.writesDeclaration = false
            tape = try XML.Decoder().parse(encoder.encode(value, as: name(of: value, inPlaceOf: index)))
        } catch {
            failure = error as? XML.Error ?? XML.Error(.unsupported, "\(E.self) cannot be encoded: \(error)")
            return
        }
        if let index, let position = position(of: index) {
            children[position] = .new(tape, declaring: [])
        } else {
            append(.new(tape, declaring: []))
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
        for element in elements {
            guard let tape, let origin = element.origin, origin.tape === tape,
                let place = rest.firstIndex(of: origin.index)
            else {
                waiting.append(element)
                continue
            }
            removed += put(waiting, inPlaceOf: rest[..<place], before: origin.index)
            waiting = []
            if case .edited = element.storage, let position = position(of: origin.index), let new = child(element) {
                children[position] = new
            }
            rest = rest[(place + 1)...]
        }
        removeAll(removed)
        let surplus = put(waiting, inPlaceOf: rest, before: nil)
        removeAll(Array(surplus))
    }

    /// Puts elements in the places of others; further ones are put before a given element or at the end.
    ///
    /// - Returns: The old elements that have no replacement.
    private mutating func put(
        _ elements: [XML.Element],
        inPlaceOf old: ArraySlice<Int>,
        before next: Int?
    ) -> ArraySlice<Int> {
        let new = elements.compactMap { child($0) }
        for (index, child) in zip(old, new) {
            if let position = position(of: index) { children[position] = child }
        }
        for child in new.dropFirst(old.count) {
            if let next, let position = position(of: next) {
                children.insert(child, at: position)
            } else {
                append(child)
            }
        }
        return old.dropFirst(new.count)
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

    private func position(of index: Int) -> Int? {
        children.firstIndex { if case .old(index) = $0 { true } else { false } }
    }

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
        let old = storage.map { Source($0.tape, names) }
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
                builder.append(.namespace, name: old.name(storage.view[index].name), storage.view.bytes(at: index))
            }
        }
        for attribute in attributes {
            switch attribute {
            case .unknown(let name, var value):
                let number = names.append(name)
                value.withUTF8 { builder.append(.attribute, name: number, $0) }
            case .place(let index):
                if let storage, let old { builder.append(subtree: index, of: storage.view, name: old.name) }
            }
        }
        for child in children {
            switch child {
            case .old(let index):
                if let storage, let old { builder.append(subtree: index, of: storage.view, name: old.name) }
            case .new(let tape, let declarations):
                append(tape, declaring: declarations, Source(tape, names), to: &builder)
            case .text(var text):
                text.withUTF8 { builder.append(.text, $0) }
            }
        }
        return ExtensionStorage(
            builder.finish(),
            keys: storage?.keys,
            context: storage?.context ?? .plain,
            surroundings: storage?.surroundings,
            failure: failure,
            isEdited: true
        )
    }

    /// Adds a new element without declarations that only a separate text needs.
    ///
    /// The code that writes the element knows best which namespaces are declared around it.
    private func append(
        _ tape: Tape,
        declaring declarations: [XML.NamespaceDeclaration],
        _ source: Source,
        to builder: inout TapeBuilder
    ) {
        let view = tape.view
        guard let root = view.root else { return }
        let attributes = view.attributes(of: root)
        let namespaces = view.namespaces(of: root).filter {
            declarations.contains(XML.NamespaceDeclaration(tape, $0))
        }
        builder.beginElement(
            name: source.name(view[root].name),
            namespaceCount: namespaces.count,
            attributeCount: attributes.count
        )
        for index in namespaces {
            builder.append(.namespace, name: source.name(view[index].name), view.bytes(at: index))
        }
        for index in attributes {
            builder.append(.attribute, name: source.name(view[index].name), view.bytes(at: index))
        }
        var child = view.firstChild(of: root)
        while child < view.end(of: root) {
            builder.append(subtree: child, of: view, name: source.name)
            child = view.end(of: child)
        }
        builder.endElement()
    }

    /// A mapping of a tape's names to their numbers in another table.
    private final class Source {
        private let tape: Tape
        private let names: NameTable
        private var numbers: [Int: Int] = [:]

        init(_ tape: Tape, _ names: NameTable) {
            self.tape = tape
            self.names = names
        }

        func name(_ number: Int) -> Int {
            if let known = numbers[number] { return known }
            let added = names.append(tape.names.name(number))
            numbers[number] = added
            return added
        }
    }
}
