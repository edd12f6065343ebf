extension Interruption {
    /// Does work to its end, in a task of its own: cancelling this task, or stopping its operation, ends only the wait
    /// for it.
    static func outliving(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let done = Promise<Void>()
        begin(work, fulfilling: done)
        try await ending {
            try await done.value
        } by: {
            done.fulfill(.failure(CancellationError()))
        }
    }

    private static func begin(_ work: @escaping @Sendable () async throws -> Void, fulfilling done: Promise<Void>) {
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
