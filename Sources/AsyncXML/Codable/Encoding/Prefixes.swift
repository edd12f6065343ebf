/// Which prefix stands for which namespace in a document that is being written.
///
/// One prefix means one namespace in the whole document, outside of what extensions remember of their own elements: whatever
/// element declares it, no name can get another meaning.
///
/// Whoever makes one deallocates it.
struct Prefixes {
    struct Binding {
        let prefix: String
        let namespace: String
    }

    /// What changes of a binding with each name.
    ///
    /// Moments are counts of what was written, which do not change when bytes are moved.
    struct Use {
        /// Whether an open element already declares it.
        var isDeclared: Bool
        /// When it was first used outside of elements that declare it; `.max` for never.
        var pendingSince = Int.max
        /// When it was last used.
        var last = -1
    }

    private(set) var bindings: [Binding] = []
    private var uses = Stack<Use>()
    private var byPrefix: [String: Int] = [:]
    private var byNamespace: [String: [Int]] = [:]
    private var lastNumber = 0

    func deallocate() { uses.deallocate() }

    private mutating func add(_ prefix: String, _ namespace: String) -> Int {
        let index = bindings.count
        bindings.append(Binding(prefix: prefix, namespace: namespace))
        uses.append(Use(isDeclared: namespace.isEmpty))
        byPrefix[prefix] = index
        byNamespace[namespace, default: []].append(index)
        return index
    }

    /// The binding for a name's namespace, with the prefix that is preferred where it is free.
    ///
    /// - Parameters:
    ///   - namespace: The namespace; empty for none.
    ///   - preferred: The prefix.
    ///   - isAttribute: Whether the name needs a prefix to be in a namespace.
    ///   - others: Prefixes that mean something else where the name stands.
    /// - Returns: The binding; nil for an attribute without a namespace.
    /// - Throws: ``XML/Error`` for an element without a namespace where there is a default one.
    mutating func bind(
        _ namespace: String,
        preferred: String,
        isAttribute: Bool,
        besides others: [String] = []
    ) throws(XML.Error) -> Int? {
        if namespace.isEmpty {
            if isAttribute { return nil }
            guard let other = byPrefix[""] else { return add("", "") }
            guard bindings[other].namespace.isEmpty else {
                throw XML.Error(
                    .unsupported,
                    "An element without a namespace stands where \(bindings[other].namespace) is the default one; "
                        + "one of them needs a prefix"
                )
            }
            return other
        }
        let isUsable = { (prefix: String) in (!isAttribute || !prefix.isEmpty) && !others.contains(prefix) }
        if isUsable(preferred), let index = byPrefix[preferred], bindings[index].namespace == namespace { return index }
        if let index = byNamespace[namespace]?.first(where: { isUsable(bindings[$0].prefix) }) { return index }
        var prefix = preferred
        while !isUsable(prefix) || prefix == "xml" || prefix == "xmlns" || byPrefix[prefix] != nil {
            lastNumber += 1
            prefix = "ns\(lastNumber)"
        }
        return add(prefix, namespace)
    }

    /// The binding of a prefix to a namespace; nil if it already stands for another one.
    mutating func bind(exactly prefix: String, to namespace: String) -> Int? {
        if prefix == "xml" { return nil }
        guard let index = byPrefix[prefix] else { return add(prefix, namespace) }
        return bindings[index].namespace == namespace ? index : nil
    }

    // MARK: Use

    /// Notes that a name with a binding is written.
    @inline(__always)
    func use(_ index: Int, at moment: Int) {
        let use = uses[index]
        use.pointee.last = moment
        if !use.pointee.isDeclared, use.pointee.pendingSince > moment { use.pointee.pendingSince = moment }
    }

    /// Takes back that a name was written, if that was the only use since.
    func takeBack(_ index: Int, at moment: Int) {
        let use = uses[index]
        guard use.pointee.last == moment else { return }
        use.pointee.last = moment - 1
        if use.pointee.pendingSince == moment { use.pointee.pendingSince = .max }
    }

    /// Whether a prefix stands for what the document says it does in something that was written since a moment.
    func isUsed(_ prefix: String, since moment: Int) -> Bool {
        byPrefix[prefix].map { uses[$0].pointee.last >= moment } ?? false
    }

    // MARK: Declarations

    /// Notes that an element declares a binding, which began at a moment.
    func declare(_ index: Int, since moment: Int) {
        if uses[index].pointee.pendingSince >= moment { uses[index].pointee.pendingSince = .max }
    }

    /// Notes that the outermost element declares a binding.
    func markDeclared(_ index: Int) {
        uses[index].pointee.isDeclared = true
        uses[index].pointee.pendingSince = .max
    }

    /// What is used and nowhere declared.
    var pending: [Int] { bindings.indices.filter { uses[$0].pointee.pendingSince != .max } }

    // MARK: Records

    /// Which of them the head of a document declares, before its records.
    private var isDeclaredInHead: [Bool] = []

    /// From here on only what is declared now is declared for good.
    mutating func beginRecords() { isDeclaredInHead = bindings.indices.map { uses[$0].pointee.isDeclared } }

    /// Forgets what the last record declared for itself.
    func forgetRecord() {
        for (index, binding) in bindings.enumerated() {
            let isDeclared = index < isDeclaredInHead.count ? isDeclaredInHead[index] : binding.namespace.isEmpty
            uses[index].pointee = Use(isDeclared: isDeclared)
        }
    }

    /// How many records brought.
    var countOfRecords: Int { bindings.count - isDeclaredInHead.count }

    /// Takes over what the head of a document binds.
    mutating func beginRecords(after head: Prefixes) {
        for binding in head.bindings.prefix(head.isDeclaredInHead.count) { _ = add(binding.prefix, binding.namespace) }
        isDeclaredInHead = head.isDeclaredInHead
        forgetRecord()
    }
}
