import AsyncFetch

/// One batch run: reads calls as their results are taken, starts them, and hands over each result as it settles.
///
/// The number of calls that are started before their results are taken is limited. So the input is read as fast as the
/// results are used, and memory does not grow with the number of calls. Releasing the run cancels it.
final class BatchRun<Element: Sendable>: Sendable {
    private let results: AsyncThrowingStream<Element, any Error>
    private let permits: BatchPermits
    private let task: Task<Void, Never>

    /// Starts a run.
    ///
    /// - Parameters:
    ///   - context: The settings of the run.
    ///   - source: The calls.
    ///   - perform: Makes one call; it throws only `CancellationError`, which ends the run.
    init<Source: AsyncSequence & Sendable>(
        _ context: BatchContext,
        _ source: Source,
        perform: @escaping @Sendable (Source.Element, _ index: Int, BatchMember) async throws -> Element
    ) where Source.Element: Sendable {
        let (results, continuation) = AsyncThrowingStream.makeStream(of: Element.self, throwing: (any Error).self)
        let permits = BatchPermits(context.window)
        self.results = results
        self.permits = permits
        task = Task {
            var failure: (any Error)?
            do {
                failure = try await Self.run(context.gathering, source, permits) { query, index, member in
                    continuation.yield(try await perform(query, index, member))
                }
            } catch {
                failure = CancellationError()
            }
            await context.gathering.shutDown()
            continuation.finish(throwing: failure)
        }
    }

    deinit { task.cancel() }

    /// Returns the next result; `nil` at the end.
    ///
    /// Cancelling the task cancels the run, which has ended when the method throws.
    func next() async throws -> Element? {
        do {
            let next = try await withTaskCancellationHandler {
                var iterator = results.makeAsyncIterator()
                return try await iterator.next()
            } onCancel: {
                task.cancel()
            }
            if let next {
                permits.give()
                return next
            }
        } catch {
            await task.value
            throw error
        }
        await task.value
        try Task.checkCancellation()
        return nil
    }

    /// Starts all calls, and waits for their results.
    ///
    /// - Returns: The error of the source; the calls before it were made.
    /// - Throws: `CancellationError`.
    private static func run<Source: AsyncSequence & Sendable>(
        _ gathering: BatchGathering,
        _ source: Source,
        _ permits: BatchPermits,
        perform: @escaping @Sendable (Source.Element, _ index: Int, BatchMember) async throws -> Void
    ) async throws -> (any Error)? where Source.Element: Sendable {
        try await withThrowingDiscardingTaskGroup { group in
            var failure: (any Error)?
            var iterator = source.makeAsyncIterator()
            var index = 0
            while true {
                if !permits.takeFree() {
                    gathering.setReading(false)
                    repeat { try await permits.wait() } while !permits.takeFree()
                    gathering.setReading(true)
                }
                let query: Source.Element
                do {
                    guard let next = try await iterator.next(isolation: nil) else { break }
                    query = next
                } catch {
                    try Task.checkCancellation()
                    failure = error
                    break
                }
                try Task.checkCancellation()
                let member = gathering.begin()
                group.addTask { [index] in try await perform(query, index, member) }
                index += 1
            }
            gathering.endReading()
            return failure
        }
    }
}
