/// The plans of one decoding, by the type of their keys.
///
/// Keys without prefixes stand for other names in each namespace, and a document can have any number of namespaces. So
/// a type has few plans, and an idle one is reused for another namespace.
struct KeyPlans {
    /// The number of plans of a type before one of them is reused.
    ///
    /// More are created only if all are in use, for example if elements of the same type are nested in each other.
    private static let usual = 8

    private var groups: [ObjectIdentifier: [KeyPlan]] = [:]

    var count: Int { groups.values.reduce(0) { $0 + $1.count } }

    func forEach(_ body: (KeyPlan) -> Void) { for group in groups.values { group.forEach(body) } }

    func first(of keys: ObjectIdentifier, where isRight: (KeyPlan) -> Bool) -> KeyPlan? {
        groups[keys]?.first(where: isRight)
    }

    mutating func append(_ plan: KeyPlan) { groups[plan.keys, default: []].append(plan) }

    /// Takes an idle plan of a type that already has many plans.
    mutating func takeIdle(of keys: ObjectIdentifier) -> KeyPlan? {
        guard let count = groups[keys]?.count, count >= Self.usual, var group = groups.removeValue(forKey: keys) else {
            return nil
        }
        defer { groups[keys] = group }
        for index in group.indices {
            // What the plan keeps for later also holds the plan.
            if group[index].kept.pointee.isFree { group[index].kept.pointee.release() }
            if isKnownUniquelyReferenced(&group[index].planned) { group[index].planned = nil }
            guard isKnownUniquelyReferenced(&group[index]), group[index].table.pointee.walks == 0 else { continue }
            let plan = group.remove(at: index)
            group.append(plan)
            return plan
        }
        return nil
    }
}
