import Synchronization

/// The plans of one decoding, kept for the next one.
struct KeyPlans {
    private struct Table {
        var plans: [KeyPlan] = []
        /// The types of the plans' keys, in an array of their own, because a search in it counts no references.
        var keys: [ObjectIdentifier] = []
    }

    private static let idle = Mutex<[Table]>([])
    private static let mostIdle = 16

    private var table = Table()
    private let naming: JSON.KeyNaming

    /// Takes idle plans; a custom naming rule starts without plans.
    init(naming: JSON.KeyNaming) {
        self.naming = naming
        if naming.isAsDeclared, let idle = Self.idle.withLock({ $0.popLast() }) { table = idle }
    }

    /// Releases the containers, which would keep the owner of the plans alive.
    func releaseContainers() {
        for plan in table.plans where plan.container != nil { plan.container = nil }
    }

    /// Gives the plans back; the caller must not use them afterwards.
    func giveBack() {
        guard naming.isAsDeclared, !table.plans.isEmpty else { return }
        for plan in table.plans { plan.makeRoom() }
        Self.idle.withLock { if $0.count < Self.mostIdle { $0.append(table) } }
    }

    /// Returns the plan of a type of keys; `nil` if the type cannot have one.
    @inline(__always)
    mutating func plan<Key: CodingKey>(for keys: Key.Type) -> KeyPlan? {
        guard KeyPlan.numbers(keys) else { return nil }
        if let position = table.keys.firstIndex(of: ObjectIdentifier(keys)) { return table.plans[position] }
        let plan = KeyPlan(keys, naming: naming)
        table.plans.append(plan)
        table.keys.append(ObjectIdentifier(keys))
        return plan
    }
}
