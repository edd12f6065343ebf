extension TapeView {
    /// Returns the prefix of a declaration; empty for the default namespace.
    func declaredPrefix(at index: Int) -> String {
        let name = name(at: index)
        return name.prefix.isEmpty ? "" : String(decoding: name.local, as: UTF8.self)
    }

    /// Returns the prefixes that a subtree uses but does not declare, with their namespaces; without `xml`.
    func freeNames(of root: Int) -> [(prefix: String, namespace: String)] {
        var free: [(prefix: String, namespace: String)] = []
        var seen: Set<Int> = []
        var declared = DeclaredPrefixes()
        for index in root..<end(of: root) {
            let node = nodes[index]
            let isElement = node.isElement
            if isElement { declared.enter(index, of: self) }
            guard isElement || node.kind == .attribute else { continue }
            guard !seen.contains(node.name) else { continue }
            let entry = name(at: index)
            if !isElement, entry.prefix.isEmpty { continue }
            if entry.prefix.hasSameBytes(as: "xml") || declared.contains(entry.prefix) { continue }
            seen.insert(node.name)
            free.append(
                (String(decoding: entry.prefix, as: UTF8.self), String(decoding: entry.namespace, as: UTF8.self))
            )
        }
        return free
    }
}

/// The prefixes that are declared around a node, during a walk over a subtree in the order of its nodes.
///
/// A name is looked up in the same time however many declarations there are.
private struct DeclaredPrefixes {
    /// The number of open elements that declare each prefix.
    private var counts: [ExactText: Int] = [:]
    /// The open elements that have declarations, the innermost last.
    private var open: [(end: Int, prefixes: [ExactText])] = []

    /// Enters an element, and leaves those that ended before it.
    mutating func enter(_ element: Int, of view: TapeView) {
        while let last = open.last, last.end <= element {
            for prefix in last.prefixes { counts[prefix, default: 0] -= 1 }
            open.removeLast()
        }
        let namespaces = view.namespaces(of: element)
        guard !namespaces.isEmpty else { return }
        let prefixes = namespaces.map { ExactText(view.declaredPrefix(at: $0)) }
        for prefix in prefixes { counts[prefix, default: 0] += 1 }
        open.append((view.end(of: element), prefixes))
    }

    func contains(_ prefix: UnsafeBufferPointer<UInt8>) -> Bool {
        !open.isEmpty && counts[ExactText(String(decoding: prefix, as: UTF8.self)), default: 0] > 0
    }
}
