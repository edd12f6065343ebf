/// What all containers of one encoding share: the text so far, and the elements that are open.
///
/// Everything is written straight into one buffer. A start tag stays open until content arrives; an attribute that comes later
/// is put into it. What extensions remember is merged in when an element ends.
final class EncodingSource {
    /// An element that was begun.
    struct Frame {
        let name: Int
        /// Where `<` stands.
        let start: Int
        /// Where the start tag's name ends.
        let nameEnd: Int
        /// Where the next attribute goes.
        var tagEnd: Int
        /// Where the content begins; nil while the start tag is open.
        var contentStart: Int?
        let firstSegment: Int
        /// Where the frame's own segment is noted, for its parent.
        let segment: Int
        var hasExtensions = false
    }

    /// A child that was written, and the key that it was written for.
    struct Segment {
        let tag: Int16
        let start: Int
        var end: Int
    }

    let options: XML.Encoder
    let writer: UnsafeMutablePointer<Writer>
    let names = NameTable()
    /// By the number of a name: its binding, or -1.
    private var nameBindings: [Int] = []
    private var namespaces: [String] = []
    var prefixes = Prefixes()
    private(set) var frames: [Frame] = []
    private(set) var segments: [Segment] = []
    private var extensions: [(level: Int, storage: ExtensionStorage)] = []
    private var plans: [EncodingPlan] = []
    private var planKeys: [ObjectIdentifier] = []
    private var isOver = false
    /// Says whether a value wrote anything: changes with each element, text and attribute.
    var written = 0
    private let hasConversions: Bool

    init(_ options: XML.Encoder) {
        self.options = options
        hasConversions = !options.conversions.isEmpty
        writer = .allocate(capacity: 1)
        writer.initialize(to: Writer(replacesIllegalCharacters: options.replacesIllegalCharacters))
        frames.reserveCapacity(32)
        segments.reserveCapacity(64)
    }

    deinit {
        writer.deinitialize(count: 1)
        writer.deallocate()
    }

    /// Lets go of the containers, which hold the source.
    func finish() {
        isOver = true
        for plan in plans { plan.containers = [] }
    }

