/// Brings the children that a type wrote and the unknown content that was remembered into the order of the document.
///
/// A child that is gone takes the white space before it along. One that is new follows the last one of its key with the same
/// white space before it, or all others.
struct ExtensionMerge {
    enum Part {
        /// A child that the type wrote, and the element that it was if that had attributes of its own.
        case segment(EncodingState.Segment, like: Int?)
        case node(Int)
    }

    /// Stands in a segment for its tag once it is written.
    private static let written: Int16 = -2

    private let view: TapeView
    /// Whether the content was never read, so that there are no places to keep: it follows what the type wrote.
    private let isNew: Bool
    /// What is added to the tags of placeholders.
    private let offset: Int
    private let segments: Stack<EncodingState.Segment>
    private let first: Int
    /// For each tag how many placeholders are left.
    private let placeholders: UnsafeMutablePointer<Int32>
    /// For each tag how many segments were looked at.
    private let next: UnsafeMutablePointer<Int32>
    private var writtenCount = 0
    /// Tags without placeholders that were looked for.
    private var unplaced: [Int] = []
    /// White space that waits for what it stands before.
    private var blank = 0
    private var lastBlank = 0

    /// - Parameters:
    ///   - storage: What was remembered.
    ///   - offset: What is added to the tags of its keys; nil where its places are those of other keys.
    ///   - segments: The children that were written.
    ///   - first: The first of them that belongs to the element.
    ///   - tags: Room for two counts for each tag, all zero; so they are left.
    init(
        _ storage: ExtensionStorage,
        offset: Int?,
        _ segments: Stack<EncodingState.Segment>,
        from first: Int,
        _ tags: UnsafeMutablePointer<Int32>
    ) {
        view = storage.view
        isNew = offset == nil
        self.offset = offset ?? 0
        self.segments = segments
        self.first = first
        placeholders = tags
        next = tags + EncodingState.mostTags
    }

    /// Hands over the parts in their order.
    ///
    /// - Parameters:
    ///   - key: Tells of an unknown element the tag of the key that would ask for it, and whether it stays without a child for that.
    ///   - write: Takes the parts.
    mutating func run(key: (Int) -> (tag: Int, stays: Bool)?, write: (Part) -> Void) {
        let end = view.end(of: ExtensionStorage.element)
        let start = view.firstChild(of: ExtensionStorage.element)
        forEachPlaceholder { placeholders[$0] += 1 }
        if isNew { writeRest(write) }
        var child = start
        while child < end {
            let following = view.end(of: child)
            if view[child].kind == .placeholder {
                if isNew { blank = 0 } else { place(child, write) }
            } else if view.isBlankText(child) {
                if following == end { finish(child, write) } else { blank = child }
            } else if view[child].isElement, let key = key(child) {
                unplaced.append(key.tag)
                if let segment = take(key.tag) {
                    flush(write)
                    write(.segment(segment, like: nil))
                } else if key.stays {
                    flush(write)
                    write(.node(child))
                } else {
                    blank = 0
                }
            } else {
                flush(write)
                write(.node(child))
            }
            child = following
        }
        if writtenCount < segments.count - first { writeRest(write) }
        forEachPlaceholder { tag in
            placeholders[tag] = 0
            next[tag] = 0
        }
        for tag in unplaced { next[tag] = 0 }
    }

    private func forEachPlaceholder(_ body: (Int) -> Void) {
        var child = view.firstChild(of: ExtensionStorage.element)
        let end = view.end(of: ExtensionStorage.element)
        while child < end {
            let node = view[child]
            if node.kind == .placeholder, node.first < KeyPlan.mostTags { body(offset + Int(node.first)) }
            child += Int(node.size)
        }
    }

    /// Hands over the next child of a key, and all others after the last place of that key.
    @inline(__always)
    private mutating func place(_ index: Int, _ write: (Part) -> Void) {
        let node = view[index]
        let tag = offset + Int(node.first)
        let kept: Int? = node.size > 1 ? index + 1 : nil
        guard node.first < KeyPlan.mostTags, let segment = take(tag) else {
            // An element that stood for nil goes on to do so.
            if let kept, node.second > 0 {
                flush(write)
                write(.node(kept))
            } else {
                blank = 0
            }
            return
        }
        flush(write)
        write(.segment(segment, like: kept))
        placeholders[tag] -= 1
        guard placeholders[tag] == 0 else { return }
        while let more = take(tag) {
            if lastBlank > 0 { write(.node(lastBlank)) }
            write(.segment(more, like: nil))
        }
    }

    /// The next segment of a tag that was not taken yet.
    @inline(__always)
    private mutating func take(_ tag: Int) -> EncodingState.Segment? {
        var position = first + Int(next[tag])
        while position < segments.count {
            let segment = segments[position]
            position += 1
            if Int(segment.pointee.tag) == tag {
                next[tag] = Int32(truncatingIfNeeded: position - first)
                segment.pointee.tag = Self.written
                writtenCount += 1
                return segment.pointee
            }
        }
        next[tag] = Int32(truncatingIfNeeded: position - first)
        return nil
    }

    @inline(__always)
    private mutating func flush(_ write: (Part) -> Void) {
        guard blank > 0 else { return }
        write(.node(blank))
        lastBlank = blank
        blank = 0
    }

    /// Hands over what had no place, in the order of the type, and then the white space in front of the end tag.
    private mutating func finish(_ tail: Int, _ write: (Part) -> Void) {
        blank = 0
        writeRest(write)
        write(.node(tail))
    }

    private mutating func writeRest(_ write: (Part) -> Void) {
        guard writtenCount < segments.count - first else { return }
        for position in first..<segments.count where segments[position].pointee.tag != Self.written {
            if lastBlank > 0 { write(.node(lastBlank)) }
            write(.segment(segments[position].pointee, like: nil))
            segments[position].pointee.tag = Self.written
            writtenCount += 1
        }
    }
}
