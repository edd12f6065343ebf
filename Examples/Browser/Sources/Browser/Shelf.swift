/// A tree of folders and files, wherever it is.
protocol Shelf: Sendable {
    /// What is in a folder; the root where the path is empty.
    func items(in path: [Item]) async throws -> [Item]
    /// Puts a file's content in a local file.
    func download(_ item: Item, to file: String) async throws
    /// Puts a local file into a folder.
    func upload(_ file: String, as name: String, into path: [Item]) async throws
}

/// A folder or a file.
struct Item: Sendable, Equatable {
    /// What the service knows it by.
    let id: String
    let name: String
    var isFolder = false
    var size: Int64?
    var changed: String?
    var contentType: String?
}

/// What the user wants that cannot be.
struct Refusal: Error, CustomStringConvertible {
    let description: String
}
