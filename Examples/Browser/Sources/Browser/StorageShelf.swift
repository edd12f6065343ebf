import GAPIStorage

/// Cloud Storage: the root has the buckets of a project, and slashes in the names of objects make folders.
struct StorageShelf: Shelf {
    let storage: StorageService
    let project: String

    func items(in path: [Item]) async throws -> [Item] {
        guard let bucket = path.first else {
            let buckets = storage.items(Storage.BucketsListQuery(project: project))
            var items: [Item] = []
            for try await bucket in buckets {
                let name = bucket.name ?? ""
                items.append(Item(id: name, name: name, isFolder: true, changed: bucket.updated?.description))
            }
            return items
        }
        let prefix = Self.prefix(path)
        let query = Storage.ObjectsListQuery(bucket: bucket.id) {
            $0.prefix = prefix
            $0.delimiter = "/"
        }
        var folders: [Item] = []
        var files: [Item] = []
        for try await page in storage.pages(query) {
            for folder in page.prefixes ?? [] {
                let name = String(folder.dropFirst(prefix.count).dropLast())
                folders.append(Item(id: name, name: name, isFolder: true))
            }
            for object in page where object.name != prefix {
                let name = object.name ?? ""
                files.append(
                    Item(
                        id: "\(bucket.id)/\(name)",
                        name: String(name.dropFirst(prefix.count)),
                        size: object.size.map { Int64(clamping: $0) },
                        changed: object.updated?.description,
                        contentType: object.contentType
                    )
                )
            }
        }
        return folders + files
    }

    func download(_ item: Item, to file: String) async throws {
        let parts = item.id.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
        guard parts.count == 2 else { throw Refusal(description: "\(item.name) is a bucket") }
        try await storage.download(Storage.ObjectsGetQuery(bucket: parts[0], object: parts[1]), to: file)
    }

    func upload(_ file: String, as name: String, into path: [Item]) async throws {
        guard let bucket = path.first else {
            throw Refusal(description: "enter a bucket first: the root takes no files")
        }
        let object = Storage.Object { $0.name = Self.prefix(path) + name }
        let query = Storage.ObjectsInsertQuery(bucket: bucket.id, object)
        _ = try await storage.upload(query, from: .file(file)).value
    }

    /// Returns the prefix of the names of all objects in a folder.
    private static func prefix(_ path: [Item]) -> String {
        path.dropFirst().map { $0.id + "/" }.joined()
    }
}
