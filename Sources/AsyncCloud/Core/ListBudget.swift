/// The items and the bytes that lists in memory may have, and what of them is used.
///
/// The bytes count, too: a few items with texts of megabytes need as much memory as very many, and arrive in a small
/// compressed answer. A copy is a budget of its own, so that what is kept for a while is given back with the copy.
package struct ListBudget: Sendable {
    private let mostItems: Int
    private let mostBytes: Int
    private var items = 0
    private var bytes = 0

    /// Creates a budget of which nothing is used.
    package init(items: Int = ServerLimits.mostItems, bytes: Int = ServerLimits.mostBytes) {
        mostItems = items
        mostBytes = bytes
    }

    /// Counts an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - list: The list as its error names it.
    /// - Throws: ``Cloud/Error/Code/badAnswer`` if the list has too many items, or too much text.
    package mutating func add(_ item: Cloud.Item, to list: @autoclosure () -> String) throws(Cloud.Error) {
        try add(bytes: item.variableBytes, to: list())
    }

    /// Counts an entry of a list that has a number of bytes.
    ///
    /// - Throws: ``Cloud/Error/Code/badAnswer`` if the list has too many entries, or too much text.
    mutating func add(bytes count: Int, to list: @autoclosure () -> String) throws(Cloud.Error) {
        items += 1
        bytes += count
        guard items <= mostItems else { throw Cloud.Error(.badAnswer, "\(list()) has more than \(mostItems) items") }
        guard bytes <= mostBytes else {
            throw Cloud.Error(.badAnswer, "\(list()) has more than \(mostBytes) bytes of text")
        }
    }

    /// Returns the bytes of texts.
    static func bytes(of texts: String?...) -> Int { texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) } }
}

extension Cloud.Item {
    /// The bytes of what a server can make as long as it likes: texts, and what the places of short ones take.
    fileprivate var variableBytes: Int {
        var count = ListBudget.bytes(of: path.string, fileID, eTag?.value, contentType, ownerID, ownerName, privateLink)
        for (algorithm, checksum) in checksums { count += 64 + ListBudget.bytes(of: algorithm, checksum) }
        return count + 16 * shareTypes.count
    }
}
