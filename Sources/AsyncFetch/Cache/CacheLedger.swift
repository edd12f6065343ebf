import Synchronization

/// What a cache knows of the order of requests, answers and removals; it decides whether an answer is still current.
///
/// Each request and each removal has a number, which is higher than those before it. Until a removal has succeeded,
/// what was requested before it is not served, even if the store still has it.
final class CacheLedger: Sendable {
    /// A removal that has not succeeded yet.
    private struct Mark {
        let number: UInt64
        /// The time when it began, in seconds since 1970; later if something from before it says that it is from then.
        var time: Double

        /// Returns `true` if a response was requested after the removal.
        ///
        /// One that says that it was requested later than now was not: the clock has gone back since.
        mutating func allows(_ entry: CacheEntry, at now: Double) -> Bool {
            if entry.requested > now { time = max(time, entry.requested) }
            return entry.requested > time
        }
    }

    /// An answer to a request, by the hashes under which it is noted.
    private struct Answer {
        let number: UInt64
        let url: Int
        /// The place of all answers for its key.
        let place: Int
        let choices: ChoiceHashes

        init(_ choices: [CacheEntry.Choice], for key: CacheKey, sentAs number: UInt64) {
            self.number = number
            self.choices = ChoiceHashes(choices)
            url = key.url.hashValue
            place = url ^ key.identity.hashValue
        }

        /// The place of the answers with the same choices.
        var placeOfChoices: Int { place ^ choices.values }
    }

    /// The order of an answer among the others for its key, and among the removals of its URL.
    private enum Order {
        /// It is the latest.
        case latest
        /// A later request has an answer, or its URL was removed after its request was sent.
        case earlier
        /// That may be so, and is forgotten.
        case forgotten
    }

    private struct State {
        var lastNumber: UInt64 = 0
        /// The last removal of each URL.
        var removals = RecentEvents()
        /// The number of the last removal of anything.
        var latestRemoval: UInt64 = 0
        /// The number of the last removal of everything.
        var removalOfAll: UInt64 = 0
        /// The latest request that has an answer, for each key, and for each key with choices.
        var answers = RecentEvents()
        /// The last removal of each URL that has not succeeded yet, by the hash of the URL.
        var marks: [Int: Mark] = [:]
        /// That of everything.
        var markOfAll: Mark?
        /// The number of removals that are under way.
        var running = 0
        var waiting: [Promise<Void>] = []

        mutating func nextNumber() -> UInt64 {
            lastNumber += 1
            return lastNumber
        }

        /// Remembers a removal that has not succeeded yet; if there are too many, as one of everything.
        mutating func add(_ mark: Mark, for url: String) {
            if marks.count >= CacheLedger.mostMarks {
                marks = [:]
                markOfAll = mark
            }
            marks[url.hashValue] = mark
        }

        func order(of answer: Answer) -> Order {
            let removal = removals[answer.url]
            if max(removal?.number ?? 0, removalOfAll) > answer.number { return .earlier }
            let latest = answers[answer.place]
            var isForgotten = removal == nil && removals.forgotten > answer.number
            if let latest, latest.number > answer.number {
                // The server may have chosen that one for another request.
                guard latest.choices.names == answer.choices.names, latest.choices.values != answer.choices.values
                else { return .earlier }
                let other = answers[answer.placeOfChoices]
                if let other, other.number > answer.number { return .earlier }
                if other == nil, answers.forgotten > answer.number { isForgotten = true }
            } else if latest == nil, answers.forgotten > answer.number {
                isForgotten = true
            }
            return isForgotten ? .forgotten : .latest
        }

        /// Returns `true` if the answer in whose place a later one comes may be stored.
        func isStored(before answer: Answer) -> Bool {
            guard let latest = answers[answer.place] else { return false }
            // If the server chooses by the same header fields, that one may be for another request.
            let isOfChoices = latest.choices.names == answer.choices.names
            return (isOfChoices ? answers[answer.placeOfChoices] : latest)?.isStored ?? false
        }

        mutating func note(_ answer: Answer, isStored: Bool) {
            let event = RecentEvents.Event(number: answer.number, choices: answer.choices, isStored: isStored)
            // One with other choices may be later.
            if (answers[answer.place]?.number ?? 0) <= answer.number { answers.note(event, of: answer.place) }
            if answer.choices.values != 0 { answers.note(event, of: answer.placeOfChoices) }
        }
    }

    private static let mostMarks = 10_000
    private let state = Mutex(State())

    /// Returns the number of a request that is sent now.
    func nextNumber() -> UInt64 { state.withLock { $0.nextNumber() } }

    // MARK: Answers

    /// Returns `true` if an answer is current, and remembers it then as one that is stored.
    ///
    /// It is not if its URL was removed after its request was sent, or if a later request has an answer, stored or not
    /// (RFC 9111 §4: the most recent one is used). If that is forgotten, it counts as not current.
    func admits(_ choices: [CacheEntry.Choice], for key: CacheKey, sentAs number: UInt64) -> Bool {
        let answer = Answer(choices, for: key, sentAs: number)
        return state.withLock { state in
            guard state.order(of: answer) == .latest else { return false }
            state.note(answer, isStored: true)
            return true
        }
    }

