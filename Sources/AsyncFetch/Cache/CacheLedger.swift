import Synchronization

/// What a cache knows of the order of requests, answers and removals; it decides whether an answer is still current.
///
/// Each request and each removal has a number, which is higher than those before it. Until a removal has succeeded,
/// what was requested before it is not served, even if the store still has it.
final class CacheLedger: Sendable {
    /// A removal that has not succeeded yet.
    fileprivate struct Mark {
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

    /// A change of the responses for a key, in a store that takes its time.
    ///
    /// Until it has succeeded, what it takes the place of, or removes, is not served.
    struct Change: Sendable {
        /// The end of a change.
        enum Outcome {
            case done
            /// A later answer or a removal has come between, and the store has made up for it.
            case superseded
            case failed
        }

        fileprivate var mark: Mark
        fileprivate let url: Int
        fileprivate let place: Int
        fileprivate let choices: ChoiceHashes
        fileprivate let isInsertion: Bool

        /// Returns `true` if another change concerns all that this one does.
        fileprivate func isCovered(by other: Change) -> Bool {
            mark.number <= other.mark.number && place == other.place && choices.values == other.choices.values
                && choices.names == other.choices.names
        }

        /// Returns `true` if it concerns a response with some choices; see ``CacheEntry/replaces(_:)``.
        fileprivate func concerns(_ others: ChoiceHashes) -> Bool {
            choices.names != others.names || choices.values == others.values
        }
    }

    /// The insertions for a URL that are under way; what they store may come after a removal that has ended.
    private struct Insertions {
        var count = 0
        var haveFailed = false
        /// The number of the last removal of the URL that has succeeded meanwhile.
        var removal: UInt64 = 0
        /// The removals of single responses that have succeeded meanwhile.
        var ended: [Change] = []
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
            url = key.urlHash
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
        /// The latest time that was seen here: the clock may be put back.
        var latestTime = -Double.infinity
        /// The last removal of each URL.
        var removals = RecentEvents()
        /// The number of the last removal of everything.
        var removalOfAll: UInt64 = 0
        /// The latest request that has an answer, for each key, and for each key with choices.
        var answers = RecentEvents()
        /// The last removal of each URL that has not succeeded yet, by the hash of the URL.
        var marks: [Int: Mark] = [:]
        /// That of everything.
        var markOfAll: Mark?
        /// The changes that have not succeeded yet, by the hash of the URL.
        var changes: [Int: [Change]] = [:]
        /// The insertions that are under way, by the hash of the URL.
        var inserting: [Int: Insertions] = [:]
        /// The number of removals and changes that are under way.
        var running = 0
        var waiting: [Promise<Void>] = []

        mutating func nextNumber() -> UInt64 {
            lastNumber += 1
            return lastNumber
        }

        /// Returns a mark that concerns all that was requested until now, even if the clock was ahead.
        mutating func newMark(at time: Double) -> Mark {
            latestTime = max(latestTime, time)
            return Mark(number: nextNumber(), time: latestTime)
        }

        /// Remembers a removal that has not succeeded yet; if there are too many, as one of everything.
        mutating func add(_ mark: Mark, for url: Int) {
            if marks.count >= CacheLedger.mostMarks {
                marks = [:]
                markOfAll = mark
            }
            var mark = mark
            mark.time = max(mark.time, marks[url]?.time ?? mark.time)
            marks[url] = mark
        }

        /// Remembers a change that has not succeeded yet; if there are too many, as a removal.
        mutating func add(_ change: Change) {
            let others = changes[change.url] ?? []
            let hasRoom = others.isEmpty ? changes.count < CacheLedger.mostMarks : others.count < maximumChoices * 8
            guard hasRoom else {
                changes[change.url] = nil
                return add(change.mark, for: change.url)
            }
            var change = change
            for other in others where other.isCovered(by: change) {
                change.mark.time = max(change.mark.time, other.mark.time)
            }
            changes[change.url] = others.filter { [change] in !$0.isCovered(by: change) } + [change]
        }

        /// Forgets the changes that a later one makes up for.
        mutating func forget(upTo change: Change) {
            guard let others = changes[change.url] else { return }
            let rest = others.filter { !$0.isCovered(by: change) }
            changes[change.url] = rest.isEmpty ? nil : rest
        }

        /// Forgets what concerns a URL, up to a removal that has succeeded.
        mutating func forget(_ url: Int, upTo number: UInt64) {
            if let mark = marks[url], mark.number <= number { marks[url] = nil }
            guard let others = changes[url] else { return }
            let rest = others.filter { $0.mark.number > number }
            changes[url] = rest.isEmpty ? nil : rest
        }

        mutating func endInsertion(_ change: Change, as outcome: Change.Outcome) {
            switch outcome {
            case .done: forget(upTo: change)
            case .superseded: break
            case .failed: add(change)
            }
            guard var open = inserting[change.url] else { return }
            open.count -= 1
            if outcome == .failed { open.haveFailed = true }
            inserting[change.url] = open.count > 0 ? open : nil
            guard open.count <= 0, !open.haveFailed else { return }
            for ended in open.ended { forget(upTo: ended) }
            forget(change.url, upTo: open.removal)
        }

        mutating func endRemoval(_ change: Change, as outcome: Change.Outcome) {
            guard outcome == .done else { return }
            guard var open = inserting[change.url] else { return forget(upTo: change) }
            open.ended = open.ended.filter { !$0.isCovered(by: change) } + [change]
            inserting[change.url] = open
        }

        /// Returns `false` if a change concerns a response, and began after it was requested.
        mutating func changesAllow(_ entry: CacheEntry, for key: CacheKey, at now: Double) -> Bool {
            guard !changes.isEmpty else { return true }
            let url = key.urlHash
            guard var waiting = changes[url] else { return true }
            let (place, choices) = (url ^ key.identity.hashValue, ChoiceHashes(entry.choices))
            var isAllowed = true
            for index in waiting.indices where waiting[index].place == place && waiting[index].concerns(choices) {
                if !waiting[index].mark.allows(entry, at: now) { isAllowed = false }
            }
            changes[url] = waiting
            return isAllowed
        }

        /// Notes the end of work; returns those that wait for the end of all.
        mutating func endWork() -> [Promise<Void>] {
            running -= 1
            guard running == 0 else { return [] }
            defer { waiting = [] }
            return waiting
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
    /// The number of the last removal of anything; it changes under the lock.
    private let latestNumber = Atomic<UInt64>(0)

    /// Returns the number of a request that is sent now.
    func nextNumber() -> UInt64 { state.withLock { $0.nextNumber() } }

    /// Returns the number of a request that is sent at a time, in seconds since 1970.
    func nextNumber(at time: Double) -> UInt64 {
        state.withLock { state in
            state.latestTime = max(state.latestTime, time)
            return state.nextNumber()
        }
    }

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
    ///   - key: Its key.
    ///   - removal: The value of ``latestRemoval`` before the store was asked. A later removal of the URL may have
    ///     ended by now, and the store may have read the response before it.
    ///   - now: The time now, in seconds since 1970.
    /// - Returns: `false` if a removal of it, or a change that takes its place, began after it was requested.
    func mayServe(
        _ entry: CacheEntry,
        for key: CacheKey,
        since removal: UInt64,
        at now: @autoclosure () -> Double
    ) -> Bool {
        state.withLock { state in
            if latestRemoval > removal, state.removals.number(of: key.urlHash) > removal { return false }
            guard state.markOfAll != nil || !state.marks.isEmpty || !state.changes.isEmpty else { return true }
            let now = now()
            if state.markOfAll?.allows(entry, at: now) == false { return false }
            if state.marks[key.urlHash]?.allows(entry, at: now) == false { return false }
            return state.changesAllow(entry, for: key, at: now)
        }
    }

    // MARK: Changes

    /// Notes the beginning of a change of the responses for a key, in a store that takes its time.
    ///
    /// ``end(_:as:)`` follows.
    ///
    /// - Parameters:
    ///   - choices: The choices of the response that is inserted or removed.
    ///   - key: Its key.
    ///   - isInsertion: `true` if the response is inserted, `false` if it is removed.
    ///   - time: The time now, in seconds since 1970.
    /// - Returns: The change.
    func beginChange(
        _ choices: [CacheEntry.Choice],
        for key: CacheKey,
        isInsertion: Bool,
        at time: Double
    ) -> Change {
        let url = key.urlHash
        let (place, choices) = (url ^ key.identity.hashValue, ChoiceHashes(choices))
        return state.withLock { state in
            let change = Change(
                mark: state.newMark(at: time),
                url: url,
                place: place,
                choices: choices,
                isInsertion: isInsertion
            )
            state.running += 1
            if isInsertion { state.inserting[url, default: Insertions()].count += 1 }
            state.add(change)
            return change
        }
    }

    /// Notes the end of a change.
    func end(_ change: Change, as outcome: Change.Outcome) {
        let done = state.withLock { state -> [Promise<Void>] in
            if change.isInsertion {
                state.endInsertion(change, as: outcome)
            } else {
                state.endRemoval(change, as: outcome)
            }
            return state.endWork()
        }
        for promise in done { promise.fulfill(.success(())) }
    }

    // MARK: Removals

    /// The number of the last removal of anything.
    var latestRemoval: UInt64 { latestNumber.load(ordering: .acquiring) }

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
            let mark = state.newMark(at: time)
            latestNumber.store(mark.number, ordering: .releasing)
            state.running += 1
            if let urls {
                for url in urls {
                    state.removals.note(.init(number: mark.number), of: url.hashValue)
                    state.add(mark, for: url.hashValue)
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
    ///
    /// It stays out of use while an insertion is under way, which may store something from before it.
    func didRemove(_ url: String, by number: UInt64) {
        state.withLock { state in
            let url = url.hashValue
            guard var open = state.inserting[url] else { return state.forget(url, upTo: number) }
            open.removal = max(open.removal, number)
            state.inserting[url] = open
        }
    }

    /// Notes that everything was removed that was there when a removal began.
    func didRemoveAll(by number: UInt64) {
        state.withLock { state in
            let markOfAll = state.markOfAll.flatMap { $0.number <= number ? $0 : nil }
            for (url, insertions) in state.inserting {
                var insertions = insertions
                insertions.removal = max(insertions.removal, number)
                state.inserting[url] = insertions
                guard let markOfAll, (state.marks[url]?.number ?? 0) < markOfAll.number else { continue }
                state.marks[url] = markOfAll
            }
            for url in Array(state.marks.keys) + Array(state.changes.keys) where state.inserting[url] == nil {
                state.forget(url, upTo: number)
            }
            if markOfAll != nil { state.markOfAll = nil }
        }
    }

    /// Notes that a response from a URL, or from any (`nil`), could not be removed: what is there is not served from
    /// now on.
    func didFailToRemove(from url: String?, at time: Double) {
        state.withLock { state in
            let mark = state.newMark(at: time)
            if let url { state.add(mark, for: url.hashValue) } else { state.markOfAll = mark }
        }
    }

    /// Notes the end of a removal, whatever it was.
    func endRemoval() {
        let done = state.withLock { $0.endWork() }
        for promise in done { promise.fulfill(.success(())) }
    }

    /// Waits until no removal and no change is under way; cancelling the task ends the wait.
    func waitForChanges() async {
        let promise = Promise<Void>()
        let isDone = state.withLock { state in
            if state.running > 0 { state.waiting.append(promise) }
            return state.running == 0
        }
        if !isDone { try? await promise.value }
    }
}
