/// The folders of a whole tree, as a server lists it: each folder before what is in it.
///
/// It keeps the lists of the folders that are not complete yet: those above the newest item. They have one budget
/// together.
struct TreeList {
    /// A folder and what is in it.
    struct Folder {
        let item: Cloud.Item
        var children = ChildList()
        /// The budget before the folder was opened, which is that after its end.
        fileprivate let before: ListBudget
    }

    /// The folders above the newest item, the outermost first.
    private var open: [Folder] = []
    /// What these folders and the items in them have used.
    private var budget: ListBudget

    init(within budget: ListBudget = ListBudget()) { self.budget = budget }

    /// Takes the next item.
    ///
    /// - Parameter item: The item.
    /// - Returns: The folders that are complete then, the innermost first; and the folder of the item, if that came after
    ///   the folder's end or before its beginning.
    /// - Throws: ``Cloud/Error/Code/badAnswer`` if there is too much to keep.
    mutating func add(_ item: Cloud.Item) throws(Cloud.Error) -> (complete: [Folder], missed: Cloud.Path?) {
        var missed: Cloud.Path?
        var complete: [Folder] = []
        while let last = open.last, !last.item.path.contains(item.path) {
            complete.append(last)
            open.removeLast()
            budget = last.before
        }
        if open.last?.item.path == item.path { return (complete, nil) }  // once more, with the rest of what is in it
        if let parent = item.path.parent {
            if open.last?.item.path == parent {
                try take(item)
                open[open.count - 1].children.add(item)
            } else {
                missed = parent
            }
        }
        if item.isFolder {
            let before = budget
            try take(item)
            open.append(Folder(item: item, before: before))
        }
        return (complete, missed)
    }

    private mutating func take(_ item: Cloud.Item) throws(Cloud.Error) {
        try budget.add(item, to: "the list of the folders on the way to \(item.path)")
    }

    /// Returns the folders that the end of the list completes, the innermost first.
    mutating func finish() -> [Folder] {
        defer {
            budget = open.first?.before ?? budget
            open = []
        }
        return open.reversed()
    }
}
