import AsyncCloud
import AsyncFetch
import Testing

/// A call that changes something on a server.
enum DAVChange: String, CaseIterable, CustomTestStringConvertible {
    case upload, delete, makeFolder, move, copy, setProperties, lock, refresh, unlock

    var testDescription: String { rawValue }

    /// Changes `/a`, with a lock if there is one.
    func send(to dav: Cloud.WebDAV, lock: Cloud.Lock? = nil) async throws {
        let held = lock ?? Cloud.Lock(path: "/a", token: "urn:1")
        switch self {
        case .upload:
            try await dav.upload(.bytes("secret".utf8), to: "/a", options: .init { $0.lock = lock })
        case .delete: try await dav.delete("/a", lock: lock)
        case .makeFolder: try await dav.makeFolder(at: "/a", lock: lock)
        case .move: try await dav.move("/a", to: "/b", lock: lock)
        case .copy: try await dav.copy("/a", to: "/b", overwrite: true, lock: lock)
        case .setProperties: try await dav.setProperties([.set(.favorite, "1")], at: "/a", lock: lock)
        case .lock: _ = try await dav.lock("/a")
        case .refresh: _ = try await dav.refresh(held)
        case .unlock: try await dav.unlock(held)
        }
    }
}
