/// The prefixes of the namespaces in a document that is being written.
///
/// One prefix has one namespace in the whole document, except in elements that extensions remember. So no name changes
/// its meaning, whichever element declares the prefix.
///
/// Its owner must deallocate it.
struct Prefixes {
    struct Binding {
        let prefix: String
        let namespace: String
    }

    /// The state of a binding that changes with each name.
    ///
    /// A moment is a count of what was written. It does not change when bytes are moved.
    struct Use {
        /// A Boolean value indicating whether an open element already declares it.
        var isDeclared: Bool
        /// The moment of its first use outside elements that declare it; `.max` for never.
        var pendingSince = Int.max
        /// The moment of its last use.
        var last = -1
    }

    private(set) var bindings: [Binding] = []
    private var uses = Stack<Use>()
    private var byPrefix: [ExactText: Int] = [:]
    private var byNamespace: [ExactText: [Int]] = [:]
    private var lastNumber = 0

    func deallocate() { uses.deallocate() }

    private mutating func add(_ prefix: String, _ namespace: String) -> Int {
        let index = bindings.count
        bindings.append(Binding(prefix: prefix, namespace: namespace))
        uses.append(Use(isDeclared: namespace.isEmpty))
        byPrefix[ExactText(prefix)] = index
        byNamespace[ExactText(namespace), default: []].append(index)
        return index
    }

    /// Returns the binding for a name's namespace, with the preferred prefix if that is free.
    ///
    /// - Parameters:
    ///   - namespace: The namespace; empty for none.
    ///   - preferred: The preferred prefix.
    ///   - isAttribute: A Boolean value indicating whether the name needs a prefix to be in a namespace.
    ///   - others: Prefixes with other meanings at the name's place.
    /// - Returns: The binding; `nil` for an attribute without a namespace.
    /// - Throws: ``XML/Error`` for an element without a namespace if there is a default namespace.
    mutating func bind(
        _ namespace: String,
        preferred: String,
        isAttribute: Bool,
        besides others: [String] = []
    ) throws(XML.Error) -> Int? {
        if namespace.isEmpty {
            if isAttribute { return nil }
            guard let other = byPrefix[ExactText("")] else { return add("", "") }
            guard bindings[other].namespace.isEmpty else {
                throw XML.Error(
                    .unsupported,
                    "An element without a namespace stands where \(bindings[other].namespace) is the default one; "
                        + "one of them needs a prefix"
                )
            }
            return other
        }
        let isUsable = { (prefix: String) in
            (!isAttribute || !prefix.isEmpty) && !others.contains { $0.hasSameBytes(as: prefix) }
        }
        if isUsable(preferred), let index = byPrefix[ExactText(preferred)],
            bindings[index].namespace.hasSameBytes(as: namespace)
        {
            return index
        }
        let known = byNamespace[ExactText(namespace)]?.first { isUsable(bindings[$0].prefix) }
        if let known { return known }
        var prefix = preferred
        while !isUsable(prefix) || prefix == "xml" || prefix == "xmlns" || byPrefix[ExactText(prefix)] != nil {
            lastNumber += 1
            prefix = "ns\(lastNumber)"
        }
        return add(prefix, namespace)
    }

    /// Returns the binding of a prefix to a namespace; `nil` if the prefix has another namespace or a meaning in XML.
    mutating func bind(exactly prefix: String, to namespace: String) -> Int? {
        if prefix == "xml" || prefix == "xmlns" { return nil }
        guard let index = byPrefix[ExactText(prefix)] else { return add(prefix, namespace) }
        return bindings[index].namespace.hasSameBytes(as: namespace) ? index : nil
    }

    // MARK: Use

    /// Records the use of a binding for a name that is written.
    @inline(__always)
    func use(_ index: Int, at moment: Int) {
        let use = uses[index]
        use.pointee.last = moment
        if !use.pointee.isDeclared, use.pointee.pendingSince > moment { use.pointee.pendingSince = moment }
    }

    /// Undoes the use of a binding if nothing has used it since.
    func takeBack(_ index: Int, at moment: Int) {
        let use = uses[index]
        guard use.pointee.last == moment else { return }
        use.pointee.last = moment - 1
        if use.pointee.pendingSince == moment { use.pointee.pendingSince = .max }
    }

    /// Undoes all uses since a moment.
    func rollBack(to moment: Int) {
        for index in bindings.indices {
            let use = uses[index]
            use.pointee.last = min(use.pointee.last, moment - 1)
            if use.pointee.pendingSince >= moment { use.pointee.pendingSince = .max }
        }
    }

    /// Returns `true` if a prefix was used with its meaning in the document since a moment.
    func isUsed(_ prefix: String, since moment: Int) -> Bool {
        byPrefix[ExactText(prefix)].map { uses[$0].pointee.last >= moment } ?? false
    }

    // MARK: Declarations

    /// Records that an element declares a binding; the element began at a given moment.
    func declare(_ index: Int, since moment: Int) {
        if uses[index].pointee.pendingSince >= moment { uses[index].pointee.pendingSince = .max }
    }

    /// Records that the outermost element declares a binding.
    func markDeclared(_ index: Int) {
        uses[index].pointee.isDeclared = true
        uses[index].pointee.pendingSince = .max
    }

    /// The bindings that are used but not declared.
    var pending: [Int] { bindings.indices.filter { uses[$0].pointee.pendingSince != .max } }

    // MARK: Records

    /// A Boolean value for each binding, indicating whether the head of a document declares it.
    private var isDeclaredInHead: [Bool] = []

    /// Begins the records: only bindings that are declared now stay declared.
    mutating func beginRecords() { isDeclaredInHead = bindings.indices.map { uses[$0].pointee.isDeclared } }

    /// Removes the declarations that the last record made for itself.
    func forgetRecord() {
        for (index, binding) in bindings.enumerated() {
            let isDeclared = index < isDeclaredInHead.count ? isDeclaredInHead[index] : binding.namespace.isEmpty
            uses[index].pointee = Use(isDeclared: isDeclared)
        }
    }

    /// The number of bindings that records added.
    var countOfRecords: Int { bindings.count - isDeclaredInHead.count }

    /// Begins the records with the bindings of the head of a document.
    mutating func beginRecords(after head: Prefixes) {
        for binding in head.bindings.prefix(head.isDeclaredInHead.count) { _ = add(binding.prefix, binding.namespace) }
        isDeclaredInHead = head.isDeclaredInHead
        forgetRecord()
    }
}
