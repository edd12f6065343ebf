/// The attributes of an element: what its type wrote, among what its extensions remember.
extension ElementCompletion {
    /// The attributes in their order: as text, or as parts of a tree.
    struct Attributes {
        var text: [UInt8] = []
        var ofTree: [EncodedElement.Attribute] = []
    }

    /// Returns the attributes in their former order; `nil` if they stay as they were written.
    func orderedAttributes(of storage: ExtensionStorage?) throws(XML.Error) -> Attributes? {
        let remembered = storage.map { $0.view.attributes(of: ExtensionStorage.element) } ?? 0..<0
        guard !remembered.isEmpty || !lateAttributes.isEmpty else { return nil }
        if let element {
            var attributes: [EncodedElement.Attribute] = []
            let written = element.attributes.compactMap { attribute in
                if case .written(let segment) = attribute { segment } else { nil }
            }
            try arrange(written, among: remembered, of: storage) { position in
                attributes.append(.written(written[position]))
            } keep: { (index, storage) throws(XML.Error) in
                let prefix = try prefix(ofAttribute: index, of: storage.view)
                attributes.append(.kept(index, of: storage.tape, prefix: prefix))
            }
            return Attributes(ofTree: attributes)
        }
        let first = frame.pointee.firstAttribute
        var result = Writer(
            capacity: 256,
            replacesIllegalCharacters: writer.pointee.replacesIllegalCharacters
        )
        if let storage, lateAttributes.isEmpty, !hasPlaces(remembered, of: storage) {
            // The usual case: unknown attributes follow the known ones.
            let offset = offset(of: storage)
            result.raw(writtenAttributes)
            for index in remembered where isUnwritten(index, of: storage) && isKept(index, of: storage, offset) {
                try writeAttribute(index, of: storage.view, to: &result)
            }
            if let failure = result.failure { throw failure }
            return Attributes(text: result.result)
        }
        let early = (first..<state.pointee.attributes.count).map { state.pointee.attributes[$0].pointee }
        try arrange(early + lateAttributes.map(\.attribute), among: remembered, of: storage) { position in
            if position < early.count {
                let attribute = early[position]
                result.raw(UnsafeBufferPointer(rebasing: writer.pointee.bytes[attribute.start..<attribute.end]))
            } else {
                lateAttributes[position - early.count].bytes.withUnsafeBufferPointer { result.raw($0) }
            }
        } keep: { (index, storage) throws(XML.Error) in
            try writeAttribute(index, of: storage.view, to: &result)
        }
        if let failure = result.failure { throw failure }
        return Attributes(text: result.result)
    }

    /// Passes on the attributes in their former order.
    ///
    /// - Parameters:
    ///   - written: The attributes that the type wrote.
    ///   - remembered: The places of the remembered ones.
    ///   - storage: The remembered content.
    ///   - take: Receives the position of a written attribute.
    ///   - keep: Receives the place of a remembered attribute that is unknown.
    /// - Throws: The errors of `keep`.
    private func arrange(
        _ written: [EncodingState.Segment],
        among remembered: Range<Int>,
        of storage: ExtensionStorage?,
        take: (Int) -> Void,
        keep: (Int, ExtensionStorage) throws(XML.Error) -> Void
    ) throws(XML.Error) {
        var isTaken = [Bool](repeating: false, count: written.count)
        func takeOnce(_ position: Int) {
            guard !isTaken[position] else { return }
            isTaken[position] = true
            take(position)
        }
        if let storage {
            let view = storage.view
            let offset = offset(of: storage)
            // If there are no places, the known attributes come first.
            if offset == nil || !hasPlaces(remembered, of: storage) {
                written.indices.forEach(takeOnce)
            }
            for index in remembered {
                if view[index].kind == .placeholder {
                    let tag = offset.map { $0 + Int(view[index].first) }
                    if let position = written.indices.first(where: { !isTaken[$0] && Int(written[$0].tag) == tag }) {
                        takeOnce(position)
                    }
                    continue
                }
                let name = view.name(at: index)
                let same = written.firstIndex { attribute in
                    elements.names._withUnsafeGuaranteedRef { $0[Int(attribute.name)] }.means(name)
                }
                if let same {
                    takeOnce(same)
                } else if isKept(index, of: storage, offset) {
                    try keep(index, storage)
                }
            }
        }
        written.indices.forEach(takeOnce)
    }

