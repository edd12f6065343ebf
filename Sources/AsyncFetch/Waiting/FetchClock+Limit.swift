extension FetchClock {
    /// Runs an attempt with a time limit.
    ///
    /// - Throws: ``FetchError/Code/attemptTimeout`` when the attempt takes longer; the attempt has been cancelled by
    ///   then.
    func limiting<R: Sendable>(
        _ limit: Duration,
        _ attempt: @escaping @Sendable () async throws -> R
    ) async throws -> R {
        try await Interruption.cancellable {
            try await withThrowingTaskGroup(of: R.self) { group in
                group.addTask { try await attempt() }
                group.addTask {
                    try await sleep(limit)
                    throw FetchError(.attemptTimeout, "no answer within \(limit), the time for one attempt")
                }
                defer { group.cancelAll() }
                guard let result = try await group.next() else { throw CancellationError() }
                return result
            }
        }
    }
}