    /// Notes an answer that is not stored.
    ///
    /// - Parameters:
    ///   - choices: The choices of the answer.
    ///   - key: The key of its request.
    ///   - number: The number of its request.
    ///   - hasStored: `true` if there is a stored response for the key, as far as the caller knows.
    /// - Returns: `true` if what is stored for the key has to go, because it is older than the answer, or may be.
    func supersedes(
        _ choices: [CacheEntry.Choice],
        for key: CacheKey,
        sentAs number: UInt64,
        hasStored: Bool
    ) -> Bool {
        let answer = Answer(choices, for: key, sentAs: number)
        return state.withLock { state in
            switch state.order(of: answer) {
            case .earlier: return false
            case .forgotten: return hasStored
            case .latest:
                let mustGo = hasStored || state.isStored(before: answer)
                state.note(answer, isStored: false)
                return mustGo
            }
        }
    }

    /// Returns `true` if it is forgotten whether an answer is current: what is stored can be older, and has to go.
    func hasForgotten(_ choices: [CacheEntry.Choice], for key: CacheKey, sentAs number: UInt64) -> Bool {
        state.withLock { state in
            // Nearly always, nothing later is forgotten, and no text has to be hashed.
            guard max(state.answers.forgotten, state.removals.forgotten) > number else { return false }
            return state.order(of: Answer(choices, for: key, sentAs: number)) == .forgotten
        }
    }

    /// Decides whether a stored response may be served.
    ///
    /// - Parameters:
    ///   - entry: The response.
    ///   - url: Its URL.
    ///   - removal: The value of ``latestRemoval`` before the store was asked. A later removal of the URL may have
    ///     ended by now, and the store may have read the response before it.
    ///   - now: The time now, in seconds since 1970.
    /// - Returns: `false` if a removal began after it was requested.
    func mayServe(
        _ entry: CacheEntry,
        from url: String,
        since removal: UInt64,
        at now: @autoclosure () -> Double
    ) -> Bool {
        state.withLock { state in
            if state.latestRemoval > removal, state.removals.number(of: url.hashValue) > removal { return false }
            guard state.markOfAll != nil || !state.marks.isEmpty else { return true }
            let now = now()
            if state.markOfAll?.allows(entry, at: now) == false { return false }
            return state.marks[url.hashValue]?.allows(entry, at: now) ?? true
        }
    }

    // MARK: Removals

    /// The number of the last removal of anything.
    var latestRemoval: UInt64 { state.withLock { $0.latestRemoval } }

    /// Returns the number of the last removal of a URL, or a later one.
    func lastRemoval(of url: String) -> UInt64 { state.withLock { $0.removals.number(of: url.hashValue) } }

    /// Notes the beginning of a removal of what is stored from some URLs, or of everything.
    ///
    /// What was requested before it is not current from now on. ``endRemoval()`` follows.
    ///
    /// - Parameters:
    ///   - urls: The URLs; `nil` for all.
    ///   - time: The time now, in seconds since 1970.
    /// - Returns: The number of the removal.
    func beginRemoval(of urls: Set<String>?, at time: Double) -> UInt64 {
        state.withLock { state in
            let mark = Mark(number: state.nextNumber(), time: time)
            state.latestRemoval = mark.number
            state.running += 1
            if let urls {
                for url in urls {
                    state.removals.note(.init(number: mark.number), of: url.hashValue)
                    state.add(mark, for: url)
                }
            } else {
                state.removals = RecentEvents(since: mark.number)
                state.removalOfAll = mark.number
                state.markOfAll = mark
            }
            return mark.number
        }
    }

    /// Notes that everything from a URL was removed that was there when a removal began.
    func didRemove(_ url: String, by number: UInt64) {
        state.withLock { state in
            if let mark = state.marks[url.hashValue], mark.number <= number { state.marks[url.hashValue] = nil }
        }
    }

    /// Notes that everything was removed that was there when a removal began.
    func didRemoveAll(by number: UInt64) {
        state.withLock { state in
            state.marks = state.marks.filter { $0.value.number > number }
            if let mark = state.markOfAll, mark.number <= number { state.markOfAll = nil }
        }
    }

    /// Notes that one response from a URL could not be removed: what is there is not served from now on.
    func didFailToRemove(from url: String, at time: Double) {
        state.withLock { state in
            let mark = Mark(number: state.nextNumber(), time: time)
            state.add(mark, for: url)
        }
    }

    /// Notes the end of a removal, whatever it was.
    func endRemoval() {
        let done = state.withLock { state -> [Promise<Void>] in
            state.running -= 1
            guard state.running == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for promise in done { promise.fulfill(.success(())) }
    }

    /// Waits until no removal is under way; cancelling the task ends the wait.
    func waitForRemovals() async {
        let promise = Promise<Void>()
        let isDone = state.withLock { state in
            if state.running > 0 { state.waiting.append(promise) }
            return state.running == 0
        }
        if !isDone { try? await promise.value }
    }
}
