import HTTPTypes
import Synchronization

/// A register of running calls, which lets equal calls that run at the same time share one response.
///
/// The work belongs to all calls that wait for it: a cancelled call leaves, and the last one that leaves cancels the
/// work.
final class SingleFlight: Sendable {
    /// The key by which two calls are equal.
    struct Key: Hashable, Sendable {
        let key: CacheKey
        /// The number of the last removal of the URL: a call after it gets no answer to a request from before.
        let removal: UInt64
        let headers: HTTPFields
        let staysAtResource: Bool
        let limit: Int
    }

    private struct Flight {
        let answer: Promise<TransportResponse>
        var task: Task<Void, Never>?
        var waiters = 1
    }

    private let flights = Mutex<[Key: Flight]>([:])

    /// The number of calls that are waiting now.
    var waiters: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waiters } } }

    /// Waits for the response of a running call with the same key, or runs `work`.
    ///
    /// - Returns: The response or the error of the work, and `true` if it is that of this call.
    /// - Throws: `CancellationError` if the waiting task is cancelled.
    func share(
        _ key: Key,
        _ work: @escaping @Sendable () async throws -> TransportResponse
    ) async throws -> (answer: Result<TransportResponse, any Error>, isOwn: Bool) {
        let (answer, isOwn) = flights.withLock { flights in
            if let flight = flights[key] {
                flights[key]?.waiters += 1
                return (flight.answer, false)
            }
            let answer = Promise<TransportResponse>()
            let task = Task {
                let result: Result<TransportResponse, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                self.land(key, answer)
                answer.fulfill(result)
            }
            flights[key] = Flight(answer: answer, task: task)
            return (answer, true)
        }
        do {
            return (.success(try await answer.value), isOwn)
        } catch {
            guard Task.isCancelled else { return (.failure(error), isOwn) }
            await leave(key, answer)
            throw error
        }
    }

    private func land(_ key: Key, _ answer: Promise<TransportResponse>) {
        flights.withLock { flights in
            if flights[key]?.answer === answer { flights[key] = nil }
        }
    }

    private func leave(_ key: Key, _ answer: Promise<TransportResponse>) async {
        let abandoned = flights.withLock { flights -> Task<Void, Never>? in
            guard let flight = flights[key], flight.answer === answer else { return nil }
            flights[key]?.waiters -= 1
            guard flight.waiters == 1 else { return nil }
            flights[key] = nil
            return flight.task
        }
        abandoned?.cancel()
        // Returns only when the work has ended, so that its connection is closed by then.
        await abandoned?.value
    }
}
