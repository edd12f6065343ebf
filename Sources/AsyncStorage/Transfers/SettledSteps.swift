/// The steps that are settled, in any order, and the last one before which nothing is open.
struct SettledSteps {
    /// The number of steps that have begun.
    private(set) var begunCount = 0
    /// The number of the first step that is not settled.
    private var first = 0
    private var settled: [Int: ByteName] = [:]
    private var through: ByteName?
    private var unmarked = 0

    /// The number of settled steps after one that is not.
    var waitingCount: Int { settled.count }

    /// Returns the number of a step that begins.
    mutating func begin() -> Int {
        defer { begunCount += 1 }
        return begunCount
    }

    mutating func settle(_ number: Int, _ key: ByteName) {
        settled[number] = key
        while let key = settled.removeValue(forKey: first) {
            through = key
            first += 1
            unmarked += 1
        }
    }

    /// Returns the last step of those that are all settled, if at least `count` of them have no mark yet.
    mutating func mark(every count: Int) -> ByteName? {
        guard unmarked >= count else { return nil }
        unmarked = 0
        return through
    }
}
