extension JSON.Value {
    /// Returns the merge patch (RFC 7396) that turns one value into another.
    ///
    /// A removed member becomes `null`, and an equal member is left out. Objects are compared member by member. Any
    /// other value is replaced as a whole. A `null` inside `new` means "remove", because a merge patch cannot express
    /// it otherwise.
    ///
    /// - Parameters:
    ///   - old: The value before the change.
    ///   - new: The value after the change.
    /// - Returns: The patch; `nil` if both values are equal.
    public static func mergePatch(from old: JSON.Value, to new: JSON.Value) -> JSON.Value? {
        guard let oldMembers = old.memberList, let oldValues = old.membersByName,
            let newMembers = new.memberList, let newValues = new.membersByName
        else { return old == new ? nil : new }
        var patch: [Member] = []
        var names: Set<Name> = []
        for name in (newMembers + oldMembers).map({ Name(text: $0.name) }) where names.insert(name).inserted {
            let change =
                switch (oldValues[name], newValues[name]) {
                case (let oldValue?, let newValue?): mergePatch(from: oldValue, to: newValue)
                case (nil, let newValue): newValue
                case (_, nil): JSON.Value.null
                }
            if let change { patch.append(Member(name: name.text, value: change)) }
        }
        return patch.isEmpty ? nil : JSON.Value(.object(patch))
    }

    /// Returns the value after a merge patch (RFC 7396).
    ///
    /// Of members with the same name, the last one counts, in the patch too.
    ///
    /// - Parameter patch: The patch: it removes members that are `null`, merges objects, and replaces anything else.
    /// - Returns: The patched value.
    public func applying(mergePatch patch: JSON.Value) -> JSON.Value {
        guard let names = patch.memberList?.map({ Name(text: $0.name) }), var changes = patch.membersByName else {
            return patch
        }
        var members = (memberList ?? []).filter { changes[Name(text: $0.name)]?.isNull != true }
        var positions: [Name: Int] = [:]  // of the last member with a name, which is the one that counts
        for (position, member) in members.enumerated() { positions[Name(text: member.name)] = position }
        for name in names {
            guard let change = changes.removeValue(forKey: name), !change.isNull else { continue }
            if let position = positions[name] {
                members[position].value = members[position].value.applying(mergePatch: change)
            } else {
                members.append(Member(name: name.text, value: JSON.Value.null.applying(mergePatch: change)))
            }
        }
        return JSON.Value(.object(members))
    }
}
