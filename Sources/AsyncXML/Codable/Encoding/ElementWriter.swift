/// A writer of the elements of a document, directly into one buffer; or of an element as a tree.
///
/// A start tag stays open until content follows; an attribute that comes later is put into it. Content that extensions
/// remember is merged when an element ends.
///
/// The type is trivial on purpose: it counts no references, and it reads and writes its state without an access check.
/// Its owner must also hold the ``EncodingSource`` to which it belongs.
struct ElementWriter {
    let writer: UnsafeMutablePointer<Writer>
    let state: UnsafeMutablePointer<EncodingState>
    let names: Unmanaged<NameTable>
    /// A Boolean value indicating whether ``EncodingState/tree`` gets the elements, and the buffer only their texts.
    let makesTree: Bool

    /// The number of open elements.
    @inline(__always)
    var level: Int { state.pointee.frames.count }

    /// Records that a value was written, even if it was intentionally empty.
    @inline(__always)
    func touch() { state.pointee.written &+= 1 }

    func fail(_ message: String) { writer.pointee.fail(.unsupported, message) }
    func fail(_ error: XML.Error) { writer.pointee.fail(error.code, error.message) }

    @inline(never)
    func failForDepth() {
        writer.pointee.fail(.depthExceeded, "Elements are nested deeper than \(Int16.max) levels")
    }

    // MARK: Elements

    @inline(__always)
    func beginElement(_ name: Int, tag: Int16) {
        if makesTree { return beginNode(name, tag: tag) }
        endStartTag()
        use(name)
        let start = writer.pointee.count
        state.pointee.segments.append(
            EncodingState.Segment(tag: tag, name: Int32(truncatingIfNeeded: name), start: start, end: start)
        )
        writer.pointee.byte(UInt8(ascii: "<"))
        writer.pointee.raw(writtenName(name))
        state.pointee.frames.append(
            EncodingState.Frame(
                name: name,
                start: start,
                moment: state.pointee.written,
                tagEnd: writer.pointee.count,
                contentStart: -1,
                firstSegment: state.pointee.segments.count,
                firstAttribute: state.pointee.attributes.count,
                isIncomplete: false,
                plan: nil
            )
        )
        touch()
    }

    /// Ends the innermost start tag, because content follows.
    @inline(__always)
    func endStartTag() {
        guard state.pointee.frames.count > 0, frame.pointee.contentStart < 0 else { return }
        writer.pointee.byte(UInt8(ascii: ">"))
        frame.pointee.contentStart = writer.pointee.count
    }

    /// The innermost open element.
    var frame: UnsafeMutablePointer<EncodingState.Frame> {
        @inline(__always) get { state.pointee.frames.last }
    }

    @inline(__always)
    func endElement() throws(XML.Error) {
        if makesTree { return try endNode() }
        if frame.pointee.isIncomplete || state.pointee.frames.count == 1 { try completeElement() }
        let ended = frame.pointee
        state.pointee.frames.removeLast()
        if ended.contentStart < 0 {
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(writtenName(ended.name))
        }
        state.pointee.attributes.count = ended.firstAttribute
        state.pointee.segments.count = ended.firstSegment
        state.pointee.segments.last.pointee.end = writer.pointee.count
        if state.pointee.frames.count == 0 {
            state.pointee.segments.count = 0
            if state.pointee.rootEnd < 0 { state.pointee.rootEnd = writer.pointee.count }
        }
    }

    /// Ends elements until a given number is open: the elements of nested containers whose parent continues.
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

    /// Writes an element that contains only text.
    @inline(__always)
    func leaf(_ name: Int, tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        if state.pointee.frames.count == 0 { return outermostLeaf(name, tag: tag, body) }
        if makesTree { return leafNode(name, tag: tag, body) }
        endStartTag()
        use(name)
        let start = writer.pointee.count
        let qualified = writtenName(name)
        writer.pointee.startTag(qualified)
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content {
            writer.pointee.truncate(to: content - 1)
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(qualified)
        }
        state.pointee.segments.append(
            EncodingState.Segment(
                tag: tag,
                isLeaf: true,
                name: Int32(truncatingIfNeeded: name),
                start: start,
                end: writer.pointee.count
            )
        )
        touch()
    }

    /// Writes an outermost element that contains only text, with the declaration of its namespace.
    @inline(never)
    private func outermostLeaf(_ name: Int, tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        beginElement(name, tag: tag)
        text(tag: -1, body)
        do { try endElement() } catch { fail(error) }
    }

