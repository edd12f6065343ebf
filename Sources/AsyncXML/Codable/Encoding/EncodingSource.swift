/// What all containers of one encoding share: the text so far, and the elements that are open.
///
/// Everything is written straight into one buffer. A start tag stays open until content arrives; an attribute that comes later
/// is put into it. What extensions remember is merged in when an element ends.
///
/// What changes with each element is in memory of its own, which is read and written without a check of accesses.
final class EncodingSource {
    let options: XML.Encoder
    let writer: UnsafeMutablePointer<Writer>
    let state: UnsafeMutablePointer<EncodingState>
    let names = NameTable()
    private let hasConversions: Bool

    init(_ options: XML.Encoder) {
        self.options = options
        hasConversions = !options.conversions.isEmpty
        writer = .allocate(capacity: 1)
        writer.initialize(to: Writer(replacesIllegalCharacters: options.replacesIllegalCharacters))
        state = .allocate(capacity: 1)
        state.initialize(to: EncodingState())
    }

    deinit {
        writer.deinitialize(count: 1)
        writer.deallocate()
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Lets go of the containers, which hold the source.
    func finish() {
        state.pointee.isOver = true
        for plan in state.pointee.plans { plan.releaseContainers() }
    }

    func result() throws(XML.Error) -> [UInt8] {
        if let failure = writer.pointee.failure { throw failure }
        return Array(writer.pointee.bytes)
    }

    /// How many elements are open.
    var level: Int { state.pointee.frames.count }

    /// Notes that a value wrote something, be it nothing on purpose.
    func touch() { state.pointee.written &+= 1 }

    func encodeRoot<T: Encodable>(_ value: T, as name: XML.Name) throws {
        // The prefixes of the document that the value was decoded from.
        for child in Mirror(reflecting: value).children {
            if let storage = (child.value as? XML.Extensions)?.storage { bindPrefixes(of: storage) }
        }
        try encode(value, to: .element(number(name, isAttribute: false)), level: 0)
    }

    private func bindPrefixes(of storage: ExtensionStorage) {
        let view = storage.view
        for index in view.namespaces(of: ExtensionStorage.element) {
            let namespace = view.string(at: index)
            guard !namespace.isEmpty else { continue }
            _ = state.pointee.prefixes.bind(exactly: view.declaredPrefix(at: index), to: namespace)
        }
    }

    // MARK: Names

    /// The number of a name as it is written in this document.
    func number(_ name: XML.Name, isAttribute: Bool) throws(XML.Error) -> Int {
        let namespace = name.namespace ?? ""
        var written = name
        var binding = -1
        if namespace == XML.xmlNamespace {
            written.prefix = "xml"
        } else {
            binding =
                try state.pointee.prefixes.bind(namespace, preferred: name.prefix ?? "", isAttribute: isAttribute) ?? -1
            let prefix = binding < 0 ? "" : state.pointee.prefixes.bindings[binding].prefix
            written.prefix = prefix.isEmpty ? nil : prefix
        }
        guard Self.isName(name.local) else {
            throw XML.Error(.illegalCharacter, "\"\(name.local)\" is no name for an element or attribute")
        }
        state.pointee.nameBindings.append(binding)
        state.pointee.namespaces.append(namespace)
        return names.append(written)
    }

    /// Whether a text can be a name: no white space or markup, and no digit, hyphen or period at its start.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !text.utf8.contains(where: { isNoNameByte($0) }) else { return false }
        return !(0x30...0x39 ~= first) && first != UInt8(ascii: "-") && first != UInt8(ascii: ".")
    }

