import Synchronization

/// The progress bar of the files that are transferred at the same time.
final class CloudProgress: Sendable {
    private struct State {
        /// The bytes of files that are settled.
        var settled: Int64 = 0
        var running: [Int: Int64] = [:]
        var started = 0
        var files = 0
    }

    private let bar: ProgressBar
    private let total: Int64
    private let state = Mutex(State())

    /// - Parameters:
    ///   - label: The name of the work.
    ///   - total: The number of all bytes; 0 if it is not known.
    ///   - console: The terminal.
    init(_ label: String, total: Int64, on console: Console) {
        bar = ProgressBar(label, .bytes, on: console)
        self.total = max(0, total)
    }

    /// Begins a file, and returns its number.
    func begin() -> Int {
        state.withLock { state in
            state.started += 1
            return state.started
        }
    }

    /// Shows the bytes of a file that have been transferred.
    func update(_ number: Int, _ bytes: Int64) {
        let (done, files) = state.withLock { state in
            state.running[number] = max(0, bytes)
            return (state.running.values.reduce(state.settled, Self.sum), state.files)
        }
        bar.update(.init(done: done, total: total), note: files > 0 ? "\(files.grouped) files" : "")
    }

    /// Ends a file, whose bytes count from then on.
    func end(_ number: Int) {
        state.withLock { state in
            state.settled = Self.sum(state.settled, state.running.removeValue(forKey: number) ?? 0)
            state.files += 1
        }
    }

    /// Removes the bar until the next update.
    func hide() { bar.finish() }

    private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}

/// Does work for each element of a list, for a few at the same time; the first error cancels the rest.
func forEach<Element: Sendable>(
    _ list: [Element],
    atOnce count: Int,
    _ work: @escaping @Sendable (Element) async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for (index, element) in list.enumerated() {
            if index >= count { try await group.next() }
            group.addTask { try await work(element) }
        }
        try await group.waitForAll()
    }
}
