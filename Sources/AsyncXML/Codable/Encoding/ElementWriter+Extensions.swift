extension ElementWriter {
    func attach(_ value: XML.Extensions) throws(XML.Error) {
        guard let storage = value.storage, level > 0 else { return }
        if let failure = storage.failure { throw failure }
        frame.pointee.isIncomplete = true
        if level == 1 { state.pointee.surroundings = storage.surroundings }
        state.pointee.extensions.append((level, storage))
        touch()
    }

    /// Merges the content of extensions into the innermost element, and completes its start tag.
    @inline(never)
    func completeElement() throws(XML.Error) {
        var completion = ElementCompletion(self)
        try completion.run()
        // Everything written from here on is later than the content of the element.
        touch()
    }

    // MARK: Keys

    /// Records the keys that are used in an open element.
    ///
    /// - Returns: 0 for the first keys, and 1 and so on for further ones, such as those of a superclass.
    @inline(__always)
    func note(_ plan: Unmanaged<EncodingPlan>, at level: Int) -> Int {
        guard level > 0, level <= self.level else { return 0 }
        let frame = state.pointee.frames[level - 1]
        let pointer = plan.toOpaque()
        if frame.pointee.plan == pointer { return 0 }
        if frame.pointee.plan != nil { return noteOther(plan.takeUnretainedValue(), at: level) }
        frame.pointee.plan = pointer
        return 0
    }

    private func noteOther(_ plan: EncodingPlan, at level: Int) -> Int {
        state.pointee.frames[level - 1].pointee.isIncomplete = true
        let others = state.pointee.otherPlans.filter { $0.level == level }
        let position = others.firstIndex { $0.plan === plan } ?? others.count
        if position == others.count { state.pointee.otherPlans.append((level, plan)) }
        return min(position + 1, EncodingState.mostPlans - 1)
    }
}
