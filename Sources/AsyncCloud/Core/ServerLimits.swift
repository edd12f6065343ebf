/// The limits of what is taken from a server, whose answers may have no end.
package struct ServerLimits: Sendable {
    /// The most items of a list that is kept in memory.
    package static let mostItems = 500_000
    /// The most bytes of the texts in such a list, such as paths, versions and media types.
    package static let mostBytes = 512 << 20
    /// The most levels of folders that are followed.
    static let mostLevels = 200

    /// The most items of the list of a folder, and of the lists that a tree keeps at a time.
    var items = ServerLimits.mostItems
    /// The most bytes of the texts in these lists.
    var bytes = ServerLimits.mostBytes
    /// The longest time of a call that reads; `nil` for no limit.
    var time: Duration? = .seconds(600)

    /// The limits without one of time, for the clock of a test in which only waits sleep.
    static let untimed = ServerLimits(time: nil)

    /// The budget of a list, of which nothing is used.
    var list: ListBudget { ListBudget(items: items, bytes: bytes) }
}
