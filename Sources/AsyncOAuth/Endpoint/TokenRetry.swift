import AsyncFetch
import NIOCore
import Synchronization

/// The policy of one token request: repeats temporary failures, and counts those after which nobody knows whether the
/// server has carried out the request.
final class TokenRetry: RetryPolicy {
    private let attempts: Int
    private let repetitions: Int
    /// The number of the first attempt that the server may have carried out without telling; 0 for none.
    private let firstUnknown = Atomic(0)
    private let waits = StandardRetry {
        $0.maximumAttempts = .max
        $0.maximumDelay = .seconds(10)
        $0.maximumRetryAfter = .seconds(60)
    }

    init(attempts: Int, repetitions: Int) {
        self.attempts = attempts
        self.repetitions = repetitions
    }

    var isImmediate: Bool { true }

    func delay(after failed: FailedAttempt) -> Duration? {
        guard mayPass(failed) else { return nil }
        if isUnknown(failed) {
            _ = firstUnknown.compareExchange(expected: 0, desired: failed.number, ordering: .relaxed)
        }
        let first = firstUnknown.load(ordering: .relaxed)
        guard failed.number < attempts, first == 0 || failed.number - first < repetitions else { return nil }
        guard (failed.retryAfter ?? .zero) <= waits.maximumRetryAfter else { return nil }
        let ceiling = waits.initialDelay.grown(forWait: failed.number, by: waits.factor, upTo: waits.maximumDelay)
        return max(ceiling * failed.random, failed.retryAfter ?? .zero)
    }

    private func mayPass(_ failed: FailedAttempt) -> Bool {
        // A torn body breaks the rules of HTTP if its length was announced.
        if let error = failed.error { return error.isRetryable || error.code == .invalidResponse }
        guard let status = failed.status else { return false }
        let isTemporaryStatus = waits.statuses.contains(status)
        guard let reason = ServerAnswer(failed.body ?? ByteBuffer()).error else { return isTemporaryStatus }
        guard !reason.isAboutNextQuestion else { return false }
        return reason.isTemporary || isTemporaryStatus && !reason.isFinal
    }

    /// Returns `true` if there is no answer of the server itself to a request that it may have got.
    private func isUnknown(_ failed: FailedAttempt) -> Bool {
        if let error = failed.error { return !Self.unsent.contains(error.code) }
        return failed.status == 502 || failed.status == 504
    }

    private static let unsent: Set<FetchError.Code> = [
        .unreachable, .connectTimeout, .circuitOpen, .hostBusy, .throttled,
    ]
}
