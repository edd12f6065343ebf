/// The plans of one decoding, by the type of their keys.
///
/// Keys without prefixes ask for other names in each namespace, and a document can have as many namespaces as it likes. So a
/// type has few plans, of which one that nobody uses goes on for another namespace.
struct KeyPlans {
    /// How many plans a type has before one of them is used again.
    ///
    /// More are made only while all are in use, as where elements of the same type are nested in each other.
    private static let usual = 8

    private var groups: [ObjectIdentifier: [KeyPlan]] = [:]

    var count: Int { groups.values.reduce(0) { $0 + $1.count } }

    func forEach(_ body: (KeyPlan) -> Void) { for group in groups.values { group.forEach(body) } }

    func first(of keys: ObjectIdentifier, where isRight: (KeyPlan) -> Bool) -> KeyPlan? {
        groups[keys]?.first(where: isRight)
    }

    mutating func append(_ plan: KeyPlan) { groups[plan.keys, default: []].append(plan) }

    /// A plan of a type with many of them that nobody uses.
    mutating func takeIdle(of keys: ObjectIdentifier) -> KeyPlan? {
        guard let count = groups[keys]?.count, count >= Self.usual, var group = groups.removeValue(forKey: keys) else {
            return nil
        }
        defer { groups[keys] = group }
        for index in group.indices {
            // The container that it keeps for later holds it too.
            if group[index].kept.pointee.isFree { group[index].kept.pointee.release() }
            guard isKnownUniquelyReferenced(&group[index]) else { continue }
            let plan = group.remove(at: index)
            group.append(plan)
            return plan
        }
        return nil
    }
}
