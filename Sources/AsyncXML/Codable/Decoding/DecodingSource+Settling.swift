/// Extensions that are read before properties whose kind is not known yet.
///
/// Whether a property is a list, and whether it is `nil` without text, is learned when it is read for the first time. In
/// the first element of a type, extensions that are declared before it cannot know it.
extension DecodingSource {
    /// Completes the extensions of a value that is complete.
    @inline(__always)
    func settle() {
        if !unsettled.isEmpty { settleAll() }
    }

    @inline(never)
    private func settleAll() {
        let all = unsettled
        unsettled = []
        for settle in all { settle(self) }
    }

    /// Records extensions of an element that depend on what is not known yet; `key` is their own key.
    func addUnsettled<Key: CodingKey>(_ storage: ExtensionStorage, of element: Int, _ key: Key) {
        // A decoder that a type keeps has no end at which they could be completed.
        guard !isOver else { return }
        let tag = KeyPlan.tag(of: key)
        unsettled.append { source in
            // The plan is not held meanwhile: it may be needed for another namespace.
            guard let plan = try? source.plan(for: Key.self, at: element)?.takeUnretainedValue() else { return }
            plan.learnExtensions(tag)
            storage.settle(ElementIndex(element, source, plan).extensionsTape())
        }
    }
}
