/// The shares by their ids, and those of each node: to look at all of them for each property of each file takes long.
struct ShareTable {
    private var all: [Int: Share] = [:]
    /// The ids of the shares of a node, by its id.
    private var ids: [Int: Set<Int>] = [:]

    /// All shares, in no order.
    var values: Dictionary<Int, Share>.Values { all.values }

    /// An id for another share.
    var nextID: Int { (all.keys.max() ?? 0) + 1 }

    /// Returns the shares of a node itself, in the order of their ids.
    func shares(of node: Node) -> [Share] { (ids[node.id] ?? []).sorted().compactMap { all[$0] } }

    subscript(id: Int) -> Share? {
        get { all[id] }
        set {
            if let old = all[id] {
                ids[old.node.id]?.remove(id)
                if ids[old.node.id]?.isEmpty == true { ids[old.node.id] = nil }
            }
            if let newValue { ids[newValue.node.id, default: []].insert(id) }
            all[id] = newValue
        }
    }
}
