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
        for index in root..<end(of: root) {
            let node = nodes[index]
            let isElement = node.isElement
            guard isElement || node.kind == .attribute else { continue }
            guard !seen.contains(node.name) else { continue }
            let entry = name(at: index)
            if !isElement, entry.prefix.isEmpty { continue }
            var owner = index
            while !nodes[owner].isElement { owner -= 1 }
            if entry.prefix.hasSameBytes(as: "xml") || declares(entry.prefix, from: owner, upTo: root) { continue }
            seen.insert(node.name)
            free.append(
                (String(decoding: entry.prefix, as: UTF8.self), String(decoding: entry.namespace, as: UTF8.self))
            )
        }
        return free
    }

    /// Returns `true` if an element or one around it, up to a root, declares a prefix.
    private func declares(_ prefix: UnsafeBufferPointer<UInt8>, from element: Int, upTo root: Int) -> Bool {
        var element = element
        while element >= root {
            for index in namespaces(of: element) {
                let name = name(at: index)
                let declared = name.prefix.isEmpty ? name.prefix : name.local
                if declared.hasSameBytes(as: prefix) { return true }
            }
            if element == root { return false }
            element = parent(ofElement: element)
        }
        return false
    }
}
