extension API.Document {
    /// The scopes of a token with which every method can be called, as few and as usual ones as possible.
    ///
    /// A service of Google Cloud has one scope for everything (`cloud-platform`). For others, the scope that allows the
    /// most methods is taken, then the one that allows the most of the rest, and so on; of equal ones the shortest,
    /// which is the widest: `…/auth/drive` before `…/auth/drive.file`. They are sorted. The list is empty if no method
    /// needs a scope. It has 100 scopes at most, because no server takes that many.
    public var defaultScopes: [String] {
        let offered = Set((auth?.oauth2?.scopes ?? [:]).keys)
        let needs = allMethods.map { Set($0.method.scopes ?? []).intersection(offered) }.filter { !$0.isEmpty }
        let cloud = "https://www.googleapis.com/auth/cloud-platform"
        if !needs.isEmpty, needs.allSatisfy({ $0.contains(cloud) }) { return [cloud] }
        var chosen: [String] = []
        var rest = needs
        // The work grows with the product of both numbers, which a bad description could make huge.
        while !rest.isEmpty, chosen.count < 100 {
            var counts: [String: Int] = [:]
            for scopes in rest { for scope in scopes { counts[scope, default: 0] += 1 } }
            // By count, then by length, then by name, so that the choice does not depend on the order of a dictionary.
            guard let best = counts.min(by: { Self.rank($0) < Self.rank($1) })?.key else { break }
            chosen.append(best)
            rest.removeAll { $0.contains(best) }
        }
        // A later choice can make an earlier one needless.
        for scope in chosen {
            let others = Set(chosen).subtracting([scope])
            if needs.allSatisfy({ !$0.isDisjoint(with: others) }) { chosen.removeAll { $0 == scope } }
        }
        return chosen.sorted()
    }

    private static func rank(_ entry: (key: String, value: Int)) -> (Int, Int, Int, String) {
        (-entry.value, entry.key.hasSuffix(".readonly") ? 1 : 0, entry.key.utf8.count, entry.key)
    }
}
