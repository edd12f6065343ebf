import HTTPTypes
import Synchronization

/// Lets equal calls that run at the same time share one answer.
///
/// The work belongs to all who wait for it: a waiter that is cancelled leaves, and the last one that leaves ends the work.
final class SingleFlight: Sendable {
    /// What makes two calls equal.
    struct Key: Hashable, Sendable {
        let key: CacheKey
        let headers: HTTPFields
        let limit: Int
    }

    private struct Flight {
        let answer: Promise<TransportResponse>
        var task: Task<Void, Never>?
        var waiters = 1
    }

    private let flights = Mutex<[Key: Flight]>([:])

    /// The calls that wait now.
    var waiters: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waiters } } }

    /// - Returns: the answer, and whether it was `work` of this call that got it.
    func share(
        _ key: Key,
        _ work: @escaping @Sendable () async throws -> TransportResponse
    ) async throws -> (answer: TransportResponse, isOwn: Bool) {
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
            return (try await answer.value, isOwn)
        } catch {
            if Task.isCancelled { await leave(key, answer) }
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
        // Its connection is closed when the call has ended, not some time later.
        await abandoned?.value
    }
}
