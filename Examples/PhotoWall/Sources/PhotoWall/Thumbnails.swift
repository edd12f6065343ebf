import AsyncCloud

/// The thumbnails that browsers asked for lately, by the versions of their files.
///
/// Many browsers that ask for one picture at the same time cause one request.
actor Thumbnails {
    /// A version of a file: its picture never changes.
    private struct Key: Hashable {
        let id: Cloud.Item.LocalID
        let version: Cloud.ETag
    }

    /// The number of pixels of the longer side.
    private static let size = 320

    private let connection: Cloud.Connection
    private let capacity: Int
    private var pictures: [Key: Cloud.Thumbnail] = [:]
    private var running: [Key: Task<Cloud.Thumbnail, any Error>] = [:]
    /// The keys of the pictures, the oldest first.
    private var order: [Key] = []
    private var bytes = 0

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - connection: The connection that fetches what is missing.
    ///   - capacity: The most bytes of all pictures together.
    init(_ connection: Cloud.Connection, capacity: Int = 64 << 20) {
        self.connection = connection
        self.capacity = capacity
    }

    /// Returns the thumbnail of a file.
    func thumbnail(of item: Cloud.Item) async throws -> Cloud.Thumbnail {
        guard let id = item.localID, let version = item.eTag else { return try await fetch(item) }
        let key = Key(id: id, version: version)
        if let picture = pictures[key] { return picture }
        if let task = running[key] { return try await task.value }
        let task = Task { try await fetch(item) }
        running[key] = task
        defer { running[key] = nil }
        let picture = try await task.value
        store(picture, for: key)
        return picture
    }

    private func fetch(_ item: Cloud.Item) async throws -> Cloud.Thumbnail {
        try await connection.thumbnail(of: item, width: Self.size, height: Self.size)
    }

    private func store(_ picture: Cloud.Thumbnail, for key: Key) {
        guard pictures.updateValue(picture, forKey: key) == nil else { return }
        order.append(key)
        bytes += picture.bytes.readableBytes
        while bytes > capacity, !order.isEmpty {
            let oldest = order.removeFirst()
            bytes -= pictures.removeValue(forKey: oldest)?.bytes.readableBytes ?? 0
        }
    }
}
