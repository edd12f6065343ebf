/// Work on many items of which a few run at the same time.
enum BoundedWork {
    /// Returns the results for the numbers from 0 to `count - 1`, in their order.
    ///
    /// The first error cancels the rest and is thrown when nothing runs any more.
    static func map<Value: Sendable>(
        _ count: Int,
        atOnce limit: Int,
        _ body: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values = [Value?](repeating: nil, count: count)
            var next = 0
            while next < min(count, max(1, limit)) {
                group.addTask { [next] in (next, try await body(next)) }
                next += 1
            }
            while let (index, value) = try await group.next() {
                values[index] = value
                guard next < count else { continue }
                group.addTask { [next] in (next, try await body(next)) }
                next += 1
            }
            return values.compactMap(\.self)
        }
    }
}
