import AsyncFetch
import Synchronization

/// One call of a batch run, from its beginning to its end, whatever number of batches it takes part in.
final class BatchMember: Sendable {
    /// What is known of the latest attempt.
    enum Verdict {
        /// The server has answered, or the call was not sent.
        case known
        /// The call was sent, and nobody knows if the server has carried it out.
        case unknown
        /// There is an answer to the batch, but no part for the call.
        case missing
    }

    private struct State {
        var verdict = Verdict.known
        var batch: Batch?
    }

    /// What the calls of one batch share after its answer.
    final class Batch: Sendable {
        let number: Int
        /// The number from which the waits of its calls are drawn, so that they come back together.
        let random: Double
        private let isPaid = Mutex<Bool?>(nil)
        private let ended = Mutex<Set<BatchGathering.Return.Reason>>([])

        init(number: Int, random: Double) {
            self.number = number
            self.random = random
        }

        /// Pays for one retry, because the calls that come back share a request.
        func pays(_ pay: () -> Bool) -> Bool {
            isPaid.withLock { isPaid in
                let result = isPaid ?? pay()
                isPaid = result
                return result
            }
        }

        /// Records that a call has come back after it left for a reason; the others of the batch follow at once.
        func end(_ reason: BatchGathering.Return.Reason) { ended.withLock { _ = $0.insert(reason) } }

        /// Returns `true` if a call that leaves for a reason comes back at once, because others have.
        func hasEnded(_ reason: BatchGathering.Return.Reason) -> Bool { ended.withLock { $0.contains(reason) } }
    }

    let id: Int
    private let state = Mutex(State())

    init(id: Int) { self.id = id }

    /// The batch of the latest attempt.
    var batch: Batch? { state.withLock { $0.batch } }
    var verdict: Verdict { state.withLock { $0.verdict } }

    func enter(_ batch: Batch) {
        state.withLock {
            $0.batch = batch
            $0.verdict = .unknown
        }
    }

    func settle(_ verdict: Verdict) { state.withLock { $0.verdict = verdict } }
}

extension GAPI.Error {
    /// Returns the final error of a call in a batch, which tells what is known of its outcome.
    func inBatch(_ verdict: BatchMember.Verdict, isIdempotent: Bool) -> Self {
        var error = self
        switch verdict {
        case .missing:
            error.code = .batchPartMissing
            error.message =
                "the answer to the batch has no part for this call; look at the resource before a repetition"
        case .unknown where !isIdempotent:
            error.code = .outcomeUnknown
            error.message =
                "the server may have carried out the call (\(message)); look at the resource before a repetition"
        case .known, .unknown:
            if (cause as? FetchError)?.code == .tooLarge { error.code = .unexpectedContent }
        }
        return error
    }
}
