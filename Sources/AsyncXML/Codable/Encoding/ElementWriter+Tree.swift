/// The same elements as nodes of a tree: the writer holds only their texts, which are not escaped.
///
/// The places of segments are those of children among the children of their element.
extension ElementWriter {
    @inline(never)
    func beginNode(_ name: Int, tag: Int16) {
        use(name)
        let element = EncodedElement(name)
        add(.element(element), name: name, tag: tag)
        state.pointee.tree?.open.append(element)
        state.pointee.frames.append(
            EncodingState.Frame(
                name: name,
                start: 0,
                moment: state.pointee.written,
                tagEnd: 0,
                contentStart: 0,
                firstSegment: state.pointee.segments.count,
                firstAttribute: state.pointee.attributes.count,
                isIncomplete: false,
                plan: nil
            )
        )
        touch()
    }

    @inline(never)
    func endNode() throws(XML.Error) {
        if frame.pointee.isIncomplete || state.pointee.frames.count == 1 { try completeElement() }
        let ended = frame.pointee
        state.pointee.frames.removeLast()
        state.pointee.tree?.open.popLast()?.name = ended.name
        state.pointee.segments.count = state.pointee.frames.count == 0 ? 0 : ended.firstSegment
    }

    /// Adds an element that contains only text.
    @inline(never)
    func leafNode(_ name: Int, tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        use(name)
        let element = EncodedElement(name)
        let range = range(body)
        if !range.isEmpty { element.children.append(.text(range)) }
        add(.element(element), name: name, tag: tag, isLeaf: true)
        touch()
    }

    @inline(never)
    func textNode(tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        touch()
        let range = range(body)
        // Empty text is not content.
        if !range.isEmpty { add(.text(range), name: -1, tag: tag) }
    }

    @inline(never)
    func attributeNode(_ name: Int, tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        touch()
        use(name)
        let range = range(body)
        let segment = EncodingState.Segment(
            tag: tag,
            name: Int32(truncatingIfNeeded: name),
            start: range.lowerBound,
            end: range.upperBound
        )
        state.pointee.tree?.open.last?.attributes.append(.written(segment))
    }

    /// Adds a word to the attribute or text that was added last.
    @inline(never)
    func appendWordNode(_ role: KeyPlan.Role, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        guard let element = state.pointee.tree?.open.last else { return }
        let start = writer.pointee.count
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        let end = writer.pointee.count
        if role == .attribute {
            guard let last = element.attributes.indices.last, case .written(var segment) = element.attributes[last]
            else { return }
            segment.end = end
            element.attributes[last] = .written(segment)
        } else if let last = element.children.indices.last, case .text(let range) = element.children[last],
            range.upperBound == start
        {
            element.children[last] = .text(range.lowerBound..<end)
        } else {
            add(.text((start + 1)..<end), name: -1, tag: -1)
        }
    }

    /// Returns the range of the bytes that a closure writes.
    private func range(_ body: (UnsafeMutablePointer<Writer>) -> Void) -> Range<Int> {
        let start = writer.pointee.count
        body(writer)
        return start..<writer.pointee.count
    }

    private func add(_ child: EncodedElement.Child, name: Int, tag: Int16, isLeaf: Bool = false) {
        guard let place = state.pointee.tree?.add(child) else { return }
        state.pointee.segments.append(
            EncodingState.Segment(
                tag: tag,
                isLeaf: isLeaf,
                name: Int32(truncatingIfNeeded: name),
                start: place,
                end: place + 1
            )
        )
    }
}
