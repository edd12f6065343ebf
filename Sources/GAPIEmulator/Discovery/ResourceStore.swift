import AsyncJSON
import Synchronization

/// A resource that a client has created, with its media.
struct StoredResource: Sendable {
    /// The media of a resource.
    struct Media: Sendable {
        let content: Content
        let digest: ContentDigest
        let contentType: String
    }

    /// The last segment of the resource's path.
    let id: String
    var value: JSON.Value
    var media: Media?
    /// The version, which is different for each state of each resource.
    var version: Int
    /// The number of bytes of the text of ``value``, which the store counts.
    fileprivate(set) var byteCount = 0
    /// The room that this text takes in memory; `nil` if nobody counts it.
    fileprivate var room: StoreMemory.Room?

    init(id: String, value: JSON.Value, media: Media? = nil, version: Int) {
        self.id = id
        self.value = value
        self.media = media
        self.version = version
    }

    /// The entity tag, without quotes.
    var etag: String { "v\(version)" }
}

/// The resources that clients have created, by the path of their collection.
final class ResourceStore: Sendable {
    private struct State {
        var collections: [[String]: [StoredResource]] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())
    /// The memory for the texts of resources; `nil` if nobody counts them.
    private let memory: StoreMemory?

    init(memory: StoreMemory? = nil) { self.memory = memory }

    /// Returns a number that was not returned before, starting at 1.
    func nextNumber() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
    }

    func resources(in collection: [String]) -> [StoredResource] {
        state.withLock { $0.collections[collection] ?? [] }
    }

    func resource(_ id: String, in collection: [String]) throws(GoogleError) -> StoredResource {
        guard let resource = resources(in: collection).first(where: { $0.id == id }) else {
            throw .notFound("There is no \(id) in \(collection.joined(separator: "/")).")
        }
        return resource
    }

    func insert(_ resource: StoredResource, in collection: [String]) throws(GoogleError) {
        var resource = resource
        resource.byteCount = resource.value.encoded().count
        resource.room = try memory?.room(for: resource.byteCount)
        let isNew = state.withLock { [resource] state in
            guard state.collections[collection]?.contains(where: { $0.id == resource.id }) != true else { return false }
            state.collections[collection, default: []].append(resource)
            return true
        }
        guard isNew else {
            let place = collection.joined(separator: "/")
            throw GoogleError(code: 409, reason: "duplicate", message: "There is a \(resource.id) in \(place) already.")
        }
    }

    /// Changes a resource; no other change runs at the same time.
    @discardableResult
    func update(
        _ id: String,
        in collection: [String],
        _ change: (inout StoredResource) throws(GoogleError) -> Void
    ) throws(GoogleError) -> StoredResource {
        let result: Result<StoredResource, GoogleError>? = state.withLock { state in
            guard let index = state.collections[collection]?.firstIndex(where: { $0.id == id }),
                var resource = state.collections[collection]?[index]
            else { return nil }
            do throws(GoogleError) {
                try change(&resource)
                resource.byteCount = resource.value.encoded().count
                try ResourceSize.check(resource.byteCount, most: MethodCall.mostBodyBytes)
                resource.room = try memory?.room(for: resource.byteCount, inPlaceOf: resource.room)
            } catch { return .failure(error) }
            state.collections[collection]?[index] = resource
            return .success(resource)
        }
        guard let result else { throw .notFound("There is no \(id) in \(collection.joined(separator: "/")).") }
        return try result.get()
    }

    func delete(_ id: String, in collection: [String]) {
        state.withLock { $0.collections[collection]?.removeAll { $0.id == id } }
    }
}
