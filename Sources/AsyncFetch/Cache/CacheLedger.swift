import Synchronization

/// What a cache knows of the order of requests, answers and removals; it decides whether an answer is still current.
///
/// Each request and each removal has a number, which is higher than those before it.
final class CacheLedger: Sendable {
    private struct State {
        var lastNumber: UInt64 = 0
        /// The last removal of each URL.
        var removals = RecentEvents()
        /// The latest request whose answer was stored, for each key, and for each key with choices.
        var answers = RecentEvents()

        mutating func nextNumber() -> UInt64 {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Mutex(State())

    /// Returns the number of a request that is sent now.
    func nextNumber() -> UInt64 { state.withLock { $0.nextNumber() } }

    // MARK: Answers

    /// Returns `true` if an answer is current, and remembers it then.
    ///
    /// It is not if its URL was removed after its request was sent, or if a later request has an answer that a store has,
    /// or had (RFC 9111 §4: the most recent one is used).
    func admits(_ choices: [CacheEntry.Choice], for key: CacheKey, sentAs number: UInt64) -> Bool {
        let (url, choices) = (key.url.hashValue, ChoiceHashes(choices))
        let place = url ^ key.identity.hashValue
        return state.withLock { state in
            guard state.removals.number(of: url) <= number else { return false }
            let latest = state.answers[place]
            if let latest, latest.number > number {
                // The server may have chosen that one for another request.
                guard latest.choices.names == choices.names, latest.choices.values != choices.values,
                    state.answers.number(of: place ^ choices.values) <= number
                else { return false }
            } else {
                guard latest != nil || state.answers.forgotten <= number else { return false }
                state.answers.note(.init(number: number, choices: choices), of: place)
            }
            if choices.values != 0 {
                state.answers.note(.init(number: number, choices: choices), of: place ^ choices.values)
            }
            return true
        }
    }

    // MARK: Removals

    /// Returns the number of the last removal of a URL, or a later one.
    func lastRemoval(of url: String) -> UInt64 { state.withLock { $0.removals.number(of: url.hashValue) } }

    /// Notes the removal of what is stored from a URL, or of everything: what was requested before it is not current.
    func didRemove(_ url: String?) {
        state.withLock { state in
            let number = state.nextNumber()
            if let url {
                state.removals.note(.init(number: number), of: url.hashValue)
            } else {
                state.removals = RecentEvents(since: number)
            }
        }
    }
}
