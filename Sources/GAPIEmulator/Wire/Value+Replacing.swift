import AsyncJSON

extension JSON.Value {
    /// Returns the object with other values for the members of these names; names that it does not have are at the end.
    ///
    /// Of members with the same name, the last one counts. To set the members one by one would take a search for each,
    /// and a client may send many.
    func replacing(_ members: [(name: String, value: JSON.Value)]) -> JSON.Value {
        var all = self.members ?? []
        var positions: [[UInt8]: Int] = [:]  // names are different if their bytes are
        for (position, member) in all.enumerated() { positions[Array(member.name.utf8)] = position }
        for member in members {
            let name = Array(member.name.utf8)
            if let position = positions[name] {
                all[position].value = member.value
            } else {
                positions[name] = all.count
                all.append(member)
            }
        }
        return JSON.Value(members: all)
    }
}
