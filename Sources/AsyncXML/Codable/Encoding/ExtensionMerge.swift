/// A merge of the children that a type wrote and the remembered unknown content, in the order of the document.
///
/// A removed child takes the white space before it along. A new one follows the last child of its key, with the same
/// white space before it. If its key has no other children, it follows all other content.
struct ExtensionMerge {
    enum Part: BitwiseCopyable {
        /// A child that the type wrote, and the remembered element at its place if that had more than text.
        case segment(EncodingState.Segment, like: Int?)
        case node(Int)
    }

    /// The tag of a segment after it was written.
    private static let written: Int16 = -2

    private let view: TapeView
    /// A Boolean value indicating whether the content has no places: then it follows the content that the type wrote.
    private let isNew: Bool
    /// The number that is added to the tags of placeholders.
    private let offset: Int
    private let segments: Stack<EncodingState.Segment>
    private let first: Int
    /// The number of remaining placeholders for each tag.
    private let placeholders: UnsafeMutablePointer<Int32>
    /// The number of segments that were examined for each tag.
    private let next: UnsafeMutablePointer<Int32>
    private var writtenCount = 0
    /// Tags without placeholders for which segments were searched.
    private var unplaced: [Int] = []
    /// The parts in their order so far.
    private var parts: Stack<Part>
    /// White space that is held back until there is content after it.
    private var blank = 0
    private var lastBlank = 0

    /// Creates a merge.
    ///
    /// - Parameters:
    ///   - storage: The remembered content.
    ///   - offset: The number that is added to the tags of its keys; `nil` if its places belong to other keys.
    ///   - segments: The children that were written.
    ///   - first: The first of them that belongs to the element.
    ///   - parts: Memory for the parts.
    ///   - tags: Memory for two counts for each tag, all zero before and after the merge.
    init(
        _ storage: ExtensionStorage,
        offset: Int?,
        _ segments: Stack<EncodingState.Segment>,
        from first: Int,
        _ parts: Stack<Part>,
        _ tags: UnsafeMutablePointer<Int32>
    ) {
        view = storage.view
        isNew = offset == nil
        self.offset = offset ?? 0
        self.segments = segments
        self.first = first
        self.parts = parts
        self.parts.count = 0
        placeholders = tags
        next = tags + EncodingState.mostTags
    }

    /// Returns the parts in their order.
    ///
    /// - Parameter key: Returns the tag of the key for an unknown element, and whether the element stays if no child
    ///   replaces it.
    /// - Returns: The parts.
    mutating func run(key: (Int) -> (tag: Int, stays: Bool)?) -> Stack<Part> {
        let end = view.end(of: ExtensionStorage.element)
        let start = view.firstChild(of: ExtensionStorage.element)
        if isNew { appendRest() } else { countPlaceholders() }
        var child = start
        while child < end {
            let following = view.end(of: child)
            if view[child].kind == .placeholder {
                if isNew { blank = 0 } else { place(child) }
            } else if view.isBlankText(child) {
                if following == end { finish(child) } else { blank = child }
            } else if view[child].isElement, let key = key(child) {
                unplaced.append(key.tag)
                if let segment = take(key.tag) {
                    flush()
                    parts.append(.segment(segment, like: nil))
                } else if key.stays {
                    flush()
                    parts.append(.node(child))
                } else {
                    blank = 0
                }
            } else {
                flush()
                parts.append(.node(child))
            }
            child = following
        }
        if writtenCount < segments.count - first { appendRest() }
        for tag in unplaced { next[tag] = 0 }
        return parts
    }

    private func countPlaceholders() {
        var child = view.firstChild(of: ExtensionStorage.element)
        let end = view.end(of: ExtensionStorage.element)
        while child < end {
            let node = view[child]
            if node.kind == .placeholder, node.first < KeyPlan.mostTags { placeholders[offset + Int(node.first)] += 1 }
            child += Int(node.size)
        }
    }

    /// Appends the next child of a key, and all remaining ones after the last place of that key.
    @inline(__always)
    private mutating func place(_ index: Int) {
        let node = view[index]
        let kept: Int? = node.size > 1 ? index + 1 : nil
        guard node.first < KeyPlan.mostTags else { return leave(kept, isNil: node.second > 0) }
        let tag = offset + Int(node.first)
        placeholders[tag] -= 1
        if let segment = take(tag) {
            flush()
            parts.append(.segment(segment, like: kept))
            guard placeholders[tag] == 0 else { return }
            while let more = take(tag) {
                if lastBlank > 0 { parts.append(.node(lastBlank)) }
                parts.append(.segment(more, like: nil))
            }
        } else {
            leave(kept, isNil: node.second > 0)
        }
        if placeholders[tag] == 0 { next[tag] = 0 }
    }

    /// Leaves a place without a child: an element that stood for nil continues to do so.
    private mutating func leave(_ kept: Int?, isNil: Bool) {
        guard let kept, isNil else { return blank = 0 }
        flush()
        parts.append(.node(kept))
    }

    /// Returns the next segment of a tag that was not taken yet.
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
    private mutating func flush() {
        guard blank > 0 else { return }
        parts.append(.node(blank))
        lastBlank = blank
        blank = 0
    }

    /// Appends the content without a place, in the order of the type, and then the white space before the end tag.
    private mutating func finish(_ tail: Int) {
        blank = 0
        appendRest()
        parts.append(.node(tail))
    }

    private mutating func appendRest() {
        guard writtenCount < segments.count - first else { return }
        for position in first..<segments.count where segments[position].pointee.tag != Self.written {
            if lastBlank > 0 { parts.append(.node(lastBlank)) }
            parts.append(.segment(segments[position].pointee, like: nil))
            segments[position].pointee.tag = Self.written
            writtenCount += 1
        }
    }
}
