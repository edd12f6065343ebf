/// The removal of what a value wrote before its encoding failed, because a type can continue after an error.
extension ElementWriter {
    /// A state to which the document can be rolled back; the rest follows from it.
    struct Mark {
        let count: Int
        let written: Int
        let level: Int
        let segments: Int
        let attributes: Int
        let lateAttributes: Int
        let otherPlans: Int
        let extensions: Int
        /// The plan of the innermost element.
        let plan: UnsafeMutableRawPointer?
        /// The numbers of outermost elements, and of children and attributes of the innermost element, in a tree.
        let nodes: (roots: Int, children: Int, attributes: Int)
    }

    /// The state of the document.
    @inline(__always)
    var mark: Mark {
        let level = level
        return Mark(
            count: writer.pointee.count,
            written: state.pointee.written,
            level: level,
            segments: state.pointee.segments.count,
            attributes: state.pointee.attributes.count,
            lateAttributes: state.pointee.lateAttributes.count,
            otherPlans: state.pointee.otherPlans.count,
            extensions: state.pointee.extensions.count,
            plan: level > 0 ? frame.pointee.plan : nil,
            nodes: makesTree ? state.pointee.tree?.counts ?? (0, 0, 0) : (0, 0, 0)
        )
    }

    /// Removes everything that was written since the mark, except a failure.
    @inline(never)
    func rollBack(to mark: Mark) {
        guard level >= mark.level else {
            return fail("A nested container was used after its element had ended")
        }
        writer.pointee.rollBack(to: mark.count)
        state.pointee.frames.count = mark.level
        state.pointee.segments.count = mark.segments
        state.pointee.attributes.count = mark.attributes
        removeLast(&state.pointee.lateAttributes, to: mark.lateAttributes)
        removeLast(&state.pointee.otherPlans, to: mark.otherPlans)
        removeLast(&state.pointee.extensions, to: mark.extensions)
        state.pointee.tree?.rollBack(to: mark.nodes, level: mark.level)
        state.pointee.prefixes.rollBack(to: mark.written)
        state.pointee.written = mark.written
        if mark.level <= 1 {
            let last = state.pointee.extensions.last
            state.pointee.surroundings = last?.level == 1 && mark.level == 1 ? last?.storage.surroundings : nil
        }
        if mark.level == 0 {
            if state.pointee.rootEnd > mark.count { state.pointee.rootEnd = -1 }
            return state.pointee.prefixes.forgetRecord()
        }
        frame.pointee.plan = mark.plan
        // The start tag was open until something was written.
        if frame.pointee.contentStart > mark.count { frame.pointee.contentStart = -1 }
        frame.pointee.tagEnd = min(frame.pointee.tagEnd, mark.count)
        frame.pointee.isIncomplete =
            state.pointee.lateAttributes.last?.level == mark.level || state.pointee.otherPlans.last?.level == mark.level
            || state.pointee.extensions.last?.level == mark.level
    }

    private func removeLast<Element>(_ list: inout [Element], to count: Int) {
        list.removeLast(max(0, list.count - count))
    }
}
