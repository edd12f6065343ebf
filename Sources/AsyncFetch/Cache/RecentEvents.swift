/// The last event of each of many things, in a bounded memory.
///
/// A thing is known by a hash. Two with the same hash count as one; the worst of it is that a response is not stored.
///
/// Two halves share the memory. If the younger one is full, it becomes the older one, which is forgotten. The last
/// event of what is not remembered is at most as late as ``forgotten``.
struct RecentEvents: Sendable {
    struct Event: Sendable {
        let number: UInt64
        /// The choices of an answer.
        var choices = ChoiceHashes()
        /// A Boolean value indicating whether a store may have the answer.
        var isStored = false
    }

    private let half: Int
    private var young: [Int: Event] = [:]
    private var old: [Int: Event] = [:]
    private var latestYoung: UInt64 = 0
    private var latestOld: UInt64 = 0
    /// The number of the latest event that is forgotten.
    private(set) var forgotten: UInt64

    /// Creates a memory.
    ///
    /// - Parameters:
    ///   - forgotten: The number of an event that concerns everything.
    ///   - half: The number of things in each half.
    init(since forgotten: UInt64 = 0, half: Int = 1_000) {
        self.forgotten = forgotten
        self.half = half
    }

    /// Returns the last event of a thing; `nil` if none is remembered.
    subscript(thing: Int) -> Event? { young[thing] ?? old[thing] }

    /// Returns the number of the last event of a thing, or a later one.
    func number(of thing: @autoclosure () -> Int) -> UInt64 {
        guard !young.isEmpty || !old.isEmpty else { return forgotten }
        return self[thing()]?.number ?? forgotten
    }

    mutating func note(_ event: Event, of thing: Int) {
        if young.count >= half, young[thing] == nil {
            forgotten = max(forgotten, latestOld)
            (latestOld, latestYoung) = (latestYoung, 0)
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[thing] = event
        latestYoung = max(latestYoung, event.number)
    }
}

/// The choices of a response, as far as it matters whether they are those of another one.
struct ChoiceHashes: Sendable {
    /// 0 if the server has not chosen.
    var values = 0
    /// The hash of the names alone.
    var names = 0

    init() {}

    init(_ choices: [CacheEntry.Choice]) {
        guard !choices.isEmpty else { return }
        values = choices.hashValue
        var hasher = Hasher()
        for choice in choices { hasher.combine(choice.name) }
        names = hasher.finalize()
    }
}