    private static func isNoNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            false
        default: true
        }
    }

    @inline(__always)
    private func use(_ name: Int) {
        let binding = state.pointee.nameBindings[name]
        if binding >= 0 { state.pointee.prefixes.use(binding, at: writer.pointee.count) }
    }

    /// The namespace of the innermost element.
    var home: String {
        let frames = state.pointee.frames
        return frames.count > 0 ? state.pointee.namespaces[frames.last.pointee.name] : ""
    }

    // MARK: Elements

    @inline(__always)
    func beginElement(_ name: Int, tag: Int16) {
        endStartTag()
        use(name)
        let start = writer.pointee.count
        state.pointee.segments.append(EncodingState.Segment(tag: tag, start: start, end: start))
        writer.pointee.byte(UInt8(ascii: "<"))
        writer.pointee.raw(names[name].qualified)
        let end = writer.pointee.count
        let segmentCount = state.pointee.segments.count
        state.pointee.frames.append(
            EncodingState.Frame(
                name: name,
                start: start,
                nameEnd: end,
                tagEnd: end,
                contentStart: -1,
                firstSegment: segmentCount,
                hasExtensions: false
            )
        )
        touch()
    }

    /// Ends the innermost start tag, because content follows.
    @inline(__always)
    private func endStartTag() {
        guard state.pointee.frames.count > 0, frame.pointee.contentStart < 0 else { return }
        writer.pointee.byte(UInt8(ascii: ">"))
        frame.pointee.contentStart = writer.pointee.count
    }

    /// The innermost open element.
    private var frame: UnsafeMutablePointer<EncodingState.Frame> {
        @inline(__always) get { state.pointee.frames.last }
    }

    @inline(__always)
    func endElement() throws(XML.Error) {
        if frame.pointee.hasExtensions { try mergeExtensions() }
        if state.pointee.frames.count == 1 { declarePending() }
        let ended = frame.pointee
        state.pointee.frames.removeLast()
        if ended.contentStart < 0 {
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(names[ended.name].qualified)
        }
        state.pointee.segments.count = ended.firstSegment
        state.pointee.segments.last.pointee.end = writer.pointee.count
        if state.pointee.frames.count == 0 { state.pointee.segments.count = 0 }
    }

    /// Ends elements until so many are open: nested containers whose parent goes on.
    @inline(__always)
    func close(to level: Int) throws(XML.Error) {
        if state.pointee.frames.count != level { try closeNested(to: level) }
    }

    private func closeNested(to level: Int) throws(XML.Error) {
        while self.level > level { try endElement() }
        guard self.level == level else {
            throw XML.Error(.unsupported, "A nested container was used after its element had ended")
        }
    }

    /// Writes an element that contains nothing but text.
    @inline(__always)
    func leaf(_ name: Int, tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        endStartTag()
        use(name)
        let start = writer.pointee.count
        let qualified = names[name].qualified
        writer.pointee.startTag(qualified)
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content {
            writer.pointee.truncate(to: content - 1)
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(qualified)
        }
        state.pointee.segments.append(EncodingState.Segment(tag: tag, start: start, end: writer.pointee.count))
        touch()
    }

    @inline(__always)
    func text(tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        touch()
        let start = writer.pointee.count
        endStartTag()
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content, start != content {
            // No text is no content.
            writer.pointee.truncate(to: start)
            frame.pointee.contentStart = -1
        } else if writer.pointee.count > content {
            state.pointee.segments.append(EncodingState.Segment(tag: tag, start: content, end: writer.pointee.count))
        }
    }

    @inline(__always)
    func attribute(_ name: Int, _ body: (UnsafeMutablePointer<Writer>) -> Void) throws(XML.Error) {
        guard state.pointee.frames.count > 0 else {
            throw XML.Error(.unsupported, "An attribute needs an element around it")
        }
        touch()
        use(name)
        let start = writer.pointee.count
        writer.pointee.attributeStart(names[name].qualified)
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        if frame.pointee.contentStart < 0 {
            frame.pointee.tagEnd = writer.pointee.count
        } else {
            moveToStartTag(from: start, at: frame.pointee.tagEnd)
        }
    }

    /// Accounts for more that was written into the last attribute of an open start tag.
    func extendStartTag() { frame.pointee.tagEnd = writer.pointee.count }

    /// Adds a word to the text that was written last.
    func appendText(_ body: (UnsafeMutablePointer<Writer>) -> Void) {
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        if state.pointee.segments.count > 0 { state.pointee.segments.last.pointee.end = writer.pointee.count }
    }

    /// Moves what was written last into the start tag of the innermost element.
    private func moveToStartTag(from start: Int, at offset: Int) {
        let piece = Array(writer.pointee.bytes[start...])
        writer.pointee.truncate(to: start)
        piece.withUnsafeBufferPointer { writer.pointee.insert($0, at: offset) }
        shift(by: piece.count)
    }

    /// Accounts for bytes that were put into the innermost start tag.
    private func shift(by count: Int) {
        frame.pointee.tagEnd += count
        guard frame.pointee.contentStart >= 0 else { return }
        frame.pointee.contentStart += count
        for segment in frame.pointee.firstSegment..<state.pointee.segments.count {
            state.pointee.segments[segment].pointee.start += count
            state.pointee.segments[segment].pointee.end += count
        }
    }

    // MARK: Namespaces

    /// Declares on the innermost element what is used in it and not declared.
    private func declarePending() {
        var offset = frame.pointee.nameEnd
        for index in state.pointee.prefixes.pending {
            let binding = state.pointee.prefixes.bindings[index]
            declare(binding.prefix, binding.namespace, at: &offset)
            state.pointee.prefixes.markDeclared(index)
        }
    }

    /// Writes a namespace declaration into the innermost start tag, before its attributes.
    private func declare(_ prefix: String, _ namespace: String, at offset: inout Int) {
        var declaration = Writer(capacity: 64)
        declaration.namespace(prefix, namespace)
        writer.pointee.insert(declaration.bytes, at: offset)
        shift(by: declaration.count)
        offset += declaration.count
    }

    // MARK: Extensions

    func attach(_ value: XML.Extensions) throws(XML.Error) {
        guard let storage = value.storage, level > 0 else { return }
        if let failure = storage.failure { throw failure }
        frame.pointee.hasExtensions = true
        state.pointee.extensions.append((level, storage))
        touch()
    }

    private func mergeExtensions() throws(XML.Error) {
        while let last = state.pointee.extensions.last, last.level == level {
            state.pointee.extensions.removeLast()
            try merge(last.storage)
        }
    }

    private func merge(_ storage: ExtensionStorage) throws(XML.Error) {
        let view = storage.view
        let element = ExtensionStorage.element
        var offset = frame.pointee.nameEnd
        for index in view.namespaces(of: element) {
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            // A prefix that means something else in the rest of the document is declared where it is used.
            guard !namespace.isEmpty,
                let binding = state.pointee.prefixes.bind(exactly: prefix, to: namespace),
                !state.pointee.prefixes.bindings[binding].isDeclared
            else { continue }
            declare(prefix, namespace, at: &offset)
            state.pointee.prefixes.declare(binding, fromOffset: frame.pointee.start)
            if level == 1 { state.pointee.prefixes.markDeclared(binding) }
        }
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
        writer.pointee.move(end..., to: start)
        if writer.pointee.count == start {
            // Nothing was left of the content.
            writer.pointee.truncate(to: start - 1)
            frame.pointee.contentStart = -1
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

    // MARK: Values

    func encode<T: Encodable>(_ value: T, to target: EncodingTarget, level: Int) throws {
        if T.self == XML.Extensions.self, let value = value as? XML.Extensions { return try attach(value) }
        if let text = try text(of: value) { return try scalar(target) { $0.pointee.string(text, target.role) } }
        let before = state.pointee.written
        try value.encode(to: ElementEncoder(target: target, level: level, source: self))
        try close(to: level)
        if state.pointee.written == before, target.role == .child { leaf(Int(target.name), tag: target.tag) { _ in } }
    }

    @inline(__always)
    private func text<T>(of value: T) throws -> String? {
        if hasConversions, let text = try options.conversions[ObjectIdentifier(T.self)]?(value) { return text }
        return isBuiltIn(T.self) ? textOfBuiltIn(value) : nil
    }

    /// Writes a text where a target says.
    @inline(__always)
    func scalar(_ target: EncodingTarget, _ body: (UnsafeMutablePointer<Writer>) -> Void) throws(XML.Error) {
        switch target.role {
        case .child: leaf(Int(target.name), tag: target.tag, body)
        case .attribute: try attribute(Int(target.name), body)
        case .text, .itself: text(tag: target.tag, body)
        case .wrapped:
            beginElement(Int(target.name), tag: target.tag)
            leaf(Int(target.item), tag: -1, body)
            try endElement()
        case .choice, .mixed:
            if target.name >= 0, target.role == .choice {
                leaf(Int(target.name), tag: target.tag, body)
            } else {
                text(tag: target.tag, body)
            }
        }
    }

    // MARK: Plans

    @inline(__always)
    func plan<Key: CodingKey>(for keys: Key.Type) -> EncodingPlan {
        if let plan = state.pointee.findPlan(ObjectIdentifier(keys)), !plan.dependsOnHome || plan.names.home == home {
            return plan
        }
        return findPlan(for: keys)
    }

    @inline(never)
    private func findPlan<Key: CodingKey>(for keys: Key.Type) -> EncodingPlan {
        let home = home
        let known = state.pointee.plans.first { $0.keys == ObjectIdentifier(keys) && $0.names.home == home }
        if let known { return known }
        let plan = EncodingPlan(
            keys,
            names: KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming),
            dependsOnHome: KeyNames.dependsOnHome(keys, options: options.namespaces)
        )
        state.pointee.plans.append(plan)
        return plan
    }

    @inline(__always)
    func container<Key: CodingKey>(keyedBy type: Key.Type, level: Int) -> KeyedEncodingContainer<Key> {
        let plan = plan(for: type)
        if let kept = plan.container(at: level) { return unsafeBitCast(kept, to: KeyedEncodingContainer<Key>.self) }
        return makeContainer(plan, level)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ plan: EncodingPlan, _ level: Int) -> KeyedEncodingContainer<Key> {
        let container = KeyedEncodingContainer(KeyedEncoder<Key>(EncodingPlace(plan: plan, level: level, source: self)))
        if !state.pointee.isOver, MemoryLayout<KeyedEncodingContainer<Key>>.size == MemoryLayout<AnyObject>.size {
            plan.keep(unsafeBitCast(container, to: AnyObject.self), at: level)
        }
        return container
    }
}

