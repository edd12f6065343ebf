/// Brings the children that a type wrote and the unknown content that was remembered into the order of the document.
struct ExtensionMerge {
    enum Part {
        case segment(EncodingSource.Segment)
        case node(Int)
    }

    private let segments: ArraySlice<EncodingSource.Segment>
    /// For each tag where to look for its next segment.
    private var next: [Int]
    private var isWritten: [Bool]

    init(segments: ArraySlice<EncodingSource.Segment>) {
        self.segments = segments
        next = Array(repeating: segments.startIndex, count: KeyPlan.mostTags)
        isWritten = Array(repeating: false, count: segments.count)
    }

    /// The next segment of a tag that was not taken yet.
    private mutating func take(_ tag: Int) -> EncodingSource.Segment? {
        guard KeyPlan.mostTags > tag, tag >= 0 else { return nil }
        while next[tag] < segments.endIndex {
            let position = next[tag]
            next[tag] += 1
            if Int(segments[position].tag) == tag {
                isWritten[position - segments.startIndex] = true
                return segments[position]
            }
        }
        return nil
    }

    /// Hands over the parts in their order.
    ///
    /// A child that is gone takes the white space before it along. One that is new follows the last one of its key with the same
    /// white space before it, or all others.
    mutating func run(_ storage: ExtensionStorage, _ write: (Part) -> Void) {
        let view = storage.view
        let children = storage.children
        var last: [Int: Int] = [:]
        for child in children where view[child].kind == .placeholder { last[Int(view[child].first)] = child }
        // White space that waits for what it stands before.
        var blank: Int?
        var lastBlank: Int?
        func flush() {
            if let blank { write(.node(blank)) }
            if blank != nil { lastBlank = blank }
            blank = nil
        }
        for (position, child) in children.enumerated() {
            if view.isBlankText(child) {
                if position == children.count - 1 {
                    // In front of the end tag.
                    if blank != nil { flush() }
                    writeRest(lastBlank, write)
                    blank = child
                } else {
                    blank = child
                }
                continue
            }
            guard view[child].kind == .placeholder else {
                flush()
                write(.node(child))
                continue
            }
            let tag = Int(view[child].first)
            guard let segment = take(tag) else {
                blank = nil
                continue
            }
            flush()
            write(.segment(segment))
            guard last[tag] == child else { continue }
            while let more = take(tag) {
                if let lastBlank { write(.node(lastBlank)) }
                write(.segment(more))
            }
        }
        if blank == nil || isWritten.contains(false) { writeRest(lastBlank, write) }
        flush()
    }

    /// Hands over what had no place, in the order of the type.
    private mutating func writeRest(_ blank: Int?, _ write: (Part) -> Void) {
        for (offset, segment) in segments.enumerated() where !isWritten[offset] {
            isWritten[offset] = true
            if let blank { write(.node(blank)) }
            write(.segment(segment))
        }
    }
}
