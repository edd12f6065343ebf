/// A node of a condition: a test, or a group of conditions.
///
/// Conditions that are joined in a loop are as deep as the loop is long. So nothing that goes through a condition calls
/// itself: see ``ConditionWalk`` and the end of a node.
///
/// The parts of a node never change while anybody can read them: only the end of a node takes them, and of other nodes
/// only of those that it alone still holds.
final class ConditionNode: @unchecked Sendable {
    /// The way in which conditions are joined.
    enum Group: Hashable { case not, all, any }

    /// What a node is.
    enum Kind: Hashable { case test(Cloud.Condition.Test), group(Group) }

    let kind: Kind
    private(set) var parts: [ConditionNode]

    init(_ kind: Kind, _ parts: [ConditionNode] = []) {
        self.kind = kind
        self.parts = parts
    }

    deinit {
        var ending: [ConditionNode] = []
        swap(&ending, &parts)
        while var node = ending.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            ending += node.parts
            node.parts = []
        }
    }
}

/// The parts of a condition in their order.
///
/// A group in a group of the same kind is no group of its own: `a || b || c` is one group of three.
struct ConditionWalk: Sequence, IteratorProtocol {
    /// A test, or an end of a group.
    enum Step: Hashable {
        case test(Cloud.Condition.Test)
        case begin(ConditionNode.Group)
        case end(ConditionNode.Group)
    }

    /// A group that has begun.
    private struct Place {
        let node: ConditionNode
        let group: ConditionNode.Group
        /// A Boolean value indicating whether the group belongs to the one around it.
        let isHidden: Bool
        var next = 0
    }

    private var first: ConditionNode?
    private var places: [Place] = []

    init(_ condition: Cloud.Condition) { first = condition.node }

    /// The group that has begun last and has not ended; `nil` outside all groups.
    var group: ConditionNode.Group? { places.last?.group }

    mutating func next() -> Step? {
        while true {
            let node: ConditionNode
            if let start = first.take() {
                node = start
            } else {
                guard let place = places.last else { return nil }
                guard place.next < place.node.parts.count else {
                    places.removeLast()
                    if place.isHidden { continue }
                    return .end(place.group)
                }
                places[places.count - 1].next += 1
                node = place.node.parts[place.next]
            }
            switch node.kind {
            case .test(let test): return .test(test)
            case .group(let group):
                let isHidden = group != .not && group == self.group
                places.append(Place(node: node, group: group, isHidden: isHidden))
                if !isHidden { return .begin(group) }
            }
        }
    }

    /// Leaves out what the group has yet: its end is next.
    mutating func skip() {
        while let place = places.last, place.isHidden { places.removeLast() }
        guard let place = places.last else { return }
        places[places.count - 1].next = place.node.parts.count
    }
}

extension Cloud.Condition: Hashable, CustomStringConvertible {
    /// Returns a Boolean value indicating whether two conditions have the same tests in the same groups.
    public static func == (left: Self, right: Self) -> Bool {
        left.node === right.node || ConditionWalk(left).elementsEqual(ConditionWalk(right))
    }

    /// Hashes the tests and the groups.
    public func hash(into hasher: inout Hasher) {
        for step in ConditionWalk(self) { hasher.combine(step) }
    }

    /// A text such as `all(isFavorite, not(any(…)))`.
    public var description: String {
        var text = ""
        var isFirst = true
        for step in ConditionWalk(self) {
            if case .end = step {
                text += ")"
                isFirst = false
                continue
            }
            if !isFirst { text += ", " }
            isFirst = false
            switch step {
            case .test(let test): text += "\(test)"
            case .begin(let group):
                text += "\(group)("
                isFirst = true
            case .end: break
            }
        }
        return text
    }
}
