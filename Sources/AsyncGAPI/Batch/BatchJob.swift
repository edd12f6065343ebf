import Synchronization

/// The place for the result of one call of a batch.
final class BatchSlot<Response: Sendable>: Sendable {
    private let value = Mutex<Result<Response, GAPI.Error>?>(nil)

    init<Q: GAPI.Query>(for query: Q) where Q.Response == Response {}

    var result: Result<Response, GAPI.Error> {
        get throws {
            guard let result = value.withLock({ $0 }) else { throw CancellationError() }
            return result
        }
    }

    func set(_ result: Result<Response, GAPI.Error>) { value.withLock { $0 = result } }
}

/// One call of a batch, whatever its type.
struct BatchJob: Sendable {
    let perform: @Sendable (BatchContext, BatchMember) async throws -> Void

    init<Q: GAPI.Query>(_ query: Q, _ slot: BatchSlot<Q.Response>) {
        perform = { slot.set(try await $0.result(of: query, $1)) }
    }
}
