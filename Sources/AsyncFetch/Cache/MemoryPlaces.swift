import HTTPTypes

/// The places of the responses of a ``MemoryIndex``, which are linked in two ways: all in the order of their use, and
/// those for one key, which differ in their choices, in the order in which they came.
///
/// So a use changes a few links, and nothing is allocated for it.
struct MemoryPlaces {
    private struct Kept {
        let key: CacheKey
        let entry: CacheEntry
        let bytes: Int
        /// The place of the response for the same key that came before.
        var earlier: Int?
        /// The place of the response that was used before.
        var older: Int?
        /// The place of the response that was used after.
        var newer: Int?
    }

    /// The responses; `nil` for a place that is free.
    private var kept: [Kept?] = []
    private var free: [Int] = []
    /// The place of the least recently used response.
    private(set) var oldest: Int?
    private var newest: Int?
    private(set) var bytes = 0

    var count: Int { kept.count - free.count }

    func key(at place: Int) -> CacheKey? { kept[place]?.key }
    func identity(at place: Int) -> String? { kept[place]?.key.identity }
    func entry(at place: Int) -> CacheEntry? { kept[place]?.entry }

    /// Returns the place of the response that fits a request, among those for one key.
    func place(fitting request: HTTPRequest, from latest: Int) -> Int? {
        var next: Int? = latest
        while let place = next {
            if kept[place]?.entry.fits(request) == true { return place }
            next = kept[place]?.earlier
        }
        return nil
    }

    // MARK: Changing

    /// Gives a response a place, as the one that was used last.
    mutating func add(_ entry: CacheEntry, for key: CacheKey, bytes size: Int) -> Int {
        let new = Kept(key: key, entry: entry, bytes: size)
        bytes += size
        let place: Int
        if let reused = free.popLast() {
            place = reused
            kept[place] = new
        } else {
            place = kept.count
            kept.append(new)
        }
        append(place)
        return place
    }

    /// Links a new response to those for the same key that came before it, after removing those that it replaces, and
    /// the first if there are too many.
    mutating func link(_ place: Int, before latest: Int?) {
        guard let latest, let choices = kept[place]?.entry.choices else { return }
        var count = 1
        let rest = remove(from: latest) { _, entry in
            if count == maximumChoices || choices.replaces(entry.choices) { return true }
            count += 1
            return false
        }
        kept[place]?.earlier = rest
    }

    /// Removes some of the responses for one key.
    ///
    /// - Returns: The place of the latest that is left.
    @discardableResult
    mutating func remove(from latest: Int, where isRemoved: (_ place: Int, CacheEntry) -> Bool) -> Int? {
        var (first, last): (Int?, Int?) = (nil, nil)
        var next: Int? = latest
        while let place = next, let other = kept[place] {
            next = other.earlier
            if isRemoved(place, other.entry) {
                unlink(place)
                kept[place] = nil
                free.append(place)
                bytes -= other.bytes
                continue
            }
            if let last { kept[last]?.earlier = place } else { first = place }
            last = place
        }
        if let last { kept[last]?.earlier = nil }
        return first
    }

    /// Notes the use of a response.
    mutating func use(_ place: Int) {
        guard place != newest else { return }
        unlink(place)
        append(place)
    }

    /// Links a response as the one that was used last.
    private mutating func append(_ place: Int) {
        kept[place]?.older = newest
        kept[place]?.newer = nil
        if let newest { kept[newest]?.newer = place } else { oldest = place }
        newest = place
    }

    /// Takes a response out of the order of use.
    private mutating func unlink(_ place: Int) {
        let (older, newer) = (kept[place]?.older, kept[place]?.newer)
        if let older { kept[older]?.newer = newer } else { oldest = newer }
        if let newer { kept[newer]?.older = older } else { newest = older }
    }
}
