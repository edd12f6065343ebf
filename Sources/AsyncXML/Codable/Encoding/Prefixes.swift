/// Which prefix stands for which namespace in a document that is being written.
///
/// One prefix means one namespace in the whole document outside of unknown content: whatever element declares it, no name can
/// get another meaning.
struct Prefixes {
    struct Binding {
        let prefix: String
        let namespace: String
        /// Whether an open element already declares it.
        var isDeclared: Bool
        /// Where it was first used since the last element that declares it; `.max` for nowhere.
        var pendingSince = Int.max
    }

    private(set) var bindings: [Binding] = []

    /// The binding for a name's namespace, with the prefix that is preferred where it is free.
    ///
    /// - Returns: Nil for a name without a prefix that needs no declaration: it has no namespace.
    mutating func bind(_ namespace: String, preferred: String, isAttribute: Bool) throws(XML.Error) -> Int? {
        if namespace.isEmpty {
            if isAttribute { return nil }
            if let other = index(ofPrefix: ""), !bindings[other].namespace.isEmpty {
                throw XML.Error(
                    .unsupported,
                    "An element without a namespace stands where \(bindings[other].namespace) is the default one; "
                        + "one of them needs a prefix"
                )
            }
            if index(ofPrefix: "") == nil { bindings.append(Binding(prefix: "", namespace: "", isDeclared: true)) }
            return nil
        }
        let isUsable = { (prefix: String) in !isAttribute || !prefix.isEmpty }
        if isUsable(preferred), let index = index(ofPrefix: preferred), bindings[index].namespace == namespace {
            return index
        }
        if let index = bindings.firstIndex(where: { $0.namespace == namespace && isUsable($0.prefix) }) { return index }
        var prefix = preferred
        var number = 0
        while !isUsable(prefix) || prefix == "xml" || index(ofPrefix: prefix) != nil {
            number += 1
            prefix = "ns\(number)"
        }
        bindings.append(Binding(prefix: prefix, namespace: namespace, isDeclared: false))
        return bindings.count - 1
    }

    /// Binds a prefix exactly; false if it already stands for another namespace.
    mutating func bind(exactly prefix: String, to namespace: String) -> Int? {
        if prefix == "xml" { return nil }
        if let index = index(ofPrefix: prefix) { return bindings[index].namespace == namespace ? index : nil }
        bindings.append(Binding(prefix: prefix, namespace: namespace, isDeclared: namespace.isEmpty))
        return bindings.count - 1
    }

    func index(ofPrefix prefix: String) -> Int? { bindings.firstIndex { $0.prefix == prefix } }

    /// Notes that a binding is used at a place of the text.
    @inline(__always)
    mutating func use(_ index: Int, at offset: Int) {
        if !bindings[index].isDeclared, bindings[index].pendingSince > offset { bindings[index].pendingSince = offset }
    }

    /// Notes that an element declares a binding.
    mutating func declare(_ index: Int, fromOffset offset: Int) {
        if bindings[index].pendingSince >= offset { bindings[index].pendingSince = .max }
    }

    mutating func markDeclared(_ index: Int) {
        bindings[index].isDeclared = true
        bindings[index].pendingSince = .max
    }

    private var headCount: Int?

    /// From here on only what is declared now is declared for good.
    mutating func beginRecords() { headCount = bindings.count }

    /// Forgets what the last record declared for itself.
    mutating func forgetRecord() {
        guard let headCount else { return }
        for index in headCount..<bindings.count where !bindings[index].namespace.isEmpty {
            bindings[index].isDeclared = false
            bindings[index].pendingSince = .max
        }
    }

    /// What is used and nowhere declared.
    var pending: [Int] { bindings.indices.filter { bindings[$0].pendingSince != .max } }
}
