import GAPIDrive

/// Drive: files know their folders by id, and two may have the same name.
struct DriveShelf: Shelf {
    private static let folder = "application/vnd.google-apps.folder"

    let drive: DriveService

    func items(in path: [Item]) async throws -> [Item] {
        let query = Drive.FilesListQuery {
            $0.q = "'\(Self.id(of: path))' in parents and trashed = false"
            $0.orderBy = "folder,name"
            $0.fields = "files(id,name,mimeType,size,modifiedTime)"
        }
        var items: [Item] = []
        for try await file in drive.items(query) {
            items.append(
                Item(
                    id: file.id ?? "",
                    name: file.name ?? "",
                    isFolder: file.mimeType == Self.folder,
                    size: file.size,
                    changed: file.modifiedTime?.description,
                    contentType: file.mimeType
                )
            )
        }
        return items
    }

    func download(_ item: Item, to file: String) async throws {
        try await drive.download(Drive.FilesGetQuery(fileId: item.id), to: file)
    }

    func upload(_ file: String, as name: String, into path: [Item]) async throws {
        let description = Drive.File {
            $0.name = name
            $0.parents = [Self.id(of: path)]
        }
        _ = try await drive.upload(Drive.FilesCreateQuery(description), from: .file(file)).value
    }

    private static func id(of path: [Item]) -> String { path.last?.id ?? "root" }
}