    @inline(__always)
    func text(tag: Int16, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        if makesTree { return textNode(tag: tag, body) }
        touch()
        let start = writer.pointee.count
        endStartTag()
        let content = writer.pointee.count
        body(writer)
        if writer.pointee.count == content, start != content {
            // Empty text is not content.
            writer.pointee.truncate(to: start)
            frame.pointee.contentStart = -1
        } else if writer.pointee.count > content {
            state.pointee.segments.append(
                EncodingState.Segment(tag: tag, name: -1, start: content, end: writer.pointee.count)
            )
        }
    }

    @inline(__always)
    func attribute(
        _ name: Int,
        tag: Int16,
        _ body: (UnsafeMutablePointer<Writer>) -> Void
    ) throws(XML.Error) {
        guard state.pointee.frames.count > 0 else {
            throw XML.Error(.unsupported, "An attribute needs an element around it")
        }
        if makesTree { return attributeNode(name, tag: tag, body) }
        guard !hasAttribute(name) else { throw .twoAttributes(names.takeUnretainedValue().name(name)) }
        touch()
        use(name)
        let start = writer.pointee.count
        writer.pointee.attributeStart(writtenName(name))
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        let end = writer.pointee.count
        let attribute = EncodingState.Segment(tag: tag, name: Int32(truncatingIfNeeded: name), start: start, end: end)
        if frame.pointee.contentStart < 0 {
            frame.pointee.tagEnd = end
            state.pointee.attributes.append(attribute)
        } else {
            setAside(attribute)
        }
    }

    /// Returns `true` if the innermost element already has an attribute with a name.
    @inline(__always)
    private func hasAttribute(_ name: Int) -> Bool {
        var index = frame.pointee.firstAttribute
        while index < state.pointee.attributes.count {
            if Int(state.pointee.attributes[index].pointee.name) == name { return true }
            index += 1
        }
        return frame.pointee.isIncomplete && hasLateAttribute(name)
    }

    @inline(never)
    private func hasLateAttribute(_ name: Int) -> Bool {
        let late = state.pointee.lateAttributes.reversed().prefix { $0.level == level }
        return late.contains { Int($0.attribute.name) == name }
    }

    /// Stores an attribute that came after content until the start tag is completed.
    private func setAside(_ attribute: EncodingState.Segment) {
        state.pointee.lateAttributes.append((level, attribute, Array(writer.pointee.bytes[attribute.start...])))
        writer.pointee.truncate(to: attribute.start)
        frame.pointee.isIncomplete = true
    }

    /// Adds a word to the text that was written last.
    private func appendText(_ body: (UnsafeMutablePointer<Writer>) -> Void) {
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        if state.pointee.segments.count > 0 { state.pointee.segments.last.pointee.end = writer.pointee.count }
    }

    /// Replaces the innermost element's start tag, up to its end or the slash before its end.
    func replaceStartTag(_ new: UnsafeBufferPointer<UInt8>) {
        let old = frame.pointee.start..<frame.pointee.tagEnd
        // The whole document follows the root element's tag, and it is not moved.
        if level == 1 { return writer.pointee.replaceLater(old, with: Array(new)) }
        writer.pointee.replace(old, with: new)
        let growth = new.count - old.count
        frame.pointee.tagEnd += growth
        if frame.pointee.contentStart >= 0 { frame.pointee.contentStart += growth }
    }

    // MARK: Values

    /// Writes a scalar to a target.
    @inline(__always)
    func scalar<T: WritableValue>(_ value: T, _ target: EncodingTarget, _ source: EncodingSource) throws {
        if source.hasConversions, let text = try source.converted(value) {
            return try scalar(target) { $0.pointee.value(text, target.role) }
        }
        try scalar(target) { value.write(to: $0, target.role) }
    }

    /// Writes a text to a target.
    @inline(__always)
    func scalar(_ target: EncodingTarget, _ body: (UnsafeMutablePointer<Writer>) -> Void) throws(XML.Error) {
        switch target.role {
        case .child: leaf(Int(target.name), tag: target.tag, body)
        case .attribute: try attribute(Int(target.name), tag: target.tag, body)
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

    /// Adds a word to the attribute or text that was written last.
    func appendWord(_ role: KeyPlan.Role, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        if makesTree { return appendWordNode(role, body) }
        guard role == .attribute else { return appendText(body) }
        if frame.pointee.contentStart >= 0, let last = state.pointee.lateAttributes.indices.last {
            let start = writer.pointee.count
            body(writer)
            let word = Array(writer.pointee.bytes[start...])
            writer.pointee.truncate(to: start)
            state.pointee.lateAttributes[last].bytes.removeLast()
            state.pointee.lateAttributes[last].bytes += [UInt8(ascii: " ")] + word + [UInt8(ascii: "\"")]
            return
        }
        writer.pointee.truncate(to: writer.pointee.count - 1)
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        frame.pointee.tagEnd = writer.pointee.count
        if state.pointee.attributes.count > 0 { state.pointee.attributes.last.pointee.end = writer.pointee.count }
    }
}
