extension CloudServer {
    /// Finds a place in a user's files.
    func place(_ names: [String], user: String, base: [String]) -> Place {
        place(names, from: Place(user: user, base: base, node: roots[user]))
    }

    /// Finds a place by its names from another one; behind a name that is missing there is no folder.
    func place(_ names: [String], from start: Place) -> Place {
        var place = start
        for name in names {
            let folder = place.node
            var next = folder?.children[name]
            if next == nil, place.isRoot, let share = mounted(name, in: place.user) {
                place.share = share
                next = share.node
            }
            place.names.append(name)
            place.parent = folder?.isFolder == true ? folder : nil
            place.node = next
        }
        return place
    }

    /// Returns the places in a folder, in a root also those of the shares.
    func members(of place: Place) -> [Place] {
        guard let node = place.node else { return [] }
        var members = node.sortedChildren.map { self.place([$0.name], from: place) }
        guard place.isRoot else { return members }
        for share in shares.values.sorted(by: { $0.id < $1.id }) {
            guard let name = share.entry(in: place.user), node.children[name] == nil else { continue }
            var member = place
            member.names.append(name)
            (member.node, member.parent, member.share) = (share.node, node, share)
            members.append(member)
        }
        return members
    }

    /// Returns the share that has a name in a user's root.
    func mounted(_ name: String, in user: String) -> Share? {
        shares.values.filter { $0.entry(in: user) == name }.min { $0.id < $1.id }
    }

    /// Returns what a user may do with a node, as a sum of permissions; 0 if the user does not see it.
    func rights(of user: String, to node: Node) -> Int {
        let ancestry = node.ancestry
        if ancestry.last === roots[user] { return 31 }
        return ancestry.flatMap(shares.shares(of:)).reduce(0) { rights, share in
            share.entry(in: user) == nil ? rights : rights | share.permissions
        }
    }
}
