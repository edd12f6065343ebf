/// The folders whose lists are not read before a time: they have failed, are not whole, or never come to rest.
struct Postponements {
    private struct Wait {
        var count: Int
        var until: Duration
    }

    /// The most lists of a folder in one round after which others, or the folder itself, must be read again.
    ///
    /// Several changes at a time need a few; a server that names an item in another folder with each list would never
    /// come to an end.
    private static let mostRepeats = 8

    private var waits: [Cloud.Path: Wait] = [:]
    private var repeats: [Cloud.Path: Int] = [:]

    /// Returns the folders that wait at a time.
    func waiting(at now: Duration) -> Set<Cloud.Path> { Set(waits.lazy.filter { $0.value.until > now }.map(\.key)) }

    /// Returns a Boolean value indicating whether a folder waits at a time.
    func isWaiting(_ folder: Cloud.Path, at now: Duration) -> Bool { waits[folder].map { $0.until > now } ?? false }

    /// Puts a folder off; the wait is twice as long after each time without a list.
    mutating func add(_ folder: Cloud.Path, at now: Duration, interval: Duration) {
        let count = (waits[folder]?.count ?? 0) + 1
        waits[folder] = Wait(count: count, until: now + CoreEngine.delay(afterFailures: count, interval: interval))
    }

    /// Notes that the list of a folder was read; returns a Boolean value indicating whether it is to wait all the same.
    mutating func remove(_ folder: Cloud.Path, after merge: Cloud.CoreMerge) -> Bool {
        waits[folder] = nil
        if merge.isUncertain { repeats[folder, default: 0] += 1 }
        // The rest of a list is asked for at the next look: a longer wait would hide changes of the folder, too.
        return merge.isPartial || repeats[folder] ?? 0 > Self.mostRepeats
    }

    /// Begins a round.
    mutating func beginRound() { repeats = [:] }

    /// Forgets the folders whose time has come, and which nobody has asked for since.
    mutating func removeOld(at now: Duration) { waits = waits.filter { $0.value.until > now - .seconds(3600) } }
}
