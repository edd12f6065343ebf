/// Writes the elements of a document, straight into one buffer.
///
/// A start tag stays open until content arrives; an attribute that comes later is put into it. What extensions remember is
/// merged in when an element ends.
///
/// Trivial on purpose: it counts no references, and what it changes is read and written without a check of accesses. Whoever
/// has one holds the ``EncodingSource`` that it belongs to.
struct ElementWriter {
    let writer: UnsafeMutablePointer<Writer>
    let state: UnsafeMutablePointer<EncodingState>
    let names: Unmanaged<NameTable>

    /// How many elements are open.
    @inline(__always)
    var level: Int { state.pointee.frames.count }

    /// Notes that a value wrote something, be it nothing on purpose.
    @inline(__always)
    func touch() { state.pointee.written &+= 1 }

    func fail(_ message: String) { writer.pointee.fail(.unsupported, message) }
    func fail(_ error: XML.Error) { writer.pointee.fail(error.code, error.message) }

    // MARK: Elements

    @inline(__always)
    func beginElement(_ name: Int, tag: Int16) {
        endStartTag()
        use(name)
        let start = writer.pointee.count
        state.pointee.segments.append(EncodingState.Segment(tag: tag, start: start, end: start))
        writer.pointee.byte(UInt8(ascii: "<"))
        writer.pointee.raw(writtenName(name))
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
        if frame.pointee.hasExtensions { try mergeExtensions() }
        if state.pointee.frames.count == 1 { declarePending() }
        let ended = frame.pointee
        state.pointee.frames.removeLast()
        if ended.contentStart < 0 {
            writer.pointee.literal("/>")
        } else {
            writer.pointee.endTag(writtenName(ended.name))
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
        writer.pointee.attributeStart(writtenName(name))
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        if frame.pointee.contentStart < 0 {
            frame.pointee.tagEnd = writer.pointee.count
        } else {
            moveToStartTag(from: start, at: frame.pointee.tagEnd)
        }
    }

    /// Adds a word to the text that was written last.
    private func appendText(_ body: (UnsafeMutablePointer<Writer>) -> Void) {
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        if state.pointee.segments.count > 0 { state.pointee.segments.last.pointee.end = writer.pointee.count }
    }

    /// Moves what was written last into the start tag of the innermost element.
    private func moveToStartTag(from start: Int, at offset: Int) {
        let piece = Array(writer.pointee.bytes[start...])
        writer.pointee.truncate(to: start)
        piece.withUnsafeBufferPointer { insert($0, at: offset, isDeclaration: false) }
    }

    /// Puts attributes or declarations into the innermost start tag.
    func insert(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isDeclaration: Bool) {
        // What follows the root element's tag is the whole document, which is not to be moved.
        if level == 1 { return writer.pointee.insertLater(bytes, at: offset, isFirst: isDeclaration) }
        writer.pointee.insert(bytes, at: offset)
        shift(by: bytes.count)
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

    // MARK: Values

    /// Writes a scalar where a target says.
    @inline(__always)
    func scalar<T: WritableValue>(_ value: T, _ target: EncodingTarget, _ source: EncodingSource) throws {
        if source.hasConversions, let text = try source.converted(value) {
            return try scalar(target) { $0.pointee.value(text, target.role) }
        }
        try scalar(target) { value.write(to: $0, target.role) }
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

    /// Adds a word to the attribute or text that was written last.
    func appendWord(_ role: KeyPlan.Role, _ body: (UnsafeMutablePointer<Writer>) -> Void) {
        guard role == .attribute else { return appendText(body) }
        writer.pointee.truncate(to: writer.pointee.count - 1)
        writer.pointee.byte(UInt8(ascii: " "))
        body(writer)
        writer.pointee.byte(UInt8(ascii: "\""))
        frame.pointee.tagEnd = writer.pointee.count
    }
}
