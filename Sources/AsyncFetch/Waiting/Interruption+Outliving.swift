extension Interruption {
    /// Does work to its end, in a task of its own: cancelling this task, stopping its operation, or the limit ends only
    /// the wait for it.
    ///
    /// - Throws: The error of the work; `CancellationError`; ``WaitLimit/Exceeded``.
    static func outliving(
        within limit: WaitLimit? = nil,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        let done = Promise<Void>()
        begin(work, fulfilling: done)
        try await value(of: done, within: limit)
    }

    /// Returns the value of a promise that nobody else awaits: cancelling this task, stopping its operation, or the
    /// limit breaks it.
    ///
    /// - Throws: The error of the promise; `CancellationError`; ``WaitLimit/Exceeded``.
    static func value<R>(
        of promise: Promise<R>,
        within limit: WaitLimit? = nil,
        for intervals: Int = 1
    ) async throws -> R {
        guard let limit else {
            return try await ending {
                try await promise.value
            } by: {
                promise.fulfill(.failure(CancellationError()))
            }
        }
        return try await limit.ending(after: intervals) {
            try await value(of: promise)
        } by: {
            promise.fulfill(.failure(WaitLimit.Exceeded()))
        }
    }

    /// Waits for the application's code, in a task of its own: cancelling this task, or stopping its operation, cancels
    /// that one and ends the wait at once, even if the code does not notice.
    ///
    /// - Throws: The error of the code; `CancellationError`.
    static func abandonable<R: Sendable>(_ work: @escaping @Sendable () async throws -> R) async throws -> R {
        let done = Promise<R>()
        let task = Task {
            do {
                done.fulfill(.success(try await $current.withValue(nil, operation: work)))
            } catch {
                done.fulfill(.failure(error))
            }
        }
        return try await ending {
            try await done.value
        } by: {
            task.cancel()
            done.fulfill(.failure(CancellationError()))
        }
    }

    /// Begins work in a task of its own, which nothing ends early.
    static func begin(
        _ work: @escaping @Sendable () async throws -> Void,
        fulfilling done: Promise<Void> = Promise()
    ) {
        $current.withValue(nil) {
            _ = Task {
                do {
                    try await work()
                    done.fulfill(.success(()))
                } catch {
                    done.fulfill(.failure(error))
                }
            }
        }
    }
}
