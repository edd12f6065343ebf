#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The order of a query: total, so that each item has exactly one place.
struct ItemOrder: Sendable {
    let sorts: [Cloud.Query.Sort]

    /// Returns a negative number for an entry before another one, a positive number for one after it, and zero for the
    /// same place, which two entries have only if they have the same identity.
    func compare(_ left: ItemEntry, _ right: ItemEntry) -> Int {
        for sort in sorts {
            let result = Self.compare(left, right, sort)
            if result != 0 { return result }
        }
        let names = NameOrder.compare(left.name, right.name)
        if names != 0 { return names }
        let paths = NameOrder.compare(left.item.path.string.utf8, right.item.path.string.utf8)
        return paths != 0 ? paths : NameOrder.compare(left.id, right.id)
    }

    private static func compare(_ left: ItemEntry, _ right: ItemEntry, _ sort: Cloud.Query.Sort) -> Int {
        let (first, second) = (left.item, right.item)
        let result: Int
        switch sort.key {
        case .name: result = NameOrder.compare(left.name, right.name)
        case .path: result = NameOrder.compare(first.path.string.utf8, second.path.string.utf8)
        case .kind: result = second.kind.rawValue - first.kind.rawValue
        case .favorite: result = (first.isFavorite ? 0 : 1) - (second.isFavorite ? 0 : 1)
        case .size: return present(first.size, second.size, sort) { $0 < $1 ? -1 : $0 > $1 ? 1 : 0 }
        case .modified:
            let times = (first.modified?.timeIntervalSince1970, second.modified?.timeIntervalSince1970)
            return present(number(times.0), number(times.1), sort) { $0 < $1 ? -1 : $0 > $1 ? 1 : 0 }
        case .contentType: return present(first.contentType, second.contentType, sort) { NameOrder.compare($0, $1) }
        case .ownerName: return present(first.ownerName, second.ownerName, sort) { NameOrder.compare($0, $1) }
        }
        return sort.isReversed ? -result : result
    }

    /// A time that is not a number has no place among others.
    private static func number(_ time: Double?) -> Double? { time.flatMap { $0.isNaN ? nil : $0 } }

    private static func present<Value>(
        _ left: Value?,
        _ right: Value?,
        _ sort: Cloud.Query.Sort,
        _ compare: (Value, Value) -> Int
    ) -> Int {
        guard let left else { return right == nil ? 0 : 1 }
        guard let right else { return -1 }
        return sort.isReversed ? -compare(left, right) : compare(left, right)
    }
}
