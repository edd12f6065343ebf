/// The content of an element: what its type wrote, among what its extensions remember.
extension ElementCompletion {
    func mergeContent(of storage: ExtensionStorage) {
        let view = storage.view
        guard view.firstChild(of: ExtensionStorage.element) < view.end(of: ExtensionStorage.element) else { return }
        let offset = offset(of: storage)
        var merge = ExtensionMerge(
            storage,
            offset: offset,
            state.pointee.segments,
            from: frame.pointee.firstSegment,
            state.pointee.parts,
            state.pointee.tags
        )
        func key(for index: Int) -> (tag: Int, stays: Bool)? {
            offset == nil ? nil : self.key(for: index, of: storage, isAttribute: false)
        }
        let parts = merge.run(key: key)
        defer { state.pointee.parts = parts }
        if let element {
            var children: [EncodedElement.Child] = []
            for index in 0..<parts.count {
                switch parts[index].pointee {
                case .segment(let segment, let kept):
                    let child = element.children[segment.start]
                    if let kept, segment.isLeaf { complete(child, like: kept, of: storage.tape) }
                    children.append(child)
                case .node(let index):
                    let declarations = declarations(forUnknown: index, of: view)
                    children.append(.kept(index, of: storage.tape, declaring: declarations))
                }
            }
            element.children = children
            return
        }
        elements.endStartTag()
        let start = frame.pointee.contentStart
        let end = writer.pointee.count
        for index in 0..<parts.count {
            switch parts[index].pointee {
            case .segment(let segment, let kept?) where segment.isLeaf: writeLeaf(segment, like: kept, of: view)
            case .segment(let segment, _): writer.pointee.copy(segment.start..<segment.end)
            case .node(let index) where !view[index].isElement: writer.pointee.leaf(index, of: view)
            case .node(let index):
                writer.pointee.subtree(index, of: view, declaring: declarations(forUnknown: index, of: view))
            }
        }
        if writer.pointee.count == end {
            // No content is left.
            writer.pointee.truncate(to: start - 1)
            frame.pointee.contentStart = -1
        } else if elements.level == 1 {
            // This is the whole document, which is not moved.
            writer.pointee.replaceLater(start..<end, with: [])
        } else {
            writer.pointee.move(end..., to: start)
        }
    }

    /// Writes a child of which a property has only the text, with its former attributes.
    private func writeLeaf(_ segment: EncodingState.Segment, like kept: Int, of view: TapeView) {
        let name = elements.names._withUnsafeGuaranteedRef { $0[Int(segment.name)] }
        let nameEnd = segment.start + 1 + name.qualified.count
        let isEmpty = writer.pointee.bytes[segment.end - 2] == UInt8(ascii: "/")
        writer.pointee.copy(segment.start..<nameEnd)
        let declared = declarations(of: kept, of: view, on: name)
        for (prefix, namespace) in declared { writer.pointee.namespace(prefix, namespace) }
        let overrides = state.pointee.overrides
        state.pointee.overrides = declared + overrides
        for index in view.attributes(of: kept) where isEmpty || !view.name(at: index).isNil {
            do { try writeAttribute(index, of: view, to: &writer.pointee) } catch { elements.fail(error) }
        }
        state.pointee.overrides = overrides
        writer.pointee.copy(nameEnd..<segment.end)
    }

    /// Gives a child of which a property has only the text its former attributes.
    private func complete(_ child: EncodedElement.Child, like kept: Int, of tape: Tape) {
        guard case .element(let leaf) = child else { return }
        let view = tape.view
        leaf.declarations = declarations(
            of: kept,
            of: view,
            on: elements.names._withUnsafeGuaranteedRef { $0[leaf.name] }
        )
        let overrides = state.pointee.overrides
        state.pointee.overrides = leaf.declarations + overrides
        for index in view.attributes(of: kept) where leaf.children.isEmpty || !view.name(at: index).isNil {
            do {
                leaf.attributes.append(.kept(index, of: tape, prefix: try prefix(ofAttribute: index, of: view)))
            } catch {
                elements.fail(error)
            }
        }
        state.pointee.overrides = overrides
    }

    /// Returns the former declarations of an element that do not change the meaning of its name.
    private func declarations(
        of kept: Int,
        of view: TapeView,
        on name: NameTable.Entry
    ) -> [NamespaceScope.Binding] {
        view.namespaces(of: kept).compactMap { index in
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            guard !name.prefix.hasSameBytes(as: prefix) || name.namespace.hasSameBytes(as: namespace) else {
                return nil
            }
            return (prefix, namespace)
        }
    }

    /// Returns the declarations for a node of unknown content that the elements around it do not provide.
    private func declarations(forUnknown index: Int, of view: TapeView) -> [NamespaceScope.Binding] {
        guard view[index].isElement else { return [] }
        if state.pointee.overrides.isEmpty, useNames(of: index, view) { return [] }
        var own: [NamespaceScope.Binding] = []
        for use in view.freeNames(of: index) {
            guard !isInForce(use.prefix, use.namespace) else { continue }
            if !own.contains(where: { $0.prefix.hasSameBytes(as: use.prefix) }) { own.append(use) }
        }
        return own
    }

    /// Records the use of the names in a subtree; returns `false` if the subtree has or needs declarations.
    private func useNames(of root: Int, _ view: TapeView) -> Bool {
        for index in root..<view.end(of: root) where view[index].isElement && view[index].namespaceCount > 0 {
            return false
        }
        state.pointee.beginForeign(view.names)
        for index in root..<view.end(of: root) {
            let node = view[index]
            guard node.isElement || node.kind == .attribute else { continue }
            let binding = state.pointee.foreignBinding(node.name, isAttribute: !node.isElement, view.name(at: index))
            if binding == EncodingState.conflict { return false }
            if binding >= 0 { state.pointee.prefixes.use(binding, at: state.pointee.written) }
        }
        return true
    }
}
