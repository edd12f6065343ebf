extension JSON.Value {
    /// The merge patch (RFC 7396) that turns one value into another.
    ///
    /// Removed members are null, equal ones are left out, objects are compared member by member, anything else is
    /// replaced as a whole. A null inside `new` says "remove", for a merge patch has no other word for it.
    ///
    /// - Parameters:
    ///   - old: What there is.
    ///   - new: What there should be.
    /// - Returns: The patch; nil when both are equal.
    public static func mergePatch(from old: JSON.Value, to new: JSON.Value) -> JSON.Value? {
        guard let newMembers = new.memberList, let oldMembers = old.memberList else { return old == new ? nil : new }
        var patch: [Member] = []
        for member in newMembers {
            guard let oldValue = old[member.name] else {
                patch.append(member)
                continue
            }
            if let change = mergePatch(from: oldValue, to: member.value) {
                patch.append(Member(name: member.name, value: change))
            }
        }
        for member in oldMembers where new[member.name] == nil {
            patch.append(Member(name: member.name, value: .null))
        }
        return patch.isEmpty ? nil : JSON.Value(.object(patch))
    }

    /// The value after a merge patch (RFC 7396).
    ///
    /// - Parameter patch: Null members are removed, objects are merged, anything else replaces.
    /// - Returns: The patched value.
    public func applying(mergePatch patch: JSON.Value) -> JSON.Value {
        guard let changes = patch.memberList else { return patch }
        var result: JSON.Value = isObject ? self : [:]
        for change in changes {
            result[change.name] =
                change.value.isNull ? nil : (result[change.name] ?? .null).applying(mergePatch: change.value)
        }
        return result
    }
}
