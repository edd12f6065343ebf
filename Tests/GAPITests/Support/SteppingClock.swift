import AsyncFetch
import AsyncFetchTesting

@testable import gapi

/// A clock on which a second passes each time that somebody looks at it.
final class SteppingClock: Clock {
    typealias Instant = VirtualClock.Instant

    private let clock = VirtualClock()

    var now: VirtualClock.Instant {
        clock.advance(by: .seconds(1))
        return clock.now
    }

    var minimumResolution: Swift.Duration { clock.minimumResolution }

    func sleep(until deadline: VirtualClock.Instant, tolerance: Swift.Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Returns what a terminal gets of the waits and of the progress of work on such a clock.
    ///
    /// Everything that shows what takes more than a second shows it at once.
    static func seen(_ work: () async throws -> Void) async throws -> String {
        let people = Output()
        let console = people.console(isTerminal: true, width: 400)
        try await CommandNetwork.$clock.withValue(FetchClock(SteppingClock())) {
            try await Console.$people.withValue(console) {
                // For work that no command does; a command has a network of its own.
                try await CommandNetwork.$current.withValue(CommandNetwork(waits: .silent)) { try await work() }
            }
        }
        return people.text
    }
}