    /// Returns `true` if the places of known attributes are among the remembered ones.
    private func hasPlaces(_ remembered: Range<Int>, of storage: ExtensionStorage) -> Bool {
        let view = storage.view
        return remembered.contains { view[$0].kind == .placeholder }
    }

    /// Returns `true` if no attribute that the type wrote has the name of a remembered one.
    private func isUnwritten(_ index: Int, of storage: ExtensionStorage) -> Bool {
        let name = storage.view.name(at: index)
        for position in frame.pointee.firstAttribute..<state.pointee.attributes.count {
            let written = Int(state.pointee.attributes[position].pointee.name)
            if elements.names._withUnsafeGuaranteedRef({ $0[written] }).means(name) { return false }
        }
        return true
    }

    /// Returns `true` if a remembered attribute stays if the type wrote none of its name.
    private func isKept(_ index: Int, of storage: ExtensionStorage, _ offset: Int?) -> Bool {
        offset == nil || key(for: index, of: storage, isAttribute: true)?.stays ?? true
    }

    /// Writes an unknown attribute, with a prefix for its namespace in this place.
    func writeAttribute(_ index: Int, of view: TapeView, to result: inout Writer) throws(XML.Error) {
        let (name, bytes) = (view.name(at: index), view.bytes(at: index))
        if keepsPrefix(ofAttribute: index, of: view) { return result.attribute(name.qualified, bytes) }
        let prefix = try prefix(ofAttribute: index, of: view)
        if prefix.isEmpty { return result.attribute(name.local, bytes) }
        var qualified = "\(prefix):\(String(decoding: name.local, as: UTF8.self))"
        qualified.withUTF8 { result.attribute($0, bytes) }
    }

    /// Returns `true` if the prefix of an unknown attribute has its namespace here too, and records the use of the
    /// prefix; unlike `prefix(ofAttribute:of:)`, this makes no texts.
    private func keepsPrefix(ofAttribute index: Int, of view: TapeView) -> Bool {
        let name = view.name(at: index)
        guard state.pointee.overrides.isEmpty, ElementWriter.isName(String(decoding: name.local, as: UTF8.self)),
            ElementWriter.isName(String(decoding: name.prefix, as: UTF8.self))
        else { return false }
        state.pointee.beginForeign(view.names)
        let binding = state.pointee.foreignBinding(view[index].name, isAttribute: true, name)
        guard binding >= 0 else { return false }
        state.pointee.prefixes.use(binding, at: state.pointee.written)
        return true
    }

    /// Returns the prefix for the namespace of an unknown attribute in this place; empty if it has no namespace.
    func prefix(ofAttribute index: Int, of view: TapeView) throws(XML.Error) -> String {
        let name = view.name(at: index)
        let local = String(decoding: name.local, as: UTF8.self)
        guard ElementWriter.isName(local) else {
            throw XML.Error(.illegalCharacter, "\"\(local)\" is no name for an element or attribute")
        }
        if name.namespace.isEmpty {
            if local == "xmlns" { throw .declarationAsAttribute }
            return ""
        }
        let (prefix, namespace) = (
            String(decoding: name.prefix, as: UTF8.self), String(decoding: name.namespace, as: UTF8.self)
        )
        if namespace == XML.xmlNamespace { return "xml" }
        guard prefix.isEmpty || ElementWriter.isName(prefix) else {
            throw XML.Error(.illegalCharacter, "\"\(prefix)\" is no prefix for an attribute")
        }
        if !prefix.isEmpty, isInForce(prefix, namespace) { return prefix }
        let binding = try state.pointee.prefixes.bind(
            namespace,
            preferred: prefix,
            isAttribute: true,
            besides: state.pointee.overrides.map(\.prefix)
        )
        guard let binding else { return "" }
        state.pointee.prefixes.use(binding, at: state.pointee.written)
        return state.pointee.prefixes.bindings[binding].prefix
    }
}
