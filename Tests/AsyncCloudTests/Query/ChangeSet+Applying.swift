@testable import AsyncCloud

extension Cloud.ChangeSet {
    /// Returns the list that the changes make of the previous one.
    ///
    /// Of the new list, only the items that the changes name are read.
    func applied(to old: [Cloud.Item], reading new: some RandomAccessCollection<Cloud.Item>) -> [Cloud.Item] {
        func item(_ index: Int) -> Cloud.Item { new[new.index(new.startIndex, offsetBy: index)] }
        if isReplacement { return inserted.numbers.map(item) }
        let leaving = Set(removed.numbers + moved.map(\.from))
        var list = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
        // A moved item comes as it was, unless it is among the updated ones.
        var arriving = moved.map { ($0.to, old[$0.from]) }
        arriving += inserted.numbers.map { ($0, item($0)) }
        for (index, item) in arriving.sorted(by: { $0.0 < $1.0 }) {
            guard index <= list.count else { return [] }
            list.insert(item, at: index)
        }
        for index in updated.numbers where index < list.count { list[index] = item(index) }
        return list
    }
}

extension RangeSet<Int> {
    /// The numbers in the set.
    var numbers: [Int] { ranges.flatMap { Array($0) } }
}
