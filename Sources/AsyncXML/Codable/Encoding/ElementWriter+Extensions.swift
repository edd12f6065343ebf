extension ElementWriter {
    func attach(_ value: XML.Extensions) throws(XML.Error) {
        guard let storage = value.storage, level > 0 else { return }
        if let failure = storage.failure { throw failure }
        frame.pointee.hasExtensions = true
        if level == 1 { state.pointee.surroundings = storage.surroundings }
        state.pointee.extensions.append((level, storage))
        touch()
    }

    func mergeExtensions() throws(XML.Error) {
        while let last = state.pointee.extensions.last, last.level == level {
            state.pointee.extensions.removeLast()
            try merge(last.storage)
        }
    }

    private func merge(_ storage: ExtensionStorage) throws(XML.Error) {
        let view = storage.view
        let element = ExtensionStorage.element
        var declarations = Writer(capacity: 256)
        for index in view.namespaces(of: element) {
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            // A prefix that means something else in the rest of the document is declared where it is used.
            guard !namespace.isEmpty,
                let binding = state.pointee.prefixes.bind(exactly: prefix, to: namespace),
                !state.pointee.prefixes.bindings[binding].isDeclared
            else { continue }
            declarations.namespace(prefix, namespace)
            state.pointee.prefixes.declare(binding, fromOffset: frame.pointee.start)
            if level == 1 { state.pointee.prefixes.markDeclared(binding) }
        }
        declare(declarations)
        for index in view.attributes(of: element) {
            let name = try number(storage.tape.names.name(view[index].name), isAttribute: true)
            try attribute(name) { $0.pointee.escaped(view.bytes(at: index), .attribute) }
        }
        guard view.firstChild(of: element) < view.end(of: element) else { return }
        endStartTag()
        let start = frame.pointee.contentStart
        let end = writer.pointee.count
        var merge = ExtensionMerge(
            storage,
            state.pointee.segments,
            from: frame.pointee.firstSegment,
            state.pointee.tags
        )
        merge.run { part in
            switch part {
            case .segment(let segment): writer.pointee.copy(segment.start..<segment.end)
            case .node(let index): writeUnknown(index, of: storage)
            }
        }
        if writer.pointee.count == end {
            // Nothing was left of the content.
            writer.pointee.truncate(to: start - 1)
            frame.pointee.contentStart = -1
        } else if level == 1 {
            // The whole document, which is not to be moved.
            writer.pointee.skip(start..<end)
        } else {
            writer.pointee.move(end..., to: start)
        }
    }

    /// Writes a node of unknown content, with the declarations that it cannot have from the elements around it.
    private func writeUnknown(_ index: Int, of storage: ExtensionStorage) {
        let view = storage.view
        guard view[index].isElement else { return writer.pointee.leaf(index, of: view) }
        if useNames(of: index, view) { return writer.pointee.subtree(index, of: view) }
        var own: [(prefix: String, namespace: String)] = []
        for use in view.freeNames(of: index) where use.prefix != "xml" {
            if let binding = state.pointee.prefixes.bind(exactly: use.prefix, to: use.namespace) {
                state.pointee.prefixes.use(binding, at: writer.pointee.count)
            } else if !own.contains(where: { $0.prefix == use.prefix }) {
                own.append(use)
            }
        }
        writer.pointee.subtree(index, of: view, declaring: own)
    }

    /// Notes the names in a subtree as used, if it declares nothing itself and none of them has to be declared on it.
    private func useNames(of root: Int, _ view: TapeView) -> Bool {
        let offset = writer.pointee.count
        for index in root..<view.end(of: root) where view[index].isElement && view[index].namespaceCount > 0 {
            return false
        }
        state.pointee.beginForeign(view.names)
        for index in root..<view.end(of: root) {
            let node = view[index]
            switch node.kind {
            case .element, .attribute:
                let binding = state.pointee.foreignBinding(
                    node.name,
                    isAttribute: !node.isElement,
                    view.name(at: index)
                )
                if binding == EncodingState.conflict { return false }
                if binding >= 0 { state.pointee.prefixes.use(binding, at: offset) }
            default: break
            }
        }
        return true
    }
}
