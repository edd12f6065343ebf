/// A tree of folders and files, wherever it is.
protocol Shelf: Sendable {
    /// Returns the items of a folder; those of the root if the path is empty.
    func items(in path: [Item]) async throws -> [Item]
    /// Puts a file's content in a local file.
    func download(_ item: Item, to file: String) async throws
    /// Puts a local file into a folder.
    func upload(_ file: String, as name: String, into path: [Item]) async throws
}

/// A folder or a file.
struct Item: Sendable, Equatable {
    /// The name by which the service knows the item.
    let id: String
    let name: String
    var isFolder = false
    var size: Int64?
    var changed: String?
    var contentType: String?
}

/// The error for a wish of the user that cannot be fulfilled.
struct Refusal: Error, CustomStringConvertible {
    let description: String
}
