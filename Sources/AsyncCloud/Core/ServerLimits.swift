/// The limits of what a core takes from a server, whose answers may have no end.
struct ServerLimits: Sendable {
    /// The most items of a list that is kept in memory.
    static let mostItems = 500_000
    /// The most levels of folders that are followed.
    static let mostLevels = 200

    /// The most items of the list of a folder, and of the lists that a tree keeps at a time.
    var items = ServerLimits.mostItems
    /// The longest time of a call that reads; `nil` for no limit.
    var time: Duration? = .seconds(600)

    /// The limits without one of time, for the clock of a test in which only waits sleep.
    static let untimed = ServerLimits(time: nil)
}
