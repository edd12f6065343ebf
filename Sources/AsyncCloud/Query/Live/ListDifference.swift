/// The difference of two lists in the same order.
///
/// The work depends on how much differs and on the logarithm of the lengths: common parts are recognised by their nodes.
struct ListDifference {
    /// An entry at an index.
    private struct Place {
        let index: Int
        let entry: ItemEntry
    }

    /// An item that left its place for another one.
    private struct Pair {
        let from: Int
        let to: Int
        let isInOrder: Bool
        let isUpdated: Bool
    }

    private let order: ItemOrder
    private var removed: [Place] = []
    private var inserted: [Place] = []
    private var updated: [Int] = []

    /// Returns the changes that make one list of another one.
    static func changes(from old: ItemNode?, to new: ItemNode?, _ order: ItemOrder) -> Cloud.ChangeSet {
        var difference = ListDifference(order: order)
        difference.compare(old, 0, new, 0)
        return difference.changes()
    }

    private init(order: ItemOrder) { self.order = order }

    // MARK: Places

    /// Compares two trees whose first entries have the indexes `oldStart` and `newStart`.
    private mutating func compare(_ old: ItemNode?, _ oldStart: Int, _ new: ItemNode?, _ newStart: Int) {
        if old === new { return }
        guard let old else { return Self.collect(new, newStart, &inserted) }
        guard let new else { return Self.collect(old, oldStart, &removed) }
        let isNewAbove = new.entry.priority >= old.entry.priority
        let pivot = isNewAbove ? new.entry : old.entry
        let before = isNewAbove ? ItemNode.split(old, at: pivot, order) : (old.left, old.entry, old.right)
        let after = isNewAbove ? (new.left, new.entry, new.right) : ItemNode.split(new, at: pivot, order)
        compare(before.left, oldStart, after.left, newStart)
        let oldIndex = oldStart + (before.left?.count ?? 0)
        let newIndex = newStart + (after.left?.count ?? 0)
        switch (before.entry, after.entry) {
        case (let was?, let entry?): if was !== entry, was.item != entry.item { updated.append(newIndex) }
        case (let was?, nil): removed.append(Place(index: oldIndex, entry: was))
        case (nil, let entry?): inserted.append(Place(index: newIndex, entry: entry))
        case (nil, nil): break
        }
        let oldRest = oldIndex + (before.entry == nil ? 0 : 1)
        compare(before.right, oldRest, after.right, newIndex + (after.entry == nil ? 0 : 1))
    }

    private static func collect(_ node: ItemNode?, _ start: Int, _ places: inout [Place]) {
        guard let node else { return }
        collect(node.left, start, &places)
        let index = start + (node.left?.count ?? 0)
        places.append(Place(index: index, entry: node.entry))
        collect(node.right, index + 1, &places)
    }

    // MARK: Changes

    private func changes() -> Cloud.ChangeSet {
        var changes = Cloud.ChangeSet()
        var placesInOld: [[UInt8]: Int] = [:]
        for (position, place) in removed.enumerated() { placesInOld[place.entry.id] = position }
        var pairs: [Pair] = []
        var insertedAlone: [Int] = []
        var paired: Set<Int> = []
        for (position, place) in inserted.enumerated() {
            guard let oldPosition = placesInOld[place.entry.id] else {
                insertedAlone.append(place.index)
                continue
            }
            paired.insert(oldPosition)
            let from = removed[oldPosition].index
            // The number of the items that stay before it, in both lists: if it differs, the item moved.
            let isInOrder = from - oldPosition == place.index - position
            let isUpdated = removed[oldPosition].entry.item != place.entry.item
            pairs.append(Pair(from: from, to: place.index, isInOrder: isInOrder, isUpdated: isUpdated))
        }
        let gone = removed.enumerated().filter { !paired.contains($0.offset) }.map(\.element)
        let staying = Self.staying(pairs)
        changes.removed = RangeSet(sorted: gone.map(\.index))
        changes.removedItems = gone.map(\.entry.item)
        changes.inserted = RangeSet(sorted: insertedAlone)
        changes.updated = RangeSet(sorted: (updated + pairs.filter(\.isUpdated).map(\.to)).sorted())
        changes.moved = pairs.filter { !staying.contains($0.to) }.map { Cloud.ChangeSet.Move(from: $0.from, to: $0.to) }
        return changes
    }

    /// Returns the new indexes of the items that keep their order among all that stay: as many of them as possible.
    private static func staying(_ pairs: [Pair]) -> Set<Int> {
        // `pairs` ascend in the new list: an order that ascends in the old one, too, is the longest that stays.
        let candidates = pairs.filter(\.isInOrder)
        var ends: [Int] = []  // ends[n]: the candidate with the least `from` that ends an order of n + 1
        var previous: [Int?] = []
        for (number, candidate) in candidates.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if candidates[ends[middle]].from < candidate.from { low = middle + 1 } else { high = middle }
            }
            previous.append(low == 0 ? nil : ends[low - 1])
            if low == ends.count { ends.append(number) } else { ends[low] = number }
        }
        var staying: Set<Int> = []
        var next = ends.last
        while let number = next {
            staying.insert(candidates[number].to)
            next = previous[number]
        }
        return staying
    }
}

extension RangeSet<Int> {
    /// Creates a set of ascending numbers.
    init(sorted numbers: [Int]) {
        var ranges: [Range<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<number + 1
            } else {
                ranges.append(number..<number + 1)
            }
        }
        self.init(ranges)
    }
}
