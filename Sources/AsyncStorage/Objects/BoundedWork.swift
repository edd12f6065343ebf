/// Work on many items of which a few run at the same time.
enum BoundedWork {
    /// Returns the results for the numbers from 0 to `count - 1`, in their order.
    ///
    /// After an error nothing more is begun, and it is thrown when nothing runs any more. What runs is not cancelled: a
    /// request that is broken off may still have its effect, which its owner would not know of.
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
            var failure: (any Error)?
            while let result = await group.nextResult() {
                switch result {
                case .success(let (index, value)): values[index] = value
                case .failure(let error): failure = failure ?? error
                }
                guard failure == nil, next < count else { continue }
                group.addTask { [next] in (next, try await body(next)) }
                next += 1
            }
            if let failure { throw failure }
            return values.compactMap(\.self)
        }
    }
}
