import HTTPTypes

/// The responses of a ``MemoryStore``: by URL and identity, and in the order of their use.
///
/// An insertion or a removal costs the same for any number of identities of a URL, and hashes the URL once.
struct MemoryIndex {
    /// The responses from one URL: for each identity, the place of the latest.
    private struct Resource {
        /// That of one identity: most URLs have only one.
        var place: Int?
        /// Those of the other identities.
        var others: [String: Int] = [:]
    }

    private var resources: [String: Resource] = [:]
    private var places = MemoryPlaces()

    var count: Int { places.count }
    /// The approximate size in memory.
    var bytes: Int { places.bytes }

    /// Returns the response with a key that fits a request, and notes its use.
    mutating func use(_ key: CacheKey, fitting request: HTTPRequest) -> CacheEntry? {
        guard let latest = latest(for: key), let place = places.place(fitting: request, from: latest) else {
            return nil
        }
        places.use(place)
        return places.entry(at: place)
    }

    private func latest(for key: CacheKey) -> Int? {
        guard let resource = resources[key.url] else { return nil }
        guard let place = resource.place, places.identity(at: place) == key.identity else {
            return resource.others[key.identity]
        }
        return place
    }

    // MARK: Inserting

    /// Adds a response in the place of those that it replaces.
    mutating func insert(_ entry: CacheEntry, for key: CacheKey, bytes: Int) {
        let place = places.add(entry, for: key, bytes: bytes)
        Self.link(place, key.identity, in: &resources[key.url, default: Resource()], &places)
    }

    private static func link(
        _ place: Int,
        _ identity: String,
        in resource: inout Resource,
        _ places: inout MemoryPlaces
    ) {
        guard let first = resource.place else {
            if resource.others[identity] == nil {
                resource.place = place
            } else {
                places.link(place, before: resource.others.updateValue(place, forKey: identity))
            }
            return
        }
        if places.identity(at: first) == identity {
            places.link(place, before: first)
            resource.place = place
        } else {
            places.link(place, before: resource.others.updateValue(place, forKey: identity))
        }
    }

    // MARK: Removing

    /// Removes the responses that another one replaces.
    mutating func remove(replacedBy entry: CacheEntry, for key: CacheKey) {
        remove(for: key) { entry.replaces($1) }
    }

    /// Removes the least recently used response.
    ///
    /// - Returns: `false` if there is none left.
    mutating func removeLeastUsed() -> Bool {
        guard let oldest = places.oldest, let key = places.key(at: oldest) else { return false }
        remove(for: key) { place, _ in place == oldest }
        return true
    }

    mutating func removeAll(from url: String) {
        guard let resource = resources.removeValue(forKey: url) else { return }
        if let place = resource.place { places.remove(from: place) { _, _ in true } }
        for place in resource.others.values { places.remove(from: place) { _, _ in true } }
    }

    private mutating func remove(for key: CacheKey, where isRemoved: (_ place: Int, CacheEntry) -> Bool) {
        guard let index = resources.index(forKey: key.url) else { return }
        let first = resources.values[index].place
        let isFirst = first.flatMap { places.identity(at: $0) } == key.identity
        guard let latest = isFirst ? first : resources.values[index].others[key.identity] else { return }
        let rest = places.remove(from: latest, where: isRemoved)
        if isFirst {
            resources.values[index].place = rest
        } else {
            resources.values[index].others[key.identity] = rest
        }
        if resources.values[index].place == nil, resources.values[index].others.isEmpty { resources.remove(at: index) }
    }
}
