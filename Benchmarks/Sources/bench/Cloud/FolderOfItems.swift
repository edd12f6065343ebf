import AsyncCloud
import Foundation

/// A folder with items as an ownCloud lists them.
struct FolderOfItems: Sendable {
    let path: String
    let count: Int

    init(_ path: String, _ count: Int) {
        self.path = path
        self.count = count
    }

    /// The folder in a version.
    func folder(_ version: Int) -> Cloud.Item { Self.item(path, .folder, version) }

    /// The items in a version.
    func items(_ version: Int) -> [Cloud.Item] {
        let base = path == "/" ? "" : path
        return (0..<count).map { Self.item("\(base)/Photo \($0) of ünicode.jpg", .file, version) }
    }

    static func item(_ path: String, _ kind: Cloud.Item.Kind, _ version: Int) -> Cloud.Item {
        guard let place = try? Cloud.Path(validating: path) else { preconditionFailure("\(path) is a path") }
        var item = Cloud.Item(place, kind)
        item.fileID = "\(path.utf8.count)-\(path)"
        item.eTag = Cloud.ETag("\(path)-\(version)")
        item.size = 1_234_567
        item.modified = Date(timeIntervalSince1970: 1_790_000_000)
        item.contentType = kind == .file ? "image/jpeg" : nil
        item.permissions = Cloud.Item.Permissions(letters: "RDNVW")
        item.ownerID = "alice"
        item.ownerName = "Alice"
        return item
    }
}