    func result() throws(XML.Error) -> [UInt8] {
        if let failure = writer.pointee.failure { throw failure }
        return Array(writer.pointee.bytes)
    }

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
            _ = prefixes.bind(exactly: view.declaredPrefix(at: index), to: namespace)
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
            binding = try prefixes.bind(namespace, preferred: name.prefix ?? "", isAttribute: isAttribute) ?? -1
            let prefix = binding < 0 ? "" : prefixes.bindings[binding].prefix
            written.prefix = prefix.isEmpty ? nil : prefix
        }
        guard Self.isName(name.local) else {
            throw XML.Error(.illegalCharacter, "\"\(name.local)\" is no name for an element or attribute")
        }
        nameBindings.append(binding)
        namespaces.append(namespace)
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
        let binding = nameBindings[name]
        if binding >= 0 { prefixes.use(binding, at: writer.pointee.count) }
    }

    /// The namespace of the innermost element.
    var home: String { frames.last.map { namespaces[$0.name] } ?? "" }

    // MARK: Elements

    @inline(__always)
    func beginElement(_ name: Int, tag: Int16) {
        endStartTag()
        use(name)
        let start = writer.pointee.count
        segments.append(Segment(tag: tag, start: start, end: start))
        writer.pointee.byte(UInt8(ascii: "<"))
        writer.pointee.raw(names[name].qualified)
        let end = writer.pointee.count
        frames.append(
            Frame(
                name: name,
                start: start,
                nameEnd: end,
                tagEnd: end,
                contentStart: nil,
                firstSegment: segments.count,
                segment: segments.count - 1
            )
        )
        written &+= 1
    }

    /// Ends the innermost start tag, because content follows.
    @inline(__always)
    private func endStartTag() {
        let last = frames.count - 1
        guard last >= 0, frames[last].contentStart == nil else { return }
        writer.pointee.byte(UInt8(ascii: ">"))
        frames[last].contentStart = writer.pointee.count
    }

    @inline(__always)
    func endElement() throws(XML.Error) {
        if frames[frames.count - 1].hasExtensions { try mergeExtensions() }
        if frames.count == 1 { declarePending() }
        let frame = frames.removeLast()
        if frame.contentStart == nil {
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(names[frame.name].qualified)
        }
        segments.removeLast(segments.count - frame.firstSegment)
        segments[frame.segment].end = writer.pointee.count
        if frames.isEmpty { segments.removeAll() }
    }

    /// Ends elements until so many are open: nested containers whose parent goes on.
    @inline(__always)
    func close(to level: Int) throws(XML.Error) {
        while frames.count > level { try endElement() }
        guard frames.count == level else {
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
        writer.pointee.byte(UInt8(ascii: "<"))
        writer.pointee.raw(qualified)
        writer.pointee.byte(UInt8(ascii: ">"))
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content {
            writer.pointee.truncate(to: content - 1)
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(qualified)
        }
        segments.append(Segment(tag: tag, start: start, end: writer.pointee.count))
        written &+= 1
    }

    @inline(__always)
    func text(tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        written &+= 1
        let start = writer.pointee.count
        endStartTag()
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content, start != content {
            // No text is no content.
            writer.pointee.truncate(to: start)
            frames[frames.count - 1].contentStart = nil
        } else if writer.pointee.count > content {
            segments.append(Segment(tag: tag, start: content, end: writer.pointee.count))
        }
    }

    @inline(__always)
    func attribute(_ name: Int, _ body: (UnsafeMutablePointer<Writer>) -> Void) throws(XML.Error) {
        guard !frames.isEmpty else { throw XML.Error(.unsupported, "An attribute needs an element around it") }
        written &+= 1
        use(name)
        let start = writer.pointee.count
        writer.pointee.byte(UInt8(ascii: " "))
        writer.pointee.raw(names[name].qualified)
        writer.pointee.literal("=\"")
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        if frames[frames.count - 1].contentStart == nil {
            frames[frames.count - 1].tagEnd = writer.pointee.count
        } else {
            moveToStartTag(from: start, at: frames[frames.count - 1].tagEnd)
        }
    }

    /// Accounts for more that was written into the last attribute of an open start tag.
    func extendStartTag() { frames[frames.count - 1].tagEnd = writer.pointee.count }

    /// Adds a word to the text that was written last.
    func appendText(_ body: (UnsafeMutablePointer<Writer>) -> Void) {
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        if !segments.isEmpty { segments[segments.count - 1].end = writer.pointee.count }
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
        let last = frames.count - 1
        frames[last].tagEnd += count
        guard let content = frames[last].contentStart else { return }
        frames[last].contentStart = content + count
        for segment in frames[last].firstSegment..<segments.count {
            let old = segments[segment]
            segments[segment] = Segment(tag: old.tag, start: old.start + count, end: old.end + count)
        }
    }

    // MARK: Namespaces

    /// Declares on the innermost element what is used in it and not declared.
    private func declarePending() {
        for index in prefixes.pending {
            let binding = prefixes.bindings[index]
            declare(binding.prefix, binding.namespace)
            prefixes.markDeclared(index)
        }
    }

    private var declarationEnd: Int?

    /// Writes a namespace declaration into the innermost start tag, before its attributes.
    private func declare(_ prefix: String, _ namespace: String) {
        var declaration = Writer(capacity: 64)
        declaration.namespace(prefix, namespace)
        let last = frames.count - 1
        let offset = declarationEnd ?? frames[last].nameEnd
        writer.pointee.insert(declaration.bytes, at: offset)
        shift(by: declaration.count)
        declarationEnd = offset + declaration.count
    }

    // MARK: Extensions

    func attach(_ value: XML.Extensions) throws(XML.Error) {
        guard let storage = value.storage, !frames.isEmpty else { return }
        if let failure = storage.failure { throw failure }
        frames[frames.count - 1].hasExtensions = true
        extensions.append((frames.count, storage))
        written &+= 1
    }

    private func mergeExtensions() throws(XML.Error) {
        let level = frames.count
        while let last = extensions.last, last.level == level {
            extensions.removeLast()
            try merge(last.storage)
        }
    }

    private func merge(_ storage: ExtensionStorage) throws(XML.Error) {
        let view = storage.view
        let element = ExtensionStorage.element
        let level = frames.count
        declarationEnd = nil
        for index in view.namespaces(of: element) {
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            // A prefix that means something else in the rest of the document is declared where it is used.
            guard !namespace.isEmpty, let binding = prefixes.bind(exactly: prefix, to: namespace) else { continue }
            if prefixes.bindings[binding].isDeclared { continue }
            declare(prefix, namespace)
            prefixes.declare(binding, fromOffset: frames[level - 1].start)
            if level == 1 { prefixes.markDeclared(binding) }
        }
        for index in view.attributes(of: element) {
            let name = try number(storage.tape.names.name(view[index].name), isAttribute: true)
            try attribute(name) { $0.pointee.escaped(view.bytes(at: index), .attribute) }
        }
        guard view.firstChild(of: element) < view.end(of: element) else { return }
        endStartTag()
        let frame = frames[level - 1]
        let start = frame.contentStart ?? writer.pointee.count
        var merge = ExtensionMerge(segments: segments[frame.firstSegment...])
        let end = writer.pointee.count
        merge.run(storage) { part in
            switch part {
            case .segment(let segment): writer.pointee.copy(segment.start..<segment.end)
            case .node(let index): writeUnknown(index, of: storage)
            }
        }
        writer.pointee.move(end..., to: start)
        if writer.pointee.count == start, frame.contentStart == nil || start == end {
            // Nothing was left of the content.
            writer.pointee.truncate(to: start - 1)
            frames[level - 1].contentStart = nil
        }
        declarationEnd = nil
    }

    /// Writes a node of unknown content, with the declarations that it cannot have from the elements around it.
    private func writeUnknown(_ index: Int, of storage: ExtensionStorage) {
        let view = storage.view
        var own: [(prefix: String, namespace: String)] = []
        for use in view.freeNames(of: index) {
            if let binding = prefixes.bind(exactly: use.prefix, to: use.namespace) {
                prefixes.use(binding, at: writer.pointee.count)
            } else if use.prefix != "xml", !own.contains(where: { $0.prefix == use.prefix }) {
                own.append(use)
            }
        }
        writer.pointee.subtree(index, of: view, declaring: own)
    }

    // MARK: Values

    func encode<T: Encodable>(_ value: T, to target: EncodingTarget, level: Int) throws {
        if T.self == XML.Extensions.self, let value = value as? XML.Extensions { return try attach(value) }
        if let text = try text(of: value) { return try scalar(target) { $0.pointee.string(text, target.role) } }
        let before = written
        try value.encode(to: ElementEncoder(target: target, level: level, source: self))
        try close(to: level)
        if written == before, target.role == .child { leaf(Int(target.name), tag: target.tag) { _ in } }
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
        let id = ObjectIdentifier(keys)
        for position in 0..<planKeys.count where planKeys[position] == id {
            let plan = plans[position]
            if !plan.dependsOnHome || plan.names.home == home { return plan }
        }
        return makePlan(for: keys)
    }

    @inline(never)
    private func makePlan<Key: CodingKey>(for keys: Key.Type) -> EncodingPlan {
        let plan = EncodingPlan(
            keys,
            names: KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming),
            dependsOnHome: KeyNames.dependsOnHome(keys, options: options.namespaces)
        )
        plans.append(plan)
        planKeys.append(ObjectIdentifier(keys))
        return plan
    }

    @inline(__always)
    func container<Key: CodingKey>(keyedBy type: Key.Type, level: Int) -> KeyedEncodingContainer<Key> {
        let plan = plan(for: type)
        if level < plan.containers.count, let kept = plan.containers[level] {
            return unsafeBitCast(kept, to: KeyedEncodingContainer<Key>.self)
        }
        let container = KeyedEncodingContainer(KeyedEncoder<Key>(plan: plan, level: level, source: self))
        guard !isOver, MemoryLayout<KeyedEncodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else {
            return container
        }
        while plan.containers.count <= level { plan.containers.append(nil) }
        plan.containers[level] = unsafeBitCast(container, to: AnyObject.self)
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