extension TapeView {
    /// The prefix that a declaration is for; empty for the default namespace.
    func declaredPrefix(at index: Int) -> String {
        let name = name(at: index)
        return name.prefix.isEmpty ? "" : String(decoding: name.local, as: UTF8.self)
    }

    /// The prefixes that a subtree uses and does not declare, with their namespaces.
    func freeNames(of root: Int) -> [(prefix: String, namespace: String)] {
        var free: [(prefix: String, namespace: String)] = []
        var seen: Set<Int> = []
        for index in root..<end(of: root) {
            let node = nodes[index]
            let isElement = node.isElement
            guard isElement || node.kind == .attribute else { continue }
            let entry = name(at: index)
            if !isElement, entry.prefix.isEmpty { continue }
            var owner = index
            while !nodes[owner].isElement { owner -= 1 }
            if declares(entry.prefix, from: owner, upTo: root) { continue }
            guard seen.insert(node.name).inserted else { continue }
            free.append(
                (String(decoding: entry.prefix, as: UTF8.self), String(decoding: entry.namespace, as: UTF8.self))
            )
        }
        return free
    }

    /// Whether an element or one around it, up to a root, declares a prefix.
    private func declares(_ prefix: UnsafeBufferPointer<UInt8>, from element: Int, upTo root: Int) -> Bool {
        var element = element
        while element >= root {
            for index in namespaces(of: element) {
                let name = name(at: index)
                let declared = name.prefix.isEmpty ? name.prefix : name.local
                if declared.hasSameBytes(as: prefix) { return true }
            }
            if element == root { return false }
            element = parent(ofElement: element)
        }
        return false
    }
}
