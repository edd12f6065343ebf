import AsyncCloud
import AsyncFetch

/// The pictures of a folder, as all browsers see them.
struct Wall: Sendable {
    /// The account on this machine.
    let core: Cloud.Core
    /// The folder of the pictures.
    let folder: Cloud.Path
    /// The pictures of the folder; all browsers share the work of this one query.
    let pictures: Cloud.LiveQuery
    /// The open pages.
    let viewers = Viewers()

    private static let isPicture: Cloud.Condition = .kind(.file) && .contentType(.hasPrefix("image/"))

    private let thumbnails: Thumbnails

    /// Creates the wall of a folder.
    ///
    /// - Parameters:
    ///   - connection: The connection to the account, for the thumbnails.
    ///   - core: The core of the same account.
    ///   - folder: The folder of the pictures.
    ///   - filter: Returns `true` for a picture that is shown.
    init(
        _ connection: Cloud.Connection,
        _ core: Cloud.Core,
        of folder: Cloud.Path,
        where filter: @escaping @Sendable (Cloud.Item) -> Bool = { _ in true }
    ) {
        self.core = core
        self.folder = folder
        thumbnails = Thumbnails(connection)
        let query = Cloud.Query.folder(folder).filtered(by: Self.isPicture).filtered(where: filter)
        pictures = core.query(query.sorted(by: .name))
    }

    /// Returns a small picture of an item, and the version of the item.
    ///
    /// - Parameter id: The identity of the item on this machine, which stays when somebody renames the item.
    /// - Returns: The picture and the version; `nil` if the wall has no such item.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    func thumbnail(of id: Cloud.Item.LocalID) async throws -> (Cloud.Thumbnail, version: Cloud.ETag?)? {
        var snapshots = core.query(.item(id).filtered(by: Self.isPicture)).makeAsyncIterator()
        // The account has more than this folder, and the pages are to see no more than that.
        guard let item = try await snapshots.next()?.items.first, item.path.parent == folder else { return nil }
        return (try await thumbnails.thumbnail(of: item), item.eTag)
    }
}
