/// The folders of a whole tree, as a server lists it: each folder before what is in it.
///
/// It keeps the lists of the folders that are not complete yet: those above the newest item. They have a most number of
/// items together.
struct TreeList {
    /// A folder and what is in it.
    struct Folder {
        let item: Cloud.Item
        var children = ChildList()
    }

    /// The folders above the newest item, the outermost first.
    private var open: [Folder] = []
    /// The number of these folders and of what is in them.
    private var count = 0
    private let most: Int

    init(most: Int = ServerLimits.mostItems) { self.most = most }

    /// Takes the next item.
    ///
    /// - Parameter item: The item.
    /// - Returns: The folders that are complete then, the innermost first; and the folder of the item, if that came after
    ///   the folder's end or before its beginning.
    /// - Throws: ``Cloud/Error/Code/badAnswer`` if there are too many items to keep.
    mutating func add(_ item: Cloud.Item) throws(Cloud.Error) -> (complete: [Folder], missed: Cloud.Path?) {
        var missed: Cloud.Path?
        var complete: [Folder] = []
        while let last = open.last, !last.item.path.contains(item.path) {
            complete.append(last)
            open.removeLast()
            count -= last.children.items.count + 1
        }
        if open.last?.item.path == item.path { return (complete, nil) }  // once more, with the rest of what is in it
        if let parent = item.path.parent {
            if open.last?.item.path == parent {
                let before = open[open.count - 1].children.items.count
                open[open.count - 1].children.add(item)
                count += open[open.count - 1].children.items.count - before
            } else {
                missed = parent
            }
        }
        if item.isFolder {
            open.append(Folder(item: item))
            count += 1
        }
        guard count <= most else {
            throw Cloud.Error(.badAnswer, "the folders on the way to \(item.path) have more than \(most) items")
        }
        return (complete, missed)
    }

    /// Returns the folders that the end of the list completes, the innermost first.
    mutating func finish() -> [Folder] {
        defer { (open, count) = ([], 0) }
        return open.reversed()
    }
}
